"""Light and dark themes by name, and changes of the system's theme."""

from collections.abc import Callable
from typing import Any

import js

from browser.events import listen
from realmino.drawing.theme import Theme, theme_of


def _night() -> Any:
    return js.matchMedia("(prefers-color-scheme: dark)")


def theme_named(chosen: str) -> Theme:
    """The theme "light" or "dark"; for any other name, the system's."""
    return theme_of(chosen, bool(_night().matches))


def on_nightfall(work: Callable[[], object]) -> Callable[[], Any]:
    """Calls ``work`` when the system's theme changes; returns a function that stops it."""
    return listen(_night(), "change", lambda _: work())
