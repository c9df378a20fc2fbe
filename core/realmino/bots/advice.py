"""Advice for people: the best actions, their likely results, and the main reason for each."""

from collections.abc import Sequence
from enum import Enum
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final, NamedTuple
from warnings import warn

from realmino.bots.endgame import weighted_margin
from realmino.bots.evaluation import Evaluation, evaluation_for, to_come
from realmino.bots.forecasting import (
    Forecast,
    current_totals,
    estimate_error,
    forecast,
    mean,
    rounds_simulated,
    skill_factor,
    standard_error,
)
from realmino.bots.ranking import Ranking
from realmino.bots.search import Candidate, Horizon, Search
from realmino.bots.solver import SolvedAction, is_solvable, solve_quickly
from realmino.bots.symmetry import Symmetry
from realmino.pieces.actions import Action, Burn, Claim, Construct, Tax
from realmino.pieces.parsing import enum_repr
from realmino.pieces.phases import Phase
from realmino.pieces.position import Position
from realmino.pieces.reasons import Illegal
from realmino.rules.fast_totals import total
from realmino.rules.turn import play
from realmino.state import State, require_player

__all__ = ["Advice", "Forecast", "Pondering", "Why", "advise", "forecast"]

_CANDIDATES: Final = 8
_UNKNOWN: Final = float("inf")

_RESIDUAL_DIFFERENCE_ERROR: Final = 0.5
"""The standard error that remains in a difference even after many deals, because the policy isn't
perfect. It's smaller than for points, since it affects all options about equally.
"""


class Why(Enum):
    """The main reason for an action, compared with the others; the value is a message key."""

    ONLY = "only"
    """It is the only legal action."""
    POINTS = "points"
    """It scores the most right away."""
    GROWTH = "growth"
    """It suits the kingdom: more crowns in reach, more space to grow, bonuses within reach."""
    ORDER = "order"
    """The king moves earlier in the next round."""
    COINS = "coins"
    """Knights collect coins."""
    BUILDING = "building"
    """The building pays off in the long run."""
    RIVAL = "rival"
    """It hurts a rival by taking a domino it wants or burning a building."""
    LATER = "later"
    """None of the above: only simulations show how good it is."""

    __repr__ = enum_repr


_MIN_LEAD: Final = 0.1
"""The minimum lead in points that counts as a reason."""


class Advice(NamedTuple):
    """One option with the means of its simulations.

    Mean points are pulled slightly toward the evaluation's guess. Otherwise the best option's would
    be too high, because it has probably been lucky too.
    """

    action: Action
    points: float
    """The kingdom's expected points at the end."""
    margin: float
    """Expected points ahead of the best rival; negative if behind."""
    chance: float
    """The chance to win, 0 to 1; a shared victory counts as an equal part."""
    error: float
    """The margin's standard error."""
    simulations: int
    """The number of simulations of this option."""
    why: Why
    behind: float
    """How many points it's behind the best option."""
    doubt: float
    """The standard error of ``behind``; 0 for the best option. It's smaller than ``error``, because
    all options are simulated on the same deals.
    """
    points_error: float = 0.0
    """The standard error of ``points``."""
    is_exact: bool = False
    """Whether the position has been solved, as by `realmino.bots.solve`. If so, ``doubt`` is how
    much ``behind`` depends on what rivals aim for.
    """

    def _repr_markdown_(self) -> str:
        """The table for notebooks."""
        return Ranking([self])._repr_markdown_()


