"""A kingdom's coins, knights and buildings at court, changed in place."""

from typing import NamedTuple

from realmino.pieces.buildings import Building
from realmino.pieces.court import Purse
from realmino.pieces.kingdom import Kingdom


class Gains(NamedTuple):
    """The gains from all buildings of a kingdom together, with the names of `Building`.

    ``per_territory`` has the terrain of every building that pays for one, maybe twice, sorted.
    """

    tax_per_knight: int = 0
    tax_per_tower: int = 0
    points: int = 0
    per_tower: int = 0
    per_knight: int = 0
    per_territory: tuple[int, ...] = ()

    def with_tile(self, tile: Building) -> "Gains":
        """The gains with one more building."""
        more = () if tile.per_territory is None else (int(tile.per_territory),)
        return Gains(
            self.tax_per_knight + tile.tax_per_knight,
            self.tax_per_tower + tile.tax_per_tower,
            self.points + tile.points,
            self.per_tower + tile.per_tower,
            self.per_knight + tile.per_knight,
            tuple(sorted(self.per_territory + more)),
        )


class Holdings:
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

    def copy(self) -> "Holdings":
        """The same holdings, to be changed on their own."""
        other = _new(Holdings)
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
        """Puts a building on a square; its immediate knights and towers are added by the caller."""
        mask = 1 << square
        self.built |= mask
        if tile.crowns & 1:
            self.ones |= mask
        if tile.crowns & 2:
            self.twos |= mask
        self.buildings = tuple(sorted((*self.buildings, (square, tile.id))))
        self.gains = self.gains.with_tile(tile)

    @property
    def purse(self) -> Purse:
        """Coins, knights ready and towers as they are now."""
        return Purse(self.coins, self.ready, self.towers)

    @property
    def owned(self) -> int:
        """All knights, those on the land among them."""
        return self.ready + self.knights.bit_count()


_new = object.__new__
