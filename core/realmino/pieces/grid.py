"""Squares, their names and neighbours, and the grid as bit masks.

The castle is always on g7, so any 7 × 7 kingdom fits a 13 × 13 grid: columns a–m run
west to east, rows 1–13 south to north. A set of squares is a single integer, its mask, in which bit
``14 * column + row`` is a square. The fourteenth row of every column stays empty, so a shift by one
never wraps into the next column.
"""

import re
from enum import IntEnum
from functools import cache
from operator import index
from typing import Final

from realmino.pieces.parsing import NotationError, enum_repr, number_text

SPAN: Final = 13
"""Squares along one side of the grid."""

STRIDE: Final = SPAN + 1
"""The bit offset from a square to its eastern neighbour."""

COLUMNS: Final = "abcdefghijklm"
BOARD: Final = sum(((1 << SPAN) - 1) << (STRIDE * column) for column in range(SPAN))
"""All 169 squares, as a mask."""

SQUARE_NAME: Final = re.compile("([a-m])(1[0-3]|[1-9])")


class Square(int):
    """A square: a bit number with a name. The castle is on g7; ``Square("g8")`` is north of it.

    Sorted by column, then by row. Raises `NotationError` for a name or a bit number off the grid,
    and `TypeError` for other types, such as a boolean or a fraction.

    >>> Square("g8"), int(Square("a1")), Square("h7").column
    (Square('g8'), 0, 7)
    """

    __slots__ = ()

    def __new__(cls, name: str | int) -> "Square":
        """The square with that name or bit number."""
        if type(name) is int:
            square = _SQUARES.get(name)
            if square is None:
                expected = "the bit number of a square from a1 to m13"
                raise NotationError(number_text(name), 0, expected)
            return square
        if isinstance(name, Square):
            return name
        if isinstance(name, str):
            named = SQUARE_NAME.fullmatch(name)
            if not named:
                raise NotationError(name, 0, "a square from a1 to m13")
            return _SQUARES[STRIDE * COLUMNS.index(named[1]) + int(named[2]) - 1]
        return cls(as_integer(name, "a square"))

    @property
    def column(self) -> int:
        """0 (a, west) to 12 (m, east)."""
        return self // STRIDE

    @property
    def row(self) -> int:
        """0 (row 1, south) to 12 (row 13, north)."""
        return self % STRIDE

    def neighbours(self) -> tuple["Square", ...]:
        """The squares to the north, east, south and west that are on the grid.

        >>> [str(square) for square in Square("a2").neighbours()]
        ['a3', 'b2', 'a1']
        """
        beside = (_SQUARES.get(self + step) for step in STEPS)
        return tuple(square for square in beside if square is not None)

    def __str__(self) -> str:
        return f"{COLUMNS[self // STRIDE]}{self % STRIDE + 1}"

    def __repr__(self) -> str:
        return f"Square({str(self)!r})"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


def as_integer(value: object, what: str) -> int:
    """An integer of any type, such as numpy's, as a plain ``int``.

    Raises `TypeError` for other types; ``what`` describes the expected thing, such as "a domino".
    """
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(f"{what} must be a whole number, not {type(value).__name__}")
    return index(value)


_SQUARES: Final[dict[int, Square]] = {
    STRIDE * column + row: int.__new__(Square, STRIDE * column + row)
    for column in range(SPAN)
    for row in range(SPAN)
}
"""The only instance of each square, by its bit number."""

STEPS: Final = (1, STRIDE, -1, -STRIDE)
"""The bit offsets from a square to its neighbours, by `Side`."""


class Side(IntEnum):
    """The side of a domino's first half where its second half is."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    __repr__ = __str__ = enum_repr

    @property
    def letter(self) -> str:
        """``n``, ``e``, ``s`` or ``w``, as in a token."""
        return "nesw"[self]

    @property
    def step(self) -> int:
        """The bit offset to the neighbour on this side."""
        return STEPS[self]


CASTLE: Final = Square("g7")
CASTLE_BIT: Final = 1 << CASTLE
"""The castle as a mask."""


def bit(square: int) -> int:
    """A square's mask."""
    return 1 << square


def squares_of(mask: int) -> list[Square]:
    """The squares in a mask, sorted. The mask must be within `BOARD`.

    >>> [str(square) for square in squares_of(bit(Square("h7")) | bit(Square("g8")))]
    ['g8', 'h7']
    """
    squares = []
    while mask:
        lowest = mask & -mask
        squares.append(_SQUARES[lowest.bit_length() - 1])
        mask ^= lowest
    return squares


def neighbours(mask: int) -> int:
    """The squares that share an edge with a square in the mask, as a mask.

    Squares in the mask are included if they touch each other.
    """
    return (mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE) & BOARD


def territory_of(seed: int, land: int) -> int:
    """The squares of ``land`` that are connected to its part ``seed``, as a mask."""
    while True:
        larger = (seed | seed << 1 | seed >> 1 | seed << STRIDE | seed >> STRIDE) & land
        if larger == seed:
            return seed
        seed = larger


@cache
def columns_between(west: int, east: int) -> int:
    """All squares in the columns ``west`` to ``east`` (inclusive) on the grid."""
    column = (1 << SPAN) - 1
    return sum(column << (STRIDE * at) for at in range(max(west, 0), min(east, SPAN - 1) + 1))


@cache
def rows_between(south: int, north: int) -> int:
    """All squares in the rows ``south`` to ``north`` (inclusive) on the grid."""
    column = sum(1 << row for row in range(max(south, 0), min(north, SPAN - 1) + 1))
    return sum(column << (STRIDE * at) for at in range(SPAN))


@cache
def centre(grid: int) -> int:
    """The ``grid`` × ``grid`` squares with the castle in the middle."""
    far, (column, row) = grid // 2, divmod(CASTLE, STRIDE)
    return columns_between(column - far, column + far) & rows_between(row - far, row + far)


@cache
def reach(west: int, east: int, south: int, north: int, grid: int) -> int:
    """The squares that a kingdom with these outermost columns and rows may use without exceeding
    its ``grid``.

    Each half of a domino can be checked separately: a domino is two squares long, so it never
    extends a kingdom on two opposite sides at once.
    """
    columns = columns_between(east - grid + 1, west + grid - 1)
    return columns & rows_between(north - grid + 1, south + grid - 1)
