"""What an evaluation makes of a turn by itself: the best action, one turn ahead."""

from typing import NamedTuple

from realmino.bots.evaluation import Evaluation, to_come
from realmino.model.actions import END, Action, Construct, Tax, claim, discard, places
from realmino.model.phases import Phase
from realmino.model.position import Position
from realmino.rules import tax
from realmino.rules.turn import offers, play

WIDTH = 5
"""How many of the best places are looked at together with the claims that follow."""


class RankedAction(NamedTuple):
    """An action and the points that the kingdom may hope for after it."""

    worth: float
    action: Action


def ranked(position: Position, evaluation: Evaluation, width: int = WIDTH) -> list[RankedAction]:
    """What the player in turn may do, the best first.

    Of many places only the best ``width`` are ranked. Where nothing optional pays, the claims.
    """
    if position.phase is Phase.ADD:
        return _rank_places(position, evaluation, width)
    if position.phase is not Phase.CLAIM:
        optional = rank_optional_actions(position, evaluation)
        if optional and optional[0].worth > 0:
            return optional
    return rank_claims(position, evaluation)


def take_turn(position: Position, evaluation: Evaluation) -> None:
    """Plays the rest of a turn as the evaluation would, without comparing places by claims."""
    turn, round = position.turn, position.round
    while position.turn == turn and position.round == round and not position.is_over:
        play(position, ranked(position, evaluation, 1)[0].action)


def rank_claims(position: Position, evaluation: Evaluation) -> list[RankedAction]:
    """The claims by what their best places promise."""
    if not position.free:
        return [RankedAction(0.0, END)]
    where = position.kingdom
    after = to_come(position, where) - 1
    order = sorted([*position.free, *[domino for domino, _ in position.claims]])
    land, holdings = (
        position.kingdoms[where],
        position.holdings[where] if position.holdings else None,
    )
    found = [
        RankedAction(
            evaluation.hope(land, holdings, domino, after)
            + evaluation.order(order.index(domino), after),
            claim(domino),
        )
        for domino in position.free
    ]
    found.sort(key=_worth, reverse=True)
    return found


def _worth(option: RankedAction) -> float:
    return option.worth


def _rank_places(position: Position, evaluation: Evaluation, width: int) -> list[RankedAction]:
    """The places with the best tax and the best claim that may follow."""
    where, domino = position.kingdom, position.domino
    after = to_come(position, where) - 1
    land, holdings = (
        position.kingdoms[where],
        position.holdings[where] if position.holdings else None,
    )
    found = evaluation.places(land, holdings, domino, after)
    if not found:
        return [RankedAction(0.0, discard(domino))]
    shared = places(domino)
    if width == 1 or len(found) == 1:
        return [RankedAction(worth, shared[4 * square + side]) for worth, square, side in found]
    order = sorted([*position.free, *[domino for domino, _ in position.claims]])
    options = []
    for worth, square, side in found[:width]:
        action = shared[4 * square + side]
        later = position.copy()
        play(later, action)
        grown = later.kingdoms[where]
        hopes = [
            evaluation.hope(grown, holdings, free, after - 1)
            + evaluation.order(order.index(free), after - 1)
            for free in position.free
        ]
        worth = max(hopes, default=worth)
        if holdings:
            worth += _best_court_value(later, evaluation, where, after)
        options.append(RankedAction(worth, action))
    options.sort(key=_worth, reverse=True)
    return options


def _best_court_value(position: Position, evaluation: Evaluation, where: int, after: int) -> float:
    """The court value after the best tax, or none."""
    best = evaluation.court_value(position, where, after)
    for way in tax.offer(position):
        later = position.copy()
        play(later, way)
        best = max(best, evaluation.court_value(later, where, after))
    return best


def rank_optional_actions(position: Position, evaluation: Evaluation) -> list[RankedAction]:
    """Taxes, or else buildings, by what the kingdom gains; the Dragon is left alone."""
    where = position.kingdom
    after = to_come(position, where)
    now = evaluation.worth(position, where, after)
    options = offers(position)
    for kind in (Tax, Construct):
        found = []
        for action in options:
            if isinstance(action, kind):
                later = position.copy()
                play(later, action)
                found.append(RankedAction(evaluation.worth(later, where, after) - now, action))
        if found:
            found.sort(key=_worth, reverse=True)
            if found[0].worth > 0:
                return found
    return []
