"""The grammar that every text form shares: tokens with their places, and errors that say what and
where.

Each value writes and reads its own text (``str(value)``, ``Value.parse(text)``); this module is
what they have in common. A token is one capital letter followed by small letters, digits and
hyphens, so white space, new lines and ``_`` between tokens are cosmetic. ``;`` starts a comment
that runs to the end of its line. A position in square brackets is one token too.
"""

import re
from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

_BLANK = re.compile(r"(?:[\s_]+|;[^\n]*)*")
_TOKEN = re.compile(r"[A-Z][a-z0-9-]*")
_BRACKETS = re.compile(r"\[(?:[^\];]|;[^\n]*)*+(\]?)")
"""A position in brackets; one in a comment closes nothing."""


class NotationError(ValueError):
    """The error of a text that cannot be read: its offset, and the text found and expected there.

    ``text`` is the whole text, ``position`` the offset of the first character that does not fit,
    ``expected`` what would fit there, in words.
    """

    def __init__(self, text: str, position: int, expected: str) -> None:
        self.text = text
        self.position = position
        self.expected = expected
        super().__init__(text, position, expected)

    def __str__(self) -> str:
        before = self.text[: self.position]
        line = before.count("\n") + 1
        column = self.position - (before.rfind("\n") + 1) + 1
        rest = self.text[self.position :]
        word = rest.split(maxsplit=1)
        nothing = "white space" if rest else "the end of the text"
        actual = repr(shorten(word[0])) if word else nothing
        place = f"line {line}, column {column}" if "\n" in self.text else f"column {column}"
        return f"{place}: found {actual}, expected {self.expected}"

    def within(self, text: str, offset: int) -> "NotationError":
        """The same error, told from a longer text in which this one starts at ``offset``."""
        return NotationError(text, self.position + offset, self.expected)


class Token(NamedTuple):
    """A token and the offset of its capital letter, or of its bracket, in the text."""

    text: str
    position: int


def check_length(text: str, most: int, what: str) -> None:
    """Refuses a text too long to be ``what`` before anything in it is read."""
    if len(text) > most:
        raise NotationError(text, most, f"the end of {what}: it has at most {most} characters")


def enum_repr(member: Enum) -> str:
    """``Side.EAST``: the ``repr`` of an enum's member from which it can be rebuilt."""
    return f"{type(member).__name__}.{member.name}"


def shorten(text: str, most: int = 24) -> str:
    """A text cut to what fits into an error message."""
    return text if len(text) <= most else text[: most - 1] + "…"


def tokens(text: str) -> Iterator[Token]:
    """The tokens of a text in order; `NotationError` at the first thing that is none.

    >>> [token.text for token in tokens("K4hm_Oadcb ; the kings\\nL3-14-34-41E38")]
    ['K4hm', 'Oadcb', 'L3-14-34-41', 'E38']
    """
    position = skip_blank(text, 0)
    while position < len(text):
        match = _TOKEN.match(text, position) or _BRACKETS.match(text, position)
        if not match:
            raise NotationError(text, position, "a token (a capital letter to begin with)")
        if match[0][0] == "[" and not match[1]:
            raise NotationError(text, len(text), "the bracket ] that ends a position")
        yield Token(match[0], position)
        position = skip_blank(text, match.end())


def skip_blank(text: str, position: int) -> int:
    """The offset of the next character that is neither separator nor comment."""
    match = _BLANK.match(text, position)
    return match.end() if match else position


def numbers(text: str, start: int, expected: str) -> list[tuple[int, int]]:
    """The numbers of ``3-14-34`` from offset ``start`` on, each with its offset."""
    pairs = []
    position = start
    for part in text[start:].split("-"):
        pairs.append((number(text, position, part, expected), position))
        position += len(part) + 1
    return pairs


def number(text: str, position: int, part: str, expected: str) -> int:
    """``part`` as a number without leading zeros, else `NotationError` at ``position``."""
    if not re.fullmatch(r"0|[1-9][0-9]{0,5}", part):
        raise NotationError(text, position, expected)
    return int(part)
