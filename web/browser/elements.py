"""The page's elements by id, and its messages outside the table."""

from typing import Any

from js import document


def element(id: str) -> Any:
    """The element with this id."""
    return document.getElementById(id)


def close_dialogs() -> None:
    """Closes every dialog, before another screen or game is shown."""
    for dialog in document.querySelectorAll("dialog[open]"):
        dialog.close()


def announce(text: str, urgent: bool = False) -> None:
    """Announces a text to screen readers."""
    element("alert" if urgent else "announce").textContent = text


def show_problem(text: str) -> None:
    """Shows what is wrong on the set-up screen; an empty text hides it."""
    place = element("problem")
    if place.textContent != text:  # screen readers repeat a text that is set again
        place.textContent = text
    place.hidden = not text
