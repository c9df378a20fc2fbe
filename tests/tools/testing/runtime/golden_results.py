"""Results of the golden games and a few seeds, as plain values to compare.

The test runs this file here and inside Pyodide; both must give the same results.
"""

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

from realmino import Game, Record, Rules, Shuffled, read_games, rules_codes
from realmino.bots import BOTS, think
from realmino.bots.kernel import play_random
from realmino.pieces.variants import SEATS
from realmino.view import view

GREEDY, EMPEROR = ("K2dhm", "Q4", "K3", "K4hm", "W6t"), ("K2dhm", "Q2", "K4hm", "W8t")
"""The rules codes of games by the greedy bot and by the emperor."""


def golden_results(folder: str) -> dict[str, Any]:
    """The results of a folder's golden games by name, and of games with some seeds."""
    records = [record for path in Path(folder).glob("*.txt") for record in read_games(path)]
    return {
        "golden": {name_of(record): outcome(record.game) for record in records},
        "kernel": {code: play_random(Rules.parse(code), Random(5)) for code in rules_codes()},
        "greedy": {code: digest(code) for code in GREEDY},
        "emperor": {code: thoughts(code, 24) for code in EMPEROR},
    }


def name_of(record: Record) -> str:
    """The rules code and the ending of a golden game, from the start of its comment: K2-win."""
    return f"{record.game.rules}-{record.comments[0].partition(':')[0]}"


def outcome(game: Game) -> dict[str, Any]:
    """Points, largest territories and winners of a finished game."""
    assert game.is_over
    sheets = game.state.sheets()
    winners = game.rules.seats_of(game.state.result().winners)
    return {
        "points": {SEATS[seat]: sheet.total for seat, sheet in enumerate(sheets)},
        "largest": {SEATS[seat]: sheet.largest for seat, sheet in enumerate(sheets)},
        "winners": [SEATS[seat] for seat in winners],
        "position": str(game.state),
    }


def digest(code: str) -> str:
    """A hash of all views of a game that the greedy bot plays against itself."""
    game, random, dealer = Game(Rules.parse(code)), Random(5), Shuffled(5)
    hasher = hashlib.sha256()
    while not game.is_over:
        state = game.state
        game = game.play(
            dealer.deal(state) if state.pending_deal else BOTS["greedy"](state, random)
        )
        hasher.update(json.dumps(view(game).to_json()).encode())
    return hasher.hexdigest()


def thoughts(code: str, count: int) -> list[str]:
    """The emperor's evaluations of the first choices of a game, simulation by simulation."""
    game, dealer = Game(Rules.parse(code)), Shuffled(7)
    lines: list[str] = []
    while len(lines) < count:
        game = game.deal(dealer)
        for thought in think(game.state, "emperor", simulations=4, seed=7):
            lines.append(f"{thought.action} {thought.share} {thought.simulations}")
        game = game.play(thought.action)
    return lines
