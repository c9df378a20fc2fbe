"""Solves the end of a game without a court: all placements and claims, to the last domino.

It works once all remaining deals are known. A placement never affects other kingdoms; only claims
do. So each kingdom becomes a *plan*: its best possible score for each set of dominoes that it may
still claim. Plans that are never better than another are dropped, and the search tries only the
claims: minimax on the difference between two kingdoms, max^n among more (Luckhardt and Irani,
1986).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias, cast

from realmino.pieces.actions import Action, Claim, Place
from realmino.pieces.grid import STEPS
from realmino.pieces.mutable_kingdom import HALVES, MutableKingdom
from realmino.pieces.phases import Phase
from realmino.pieces.position import Position
from realmino.rules.fast_totals import TIE, bonuses, encoded_total, land_points, territory_sizes

Scores: TypeAlias = tuple[int, ...]
"""Each kingdom's final score, as `encoded_total`."""

_Plan: TypeAlias = "int | Mapping[int, tuple[_Plan, ...]]"
"""What a kingdom can still achieve: its plans after each domino that it may claim next.

If there are no more claims, it's the final score.
"""

_Lines: TypeAlias = tuple[tuple[int, ...], ...]
"""The unclaimed dominoes in this round's line, followed by the later lines."""

_Claims: TypeAlias = tuple[tuple[int, int], ...]
"""The claims in a line, as (domino, kingdom)."""

_INFINITY: Final = float("inf")

RIVALRY: Final = 0.3
"""How much the best rival's points count against a kingdom's own, for bots and users of `solve` in
games with more than two kingdoms.
"""


class TooLong(Exception):
    """The end of the game has more possibilities than the limit allows."""


