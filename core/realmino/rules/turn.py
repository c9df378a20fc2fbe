"""The phases of a turn: what each offers, why it refuses, and what each choice does.

A table per question, filled from the files of the phases. `State` asks; nothing else decides what
is legal. Bots ask and play too, on a `Position` of their own.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from realmino.pieces.actions import (
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
)
from realmino.pieces.phases import DEALS, Phase
from realmino.pieces.position import Position
from realmino.pieces.reasons import Reason
from realmino.rules import add, claim, construct, dealing, dragon, tax


def offers(position: Position) -> list[Action]:
    """The legal actions of the position, sorted; none while the box deals and after the end."""
    offered = _OFFERS.get(position.phase, ())
    if len(offered) == 1:
        return list(offered[0](position))
    return [action for offer in offered for action in offer(position)]


def refusal(position: Position, move: Move) -> Reason | None:
    """The reason why the move is not legal now, None if it is; `TypeError` if it is no move."""
    kind = type(move)
    refuse = _REFUSALS.get(kind)
    if refuse is None:
        raise TypeError(f"a move is an action or a draw, not {kind.__name__} {_HOW_TO_READ}")
    if position.phase is _OVER:
        return Reason.GAME_OVER
    due = position.phase in DEALS
    if (kind in _DRAWS) != due:
        return Reason.DEAL_DUE if due else Reason.NOTHING_DUE
    return refuse(position, move)


def play(position: Position, move: Move) -> None:
    """Changes the position by a legal move; whether it is one is not asked."""
    _EFFECTS[type(move)](position, move)


_OVER: Final = Phase.OVER
_DRAWS: Final = frozenset((Kings, Tiles, Line))
_HOW_TO_READ: Final = "(parse_move reads a token)"
_Offer = Callable[[Position], Sequence[Action]]
_B_C_D: Final[tuple[_Offer, ...]] = (tax.offer, construct.offer, dragon.offer)
# What is offered while a phase is open: it, and all that may follow without asking.
_OFFERS: Final[dict[Phase, tuple[_Offer, ...]]] = {
    Phase.ADD: (add.offer,),
    Phase.TAX: (*_B_C_D, claim.offer),
    Phase.BUILD: (*_B_C_D[1:], claim.offer),
    Phase.BURN: (*_B_C_D[2:], claim.offer),
    Phase.CLAIM: (claim.offer,),
}
# The key says the type of the second parameter, which no annotation of a table can.
_REFUSALS: Final[dict[type, Callable[[Position, Any], Reason | None]]] = {
    Place: add.refuse_place,
    Discard: add.refuse_discard,
    Tax: tax.refuse,
    Construct: construct.refuse,
    Burn: dragon.refuse,
    Claim: claim.refuse_claim,
    End: claim.refuse_end,
    Kings: dealing.refuse_kings,
    Tiles: dealing.refuse_tiles,
    Line: dealing.refuse_line,
}
_EFFECTS: Final[dict[type, Callable[[Position, Any], None]]] = {
    Place: add.play_place,
    Discard: add.play_discard,
    Tax: tax.play,
    Construct: construct.play,
    Burn: dragon.play,
    Claim: claim.play_claim,
    End: claim.play_end,
    Kings: dealing.play_kings,
    Tiles: dealing.play_tiles,
    Line: dealing.play_line,
}
