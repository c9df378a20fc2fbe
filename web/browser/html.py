"""The one place where the page takes HTML: `Markup`, in which all text is escaped."""

from typing import Any

from js import document

from table.markup import Markup


def set_html(element: Any, inside: Markup) -> None:
    """Puts HTML in the place of all that an element contains."""
    if not isinstance(inside, Markup):
        raise TypeError("only Markup is HTML")
    element.innerHTML = str(inside)


def made_of(text: Markup) -> Any:
    """New elements, for ``append`` and its like."""
    template = document.createElement("template")
    set_html(template, text)
    return template.content
