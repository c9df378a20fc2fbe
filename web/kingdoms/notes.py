"""Sentences about entries that can't occur in a game, although a pad accepts them."""

from __future__ import annotations

from collections.abc import Iterator

from browser.messages import say
from kingdoms import words
from kingdoms.kingdom import Spot
from kingdoms.model import Pad
from realmino.notation.court_checks import queen_wrong
from realmino.notation.oddities import Oddity, find_oddities
from realmino.pieces.buildings import BUILDINGS
from realmino.pieces.grid import CASTLE_BIT, Square, squares_of, territory_of
from realmino.pieces.terrain import Terrain
from realmino.pieces.variants import SEATS
from realmino.text.messages import Name


def notes(pad: Pad) -> list[str]:
    """A sentence for each entry that can't occur in a game with the pad's rules."""
    position = pad.position
    said = [_note(pad, oddity) for oddity in find_oddities(position) if not _is_redundant(oddity)]
    said += [say("pad-odd-queen") for _ in _misplaced_queen(pad)]
    return list(dict.fromkeys(said))


def detached_squares(pad: Pad, number: int) -> set[Spot]:
    """A kingdom's squares that aren't connected to its castle."""
    kingdom = pad.kingdoms[number]
    taken = kingdom.land.taken
    return {
        kingdom.spot_at(square) for square in squares_of(taken & ~territory_of(CASTLE_BIT, taken))
    }


def _misplaced_queen(pad: Pad) -> Iterator[object]:
    if pad.rules.has_court:
        yield from list(queen_wrong(pad.position))[:1]


def _is_redundant(oddity: Oddity) -> bool:
    """Whether another note already covers it: a crown on a town."""
    values = oddity.values
    return oddity.kind == "box" and values["terrain"] == Terrain.TOWN.key and bool(values["crowns"])


def _note(pad: Pad, oddity: Oddity) -> str:
    """The sentence for an oddity, with the names of the player and the square."""
    values = dict(oddity.values)
    count = values.get("count")
    if "kingdom" in values:
        number = SEATS.index(str(values.pop("kingdom")))
        values["name"] = words.ruler(pad, number)
        square = values.get("square")
        if isinstance(square, Square):
            values["square"] = words.square_name(pad.kingdoms[number].spot_at(square))
    if "terrain" in values:
        values["terrain"] = Name(f"terrain-{values['terrain']}")
    tile = values.pop("tile", None)
    if isinstance(tile, int):
        kind = BUILDINGS[tile - 1].kind
        values["building"] = words.building(tile)
        values["copies"] = sum(building.kind == kind for building in BUILDINGS)
    things = dict.fromkeys(("squares", "knights", "towers", "coins"), count)
    return say(f"pad-odd-{oddity.kind}", **things, **values, game=words.game(pad))
