"""Narrows optional values in tests."""

from typing import TypeVar

T = TypeVar("T")


def present(value: T | None) -> T:
    """The value; fails the test if it is None."""
    assert value is not None
    return value
