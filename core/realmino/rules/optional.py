"""B, C and D: the optional parts of a turn, and which of them are open."""

from realmino.pieces.phases import OPTIONAL, Phase
from realmino.pieces.position import Position
from realmino.pieces.reasons import Reason


def refuse_phase(position: Position, phase: Phase) -> Reason | None:
    """Why nothing can be chosen in that phase now, None if it is open.

    An action closes its own phase and those before it. The first line is claimed without B, C and
    D.
    """
    now = position.phase
    if not (position.holdings and position.domino) or now not in (*OPTIONAL, Phase.CLAIM):
        return Reason.WRONG_PHASE
    is_open = now in OPTIONAL and OPTIONAL.index(now) <= OPTIONAL.index(phase)
    return None if is_open else Reason.PHASE_CLOSED
