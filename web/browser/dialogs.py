"""Dialogs that code makes: a title, a button that closes them, and their content."""

from typing import Any

from js import document

from browser.html import set_html
from browser.markup import CLOSE, Markup, markup
from browser.messages import say


def new_dialog(id: str, title: str, inside: Markup, *, closes_outside: bool = True) -> Any:
    """A dialog at the end of the document; a click outside may close it."""
    dialog = document.createElement("dialog")
    dialog.id = id
    dialog.setAttribute("aria-labelledby", f"{id}-title")
    if closes_outside:
        dialog.setAttribute("closedby", "any")
    set_html(
        dialog,
        markup(
            '<header><h2 id="{}-title" tabindex="-1">{}</h2>'
            '<button type="button" class="icon" data-closes aria-label="{}">{}</button>'
            "</header>{}",
            id,
            title,
            say("close"),
            CLOSE,
            inside,
        ),
    )
    dialog.querySelector("h2").autofocus = True
    document.body.append(dialog)
    return dialog
