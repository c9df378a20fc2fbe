"""Features of a kingdom: small integers for an evaluation to weigh.

They describe the land of each terrain, the shape of the free squares and, at court, coins and
buildings. This module has no weights.
"""

from functools import lru_cache
from typing import Final, TypeAlias

from realmino.pieces.grid import CASTLE_BIT, STRIDE, neighbours, territory_of
from realmino.pieces.numbers import COINS_PER_POINT, POINTS_PER_TERRITORY
from realmino.pieces.position import Position
from realmino.pieces.terrain import Terrain
from realmino.rules.construct import highest_affordable_spot
from realmino.rules.fast_totals import territory_sizes

NEIGHBOUR_CLASSES: Final = 5
"""Territories are classed by their free neighbours: 0, 1, 2, 3, and 4 or more."""

LAND_FEATURE_COUNT: Final = 2 * NEIGHBOUR_CLASSES + 2
"""Features of a terrain: crowns and squares by class, no land yet, land that can grow."""

_ABSENT_INDEX: Final = 2 * NEIGHBOUR_CLASSES
_GROWING_INDEX: Final = 2 * NEIGHBOUR_CLASSES + 1
_CASTLE_SIDES: Final = neighbours(CASTLE_BIT)


LandFeatures: TypeAlias = tuple[int, tuple[tuple[int, int], ...]]
"""The points for the land of one terrain, and its nonzero features as (index, value) pairs.

Plain tuples, because the garbage collector doesn't track them.
"""


@lru_cache(maxsize=1 << 15)
def land_features(land: int, ones: int, twos: int, free: int) -> LandFeatures:
    """The features of one terrain's land; ``free`` are the adjacent squares where it can grow."""
    if not land:
        return 0, ((_ABSENT_INDEX, 1),)
    counts = [0] * LAND_FEATURE_COUNT
    counts[_GROWING_INDEX] = 1 if free else 0
    points = 0
    while land:
        squares = territory_of(land & -land, land)
        land ^= squares
        size = squares.bit_count()
        crowns = (ones & squares).bit_count() + 2 * (twos & squares).bit_count()
        points += size * crowns
        near = min((neighbours(squares) & free).bit_count(), NEIGHBOUR_CLASSES - 1)
        counts[near] += crowns
        counts[NEIGHBOUR_CLASSES + near] += size
    return points, tuple([(i, c) for i, c in enumerate(counts) if c])


SHAPE_FEATURE_COUNT: Final = 26


@lru_cache(maxsize=1 << 15)
def shape_features(
    grid: int, room: int, width: int, height: int, to_come: int, harmony: bool, middle: bool
) -> tuple[int, ...]:
    """The features of the free squares within reach and of the bonuses that are still possible.

    Isolated squares can never be filled; ends, with one free neighbour, easily become isolated.
    """
    north, south = room << 1 & room, room >> 1 & room
    east, west = room << STRIDE & room, room >> STRIDE & room
    joined = north | south | east | west
    twice = north & south | east & west | (north | south) & (east | west)
    lone = (room & ~joined).bit_count()
    ends = (joined & ~twice).bit_count()
    slack = sorted((grid - width, grid - height))
    less, more = slack
    is_fixed = not more
    castle = (_CASTLE_SIDES & room).bit_count()
    spare = joined.bit_count() - 2 * to_come
    short = spare < 0
    return (
        1,
        lone if is_fixed else 0,
        0 if is_fixed else lone,
        ends if is_fixed else 0,
        0 if is_fixed else ends,
        max(0, -spare),
        max(0, min(spare, 10)),
        less,
        more,
        less * more,
        less * less + more * more,
        not less,
        is_fixed,
        castle,
        castle > 0,
        harmony,
        harmony and is_fixed and lone,
        harmony and is_fixed and lone > 0,
        harmony and is_fixed and ends,
        harmony and not is_fixed and lone,
        harmony and is_fixed,
        harmony and short,
        middle,
        middle and less + more,
        middle and lone,
        middle and short,
    )


COURT_FEATURE_COUNT: Final = 31


def court_value_features(position: Position, kingdom: int) -> tuple[int, ...]:
    """The features of coins, buildings and the Queen."""
    holdings = position.holdings[kingdom]
    coins, ready, towers, gains = holdings.coins, holdings.ready, holdings.towers, holdings.gains
    owned = holdings.owned
    rivals = max([other.towers for other in position.holdings if other is not holdings])
    queen = position.queen == kingdom
    lands = position.kingdoms[kingdom].lands
    sizes = [territory_sizes(land) for land in lands]
    largest = max([of_terrain[0] for of_terrain in sizes if of_terrain], default=0)
    free = (lands[Terrain.TOWN] & ~holdings.building_squares).bit_count()
    income = gains.tax_per_knight * owned + gains.tax_per_tower * towers
    points = gains.points + gains.per_tower * towers + gains.per_knight * owned
    churches = 0
    for terrain in gains.per_territory:
        points += POINTS_PER_TERRITORY * len(sizes[terrain])
        churches += terrain == Terrain.TOWN
    lead = max(-2, min(towers - rivals, 2))
    most = highest_affordable_spot(coins, queen)
    can_build = free > 0 and any(tile and spot <= most for spot, tile in enumerate(position.board))
    return (
        coins,
        coins // COINS_PER_POINT,
        min(coins, 2),
        min(coins, 5),
        min(coins, 9),
        ready,
        min(ready, 1),
        min(ready, 2),
        owned,
        income,
        income * min(ready, 3),
        towers,
        queen,
        queen * largest,
        largest,
        lead,
        lead > 0,
        lead >= 0,
        free,
        min(free, 1),
        min(free, 2),
        can_build,
        points,
        len(holdings.buildings),
        len(gains.per_territory) - churches,
        churches,
        gains.per_tower,
        gains.per_knight,
        gains.per_tower * towers,
        gains.per_knight * owned,
        rivals,
    )
