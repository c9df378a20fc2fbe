"""How a simulation ends for a kingdom, what that is worth, and how the last moves are played.

If two kingdoms hide nothing from each other, `play_nested` plays the game to its end as a search
would: it tries some actions, lets the policy play on after each, and plays the one with the best
result. This is Cazenave's nested search (2009) of the second level, for two opponents.
"""

from collections.abc import Iterator, Sequence
from math import erf, sqrt
from typing import Final, NamedTuple

from realmino.bots.candidates import candidates_of
from realmino.bots.evaluation import Evaluation, to_come
from realmino.bots.lookahead import FEW, prospects, take_turn
from realmino.pieces.position import Position
from realmino.rules.totals import winners
from realmino.rules.turn import play

_VICTORY: Final = 10.0
"""The points that a victory is worth if nothing is hidden."""

_REPLIES: Final = 4
"""How many actions a nested simulation tries."""


class SimulationResult(NamedTuple):
    """How one simulation ended for the kingdom that thinks."""

    points: float
    margin: float
    """Points ahead of the best rival, negative if behind."""
    won: float
    """Its share of the victory, or the chance of it if the game was not played to the end."""


def result_of(
    position: Position, worths: Sequence[float], kingdom: int, evaluation: Evaluation
) -> SimulationResult:
    """The result for a kingdom; ``worths`` are the points that each kingdom has or may expect."""
    margin = margin_of(worths, kingdom)
    if position.is_over:
        first = winners(position)
        won = 1 / len(first) if kingdom in first else 0.0
    else:
        # The chance that a margin with this standard deviation is positive in the end.
        spread = evaluation.spread(to_come(position, kingdom))
        won = 0.5 + 0.5 * erf(margin / (spread * sqrt(2)))
    return SimulationResult(worths[kingdom], margin, won)


def value_of(worths: Sequence[float], kingdom: int, rivalry: float) -> float:
    """The kingdom's points minus ``rivalry`` times those of its best rival."""
    return (1 - rivalry) * worths[kingdom] + rivalry * margin_of(worths, kingdom)


def with_victory(value: float, won: float) -> float:
    """A value with the share of the victory, for positions in which nothing is hidden."""
    return value + _VICTORY * won


def margin_of(totals: Sequence[float], own_kingdom: int) -> float:
    """How many points a kingdom is ahead of its best rival."""
    return totals[own_kingdom] - max(
        total for kingdom, total in enumerate(totals) if kingdom != own_kingdom
    )


def play_nested(position: Position, evaluation: Evaluation, rivalry: float) -> Iterator[None]:
    """Plays for both kingdoms to the end, with a pause every few milliseconds.

    ``rivalry``: the weight of the other's points, as in `value_of`.
    """
    while not position.is_over:
        kingdom = position.kingdom
        options = candidates_of(position, evaluation, _REPLIES)
        yield
        best, chosen = float("-inf"), options[0].action
        for option in options if len(options) > 1 else ():
            later = position.copy()
            play(later, option.action)
            while not later.is_over:
                take_turn(later, evaluation, FEW)
                yield
            worths = prospects(later, evaluation)
            won = result_of(later, worths, kingdom, evaluation).won
            value = with_victory(value_of(worths, kingdom, rivalry), won)
            if value > best:
                best, chosen = value, option.action
        play(position, chosen)
