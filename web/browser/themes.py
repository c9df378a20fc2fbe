"""By day or by night: the one place that knows which theme a name stands for."""

from collections.abc import Callable
from typing import Any

import js

from browser.report_errors import listen
from realmino.drawing.theme import Theme, theme_of


def _night() -> Any:
    return js.matchMedia("(prefers-color-scheme: dark)")


def theme_named(chosen: str) -> Theme:
    """The theme that is called "light" or "dark"; for any other name as the system is."""
    return theme_of(chosen, bool(_night().matches))


def on_nightfall(work: Callable[[], object]) -> Callable[[], Any]:
    """Calls ``work`` when the system turns from day to night or back; what is given ends that."""
    return listen(_night(), "change", lambda _: work())
