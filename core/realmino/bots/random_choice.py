"""The bot ``random``."""

from random import Random

from realmino.pieces.actions import Action
from realmino.state import State


def choose_at_random(state: State, random: Random) -> Action:
    """A random legal action, all with the same probability."""
    actions = state.legal_actions()
    return actions[int(random.random() * len(actions))]
