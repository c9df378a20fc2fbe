"""The evaluation, which estimates a kingdom's final points, and its learned weights.

It's a weighted sum of `features`. The programs in the folder ``training`` learned the weights by
self-play. Once a kingdom has no dominoes to come, the estimate is its score.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple, TypeAlias

from realmino.bots.features import (
    COURT_FEATURE_COUNT,
    LAND_FEATURE_COUNT,
    SHAPE_FEATURE_COUNT,
    LandFeatures,
    court_value_features,
    land_features,
    shape_features,
)
from realmino.bots.weights_data import SPREADS, WEIGHTS
from realmino.pieces.dominoes import DOMINOES, Domino
from realmino.pieces.grid import STRIDE, centre, neighbours, reach
from realmino.pieces.holdings import Holdings
from realmino.pieces.mutable_kingdom import HALVES, MutableKingdom
from realmino.pieces.phases import Phase
from realmino.pieces.position import Position
from realmino.pieces.terrain import Terrain
from realmino.pieces.variants import Rules
from realmino.rules.fast_totals import total

TERRAIN_COUNT: Final = len(Terrain)
LAND_POINTS_INDEX: Final = TERRAIN_COUNT * LAND_FEATURE_COUNT
FIRST_SHAPE_INDEX: Final = LAND_POINTS_INDEX + 1
ORDER_INDEX: Final = FIRST_SHAPE_INDEX + SHAPE_FEATURE_COUNT
FIRST_COURT_INDEX: Final = ORDER_INDEX + 1
"""Indexes into the weights: for land points, the first shape feature, claim order and the first
court feature.
"""

POWER_COUNT: Final = 3
"""Each feature has weights for powers 0, 1 and 2 of the fraction of dominoes to come."""

_MAX_CACHED_WORTHS: Final = 100_000
_MAX_CACHED_PLACES: Final = 50_000
"""Maximum sizes of the caches for land and shapes, and for places."""

_CANONICAL_DOMINO: Final = {
    id: min(twin for twin in HALVES if HALVES[twin] == HALVES[id]) for id in HALVES
}
"""By domino: the first one with the same two halves, so that equal dominoes share cache entries."""

_TOWN: Final = int(Terrain.TOWN)

Weights: TypeAlias = Sequence[Sequence[float]]
"""By feature: its weight for each power."""


def feature_count(rules: Rules) -> int:
    """The number of features that describe a kingdom in this game."""
    return FIRST_COURT_INDEX + (COURT_FEATURE_COUNT if rules.has_court else 0)


def to_come(position: Position, kingdom: int) -> int:
    """How many dominoes a kingdom still has to place, including claimed ones."""
    rules = position.rules
    kings = len(rules.all_kings) // rules.kingdoms
    turns_taken = position.turn + (position.phase is not Phase.ADD)
    ahead = [seat for domino, seat in position.line[turns_taken:] if domino]
    return kings * (rules.rounds - position.round) + sum(
        [rules.kingdom_of(seat) == kingdom for seat in ahead]
    )


RankedPlace: TypeAlias = tuple[float, int, int]
"""A place for a domino: the land's worth with it, its square and its side.

A plain tuple, because the garbage collector doesn't track it and thousands are cached.
"""

NOWHERE: Final = -1
"""The "square" of a domino that fits nowhere."""


class _Site(NamedTuple):
    """Land that gets one more domino, with the values that don't depend on the domino's place."""

    land: MutableKingdom
    ones: int
    """The squares with an odd number of crowns, including those of buildings."""
    twos: int
    """The squares with two or three crowns."""
    beside: list[int]
    """By terrain: the squares next to its land."""
    free: list[int]
    """By terrain: the free squares among them."""
    worths: list[float]
    """By terrain: its land's worth."""
    to_come: int


