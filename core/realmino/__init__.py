"""An engine for Kingdomino, Queendomino and the Royal Wedding, with their complete rules.

>>> from realmino import Game
>>> game = Game("K4").deal(1)
>>> len(game.state.legal_actions())
4
"""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from realmino.pieces import views as _views

if TYPE_CHECKING:
    from realmino import arena, bots, view
    from realmino.drawing.diagram import alt_text, diagram
    from realmino.game import Dealer, Game, Scripted, events, from_json, parse_games, perft
    from realmino.game.dynasty import Dynasty
    from realmino.game.events import Event
    from realmino.game.records import Record, RecordError, read_games
    from realmino.notation.positions import PartialPosition
    from realmino.notation.recognition import READINGS, Recognition, recognise
    from realmino.notation.validation import IllegalPosition, PositionError
    from realmino.pieces.actions import (
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
    from realmino.pieces.buildings import BUILDINGS, Building, read_buildings
    from realmino.pieces.court import Court, Purse
    from realmino.pieces.dominoes import BOXES, DOMINOES, Domino, Half
    from realmino.pieces.grid import Side, Square, squares_of
    from realmino.pieces.json_values import JsonError
    from realmino.pieces.kingdom import Kingdom, LandSquare, Territory
    from realmino.pieces.parsing import NotationError
    from realmino.pieces.phases import PendingDeal, Phase
    from realmino.pieces.position import Position
    from realmino.pieces.reasons import Illegal, Reason
    from realmino.pieces.terrain import Terrain
    from realmino.pieces.variants import Rules, rules_codes
    from realmino.rules.scoring import Decision, Item, ItemKind, Result, ScoreSheet, score
    from realmino.rules.shuffling import Shuffled
    from realmino.state import State
    from realmino.view import View

__version__ = "0.2.0"

__all__ = [
    "BOXES", "BUILDINGS", "DOMINOES", "READINGS", "Action", "Building", "Burn", "Claim",
    "Construct", "Court", "Dealer", "Decision", "Discard", "Domino", "Draw", "Dynasty", "End",
    "Event", "Game", "Half", "Illegal", "IllegalPosition", "Item", "ItemKind", "JsonError",
    "Kingdom", "Kings", "LandSquare", "Line", "Move", "NotationError", "PartialPosition",
    "PendingDeal", "Phase", "Place", "Position", "PositionError", "Purse", "Reason", "Recognition",
    "Record", "RecordError", "Result", "Rules", "ScoreSheet", "Scripted", "Shuffled", "Side",
    "Square", "State", "Tax", "Terrain", "Territory", "Tiles", "View", "alt_text", "arena", "bots",
    "diagram", "events", "from_json", "parse_games", "parse_move", "perft", "read_buildings",
    "read_games", "recognise", "rules_codes", "score", "squares_of", "view",
]  # fmt: skip

_MODULES: Final = {
    "arena": "arena", "bots": "bots", "events": "game.events",
    "perft": "game.perft", "view": "view",
}  # fmt: skip
_NAMES: Final = {
    "drawing.diagram": ("alt_text", "diagram"),
    "game": ("Dealer", "Game", "Scripted", "from_json", "parse_games"),
    "game.dynasty": ("Dynasty",),
    "game.events": ("Event",),
    "game.records": ("Record", "RecordError", "read_games"),
    "notation.positions": ("PartialPosition",),
    "notation.recognition": ("READINGS", "Recognition", "recognise"),
    "notation.validation": ("IllegalPosition", "PositionError"),
    "pieces.actions": (
        "Action", "Burn", "Claim", "Construct", "Discard", "Draw", "End", "Kings", "Line", "Move",
        "Place", "Tax", "Tiles", "parse_move",
    ),
    "pieces.buildings": ("BUILDINGS", "Building", "read_buildings"),
    "pieces.court": ("Court", "Purse"),
    "pieces.dominoes": ("BOXES", "DOMINOES", "Domino", "Half"),
    "pieces.grid": ("Side", "Square", "squares_of"),
    "pieces.json_values": ("JsonError",),
    "pieces.kingdom": ("Kingdom", "LandSquare", "Territory"),
    "pieces.parsing": ("NotationError",),
    "pieces.phases": ("PendingDeal", "Phase"),
    "pieces.position": ("Position",),
    "pieces.reasons": ("Illegal", "Reason"),
    "pieces.terrain": ("Terrain",),
    "pieces.variants": ("Rules", "rules_codes"),
    "rules.scoring": ("Decision", "Item", "ItemKind", "Result", "ScoreSheet", "score"),
    "rules.shuffling": ("Shuffled",),
    "state": ("State",),
    "view": ("View",),
}  # fmt: skip
"""The public names of each module. A module is imported when one of its names is first used."""


def on_demand(
    package: str, names: Mapping[str, tuple[str, ...]], modules: Mapping[str, str]
) -> Callable[[str], Any]:
    """A lazy ``__getattr__`` for a package that exports ``names`` (by module) and ``modules``."""
    homes = {name: module for module, offered in names.items() for name in offered}

    def find(name: str) -> Any:
        if name in modules:
            value = import_module(f"{package}.{modules[name]}")
        elif name in homes:
            value = getattr(import_module(f"{package}.{homes[name]}"), name)
        else:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        vars(sys.modules[package])[name] = value
        return value

    return find


__getattr__ = on_demand(__name__, _NAMES, _MODULES)


def __dir__() -> list[str]:
    return __all__


def _view(name: str) -> Callable[[Any], str | None]:
    """A notebook view that imports the drawing code on its first use."""

    def show(value: object) -> str | None:
        from realmino.drawing.notebook import VIEWS

        return VIEWS[name](value)

    return show


for _name in ("actions", "domino", "kingdom", "move", "sheet"):
    _views[_name] = _view(_name)
