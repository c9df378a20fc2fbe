"""A: add the claimed domino to the kingdom, or discard it where it does not fit."""

from typing import TYPE_CHECKING

from realmino.actions import Action, Discard, Place, places
from realmino.dominoes import DOMINOES
from realmino.phases import Phase
from realmino.reasons import Reason

if TYPE_CHECKING:
    from realmino.state import State


def offer(state: "State") -> list[Action]:
    """Every place where the domino in turn fits; to discard it where it fits nowhere."""
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


def refuse_place(state: "State", place: Place) -> Reason | None:
    """Why the domino may not lie there."""
    if reason := _refuse_add(state, place.domino):
        return reason
    kingdom = state.kingdoms[state.acting_kingdom]
    return kingdom.why_not(DOMINOES[place.domino], place.square, place.side, state.rules.grid)


def refuse_discard(state: "State", discard: Discard) -> Reason | None:
    """Why the domino may not be discarded: it must be placed if it fits anywhere."""
    if reason := _refuse_add(state, discard.domino):
        return reason
    kingdom = state.kingdoms[state.acting_kingdom]
    fits = kingdom.fits_anywhere(DOMINOES[discard.domino], state.rules.grid)
    return Reason.MUST_PLACE if fits else None


def place(state: "State", place: Place) -> "State":
    """The domino lies in the kingdom; with a court, knights may collect tax on it next."""
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


def discard(state: "State", discard: Discard) -> "State":
    """The domino leaves the game."""
    # Tax is still to come, but without a domino there is nothing to collect it on.
    phase = Phase.CLAIM if state.court is None else Phase.TAX
    return state._replace(phase=phase, gone=state.gone | 1 << discard.domino)
