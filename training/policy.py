"""The policy for learning: the best action in a turn by the evaluation alone, one turn ahead.

Unlike `realmino.bots.lookahead`, it considers one domino at a time. Weights learned from games
played by `lookahead` were no stronger.
"""

from realmino.bots.court_ranking import RankedAction
from realmino.bots.evaluation import NOWHERE, Evaluation, to_come
from realmino.bots.lookahead import best_court_value, rank_optional
from realmino.pieces.actions import END, claim, discard, places
from realmino.pieces.phases import Phase
from realmino.pieces.position import Position
from realmino.rules.turn import play

WIDTH = 5
"""How many of the best places to compare by the claims that follow."""


def rank_actions(
    position: Position, evaluation: Evaluation, width: int = WIDTH
) -> list[RankedAction]:
    """The legal actions for the player to move, best first.

    If there are many places, only the best ``width`` are ranked. If no optional action pays off,
    the claims are ranked.
    """
    if position.phase is Phase.ADD:
        return _rank_places(position, evaluation, width)
    return rank_optional(position, evaluation) or rank_claims(position, evaluation)


def rank_claims(position: Position, evaluation: Evaluation) -> list[RankedAction]:
    """The claims, by the value of their best places."""
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
            evaluation.best_worth(land, holdings, domino, after)
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
    """The places, valued with the best tax and claim that can follow."""
    kingdom, domino = position.kingdom, position.domino
    after = to_come(position, kingdom) - 1
    land, holdings = (
        position.kingdoms[kingdom],
        position.holdings[kingdom] if position.holdings else None,
    )
    actions = places(domino)
    if width == 1:
        worth, square, side = evaluation.best_place(land, holdings, domino, after)
        if square == NOWHERE:
            return [RankedAction(0.0, discard(domino))]
        return [RankedAction(worth, actions[4 * square + side])]
    ranked_places = evaluation.places(land, holdings, domino, after)
    if not ranked_places:
        return [RankedAction(0.0, discard(domino))]
    if len(ranked_places) == 1:
        [(worth, square, side)] = ranked_places
        return [RankedAction(worth, actions[4 * square + side])]
    order = sorted([*position.free, *[domino for domino, _ in position.claims]])
    options = []
    for worth, square, side in ranked_places[:width]:
        action = actions[4 * square + side]
        position_after = position.copy()
        play(position_after, action)
        land_after = position_after.kingdoms[kingdom]
        worths = [
            evaluation.best_worth(land_after, holdings, free, after - 1)
            + evaluation.order(order.index(free), after - 1)
            for free in position.free
        ]
        worth = max(worths, default=worth)
        if holdings:
            worth += best_court_value(position, evaluation, action, after)
        options.append(RankedAction(worth, action))
    options.sort(key=_worth, reverse=True)
    return options
