"""``buildings``: the building tiles, their effects, and how certain these are."""

import argparse
import csv
import io
import json
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from realmino.cli import inputs, words
from realmino.pieces.buildings import COLUMNS, Building
from realmino.text.language import say


def add(commands: inputs.Commands) -> None:
    """Adds the command."""
    parser = inputs.add_command(commands, "buildings", run)
    inputs.add_buildings(parser)
    formats = parser.add_mutually_exclusive_group()
    parser.option("--csv", formats, action="store_true")
    parser.option("--json", formats, action="store_true")


def run(chosen: argparse.Namespace) -> int:
    """Prints the tiles."""
    tiles: tuple[Building, ...] = chosen.buildings
    if chosen.json:
        print(json.dumps({"buildings": [_to_json(tile) for tile in tiles]}))
    elif chosen.csv:
        inputs.print_file("".join(f"{row}\n" for row in _table(tiles)))
    else:
        print("\n".join(_lines(tiles)))
    return 0


def _kinds(tiles: Sequence[Building]) -> Iterator[list[Building]]:
    """Groups consecutive tiles that differ only in number."""
    for _, copies in groupby(tiles, key=lambda tile: tile._replace(id=0)):
        yield list(copies)


def _to_json(tile: Building) -> dict[str, Any]:
    terrain = tile.per_territory
    return tile._asdict() | {
        "key": tile.key,
        "per_territory": None if terrain is None else terrain.key,
        "inferred": tile.is_inferred,
    }


def _lines(tiles: Sequence[Building]) -> Iterator[str]:
    heads = (
        say(f"buildings-{column}") for column in ("numbers", "kind", "effects", "end", "at-once")
    )
    yield "{:<6} {:<18} {:<50} {:<17} {}".format(*heads)
    for copies in _kinds(tiles):
        tile = copies[0]
        ids = f"{tile.id}" if len(copies) == 1 else f"{tile.id}-{copies[-1].id}"
        sources = f"{tile.effects_from:<17} {tile.immediate_from}"
        yield f"{ids:>5}  {tile.kind:<18} {words.effects(tile):<50} {sources}"


def _table(tiles: Sequence[Building]) -> Iterator[str]:
    """The table as CSV, with one row for consecutive equal tiles."""
    yield ",".join(COLUMNS)
    for copies in _kinds(tiles):
        plain = _to_json(copies[0]) | {"copies": len(copies)}
        plain["per_territory"] = plain["per_territory"] or ""
        row = io.StringIO()
        csv.writer(row, lineterminator="").writerow([plain[column] for column in COLUMNS])
        yield row.getvalue()
