"""Advice for people: the best actions, how each is likely to end, and the main reason for it."""

from collections.abc import Sequence
from enum import Enum
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final, NamedTuple
from warnings import warn

from realmino.bots.endgame import weighted_margin
from realmino.bots.evaluation import Evaluation, to_come
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
from realmino.bots.search import Candidate, Horizon, Search
from realmino.bots.solver import SolvedAction, is_solvable, solve_quickly
from realmino.bots.symmetry import Symmetry
from realmino.bots.weights import evaluation_of
from realmino.pieces.actions import Action, Burn, Claim, Construct, Tax
from realmino.pieces.parsing import enum_repr
from realmino.pieces.phases import Phase
from realmino.pieces.position import Position
from realmino.pieces.reasons import Illegal
from realmino.rules.totals import total
from realmino.rules.turn import play
from realmino.state import State

__all__ = ["Advice", "Forecast", "Pondering", "Why", "advise", "forecast"]

_CANDIDATES: Final = 8
_UNKNOWN: Final = float("inf")

_DOUBT: Final = 0.5
"""The standard error of a difference even after many deals, because the policy is not the best
play; less than that of the points, since it is about the same for all options.
"""


class Why(Enum):
    """The main reason for an action, compared with the others; the value is a message key."""

    ONLY = "only"
    """It is the only legal action."""
    POINTS = "points"
    """It scores the most at once."""
    GROWTH = "growth"
    """It suits the land: more crowns in reach, more room to grow, bonuses in reach."""
    ORDER = "order"
    """The king will be earlier in the next round."""
    COINS = "coins"
    """Knights earn coins."""
    BUILDING = "building"
    """The building pays in the long run."""
    RIVAL = "rival"
    """It takes from a rival more than from others."""
    LATER = "later"
    """None of these: only the simulations show how good it is."""

    __repr__ = enum_repr


_NOTABLE: Final = 0.1
"""How many points ahead make a reason."""


class Advice(NamedTuple):
    """One option, with means over its simulations.

    The means of points are pulled a little toward the evaluation's guess. Otherwise those of the
    best option would be too high, since it is also a lucky one.
    """

    action: Action
    points: float
    """The expected points of the kingdom at the end."""
    margin: float
    """The expected points ahead of the best rival, negative if behind."""
    chance: float
    """The chance to win, 0 to 1; a shared victory counts in equal parts."""
    error: float
    """The standard error of the margin."""
    simulations: int
    """The number of simulations of this option."""
    why: Why
    behind: float
    """How many points less it is worth than the best option."""
    doubt: float
    """The standard error of ``behind``, 0 for the best option. Smaller than ``error``, because all
    options had the same deals.
    """
    points_error: float = 0.0
    """The standard error of ``points``."""
    is_exact: bool = False
    """Whether the position is solved, as by `realmino.bots.solve`. Then ``doubt`` is by how much
    ``behind`` depends on what rivals want.
    """


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
        """``most``: how many options to simulate; of places that a mirror image of the kingdom
        makes one choice, only one counts. ``chosen``: simulate only this action and the most
        promising one. ``also``: compare this action too, which changes nothing for the others.
        ``narrows``: whether to drop options that are clearly behind.

        Raises `ValueError` if no player is to act and `Illegal` for an illegal action.
        """
        if state.to_act is None:
            raise ValueError("no player can act in this position")
        self._state, self._most, self._own = state, most, chosen or also
        self._solved: list[Advice] = []
        self._is_solvable = is_solvable(state)
        evaluation = evaluation_of(state.rules)
        random = Random(f"{seed}/advice")
        horizon = Horizon(rounds_simulated(state.rules))
        position = state.simulation(Random(0))
        is_place = state.phase is Phase.ADD
        self._symmetry = symmetry = Symmetry(state.kingdoms[position.kingdom]) if is_place else None
        tried = most * symmetry.order if symmetry else most
        self._search = Search(state, evaluation, random, tried, horizon, duel=1.0, drops=narrows)
        if symmetry:
            self._search.merge(symmetry.key, most, chosen or also)
        for action in (chosen, also):
            if action is not None and (reason := state.why_not(action)):
                raise Illegal(action, reason)
        if chosen is not None:
            own = self._search.include(chosen)
            self._search.live = [*dict.fromkeys([self._search.candidates[0], own])]
        if also is not None:
            self._search.invite(also)
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
        """Whether further steps cannot change the advice."""
        return bool(self._solved) or (not self._is_solvable and self._search.is_finished)

    @property
    def is_settled(self) -> bool:
        """The old name of `is_finished`."""
        warn("Pondering.is_settled is now is_finished", DeprecationWarning, stacklevel=2)
        return self.is_finished

    def narrow(self, most: int) -> None:
        """Continues with the best ``most`` options only, and the one that is ``also`` compared."""
        self._search.narrow(most)

    def step(self) -> None:
        """Solves the position, or advances a simulation by one turn; a deal counts once all options
        have been simulated.
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
        """The options, the best first.

        Before the first simulation they are in the order of the evaluation, with meaningful values
        only for ``action``, ``why`` and ``behind``; ``doubt`` is infinite.
        """
        search = self._search
        if self._solved:
            return self._solved
        if not search.simulations:
            return [self._advice_before(candidate) for candidate in search.candidates]
        best = max(search.live, key=search.promise)
        tried = [candidate for candidate in search.candidates if candidate.results]
        ranked = [self._advice(candidate, best) for candidate in tried]
        return sorted(ranked, key=lambda advice: advice.behind)

    def _exact_advice(self) -> list[Advice]:
        """The solver's advice: the best options and the player's own; empty if it takes long."""
        by_key: dict[object, SolvedAction] = {}
        for one in solve_quickly(self._state):
            key = self._symmetry.key(one.action) if self._symmetry else one.action
            if key not in by_key or one.action == self._own:
                by_key[key] = one
        ranked = [*by_key.values()]
        kept = ranked[: self._most]
        kept += [one for one in ranked[self._most :] if one.action == self._own]
        return [
            Advice(
                one.action, one.points, one.margin, one.won, 0.0, 1,
                Why.ONLY if len(ranked) == 1 else self._reasons.get(one.action, Why.LATER),
                one.behind, one.spread, is_exact=True,
            )
            for one in kept
        ]  # fmt: skip

    def _advice_before(self, candidate: Candidate) -> Advice:
        best = self._search.candidates[0]
        comparable = type(best.action) is type(candidate.action)
        behind = best.prior - candidate.prior if comparable else _UNKNOWN
        why = self._reasons[candidate.action]
        return Advice(candidate.action, 0.0, 0.0, 0.0, _UNKNOWN, 0, why, behind, _UNKNOWN)

    def _advice(self, candidate: Candidate, best: Candidate) -> Advice:
        """The advice from the simulations of a candidate, as far as the search believes them."""
        search, results = self._search, candidate.results
        points, margin, chance = (mean(column) for column in zip(*results, strict=True))
        promise = search.promise(candidate)
        surplus = candidate.value - promise
        usual = search.usual_chance
        chance = usual + search.belief(candidate) * (chance - usual)
        leads = [a - b for a, b in zip(best.values, candidate.values, strict=False)]
        return Advice(
            candidate.action,
            self._points + self._skill * (points - surplus - self._points),
            self._margin + self._skill * (margin - surplus - self._margin),
            chance,
            estimate_error([result.margin for result in results]),
            len(candidate.results),
            self._reasons[candidate.action],
            search.promise(best) - promise,
            sqrt(standard_error(leads) ** 2 + _DOUBT**2) if candidate is not best else 0.0,
            estimate_error([result.points for result in results]),
        )


def advise(
    state: State,
    seconds: float = 1.0,
    *,
    simulations: int | None = None,
    seed: int | str = 0,
) -> list[Advice]:
    """The most promising options of the player in turn, at most eight, the best first.

    In a game of two the best has the largest margin; among more it has the most points, minus a
    little of the best rival's. The Emperor may choose differently in a game of two, since he also
    plays for many points.

    Thinks for about ``seconds``, or for this many ``simulations`` of each option: then the same
    arguments give the same advice. Raises `ValueError` if no player is to act.
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
    return pondering.advice()


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
    for own in merits:
        leads = {why: worth - means.get(why, 0.0) for why, worth in own.items()}
        best = max(leads, key=leads.__getitem__)
        reasons.append(best if leads[best] > _NOTABLE else Why.LATER)
    return reasons


