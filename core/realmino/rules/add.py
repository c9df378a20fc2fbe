"""A: add the claimed domino to the kingdom, or discard it where it does not fit."""

from typing import Final

from realmino.pieces.actions import Action, Discard, Place, discard, places
from realmino.pieces.dominoes import DOMINOES
from realmino.pieces.grid import STEPS
from realmino.pieces.phases import Phase
from realmino.pieces.position import Position
from realmino.pieces.reasons import Reason

NOWHERE: Final = -1
"""The place of a domino that was discarded."""

_ADD, _TAX, _CLAIM = Phase.ADD, Phase.TAX, Phase.CLAIM


def offer(position: Position) -> list[Action]:
    """Every place where the domino in turn fits; to discard it where it fits nowhere."""
    domino = position.domino
    keys = []
    for side, mask in enumerate(position.kingdoms[position.kingdom].fits(domino)):
        while mask:
            lowest = mask & -mask
            keys.append(4 * lowest.bit_length() - 4 + side)
            mask ^= lowest
    if not keys:
        return [discard(domino)]
    keys.sort()
    shared = places(domino)
    return [shared[key] for key in keys]


def _refuse_add(position: Position, domino: int) -> Reason | None:
    if position.phase is not _ADD:
        return Reason.WRONG_PHASE
    return None if domino == position.domino else Reason.NOT_YOUR_DOMINO


def refuse_place(position: Position, choice: Place) -> Reason | None:
    """Why the domino may not lie there."""
    if reason := _refuse_add(position, choice.domino):
        return reason
    kingdom = position.kingdoms[position.kingdom]
    if kingdom.fits(choice.domino)[choice.side] >> choice.square & 1:
        return None
    domino, grid = DOMINOES[choice.domino], position.rules.grid
    return kingdom.frozen().why_not(domino, choice.square, choice.side, grid)


def refuse_discard(position: Position, choice: Discard) -> Reason | None:
    """Why the domino may not be discarded: it must be placed if it fits anywhere."""
    if reason := _refuse_add(position, choice.domino):
        return reason
    fits = any(position.kingdoms[position.kingdom].fits(choice.domino))
    return Reason.MUST_PLACE if fits else None


def play_place(position: Position, choice: Place) -> None:
    """Puts the domino into the kingdom."""
    square, side = int(choice.square), int(choice.side)
    position.kingdoms[position.kingdom].place(position.domino, square, side)
    added(position, 4 * square + side)


def play_discard(position: Position, _: Discard) -> None:
    """The domino leaves the game."""
    added(position, NOWHERE)


def added(position: Position, place: int) -> None:
    """Goes on after A, the domino lying at that place, 4 × square + side, or `NOWHERE`.

    With a court, knights may collect tax on it next; without a domino there is nothing to collect
    it on.
    """
    position.gone |= 1 << position.domino
    if not position.holdings:
        position.phase = _CLAIM
        return
    position.phase = _TAX
    if place != NOWHERE:
        square = place >> 2
        other = square + STEPS[place & 3]
        position.laid = (square, other) if square < other else (other, square)
