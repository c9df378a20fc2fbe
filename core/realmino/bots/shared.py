"""The shared actions that a table lists and plays, found by masks and squares."""

from functools import cache
from typing import Final

from realmino.actions import Claim, Construct, Discard, claim, construct
from realmino.dominoes import DOMINOES
from realmino.grid import BOARD, STRIDE, squares_of

CLAIMS: Final[dict[int, Claim]] = {id: claim(id) for id in DOMINOES}
DISCARDS: Final[dict[int, Discard]] = {id: Discard(id) for id in DOMINOES}
_STEPS: Final = (1, STRIDE, -1, -STRIDE)


def squares_of_place(place: int) -> tuple[int, int]:
    """The squares of a domino, ascending; the place is 4 × square + side."""
    square = place >> 2
    other = square + _STEPS[place & 3]
    return (square, other) if square < other else (other, square)


@cache
def constructions(spot: int) -> dict[int, Construct]:
    """Every construction from a spot by the mask of its square."""
    return {1 << square: construct(spot, square) for square in squares_of(BOARD)}
