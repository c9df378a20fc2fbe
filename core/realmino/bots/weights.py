"""The learned weights of each family of games, and the evaluation of a game."""

from functools import lru_cache
from typing import Final, NamedTuple

from realmino.bots.evaluation import Evaluation
from realmino.bots.weights_data import SPREADS, WEIGHTS
from realmino.pieces.variants import Rules

_ALIKE: Final = {"Q3": "Q4", "W3": "W4", "W6t": "W8t"} | dict.fromkeys(
    ("W3s", "W4s", "W5", "W7", "W8"), "W6"
)
"""Games that use the weights of another."""


class Weights(NamedTuple):
    """The learned values of a family."""

    spread: float
    """The standard deviation of a margin, per square root of dominoes to come."""
    weights: list[list[float]]
    """By feature: the weights of the powers."""


def family_of(rules: Rules) -> str:
    """The family of a game: its size, and whether it has a bonus."""
    bonus = "hm" if rules.bonuses else ""
    return _ALIKE.get(rules.size, rules.size) + bonus


def weights_of(family: str) -> Weights:
    """The weights of a family as numbers."""
    rows = [[float(weight) for weight in row.split(",")] for row in WEIGHTS[family].split()]
    return Weights(SPREADS[family], rows)


@lru_cache(maxsize=4)
def evaluation_of(rules: Rules) -> Evaluation:
    """The evaluation of a game; all callers share it and its cache."""
    spread, weights = weights_of(family_of(rules))
    return Evaluation(rules, weights, spread)
