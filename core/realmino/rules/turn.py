"""A turn: the actions in each phase, why a move is refused, and its effect.

These tables, filled from the phases' modules, are the only place that decides what's legal. `State`
and bots use them.
"""

from collections.abc import Callable, Sequence
from typing import Final

from realmino.pieces import actions
from realmino.pieces.actions import Action, Move
from realmino.pieces.phases import DEALS, OPTIONAL, Phase
from realmino.pieces.position import Position
from realmino.pieces.reasons import Reason
from realmino.rules import add, claim, construct, dealing, dragon, tax

__all__ = ["offers", "play", "refusal"]


def offers(position: Position) -> list[Action]:
    """The legal actions, sorted; empty while the box deals and after the end."""
    offered = _OFFERS.get(position.phase, ())
    if len(offered) == 1:
        return list(offered[0](position))
    return [action for offer in offered for action in offer(position)]


def refusal(position: Position, move: Move) -> Reason | None:
    """Why the move isn't legal now; None if it is. `TypeError` for anything except a move."""
    kind = type(move)
    refuse = _REFUSALS.get(kind)
    if refuse is None:
        raise TypeError(f"a move is a token such as 'E34' or Claim(34), not {kind.__name__}")
    if position.phase is _OVER:
        return Reason.GAME_OVER
    due = position.phase in DEALS
    if (kind in _DRAWS) != due:
        return Reason.DEAL_DUE if due else Reason.NOTHING_DUE
    optional = _OPTIONAL.get(kind)
    return (optional and _refuse_phase(position, optional)) or refuse(position, move)


def _refuse_phase(position: Position, phase: Phase) -> Reason | None:
    """Why no action in that optional phase is possible now; None if it's open.

    An action closes its own phase and those before it. There's no B, C or D while the first line is
    being claimed.
    """
    now = position.phase
    if not (position.holdings and position.domino) or now not in (*OPTIONAL, Phase.CLAIM):
        return Reason.WRONG_PHASE
    is_open = now in OPTIONAL and OPTIONAL.index(now) <= OPTIONAL.index(phase)
    return None if is_open else Reason.PHASE_CLOSED


def play(position: Position, move: Move) -> None:
    """Changes the position by a move, which must be legal."""
    _EFFECTS[type(move)](position, move)


_OVER: Final = Phase.OVER
_DRAWS: Final = frozenset((actions.Kings, actions.Tiles, actions.Line))
_OPTIONAL: Final[dict[type, Phase]] = {
    actions.Tax: Phase.TAX,
    actions.Construct: Phase.BUILD,
    actions.Burn: Phase.BURN,
}
_Offer = Callable[[Position], Sequence[Action]]
# A phase offers its own actions and, since B, C and D are optional, those of the phases after it.
_OFFERS: Final[dict[Phase, tuple[_Offer, ...]]] = {
    Phase.ADD: (add.offer,),
    Phase.TAX: (tax.offer, construct.offer, dragon.offer, claim.offer),
    Phase.BUILD: (construct.offer, dragon.offer, claim.offer),
    Phase.BURN: (dragon.offer, claim.offer),
    Phase.CLAIM: (claim.offer,),
}
_MOVES: Final[dict[type, tuple[Callable[..., Reason | None], Callable[..., None]]]] = {
    actions.Place: (add.refuse_place, add.play_place),
    actions.Discard: (add.refuse_discard, add.play_discard),
    actions.Tax: (tax.refuse, tax.play),
    actions.Construct: (construct.refuse, construct.play),
    actions.Burn: (dragon.refuse, dragon.play),
    actions.Claim: (claim.refuse_claim, claim.play_claim),
    actions.End: (claim.refuse_end, claim.play_end),
    actions.Kings: (dealing.refuse_kings, dealing.play_kings),
    actions.Tiles: (dealing.refuse_tiles, dealing.play_tiles),
    actions.Line: (dealing.refuse_line, dealing.play_line),
}
_REFUSALS: Final = {kind: refuse for kind, (refuse, _) in _MOVES.items()}
_EFFECTS: Final = {kind: play for kind, (_, play) in _MOVES.items()}
