"""The rules reference's tables: each box's terrains and dominoes, and kinds of buildings."""

from dataclasses import dataclass
from itertools import groupby
from typing import Final, NamedTuple

from realmino.cli.words import effects
from realmino.drawing.art import buildings
from realmino.drawing.diagram import pieces as diagrams
from realmino.drawing.shapes import Scene
from realmino.drawing.svg import svg
from realmino.drawing.theme import light
from realmino.pieces.buildings import BUILDINGS, Building, tile_of
from realmino.pieces.dominoes import DOMINOES, Domino
from realmino.pieces.terrain import Terrain
from realmino.text.language import say
from realmino.text.messages import building

TILE: Final = 100
"""The side of a tile's picture, in units."""

ACROSS: Final = 4
"""The number of columns in the picture of all dominoes."""

NUMBER_WIDTH, MARGIN = 76, 16
STEP_X, STEP_Y = NUMBER_WIDTH + 2 * TILE + 24, TILE + 24

ALWAYS: Final = ("construct", "the-price")
"""Rules that apply to every building."""


class LandRow(NamedTuple):
    """A terrain's number of squares and crowns in a box."""

    terrain: Terrain
    squares: int
    crowns: int


@dataclass(frozen=True)
class BuildingKind:
    """Tiles that differ only in their numbers."""

    tiles: tuple[Building, ...]

    @property
    def name(self) -> str:
        """The kind's name in the current language."""
        return say("building", building=building(self.tiles[0]))

    @property
    def key(self) -> str:
        """The kind's part of an address."""
        return self.tiles[0].key.replace("_", "-")

    @property
    def effects(self) -> str:
        """The building's effects in words."""
        return effects(self.tiles[0])

    @property
    def rules(self) -> tuple[str, ...]:
        """The anchors of the rules that apply to it."""
        tile = self.tiles[0]
        used = {
            "at-once": tile.knights or tile.towers,
            "the-queen": tile.towers,
            "tax-buildings": tile.tax_per_knight or tile.tax_per_tower,
            "crowned-buildings": tile.crowns,
            "buildings-at-the-end": (
                tile.points or tile.per_territory is not None or tile.per_tower or tile.per_knight
            ),
        }
        return (*ALWAYS, *(anchor for anchor, is_used in used.items() if is_used))

    @property
    def sources(self) -> tuple[str, str]:
        """Messages about how certain its final and immediate effects are."""
        return (_source(self.tiles[0].effects_from), _source(self.tiles[0].immediate_from))


def building_kinds() -> list[BuildingKind]:
    """All kinds in the order of their tiles."""
    rows = groupby(BUILDINGS, key=lambda tile: tile.kind)
    return [BuildingKind(tuple(tiles)) for _, tiles in rows]


def side_pictures(tile: Building) -> dict[str, str]:
    """Pictures of a tile's two sides, by path."""
    key = tile.key.replace("_", "-")
    sides = {
        "front": buildings.building(tile_of(tile), light, done=False),
        "done": buildings.icon(tile.key, light, done=True),
    }
    return {
        f"pictures/buildings/{key}-{side}.svg": svg((drawn,), TILE, TILE, tile.kind, coarse=True)
        for side, drawn in sides.items()
    }


def box(letter: str) -> list[Domino]:
    """A box's dominoes in numerical order."""
    return [domino for domino in DOMINOES.values() if domino.box == letter]


def sheet(letter: str, title: str) -> str:
    """A picture of all dominoes in a box with their numbers, in columns."""
    dominoes = box(letter)
    rows = -(-len(dominoes) // ACROSS)
    scene: Scene = ()
    for number, domino in enumerate(dominoes):
        x, y = STEP_X * (number // rows) + NUMBER_WIDTH, STEP_Y * (number % rows) + MARGIN
        scene += (diagrams.text(x - 12, y + 62, str(domino.printed), 42, anchor="end"),)
        scene += diagrams.square(domino.first, x, y) + diagrams.square(domino.second, x + TILE, y)
        scene += diagrams.edge(x, y, 2)
    width, height = STEP_X * ACROSS + MARGIN, STEP_Y * rows + MARGIN
    return svg(scene, width, height, title, coarse=True, pairs=diagrams.THEME_PAINTS)


def land_rows(letter: str) -> list[LandRow]:
    """A row for each terrain in a box."""
    halves = [half for domino in box(letter) for half in (domino.first, domino.second)]
    rows = []
    for terrain in Terrain:
        crowns = [half.crowns for half in halves if half.terrain is terrain]
        if crowns:
            rows.append(LandRow(terrain, len(crowns), sum(crowns)))
    return rows


def _source(text: str) -> str:
    """The message for a source in the table of tiles."""
    if text == "rulebook (name)":
        return "rules-from-rulebook-name"
    return f"rules-from-{text.split()[0]}"
