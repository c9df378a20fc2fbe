"""Values taxes and buildings at court, evaluating each effect only once.

A building's square matters only for its own crowns, and those depend only on the territory around
it. Coins, towers and the Queen are the same on every square.
"""

from typing import NamedTuple

from realmino.bots.evaluation import Evaluation, to_come
from realmino.pieces.actions import Action, constructions
from realmino.pieces.grid import squares_of, territory_of
from realmino.pieces.position import Position
from realmino.pieces.terrain import Terrain
from realmino.rules import construct, tax
from realmino.rules.turn import play

_TOWN = int(Terrain.TOWN)


class RankedAction(NamedTuple):
    """An action and its worth."""

    worth: float
    """Points: the gain for a tax or a building; the kingdom's total for a placement or a claim."""
    action: Action


def rank_taxes(position: Position, evaluation: Evaluation) -> list[RankedAction]:
    """The taxes, best first."""
    options = tax.offer(position)
    if not options:
        return []
    kingdom = position.kingdom
    after = to_come(position, kingdom)
    now = evaluation.worth(position, kingdom, after)
    gains = [RankedAction(_worth_after(position, evaluation, option, after) - now, option)
             for option in options]  # fmt: skip
    gains.sort(key=_worth, reverse=True)
    return gains


def rank_buildings(position: Position, evaluation: Evaluation) -> list[RankedAction]:
    """Every affordable building on every free town square, best first."""
    open_squares = construct.open_towns(position)
    spots = construct.affordable(position) if open_squares else []
    if not spots:
        return []
    kingdom = position.kingdom
    after = to_come(position, kingdom)
    now = evaluation.worth(position, kingdom, after)
    squares = squares_of(open_squares)
    gains = []
    for spot in spots:
        actions = constructions(spot)
        worths = _building_worths(position, evaluation, spot, after) if after else {}
        for square in squares:
            action = actions[square]
            worth = worths[square] if worths else _worth_after(position, evaluation, action, after)
            gains.append(RankedAction(worth - now, action))
    gains.sort(key=_worth, reverse=True)
    return gains


def _worth(option: RankedAction) -> float:
    return option.worth


def _worth_after(position: Position, evaluation: Evaluation, action: Action, after: int) -> float:
    later = position.branch()
    play(later, action)
    return evaluation.worth(later, position.kingdom, after)


def _building_worths(
    position: Position, evaluation: Evaluation, spot: int, after: int
) -> dict[int, float]:
    """The kingdom's worth with the building on each free town square."""
    kingdom = position.kingdom
    land, holdings = position.kingdoms[kingdom], position.holdings[kingdom]
    crowned = position.rules.buildings[position.board[spot] - 1].crowns
    towns = land.lands[_TOWN]
    remaining = towns & ~holdings.building_squares
    court: float | None = None
    worths: dict[int, float] = {}
    while remaining:
        first = remaining & -remaining
        equivalent = territory_of(first, towns) & remaining if crowned else remaining
        remaining ^= equivalent
        later = position.branch()
        play(later, constructions(spot)[first.bit_length() - 1])
        if court is None:
            court = evaluation.court_value(later, kingdom, after)
        worth = evaluation.land(land, later.holdings[kingdom], after) + court
        worths.update(dict.fromkeys(squares_of(equivalent), worth))
    return worths
