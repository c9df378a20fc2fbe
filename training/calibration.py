"""Measures how accurate advice is, by comparing its mid-game predictions with the results.

``python -m training.calibration K2hm --games 400`` lets dukes play half of the rounds, asks for
advice, plays the best choice and lets emperors finish the game. It prints the errors of the
predicted points and chances, and compares those of the chances with a constant estimate and the
best linear fit.
"""

import argparse
import sys
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

import numpy as np

from realmino import Game, Rules, Shuffled
from realmino.bots import advise, choose


class Prediction(NamedTuple):
    """What the advice predicted for a player, and the actual result."""

    points: float
    chance: float
    scored: int
    won: float


def predictions(rules: Rules, games: int, simulations: int, seed: str) -> Iterator[Prediction]:
    """One prediction per game."""
    for number in range(games):
        dealer, random = Shuffled(f"{seed}/{number}"), Random(f"{seed}/{number}")
        game = Game(rules).deal(dealer)
        start = int(random.random() * len(rules.seats))
        while game.state.round <= rules.rounds // 2 or len(game.state.legal_actions()) < 2:
            game = game.play(choose(game.state, "duke", seed=game.number)).deal(dealer)
        for _ in range(start):
            game = game.play(choose(game.state, "duke", seed=game.number)).deal(dealer)
        kingdom = game.state.acting_kingdom
        assert kingdom is not None
        best = advise(game.state, simulations=simulations, seed=number)[0]
        game = game.play(best.action).deal(dealer)
        while not game.is_over:
            action = choose(game.state, "emperor", simulations=8, seed=game.number)
            game = game.play(action).deal(dealer)
        winners = game.state.result().winners
        won = (kingdom in winners) / len(winners)
        yield Prediction(best.points, best.chance, game.state.sheet(kingdom).total, won)


def report(predictions: list[Prediction]) -> list[str]:
    """A report on the prediction errors, with 95% intervals."""
    errors = [one.points - one.scored for one in predictions]
    squared_errors = [(one.chance - one.won) ** 2 for one in predictions]
    share = fmean(one.won for one in predictions)
    chances = np.array([[one.chance, 1.0] for one in predictions])
    results = np.array([one.won for one in predictions])
    fit, *_ = np.linalg.lstsq(chances, results, rcond=None)
    recalibrated = float(np.mean((np.clip(chances @ fit, 0, 1) - results) ** 2))
    return [
        f"{len(predictions)} games",
        f"points predicted - real {fmean(errors):+.2f} ± {_interval(errors):.2f}",
        f"chance predicted {fmean(one.chance for one in predictions):.3f}, won {share:.3f}",
        f"Brier {fmean(squared_errors):.3f} ± {_interval(squared_errors):.3f}, "
        f"recalibrated {recalibrated:.3f}, "
        f"constant {fmean((share - one.won) ** 2 for one in predictions):.3f}",
    ]


def _interval(values: list[float]) -> float:
    return 1.96 * stdev(values) / sqrt(len(values))


def main(arguments: list[str]) -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(prog="python -m training.calibration", description=__doc__)
    parser.add_argument("code", help="the rules, such as K2hm")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=40)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args(arguments)
    rules = Rules.parse(chosen.code)
    found = predictions(rules, chosen.games, chosen.simulations, chosen.seed)
    print("\n".join(report([*found])))


if __name__ == "__main__":
    main(sys.argv[1:])
