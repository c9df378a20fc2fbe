"""How a simulation ends for a kingdom, and what that is worth to it."""

from collections.abc import Sequence
from math import erf, sqrt
from typing import Final, NamedTuple

from realmino.bots.evaluation import Evaluation, to_come
from realmino.pieces.position import Position
from realmino.rules.totals import winners

_VICTORY: Final = 10.0
"""Where nothing is hidden, winning counts like so many points."""


class SimulationResult(NamedTuple):
    """How one simulation ended for the kingdom that thinks."""

    points: float
    margin: float
    """Points ahead of the best rival, negative behind."""
    won: float
    """Its share of the victory, or the chance of it where the game was not played to the end."""


def ending_of(
    position: Position, worths: Sequence[float], kingdom: int, evaluation: Evaluation
) -> SimulationResult:
    """How a simulation ended for a kingdom, where each kingdom has or may expect these points."""
    margin = margin_of(worths, kingdom)
    if position.is_over:
        first = winners(position)
        won = 1 / len(first) if kingdom in first else 0.0
    else:
        won = _chance(margin, evaluation.spread(to_come(position, kingdom)))
    return SimulationResult(worths[kingdom], margin, won)


def value_of(worths: Sequence[float], kingdom: int, rivalry: float) -> float:
    """The kingdom's own points, less so much of those of its best rival."""
    return (1 - rivalry) * worths[kingdom] + rivalry * margin_of(worths, kingdom)


def with_victory(value: float, won: float) -> float:
    """What a kingdom's end is worth with its share of the victory, where nothing is hidden."""
    return value + _VICTORY * won


def margin_of(totals: Sequence[float], own_kingdom: int) -> float:
    """How far a kingdom is ahead of its best rival."""
    return totals[own_kingdom] - max(
        total for kingdom, total in enumerate(totals) if kingdom != own_kingdom
    )


def _chance(margin: float, spread: float) -> float:
    """The chance that a margin with that standard deviation is positive in the end."""
    return 0.5 + 0.5 * erf(margin / (spread * sqrt(2)))
