"""Totals without score sheets: each kingdom's current score, and who would win.

The same numbers as in `scoring`, which decides games, but faster, for searches; tests compare the
two.
"""

from functools import lru_cache
from typing import Final

from realmino.pieces.grid import territory_of
from realmino.pieces.holdings import Holdings
from realmino.pieces.mutable_kingdom import MutableKingdom
from realmino.pieces.numbers import COINS_PER_POINT, POINTS_PER_TERRITORY
from realmino.pieces.position import Position
from realmino.pieces.terrain import Terrain
from realmino.pieces.variants import Rules

__all__ = [
    "TIE",
    "bonuses",
    "encoded_total",
    "land_points",
    "land_total",
    "largest_territory",
    "territory_sizes",
    "total",
    "winners",
]

_TOWN = int(Terrain.TOWN)


def total(position: Position, kingdom: int) -> int:
    """A kingdom's score if the game ended now: its `ScoreSheet`'s total."""
    land = position.kingdoms[kingdom]
    points = land_total(land, position.rules)
    if position.holdings:
        points += _court_total(position.holdings[kingdom], land)
        if position.queen == kingdom:
            points += largest_territory(land)
    return points


TIE: Final = 128
"""More than any territory's size; see `encoded_total`."""


def encoded_total(land: MutableKingdom, rules: Rules) -> int:
    """The points × `TIE` plus the size of the largest territory, which breaks ties.

    Without a court, the kingdom with the highest value wins.
    """
    return TIE * land_total(land, rules) + largest_territory(land)


def winners(position: Position) -> tuple[int, ...]:
    """The kingdoms that would win if the game ended now, ascending, as in `State.result`."""
    totals = [total(position, kingdom) for kingdom in range(len(position.kingdoms))]
    best = max(totals)
    tied = [kingdom for kingdom, points in enumerate(totals) if points == best]
    if len(tied) > 1:
        sizes = {kingdom: largest_territory(position.kingdoms[kingdom]) for kingdom in tied}
        tied = [kingdom for kingdom in tied if sizes[kingdom] == max(sizes.values())]
    return tuple(tied)


def land_total(land: MutableKingdom, rules: Rules) -> int:
    """The points for the land's territories and the bonuses."""
    ones, twos = land.ones, land.twos
    crowned = ones | twos
    points = 0
    for ground in land.lands:
        if ground & crowned:
            points += land_points(ground, ones & ground, twos & ground)
    return points + bonuses(land.taken, rules)


def bonuses(taken: int, rules: Rules) -> int:
    """The bonus points for a kingdom covering those squares, including the castle's."""
    points = 0
    for bonus in rules.bonuses:
        if bonus.squares(taken, rules.grid):
            points += bonus.points
    return points


def _court_total(holdings: Holdings, land: MutableKingdom) -> int:
    """The points for coins and buildings, without the Queen's."""
    points = holdings.coins // COINS_PER_POINT
    if not holdings.building_squares:
        return points
    gains, lands = holdings.gains, land.lands
    points += gains.points + gains.per_tower * holdings.towers + gains.per_knight * holdings.owned
    for terrain in gains.per_territory:
        points += POINTS_PER_TERRITORY * len(territory_sizes(lands[terrain]))
    if holdings.ones or holdings.twos:
        points += land_points(lands[_TOWN], holdings.ones, holdings.twos)
    return points


def largest_territory(land: MutableKingdom) -> int:
    """The size of the largest territory."""
    return max([territory_sizes(ground)[0] for ground in land.lands if ground], default=0)


@lru_cache(maxsize=1 << 14)
def territory_sizes(land: int) -> tuple[int, ...]:
    """The sizes of the territories in one terrain's land, largest first."""
    sizes = []
    while land:
        squares = territory_of(land & -land, land)
        land ^= squares
        sizes.append(squares.bit_count())
    return tuple(sorted(sizes, reverse=True))


@lru_cache(maxsize=1 << 16)
def land_points(land: int, ones: int, twos: int) -> int:
    """Squares × crowns, summed over the territories in one terrain's land.

    ``ones`` and ``twos`` are the squares whose crowns have that binary digit.
    """
    points = 0
    crowned = ones | twos
    while crowned:
        squares = territory_of(crowned & -crowned, land)
        crowned &= ~squares
        crowns = (ones & squares).bit_count() + 2 * (twos & squares).bit_count()
        points += squares.bit_count() * crowns
    return points
