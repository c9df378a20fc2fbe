"""Places that are one choice: the mirror image of a kingdom may be the same kingdom."""

from typing import Final

from realmino.pieces.actions import Action, Place
from realmino.pieces.dominoes import DOMINOES
from realmino.pieces.grid import CASTLE, STRIDE, Square
from realmino.pieces.kingdom import Kingdom

_TURNS: Final = (
    *((1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1), (0, -1, 1, 0)),
    *((-1, 0, 0, 1), (1, 0, 0, -1), (0, 1, 1, 0), (0, -1, -1, 0)),
)
"""The quarter turns and mirrors around the castle, as matrices; the first changes nothing."""

_Turn = tuple[int, int, int, int]


class Symmetry:
    """The turns and mirrors around the castle that leave a kingdom as it is."""

    def __init__(self, kingdom: Kingdom) -> None:
        looks = {land.square: _look(kingdom, land.square) for land in kingdom.land()}
        self._turns = [
            turn
            for turn in _TURNS
            if all(looks.get(_turned(square, turn)) == look for square, look in looks.items())
        ]

    @property
    def order(self) -> int:
        """How many there are, 1 to 8; 1 for a kingdom without any symmetry."""
        return len(self._turns)

    def key(self, action: Action) -> object:
        """A value that is equal for actions that lead to the same kingdom, seen from any side."""
        if not isinstance(action, Place):
            return action
        order = sorted if DOMINOES[action.domino].halves_equal else list
        first, second = action.squares
        return min(
            tuple(order([_turned(first, turn), _turned(second, turn)])) for turn in self._turns
        )


def _turned(square: Square, turn: _Turn) -> Square:
    east, north = square.column - CASTLE.column, square.row - CASTLE.row
    a, b, c, d = turn
    column, row = CASTLE.column + a * east + b * north, CASTLE.row + c * east + d * north
    return Square(STRIDE * column + row)


def _look(kingdom: Kingdom, square: Square) -> object:
    return (
        kingdom.terrain_at(square),
        kingdom.crowns_at(square),
        kingdom.building_at(square),
        kingdom.knights >> square & 1,
    )
