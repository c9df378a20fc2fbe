"""B, C and D: the optional parts of a turn, and which of them are open."""

from realmino.pieces.phases import OPTIONAL, Phase
from realmino.pieces.position import Position
from realmino.pieces.reasons import Reason


def refuse_phase(position: Position, phase: Phase) -> Reason | None:
    """Why no action in that phase is possible now; None if it's open.

    An action closes its own phase and those before it. There's no B, C or D while the first line is
    being claimed.
    """
    now = position.phase
    if not (position.holdings and position.domino) or now not in (*OPTIONAL, Phase.CLAIM):
        return Reason.WRONG_PHASE
    is_open = now in OPTIONAL and OPTIONAL.index(now) <= OPTIONAL.index(phase)
    return None if is_open else Reason.PHASE_CLOSED
