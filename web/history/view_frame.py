"""The frame of the history's dialogs: a title, and a button that closes them."""

from typing import Any

from js import document

from browser.html import set_html
from browser.markup import Markup, markup
from browser.messages import say
from history.page import CLOSE


def new_dialog(id: str, title: str, inside: Markup) -> Any:
    """A dialog, not yet in the document; ``inside`` is the markup below its title."""
    dialog = document.createElement("dialog")
    dialog.id = id
    dialog.setAttribute("aria-labelledby", f"{id}-title")
    dialog.setAttribute("closedby", "any")
    close = say("close")
    set_html(
        dialog,
        markup(
            '<header><h2 id="{}-title" tabindex="-1">{}</h2>'
            '<button type="button" class="icon" data-closes aria-label="{}">{}</button>'
            "</header>{}",
            id,
            title,
            close,
            CLOSE,
            inside,
        ),
    )
    dialog.querySelector("h2").autofocus = True
    return dialog
