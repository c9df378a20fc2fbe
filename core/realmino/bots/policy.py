"""What an evaluation makes of a turn by itself: the best action, one turn ahead."""

from typing import NamedTuple

from realmino.actions import END, Action, Construct, Tax, places
from realmino.bots.evaluation import Evaluation, to_come
from realmino.bots.shared import CLAIMS, DISCARDS
from realmino.bots.table import Table
from realmino.phases import Phase

WIDTH = 5
"""How many of the best places are looked at together with the claims that follow."""


class Option(NamedTuple):
    """An action and the points that the kingdom may hope for after it."""

    worth: float
    action: Action


def ranked(table: Table, evaluation: Evaluation, width: int = WIDTH) -> list[Option]:
    """What the player in turn may do, the best first.

    Of many places only the best ``width`` are ranked. Where nothing optional pays, the claims.
    """
    if table.phase is Phase.ADD:
        return _rank_places(table, evaluation, width)
    if table.phase is not Phase.CLAIM:
        errands = rank_errands(table, evaluation)
        if errands and errands[0].worth > 0:
            return errands
    return rank_claims(table, evaluation)


def take_turn(table: Table, evaluation: Evaluation) -> None:
    """Plays the rest of a turn as the evaluation would, without comparing places by claims."""
    turn, round = table.turn, table.round
    while table.turn == turn and table.round == round and not table.is_over:
        table.play(ranked(table, evaluation, 1)[0].action)


def rank_claims(table: Table, evaluation: Evaluation) -> list[Option]:
    """The claims by what their best places promise."""
    if not table.free:
        return [Option(0.0, END)]
    where = table.kingdom
    after = to_come(table, where) - 1
    order = sorted([*table.free, *[domino for domino, _ in table.claims]])
    land, estate = table.growing[where], table.estates[where] if table.estates else None
    found = [
        Option(
            evaluation.hope(land, estate, domino, after)
            + evaluation.order(order.index(domino), after),
            CLAIMS[domino],
        )
        for domino in table.free
    ]
    found.sort(key=_worth, reverse=True)
    return found


def _worth(option: Option) -> float:
    return option.worth


def _rank_places(table: Table, evaluation: Evaluation, width: int) -> list[Option]:
    """The places with the best tax and the best claim that may follow."""
    where, domino = table.kingdom, table.domino
    after = to_come(table, where) - 1
    land, estate = table.growing[where], table.estates[where] if table.estates else None
    found = evaluation.places(land, estate, domino, after)
    if not found:
        return [Option(0.0, DISCARDS[domino])]
    shared = places(domino)
    if width == 1 or len(found) == 1:
        return [Option(worth, shared[4 * square + side]) for worth, square, side in found]
    order = sorted([*table.free, *[domino for domino, _ in table.claims]])
    options = []
    for worth, square, side in found[:width]:
        action = shared[4 * square + side]
        later = table.copy()
        later.play(action)
        grown = later.growing[where]
        hopes = [
            evaluation.hope(grown, estate, free, after - 1)
            + evaluation.order(order.index(free), after - 1)
            for free in table.free
        ]
        worth = max(hopes, default=worth)
        if estate:
            worth += _best_riches(later, evaluation, where, after)
        options.append(Option(worth, action))
    options.sort(key=_worth, reverse=True)
    return options


def _best_riches(table: Table, evaluation: Evaluation, where: int, after: int) -> float:
    """The riches after the best tax, or none."""
    best = evaluation.riches(table, where, after)
    for tax in table.taxes():
        later = table.copy()
        later.play(tax)
        best = max(best, evaluation.riches(later, where, after))
    return best


def rank_errands(table: Table, evaluation: Evaluation) -> list[Option]:
    """Taxes, or else buildings, by what the kingdom gains; the Dragon is left alone."""
    where = table.kingdom
    after = to_come(table, where)
    now = evaluation.worth(table, where, after)
    options = table.options()
    for kind in (Tax, Construct):
        found = []
        for action in options:
            if isinstance(action, kind):
                later = table.copy()
                later.play(action)
                found.append(Option(evaluation.worth(later, where, after) - now, action))
        if found:
            found.sort(key=_worth, reverse=True)
            if found[0].worth > 0:
                return found
    return []
