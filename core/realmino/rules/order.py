"""The strict order of a turn's optional phases: which are open, and what closes one."""

from typing import TYPE_CHECKING

from realmino.court import Court, Purse
from realmino.phases import OPTIONAL, Phase
from realmino.reasons import Reason

if TYPE_CHECKING:
    from realmino.state import State


def court_of(state: "State") -> Court:
    """The court of a game that has one."""
    assert state.court is not None
    return state.court


def purse_of(state: "State") -> Purse:
    """The purse of the kingdom in turn."""
    return court_of(state).purses[state.acting_kingdom]


def is_open(state: "State", phase: Phase) -> bool:
    """Whether a phase of the turn is neither done nor closed by a later one."""
    return state.phase in OPTIONAL and OPTIONAL.index(state.phase) <= OPTIONAL.index(phase)


def refuse_phase(state: "State", phase: Phase) -> Reason | None:
    """Why nothing can be chosen in that phase now, None while it is open.

    To choose in a phase closes it and those before it.
    """
    if state.court is None or state.phase not in (*OPTIONAL, Phase.CLAIM) or state.order:
        return Reason.WRONG_PHASE
    return None if is_open(state, phase) else Reason.PHASE_CLOSED
