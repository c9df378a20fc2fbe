"""A kingdom entered by hand: its castle, its squares, and what it owns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from realmino.pieces.court import Purse
from realmino.pieces.grid import CASTLE, SPAN, STRIDE, Square
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.numbers import KNIGHTS
from realmino.pieces.terrain import Terrain
from realmino.pieces.variants import Rules

Spot = tuple[int, int]
"""A square in the grid: its column from the west and row from the south, from 0."""

MOST_OWNED: Final = 999
"""Maximum number of coins, knights or towers that can be entered."""

FARTHEST: Final = SPAN // 2
"""Maximum distance from the castle, in squares."""


class PadSquare(NamedTuple):
    """A square of land."""

    terrain: Terrain
    crowns: int = 0
    """Printed crowns, 0 to 3."""
    knight: bool = False
    tile: int = 0
    """The building tile on it; 0 for none."""


@dataclass(frozen=True, slots=True)
class PadKingdom:
    """A grid of ``side`` × ``side`` squares, and what the kingdom owns."""

    side: int
    castle: Spot
    squares: Mapping[Spot, PadSquare] = field(default_factory=dict)
    """The squares with land."""
    coins: int = 0
    ready: int | None = None
    """Knights not on a square; None for as many as the rules and buildings give."""
    towers: int | None = None
    """Towers; None for as many as the buildings give."""

    @staticmethod
    def empty(side: int) -> PadKingdom:
        """A kingdom with only a castle in the middle."""
        return PadKingdom(side, (side // 2, side // 2))

    @staticmethod
    def of(land: Kingdom, grid: int, castle: Spot | None = None) -> PadKingdom:
        """The land on a grid of this size, or a larger one if it doesn't fit.

        The castle is at ``castle`` or in the middle, or as close to it as the land allows.
        """
        side = max(grid, land.east - land.west + 1, land.north - land.south + 1)
        column, row = castle or (side // 2, side // 2)
        west, south = CASTLE.column - land.west, CASTLE.row - land.south
        east, north = land.east - CASTLE.column, land.north - CASTLE.row
        column = min(max(column, west), side - 1 - east)
        row = min(max(row, south), side - 1 - north)
        squares = {
            _spot(square, (column, row)): PadSquare(
                terrain,
                crowns,
                bool(land.knights >> square & 1),
                land.building_at(square) or 0,
            )
            for square, terrain, crowns in land.land()
        }
        return PadKingdom(side, (column, row), squares)

    @property
    def text(self) -> str:
        """The kingdom in the engine's notation, including empty squares at its edges."""
        rows = range(self.side - 1, -1, -1)
        return "/".join(
            "".join(self._square_text((column, row)) for column in range(self.side)) for row in rows
        )

    @property
    def land(self) -> Kingdom:
        """The kingdom in the engine's representation, with its castle on g7."""
        return Kingdom.parse(self.text)

    def purse(self, rules: Rules) -> Purse:
        """Its coins, its knights that aren't on a square, and its towers."""
        ready = self.knights_from_rules(rules) if self.ready is None else self.ready
        towers = self.towers_from_buildings(rules) if self.towers is None else self.towers
        return Purse(self.coins, ready, towers)

    def knights_from_rules(self, rules: Rules) -> int:
        """The number of knights from rules and buildings that aren't on a square."""
        given = KNIGHTS + sum(rules.buildings[tile - 1].knights for tile in self.tiles)
        return max(0, given - sum(square.knight for square in self.squares.values()))

    def towers_from_buildings(self, rules: Rules) -> int:
        """The number of towers from buildings."""
        return sum(rules.buildings[tile - 1].towers for tile in self.tiles)

    @property
    def tiles(self) -> list[int]:
        """The kingdom's building tiles."""
        return [square.tile for square in self.squares.values() if square.tile]

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been entered."""
        return self == replace(PadKingdom.empty(self.side), castle=self.castle)

    def square_at(self, spot: Spot) -> Square:
        """The engine's square for a square in the grid."""
        column = spot[0] - self.castle[0] + CASTLE.column
        return Square(STRIDE * column + spot[1] - self.castle[1] + CASTLE.row)

    def spot_at(self, square: Square) -> Spot:
        """The square in the grid for the engine's square."""
        return _spot(square, self.castle)

    def with_square(self, spot: Spot, square: PadSquare | None) -> PadKingdom:
        """The kingdom with a square replaced; None removes the square.

        The castle's square, and squares too far from the castle, don't change.
        """
        if spot == self.castle or self.is_beyond(spot, self.castle):
            return self
        others = {place: there for place, there in self.squares.items() if place != spot}
        return replace(self, squares=others | ({spot: square} if square else {}))

    def with_castle(self, spot: Spot) -> PadKingdom:
        """The kingdom with its castle moved; land on the new square moves to the old one."""
        moved = dict(self.squares)
        if spot in moved:
            moved[self.castle] = moved.pop(spot)
        if any(self.is_beyond(place, spot) for place in moved):
            return self
        return replace(self, castle=spot, squares=moved)

    def is_beyond(self, spot: Spot, castle: Spot) -> bool:
        """Whether a square is outside the grid or too far from a castle."""
        inside = all(0 <= number < self.side for number in spot)
        return not inside or max(abs(spot[0] - castle[0]), abs(spot[1] - castle[1])) > FARTHEST

    def on_grid(self, grid: int) -> PadKingdom:
        """The kingdom on a grid of another size, or a larger one if it doesn't fit."""
        if grid == self.side:
            return self
        return self.with_land(PadKingdom.of(self.land, grid))

    def with_land(self, other: PadKingdom) -> PadKingdom:
        """The kingdom with the castle and the land of another one; it keeps what it owns."""
        return replace(self, side=other.side, castle=other.castle, squares=other.squares)

    def _square_text(self, spot: Spot) -> str:
        if spot == self.castle:
            return "C"
        if spot not in self.squares:
            return "-"
        terrain, crowns, knight, tile = self.squares[spot]
        land = f"b{tile:02}" if tile else f"{terrain.letter}{crowns or ''}"
        return land + "n" * knight


def _spot(square: Square, castle: Spot) -> Spot:
    """A square's place in a grid with this castle."""
    column = square.column - CASTLE.column + castle[0]
    return column, square.row - CASTLE.row + castle[1]
