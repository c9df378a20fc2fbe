"""The one place where HTML enters the page: as `Markup`, in which all text is escaped."""

from typing import Any

from js import document

from table.markup import Markup


def set_html(element: Any, inside: Markup) -> None:
    """Replaces the content of an element with HTML."""
    if not isinstance(inside, Markup):
        raise TypeError("only Markup is HTML")
    element.innerHTML = str(inside)


def made_of(text: Markup) -> Any:
    """New elements, for ``append`` and similar methods."""
    template = document.createElement("template")
    set_html(template, text)
    return template.content
