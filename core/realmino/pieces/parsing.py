"""Splits a record into tokens; helpers for the pieces' parsers; the error for unreadable text.

A token is a capital letter followed by lower-case letters, digits and hyphens, so white space,
newlines and ``_`` between tokens are optional. ``;`` starts a comment that runs to the end of its
line. A position in square brackets is a single token.
"""

import re
from collections.abc import Callable, Iterator
from enum import Enum
from typing import Final, NamedTuple, TypeVar

T = TypeVar("T")


class NotationError(ValueError):
    """A text can't be read; the message has the position, what was found and what was expected."""

    text: str
    """The whole text."""
    position: int
    """The offset of the first unexpected character."""
    expected: str
    """What was expected there, in words."""

    def __init__(self, text: str, position: int, expected: str) -> None:
        self.text = text
        self.position = position
        self.expected = expected
        super().__init__(text, position, expected)

    def __str__(self) -> str:
        line, column = line_and_column(self.text, self.position)
        rest = self.text[self.position :]
        word = rest.split(maxsplit=1)
        nothing = "white space" if rest else "the end of the text"
        actual = repr(shorten(word[0])) if word else nothing
        place = (
            f"line {line}, column {column}"
            if len(self.text.splitlines()) > 1
            else f"column {column}"
        )
        return f"{place}: found {actual}, expected {self.expected}"

    def within(self, text: str, offset: int) -> "NotationError":
        """The same error in a longer text, where this text starts at ``offset``."""
        return NotationError(text, self.position + offset, self.expected)


def line_and_column(text: str, position: int) -> tuple[int, int]:
    """The line and column of an offset in a text, both from 1."""
    lines = f"{text[:position]}|".splitlines()
    return len(lines), len(lines[-1])


def parse_inside(text: str, position: int, part: str, parse: Callable[[str], T]) -> T:
    """Parses ``part`` at ``position`` of ``text``; a `NotationError` refers to ``text``."""
    try:
        return parse(part)
    except NotationError as error:
        raise error.within(text, position) from None


def check_length(text: str, max_length: int, what: str) -> None:
    """Raises `NotationError` if ``text`` is longer than ``max_length`` characters.

    ``what`` describes the text in the error message. Raises `TypeError` for anything except a
    string.
    """
    if not isinstance(text, str):
        raise TypeError(f"the text of {what} is a str, not {type(text).__name__}")
    if len(text) > max_length:
        expected = f"the end of {what}: it has at most {max_length} characters"
        raise NotationError(text, max_length, expected)


def enum_repr(member: Enum) -> str:
    """``Side.EAST``: an enum member's ``repr``, from which it can be rebuilt."""
    return f"{type(member).__name__}.{member.name}"


def shorten(text: str, most: int = 24) -> str:
    """A text cut to a length that fits into an error message."""
    return text if len(text) <= most else text[: most - 1] + "…"


def number_text(number: int) -> str:
    """A number for an error message; `str` rejects numbers with thousands of digits."""
    return str(number) if abs(number) < 10**9 else "a huge number"


def parts(text: str, start: int = 0) -> Iterator[tuple[int, str]]:
    """The parts of a text such as ``3-14-34`` from offset ``start``, each with its offset."""
    for part in text[start:].split("-"):
        yield start, part
        start += len(part) + 1


_ID = re.compile("[1-9][0-9]{0,2}")


def parse_id(text: str, position: int, part: str, most: int, what: str) -> int:
    """``part`` as an id from 1 to ``most``; raises `NotationError` at ``position`` of ``text``."""
    if not _ID.fullmatch(part) or int(part) > most:
        raise NotationError(text, position, f"a {what} from 1 to {most}")
    return int(part)


COMMENT: Final = r";[^\n\r\v\f\x1c-\x1e\x85\u2028\u2029]*"
"""A regular expression for a comment, which ends at any line break of `str.splitlines`."""

_BLANK = re.compile(rf"(?:[\s_]+|{COMMENT})*")
_TOKEN = re.compile(r"[A-Z][a-z0-9-]*")
_BRACKETS = re.compile(rf"\[(?:[^\];]|{COMMENT})*+(\]?)")
"""A position in brackets; a bracket in a comment doesn't close it."""


class Token(NamedTuple):
    """A token."""

    text: str
    position: int
    """The offset of its first character in the whole text."""


def tokens(text: str) -> Iterator[Token]:
    """A text's tokens; `NotationError` at the first thing that isn't one.

    >>> [token.text for token in tokens("K4hm_Oadcb ; the kings\\nL3-14-34-41E38")]
    ['K4hm', 'Oadcb', 'L3-14-34-41', 'E38']
    """
    position = skip_blank(text, 0)
    while position < len(text):
        match = _TOKEN.match(text, position) or _BRACKETS.match(text, position)
        if not match:
            raise NotationError(text, position, "a token, which begins with a capital letter")
        if match[0][0] == "[" and not match[1]:
            raise NotationError(text, len(text), "the bracket ] that ends a position")
        yield Token(match[0], position)
        position = skip_blank(text, match.end())


def skip_blank(text: str, position: int) -> int:
    """The offset of the next character that isn't in a separator or comment."""
    match = _BLANK.match(text, position)
    return match.end() if match else position