def _merits(position: Position, evaluation: Evaluation, action: Action) -> dict[Why, float]:
    """The merits of an action in points at the end, without a simulation."""
    kingdom = position.kingdom
    if isinstance(action, Claim):
        order = sorted([*position.free, *[domino for domino, _ in position.claims]])
        rivals = [other for other in range(len(position.kingdoms)) if other != kingdom]
        keen = [_preference(position, evaluation, rival, action.domino) for rival in rivals]
        return {
            Why.GROWTH: _hope(position, evaluation, kingdom, action.domino),
            Why.ORDER: evaluation.order(
                order.index(action.domino), max(0, to_come(position, kingdom) - 1)
            ),
            Why.RIVAL: max(keen) / len(rivals),
        }
    left = to_come(position, kingdom) - (position.phase is Phase.ADD)
    later = position.copy()
    play(later, action)
    scored = total(later, kingdom) - total(position, kingdom)
    gained = evaluation.worth(later, kingdom, left) - evaluation.worth(position, kingdom, left)
    if isinstance(action, Burn):
        return {Why.RIVAL: -gained}
    if isinstance(action, Tax):
        return {Why.COINS: gained}
    if isinstance(action, Construct):
        return {Why.BUILDING: gained}
    return {Why.POINTS: scored, Why.GROWTH: gained - scored}


def _hope(position: Position, evaluation: Evaluation, kingdom: int, domino: int) -> float:
    holdings = position.holdings[kingdom] if position.holdings else None
    left = max(0, to_come(position, kingdom) - 1)
    return evaluation.hope(position.kingdoms[kingdom], holdings, domino, left)


def _preference(position: Position, evaluation: Evaluation, kingdom: int, domino: int) -> float:
    """How many points more this domino is worth to a kingdom than the mean of the free ones."""
    return _hope(position, evaluation, kingdom, domino) - mean(
        [_hope(position, evaluation, kingdom, free) for free in position.free]
    )
