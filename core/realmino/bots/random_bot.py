"""The bot ``random``: any legal action, each as likely as the others."""

from random import Random

from realmino.pieces.actions import Action
from realmino.state import State


def choose(state: State, random: Random) -> Action:
    """A legal action, uniformly at random: first over the places, then over the claims."""
    actions = state.legal_actions()
    return actions[int(random.random() * len(actions))]
