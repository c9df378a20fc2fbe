"""E: claim a domino of the next line; in the last round, end the turn."""

from typing import TYPE_CHECKING

from realmino import actions
from realmino.actions import Action, Claim, End
from realmino.line import LineDomino, claimed, mask_of, with_kings
from realmino.phases import OPTIONAL, Phase
from realmino.reasons import Reason
from realmino.rules import dealing

if TYPE_CHECKING:
    from realmino.state import State


def offer(state: "State") -> list[Action]:
    """Every domino of the next line without a king; in the last round, the end of the turn."""
    if not state.next:
        return [actions.END]
    return [actions.claim(lain.domino) for lain in state.next if lain.king is None]


def refuse_claim(state: "State", choice: Claim) -> Reason | None:
    """Why that domino may not be claimed."""
    if not _may_claim(state) or not state.next:
        return Reason.WRONG_PHASE
    for lain in state.next:
        if lain.domino == choice.domino:
            return None if lain.king is None else Reason.TAKEN
    return Reason.NOT_IN_LINE


def refuse_end(state: "State", _: End) -> Reason | None:
    """Why the turn may not end without a claim."""
    ends = _may_claim(state) and not state.next
    return None if ends else Reason.WRONG_PHASE


def _may_claim(state: "State") -> bool:
    return state.phase is Phase.CLAIM or state.phase in OPTIONAL


def claim(state: "State", choice: Claim) -> "State":
    """The king stands on the domino, and its turn is over."""
    seat = state.order[0] if state.order else state.line[0].king
    assert seat is not None
    return _turn_over(state, claimed(state.next, choice.domino, seat))


def end(state: "State", _: End) -> "State":
    """The turn is over without a claim."""
    return _turn_over(state, state.next)


def _turn_over(state: "State", next: tuple[LineDomino, ...]) -> "State":
    """Hands over to the next king, or ends the round."""
    order, line = state.order[1:], state.line[1:]
    court = state.court._replace(laid=()) if state.court else None
    if order or line:
        phase = Phase.ADD if line else Phase.CLAIM
        return state._replace(phase=phase, order=order, line=line, next=next, court=court)
    return _round_over(state._replace(court=court), next)


def _round_over(state: "State", next: tuple[LineDomino, ...]) -> "State":
    """Puts the left-over dominoes out of the game; the claimed ones are the next round's line."""
    line = with_kings(next)
    gone = state.gone | mask_of(next) ^ mask_of(line)
    over = state._replace(order=(), line=line, next=(), gone=gone)
    if not line:
        return over._replace(phase=Phase.OVER)
    court = state.court.round_over() if state.court else None
    return dealing.go_on(over._replace(round=state.round + 1, court=court))
