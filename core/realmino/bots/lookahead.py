"""The policy: the best action in a turn, from the evaluation and the dominoes in the lines.

It places the dominoes that a kingdom has already claimed, and in a two-player game simulates both
players' claims. It ignores future deals, so it takes only a few milliseconds.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from realmino.bots.court_ranking import RankedAction, rank_buildings, rank_taxes
from realmino.bots.evaluation import NOWHERE, Evaluation, evaluation_for, to_come
from realmino.pieces.actions import END, Action, claim, discard, places
from realmino.pieces.holdings import Holdings
from realmino.pieces.mutable_kingdom import MutableKingdom
from realmino.pieces.phases import Phase
from realmino.pieces.position import Position
from realmino.rules import tax
from realmino.rules.turn import play
from realmino.state import State

WIDTH: Final = 6
"""How many of the best places to compare by the claims that follow."""

FAST_WIDTH: Final = 2
"""How many places to compare if speed matters, or for a duke in Kingdomino."""

_RIVAL_WEIGHT = 0.6
"""The weight of the rival's gain in a two-player game. With more players it's ignored, because a
loss for one rival helps the others as much.
"""

Gains = Mapping[int, float]
"""For each unclaimed domino: its points for a kingdom, relative to the mean."""

Outcome = Mapping[int, float]
"""Each kingdom's gains from all its claims in the line."""


def rank_actions(
    position: Position, evaluation: Evaluation, width: int = WIDTH
) -> list[RankedAction]:
    """The actions of the player to move, best first.

    While a domino has to be placed: its ``width`` best places, compared by the claims that follow.
    A width of 1 gives only the best place by itself, which is much faster. Otherwise: the taxes or
    the buildings if one of them pays off, or else the claims.
    """
    if position.phase is Phase.ADD:
        return _rank_places(position, evaluation, width)
    return rank_optional(position, evaluation) or rank_claims(position, evaluation)


def choose(state: State, random: Random) -> Action:
    """The duke's choice: the policy's, comparing more places at court."""
    width = WIDTH if state.rules.has_court else FAST_WIDTH
    return rank_actions(state.simulation(random), evaluation_for(state.rules), width)[0].action


def take_turn(position: Position, evaluation: Evaluation, width: int = 1) -> list[Action]:
    """Plays the rest of a turn with `rank_actions` and returns the actions."""
    turn, round = position.turn, position.round
    actions = []
    while position.turn == turn and position.round == round and not position.is_over:
        action = rank_actions(position, evaluation, width)[0].action
        play(position, action)
        actions.append(action)
    return actions


def rank_optional(position: Position, evaluation: Evaluation) -> list[RankedAction]:
    """The taxes or else the buildings, if one of them pays off; best first."""
    if position.phase is not Phase.CLAIM:
        for rank in (rank_taxes, rank_buildings):
            optional = rank(position, evaluation)
            if optional and optional[0].worth > 0:
                return optional
    return []