class Endgame:
    """Searches the end of the game from a position in which all remaining deals are known.

    It caches kingdoms and plans, so keep it while examining the position.
    """

    def __init__(self, position: Position, limit: float = _INFINITY) -> None:
        """``limit``: how many kingdoms to score before raising `TooLong`."""
        self._position, self._limit = position, limit
        self._plans: dict[tuple[object, ...], _Plan] = {}
        self._scores: dict[tuple[object, ...], int] = {}
        self._shares: dict[tuple[int, ...], tuple[int, int]] = {}
        self._rivals: dict[int, _Plan] = {}
        rules, pile = position.rules, position.pile
        later = pile.lines[position.round + 1 :] if pile else ()
        lines = [position.free, *later] if position.round < rules.rounds else []
        self._lines: _Lines = tuple([tuple(line) for line in lines if line])
        turns = position.line[position.turn :]
        self._order = tuple([rules.kingdom_of(seat) for _, seat in turns])
        claims = [(domino, rules.kingdom_of(seat)) for domino, seat in position.claims]
        self._claims: _Claims = tuple(claims)

    def best_scores(self, rival_weights: Sequence[float]) -> Scores:
        """The final scores with best play from now on.

        ``rival_weights``: for each kingdom, how much the best rival's score counts against its own.
        """
        kingdoms = range(len(self._position.kingdoms))
        plans = tuple([self._current_plan(kingdom) for kingdom in kingdoms])
        return _best_scores(rival_weights, self._order, self._claims, self._lines, plans)

    def best_scores_after(self, action: Action, rival_weights: Sequence[float]) -> Scores:
        """The final scores with best play after an action by the player to move."""
        position, own = self._position, self._position.kingdom
        land = position.kingdoms[own]
        if isinstance(action, Place):
            land = land.copy()
            land.place(action.domino, int(action.square), int(action.side))
        plan = self._plan_with(own, land, is_added=True)
        order, claims, lines = self._order, self._claims, self._lines
        if isinstance(action, Claim) and not isinstance(plan, int):
            # The current domino has been placed, so the claim leaves one plan.
            [plan] = plan[action.domino]
            left = tuple([domino for domino in lines[0] if domino != action.domino])
            order, lines = order[1:], (left, *lines[1:])
            claims = (*claims, (action.domino, own))
        kingdoms = range(len(position.kingdoms))
        plans = [plan if kingdom == own else self._current_plan(kingdom) for kingdom in kingdoms]
        return _best_scores(rival_weights, order, claims, lines, tuple(plans))

    def _current_plan(self, kingdom: int) -> _Plan:
        plan = self._rivals.get(kingdom)
        if plan is None:
            position = self._position
            is_added = position.kingdom == kingdom and position.phase is not Phase.ADD
            plan = self._plan_with(kingdom, position.kingdoms[kingdom], is_added)
            self._rivals[kingdom] = plan
        return plan

    def _plan_with(self, kingdom: int, land: MutableKingdom, is_added: bool) -> _Plan:
        """The plan for a kingdom with this land; ``is_added`` if it includes the current domino."""
        turns = self._position.line[self._position.turn :]
        kingdom_of = self._position.rules.kingdom_of
        queue = [domino for domino, seat in turns if kingdom_of(seat) == kingdom]
        if is_added:
            queue[0] = 0
        claimed = sorted([domino for domino, owner in self._claims if owner == kingdom])
        return self._plan(land, tuple(queue), tuple(claimed), self._lines)

    def _plan(
        self, land: MutableKingdom, queue: tuple[int, ...], claimed: tuple[int, ...], lines: _Lines
    ) -> _Plan:
        """The plan for a kingdom that places the dominoes in ``queue`` in this round, in order, and
        claims one after each; 0 is a domino already placed. ``claimed`` lists its claims so far.
        """
        if not queue:
            queue, claimed, lines = claimed, (), lines[1:]
        if not lines:
            return self._score(land, queue)
        key = *land.lands, land.ones, land.twos, queue, claimed, len(lines)
        plan = self._plans.get(key)
        if plan is None:
            domino, rest = queue[0], queue[1:]
            lands = [*_placements(land, domino)] if domino else []
            plan = self._plans[key] = {
                free: self._best_plans(
                    lands or [land], rest, tuple(sorted([*claimed, free])), lines
                )
                for free in lines[0]
                if free not in claimed
            }
        return plan

    def _best_plans(
        self,
        lands: Sequence[MutableKingdom],
        queue: tuple[int, ...],
        claimed: tuple[int, ...],
        lines: _Lines,
    ) -> tuple[_Plan, ...]:
        """The plans for these lands, without those that are never better than another."""
        plans = [self._plan(land, queue, claimed, lines) for land in lands]
        plans.sort(key=_highest_score, reverse=True)
        best: list[_Plan] = []
        for plan in plans:
            if not any(_covers(other, plan) for other in best):
                best = [other for other in best if not _covers(plan, other)]
                best.append(plan)
        return tuple(best)

    def _score(self, land: MutableKingdom, queue: tuple[int, ...]) -> int:
        """The best final score after placing these dominoes in order; 0 is one already placed."""
        if queue and not queue[0]:
            queue = queue[1:]
        if not queue:
            return encoded_total(land, self._position.rules)
        key = *land.lands, land.ones, land.twos, queue
        known = self._scores.get(key)
        if known is None:
            domino, rest = queue[0], queue[1:]
            if rest:
                scores = [self._score(after, rest) for after in _placements(land, domino)]
            else:
                scores = [*self._last_scores(land, domino)]
            known = self._scores[key] = max(scores) if scores else self._score(land, rest)
            if len(self._scores) > self._limit:
                raise TooLong
        return known

    def _last_scores(self, land: MutableKingdom, domino: int) -> Iterator[int]:
        """The scores with the last domino in each place where it fits.

        Most of the search's time is spent here, so it recounts only the terrains that change.
        """
        terrain, crowns, terrain2, crowns2, _ = HALVES[domino]
        lands, ones, twos, taken = land.lands, land.ones, land.twos, land.taken
        others = [
            self._share(ground, ones & ground, twos & ground)
            for other, ground in enumerate(lands)
            if ground and other not in (terrain, terrain2)
        ]
        points = sum([share[0] for share in others])
        most = max([share[1] for share in others], default=0)
        rules = self._position.rules
        for side, mask in enumerate(land.fits(domino)):
            step = STEPS[side]
            while mask:
                first = mask & -mask
                mask ^= first
                second = first << step if step > 0 else first >> -step
                all_ones = ones | first * (crowns & 1) | second * (crowns2 & 1)
                all_twos = twos | first * (crowns >> 1) | second * (crowns2 >> 1)
                if terrain == terrain2:
                    grounds = [lands[terrain] | first | second]
                else:
                    grounds = [lands[terrain] | first, lands[terrain2] | second]
                score, largest = points, most
                for ground in grounds:
                    more, size = self._share(ground, all_ones & ground, all_twos & ground)
                    score += more
                    largest = max(largest, size)
                yield TIE * (score + bonuses(taken | first | second, rules)) + largest

    def _share(self, ground: int, ones: int, twos: int) -> tuple[int, int]:
        """The points for the land of one terrain, and the size of its largest territory."""
        key = ground, ones, twos
        share = self._shares.get(key)
        if share is None:
            points = land_points(ground, ones, twos) if ones or twos else 0
            share = self._shares[key] = points, territory_sizes(ground)[0]
        return share


