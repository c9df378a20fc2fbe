"""Opponents: each is a function from a position to an action, and is given nothing but the
position.
"""

from random import Random
from typing import Final, Protocol

from realmino.actions import Action
from realmino.bots import greedy, uniform
from realmino.state import State


class Bot(Protocol):
    """Chooses one of ``state.legal_actions()``; ``random`` is its only source of chance."""

    def __call__(self, state: State, random: Random) -> Action:
        """The action chosen."""
        ...


BOTS: Final[dict[str, Bot]] = {"random": uniform.choose, "greedy": greedy.choose}
"""Every opponent by its name."""
