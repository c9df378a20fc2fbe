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
from realmino.faults import Fault, IllegalPosition
from realmino.game import Dynasty, Game, parse_games
from realmino.grid import Side, Square
from realmino.kingdom import Kingdom, Territory
from realmino.notation import NotationError
from realmino.phases import Due, Phase
from realmino.reasons import Illegal, Reason
from realmino.rules import Rules, rules_codes
from realmino.scoring import Decision, Item, ItemKind, Result, ScoreSheet, score
from realmino.setup import Setup
from realmino.state import State
from realmino.terrain import Terrain

__version__ = "0.1.0"

__all__ = [
    "BUILDINGS", "DOMINOES", "Action", "Building", "Burn", "Claim", "Construct", "Court", "Dealer",
    "Decision", "Discard", "Domino", "Draw", "Due", "Dynasty", "End", "Fault", "Game", "Half",
    "Illegal", "IllegalPosition", "Item", "ItemKind", "Kingdom", "Kings", "Line", "Move",
    "NotationError", "Phase", "Place", "Purse", "Reason", "Result", "Rules", "ScoreSheet",
    "Scripted", "Setup", "Shuffled", "Side", "Square", "State", "Tax", "Terrain", "Territory",
    "Tiles", "parse_games", "parse_move", "read_buildings", "rules_codes", "score",
]  # fmt: skip
