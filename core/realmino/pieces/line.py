"""The line of dominoes and the kings on it."""

from typing import NamedTuple

from realmino.pieces.dominoes import read_domino
from realmino.pieces.parsing import NotationError
from realmino.pieces.variants import SEATS


class LineDomino(NamedTuple):
    """A domino in a line and the seat whose king stands on it, None while it is free."""

    domino: int
    king: int | None

    def __str__(self) -> str:
        return f"{self.domino}{'' if self.king is None else SEATS[self.king]}"


Dominoes = tuple[LineDomino, ...]


def line_text(line: Dominoes) -> str:
    """``3a-14-34b``: the dominoes in order, each with the seat of its king."""
    return "-".join(map(str, line))


def parse_line(text: str) -> Dominoes:
    """Reads ``3a-14-34b``; `NotationError` where it breaks off.

    >>> parse_line("3a-14")
    (LineDomino(domino=3, king=0), LineDomino(domino=14, king=None))
    """
    line = []
    position = 0
    for part in text.split("-"):
        digits = part.rstrip(SEATS)
        if len(part) - len(digits) > 1:
            raise NotationError(text, position + len(digits) + 1, "one king on a domino at most")
        domino = read_domino(text, position, digits)
        line.append(LineDomino(domino, SEATS.index(part[-1]) if part != digits else None))
        position += len(part) + 1
    return tuple(line)


def mask_of(line: Dominoes) -> int:
    """The ids of a line as a mask."""
    return sum(1 << entry.domino for entry in line)
