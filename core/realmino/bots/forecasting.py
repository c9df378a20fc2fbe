"""Forecasts each kingdom's final points; also statistics for simulations."""

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from realmino.bots.evaluation import Evaluation, evaluation_for
from realmino.bots.lookahead import prospects, take_turn
from realmino.bots.search import is_plain_duel, search_widths
from realmino.bots.solver import final_scores, is_quickly_solved, solve_quickly
from realmino.pieces.position import Position
from realmino.pieces.variants import Rules
from realmino.rules.dealing import is_certain
from realmino.rules.fast_totals import TIE, total
from realmino.state import State

_SKILL_FACTOR, _COURT_DUEL_SKILL_FACTOR = 1.02, 1.065
"""How much more a thinking player gains than the policy in the simulations, as a factor, in games
with many players and in two-player games at court. In two-player games without a court, where the
policy compares places, the factor is 1.
"""
_RESIDUAL_ERROR: Final = 1.0
"""The standard error that remains in a simulation's mean even after many deals, in points, because
the policy isn't perfect. Including it, two standard errors cover the exact expectation in 95% of
positions; see the lab notes.
"""

_COURT_TURNS: Final = 16
"""About how many turns to simulate in games at court, over all kingdoms."""

_UNKNOWN: Final = float("inf")


class Forecast(NamedTuple):
    """Each kingdom's expected final points."""

    points: list[float]
    errors: list[float]
    """Standard errors. If the position is solved, how much the points depend on what players aim
    for in games with more than two kingdoms.
    """
    is_exact: bool
    """Whether the position has been solved, as by `realmino.bots.solve`."""


def forecast(state: State, seed: int | str = 0) -> Iterator[Forecast]:
    """Yields better and better forecasts endlessly, or a single one if the position is solved.

    Each one adds a deal, in which all kingdoms follow the policy for `rounds_simulated` rounds or
    until the rest can be solved.
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
    evaluation, random = evaluation_for(state.rules), Random(f"{seed}/forecast")
    position = state.simulation(random)
    current, skill = current_totals(position), skill_factor(position)
    _, width = search_widths(position)
    columns: list[list[float]] = [[] for _ in current]
    while True:
        simulated = _simulated_points(position, evaluation, width)
        for column, before, after in zip(columns, current, simulated, strict=True):
            column.append(before + skill * (after - before))
        yield Forecast([*map(mean, columns)], [*map(estimate_error, columns)], False)
        position = state.simulation(random)


def _simulated_points(position: Position, evaluation: Evaluation, width: int) -> list[float]:
    """Each kingdom's points after a simulation."""
    last = position.round + rounds_simulated(position.rules)
    while position.round < last and not position.is_over:
        if is_quickly_solved(position):
            return [float(score // TIE) for score in final_scores(position)]
        take_turn(position, evaluation, width)
    return prospects(position, evaluation)


def skill_factor(position: Position) -> float:
    """The factor by which players gain more than the policy; 1 if nothing is hidden."""
    if is_certain(position) or is_plain_duel(position):
        return 1.0
    return _COURT_DUEL_SKILL_FACTOR if len(position.kingdoms) == 2 else _SKILL_FACTOR


def current_totals(position: Position) -> list[int]:
    """Each kingdom's score if the game ended now."""
    return [total(position, kingdom) for kingdom in range(len(position.kingdoms))]


def rounds_simulated(rules: Rules) -> int:
    """How many rounds to simulate: all, except in games at court, which are too long."""
    return max(2, _COURT_TURNS // len(rules.all_kings)) if rules.has_court else rules.rounds + 1


def estimate_error(values: Sequence[float]) -> float:
    """The standard error of the mean as an estimate of what best play achieves."""
    return sqrt(standard_error(values) ** 2 + _RESIDUAL_ERROR**2)


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean; infinite for a single value."""
    count = len(values)
    if count < 2:
        return _UNKNOWN
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count)


def mean(values: Sequence[float]) -> float:
    """The mean of at least one value."""
    # `statistics` would import decimal and fractions into the page.
    return sum(values) / len(values)
