"""Queendomino's building tiles in one literal table, with the source of each fact.

What a tile scores at the end of the game is well documented. Its immediate effects are on the grey
side, which few pictures show. Where ``immediate_from`` is *inferred*, the values are chosen to
match all published totals (22 knights of which 4 are dealt, 15 towers, 18 kinds, 32 tiles, and the
three towers in the rulebook's scoring example). Six names are from the rulebook; the others
describe the picture. `read_buildings` reads a corrected table for use with `Rules.parse`.
"""

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple

from realmino.pieces.numbers import POINTS_PER_TERRITORY
from realmino.pieces.parsing import NotationError, check_length, parse_id
from realmino.pieces.terrain import Terrain


class Building(NamedTuple):
    """A building tile and its effects."""

    id: int
    """1 to 32."""
    kind: str
    """Its name."""
    knights: int
    """Knights gained when it's built."""
    towers: int
    """Towers gained when it's built."""
    tax_per_knight: int
    """Coins per knight that collects tax from then on, for each knight owned."""
    tax_per_tower: int
    """Coins per knight that collects tax from then on, for each tower owned."""
    crowns: int
    """Crowns on its square."""
    points: int
    """Points at the end of the game."""
    per_territory: Terrain | None
    """The terrain whose territories score `POINTS_PER_TERRITORY` each."""
    per_tower: int
    """Points for each tower owned."""
    per_knight: int
    """Points for each knight owned."""
    effects_from: str
    """The source for its other effects."""
    immediate_from: str
    """The source for its knights and towers."""

    @property
    def key(self) -> str:
        """Its kind as a word for views and JSON: ``travelling_castle``."""
        return self.kind.lower().replace("'", "").replace(" ", "_")

    @property
    def is_inferred(self) -> bool:
        """Whether its knights and towers are inferred from totals, not seen in a picture."""
        return "inferred" in self.immediate_from


@dataclass(frozen=True, slots=True)
class Tile:
    """A `Building` as plain values, for pages and drawings."""

    tile: int
    """Its id."""
    key: str
    knights: int
    towers: int
    tax_per_knight: int
    tax_per_tower: int
    crowns: int
    points: int
    per_territory: str | None
    territory_points: int
    """The points for each territory of ``per_territory``."""
    per_tower: int
    per_knight: int
    inferred: bool


@cache
def tile_of(building: Building) -> Tile:
    """A building tile with plain values, for pages and drawings."""
    terrain = building.per_territory
    return Tile(
        tile=building.id,
        key=building.key,
        knights=building.knights,
        towers=building.towers,
        tax_per_knight=building.tax_per_knight,
        tax_per_tower=building.tax_per_tower,
        crowns=building.crowns,
        points=building.points,
        per_territory=None if terrain is None else terrain.key,
        territory_points=0 if terrain is None else POINTS_PER_TERRITORY,
        per_tower=building.per_tower,
        per_knight=building.per_knight,
        inferred=building.is_inferred,
    )


TILES: Final = 32
"""The number of building tiles."""

MOST_CROWNS: Final = 3
"""The maximum number of crowns on a building; as many as on one half of a domino."""

COLUMNS: Final = (
    "kind", "copies", "knights", "towers", "tax_per_knight", "tax_per_tower", "crowns", "points",
    "per_territory", "per_tower", "per_knight", "effects_from", "immediate_from",
)  # fmt: skip
_TABLE: Final = f"""{",".join(COLUMNS)}
Bakery,2,0,0,0,0,0,0,wheat,0,0,photo,inferred
Sawmill,2,0,0,0,0,0,0,forest,0,0,rulebook,inferred (no tower: rulebook example)
Fishmonger,2,1,0,0,0,0,0,lake,0,0,photo,inferred
Spinning mill,2,1,0,0,0,0,0,grassland,0,0,photo,inferred
Magic school,2,1,1,0,0,0,0,swamp,0,0,photo,photo
Goldsmith,2,1,1,0,0,0,0,mine,0,0,single source,inferred
Church,2,0,0,0,0,0,0,town,0,0,rulebook,inferred (no tower: rulebook example)
Archery range,2,1,0,0,0,0,0,,0,1,photo,photo
Travelling castle,2,0,1,0,0,0,0,,1,0,rulebook,photo
Royal treasury,1,0,1,0,1,0,2,,0,0,photo,photo
Guarded treasury,1,1,0,1,0,0,2,,0,0,photo,inferred
Big tavern,1,3,0,0,0,0,2,,0,0,rulebook,photo
Fortress,1,0,3,0,0,0,2,,0,0,single source,inferred
Brewery,2,2,0,0,0,0,3,,0,0,photo,photo
Guardtower,2,0,2,0,0,0,3,,0,0,rulebook,photo
Statue,3,0,0,0,0,0,5,,0,0,rulebook,inferred (no tower: rulebook example)
Queen's statue,2,0,0,0,0,1,0,,0,0,photo,inferred
Queen's tower,1,0,1,0,0,1,0,,0,0,rulebook (name),inferred
"""
_TEXTS: Final = ("kind", "effects_from", "immediate_from")
_NUMBERS: Final = (
    "knights", "towers", "tax_per_knight", "tax_per_tower", "points", "per_tower", "per_knight",
)  # fmt: skip
_TERRAINS: Final = {terrain.key: terrain for terrain in Terrain}
_LONGEST = 1 << 18
"""Maximum characters in a table; the built-in one has about 1,500."""


