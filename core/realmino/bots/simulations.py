"""How a simulation ends for a kingdom, and how much that's worth."""

from collections.abc import Sequence
from math import erf, sqrt
from typing import Final, NamedTuple

from realmino.bots.endgame import weighted_margin
from realmino.bots.evaluation import Evaluation, to_come
from realmino.pieces.position import Position
from realmino.rules.totals import TIE, winners

_VICTORY: Final = 10.0
"""The points that a win is worth if nothing is hidden."""


class SimulationResult(NamedTuple):
    """How a simulation ended for the kingdom that is choosing."""

    points: float
    margin: float
    """Points ahead of the best rival; negative if behind."""
    won: float
    """Its share of the win, or the chance of one if the game wasn't played to the end."""


def simulation_result(
    position: Position, worths: Sequence[float], kingdom: int, evaluation: Evaluation
) -> SimulationResult:
    """A kingdom's result; ``worths`` are the points that each kingdom has or can expect."""
    margin = weighted_margin(worths, kingdom, 1)
    if position.is_over:
        first = winners(position)
        won = 1 / len(first) if kingdom in first else 0.0
    else:
        # The chance that a margin with this standard deviation ends up positive.
        spread = evaluation.spread(to_come(position, kingdom))
        won = 0.5 + 0.5 * erf(margin / (spread * sqrt(2)))
    return SimulationResult(worths[kingdom], margin, won)


def final_result(scores: Sequence[int], kingdom: int) -> SimulationResult:
    """A kingdom's result in a game with these scores, as `encoded_total`."""
    totals, best = [score // TIE for score in scores], max(scores)
    won = 1 / scores.count(best) if scores[kingdom] == best else 0.0
    return SimulationResult(totals[kingdom], weighted_margin(totals, kingdom, 1), won)


def with_victory(value: float, won: float) -> float:
    """A value including the share of the win, for positions in which nothing is hidden."""
    return value + _VICTORY * won
