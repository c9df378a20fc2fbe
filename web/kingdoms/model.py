"""A pad: rules, players and kingdoms entered by hand, as one value."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from kingdoms.kingdom import MOST_OWNED, PadKingdom, PadSquare, Spot
from realmino import PartialPosition, Rules
from realmino.pieces.buildings import BUILDINGS
from realmino.pieces.terrain import Terrain
from realmino.pieces.variants import COLOURS_OF
from realmino.rules.scoring import ScoreSheet, score
from table.model.names import clean

TERRAINS: Final = {terrain.key: terrain for terrain in Terrain}
CROWNS: Final = ("crowns-0", "crowns-1", "crowns-2", "crowns-3")
KNIGHT, CASTLE, ERASE = "knight", "castle", "erase"
BUILDING: Final = "building-"
"""A brush is a terrain's key, one of these, or this prefix with a building's key."""
ANY_BUILDING: Final = "building"
"""The brush that asks for the building first."""


@dataclass(frozen=True, slots=True)
class Pad:
    """Everything entered on a pad. Changes return a new pad."""

    rules: Rules
    names: tuple[str, ...]
    """Each seat's name, or ""."""
    colours: tuple[str, ...]
    """The colour of each seat."""
    kingdoms: tuple[PadKingdom, ...]
    queen: int | None = None
    """The Queen's kingdom, or None."""

    @staticmethod
    def begin(code: str) -> Pad:
        """An empty pad for a rules code."""
        rules = Rules.parse(code)
        kingdoms = (PadKingdom.empty(rules.grid),) * rules.kingdoms
        return Pad(rules, ("",) * rules.players, rules.colours, kingdoms)

    @property
    def is_empty(self) -> bool:
        """Whether no land, belongings or names are entered."""
        return not any(self.names) and all(kingdom.is_empty for kingdom in self.kingdoms)

    @property
    def position(self) -> PartialPosition:
        """The kingdoms, and what they own at court, as a position for the engine."""
        kingdoms = {number: kingdom.land for number, kingdom in enumerate(self.kingdoms)}
        if not self.rules.has_court:
            return PartialPosition(rules=self.rules, kingdoms=kingdoms)
        purses = {n: kingdom.purse(self.rules) for n, kingdom in enumerate(self.kingdoms)}
        return PartialPosition(rules=self.rules, kingdoms=kingdoms, purses=purses, queen=self.queen)

    def sheets(self) -> list[ScoreSheet]:
        """Every kingdom's score, line by line."""
        position = self.position
        return [
            score(land, self.rules, position.purses.get(number), position.queen == number)
            for number, land in position.kingdoms.items()
        ]

    # Changes

    def tapped(self, number: int, spot: Spot, brush: str) -> Pad:
        """The pad after a tap with a brush on a kingdom's square.

        Tapping again with the same terrain adds a crown, or removes all crowns after the third.
        Tapping again with the knight or the same building removes it.
        """
        kingdom = self.kingdoms[number]
        if brush == CASTLE:
            return self.with_kingdom(number, kingdom.with_castle(spot))
        return self.with_kingdom(
            number, kingdom.with_square(spot, self._tap_square(kingdom.squares.get(spot), brush))
        )

    def _tap_square(self, square: PadSquare | None, brush: str) -> PadSquare | None:
        """A square after a tap with the brush."""
        if brush in TERRAINS:
            return _with_terrain(square, TERRAINS[brush])
        if brush.startswith(BUILDING):
            return self._with_building(square, brush.removeprefix(BUILDING))
        if square is None or brush == ERASE:
            return None
        if brush == KNIGHT:
            return square._replace(knight=not square.knight)
        crowns = CROWNS.index(brush)
        return square if square.terrain is Terrain.TOWN else square._replace(crowns=crowns)

    def _with_building(self, square: PadSquare | None, key: str) -> PadSquare:
        """A town with the first unused tile of this building."""
        knight = square is not None and square.knight
        if square and square.tile and BUILDINGS[square.tile - 1].key == key:
            return PadSquare(Terrain.TOWN, knight=knight)
        copies = [tile.id for tile in BUILDINGS if tile.key == key]
        built = {tile for kingdom in self.kingdoms for tile in kingdom.tiles}
        free = [tile for tile in copies if tile not in built]
        return PadSquare(Terrain.TOWN, 0, knight, (free or copies)[0])

    def with_kingdom(self, number: int, kingdom: PadKingdom) -> Pad:
        """The pad with one kingdom replaced."""
        kingdoms = (*self.kingdoms[:number], kingdom, *self.kingdoms[number + 1 :])
        return replace(self, kingdoms=kingdoms)

    def with_owned(self, number: int, thing: str, count: int | None) -> Pad:
        """The pad with another number of ``coins``, knights ``ready`` or ``towers``.

        None, or the number that the buildings give, makes knights or towers follow the buildings.
        """
        kingdom = self.kingdoms[number]
        if count is not None:
            count = min(max(count, 0), MOST_OWNED)
        if thing == "coins":
            return self.with_kingdom(number, replace(kingdom, coins=count or 0))
        if thing == "ready":
            own = None if count == kingdom.knights_from_rules(self.rules) else count
            return self.with_kingdom(number, replace(kingdom, ready=own))
        own = None if count == kingdom.towers_from_buildings(self.rules) else count
        return self.with_kingdom(number, replace(kingdom, towers=own))

    def with_queen(self, queen: int | None) -> Pad:
        """The pad with the Queen in another kingdom, or in none."""
        return replace(self, queen=queen)

    def emptied(self) -> Pad:
        """A new pad for the same players."""
        begun = Pad.begin(self.rules.code)
        return replace(begun, names=self.names, colours=self.colours)

    def with_name(self, seat: int, name: str) -> Pad:
        """The pad with another name for a player."""
        return replace(self, names=_with(self.names, seat, clean(name)))

    def with_colour(self, seat: int, colour: str) -> Pad:
        """The pad with another colour for a player; the player who has it gets the old one."""
        colours = self.colours
        if colour in colours:
            colours = _with(colours, colours.index(colour), colours[seat])
        return replace(self, colours=_with(colours, seat, colour))

    def with_rules(self, code: str) -> Pad:
        """The pad for another game, with the names, colours, land and belongings that fit.

        A colour missing from the new box becomes the first free one.
        """
        rules = Rules.parse(code)
        box = COLOURS_OF[rules.game]
        colours: list[str] = []
        for seat in rules.seats:
            own = self.colours[seat : seat + 1]
            kept = {*self.colours[: rules.players], *colours}
            free = [colour for colour in box if colour not in kept]
            colours.append(own[0] if own and own[0] in box else free[0])
        empty = PadKingdom.empty(rules.grid)
        kingdoms = [kingdom.on_grid(rules.grid) for kingdom in self.kingdoms[: rules.kingdoms]]
        kingdoms += [empty] * (rules.kingdoms - len(kingdoms))
        names = (*self.names, *[""] * rules.players)[: rules.players]
        queen = self.queen if self.queen is not None and self.queen < rules.kingdoms else None
        return Pad(rules, names, tuple(colours), tuple(kingdoms), queen)


def _with_terrain(square: PadSquare | None, terrain: Terrain) -> PadSquare:
    """The square with this terrain.

    Choosing the same terrain again adds a crown; after three, it starts again from zero.
    Towns get no crowns.
    """
    if square is None or square.terrain is not terrain or square.tile:
        return PadSquare(terrain, knight=square is not None and square.knight)
    crowns = 0 if terrain is Terrain.TOWN else (square.crowns + 1) % len(CROWNS)
    return square._replace(crowns=crowns)


def _with(values: tuple[str, ...], place: int, value: str) -> tuple[str, ...]:
    return (*values[:place], value, *values[place + 1 :])
