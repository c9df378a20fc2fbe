"""What the box deals: the kings, the tiles of the builders' board, the lines."""

from typing import TYPE_CHECKING

from realmino.actions import Kings, Line, Tiles
from realmino.line import LineDomino
from realmino.phases import Phase
from realmino.reasons import Reason
from realmino.rules.order import court_of

if TYPE_CHECKING:
    from realmino.state import State


def refuse_kings(state: "State", kings: Kings) -> Reason | None:
    """Why the kings cannot be drawn in that order."""
    rules, seats = state.rules, kings.seats
    if state.phase is not Phase.KINGS or tuple(sorted(seats)) != rules.all_kings:
        return Reason.WRONG_DEAL
    # One king is drawn; its owner claims first and last, the other player in between.
    in_order = not rules.first_claims_twice or (seats == seats[::-1] and seats[0] != seats[1])
    return None if in_order else Reason.WRONG_DEAL


def refuse_line(state: "State", line: Line) -> Reason | None:
    """Why these dominoes cannot be the next line."""
    due = state.pending_deal
    if state.phase is not Phase.LINE or due is None or len(line.dominoes) != due.amount:
        return Reason.WRONG_DEAL
    ascending = list(line.dominoes) == sorted(set(line.dominoes))
    return None if ascending and set(line.dominoes) <= set(due.ids) else Reason.WRONG_DEAL


def refuse_tiles(state: "State", draw: Tiles) -> Reason | None:
    """Why these tiles cannot come onto the builders' board."""
    due = state.pending_deal
    if state.phase is not Phase.TILES or due is None or len(draw.tiles) != due.amount:
        return Reason.WRONG_DEAL
    new = set(draw.tiles)
    return None if len(new) == len(draw.tiles) and new <= set(due.ids) else Reason.WRONG_DEAL


def deal_kings(state: "State", kings: Kings) -> "State":
    """The kings claim in that order."""
    return go_on(state._replace(order=kings.seats))


def deal_tiles(state: "State", draw: Tiles) -> "State":
    """The empty spots of the builders' board are filled."""
    return go_on(state._replace(court=court_of(state).refilled(draw.tiles)))


def deal_line(state: "State", line: Line) -> "State":
    """The line lies on the table, nobody's yet."""
    laid = tuple([LineDomino(domino, None) for domino in line.dominoes])
    return go_on(state._replace(next=laid))


def go_on(state: "State") -> "State":
    """What the box deals next, or who acts when nothing more is due: the board before the line."""
    if state.tiles_due:
        return state._replace(phase=Phase.TILES)
    if not state.next and state.round < state.rules.rounds:
        return state._replace(phase=Phase.LINE)
    return state._replace(phase=Phase.CLAIM if state.order else Phase.ADD)
