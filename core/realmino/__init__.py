"""Kingdomino, Queendomino and the Royal Wedding, the rules whole: an engine without dependencies.

>>> from realmino import Game, Rules, Shuffled
>>> game = Game(Rules.parse("K4")).deal(Shuffled(1))
>>> len(game.state.legal_actions())
4
"""

from realmino.actions import (
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
from realmino.buildings import BUILDINGS, Building, read_buildings
from realmino.court import Court, Purse
from realmino.dealer import Dealer, Scripted, Shuffled
from realmino.dominoes import DOMINOES, Domino, Half
from realmino.game import Game, parse_games
from realmino.grid import Side, Square
from realmino.kingdom import Kingdom, Territory
from realmino.notation.positions import PartialPosition
from realmino.notation.tokens import NotationError
from realmino.notation.validation import IllegalPosition, PositionError
from realmino.phases import PendingDeal, Phase
from realmino.reasons import Illegal, Reason
from realmino.rules.dynasty import Dynasty
from realmino.rules.scoring import Decision, Item, ItemKind, Result, ScoreSheet, score
from realmino.rules.variants import Rules, rules_codes
from realmino.state import State
from realmino.terrain import Terrain

__version__ = "0.1.0"

__all__ = [
    "BUILDINGS", "DOMINOES", "Action", "Building", "Burn", "Claim", "Construct", "Court", "Dealer",
    "Decision", "Discard", "Domino", "Draw", "Dynasty", "End", "Game", "Half", "Illegal",
    "IllegalPosition", "Item", "ItemKind", "Kingdom", "Kings", "Line", "Move", "NotationError",
    "PartialPosition", "PendingDeal", "Phase", "Place", "PositionError", "Purse", "Reason",
    "Result", "Rules", "ScoreSheet", "Scripted", "Shuffled", "Side", "Square", "State", "Tax",
    "Terrain", "Territory", "Tiles", "parse_games", "parse_move", "read_buildings", "rules_codes",
    "score",
]  # fmt: skip
