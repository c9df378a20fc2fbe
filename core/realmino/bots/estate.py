"""What a kingdom has beside its land at court, changed in place: coins, knights, buildings."""

from typing import NamedTuple

from realmino.bots.greedy import land_points
from realmino.bots.growing import Growing, sizes
from realmino.buildings import POINTS_PER_TERRITORY, Building
from realmino.court import Purse
from realmino.grid import territory_of
from realmino.kingdom import Kingdom
from realmino.rules.scoring import COINS_PER_POINT
from realmino.terrain import Terrain

TOWN = int(Terrain.TOWN)


class Gains(NamedTuple):
    """What all buildings of a kingdom give together, with the names of `Building`.

    ``per_territory`` has the terrain of every building that pays for one, maybe twice.
    """

    tax_per_knight: int = 0
    tax_per_tower: int = 0
    points: int = 0
    per_tower: int = 0
    per_knight: int = 0
    per_territory: tuple[int, ...] = ()

    def with_tile(self, tile: Building) -> "Gains":
        """Those of one building more."""
        more = () if tile.per_territory is None else (int(tile.per_territory),)
        return Gains(
            self.tax_per_knight + tile.tax_per_knight,
            self.tax_per_tower + tile.tax_per_tower,
            self.points + tile.points,
            self.per_tower + tile.per_tower,
            self.per_knight + tile.per_knight,
            self.per_territory + more,
        )


class Estate:
    """Coins, knights ready, towers and buildings of one kingdom.

    Masks: ``knights`` the squares where one stands, ``built`` those with a building, ``ones`` and
    ``twos`` those whose building's crowns have that binary digit. ``buildings`` are (square, tile),
    sorted.
    """

    __slots__ = (
        "buildings", "built", "coins", "gains", "knights", "ones", "ready", "towers", "twos",
    )  # fmt: skip

    def __init__(self, purse: Purse, kingdom: Kingdom, tiles: tuple[Building, ...]) -> None:
        self.coins, self.ready, self.towers = purse
        self.knights = kingdom.knights
        self.built = self.ones = self.twos = 0
        self.buildings: tuple[tuple[int, int], ...] = ()
        self.gains = Gains()
        for square, tile in kingdom.buildings:
            self.add(tiles[tile - 1], square)

    def copy(self) -> "Estate":
        """The same estate, to be changed on its own."""
        other = _new(Estate)
        other.coins = self.coins
        other.ready = self.ready
        other.towers = self.towers
        other.knights = self.knights
        other.built = self.built
        other.ones = self.ones
        other.twos = self.twos
        other.buildings = self.buildings
        other.gains = self.gains
        return other

    def add(self, tile: Building, square: int) -> None:
        """Puts a building on a square; what it gives at once is not given here."""
        here = 1 << square
        self.built |= here
        if tile.crowns & 1:
            self.ones |= here
        if tile.crowns & 2:
            self.twos |= here
        self.buildings = tuple(sorted((*self.buildings, (square, tile.id))))
        self.gains = self.gains.with_tile(tile)

    def tax_per_knight(self) -> int:
        """The coins that buildings add to every knight that collects tax."""
        gains = self.gains
        return gains.tax_per_tower * self.towers + (
            gains.tax_per_knight and gains.tax_per_knight * self._owned()
        )

    def tax(self, land: Growing, squares: int) -> int:
        """The coins that knights on those squares, a mask, would bring."""
        coins = 0
        for ground in land.lands:
            here = ground & squares
            while here:
                square = here & -here
                here ^= square
                coins += territory_of(square, ground).bit_count()
        return coins + squares.bit_count() * self.tax_per_knight()

    def points(self, land: Growing) -> int:
        """What coins and buildings are worth on that land, the Queen not counted."""
        points = self.coins // COINS_PER_POINT
        if not self.built:
            return points
        gains = self.gains
        points += gains.points + gains.per_tower * self.towers
        if gains.per_knight:
            points += gains.per_knight * self._owned()
        lands = land.lands
        for terrain in gains.per_territory:
            points += POINTS_PER_TERRITORY * len(sizes(lands[terrain]))
        if self.ones or self.twos:
            points += land_points(lands[TOWN], self.ones, self.twos)
        return points

    def _owned(self) -> int:
        return self.ready + self.knights.bit_count()


_new = object.__new__
