"""The actions that a search tries: the policy's favourites and, at court, the best of other kinds.

The evaluation can't see how long a knight or a building will pay off. So a search tries the best
tax and the best building even if they gain nothing, and the Dragon where it hurts a rival.
"""

from realmino.bots.court_ranking import RankedAction, rank_buildings, rank_taxes
from realmino.bots.evaluation import Evaluation
from realmino.bots.lookahead import WIDTH, rank_actions, rank_claims
from realmino.pieces.actions import Construct, burn
from realmino.pieces.phases import OPTIONAL, Phase
from realmino.pieces.position import Position
from realmino.rules import dragon

_BURNS = 2
"""How many burns to try."""


def find_candidates(position: Position, evaluation: Evaluation, most: int) -> list[RankedAction]:
    """The actions worth trying, the policy's choice first, with comparable values.

    At court, they include one claim, the best tax, the best building and two burns, so there may be
    two more than ``most``.
    """
    if position.phase not in OPTIONAL:
        return rank_actions(position, evaluation, max(most, WIDTH))[:most]
    claims = rank_claims(position, evaluation)
    taxes, buildings = rank_taxes(position, evaluation), _best_squares(position, evaluation)
    burns = rank_burns(position, evaluation)[:_BURNS]
    first, second = (taxes, buildings) if taxes and taxes[0].worth > 0 else (buildings, taxes)
    profitable = [option for option in first if option.worth > 0][: most - 3]
    if profitable:
        return [
            *_add_to_claim(claims[0], profitable),
            claims[0],
            *_add_to_claim(claims[0], [*second[:1], *burns]),
        ]
    return [*claims[: most - 2], *_add_to_claim(claims[0], [*taxes[:1], *buildings[:1], *burns])]


def _add_to_claim(claim: RankedAction, options: list[RankedAction]) -> list[RankedAction]:
    """The options, with the worth of the claim that follows added to make them comparable.

    A loss in the evaluation doesn't count against them.
    """
    return [RankedAction(claim.worth + max(0.0, gain), action) for gain, action in options]


def _best_squares(position: Position, evaluation: Evaluation) -> list[RankedAction]:
    """Each building on its best square only, since the square hardly matters."""
    by_spot: dict[int, RankedAction] = {}
    for option in rank_buildings(position, evaluation):
        if isinstance(option.action, Construct):
            by_spot.setdefault(option.action.spot, option)
    return [*by_spot.values()]


def rank_burns(position: Position, evaluation: Evaluation) -> list[RankedAction]:
    """The burns, best first, by the building's worth to the rival who would gain the most.

    Subtracts the building's worth to the kingdom to move.
    """
    to_move = position.kingdom
    spots = dragon.burnable(position)
    if not spots:
        return []
    gains: dict[int, dict[int, float]] = {
        kingdom: _gains_by_spot(position, evaluation, kingdom)
        for kingdom in range(len(position.kingdoms))
    }
    burns = [
        RankedAction(
            max(gains[kingdom].get(spot, 0.0) for kingdom in gains if kingdom != to_move)
            - gains[to_move].get(spot, 0.0),
            burn(spot),
        )
        for spot in spots
    ]
    burns.sort(key=lambda option: option.worth, reverse=True)
    return burns


def _gains_by_spot(position: Position, evaluation: Evaluation, kingdom: int) -> dict[int, float]:
    """What a kingdom would gain by constructing each spot's building now; omits losses."""
    imagined = position.copy()
    imagined.kingdom, imagined.phase, imagined.laid = kingdom, Phase.BUILD, ()
    best = _best_squares(imagined, evaluation)
    return {
        option.action.spot: option.worth
        for option in best
        if isinstance(option.action, Construct) and option.worth > 0
    }
