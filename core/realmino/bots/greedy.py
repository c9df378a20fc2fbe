"""The bot ``greedy``: maximises its own points after this domino and the next.

This is the "full greedy" player of Gedda, Lagerkvist and Butler, "Monte Carlo Methods for the Game
Kingdomino" (2018): it maximises its own score after the best placement of the claimed domino and
the best later placement of the domino it claims next, breaking ties at random. In the first line,
it claims the domino with the most crowns on one half. At court, it first collects tax and then
constructs a building if that pays off immediately, counting a coin as a third of a point.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, TypeVar

from realmino.pieces.actions import END, Action, Claim, Construct, Place, Tax
from realmino.pieces.dominoes import DOMINOES, Domino
from realmino.pieces.grid import STRIDE
from realmino.pieces.mutable_kingdom import MutableKingdom
from realmino.pieces.numbers import COINS_PER_POINT
from realmino.pieces.variants import Rules
from realmino.rules.fast_totals import bonuses, land_points
from realmino.rules.scoring import ItemKind
from realmino.state import State

A = TypeVar("A", bound=Action)


class BestPlanValue(NamedTuple):
    """How many points the best plans score, and how many such plans there are."""

    points: int
    ways: int


def choose(state: State, random: Random) -> Action:
    """An action that starts one of the best plans for the kingdom to move.

    A plan is a placement, a claim and the later placement of the claimed domino. Each of the best
    plans is equally likely, so an action that starts more of them is more likely.
    """
    actions = state.legal_actions()
    if len(actions) == 1:
        return actions[0]
    places = [action for action in actions if isinstance(action, Place)]
    if places:
        return _pick_best(places, _place_plans(state), random)
    claims = [action for action in actions if isinstance(action, Claim)]
    if state.order:
        return _pick_best(claims, _claim_crowns, random)
    for kind in (Tax, Construct):
        optional = [action for action in actions if isinstance(action, kind)]
        profitable = _profitable_actions(state, optional) if optional else {}
        if profitable:
            return _pick_best(list(profitable), profitable.__getitem__, random)
    if not claims:
        return END
    ahead = Lookahead(_with_building_crowns(state), state.rules)
    return _pick_best(claims, lambda claim: ahead.plans_with(DOMINOES[claim.domino]), random)


def choose_by_immediate_points(state: State, actions: Sequence[Action], random: Random) -> Action:
    """A random action among those after which the kingdom has the most points now.

    Coins count as in `choose`. The best claims are those with the most crowns on one half.
    """
    claims = [action for action in actions if isinstance(action, Claim)]
    if claims:
        return _pick_best(claims, _claim_crowns, random)
    own_kingdom = state.acting_kingdom

    def value(action: Action) -> BestPlanValue:
        return BestPlanValue(wealth(state.apply(action), own_kingdom), 1)

    return _pick_best(list(actions), value, random)


def _pick_best(
    actions: Sequence[A], count_plans: Callable[[A], BestPlanValue], random: Random
) -> A:
    plans = [count_plans(action) for action in actions]
    most = max(plan.points for plan in plans)
    ways = [plan.ways if plan.points == most else 0 for plan in plans]
    return random.choices(actions, ways)[0]


def _claim_crowns(claim: Claim) -> BestPlanValue:
    domino = DOMINOES[claim.domino]
    return BestPlanValue(max(domino.first.crowns, domino.second.crowns), 1)


def _place_plans(state: State) -> Callable[[Place], BestPlanValue]:
    kingdom = _with_building_crowns(state)
    free = [DOMINOES[waiting.domino] for waiting in state.next if waiting.king is None]

    def plans(place: Place) -> BestPlanValue:
        placed = kingdom.copy()
        placed.place(place.domino, int(place.square), int(place.side))
        ahead = Lookahead(placed, state.rules)
        best = _best_value(
            [ahead.plans_with(domino) for domino in free] or [BestPlanValue(ahead.points, 1)]
        )
        return best if state.court is None else _at_court(state, place, best, ahead.points)

    return plans


def _at_court(state: State, place: Place, best: BestPlanValue, land: int) -> BestPlanValue:
    """The plans in thirds of a point, including the effect on buildings and the Queen."""
    now = wealth(state.apply(place), state.acting_kingdom)
    return BestPlanValue(now + COINS_PER_POINT * (best.points - land), best.ways)


def _profitable_actions(state: State, actions: Sequence[Action]) -> dict[Action, BestPlanValue]:
    """The actions that pay off, with their plans in thirds of a point."""
    now = wealth(state, state.acting_kingdom)
    gains = {action: wealth(state.apply(action), state.acting_kingdom) - now for action in actions}
    return {action: BestPlanValue(gain, 1) for action, gain in gains.items() if gain > 0}


def wealth(state: State, kingdom: int) -> int:
    """A kingdom's current score in thirds of a point, counting every coin as one."""
    items = state.sheet(kingdom).items
    points = sum(item.points for item in items if item.kind is not ItemKind.COINS)
    coins = state.court.purses[kingdom].coins if state.court else 0
    return COINS_PER_POINT * points + coins


def _with_building_crowns(state: State) -> MutableKingdom:
    """The kingdom to move, with its buildings' crowns added to its land."""
    kingdom = state.kingdoms[state.acting_kingdom]
    crowned = MutableKingdom(kingdom, state.rules.grid)
    for square, tile in kingdom.buildings:
        crowns = state.rules.buildings[tile - 1].crowns
        crowned.ones |= (crowns & 1) << square
        crowned.twos |= (crowns >> 1) << square
    return crowned


def _best_value(plans: Sequence[BestPlanValue]) -> BestPlanValue:
    most = max(plan.points for plan in plans)
    return BestPlanValue(most, sum(plan.ways for plan in plans if plan.points == most))


class Lookahead:
    """A kingdom's points now, and after the best placement of one more domino."""

    def __init__(self, kingdom: MutableKingdom, rules: Rules) -> None:
        self._kingdom = kingdom
        self._rules = rules
        self._by_terrain = [
            land_points(land, kingdom.ones & land, kingdom.twos & land) for land in kingdom.lands
        ]
        self._land = sum(self._by_terrain)
        self.points = self._land + bonuses(kingdom.taken, rules)

    def plans_with(self, domino: Domino) -> BestPlanValue:
        """The domino's best placements; the current points if it fits nowhere."""
        best, ways = self.points, 0
        for side, mask in enumerate(self._kingdom.fits(domino.id)):
            while mask:
                first = mask & -mask
                mask ^= first
                second = (first << 1, first << STRIDE, first >> 1, first >> STRIDE)[side]
                points = self._points_after(domino, first, second)
                if points > best or not ways:
                    best, ways = points, 1
                elif points == best:
                    ways += 1
        return BestPlanValue(best, ways or 1)

    def _points_after(self, domino: Domino, first: int, second: int) -> int:
        kingdom = self._kingdom
        (terrain, crowns), (terrain2, crowns2) = domino.first, domino.second
        ones = kingdom.ones | first * (crowns & 1) | second * (crowns2 & 1)
        twos = kingdom.twos | first * (crowns >> 1) | second * (crowns2 >> 1)
        land = kingdom.lands[terrain] | first
        if terrain == terrain2:
            land |= second
            gained = land_points(land, ones & land, twos & land) - self._by_terrain[terrain]
        else:
            land2 = kingdom.lands[terrain2] | second
            gained = land_points(land, ones & land, twos & land) - self._by_terrain[terrain]
            gained += land_points(land2, ones & land2, twos & land2) - self._by_terrain[terrain2]
        return self._land + gained + bonuses(kingdom.taken | first | second, self._rules)
