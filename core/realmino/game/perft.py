"""Perft: counts the games that can follow a position, as a strict test of a rules engine."""

from realmino.game import Dealer
from realmino.pieces.actions import Action
from realmino.state import State

__all__ = ["dealt", "divide", "perft"]


def perft(state: State, dealer: Dealer, depth: int) -> int:
    """The number of sequences of ``depth`` actions from a position.

    The dealer's draws don't count as actions. Sequences cut short by the end of a game don't count.

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
    """The result of `perft` split by first action; ``depth`` is at least 1."""
    state = dealt(state, dealer)
    actions = state.legal_actions()
    return {action: perft(state.apply(action), dealer, depth - 1) for action in actions}


def dealt(state: State, dealer: Dealer) -> State:
    """The position after all due draws."""
    while state.pending_deal:
        state = state.apply(dealer.deal(state))
    return state