def read_buildings(text: str) -> tuple[Building, ...]:
    """The tiles of a table in CSV with the columns `COLUMNS`, with ids in the order of its rows.

    ``copies`` is how many tiles a row stands for. Raises `NotationError` at the first invalid row
    or value, and unless the table has 32 tiles.
    """
    check_length(text, _LONGEST, "a table of building tiles")
    rows = _rows(text)
    if not rows or rows[0].cells != COLUMNS:
        start = rows[0].start if rows else 0
        raise NotationError(text, start, "the columns " + ",".join(COLUMNS))
    tiles: list[Building] = []
    for row in rows[1:]:
        tiles += _copies(row, len(tiles))
    if len(tiles) != TILES:
        raise NotationError(text, len(text), f"{TILES} tiles in all, not {len(tiles)}")
    return tuple(tiles)


class _Row(NamedTuple):
    """A line in the table."""

    text: str
    """The whole table."""
    start: int
    """The line's offset in the table."""
    cells: tuple[str, ...]

    def error(self, column: str, expected: str) -> NotationError:
        """The error for a value in that column; for quoted values, it's at the start of the row."""
        before = ",".join([*self.cells[: COLUMNS.index(column)], ""])
        is_plain = self.text.startswith(before, self.start)
        position = self.start + (len(before) if is_plain else 0)
        return NotationError(self.text, position, f"{expected} as {column}")

    def word(self, column: str) -> str:
        """The value in that column."""
        return self.cells[COLUMNS.index(column)]

    def amount(self, column: str, most: int = 9) -> int:
        """The number in that column, from 0 to ``most``."""
        word = self.word(column)
        if not re.fullmatch("[0-9]", word) or int(word) > most:
            raise self.error(column, f"a number from 0 to {most}")
        return int(word)


def _rows(text: str) -> list[_Row]:
    rows = []
    start = 0
    for line in text.splitlines(keepends=True):
        try:
            cells = tuple([cell.strip() for values in csv.reader([line]) for cell in values])
        except csv.Error:
            raise NotationError(text, start, "values separated by commas") from None
        if cells:
            rows.append(_Row(text, start, cells))
        start += len(line)
    return rows


def _copies(row: _Row, before: int) -> Iterator[Building]:
    """A row's tiles, numbered from ``before`` + 1."""
    if len(row.cells) != len(COLUMNS):
        expected = f"{len(COLUMNS)} values, not {len(row.cells)}"
        raise NotationError(row.text, row.start, expected)
    if not row.word("kind") or not row.word("kind").isprintable():
        raise row.error("kind", "a name")
    terrain = row.word("per_territory")
    if terrain and terrain not in _TERRAINS:
        raise row.error("per_territory", "a terrain or nothing")
    values: dict[str, Any] = {column: row.word(column) for column in _TEXTS}
    values |= {column: row.amount(column) for column in _NUMBERS}
    values |= {"crowns": row.amount("crowns", MOST_CROWNS), "per_territory": _TERRAINS.get(terrain)}
    for id in range(before + 1, before + 1 + row.amount("copies")):
        yield Building(id=id, **values)


BUILDINGS: Final = read_buildings(_TABLE)
"""The 32 tiles in order of id."""


def parse_tile(text: str, position: int, part: str) -> int:
    """The tile id in ``part``; raises `NotationError` at ``position`` of ``text``."""
    return parse_id(text, position, part, TILES, "building tile")
