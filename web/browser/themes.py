"""Light and dark themes by name, and changes to the system's theme."""

from collections.abc import Callable
from typing import Any

import js

from browser.events import listen
from realmino.drawing.theme import Theme, choose_theme


def _dark_mode_query(window: Any) -> Any:
    """The media query that matches in dark mode."""
    return (window or js.window).matchMedia("(prefers-color-scheme: dark)")


def theme_named(chosen: str, window: Any = None) -> Theme:
    """The theme "light" or "dark"; for any other name, the window's system theme."""
    return choose_theme(chosen, bool(_dark_mode_query(window).matches))


def on_system_theme(work: Callable[[], object], window: Any = None) -> Callable[[], Any]:
    """Calls ``work`` when the system's theme changes; returns a function that stops it."""
    return listen(_dark_mode_query(window), "change", lambda _: work())
