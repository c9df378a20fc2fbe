"""A: place the claimed domino in the kingdom, or discard it if it fits nowhere.

`pieces/mutable_kingdom.py` computes where a domino fits, as does `pieces/kingdom.py`.
"""

from typing import Final

from realmino.pieces.actions import Action, Discard, Place, discard, places
from realmino.pieces.dominoes import DOMINOES
from realmino.pieces.grid import STEPS
from realmino.pieces.phases import Phase
from realmino.pieces.position import Position
from realmino.pieces.reasons import Reason

NOWHERE: Final = -1
"""The "place" of a discarded domino."""

_ADD, _TAX, _CLAIM = Phase.ADD, Phase.TAX, Phase.CLAIM


def offer(position: Position) -> list[Action]:
    """Every place where the domino fits, or discarding it if there's none."""
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
    """Why the domino can't be placed there."""
    if reason := _refuse_add(position, choice.domino):
        return reason
    kingdom = position.kingdoms[position.kingdom]
    if kingdom.fits(choice.domino)[choice.side] >> choice.square & 1:
        return None
    domino, grid = DOMINOES[choice.domino], position.rules.grid
    return kingdom.frozen().why_not(domino, choice.square, choice.side, grid)


def refuse_discard(position: Position, choice: Discard) -> Reason | None:
    """Why the domino can't be discarded: if it fits somewhere, it must be placed."""
    if reason := _refuse_add(position, choice.domino):
        return reason
    fits = any(position.kingdoms[position.kingdom].fits(choice.domino))
    return Reason.MUST_PLACE if fits else None


def play_place(position: Position, choice: Place) -> None:
    """Places the domino in the kingdom."""
    square, side = int(choice.square), int(choice.side)
    position.kingdoms[position.kingdom].place(position.domino, square, side)
    place_or_discard(position, 4 * square + side)


def play_discard(position: Position, _: Discard) -> None:
    """Removes the domino from the game."""
    place_or_discard(position, NOWHERE)


def place_or_discard(position: Position, place: int) -> None:
    """Ends A with the domino at ``place``: 4 × square + side, or `NOWHERE` if it's discarded.

    With a court, B is next: knights may collect tax on the domino, unless it was discarded.
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
