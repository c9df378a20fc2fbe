"""Counting the ways a game can go, the sharpest test of a rules engine."""

from realmino.game.dealer import Dealer
from realmino.pieces.actions import Action
from realmino.state import State


def perft(state: State, dealer: Dealer, depth: int) -> int:
    """How many sequences of ``depth`` actions lead on from a position.

    The dealer deals whatever is due in between, which counts as no action. Sequences that would run
    beyond the end of the game are not counted.

    >>> from realmino import Rules, Shuffled
    >>> perft(State.start(Rules.parse("K4")), Shuffled(1), 4)
    24
    """
    if depth == 0:
        return 1
    state = dealt(state, dealer)
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    return sum(perft(state.apply(action), dealer, depth - 1) for action in actions)


def divide(state: State, dealer: Dealer, depth: int) -> dict[Action, int]:
    """The same count by first action, in the order listed; ``depth`` is at least 1."""
    state = dealt(state, dealer)
    actions = state.legal_actions()
    return {action: perft(state.apply(action), dealer, depth - 1) for action in actions}


def dealt(state: State, dealer: Dealer) -> State:
    """The position after everything that is due has been dealt."""
    while state.pending_deal:
        state = state.apply(dealer.deal(state))
    return state
