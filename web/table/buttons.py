"""The buttons for undo, redo and the coach: whether each works now, and a sentence about it."""

from typing import NamedTuple

from browser.messages import say
from table import words
from table.session import Session


class Button(NamedTuple):
    """Whether a button works now, and a sentence about its action, or why it does not work."""

    works: bool
    text: str
    reason: str = ""
    """The key of a refusal, which leads to its rule; empty where no rule refuses the action."""


def undo_button(session: Session) -> Button:
    """The button that takes a choice back; where the game is looked at, a move."""
    if session.is_looked_at:
        works = session.match.game.number > 0
        return Button(works, say("undo-step" if works else "undo-start"))
    point = session.undo_point
    if point is None:
        return Button(False, say(f"undo-{session.view.no_undo or 'bots'}"))
    return Button(True, say("undo-ok", name=words.name_of(session.match, point.seat)))


def redo_button(session: Session) -> Button:
    """The button that makes a choice again that was taken back."""
    is_looked_at = session.is_looked_at
    works = bool(session.match.game.undone if is_looked_at else session.view.redo)
    key = "redo-step" if is_looked_at else "redo-ok"
    return Button(works, say(key if works else "redo-none"))


def coach_button(session: Session) -> Button:
    """The button that asks the coach."""
    is_looked_at = session.is_looked_at and session.view.prompt.seat is not None
    works = session.choosing or is_looked_at
    return Button(works, say("coach-ask" if works else "coach-later"))
