"""The strict order of a turn's optional phases: which are open, and what closes one."""

from realmino.pieces.phases import OPTIONAL, Phase
from realmino.pieces.position import Position
from realmino.pieces.reasons import Reason


def refuse_phase(position: Position, phase: Phase) -> Reason | None:
    """Why nothing can be chosen in that phase now, None while it is open.

    To choose in a phase closes it and those before it.
    """
    now = position.phase
    # On the first line, where no domino is to be added, these phases never come.
    if not (position.holdings and position.domino) or now not in (*OPTIONAL, Phase.CLAIM):
        return Reason.WRONG_PHASE
    is_open = now in OPTIONAL and OPTIONAL.index(now) <= OPTIONAL.index(phase)
    return None if is_open else Reason.PHASE_CLOSED
