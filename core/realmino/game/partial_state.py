"""Turns partial positions into states, to score a kingdom or try out a turn outside a game."""

from dataclasses import replace
from typing import Final

from realmino.notation.positions import PartialPosition
from realmino.notation.validation import IllegalPosition, PositionError
from realmino.pieces.phases import Phase
from realmino.state import State, unchecked_state

MODES: Final = ("replay", "play", "puzzle", "score", "try")
"""A live board's modes."""

PARTIAL: Final = ("score", "try")
"""The modes that accept a partial position."""

_FATAL: Final = {
    PositionError.RULES_MISSING,
    PositionError.ROUND_OUT_OF_RANGE,
    PositionError.PHASE_WITHOUT_LINE,
    PositionError.SEAT_NOT_IN_GAME,
    PositionError.KINGS_WRONG,
    PositionError.COURT_WITHOUT_GAME,
    PositionError.DRAGON_ON_TILE,
}
"""Errors that make it unclear whose turn it is; no position may have them."""


class NoTurn(ValueError):
    """It's no player's turn in the position."""


def tried_state(position: PartialPosition) -> State:
    """The `partial_state` of a position in which a turn can be tried; raises `NoTurn` otherwise."""
    state = partial_state(position)
    if state.to_act is None:
        raise NoTurn("to try a turn, the line needs a domino with a king, such as L16a")
    return state


def partial_state(position: PartialPosition) -> State:
    """The state for a partial position, completed from the set-up.

    Without a round, it's the last one: the first domino in the line has to be placed or, if there's
    no line, the game is over. Any land is allowed. Raises `IllegalPosition` for a position without
    rules, and if it's unclear whose turn it is.

    >>> turn = partial_state(PartialPosition.parse("K4 L16a a:ww/-C"))
    >>> print(turn.to_act, turn.why_not("A16f9n"), turn.why_not("A16h9n"))
    0 None Reason.NOT_TOUCHING
    """
    from realmino.notation.position_checks import in_words, located_errors  # few programs need it

    if position.rules and (position.round is None or position.phase is None):
        phase = Phase.ADD if position.line else Phase.OVER
        position = replace(position, round=position.rules.rounds, phase=phase)
    errors = [(error, place) for error, place in located_errors(position) if error in _FATAL]
    if errors:
        raise IllegalPosition(
            [error for error, _ in errors], [in_words(*error) for error in errors]
        )
    return unchecked_state(position)
