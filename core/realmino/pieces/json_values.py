"""Reads fields of JSON data. Each class has its own `to_json`, a dict with the value's text.

A kingdom is ``{"kingdom": "ff/C-"}``, a position ``{"position": "K4 R0o …"}``, a move
``{"move": "E34"}``, a game ``{"record": "K4 Oadcb …", "undone": 0}``. Readers ignore other fields,
so programs can add their own.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from realmino.pieces.parsing import shorten

__all__ = ["JsonError", "json_field", "read_number", "read_text"]

T = TypeVar("T")


class JsonError(ValueError):
    """Data that can't be read as a value."""

    field: str
    """The invalid field, "" for the data as a whole."""
    problem: str

    def __init__(self, field: str, problem: str) -> None:
        self.field = field
        self.problem = problem
        super().__init__(field, problem)

    def __str__(self) -> str:
        return f"{self.field}: {self.problem}" if self.field else self.problem


def read_text(data: object, field: str, parse: Callable[[str], T]) -> T:
    """The value that ``parse`` reads from a text field in a dict; raises `JsonError`."""
    text = json_field(data, field)
    if not isinstance(text, str):
        raise JsonError(field, f"expected a text, not {_json_type(text)}")
    try:
        return parse(text)
    except ValueError as error:
        raise JsonError(field, str(error)) from error


def read_number(data: object, field: str, most: int) -> int:
    """The integer from 0 to ``most`` in a field of a dict, 0 if the field is missing."""
    if isinstance(data, dict) and field not in data:
        return 0
    number = json_field(data, field)
    if type(number) is not int or not 0 <= number <= most:
        actual = shorten(repr(number)) if type(number) is int else _json_type(number)
        raise JsonError(field, f"expected a whole number from 0 to {most}, not {actual}")
    return number


def json_field(data: object, field: str) -> Any:
    """A field of a dict; `JsonError` if it's missing."""
    if not isinstance(data, dict):
        raise JsonError("", f'expected a dict with the field "{field}", not {_json_type(data)}')
    if field not in data:
        raise JsonError(field, "this field is missing")
    return data[field]


def _json_type(value: object) -> str:
    return "null" if value is None else type(value).__name__
