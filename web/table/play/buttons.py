"""The buttons for undo, redo and the coach: whether each works now, and a sentence about it."""

from typing import NamedTuple

from browser.messages import say
from realmino.view import View
from table.model import optional_actions
from table.model.interaction import Activity, chosen_spot
from table.model.session import Session
from table.wording import words


class Button(NamedTuple):
    """Whether a button works now, and a sentence about its action, or why it does not work."""

    works: bool
    text: str
    reason: str = ""
    """The key of a refusal, which leads to its rule; empty where no rule refuses the action."""


def undo_button(session: Session) -> Button:
    """The button that undoes a choice, or a move if the game is only being viewed."""
    if session.is_view_only:
        works = session.match.game.number > 0
        return Button(works, say("undo-step" if works else "undo-start"))
    point = session.undo_point
    if point is None:
        return Button(False, say(f"undo-{session.no_undo}"))
    return Button(True, say("undo-ok", name=words.player_name(session.match, point.seat)))


def redo_button(session: Session) -> Button:
    """The button that redoes a choice."""
    is_view_only = session.is_view_only
    works = bool(session.match.game.undone if is_view_only else session.view.redo)
    key = "redo-step" if is_view_only else "redo-ok"
    return Button(works, say(key if works else "redo-none"))


def dragon_button(view: View, activity: Activity) -> Button:
    """The button that has the Dragon burn the chosen building."""
    chosen = chosen_spot(activity)
    spot = optional_actions.spot_of(view, chosen) if chosen is not None else None
    if spot is None or not spot.why_not_burn:
        return Button(True, "")
    reason = optional_actions.why_no_bribe(spot.why_not_burn)
    return Button(False, words.reason(reason, view), reason)


def coach_button(session: Session) -> Button:
    """The button that asks the coach."""
    is_view_only = session.is_view_only and session.view.prompt.seat is not None
    works = session.choosing or is_view_only
    return Button(works, say("coach-ask" if works else "coach-later"))