def weighted_margin(scores: Sequence[float], kingdom: int, rival_weight: float) -> float:
    """The kingdom's score minus ``rival_weight`` times that of its best rival."""
    rivals = [score for other, score in enumerate(scores) if other != kingdom]
    return scores[kingdom] - rival_weight * max(rivals)


def _placements(land: MutableKingdom, domino: int) -> Iterator[MutableKingdom]:
    """The land with the domino in each place where it fits."""
    for side, mask in enumerate(land.fits(domino)):
        while mask:
            lowest = mask & -mask
            mask ^= lowest
            after = land.copy()
            after.place(domino, lowest.bit_length() - 1, side)
            yield after


def _highest_score(plan: _Plan) -> int:
    """A plan's highest score."""
    if isinstance(plan, int):
        return plan
    return max([_highest_score(later) for plans in plan.values() for later in plans])


def _covers(plan: _Plan, other: _Plan) -> bool:
    """Whether a plan does at least as well as another, whatever is left to claim."""
    if plan is other:
        return True
    if isinstance(plan, int) or isinstance(other, int):
        return _highest_score(plan) >= _highest_score(other)
    return all(
        any(_covers(mine, theirs) for mine in plan[domino])
        for domino, plans in other.items()
        for theirs in plans
    )


def _best_scores(
    rival_weights: Sequence[float],
    order: tuple[int, ...],
    claims: _Claims,
    lines: _Lines,
    plans: tuple[_Plan, ...],
) -> Scores:
    """The final scores with the best claims; ``order`` lists the kingdoms still to claim."""
    if not order and lines:
        order, claims, lines = tuple([owner for _, owner in sorted(claims)]), (), lines[1:]
    if not lines:
        return cast(Scores, plans)
    kingdom, rest = order[0], order[1:]
    before, current_plans, after = plans[:kingdom], plans[kingdom], plans[kingdom + 1 :]
    assert not isinstance(current_plans, int), "a kingdom with a claim to come has no final score"
    best = -_INFINITY
    best_scores: Scores = ()
    for domino in lines[0]:
        remaining = tuple([other for other in lines[0] if other != domino])
        new_claims = (*claims, (domino, kingdom))
        for plan in current_plans[domino]:
            scores = _best_scores(
                rival_weights, rest, new_claims, (remaining, *lines[1:]), (*before, plan, *after)
            )
            worth = weighted_margin(scores, kingdom, rival_weights[kingdom])
            if worth > best:
                best, best_scores = worth, scores
    return best_scores