class _Claims:
    """The remaining claims in the next line; with more than two players, only the next one.

    The gains of the kingdom to move depend on where it places its domino, so `rank` takes them.
    """

    def __init__(self, position: Position, evaluation: Evaluation) -> None:
        self._own_kingdom = position.kingdom
        self._evaluation = evaluation
        self._free = [*position.free]
        rules = position.rules
        waiting = position.line[position.turn + 1 :] if rules.kingdoms == 2 else []
        self._turns = [rules.kingdom_of(seat) for _, seat in waiting]
        order = sorted([*position.free, *[domino for domino, _ in position.claims]])
        self._ranks = {domino: rank for rank, domino in enumerate(order)}
        self._gains = {
            kingdom: self.gains(
                _worth_by_domino(position, evaluation, kingdom, position.kingdoms[kingdom])
            )
            for kingdom in {*self._turns} - {self._own_kingdom}
        }
        self._outcomes: dict[tuple[int, ...], Outcome] = {}

    def gains(self, worth_by_domino: tuple[Gains, int]) -> Gains:
        """The gains from the unclaimed dominoes, including the king's place in the next order."""
        worths, after = worth_by_domino
        mean = _mean(worths)
        return {
            domino: worth - mean + self._evaluation.order(self._ranks[domino], after)
            for domino, worth in worths.items()
        }

    def rank(self, gains: Gains) -> list[RankedAction]:
        """The claims of the kingdom to move, valued with the claims that both players make next."""
        self._gains[self._own_kingdom] = gains
        self._outcomes.clear()
        options = []
        for domino in self._free:
            others = tuple([other for other in self._free if other != domino])
            outcome = self._best_outcome(0, others)
            worth = gains[domino] + self._score(self._own_kingdom, outcome)
            options.append(RankedAction(worth, claim(domino)))
        options.sort(key=lambda option: option.worth, reverse=True)
        return options

    def _best_outcome(self, turn: int, dominoes: tuple[int, ...]) -> Outcome:
        """The gains from these dominoes if each kingdom makes its best claims from ``turn`` on."""
        if turn == len(self._turns) or not dominoes:
            return {}
        cached = self._outcomes.get(dominoes)
        if cached is not None:
            return cached
        kingdom = self._turns[turn]
        gains, best = self._gains[kingdom], float("-inf")
        best_outcome: Outcome = {}
        for domino in dominoes:
            rest = self._best_outcome(
                turn + 1, tuple([other for other in dominoes if other != domino])
            )
            worth = gains[domino] + self._score(kingdom, rest)
            if worth > best:
                best = worth
                best_outcome = {**rest, kingdom: rest.get(kingdom, 0.0) + gains[domino]}
        self._outcomes[dominoes] = best_outcome
        return best_outcome

    def _score(self, kingdom: int, outcome: Outcome) -> float:
        rival = sum([gain for other, gain in outcome.items() if other != kingdom])
        return outcome.get(kingdom, 0.0) - _RIVAL_WEIGHT * rival


def rank_claims(position: Position, evaluation: Evaluation) -> list[RankedAction]:
    """The claims, best first, with values comparable to the kingdom's points."""
    if not position.free:
        return [RankedAction(0.0, END)]
    kingdom = position.kingdom
    worth_by_domino = _worth_by_domino(position, evaluation, kingdom, position.kingdoms[kingdom])
    claims, baseline = _Claims(position, evaluation), _mean(worth_by_domino[0])
    options = claims.rank(claims.gains(worth_by_domino))
    return [RankedAction(baseline + worth, action) for worth, action in options]


def _rank_places(position: Position, evaluation: Evaluation, width: int) -> list[RankedAction]:
    """The places by the land's worth after the claimed dominoes and the best claim."""
    kingdom, domino = position.kingdom, position.domino
    land = position.kingdoms[kingdom]
    holdings = _holdings(position, kingdom)
    after = to_come(position, kingdom) - 1
    if width == 1:
        best = evaluation.best_place(land, holdings, domino, after)
        best_places = [best] if best[1] != NOWHERE else []
    else:
        best_places = evaluation.places(land, holdings, domino, after)
    if not best_places:
        return [RankedAction(0.0, discard(domino))]
    actions = places(domino)
    if len(best_places) == 1:
        [(worth, square, side)] = best_places
        return [RankedAction(worth, actions[4 * square + side])]
    claims = _Claims(position, evaluation) if position.free else None
    options = []
    for _, square, side in best_places[:width]:
        action = actions[4 * square + side]
        land_after = land.copy()
        land_after.place(domino, square, side)
        if claims:
            worth_by_domino = _worth_by_domino(position, evaluation, kingdom, land_after)
            worth = _mean(worth_by_domino[0]) + claims.rank(claims.gains(worth_by_domino))[0].worth
        else:
            land_after, remaining = _with_claimed(position, evaluation, kingdom, land_after)
            worth = evaluation.land(land_after, holdings, remaining)
        if holdings:
            worth += best_court_value(position, evaluation, action, after)
        options.append(RankedAction(worth, action))
    options.sort(key=lambda option: option.worth, reverse=True)
    return options


