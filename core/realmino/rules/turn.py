"""The phases of a turn: what each offers, why it refuses, and what each choice does.

A table per question, filled from the files of the phases. `State` asks; nothing else decides what
is legal.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from realmino.actions import (
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
from realmino.phases import DEALS, Phase
from realmino.reasons import Reason
from realmino.rules import add, claim, construct, dealing, dragon, tax

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


_DRAWS: Final = frozenset((Kings, Tiles, Line))
_HOW_TO_READ: Final = "(parse_move reads a token)"
_Offer = Callable[["State"], list[Action]]
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
_REFUSALS: Final[dict[type, Callable[["State", Any], Reason | None]]] = {
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
_OUTCOMES: Final[dict[type, Callable[["State", Any], "State"]]] = {
    Place: add.place,
    Discard: add.discard,
    Tax: tax.collect,
    Construct: construct.build,
    Burn: dragon.burn_down,
    Claim: claim.claim,
    End: claim.end,
    Kings: dealing.deal_kings,
    Tiles: dealing.deal_tiles,
    Line: dealing.deal_line,
}
