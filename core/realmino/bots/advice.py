"""Advice for people: the legal actions, how each is likely to end, and its main reason."""

import itertools
from collections.abc import Iterator, Sequence
from enum import Enum
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from realmino.bots.endings import margin_of
from realmino.bots.evaluation import Evaluation, to_come
from realmino.bots.lookahead import prospects, take_turn
from realmino.bots.search import Candidate, Horizon, Search, horizon_of, is_plain_duel, widths_of
from realmino.bots.weights import evaluation_of
from realmino.pieces.actions import Action, Burn, Claim, Construct, Tax
from realmino.pieces.parsing import enum_repr
from realmino.pieces.phases import Phase
from realmino.pieces.position import Position
from realmino.pieces.reasons import Illegal
from realmino.pieces.variants import Rules
from realmino.rules.dealing import is_certain
from realmino.rules.totals import total
from realmino.rules.turn import play
from realmino.state import State

_CANDIDATES: Final = 8
_SKILL, _COURT_DUEL_SKILL = 1.02, 1.065
"""Thinking players gain so many times what the policy gains that plays simulations on: among many,
and between two at court. Between two without a court, where it compares places, they gain as much.
"""
_UNKNOWN: Final = float("inf")


class Why(Enum):
    """The main reason for an action, compared with the others; the value is a key for sentences."""

    ONLY = "only"
    """Nothing else is allowed."""
    POINTS = "points"
    """It scores most at once."""
    GROWTH = "growth"
    """It suits the land: more crowns to reach, more to grow on, bonuses within reach."""
    ORDER = "order"
    """The king will be earlier in the next round."""
    COINS = "coins"
    """Knights bring coins."""
    BUILDING = "building"
    """The building pays in the long run."""
    RIVAL = "rival"
    """It takes from a rival more than from others."""
    LATER = "later"
    """Nothing of these: only the games that were played on from here say how good it is."""

    __repr__ = enum_repr


_NOTABLE: Final = 0.1
"""Points that an action must have ahead in something to be chosen for it."""


class Advice(NamedTuple):
    """One option, with means over the games that were played on from it.

    The points among them are drawn a little toward the evaluation's guess: else those of the best
    option, which is the best by luck too, would be too high.
    """

    action: Action
    points: float
    """The points that the kingdom may expect in the end."""
    margin: float
    """Points ahead of the best rival then, negative behind."""
    chance: float
    """The chance to win, 0 to 1; a shared victory counts in equal parts."""
    error: float
    """The standard error of the margin: smaller after more simulations."""
    simulations: int
    why: Why
    behind: float
    """How much less it is worth than the best option, in points."""
    doubt: float
    """The standard error of that, smaller than ``error``: all options met with the same deals."""


