"""What the dialogs of the shelf have in common: a title, and a button that closes them."""

from html import escape
from typing import Any

from js import document

from shelf import words
from shelf.pages import CLOSE


def new_dialog(id: str, title: str, inside: str) -> Any:
    """A dialog, not yet in the document; ``inside`` is the markup below its title."""
    dialog = document.createElement("dialog")
    dialog.id = id
    dialog.setAttribute("aria-labelledby", f"{id}-title")
    dialog.setAttribute("closedby", "any")
    close = escape(words.say("close"))
    dialog.innerHTML = (
        f'<header><h2 id="{id}-title" tabindex="-1">{escape(title)}</h2>'
        f'<button type="button" class="icon" data-closes aria-label="{close}">{CLOSE}</button>'
        f"</header>{inside}"
    )
    dialog.querySelector("h2").autofocus = True
    return dialog