class Pondering:
    """Advice about one position that improves with every `step`."""

    def __init__(
        self,
        state: State,
        *,
        most: int = _CANDIDATES,
        chosen: Action | None = None,
        also: Action | None = None,
        seed: int | str = 0,
        narrows: bool = True,
    ) -> None:
        """``most`` is how many options to simulate; placements that mirror each other in a
        symmetrical kingdom count as one. ``chosen`` limits the simulations to this action and the
        most promising one. ``also`` is another action to compare, which doesn't affect the
        others. ``narrows``: whether to drop options that are clearly behind.

        Raises `ValueError` if it's no player's turn and `Illegal` for an illegal action.
        """
        require_player(state)
        self._state, self._most, self._own = state, most, chosen or also
        self._solved: list[Advice] = []
        self._is_solvable = is_solvable(state)
        evaluation = evaluation_for(state.rules)
        random = Random(f"{seed}/advice")
        horizon = Horizon(rounds_simulated(state.rules))
        position = state.simulation(Random(0))
        is_place = state.phase is Phase.ADD
        self._symmetry = symmetry = Symmetry(state.kingdoms[position.kingdom]) if is_place else None
        tried = most * symmetry.order if symmetry else most
        self._search = Search(
            state, evaluation, random, tried, horizon, rival_weight=1.0, drops=narrows
        )
        if symmetry:
            self._search.merge(symmetry.key, most, chosen or also)
        for action in (chosen, also):
            if action is not None and (reason := state.why_not(action)):
                raise Illegal(action, reason)
        if chosen is not None:
            candidate = self._search.include(chosen)
            self._search.live = [*dict.fromkeys([self._search.candidates[0], candidate])]
        if also is not None:
            self._search.compare(also)
        self._skill = skill_factor(position)
        totals = current_totals(position)
        self._points = totals[position.kingdom]
        self._margin = weighted_margin(totals, position.kingdom, 1)
        candidates = self._search.candidates
        self._reasons = dict(
            zip(
                [candidate.action for candidate in candidates],
                _reasons(position, evaluation, candidates),
                strict=True,
            )
        )

    @property
    def simulations(self) -> int:
        """The number of deals simulated so far; 1 if the position is solved."""
        return 1 if self._solved else self._search.simulations

    @property
    def is_finished(self) -> bool:
        """Whether further steps can't change the advice."""
        return bool(self._solved) or (not self._is_solvable and self._search.is_finished)

    @property
    def is_settled(self) -> bool:
        """Deprecated alias of `is_finished`."""
        warn("Pondering.is_settled is now is_finished", DeprecationWarning, stacklevel=2)
        return self.is_finished

    def narrow(self, most: int) -> None:
        """Keeps only the best ``most`` options and the action ``also``."""
        self._search.narrow(most)

    def step(self) -> None:
        """Solves the position, or advances a simulation by one turn. A deal counts once all options
        have been simulated on it.
        """
        if self._is_solvable:
            self._is_solvable = False
            self._solved = self._exact_advice()
        elif not self._solved:
            self._search.step()

    def simulate(self) -> None:
        """Solves the position, or simulates all options on one more deal."""
        count = self.simulations
        while self.simulations == count and not self._solved:
            self.step()

    def advice(self) -> list[Advice]:
        """The options, best first.

        Before the first simulation, they're in the evaluation's order, with meaningful values only
        in ``action``, ``why`` and ``behind``; ``doubt`` is infinite.
        """
        search = self._search
        if self._solved:
            return self._solved
        if not search.simulations:
            return [self._advice_before(candidate) for candidate in search.candidates]
        best = max(search.live, key=search.estimate)
        tried = [candidate for candidate in search.candidates if candidate.results]
        ranked = [self._advice(candidate, best) for candidate in tried]
        return sorted(ranked, key=lambda advice: advice.behind)

    def _exact_advice(self) -> list[Advice]:
        """The solver's advice on the best and the requested options; empty if it takes too long."""
        by_key: dict[object, SolvedAction] = {}
        for one in solve_quickly(self._state):
            key = self._symmetry.key(one.action) if self._symmetry else one.action
            if key not in by_key or one.action == self._own:
                by_key[key] = one
        ranked = [*by_key.values()]
        selected = ranked[: self._most]
        selected += [one for one in ranked[self._most :] if one.action == self._own]
        return [
            Advice(
                one.action, one.points, one.margin, one.won, 0.0, 1,
                Why.ONLY if len(ranked) == 1 else self._reasons.get(one.action, Why.LATER),
                one.behind, one.spread, is_exact=True,
            )
            for one in selected
        ]  # fmt: skip

    def _advice_before(self, candidate: Candidate) -> Advice:
        best = self._search.candidates[0]
        comparable = type(best.action) is type(candidate.action)
        behind = best.prior - candidate.prior if comparable else _UNKNOWN
        why = self._reasons[candidate.action]
        return Advice(candidate.action, 0.0, 0.0, 0.0, _UNKNOWN, 0, why, behind, _UNKNOWN)

    def _advice(self, candidate: Candidate, best: Candidate) -> Advice:
        """A candidate's advice from its simulations, weighted by the search's confidence."""
        search, results = self._search, candidate.results
        points, margin, chance = (mean(column) for column in zip(*results, strict=True))
        estimate = search.estimate(candidate)
        surplus = candidate.value - estimate
        average_chance = search.mean_chance
        chance = average_chance + search.confidence(candidate) * (chance - average_chance)
        leads = [a - b for a, b in zip(best.values, candidate.values, strict=False)]
        return Advice(
            candidate.action,
            self._points + self._skill * (points - surplus - self._points),
            self._margin + self._skill * (margin - surplus - self._margin),
            chance,
            estimate_error([result.margin for result in results]),
            len(candidate.results),
            self._reasons[candidate.action],
            search.estimate(best) - estimate,
            sqrt(standard_error(leads) ** 2 + _RESIDUAL_DIFFERENCE_ERROR**2)
            if candidate is not best
            else 0.0,
            estimate_error([result.points for result in results]),
        )


