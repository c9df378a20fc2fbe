"""The one place where HTML enters the page: as `Markup`, in which all text is escaped."""

from itertools import zip_longest
from typing import Any

from js import document

from browser.markup import Markup


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


def refresh(element: Any, inside: Markup) -> None:
    """Brings the content of an element up to date in place.

    A field reports its change while the next thing is being pressed: elements that stay keep that
    click and the focus. What somebody chose in a select or typed stays too: set its ``value``.
    """
    _refresh(element, made_of(inside))


def _refresh(old: Any, new: Any) -> None:
    for was, now in zip_longest([*old.childNodes], [*new.childNodes]):
        if was is None:
            old.append(now)
        elif now is None:
            was.remove()
        elif was.nodeName != now.nodeName:
            was.replaceWith(now)
        elif now.nodeType == now.TEXT_NODE:
            was.data = now.data
        elif not was.isEqualNode(now):
            for name in [*was.getAttributeNames()]:
                if not now.hasAttribute(name):
                    was.removeAttribute(name)
            for name in [*now.getAttributeNames()]:
                was.setAttribute(name, now.getAttribute(name))
            _refresh(was, now)
