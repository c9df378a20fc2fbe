"""The only place where HTML enters the page, always as escaped `Markup`."""

from itertools import zip_longest
from typing import Any

from js import document

from browser.markup import Markup


def set_html(element: Any, inside: Markup) -> None:
    """Replaces an element's content; raises TypeError unless ``inside`` is `Markup`."""
    if not isinstance(inside, Markup):
        raise TypeError("only Markup is HTML")
    element.innerHTML = str(inside)


def elements_from(text: Markup) -> Any:
    """New elements made from markup, for ``append`` and similar methods."""
    template = document.createElement("template")
    set_html(template, text)
    return template.content


def refresh(element: Any, inside: Markup) -> None:
    """Updates an element's content in place.

    Existing elements are reused, so that focus and clicks in progress aren't lost. They also keep
    what people typed, selected or unfolded; to change that, set ``value`` or ``open``.
    """
    _refresh(element, elements_from(inside))


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
            if was.nodeName == "DETAILS":
                now.open = was.open
            for name in [*was.getAttributeNames()]:
                if not now.hasAttribute(name):
                    was.removeAttribute(name)
            for name in [*now.getAttributeNames()]:
                was.setAttribute(name, now.getAttribute(name))
            _refresh(was, now)
