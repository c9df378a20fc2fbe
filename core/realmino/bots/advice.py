"""Advice for people: the legal actions, how each is likely to end, and its main reason."""

from collections.abc import Sequence
from enum import Enum
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from realmino.bots.evaluation import Evaluation, to_come
from realmino.bots.search import Candidate, Search, turns_ahead
from realmino.bots.weights import evaluation_of
from realmino.model.actions import Action, Burn, Claim, Construct, Tax
from realmino.model.phases import Phase
from realmino.model.position import Position
from realmino.notation.tokens import enum_repr
from realmino.rules.totals import total
from realmino.rules.turn import play
from realmino.state import State

_CANDIDATES: Final = 8


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
    """One option, with means over the games that were played on from it."""

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
    if state.to_act is None:
        raise ValueError("nobody is to act in this position")
    start = perf_counter()
    evaluation = evaluation_of(state.rules)
    random = Random(f"{seed}/advice")
    search = Search(state, evaluation, random, _CANDIDATES, turns_ahead(state.rules), duel=1.0)
    while True:
        search.simulate(every=True)
        if simulations is None:
            if perf_counter() - start >= seconds:
                break
        elif search.simulations >= simulations:
            break
    ranked = sorted(search.candidates, key=lambda candidate: candidate.value, reverse=True)
    reasons = _reasons(state.simulation(Random(0)), evaluation, ranked)
    return [_advice(candidate, why) for candidate, why in zip(ranked, reasons, strict=True)]


def _advice(candidate: Candidate, why: Why) -> Advice:
    count = len(candidate.endings)
    points, margin, chance = (_mean(column) for column in zip(*candidate.endings, strict=True))
    strays = sum((ending.margin - margin) ** 2 for ending in candidate.endings)
    error = sqrt(strays / (count - 1) / count) if count > 1 else float("inf")
    return Advice(candidate.action, points, margin, chance, error, count, why)


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
