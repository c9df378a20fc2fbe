"""Sentences about kingdoms entered by hand."""

from __future__ import annotations

from browser.messages import say
from kingdoms.kingdom import PadKingdom, Spot
from kingdoms.model import ANY_BUILDING, BUILDING, CASTLE, CROWNS, ERASE, KNIGHT, TERRAINS, Pad
from realmino.pieces.buildings import BUILDINGS, Building, tile_of
from realmino.pieces.grid import COLUMNS
from realmino.pieces.terrain import Terrain
from realmino.pieces.variants import DYNASTY, OPTIONS
from realmino.text.messages import Name
from table.wording import words as table_words


def player(pad: Pad, seat: int) -> str:
    """A player's name, or else their colour."""
    return pad.names[seat] or say(f"colour-{pad.colours[seat]}")


def ruler(pad: Pad, kingdom: int) -> str:
    """A kingdom's player, or a team's partners."""
    return say("names", names=[player(pad, seat) for seat in pad.rules.seats_of([kingdom])])


def square_name(spot: Spot) -> str:
    """The name of a pad's square: ``a1`` is the south-west corner."""
    return f"{COLUMNS[spot[0]]}{spot[1] + 1}"


def square(kingdom: PadKingdom, spot: Spot) -> str:
    """A pad's square and its contents."""
    name, there = square_name(spot), kingdom.squares.get(spot)
    if spot == kingdom.castle:
        return say("pad-square-castle", square=name)
    if there is None:
        return say("pad-square-empty", square=name)
    if there.tile:
        what = say("pad-square-building", square=name, building=building(there.tile))
    else:
        terrain = Name(f"terrain-{there.terrain.key}")
        what = say("pad-square-land", square=name, terrain=terrain, crowns=there.crowns)
    return say("pad-square-knight", what=what) if there.knight else what


def building_choice(tile: Building) -> str:
    """A building and its benefits, for a list."""
    effects = table_words.effects(tile_of(tile))
    return say("pad-building", building=table_words.building(tile.key), effects=effects)


def building(tile: int) -> Name:
    """A building tile's kind, as a name for messages."""
    return table_words.building(BUILDINGS[tile - 1].key)


def brush(name: str) -> str:
    """A brush's short name."""
    if name in TERRAINS:
        return table_words.land(name)
    if name in CROWNS:
        return say("pad-brush-crowns", crowns=CROWNS.index(name))
    if name.startswith(BUILDING):
        return say("pad-brush-building-chosen", building=Name(name))
    return say({
        KNIGHT: "pad-brush-knight", ANY_BUILDING: "tiles-building",
        CASTLE: "pad-brush-castle", ERASE: "pad-brush-erase",
    }[name])  # fmt: skip


def hint(name: str) -> str:
    """How to use the brush."""
    if name == Terrain.TOWN.key:
        return say("pad-hint-town")
    if name in TERRAINS:
        return say("pad-hint-land", terrain=Name(f"terrain-{name}"))
    if name in CROWNS:
        return say("pad-hint-crowns", crowns=CROWNS.index(name))
    if name.startswith(BUILDING):
        return say("pad-hint-building", building=Name(name))
    return say({
        KNIGHT: "pad-hint-knight", CASTLE: "pad-hint-castle", ERASE: "pad-hint-erase"
    }[name])  # fmt: skip


def keys(pad: Pad) -> str:
    """The grid's keys."""
    letters = ", ".join(terrain.letter.upper() for terrain in lands(pad))
    return say("pad-keys-court" if pad.rules.has_court else "pad-keys", lands=letters)


def lands(pad: Pad) -> list[Terrain]:
    """The game's terrains."""
    return [terrain for terrain in Terrain if pad.rules.has_court or terrain is not Terrain.TOWN]


def game(pad: Pad) -> Name:
    """The game, as a name for messages."""
    return Name(f"game-{pad.rules.game}")


def summary(pad: Pad, is_dynasty: bool = False) -> str:
    """The game, its number of players, and its variants."""
    options = [option for letter, option in OPTIONS.items() if letter in pad.rules.code[2:]]
    options += [DYNASTY] if is_dynasty else []
    chosen = [say(f"variant-{option.key}") for option in options]
    return say(
        "pad-game-summary",
        game=game(pad),
        players=pad.rules.players,
        options=chosen,
        variants="some" if chosen else "none",
    )
