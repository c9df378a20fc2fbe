"""The type of a bot, and the built-in bots by name. The page imports this but not `registry`."""

from random import Random
from typing import Final, Protocol

from realmino.bots.choosing import Level
from realmino.bots.greedy import choose as choose_greedily
from realmino.bots.levels import LEVELS
from realmino.bots.random_choice import choose_at_random
from realmino.pieces.actions import Action
from realmino.state import State


class Bot(Protocol):
    """A function that chooses one of ``state.legal_actions()``.

    It's called for every action of its seat, ``state.to_act``, which builds the kingdom
    ``state.rules.kingdom_of(seat)``. ``state`` contains only what a player may know. To look ahead,
    call ``state.apply(action)``, which returns a new state, until ``state.pending_deal`` is set and
    no player is to move. Use only ``random`` for chance: the same position and random state must
    give the same action, so that games can be repeated. Keep nothing between calls, which may
    happen in different processes. A bot that returns an illegal action loses that game. Its output
    goes to standard error.

    >>> from realmino import Game, Rules, Shuffled
    >>> def hasty(state: State, random: Random) -> Action:
    ...     return state.legal_actions()[-1]
    >>> str(hasty(Game(Rules.parse("K4")).deal(Shuffled(1)).state, Random(1)))
    'E48'
    """

    def __call__(self, state: State, random: Random) -> Action:
        """The bot's choice."""
        ...


BOTS: Final[dict[str, Bot]] = {
    "random": choose_at_random,
    "greedy": choose_greedily,
    **{name: Level(name) for name in LEVELS},
}
"""The built-in bots by name: two known from papers, and the four levels."""
