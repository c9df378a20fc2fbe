"""The phases of a turn: what each offers, why it refuses, and what each choice does.

A table per question and one small function per kind of move. `State` asks; nothing else decides
what is legal.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from realmino.actions import (
    END,
    Action,
    Burn,
    Claim,
    Construct,
    Discard,
    End,
    Kings,
    Line,
    Move,
    Place,
    Tax,
    Tiles,
    claim,
    places,
)
from realmino.dominoes import DOMINOES
from realmino.line import LineDomino, claimed, mask_of, with_kings
from realmino.optional import (
    build,
    burn_down,
    collect,
    court_of,
    offer_buildings,
    offer_burning,
    offer_tax,
    refuse_building,
    refuse_burning,
    refuse_tax,
)
from realmino.phases import DEALS, OPTIONAL, Phase
from realmino.reasons import Reason

if TYPE_CHECKING:
    from realmino.state import State


def offers(state: "State") -> list[Action]:
    """The legal actions of the position, sorted; none while the box deals and after the end."""
    offered = _OFFERS.get(state.phase, ())
    if len(offered) == 1:
        return offered[0](state)
    return [action for offer in offered for action in offer(state)]


def refusal(state: "State", move: Move) -> Reason | None:
    """Why the move is not legal now, None where it is; `TypeError` for what is no move."""
    kind = type(move)
    refuse = _REFUSALS.get(kind)
    if refuse is None:
        raise TypeError(f"a move is an action or a draw, not {kind.__name__} {_HOW_TO_READ}")
    if state.phase is Phase.OVER:
        return Reason.GAME_OVER
    due = state.phase in DEALS
    if (kind in _DRAWS) != due:
        return Reason.DEAL_DUE if due else Reason.NOTHING_DUE
    return refuse(state, move)


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
    gone = state.gone | 1 << place.domino
    if state.court is None:
        return state._replace(phase=Phase.CLAIM, kingdoms=tuple(kingdoms), gone=gone)
    first = int(place.square)
    second = first + place.side.step
    court = state.court._replace(laid=(first, second) if first < second else (second, first))
    return state._replace(phase=Phase.TAX, kingdoms=tuple(kingdoms), gone=gone, court=court)


def _discard(state: "State", discard: Discard) -> "State":
    # Tax is still to come, but without a domino there is nothing to collect it on.
    phase = Phase.CLAIM if state.court is None else Phase.TAX
    return state._replace(phase=phase, gone=state.gone | 1 << discard.domino)


# E: claim a domino of the next line, or end the last turn


def _offer_claims(state: "State") -> list[Action]:
    if not state.next:
        return [END]
    return [claim(lain.domino) for lain in state.next if lain.king is None]


def _refuse_claim(state: "State", claim: Claim) -> Reason | None:
    if not _may_claim(state) or not state.next:
        return Reason.WRONG_PHASE
    for lain in state.next:
        if lain.domino == claim.domino:
            return None if lain.king is None else Reason.TAKEN
    return Reason.NOT_IN_LINE


def _refuse_end(state: "State", _: End) -> Reason | None:
    ends = _may_claim(state) and not state.next
    return None if ends else Reason.WRONG_PHASE


def _may_claim(state: "State") -> bool:
    return state.phase is Phase.CLAIM or state.phase in OPTIONAL


def _claim(state: "State", claim: Claim) -> "State":
    seat = state.order[0] if state.order else state.line[0].king
    assert seat is not None
    return _turn_over(state, claimed(state.next, claim.domino, seat))


def _end(state: "State", _: End) -> "State":
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
    return _dealt(over._replace(round=state.round + 1, court=court))


# The box deals


def _refuse_kings(state: "State", kings: Kings) -> Reason | None:
    rules, seats = state.rules, kings.seats
    if state.phase is not Phase.KINGS or tuple(sorted(seats)) != rules.all_kings:
        return Reason.WRONG_DEAL
    # One king is drawn; its owner claims first and last, the other player in between.
    in_order = not rules.first_places_twice or (seats == seats[::-1] and seats[0] != seats[1])
    return None if in_order else Reason.WRONG_DEAL


def _refuse_line(state: "State", line: Line) -> Reason | None:
    due = state.due
    if state.phase is not Phase.LINE or due is None or len(line.dominoes) != due.amount:
        return Reason.WRONG_DEAL
    ascending = list(line.dominoes) == sorted(set(line.dominoes))
    return None if ascending and set(line.dominoes) <= set(due.ids) else Reason.WRONG_DEAL


def _refuse_tiles(state: "State", draw: Tiles) -> Reason | None:
    due = state.due
    if state.phase is not Phase.TILES or due is None or len(draw.tiles) != due.amount:
        return Reason.WRONG_DEAL
    new = set(draw.tiles)
    return None if len(new) == len(draw.tiles) and new <= set(due.ids) else Reason.WRONG_DEAL


def _deal_kings(state: "State", kings: Kings) -> "State":
    return _dealt(state._replace(order=kings.seats))


def _deal_tiles(state: "State", draw: Tiles) -> "State":
    return _dealt(state._replace(court=court_of(state).refilled(draw.tiles)))


def _deal_line(state: "State", line: Line) -> "State":
    laid = tuple([LineDomino(domino, None) for domino in line.dominoes])
    return _dealt(state._replace(next=laid))


def _dealt(state: "State") -> "State":
    """What the box deals next, or who acts when nothing more is due: the board before the line."""
    if state.tiles_due:
        return state._replace(phase=Phase.TILES)
    if not state.next and state.round < state.rules.rounds:
        return state._replace(phase=Phase.LINE)
    return state._replace(phase=Phase.CLAIM if state.order else Phase.ADD)


_DRAWS: Final = frozenset((Kings, Tiles, Line))
_HOW_TO_READ: Final = "(parse_move reads a token)"
_Offer = Callable[["State"], list[Action]]
_B_C_D: Final[tuple[_Offer, ...]] = (offer_tax, offer_buildings, offer_burning)
# What is offered while a phase is open: it, and all that may follow without asking.
_OFFERS: Final[dict[Phase, tuple[_Offer, ...]]] = {
    Phase.ADD: (_offer_adds,),
    Phase.TAX: (*_B_C_D, _offer_claims),
    Phase.BUILD: (*_B_C_D[1:], _offer_claims),
    Phase.BURN: (*_B_C_D[2:], _offer_claims),
    Phase.CLAIM: (_offer_claims,),
}
# The key says the type of the second parameter, which no annotation of a table can.
_REFUSALS: Final[dict[type, Callable[["State", Any], Reason | None]]] = {
    Place: _refuse_place,
    Discard: _refuse_discard,
    Tax: refuse_tax,
    Construct: refuse_building,
    Burn: refuse_burning,
    Claim: _refuse_claim,
    End: _refuse_end,
    Kings: _refuse_kings,
    Tiles: _refuse_tiles,
    Line: _refuse_line,
}
_OUTCOMES: Final[dict[type, Callable[["State", Any], "State"]]] = {
    Place: _place,
    Discard: _discard,
    Tax: collect,
    Construct: build,
    Burn: burn_down,
    Claim: _claim,
    End: _end,
    Kings: _deal_kings,
    Tiles: _deal_tiles,
    Line: _deal_line,
}
