"""The page's own elements by their ids, and what it says outside of the table."""

from typing import Any

from js import document


def element(id: str) -> Any:
    """The element with that id."""
    return document.getElementById(id)


def close_dialogs() -> None:
    """Leaves nothing open above another screen or another game."""
    for dialog in document.querySelectorAll("dialog[open]"):
        dialog.close()


def announce(text: str, urgent: bool = False) -> None:
    """Tells screen readers."""
    element("alert" if urgent else "announce").textContent = text


def show_problem(text: str) -> None:
    """What is wrong, on the set-up screen; an empty text takes it away."""
    place = element("problem")
    if place.textContent != text:  # a screen reader says it once
        place.textContent = text
    place.hidden = not text
