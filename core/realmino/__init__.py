"""Kingdomino, Queendomino and the Royal Wedding, the rules whole: an engine without dependencies.

>>> from realmino import Game, Rules, Shuffled
>>> game = Game(Rules.parse("K4")).deal(Shuffled(1))
>>> len(game.state.legal_actions())
4
"""

from typing import TYPE_CHECKING, Final

from realmino.exports import on_demand

if TYPE_CHECKING:
    from realmino import arena, bots, diagram, events, perft, view
    from realmino.any_value import from_json
    from realmino.dealer import Dealer, Scripted
    from realmino.events import Event
    from realmino.game import Game, parse_games
    from realmino.model.actions import (
        Action,
        Burn,
        Claim,
        Construct,
        Discard,
        Draw,
        End,
        Kings,
        Line,
        Move,
        Place,
        Tax,
        Tiles,
        parse_move,
    )
    from realmino.model.buildings import BUILDINGS, Building, read_buildings
    from realmino.model.court import Court, Purse
    from realmino.model.dominoes import BOXES, DOMINOES, Domino, Half
    from realmino.model.grid import Side, Square, squares_of
    from realmino.model.kingdom import Kingdom, LandSquare, Territory
    from realmino.model.phases import PendingDeal, Phase
    from realmino.model.position import Position
    from realmino.model.reasons import Illegal, Reason
    from realmino.model.terrain import Terrain
    from realmino.notation.json_values import JsonError
    from realmino.notation.positions import PartialPosition
    from realmino.notation.records import Record, RecordError, read_games
    from realmino.notation.tokens import NotationError
    from realmino.notation.validation import IllegalPosition, PositionError
    from realmino.rules.dynasty import Dynasty
    from realmino.rules.scoring import Decision, Item, ItemKind, Result, ScoreSheet, score
    from realmino.rules.variants import Rules, rules_codes
    from realmino.shuffling import Shuffled
    from realmino.state import State
    from realmino.view import View

__version__ = "0.1.0"

__all__ = [
    "BOXES", "BUILDINGS", "DOMINOES", "Action", "Building", "Burn", "Claim", "Construct", "Court",
    "Dealer", "Decision", "Discard", "Domino", "Draw", "Dynasty", "End", "Event", "Game", "Half",
    "Illegal", "IllegalPosition", "Item", "ItemKind", "JsonError", "Kingdom", "Kings", "LandSquare",
    "Line", "Move", "NotationError", "PartialPosition", "PendingDeal", "Phase", "Place", "Position",
    "PositionError", "Purse", "Reason", "Record", "RecordError", "Result", "Rules", "ScoreSheet",
    "Scripted", "Shuffled", "Side", "Square", "State", "Tax", "Terrain", "Territory", "Tiles",
    "View", "arena", "bots", "diagram", "events", "from_json", "parse_games", "parse_move", "perft",
    "read_buildings", "read_games", "rules_codes", "score", "squares_of", "view",
]  # fmt: skip

_MODULES: Final = ("arena", "bots", "diagram", "events", "perft", "view")
_NAMES: Final = {
    "any_value": ("from_json",),
    "dealer": ("Dealer", "Scripted"),
    "events": ("Event",),
    "game": ("Game", "parse_games"),
    "model.actions": (
        "Action", "Burn", "Claim", "Construct", "Discard", "Draw", "End", "Kings", "Line", "Move",
        "Place", "Tax", "Tiles", "parse_move",
    ),
    "model.buildings": ("BUILDINGS", "Building", "read_buildings"),
    "model.court": ("Court", "Purse"),
    "model.dominoes": ("BOXES", "DOMINOES", "Domino", "Half"),
    "model.grid": ("Side", "Square", "squares_of"),
    "model.kingdom": ("Kingdom", "LandSquare", "Territory"),
    "model.phases": ("PendingDeal", "Phase"),
    "model.position": ("Position",),
    "model.reasons": ("Illegal", "Reason"),
    "model.terrain": ("Terrain",),
    "notation.json_values": ("JsonError",),
    "notation.positions": ("PartialPosition",),
    "notation.records": ("Record", "RecordError", "read_games"),
    "notation.tokens": ("NotationError",),
    "notation.validation": ("IllegalPosition", "PositionError"),
    "rules.dynasty": ("Dynasty",),
    "rules.scoring": ("Decision", "Item", "ItemKind", "Result", "ScoreSheet", "score"),
    "rules.variants": ("Rules", "rules_codes"),
    "shuffling": ("Shuffled",),
    "state": ("State",),
    "view": ("View",),
}  # fmt: skip
"""Each module is imported when one of its names is first asked for: few programs need them all."""

__getattr__ = on_demand(__name__, _NAMES, _MODULES)


def __dir__() -> list[str]:
    return __all__
