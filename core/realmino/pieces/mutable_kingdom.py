"""A kingdom's land as bit masks that grow in place, unchecked and fast.

It tracks what the next placement needs: the free space and, for each terrain, the squares next to
that terrain or the castle.
"""

from functools import cache
from typing import Final

from realmino.pieces.dominoes import DOMINOES
from realmino.pieces.grid import (
    BOARD,
    CASTLE_BIT,
    STEPS,
    STRIDE,
    columns_between,
    neighbours,
    reach,
    rows_between,
)
from realmino.pieces.kingdom import Kingdom

_CASTLE_BESIDE: Final = neighbours(CASTLE_BIT)
_BESIDE: Final = [neighbours(1 << square) for square in range(BOARD.bit_length())]
_PLACES: Final = [divmod(square, STRIDE) for square in range(BOARD.bit_length())]
HALVES: Final = {
    id: (
        int(domino.first.terrain),
        domino.first.crowns,
        int(domino.second.terrain),
        domino.second.crowns,
        domino.halves_equal,
    )
    for id, domino in DOMINOES.items()
}
"""By domino: terrain and crowns of both halves, and whether the halves are equal."""


class MutableKingdom:
    """A kingdom's land, changed in place. Sets of squares are masks, as in `Kingdom`."""

    grid: int
    """The maximum number of squares in a row."""
    lands: list[int]
    """Each terrain's land."""
    beside: list[int]
    """The squares next to each terrain's land or the castle."""
    ones: int
    twos: int
    """The squares whose crowns have that binary digit."""
    taken: int
    """All land and the castle."""
    room: int
    """The empty squares that the kingdom may still use."""
    bounds: tuple[int, int, int, int]
    """The outermost columns and rows: west, east, south, north."""
    frame: int
    """All squares within ``bounds``."""

    __slots__ = ("beside", "bounds", "frame", "grid", "lands", "ones", "room", "taken", "twos")

    def __init__(self, kingdom: Kingdom, grid: int) -> None:
        self.grid = grid
        self.lands = list(kingdom.lands)
        self.beside = [
            neighbours(land | CASTLE_BIT) if land else _CASTLE_BESIDE for land in kingdom.lands
        ]
        self.ones, self.twos, self.taken = kingdom.ones, kingdom.twos, kingdom.taken
        west, east, south, north = kingdom.west, kingdom.east, kingdom.south, kingdom.north
        self.bounds = west, east, south, north
        self.frame, room = _frame(west, east, south, north, grid)
        self.room = room & ~kingdom.taken

    def copy(self) -> "MutableKingdom":
        """An independent copy."""
        other = _new(MutableKingdom)
        other.grid = self.grid
        other.lands = self.lands[:]
        other.beside = self.beside[:]
        other.ones = self.ones
        other.twos = self.twos
        other.taken = self.taken
        other.bounds = self.bounds
        other.frame = self.frame
        other.room = self.room
        return other

    def frozen(self, knights: int = 0, buildings: tuple[tuple[int, int], ...] = ()) -> Kingdom:
        """The land as a `Kingdom`, with knights (a mask) and buildings on it."""
        return Kingdom._make(
            (tuple(self.lands), self.ones, self.twos, self.taken, *self.bounds, knights, buildings)
        )

    def fits(self, domino: int) -> tuple[int, int, int, int]:
        """A domino's legal places: for each side, the possible squares of its first half.

        The same as `Kingdom.fits`, but faster.
        """
        terrain, _, terrain2, _, equal = HALVES[domino]
        room = self.room
        first = self.beside[terrain]
        second = self.beside[terrain2]
        north = room & room >> 1 & (first | second >> 1)
        east = room & room >> STRIDE & (first | second >> STRIDE)
        if equal:
            return north, east, 0, 0
        south = room & room << 1 & (first | second << 1)
        return north, east, south, room & room << STRIDE & (first | second << STRIDE)

    def place(self, domino: int, square: int, side: int) -> None:
        """Places a domino, its first half on ``square`` and its second towards ``side``."""
        terrain, crowns, terrain2, crowns2, _ = HALVES[domino]
        square2 = square + STEPS[side]
        first, second = 1 << square, 1 << square2
        lands, beside = self.lands, self.beside
        lands[terrain] |= first
        lands[terrain2] |= second
        beside[terrain] |= _BESIDE[square]
        beside[terrain2] |= _BESIDE[square2]
        if crowns:
            if crowns & 1:
                self.ones |= first
            if crowns > 1:
                self.twos |= first
        if crowns2:
            if crowns2 & 1:
                self.ones |= second
            if crowns2 > 1:
                self.twos |= second
        both = first | second
        self.taken |= both
        self.room ^= both
        if both & ~self.frame:
            self.bounds = self.extended_bounds(square, square2)
            self.frame, room = _frame(*self.bounds, self.grid)
            self.room &= room

    def extended_bounds(self, *squares: int) -> tuple[int, int, int, int]:
        """The ``bounds`` after adding those squares."""
        west, east, south, north = self.bounds
        for square in squares:
            column, row = _PLACES[square]
            if column < west:
                west = column
            elif column > east:
                east = column
            if row < south:
                south = row
            elif row > north:
                north = row
        return west, east, south, north


_new = object.__new__


@cache
def _frame(west: int, east: int, south: int, north: int, grid: int) -> tuple[int, int]:
    """The squares within these bounds, and those that a kingdom with these bounds may use."""
    frame = columns_between(west, east) & rows_between(south, north)
    return frame, reach(west, east, south, north, grid)
