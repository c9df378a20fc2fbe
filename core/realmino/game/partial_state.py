"""Partial positions as states; a kingdom to score or a turn to try need not occur in any game."""

from dataclasses import replace
from typing import Final

from realmino.notation.positions import PartialPosition
from realmino.notation.validation import IllegalPosition, PositionError
from realmino.pieces.court import Court
from realmino.pieces.phases import Phase
from realmino.state import State

MODES: Final = ("replay", "play", "puzzle", "score", "try")
"""What a live board can be asked for."""

PARTIAL: Final = ("score", "try")
"""The modes for which a position may be partial."""

_NEEDED: Final = {
    PositionError.RULES_MISSING,
    PositionError.ROUND_OUT_OF_RANGE,
    PositionError.PHASE_WITHOUT_LINE,
    PositionError.SEAT_NOT_IN_GAME,
    PositionError.KINGS_WRONG,
    PositionError.COURT_WITHOUT_GAME,
    PositionError.DRAGON_ON_TILE,
}
"""The errors that no position may have: nobody could say who is to do what."""


class NoTurn(ValueError):
    """The error of a position in which nobody is to act."""


def tried_state(position: PartialPosition) -> State:
    """The state of a partial position with a turn to try; `NoTurn` where it has none.

    Raises also what `partial_state` raises.
    """
    state = partial_state(position)
    if state.to_act is None:
        raise NoTurn("a turn to try needs a domino with a king in its line, such as L16a")
    return state


def partial_state(position: PartialPosition) -> State:
    """The state of a partial position; what the position lacks is as in the set-up.

    It is the last round unless the position says otherwise: a domino of the line is to be added,
    and without a line the game is over. Land may come from anywhere. Raises `IllegalPosition` for a
    position without rules, and where nobody could say whose turn it is.

    >>> turn = partial_state(PartialPosition.parse("K4 L16a a:ww/-C"))
    >>> print(turn.to_act, turn.why_not("A16f9n"), turn.why_not("A16h9n"))
    0 None Reason.NOT_TOUCHING
    """
    from realmino.notation.position_checks import located_errors  # only partial positions need it

    whole = _completed(position)
    found = [(error, place) for error, place in located_errors(whole) if error in _NEEDED]
    if found or whole.rules is None:
        told = [f"{place}: {error.value}" if place else error.value for error, place in found]
        raise IllegalPosition([error for error, _ in found], told)
    start = State.start(whole.rules)
    numbers = range(whole.rules.kingdoms)
    court = start.court and Court(
        tuple(whole.purses.get(number, start.court.purses[number]) for number in numbers),
        whole.board or start.court.board,
        whole.queen,
        whole.dragon,
        whole.burnt,
        whole.laid,
    )
    return start._replace(
        round=whole.round,
        phase=whole.phase,
        order=whole.order,
        line=whole.line,
        next=whole.next,
        gone=whole.gone,
        kingdoms=tuple(whole.kingdoms.get(number, start.kingdoms[number]) for number in numbers),
        court=court,
    )


def _completed(position: PartialPosition) -> PartialPosition:
    """The position with a round and a phase."""
    if position.rules is None or position.round is not None:
        return position
    phase = Phase.ADD if position.line else Phase.OVER
    return replace(position, round=position.rules.rounds, phase=phase)
