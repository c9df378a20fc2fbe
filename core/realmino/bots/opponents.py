"""The type of an opponent, and the built-in opponents by their names."""

from random import Random
from typing import Final, Protocol

from realmino.bots.greedy import choose as choose_greedily
from realmino.bots.levels import Level
from realmino.bots.names import LEVELS
from realmino.bots.random_bot import choose as choose_at_random
from realmino.pieces.actions import Action
from realmino.state import State


class Bot(Protocol):
    """A function that chooses one of ``state.legal_actions()``.

    It is asked for every action, whenever its seat is ``state.to_act``; that seat builds the
    kingdom ``state.rules.kingdom_of(seat)``. ``state`` is all that a player at the table may know.
    Values never change, so ``state.apply(action)`` is how to look ahead: up to the next draw, when
    ``state.pending_deal`` is set and nobody is to act. ``random`` is the only source of chance: the
    same position and the same chance give the same action, which makes games repeatable. A bot
    keeps nothing from one action to the next, which may be asked for in another process. An action
    that is not legal disqualifies it: it loses that game. What it prints goes to standard error.

    >>> from realmino import Game, Rules, Shuffled
    >>> def hasty(state: State, random: Random) -> Action:
    ...     return state.legal_actions()[-1]
    >>> str(hasty(Game(Rules.parse("K4")).deal(Shuffled(1)).state, Random(1)))
    'E48'
    """

    def __call__(self, state: State, random: Random) -> Action:
        """The action chosen."""
        ...


BOTS: Final[dict[str, Bot]] = {
    "random": choose_at_random,
    "greedy": choose_greedily,
    **{name: Level(name) for name in LEVELS},
}
"""Every opponent by its name: two that are known from papers, and the four levels."""
