"""Builds HTML from templates; text is always escaped."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final


class Markup(str):
    """A text that is safe HTML."""

    __slots__ = ()


Value = str | float | Iterable["Value"]


def markup(template: str, *values: Value) -> Markup:
    """Fills a template with a value for each ``{}``; escapes all except `Markup` and numbers.

    A list inserts several values; numbers may have a format (``{:.1f}``).
    """
    return Markup(template.format(*map(_escaped, values)))


def joined(values: Iterable[Value]) -> Markup:
    """The concatenation of several values."""
    return Markup("".join(str(_escaped(value)) for value in values))


def _escaped(value: Value) -> Markup | float:
    if isinstance(value, Markup | int | float):
        return value
    return Markup(escape(value)) if isinstance(value, str) else joined(value)


CLOSE: Final = markup('<svg aria-hidden="true"><use href="#sign-close"/></svg>')
"""The icon of a button that closes or removes something."""