def advise(
    state: State,
    seconds: float = 1.0,
    *,
    simulations: int | None = None,
    seed: int | str = 0,
) -> list[Advice]:
    """The most promising options for the player to move, at most eight, best first.

    In a two-player game, the best has the largest margin. With more players, it has the most points
    after subtracting a fraction of the best rival's. The Emperor may choose differently in a
    two-player game, since he also aims for many points.

    Takes about ``seconds``, or this many ``simulations`` of each option; in that case, the same
    arguments give the same advice. Raises `ValueError` if it's no player's turn.
    """
    start = perf_counter()
    pondering = Pondering(state, seed=seed, narrows=False)
    while not pondering.is_finished:
        pondering.simulate()
        if simulations is None:
            if perf_counter() - start >= seconds:
                break
        elif pondering.simulations >= simulations:
            break
    return Ranking(pondering.advice())


def _reasons(position: Position, evaluation: Evaluation, ranked: Sequence[Candidate]) -> list[Why]:
    """Each candidate's main advantage over others of its kind, or over doing nothing."""
    if len(ranked) == 1:
        return [Why.ONLY]
    merits = [_merits(position, evaluation, candidate.action) for candidate in ranked]
    means = {
        why: mean([each[why] for each in merits if why in each])
        for why in (Why.POINTS, Why.GROWTH, Why.ORDER)
        if any(why in each for each in merits)
    }
    reasons = []
    for merit in merits:
        leads = {why: worth - means.get(why, 0.0) for why, worth in merit.items()}
        best = max(leads, key=leads.__getitem__)
        reasons.append(best if leads[best] > _MIN_LEAD else Why.LATER)
    return reasons


def _merits(position: Position, evaluation: Evaluation, action: Action) -> dict[Why, float]:
    """An action's merits in final points, without simulation."""
    kingdom = position.kingdom
    if isinstance(action, Claim):
        order = sorted([*position.free, *[domino for domino, _ in position.claims]])
        rivals = [other for other in range(len(position.kingdoms)) if other != kingdom]
        preferences = [_preference(position, evaluation, rival, action.domino) for rival in rivals]
        return {
            Why.GROWTH: _best_worth(position, evaluation, kingdom, action.domino),
            Why.ORDER: evaluation.order(
                order.index(action.domino), max(0, to_come(position, kingdom) - 1)
            ),
            Why.RIVAL: max(preferences) / len(rivals),
        }
    remaining = to_come(position, kingdom) - (position.phase is Phase.ADD)
    after = position.copy()
    play(after, action)
    scored = total(after, kingdom) - total(position, kingdom)
    before = evaluation.worth(position, kingdom, remaining)
    gained = evaluation.worth(after, kingdom, remaining) - before
    if isinstance(action, Burn):
        return {Why.RIVAL: -gained}
    if isinstance(action, Tax):
        return {Why.COINS: gained}
    if isinstance(action, Construct):
        return {Why.BUILDING: gained}
    return {Why.POINTS: scored, Why.GROWTH: gained - scored}


def _best_worth(position: Position, evaluation: Evaluation, kingdom: int, domino: int) -> float:
    holdings = position.holdings[kingdom] if position.holdings else None
    remaining = max(0, to_come(position, kingdom) - 1)
    return evaluation.best_worth(position.kingdoms[kingdom], holdings, domino, remaining)


def _preference(position: Position, evaluation: Evaluation, kingdom: int, domino: int) -> float:
    """How many more points this domino is worth to a kingdom than the average unclaimed one."""
    return _best_worth(position, evaluation, kingdom, domino) - mean(
        [_best_worth(position, evaluation, kingdom, free) for free in position.free]
    )
