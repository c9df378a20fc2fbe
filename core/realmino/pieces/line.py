"""The line of dominoes and the kings on it."""

from typing import NamedTuple

from realmino.pieces.dominoes import parse_domino
from realmino.pieces.parsing import NotationError, parts
from realmino.pieces.variants import SEATS


class LineDomino(NamedTuple):
    """A domino in a line."""

    domino: int
    king: int | None
    """The seat whose king is on the domino; None if it's free."""

    def __str__(self) -> str:
        return f"{self.domino}{'' if self.king is None else SEATS[self.king]}"


Dominoes = tuple[LineDomino, ...]


def line_text(line: Dominoes) -> str:
    """``3a-14-34b``: the dominoes in order, each with its king's seat."""
    return "-".join(map(str, line))


def parse_line(text: str) -> Dominoes:
    """The line in a text such as ``3a-14-34b``; raises `NotationError`.

    >>> parse_line("3a-14")
    (LineDomino(domino=3, king=0), LineDomino(domino=14, king=None))
    """
    line = []
    for position, part in parts(text):
        digits = part.rstrip(SEATS)
        if len(part) - len(digits) > 1:
            raise NotationError(text, position + len(digits) + 1, "at most one king on a domino")
        domino = parse_domino(text, position, digits)
        line.append(LineDomino(domino, SEATS.index(part[-1]) if part != digits else None))
    return tuple(line)


def mask_of(line: Dominoes) -> int:
    """The ids in a line, as a mask."""
    return sum(1 << entry.domino for entry in line)
