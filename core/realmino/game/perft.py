"""Perft: counts of the games that can follow from a position, a strict test of a rules engine."""

from realmino.game.dealers import Dealer
from realmino.pieces.actions import Action
from realmino.state import State

__all__ = ["dealt", "divide", "perft"]


def perft(state: State, dealer: Dealer, depth: int) -> int:
    """The number of sequences of ``depth`` actions from a position.

    The dealer's draws do not count as actions, nor do sequences that end with the game before.

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
    """The same by the first action; ``depth`` is at least 1."""
    state = dealt(state, dealer)
    actions = state.legal_actions()
    return {action: perft(state.apply(action), dealer, depth - 1) for action in actions}


def dealt(state: State, dealer: Dealer) -> State:
    """The position after all draws that are due."""
    while state.pending_deal:
        state = state.apply(dealer.deal(state))
    return state
