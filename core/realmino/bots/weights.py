"""The learned weights for each family of games, and each game's evaluation."""

from functools import lru_cache
from typing import Final, NamedTuple

from realmino.bots.evaluation import Evaluation
from realmino.bots.weights_data import SPREADS, WEIGHTS
from realmino.pieces.variants import Rules

_ALIKE: Final = {"Q3": "Q4", "W3": "W4", "W6t": "W8t"} | dict.fromkeys(
    ("W3s", "W4s", "W5", "W7", "W8"), "W6"
)
"""Games that use another game's weights."""


class Weights(NamedTuple):
    """A family's learned values."""

    spread: float
    """A margin's standard deviation, per square root of dominoes to come."""
    weights: list[list[float]]
    """By feature: its weight for each power."""


def family_name(rules: Rules) -> str:
    """A game's family: its size, and whether it has a bonus."""
    bonus = "hm" if rules.bonuses else ""
    return _ALIKE.get(rules.size, rules.size) + bonus


def load_weights(family: str) -> Weights:
    """A family's weights as numbers."""
    rows = [[float(weight) for weight in row.split(",")] for row in WEIGHTS[family].split()]
    return Weights(SPREADS[family], rows)


@lru_cache(maxsize=4)
def evaluation_for(rules: Rules) -> Evaluation:
    """A game's evaluation; all callers share it and its cache."""
    spread, weights = load_weights(family_name(rules))
    return Evaluation(rules, weights, spread)
