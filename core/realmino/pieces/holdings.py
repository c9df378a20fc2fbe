"""A kingdom's coins, knights, towers and buildings, changed in place."""

from typing import NamedTuple

from realmino.pieces.buildings import Building
from realmino.pieces.court import Purse
from realmino.pieces.kingdom import Kingdom


class Gains(NamedTuple):
    """The summed effects of a kingdom's buildings, with the field names of `Building`."""

    tax_per_knight: int = 0
    tax_per_tower: int = 0
    points: int = 0
    per_tower: int = 0
    per_knight: int = 0
    per_territory: tuple[int, ...] = ()
    """The terrain scored by each building that scores one, sorted; it may occur twice."""

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
    """A kingdom's coins, knights, towers and buildings."""

    coins: int
    ready: int
    """Knights that haven't been placed yet."""
    towers: int
    knights: int
    """The squares with a knight, as a mask."""
    building_squares: int
    """The squares with a building, as a mask."""
    ones: int
    twos: int
    """The squares whose building's crowns have that binary digit, as masks."""
    buildings: tuple[tuple[int, int], ...]
    """(square, tile), sorted."""
    gains: Gains

    __slots__ = (
        "building_squares", "buildings", "coins", "gains", "knights", "ones", "ready", "towers",
        "twos",
    )  # fmt: skip

    def __init__(self, purse: Purse, kingdom: Kingdom, tiles: tuple[Building, ...]) -> None:
        self.coins, self.ready, self.towers = purse
        self.knights = kingdom.knights
        self.building_squares = self.ones = self.twos = 0
        self.buildings = ()
        self.gains = Gains()
        for square, tile in kingdom.buildings:
            self.add(tiles[tile - 1], square)

    def copy(self) -> "Holdings":
        """An independent copy."""
        other = _new(Holdings)
        other.coins = self.coins
        other.ready = self.ready
        other.towers = self.towers
        other.knights = self.knights
        other.building_squares = self.building_squares
        other.ones = self.ones
        other.twos = self.twos
        other.buildings = self.buildings
        other.gains = self.gains
        return other

    def add(self, tile: Building, square: int) -> None:
        """Places a building on a square; the caller adds its knights and towers."""
        mask = 1 << square
        self.building_squares |= mask
        if tile.crowns & 1:
            self.ones |= mask
        if tile.crowns & 2:
            self.twos |= mask
        self.buildings = tuple(sorted((*self.buildings, (square, tile.id))))
        self.gains = self.gains.with_tile(tile)

    @property
    def purse(self) -> Purse:
        """The coins, towers and knights in hand."""
        return Purse(self.coins, self.ready, self.towers)

    @property
    def owned(self) -> int:
        """The total number of knights, placed or not."""
        return self.ready + self.knights.bit_count()


_new = object.__new__
