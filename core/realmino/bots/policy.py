"""The best action of a turn by an evaluation alone, looking one turn ahead."""

from realmino.bots.court import RankedAction, rank_buildings, rank_taxes
from realmino.bots.evaluation import NOWHERE, Evaluation, to_come
from realmino.model.actions import END, Action, claim, discard, places
from realmino.model.phases import Phase
from realmino.model.position import Position
from realmino.rules import tax
from realmino.rules.turn import play

WIDTH = 5
"""How many of the best places are looked at together with the claims that follow."""


def ranked(position: Position, evaluation: Evaluation, width: int = WIDTH) -> list[RankedAction]:
    """The legal actions of the player in turn, the best first.

    Of many places only the best ``width`` are ranked. Where nothing optional pays, the claims.
    """
    if position.phase is Phase.ADD:
        return _rank_places(position, evaluation, width)
    return rank_optional(position, evaluation) or rank_claims(position, evaluation)


def rank_optional(position: Position, evaluation: Evaluation) -> list[RankedAction]:
    """The taxes or else the buildings, where one of them pays."""
    if position.phase is not Phase.CLAIM:
        for rank in (rank_taxes, rank_buildings):
            optional = rank(position, evaluation)
            if optional and optional[0].worth > 0:
                return optional
    return []


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
    shared = places(domino)
    if width == 1:
        worth, square, side = evaluation.best_place(land, holdings, domino, after)
        if square == NOWHERE:
            return [RankedAction(0.0, discard(domino))]
        return [RankedAction(worth, shared[4 * square + side])]
    ranked_places = evaluation.places(land, holdings, domino, after)
    if not ranked_places:
        return [RankedAction(0.0, discard(domino))]
    if len(ranked_places) == 1:
        [(worth, square, side)] = ranked_places
        return [RankedAction(worth, shared[4 * square + side])]
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
            worth += best_court_value(position, evaluation, action, after)
        options.append(RankedAction(worth, action))
    options.sort(key=_worth, reverse=True)
    return options


def best_court_value(
    position: Position, evaluation: Evaluation, place: Action, after: int
) -> float:
    """The court value after a place and the best tax that it allows, or none."""
    kingdom, placed = position.kingdom, position.copy()
    play(placed, place)
    best = evaluation.court_value(placed, kingdom, after)
    for way in tax.offer(placed):
        later = placed.branch()
        play(later, way)
        best = max(best, evaluation.court_value(later, kingdom, after))
    return best