def best_court_value(
    position: Position, evaluation: Evaluation, place: Action, after: int
) -> float:
    """The court value after a placement and the best tax that it allows."""
    kingdom, after_place = position.kingdom, position.copy()
    play(after_place, place)
    best = evaluation.court_value(after_place, kingdom, after)
    for tax_option in tax.offer(after_place):
        later = after_place.branch()
        play(later, tax_option)
        best = max(best, evaluation.court_value(later, kingdom, after))
    return best


def prospects(position: Position, evaluation: Evaluation) -> list[float]:
    """Each kingdom's expected final points at the start of a round, including its dominoes in the
    line; after the end of the game, its actual points.
    """
    return [_prospect(position, evaluation, kingdom) for kingdom in range(len(position.kingdoms))]


def _prospect(position: Position, evaluation: Evaluation, kingdom: int) -> float:
    remaining = to_come(position, kingdom)
    if not remaining:
        return evaluation.worth(position, kingdom, remaining)
    rules, holdings = position.rules, _holdings(position, kingdom)
    ranks = [
        rank for rank, (_, seat) in enumerate(position.line) if rules.kingdom_of(seat) == kingdom
    ]
    claimed = [position.line[rank][0] for rank in ranks]
    land, after = _with_dominoes(
        evaluation, position.kingdoms[kingdom], holdings, claimed, remaining
    )
    order = sum([evaluation.order(rank, remaining - 1 - nth) for nth, rank in enumerate(ranks)])
    court = evaluation.court_value(position, kingdom, remaining) if holdings else 0.0
    return evaluation.land(land, holdings, after) + order + court


def _worth_by_domino(
    position: Position, evaluation: Evaluation, kingdom: int, land: MutableKingdom
) -> tuple[Gains, int]:
    """For each unclaimed domino: the worth of a kingdom's land with that domino and those it has
    claimed in their best places. Also returns how many dominoes are to come after these.
    """
    land, remaining = _with_claimed(position, evaluation, kingdom, land)
    holdings, after = _holdings(position, kingdom), max(0, remaining - 1)
    return {
        domino: evaluation.best_worth(land, holdings, domino, after) for domino in position.free
    }, after


def _with_claimed(
    position: Position, evaluation: Evaluation, kingdom: int, land: MutableKingdom
) -> tuple[MutableKingdom, int]:
    """The land with the kingdom's claimed dominoes, and how many are to come after these.

    The caller has placed the current domino.
    """
    rules = position.rules
    waiting = [*position.line[position.turn + 1 :], *sorted(position.claims)]
    claimed = [domino for domino, seat in waiting if domino and rules.kingdom_of(seat) == kingdom]
    remaining = to_come(position, kingdom)
    if position.phase is Phase.ADD and position.kingdom == kingdom:
        remaining -= 1
    return _with_dominoes(evaluation, land, _holdings(position, kingdom), claimed, remaining)


def _with_dominoes(
    evaluation: Evaluation,
    land: MutableKingdom,
    holdings: Holdings | None,
    dominoes: Sequence[int],
    remaining: int,
) -> tuple[MutableKingdom, int]:
    """The land with each domino in its best place, and how many of ``remaining`` are left."""
    if dominoes:
        land = land.copy()
    for domino in dominoes:
        remaining = max(0, remaining - 1)
        _, square, side = evaluation.best_place(land, holdings, domino, remaining)
        if square != NOWHERE:
            land.place(domino, square, side)
    return land, remaining


def _holdings(position: Position, kingdom: int) -> Holdings | None:
    return position.holdings[kingdom] if position.holdings else None


def _mean(worths: Mapping[int, float]) -> float:
    return sum(worths.values()) / len(worths)
