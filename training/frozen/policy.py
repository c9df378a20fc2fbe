"""The best action of a turn by an evaluation alone, looking one turn ahead."""

from typing import NamedTuple

from realmino.pieces.actions import END, Action, Construct, Tax, claim, discard, places
from realmino.pieces.phases import Phase
from realmino.pieces.position import Position
from realmino.rules import tax
from realmino.rules.turn import offers, play
from training.frozen.evaluation import Evaluation, to_come

WIDTH = 5
"""How many of the best places are looked at together with the claims that follow."""


class RankedAction(NamedTuple):
    """An action and the points that the kingdom may hope for after it."""

    worth: float
    action: Action


def ranked(position: Position, evaluation: Evaluation, width: int = WIDTH) -> list[RankedAction]:
    """The legal actions of the player in turn, the best first.

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
    kingdom = position.kingdom
    after = to_come(position, kingdom) - 1
    order = sorted([*position.free, *[domino for domino, _ in position.claims]])
    land, holdings = (
        position.kingdoms[kingdom],
        position.holdings[kingdom] if position.holdings else None,
    )
    options = [
        RankedAction(
            evaluation.hope(land, holdings, domino, after)
            + evaluation.order(order.index(domino), after),
            claim(domino),
        )
        for domino in position.free
    ]
    options.sort(key=_worth, reverse=True)
    return options


def _worth(option: RankedAction) -> float:
    return option.worth


def _rank_places(position: Position, evaluation: Evaluation, width: int) -> list[RankedAction]:
    """The places with the best tax and the best claim that may follow."""
    kingdom, domino = position.kingdom, position.domino
    after = to_come(position, kingdom) - 1
    land, holdings = (
        position.kingdoms[kingdom],
        position.holdings[kingdom] if position.holdings else None,
    )
    ranked_places = evaluation.places(land, holdings, domino, after)
    if not ranked_places:
        return [RankedAction(0.0, discard(domino))]
    shared = places(domino)
    if width == 1 or len(ranked_places) == 1:
        return [
            RankedAction(worth, shared[4 * square + side]) for worth, square, side in ranked_places
        ]
    order = sorted([*position.free, *[domino for domino, _ in position.claims]])
    options = []
    for worth, square, side in ranked_places[:width]:
        action = shared[4 * square + side]
        later = position.copy()
        play(later, action)
        grown = later.kingdoms[kingdom]
        hopes = [
            evaluation.hope(grown, holdings, free, after - 1)
            + evaluation.order(order.index(free), after - 1)
            for free in position.free
        ]
        worth = max(hopes, default=worth)
        if holdings:
            worth += _best_court_value(later, evaluation, kingdom, after)
        options.append(RankedAction(worth, action))
    options.sort(key=_worth, reverse=True)
    return options


def _best_court_value(
    position: Position, evaluation: Evaluation, kingdom: int, after: int
) -> float:
    """The court value after the best tax, or none."""
    best = evaluation.court_value(position, kingdom, after)
    for way in tax.offer(position):
        later = position.copy()
        play(later, way)
        best = max(best, evaluation.court_value(later, kingdom, after))
    return best


def rank_optional_actions(position: Position, evaluation: Evaluation) -> list[RankedAction]:
    """Taxes, or else buildings, by the kingdom's gain; the Dragon is not used."""
    kingdom = position.kingdom
    after = to_come(position, kingdom)
    now = evaluation.worth(position, kingdom, after)
    options = offers(position)
    for kind in (Tax, Construct):
        ranked_actions = []
        for action in options:
            if isinstance(action, kind):
                later = position.copy()
                play(later, action)
                ranked_actions.append(
                    RankedAction(evaluation.worth(later, kingdom, after) - now, action)
                )
        if ranked_actions:
            ranked_actions.sort(key=_worth, reverse=True)
            if ranked_actions[0].worth > 0:
                return ranked_actions
    return []
