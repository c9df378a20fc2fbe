"""Finds placements that are equivalent because a kingdom is its own mirror image."""

from typing import Final

from realmino.pieces.actions import Action, Place
from realmino.pieces.dominoes import DOMINOES
from realmino.pieces.grid import CASTLE, STRIDE, Square
from realmino.pieces.kingdom import Kingdom

_TURNS: Final = (
    *((1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1), (0, -1, 1, 0)),
    *((-1, 0, 0, 1), (1, 0, 0, -1), (0, 1, 1, 0), (0, -1, -1, 0)),
)
"""The rotations and reflections around the castle, as matrices; the first is the identity."""

_Turn = tuple[int, int, int, int]


class Symmetry:
    """The rotations and reflections around the castle that leave a kingdom unchanged."""

    def __init__(self, kingdom: Kingdom) -> None:
        square_keys = {land.square: _square_key(kingdom, land.square) for land in kingdom.land()}
        self._turns = [
            turn
            for turn in _TURNS
            if all(
                square_keys.get(_rotate(square, turn)) == key for square, key in square_keys.items()
            )
        ]

    @property
    def order(self) -> int:
        """The number of symmetries, 1 to 8; 1 for an asymmetrical kingdom."""
        return len(self._turns)

    def key(self, action: Action) -> object:
        """A key that actions share if they lead to the same kingdom, rotated or reflected."""
        if not isinstance(action, Place):
            return action
        order = sorted if DOMINOES[action.domino].halves_equal else list
        first, second = action.squares
        return min(
            tuple(order([_rotate(first, turn), _rotate(second, turn)])) for turn in self._turns
        )


def _rotate(square: Square, turn: _Turn) -> Square:
    east, north = square.column - CASTLE.column, square.row - CASTLE.row
    a, b, c, d = turn
    column, row = CASTLE.column + a * east + b * north, CASTLE.row + c * east + d * north
    return Square(STRIDE * column + row)


def _square_key(kingdom: Kingdom, square: Square) -> object:
    return (
        kingdom.terrain_at(square),
        kingdom.crowns_at(square),
        kingdom.building_at(square),
        kingdom.knights >> square & 1,
    )