class Pondering:
    """Advice about one position that grows better with every `step`.

    The ``most`` promising options are looked at. With a ``chosen`` one only the most promising and
    that are played on. ``narrows``: options that are clearly behind are left alone after a while.
    """

    def __init__(
        self,
        state: State,
        *,
        most: int = _CANDIDATES,
        chosen: Action | None = None,
        seed: int | str = 0,
        narrows: bool = True,
    ) -> None:
        """Raises `ValueError` where nobody is to act, `Illegal` if that action is not allowed."""
        if state.to_act is None:
            raise ValueError("nobody is to act in this position")
        evaluation = evaluation_of(state.rules)
        random = Random(f"{seed}/advice")
        horizon = Horizon(_rounds(state.rules))
        self._search = Search(state, evaluation, random, most, horizon, duel=1.0, drops=narrows)
        if chosen is not None:
            if reason := state.why_not(chosen):
                raise Illegal(chosen, reason)
            own = self._search.include(chosen)
            self._search.live = [*dict.fromkeys([self._search.candidates[0], own])]
        position = state.simulation(Random(0))
        self._skill = _skill(position)
        totals = _totals(position)
        self._points = totals[position.kingdom]
        self._margin = margin_of(totals, position.kingdom)
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
        """How many deals have been played on by now."""
        return self._search.simulations

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to find out."""
        return self._search.is_settled

    def step(self) -> None:
        """Plays on by a turn; a deal counts once all options have been played on from it."""
        self._search.step()

    def simulate(self) -> None:
        """Plays all options on from one more deal."""
        self._search.simulate()

    def advice(self) -> list[Advice]:
        """The options as far as they are known, the best first.

        Before the first deal is played out they stand in the order of the evaluation alone: then
        only ``action``, ``why`` and ``behind`` tell anything, and ``doubt`` is infinite.
        """
        search = self._search
        if not search.simulations:
            return [self._glance(candidate) for candidate in search.candidates]
        best = max(search.live, key=search.promise)
        tried = [candidate for candidate in search.candidates if candidate.endings]
        ranked = [self._advice(candidate, best) for candidate in tried]
        if search.is_known:
            ranked = [advice._replace(error=0.0, doubt=0.0) for advice in ranked]
        return sorted(ranked, key=lambda advice: advice.behind)

    def _glance(self, candidate: Candidate) -> Advice:
        best = self._search.candidates[0]
        comparable = type(best.action) is type(candidate.action)
        behind = best.prior - candidate.prior if comparable else _UNKNOWN
        why = self._reasons[candidate.action]
        return Advice(candidate.action, 0.0, 0.0, 0.0, _UNKNOWN, 0, why, behind, _UNKNOWN)

    def _advice(self, candidate: Candidate, best: Candidate) -> Advice:
        """What the simulations of a candidate say, no more than the search believes of it."""
        search, endings = self._search, candidate.endings
        points, margin, chance = (_mean(column) for column in zip(*endings, strict=True))
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
            _error([ending.margin for ending in endings]),
            len(endings),
            self._reasons[candidate.action],
            search.promise(best) - promise,
            _error(leads),
        )


def advise(
    state: State,
    seconds: float = 1.0,
    *,
    simulations: int | None = None,
    seed: int | str = 0,
) -> list[Advice]:
    """The most promising options of the player in turn, the best first.

    Between two that is the largest margin; among more it is the most points, a rival's counting a
    little against them. The queen, who plays for rich games too, may choose otherwise between two.

    Thinks for about ``seconds``, or for so many ``simulations`` of each option: then the same
    arguments give the same advice. At most eight options are looked at. Raises `ValueError` where
    nobody is to act.
    """
    start = perf_counter()
    pondering = Pondering(state, seed=seed, narrows=False)
    while True:
        pondering.simulate()
        if simulations is None:
            if perf_counter() - start >= seconds:
                break
        elif pondering.simulations >= simulations:
            break
    return pondering.advice()


def forecast(state: State, seed: int | str = 0) -> Iterator[list[float]]:
    """The points that every kingdom may expect in the end, better and better, without an end.

    Each time the mean over one more deal that all kingdoms play on from here by the policy.
    """
    evaluation, random = evaluation_of(state.rules), Random(f"{seed}/forecast")
    position = state.simulation(random)
    now, skill = _totals(position), _skill(position)
    _, width = widths_of(position)
    gains = [0.0] * len(now)
    for count in itertools.count(1):
        last = position.round + _rounds(state.rules)
        while position.round < last and not position.is_over:
            take_turn(position, evaluation, width)
        ends = prospects(position, evaluation)
        gains = [gain + skill * (a - b) for gain, a, b in zip(gains, ends, now, strict=True)]
        yield [points + gain / count for points, gain in zip(now, gains, strict=True)]
        position = state.simulation(random)


def _skill(position: Position) -> float:
    """How much more than the policy the players gain; nothing where all is known."""
    if is_certain(position) or is_plain_duel(position):
        return 1.0
    return _COURT_DUEL_SKILL if len(position.kingdoms) == 2 else _SKILL


def _totals(position: Position) -> list[int]:
    return [total(position, kingdom) for kingdom in range(len(position.kingdoms))]


def _rounds(rules: Rules) -> int:
    """To the end, so that points and chances are true; a game at court is too long for that."""
    return horizon_of(rules).rounds if rules.has_court else rules.rounds + 1


def _error(values: Sequence[float]) -> float:
    """The standard error of the mean; infinite for a single value."""
    count = len(values)
    if count < 2:
        return _UNKNOWN
    mean = _mean(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def _reasons(position: Position, evaluation: Evaluation, ranked: Sequence[Candidate]) -> list[Why]:
    """For each candidate its main advantage over others of its kind, or over not acting."""
    if len(ranked) == 1:
        return [Why.ONLY]
    merits = [_merits(position, evaluation, candidate.action) for candidate in ranked]
    usual = {
        why: _mean([each[why] for each in merits if why in each])
        for why in (Why.POINTS, Why.GROWTH, Why.ORDER)
        if any(why in each for each in merits)
    }
    reasons = []
    for own in merits:
        leads = {why: worth - usual.get(why, 0.0) for why, worth in own.items()}
        best = max(leads, key=leads.__getitem__)
        reasons.append(best if leads[best] > _NOTABLE else Why.LATER)
    return reasons


def _merits(position: Position, evaluation: Evaluation, action: Action) -> dict[Why, float]:
    """The merits of an action in points at the end, without playing on."""
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


def _mean(values: Sequence[float]) -> float:
    # Not from `statistics`, which would bring decimals and fractions into the page.
    return sum(values) / len(values)


def _hope(position: Position, evaluation: Evaluation, kingdom: int, domino: int) -> float:
    holdings = position.holdings[kingdom] if position.holdings else None
    left = max(0, to_come(position, kingdom) - 1)
    return evaluation.hope(position.kingdoms[kingdom], holdings, domino, left)


def _preference(position: Position, evaluation: Evaluation, kingdom: int, domino: int) -> float:
    """How much more a kingdom hopes for from this domino than from the others that are free."""
    return _hope(position, evaluation, kingdom, domino) - _mean(
        [_hope(position, evaluation, kingdom, free) for free in position.free]
    )
