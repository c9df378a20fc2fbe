"""Parses tokens, legal or not."""

import re
from dataclasses import dataclass
from functools import lru_cache

from .land import Square, square_of
from .table import DOMINOES, TILES


@dataclass(frozen=True)
class Token:
    """The parts of a token."""

    kind: str  # one of O T L A B C D E
    domino: int | None = None
    squares: tuple[Square, ...] = ()
    direction: str = ""
    spot: int = 0
    numbers: tuple[int, ...] = ()  # the dominoes of a line, the tiles of a refill
    seats: str = ""


SQUARE = r"([a-m](?:1[0-3]|[1-9]))"


@lru_cache(maxsize=1 << 14)
def read_token(token: str) -> Token:
    """The parts of a token; ValueError for invalid text.

    Two squares of a B must differ and be sorted by column and row.
    """
    if match := re.fullmatch(r"O([a-h]+)", token):
        return Token("O", seats=match[1])
    if match := re.fullmatch(r"([TL])(\d+(?:-\d+)*)", token):
        return Token(match[1], numbers=tuple(int(text) for text in match[2].split("-")))
    if match := re.fullmatch(r"E([1-9]\d?)?", token):
        return Token("E", int(match[1]) if match[1] else None)
    if match := re.fullmatch(r"A([1-9]\d?)x", token):
        return Token("A", _domino(match[1]))
    if match := re.fullmatch(rf"A([1-9]\d?){SQUARE}([nesw])", token):
        return Token("A", _domino(match[1]), (square_of(match[2]),), match[3])
    if match := re.fullmatch(rf"B{SQUARE}{SQUARE}?", token):
        squares = tuple(square_of(name) for name in match.groups() if name)
        if squares == tuple(sorted(set(squares))):
            return Token("B", squares=squares)
    if match := re.fullmatch(rf"C([0-5]){SQUARE}", token):
        return Token("C", squares=(square_of(match[2]),), spot=int(match[1]))
    if match := re.fullmatch(r"D([0-5])", token):
        return Token("D", spot=int(match[1]))
    raise ValueError(f"no such token: {token!r}")


def _domino(text: str) -> int:
    if int(text) not in DOMINOES:
        raise ValueError(f"no domino has the number {text}")
    return int(text)


def are_tiles(numbers: tuple[int, ...]) -> bool:
    """Whether these are different tile numbers."""
    return set(numbers) <= set(TILES) and len(set(numbers)) == len(numbers)
