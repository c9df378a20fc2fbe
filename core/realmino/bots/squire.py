"""The bot ``squire``, which plays like a child: it likes large territories and overlooks a lot.

It never harms others on purpose: it doesn't bribe the Dragon and claims only for itself.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from realmino.bots.greedy import choose_by_immediate_points, wealth
from realmino.pieces.actions import Action, Claim, Construct, Discard, End, Place, Tax
from realmino.pieces.dominoes import DOMINOES
from realmino.pieces.grid import CASTLE, Side, territory_of
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.numbers import COINS_PER_POINT
from realmino.state import State

_NOTICE_PROBABILITY: Final = 0.6
"""The probability of noticing an action, and factors for turned and distant dominoes."""

_TURNED_FACTOR: Final = 0.4
_FAR_FACTOR: Final = 0.4
_NEAR_DISTANCE: Final = 2
"""How many squares from the castle count as near."""

_OPTIONAL_PROBABILITY: Final = 0.5
"""The probability of considering taxes and buildings."""


def choose(state: State, random: Random) -> Action:
    """The most attractive of the actions that it notices."""
    actions = state.legal_actions()
    optional = [action for action in actions if isinstance(action, Tax | Construct)]
    if optional and random.random() < _OPTIONAL_PROBABILITY:
        return choose_by_immediate_points(state, _noticed_actions(optional, random), random)
    mandatory = [action for action in actions if isinstance(action, Place | Discard | Claim | End)]
    noticed = _noticed_actions(mandatory, random)
    appeals = [_appeal(state, action) for action in noticed]
    best = max(appeals)
    return random.choices(noticed, [appeal == best for appeal in appeals])[0]


def _noticed_actions(actions: Sequence[Action], random: Random) -> Sequence[Action]:
    """The actions that it notices; all if it notices none."""
    return [
        action for action in actions if random.random() < _notice_probability(action)
    ] or actions


def _notice_probability(action: Action) -> float:
    probability = _NOTICE_PROBABILITY
    if isinstance(action, Place):
        square = action.square
        if action.side is not Side.EAST:  # not the way it's printed
            probability *= _TURNED_FACTOR
        if max(abs(square.column - CASTLE.column), abs(square.row - CASTLE.row)) > _NEAR_DISTANCE:
            probability *= _FAR_FACTOR
    return probability


def _appeal(state: State, action: Action) -> int:
    """How much it likes an action, in thirds of a point: points, crowns and large territories."""
    kingdom = state.kingdoms[state.acting_kingdom]
    if isinstance(action, Claim):
        domino = DOMINOES[action.domino]
        crowns = domino.first.crowns + domino.second.crowns
        return COINS_PER_POINT * crowns + max(
            _largest_size(kingdom, domino.first.terrain),
            _largest_size(kingdom, domino.second.terrain),
        )
    if isinstance(action, Place):
        after = state.apply(action)
        kingdom = after.kingdoms[state.acting_kingdom]
        mask = 1 << action.square
        size = max(territory_of(mask, land).bit_count() for land in kingdom.lands if land & mask)
        return wealth(after, state.acting_kingdom) + size
    return 0


def _largest_size(kingdom: Kingdom, terrain: int) -> int:
    """The size of a terrain's largest territory."""
    unvisited, largest = kingdom.lands[terrain], 0
    while unvisited:
        squares = territory_of(unvisited & -unvisited, unvisited)
        unvisited ^= squares
        largest = max(largest, squares.bit_count())
    return largest
