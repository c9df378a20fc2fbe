"""HTML made from templates, which escape all text, so that no caller can forget to."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape


class Markup(str):
    """Text that is HTML."""

    __slots__ = ()


Value = str | float | Iterable["Value"]


def markup(template: str, *values: Value) -> Markup:
    """A template of HTML with a value for each ``{}``; a number keeps its format (``{:.1f}``).

    What is not `Markup` is escaped. A list puts several values in one place.
    """
    return Markup(template.format(*map(_safe, values)))


def joined(values: Iterable[Value]) -> Markup:
    """Several values, one after another."""
    return Markup("".join(str(_safe(value)) for value in values))


def _safe(value: Value) -> Markup | float:
    if isinstance(value, Markup | int | float):
        return value
    return Markup(escape(value)) if isinstance(value, str) else joined(value)
