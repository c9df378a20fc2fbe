"""Whether dominoes can cover land: searches for a covering, and for an order to place it in."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

from realmino.pieces.dominoes import Domino, Half
from realmino.pieces.grid import CASTLE_BIT, neighbours, squares_of
from realmino.pieces.kingdom import Kingdom

MOST_STEPS = 2_000
"""Maximum steps in the search. Land that takes more is accepted."""

_Pair = tuple[int, int]
"""A domino's two squares."""


def can_be_covered(kingdom: Kingdom, dominoes: Iterable[Domino]) -> bool:
    """Whether some of these dominoes cover the land exactly and can be placed in some order.

    Rulebook, "Connection Rules": one half of each domino touches the castle or its own terrain.
    True if the search takes too many steps.
    """
    kinds = Counter(domino_kind(domino.first, domino.second) for domino in dominoes)
    halves = land_halves(kingdom)
    land = kingdom.taken & ~CASTLE_BIT
    for steps, covering in enumerate(coverings(halves, kinds, land, ())):
        if covering is not None and has_order(covering, halves):
            return True
        if steps > MOST_STEPS:
            return True
    return False


def land_halves(kingdom: Kingdom) -> dict[int, Half]:
    """A kingdom's land by square."""
    return {int(square): Half(terrain, crowns) for square, terrain, crowns in kingdom.land()}


def domino_kind(first: Half, second: Half) -> tuple[Half, Half]:
    """A domino's halves, sorted. Dominoes with equal halves are of the same kind."""
    return (first, second) if first <= second else (second, first)


def coverings(
    halves: dict[int, Half],
    kinds: Counter[tuple[Half, Half]],
    remaining: int,
    placed: tuple[_Pair, ...],
) -> Iterator[tuple[_Pair, ...] | None]:
    """Yields every way to cover the squares ``remaining``, and None at each step of the search."""
    yield None
    if not remaining:
        yield placed
        return
    # Start where the fewest dominoes fit, to find dead ends early.
    square = min(
        squares_of(remaining), key=lambda place: (_neighbours(place) & remaining).bit_count()
    )
    for other in squares_of(_neighbours(square) & remaining):
        kind = domino_kind(halves[square], halves[other])
        if kinds[kind]:
            kinds[kind] -= 1
            after = remaining & ~(1 << square | 1 << other)
            yield from coverings(halves, kinds, after, (*placed, (square, other)))
            kinds[kind] += 1


@cache
def _neighbours(square: int) -> int:
    """A square's neighbours, as a mask."""
    return neighbours(1 << square)


def has_order(covering: tuple[_Pair, ...], halves: dict[int, Half]) -> bool:
    """Whether the dominoes can be placed in some order. Greedy, since none ever blocks another."""
    placed_land: dict[int, int] = {}
    castle = neighbours(CASTLE_BIT)
    unplaced = list(covering)
    while unplaced:
        placeable = [
            pair
            for pair in unplaced
            if any(
                castle >> square & 1
                or neighbours(placed_land.get(halves[square].terrain, 0)) >> square & 1
                for square in pair
            )
        ]
        if not placeable:
            return False
        for pair in placeable:
            for square in pair:
                terrain = halves[square].terrain
                placed_land[terrain] = placed_land.get(terrain, 0) | 1 << square
        unplaced = [pair for pair in unplaced if pair not in placeable]
    return True
