"""A value that may be missing elsewhere, and is there in a test."""

from typing import TypeVar

T = TypeVar("T")


def present(value: T | None) -> T:
    """The value; the test fails where it is missing."""
    assert value is not None
    return value
