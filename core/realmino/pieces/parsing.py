"""How every value reads its own text: the error that says what and where, and numbers.

Each value writes and reads its own text (``str(value)``, ``Value.parse(text)``).
"""

import re
from enum import Enum


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