class Evaluation:
    """The evaluation for one game. It caches the worth of land, so reuse it."""

    def __init__(self, rules: Rules, weights: Weights, spread: float = 3.0) -> None:
        self.rules = rules
        self._spread = spread
        points = {bonus.key: bonus.points for bonus in rules.bonuses}
        # Only two bonuses are learned; others count only once the game is over.
        self._harmony, self._middle = points.get("harmony", 0), points.get("middle", 0)
        self._squares = rules.grid * rules.grid
        self._dominoes = self._squares // 2
        self._centre = centre(rules.grid)
        self._by_to_come = [
            [a + b * share + c * share * share for a, b, c in weights]
            for share in (n / self._dominoes for n in range(self._dominoes + 1))
        ]
        self._lands: dict[tuple[int, ...], float] = {}
        self._shapes: dict[tuple[int, ...], float] = {}
        self._places: dict[tuple[int, ...], RankedPlace] = {}

    # Whole kingdoms

    def worth(self, position: Position, kingdom: int, to_come: int) -> float:
        """A kingdom's estimated final points."""
        if not to_come:
            return float(total(position, kingdom))
        holdings = position.holdings[kingdom] if position.holdings else None
        points = self.land(position.kingdoms[kingdom], holdings, to_come)
        return points + self.court_value(position, kingdom, to_come) if holdings else points

    def land(self, land: MutableKingdom, holdings: Holdings | None, to_come: int) -> float:
        """The estimated points from land alone."""
        west, east, south, north = land.bounds
        return sum(self._site(land, holdings, to_come).worths) + self._shape_worth(
            to_come,
            land.room,
            east - west + 1,
            north - south + 1,
            self._may_be_whole(land, to_come),
            not land.taken & ~self._centre,
        )

    def court_value(self, position: Position, kingdom: int, to_come: int) -> float:
        """The estimated points from coins, buildings and the Queen."""
        weights = self._by_to_come[to_come]
        value = 0.0
        for feature, count in enumerate(court_value_features(position, kingdom), FIRST_COURT_INDEX):
            if count:
                value += count * weights[feature]
        return value

    def order(self, rank: int, to_come: int) -> float:
        """The worth of having a king on the next line's domino at that rank; 0 is the first."""
        return rank * self._by_to_come[to_come][ORDER_INDEX] if to_come else 0.0

    def features(self, position: Position, kingdom: int, to_come: int, rank: int) -> list[int]:
        """All features, in the order of their weights."""
        lands = self._land_features(position, kingdom)
        features = [0] * LAND_POINTS_INDEX
        for terrain, ground in enumerate(lands):
            for feature, count in ground[1]:
                features[terrain * LAND_FEATURE_COUNT + feature] = count
        land = position.kingdoms[kingdom]
        west, east, south, north = land.bounds
        shape = shape_features(
            self.rules.grid,
            land.room,
            east - west + 1,
            north - south + 1,
            to_come,
            self._harmony > 0 and self._may_be_whole(land, to_come),
            self._middle > 0 and not land.taken & ~self._centre,
        )
        features += [sum(points for points, _ in lands), *map(int, shape), rank]
        if position.holdings:
            features += map(int, court_value_features(position, kingdom))
        return features

    def _may_be_whole(self, land: MutableKingdom, to_come: int) -> bool:
        return land.taken.bit_count() + 2 * to_come >= self._squares

    def _land_features(self, position: Position, kingdom: int) -> list[LandFeatures]:
        land = position.kingdoms[kingdom]
        ones, twos = land.ones, land.twos
        if position.holdings:
            ones |= position.holdings[kingdom].ones
            twos |= position.holdings[kingdom].twos
        room = land.room
        return [
            land_features(ground, ones & ground, twos & ground, neighbours(ground) & ~ground & room)
            for ground in land.lands
        ]

    def spread(self, to_come: int) -> float:
        """The standard deviation of a margin from its estimate, in points."""
        return self._spread * sqrt(max(to_come, 1))

    # One more domino

    def places(
        self, land: MutableKingdom, holdings: Holdings | None, domino: int, to_come: int
    ) -> list[RankedPlace]:
        """All places for the domino, best first; ``to_come`` dominoes follow it."""
        site = self._site(land, holdings, to_come)
        halves = DOMINOES[domino]
        places: list[RankedPlace] = []
        for side, mask in enumerate(land.fits(domino)):
            while mask:
                first = mask & -mask
                mask ^= first
                second = (first << 1, first << STRIDE, first >> 1, first >> STRIDE)[side]
                worth = self._with_domino(site, halves, first, second)
                places.append((worth, first.bit_length() - 1, side))
        places.sort(reverse=True)
        return places

    def best_place(
        self, land: MutableKingdom, holdings: Holdings | None, domino: int, to_come: int
    ) -> RankedPlace:
        """The first of `places`; if there are none, the land's current worth and `NOWHERE`.

        Cached: a claim needs it for every unclaimed domino, the next turn needs it again for the
        claimed one, and a search's candidates share most of their rivals' land.
        """
        ones, twos = land.ones, land.twos
        if holdings:
            ones |= holdings.ones
            twos |= holdings.twos
        key = (_CANONICAL_DOMINO[domino], to_come, ones, twos, *land.lands)
        best = self._places.get(key)
        if best is None:
            ranked = self.places(land, holdings, domino, to_come)
            best = ranked[0] if ranked else (self.land(land, holdings, to_come), NOWHERE, 0)
            if len(self._places) >= _MAX_CACHED_PLACES:
                self._places.clear()
            self._places[key] = best
        return best

    def best_worth(
        self, land: MutableKingdom, holdings: Holdings | None, domino: int, to_come: int
    ) -> float:
        """The land's worth with the domino in its best place, or discarded if it fits nowhere."""
        return self.best_place(land, holdings, domino, to_come)[0]

    def _site(self, land: MutableKingdom, holdings: Holdings | None, to_come: int) -> _Site:
        ones, twos, room = land.ones, land.twos, land.room
        if holdings:
            ones |= holdings.ones
            twos |= holdings.twos
        beside = [neighbours(ground) & ~ground for ground in land.lands]
        free = [around & room for around in beside]
        worths = [
            self._terrain_worth(
                to_come, terrain, ground, ones & ground, twos & ground, free[terrain]
            )
            for terrain, ground in enumerate(land.lands)
        ]
        return _Site(land, ones, twos, beside, free, worths, to_come)

    def _with_domino(self, site: _Site, domino: Domino, first: int, second: int) -> float:
        """The land's worth with the domino's halves on these squares (as masks)."""
        land, ones, twos, beside, frees, worths, to_come = site
        _, (terrain, crowns), (terrain2, crowns2), _ = domino
        both = first | second
        room = land.room & ~both
        west, east, south, north = land.bounds
        if both & ~land.frame:
            west, east, south, north = land.extended_bounds(
                first.bit_length() - 1, second.bit_length() - 1
            )
            room &= reach(west, east, south, north, land.grid)
        if crowns or crowns2:
            ones |= first * (crowns & 1) | second * (crowns2 & 1)
            twos |= first * (crowns >> 1) | second * (crowns2 >> 1)
        worth = 0.0
        terrain_worth = self._terrain_worth
        for number, ground in enumerate(land.lands):
            if number != terrain and number != terrain2:
                free = beside[number] & room
                if free == frees[number]:
                    worth += worths[number]
                    continue
            else:
                if number == terrain:
                    ground |= first
                if number == terrain2:
                    ground |= second
                free = ground << 1 | ground >> 1 | ground << STRIDE | ground >> STRIDE
                free &= room
            worth += terrain_worth(to_come, number, ground, ones & ground, twos & ground, free)
        return worth + self._shape_worth(
            to_come,
            room,
            east - west + 1,
            north - south + 1,
            land.taken.bit_count() + 2 + 2 * to_come >= self._squares,
            not (land.taken | both) & ~self._centre,
        )

    # The two sums, cached

    def _terrain_worth(
        self, to_come: int, terrain: int, land: int, ones: int, twos: int, free: int
    ) -> float:
        key = (to_come, terrain, land, ones, twos, free)
        worth = self._lands.get(key)
        if worth is None:
            points, counts = land_features(land, ones, twos, free)
            worth = float(points)
            if to_come:
                weights = self._by_to_come[to_come]
                worth *= weights[LAND_POINTS_INDEX]
                at = terrain * LAND_FEATURE_COUNT
                for feature, count in counts:
                    worth += count * weights[at + feature]
            if len(self._lands) > _MAX_CACHED_WORTHS:
                self._lands.clear()
            self._lands[key] = worth
        return worth

    def _shape_worth(
        self, to_come: int, room: int, width: int, height: int, whole: bool, centred: bool
    ) -> float:
        key = (to_come, room, width, height, whole, centred)
        worth = self._shapes.get(key)
        if worth is None:
            if to_come:
                weights = self._by_to_come[to_come]
                harmony, middle = self._harmony > 0 and whole, self._middle > 0 and centred
                counts = shape_features(
                    self.rules.grid, room, width, height, to_come, harmony, middle
                )
                worth = sum(
                    [
                        count * weights[feature]
                        for feature, count in enumerate(counts, FIRST_SHAPE_INDEX)
                    ]
                )
            else:
                worth = float(self._harmony * whole + self._middle * centred)
            if len(self._shapes) > _MAX_CACHED_WORTHS:
                self._shapes.clear()
            self._shapes[key] = worth
        return worth


_SHARED_FAMILIES: Final = {"Q3": "Q4", "W3": "W4", "W6t": "W8t"} | dict.fromkeys(
    ("W3s", "W4s", "W5", "W7", "W8"), "W6"
)
"""Games that use another game's weights."""


class LearnedWeights(NamedTuple):
    """A family's learned values."""

    spread: float
    """A margin's standard deviation, per square root of dominoes to come."""
    weights: list[list[float]]
    """By feature: its weight for each power."""


def family_name(rules: Rules) -> str:
    """A game's family: its size, and whether it has a bonus."""
    bonus = "hm" if rules.bonuses else ""
    return _SHARED_FAMILIES.get(rules.size, rules.size) + bonus


def load_weights(family: str) -> LearnedWeights:
    """A family's spread and weights, parsed from `SPREADS` and `WEIGHTS`."""
    rows = [[float(weight) for weight in row.split(",")] for row in WEIGHTS[family].split()]
    return LearnedWeights(SPREADS[family], rows)


@lru_cache(maxsize=4)
def evaluation_for(rules: Rules) -> Evaluation:
    """A game's evaluation; all callers share it and its cache."""
    spread, weights = load_weights(family_name(rules))
    return Evaluation(rules, weights, spread)
