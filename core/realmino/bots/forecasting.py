"""The points that kingdoms can expect, and the statistics of simulations."""

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from realmino.bots.evaluation import Evaluation
from realmino.bots.lookahead import prospects, take_turn
from realmino.bots.search import is_plain_duel, widths_of
from realmino.bots.solver import final_scores, is_quickly_solved, solve_quickly
from realmino.bots.weights import evaluation_of
from realmino.pieces.position import Position
from realmino.pieces.variants import Rules
from realmino.rules.dealing import is_certain
from realmino.rules.totals import TIE, total
from realmino.state import State

_SKILL, _COURT_DUEL_SKILL = 1.02, 1.065
"""How many times as much thinking players gain as the policy of the simulations: among many, and
between two at court. Between two without a court, where the policy compares places, it is once.
"""
_BIAS: Final = 1.0
"""The standard error of a simulation's mean even after many deals, in points: the policy is not the
best play. With it, two standard errors cover the exact expectation in 95% of positions; see the lab
notes.
"""

_COURT_TURNS: Final = 16
"""About how many turns of all kingdoms are simulated in games at court."""

_UNKNOWN: Final = float("inf")


class Forecast(NamedTuple):
    """The points that each kingdom can expect at the end."""

    points: list[float]
    errors: list[float]
    """The standard errors. If the position is solved, by how much the points depend on what
    players among more than two want.
    """
    is_exact: bool
    """Whether the position is solved, as by `realmino.bots.solve`."""


def forecast(state: State, seed: int | str = 0) -> Iterator[Forecast]:
    """Yields better and better forecasts endlessly, or a single one if the position is solved.

    Each is about one more deal, on which all kingdoms play on by the policy, to the end or until
    the rest can be solved.
    """
    if state.is_over:
        points = [float(sheet.total) for sheet in state.sheets()]
        yield Forecast(points, [0.0] * len(points), True)
        return
    if solved := solve_quickly(state):
        best = solved[0]
        pairs = zip(best.totals, best.against_leader, strict=True)
        yield Forecast([*map(float, best.totals)], [abs(a - b) / 2 for a, b in pairs], True)
        return
    evaluation, random = evaluation_of(state.rules), Random(f"{seed}/forecast")
    position = state.simulation(random)
    now, skill = current_totals(position), skill_factor(position)
    _, width = widths_of(position)
    columns: list[list[float]] = [[] for _ in now]
    while True:
        ends = _ends(position, evaluation, width)
        for column, before, after in zip(columns, now, ends, strict=True):
            column.append(before + skill * (after - before))
        yield Forecast([*map(mean, columns)], [*map(estimate_error, columns)], False)
        position = state.simulation(random)


def _ends(position: Position, evaluation: Evaluation, width: int) -> list[float]:
    """The points of each kingdom after a simulation."""
    last = position.round + rounds_simulated(position.rules)
    while position.round < last and not position.is_over:
        if is_quickly_solved(position):
            return [float(score // TIE) for score in final_scores(position)]
        take_turn(position, evaluation, width)
    return prospects(position, evaluation)


def skill_factor(position: Position) -> float:
    """How many times as much as the policy players gain; once if nothing is hidden."""
    if is_certain(position) or is_plain_duel(position):
        return 1.0
    return _COURT_DUEL_SKILL if len(position.kingdoms) == 2 else _SKILL


def current_totals(position: Position) -> list[int]:
    """What each kingdom would score now."""
    return [total(position, kingdom) for kingdom in range(len(position.kingdoms))]


def rounds_simulated(rules: Rules) -> int:
    """The rounds to simulate: to the end, except in games at court, which are too long for that."""
    return max(2, _COURT_TURNS // len(rules.all_kings)) if rules.has_court else rules.rounds + 1


def estimate_error(values: Sequence[float]) -> float:
    """The standard error of the mean of simulations as an estimate of what best play achieves."""
    return sqrt(standard_error(values) ** 2 + _BIAS**2)


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean; infinite for a single value."""
    count = len(values)
    if count < 2:
        return _UNKNOWN
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count)


def mean(values: Sequence[float]) -> float:
    """The mean; there must be a value."""
    # Not `statistics`, which would import decimals and fractions into the page.
    return sum(values) / len(values)
