"""The phases of a turn: what each offers, why it refuses, and what each choice does.

A table per question and one small function per kind of move. `State` asks; nothing else decides
what is legal.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from realmino.actions import (
    END,
    Action,
    Claim,
    Discard,
    End,
    Kings,
    Line,
    Move,
    Place,
    claim,
    places,
)
from realmino.dominoes import DOMINOES
from realmino.line import LineDomino, claimed, mask_of, with_kings
from realmino.phases import Phase
from realmino.reasons import Reason

if TYPE_CHECKING:
    from realmino.state import State


def offers(state: "State") -> list[Action]:
    """The legal actions of the position, sorted; none while the box deals and after the end."""
    offer = _OFFERS.get(state.phase)
    return offer(state) if offer else []


def refusal(state: "State", move: Move) -> Reason | None:
    """Why the move is not legal now, None where it is."""
    if state.phase is Phase.OVER:
        return Reason.GAME_OVER
    dealing = isinstance(move, Kings | Line)
    due = state.phase in (Phase.KINGS, Phase.LINE)
    if dealing != due:
        return Reason.DEAL_DUE if due else Reason.NOTHING_DUE
    return _REFUSALS[type(move)](state, move)


def outcome(state: "State", move: Move) -> "State":
    """The position after a legal move."""
    return _OUTCOMES[type(move)](state, move)


# A: add the claimed domino


def _offer_adds(state: "State") -> list[Action]:
    number = state.line[0].domino
    fits = state.kingdoms[state.acting_kingdom].fits(DOMINOES[number], state.rules.grid)
    keys = []
    for side in range(4):
        mask = fits[side]
        while mask:
            lowest = mask & -mask
            keys.append(4 * (lowest.bit_length() - 1) + side)
            mask ^= lowest
    if not keys:
        return [Discard(number)]
    keys.sort()
    shared = places(number)
    return [shared[key] for key in keys]


def _refuse_add(state: "State", domino: int) -> Reason | None:
    if state.phase is not Phase.ADD:
        return Reason.WRONG_PHASE
    return None if domino == state.line[0].domino else Reason.NOT_YOUR_DOMINO


def _refuse_place(state: "State", place: Place) -> Reason | None:
    if reason := _refuse_add(state, place.domino):
        return reason
    kingdom = state.kingdoms[state.acting_kingdom]
    return kingdom.why_not(DOMINOES[place.domino], place.square, place.side, state.rules.grid)


def _refuse_discard(state: "State", discard: Discard) -> Reason | None:
    if reason := _refuse_add(state, discard.domino):
        return reason
    kingdom = state.kingdoms[state.acting_kingdom]
    fits = kingdom.fits_anywhere(DOMINOES[discard.domino], state.rules.grid)
    return Reason.MUST_PLACE if fits else None


def _place(state: "State", place: Place) -> "State":
    where = state.acting_kingdom
    kingdoms = list(state.kingdoms)
    kingdoms[where] = kingdoms[where].place(DOMINOES[place.domino], place.square, place.side)
    return state._replace(
        phase=Phase.CLAIM, kingdoms=tuple(kingdoms), gone=state.gone | 1 << place.domino
    )


def _discard(state: "State", discard: Discard) -> "State":
    return state._replace(phase=Phase.CLAIM, gone=state.gone | 1 << discard.domino)


# E: claim a domino of the next line, or end the last turn


def _offer_claims(state: "State") -> list[Action]:
    if not state.next:
        return [END]
    return [claim(lain.domino) for lain in state.next if lain.king is None]


def _refuse_claim(state: "State", claim: Claim) -> Reason | None:
    if state.phase is not Phase.CLAIM or not state.next:
        return Reason.WRONG_PHASE
    for lain in state.next:
        if lain.domino == claim.domino:
            return None if lain.king is None else Reason.TAKEN
    return Reason.NOT_IN_LINE


def _refuse_end(state: "State", _: End) -> Reason | None:
    ends = state.phase is Phase.CLAIM and not state.next
    return None if ends else Reason.WRONG_PHASE


def _claim(state: "State", claim: Claim) -> "State":
    seat = state.order[0] if state.order else state.line[0].king
    assert seat is not None
    return _turn_over(state, claimed(state.next, claim.domino, seat))


def _end(state: "State", _: End) -> "State":
    return _turn_over(state, state.next)


def _turn_over(state: "State", next: tuple[LineDomino, ...]) -> "State":
    """Hands over to the next king, or ends the round."""
    order, line = state.order[1:], state.line[1:]
    if order or line:
        phase = Phase.ADD if line else Phase.CLAIM
        return state._replace(phase=phase, order=order, line=line, next=next)
    return _round_over(state, next)


def _round_over(state: "State", next: tuple[LineDomino, ...]) -> "State":
    """Puts the left-over dominoes out of the game; the claimed ones are the next round's line."""
    line = with_kings(next)
    gone = state.gone | mask_of(next) ^ mask_of(line)
    if not line:
        return state._replace(phase=Phase.OVER, order=(), line=(), next=(), gone=gone)
    round = state.round + 1
    phase = Phase.LINE if round < state.rules.rounds else Phase.ADD
    return state._replace(round=round, phase=phase, order=(), line=line, next=(), gone=gone)


# The box deals


def _refuse_kings(state: "State", kings: Kings) -> Reason | None:
    fitting = state.phase is Phase.KINGS and tuple(sorted(kings.seats)) == state.rules.all_kings
    return None if fitting else Reason.WRONG_DEAL


def _refuse_line(state: "State", line: Line) -> Reason | None:
    due = state.due
    if state.phase is not Phase.LINE or due is None or len(line.dominoes) != due.amount:
        return Reason.WRONG_DEAL
    ascending = list(line.dominoes) == sorted(set(line.dominoes))
    return None if ascending and set(line.dominoes) <= set(due.ids) else Reason.WRONG_DEAL


def _deal_kings(state: "State", kings: Kings) -> "State":
    return state._replace(phase=Phase.LINE, order=kings.seats)


def _deal_line(state: "State", line: Line) -> "State":
    phase = Phase.CLAIM if state.order else Phase.ADD
    return state._replace(
        phase=phase, next=tuple([LineDomino(domino, None) for domino in line.dominoes])
    )


_OFFERS: Final[dict[Phase, Callable[["State"], list[Action]]]] = {
    Phase.ADD: _offer_adds,
    Phase.CLAIM: _offer_claims,
}
# The key says the type of the second parameter, which no annotation of a table can.
_REFUSALS: Final[dict[type, Callable[["State", Any], Reason | None]]] = {
    Place: _refuse_place,
    Discard: _refuse_discard,
    Claim: _refuse_claim,
    End: _refuse_end,
    Kings: _refuse_kings,
    Line: _refuse_line,
}
_OUTCOMES: Final[dict[type, Callable[["State", Any], "State"]]] = {
    Place: _place,
    Discard: _discard,
    Claim: _claim,
    End: _end,
    Kings: _deal_kings,
    Line: _deal_line,
}
