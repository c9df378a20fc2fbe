"""Effects: the actions that `App` returns for its caller after an intent or an answer.

`TableView` carries out some of them itself, and passes the others to its host page as events.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from realmino import State
from table.model.settings import Settings


@dataclass(frozen=True, slots=True)
class Save:
    """Save the match, which has changed."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """Save the match as a new game from now on."""


@dataclass(frozen=True, slots=True)
class Begin:
    """Redraw everything: another game is on the table."""


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Play the game of another tab in this one."""


class Say(NamedTuple):
    """Announce this sentence; ``urgent`` for a refusal.

    ``reason`` is the key of the refusal, which leads to its rule; empty if nothing is refused.
    """

    text: str
    urgent: bool = False
    reason: str = ""


class Note(NamedTuple):
    """Show this sentence of the log above the table; the log announces it."""

    text: str


class Refuse(NamedTuple):
    """Announce a refusal that the line below the table also shows."""

    text: str
    reason: str


class Explain(NamedTuple):
    """Explain the thing at (x, y) of the canvas, where a click plays nothing."""

    x: float
    y: float


class AskBot(NamedTuple):
    """Have a bot choose in this position; ``seed`` is its only source of chance.

    The answer must have the ``number`` of the question.
    """

    bot: str
    position: State
    seed: str
    number: int


class ChangeSettings(NamedTuple):
    """Use these settings, which were changed at the table."""

    settings: Settings


class HandOver(NamedTuple):
    """Hide the choices until the next person is ready."""

    seat: str


@dataclass(frozen=True, slots=True)
class Finish:
    """Count the points of the game, which has ended, and show its score sheets.

    If ``is_known``, show them immediately: the game had ended before it was opened on this table.
    """

    is_known: bool = False


Effect = (
    Save
    | NewGame
    | Begin
    | TakeOver
    | Say
    | Note
    | Refuse
    | Explain
    | AskBot
    | HandOver
    | Finish
    | ChangeSettings
)


@dataclass(frozen=True, slots=True)
class OpenMenu:
    """Open the menu."""


@dataclass(frozen=True, slots=True)
class ShareMoment:
    """Offer the picture and the link of this moment, and the film of a finished game."""


@dataclass(frozen=True, slots=True)
class NextLesson:
    """Begin the lessons that follow those of the finished game."""


@dataclass(frozen=True, slots=True)
class OpenReview:
    """Open the review of the finished game."""


@dataclass(frozen=True, slots=True)
class ShareDay:
    """Share the result of a deal of the day."""


class Sound(NamedTuple):
    """Play the sound of that name (``audible``), vibrate (``shakes``), or both."""

    name: str
    audible: bool
    shakes: bool


@dataclass(frozen=True, slots=True)
class LookAgain:
    """Step through the game on the table, which is over or from a link."""


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the table."""


TableEvent = (
    Save
    | NewGame
    | TakeOver
    | Say
    | ChangeSettings
    | Finish
    | OpenMenu
    | OpenReview
    | NextLesson
    | ShareMoment
    | ShareDay
    | LookAgain
    | Sound
    | Quit
)
"""An event that a table reports to its host page.

`Finish` comes just before the score sheets open. The table itself has already announced a `Say`.
"""

EVENT_BUTTONS: Final[dict[str, TableEvent]] = {
    "new-game": Quit(),
    "share": ShareMoment(),
    "share-day": ShareDay(),
    "step-through": LookAgain(),
    "look-again": LookAgain(),
    "next-lesson": NextLesson(),
    "menu": OpenMenu(),
    "review": OpenReview(),
}
"""The events that buttons of the table report, by the names of their parts."""
