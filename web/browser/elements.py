"""Finds the page's elements by id, shows and announces messages, and reads the page's theme."""

from typing import Any

from js import document

from browser.themes import theme_named
from realmino.drawing.theme import Theme


def element(id: str) -> Any:
    """The element with this id."""
    return document.getElementById(id)


def close_dialogs() -> None:
    """Closes all dialogs; call it before showing another screen or game."""
    for dialog in document.querySelectorAll("dialog[open]"):
        dialog.close()


def announce(text: str, urgent: bool = False) -> None:
    """Announces a text to screen readers."""
    element("alert" if urgent else "announce").textContent = text


def show_problem(text: str) -> None:
    """Shows a problem on the set-up screen; an empty text hides it."""
    place = element("problem")
    if place.textContent != text:  # screen readers repeat a text that is set again
        place.textContent = text
    place.hidden = not text


def page_theme() -> Theme:
    """The theme chosen for the page, or the system's."""
    return theme_named(str(document.documentElement.getAttribute("data-theme")))
