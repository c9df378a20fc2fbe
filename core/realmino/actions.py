"""What a player may choose and what the box deals, each with its token.

Actions are chosen by the player in turn, draws are dealt. Both are frozen values with one text
form; those the engine lists are shared instances, so comparing and collecting them is cheap.
"""

import re
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from realmino.dominoes import DOMINOES, read_domino
from realmino.grid import Side, Square
from realmino.notation import NotationError, numbers
from realmino.rules import SEATS


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A: add the claimed domino, its first half on ``square``, its second toward ``side``."""

    domino: int
    square: Square
    side: Side

    def __str__(self) -> str:
        return f"A{self.domino}{self.square}{self.side.letter}"

    @property
    def squares(self) -> tuple[Square, Square]:
        """Where the first and the second half lie."""
        return self.square, Square(int(self.square) + self.side.step)


@dataclass(frozen=True, slots=True, order=True)
class Discard:
    """A: put the claimed domino, which fits nowhere, out of the game."""

    domino: int

    def __str__(self) -> str:
        return f"A{self.domino}x"


@dataclass(frozen=True, slots=True, order=True)
class Claim:
    """E: put the king on a free domino of the next line."""

    domino: int

    def __str__(self) -> str:
        return f"E{self.domino}"


@dataclass(frozen=True, slots=True, order=True)
class End:
    """E in the last round, where nothing is left to claim: end the turn."""

    def __str__(self) -> str:
        return "E"


@dataclass(frozen=True, slots=True, order=True)
class Kings:
    """The kings as they are drawn from the hand: the seat of each, first drawn first."""

    seats: tuple[int, ...]

    def __str__(self) -> str:
        return "O" + "".join(SEATS[seat] for seat in self.seats)


@dataclass(frozen=True, slots=True, order=True)
class Line:
    """A new line of dominoes, ascending by id."""

    dominoes: tuple[int, ...]

    def __str__(self) -> str:
        return "L" + "-".join(map(str, self.dominoes))


Action = Place | Discard | Claim | End
Draw = Kings | Line
Move = Action | Draw

END = End()


@cache
def claim(domino: int) -> Claim:
    """The shared `Claim` of a domino."""
    return Claim(domino)


@cache
def places(domino: int) -> dict[int, Place]:
    """The shared `Place` values of a domino, filled as they are needed: key 4 × square + side."""
    return _Places(domino)


class _Places(dict[int, Place]):
    def __init__(self, domino: int) -> None:
        self.domino = domino

    def __missing__(self, key: int) -> Place:
        place = self[key] = Place(self.domino, Square(key >> 2), Side(key & 3))
        return place


def parse_move(token: str) -> Move:
    """The action or draw that a token stands for.

    Raises `NotationError` with the place in the token and what would fit there. Whether the move is
    legal is not asked here.

    >>> parse_move("A17g8e")
    Place(domino=17, square=Square('g8'), side=Side.EAST)
    >>> str(parse_move("L3-14-34-41"))
    'L3-14-34-41'
    """
    reader = _READERS.get(token[:1])
    if reader is None:
        raise NotationError(token, 0, "a move that begins with O, L, A or E")
    return reader(token)


def _read_add(token: str) -> Move:
    found = re.match(r"A([0-9]*)", token)
    digits = found[1] if found else ""
    domino = read_domino(token, 1, digits)
    after = 1 + len(digits)
    rest = token[after:]
    if rest == "x":
        return Discard(domino)
    where = re.match(r"[a-m](?:1[0-3]|[1-9])", rest)
    if not where:
        raise NotationError(token, after, "a square from a1 to m13, or x")
    if len(rest) != where.end() + 1 or rest[-1] not in "nesw":
        raise NotationError(token, after + where.end(), "one of n, e, s, w and nothing more")
    return Place(domino, Square(where[0]), Side("nesw".index(rest[-1])))


def _read_claim(token: str) -> Move:
    return END if token == "E" else Claim(read_domino(token, 1, token[1:]))


def _read_kings(token: str) -> Move:
    for position, letter in enumerate(token[1:], start=1):
        if letter not in SEATS:
            raise NotationError(token, position, "the letter of a seat, a to h")
    if len(token) == 1:
        raise NotationError(token, 1, "the seats of the kings in the order drawn")
    return Kings(tuple(SEATS.index(letter) for letter in token[1:]))


def _read_line(token: str) -> Move:
    found = numbers(token, 1, "domino numbers joined by hyphens")
    for id, position in found:
        if id not in DOMINOES:
            read_domino(token, position, str(id))
    for (low, _), (high, position) in pairwise(found):
        if low >= high:
            raise NotationError(token, position, "the dominoes of a line in ascending order")
    return Line(tuple(id for id, _ in found))


_READERS = {"A": _read_add, "E": _read_claim, "O": _read_kings, "L": _read_line}
