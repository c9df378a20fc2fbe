"""Effects: requests of the table to its surroundings, and the values of its buttons and log.

A mounted table carries out some effects itself; the others are the events that whoever mounted it
hears.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from realmino import State
from table.settings import Settings


@dataclass(frozen=True, slots=True)
class Save:
    """The match has changed: keep it."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """From here on another game is played, to be kept beside those that there are."""


@dataclass(frozen=True, slots=True)
class Begin:
    """Another game has come onto the table: everything about it is shown afresh."""


@dataclass(frozen=True, slots=True)
class TakeOver:
    """The game that another tab plays shall be played here."""


class Say(NamedTuple):
    """Tell this sentence; ``urgent`` where something was refused.

    ``reason`` is the key of the refusal, by which its rule is found, empty for none.
    """

    text: str
    urgent: bool = False
    reason: str = ""


class Refuse(NamedTuple):
    """Something was tried that cannot be; the line below the table says why, and so do we."""

    text: str
    reason: str


class Explain(NamedTuple):
    """Somebody wants to know what lies at (x, y) of the canvas, where nothing is played with."""

    x: float
    y: float


class AskBot(NamedTuple):
    """A bot is to choose in this position; ``seed`` is its only source of chance.

    ``number`` is the question's, to be given back with the answer.
    """

    bot: str
    position: State
    seed: str
    number: int


class Settle(NamedTuple):
    """The settings were changed at the table."""

    settings: Settings


class HandOver(NamedTuple):
    """Another person is in turn: hide the choices until that person is ready."""

    seat: str


@dataclass(frozen=True, slots=True)
class Finish:
    """The game has ended: count its points and show the score sheets.

    ``is_known``: it had ended before it came to this table, or somebody asks for its sheets, so
    they show at once.
    """

    is_known: bool = False


Effect = (
    Save | NewGame | Begin | TakeOver | Say | Refuse | Explain | AskBot | HandOver | Finish | Settle
)


@dataclass(frozen=True, slots=True)
class OpenMenu:
    """The button for everything that lies beside the game was pressed."""


@dataclass(frozen=True, slots=True)
class ShareLink:
    """A link to this moment is to be handed out."""


@dataclass(frozen=True, slots=True)
class ShareMoment:
    """This moment is to be shown elsewhere: by its picture, or by a board on another page."""


@dataclass(frozen=True, slots=True)
class OpenReview:
    """Somebody wants to know where the finished game was won and lost."""


@dataclass(frozen=True, slots=True)
class ShareResult:
    """The result of the game is to be handed out as a text, with the link to its end."""


@dataclass(frozen=True, slots=True)
class ShareDay:
    """The result of a deal of the day is to be shared."""


class Sound(NamedTuple):
    """Something is to be heard, by its name, or felt where a device shakes, or both."""

    name: str
    heard: bool
    shakes: bool


@dataclass(frozen=True, slots=True)
class LookAgain:
    """Somebody wants to step through the game on the table, which is over or came with a link."""


@dataclass(frozen=True, slots=True)
class Quit:
    """The person at the table wants to leave it."""


TableEvent = (
    Save
    | NewGame
    | TakeOver
    | Say
    | Settle
    | Finish
    | OpenMenu
    | OpenReview
    | ShareLink
    | ShareMoment
    | ShareResult
    | ShareDay
    | LookAgain
    | Sound
    | Quit
)
"""What a mounted table tells whoever mounted it. `Finish` comes just before the score sheets show,
and what there is to `Say` is said on the table already."""

TELLING: Final[dict[str, TableEvent]] = {
    "new-game": Quit(),
    "copy-link": ShareLink(),
    "share": ShareMoment(),
    "copy-result": ShareResult(),
    "share-day": ShareDay(),
    "step-through": LookAgain(),
    "menu": OpenMenu(),
    "review": OpenReview(),
}
"""The buttons of the table that only tell of something, by the names of their parts."""


class LogLine(NamedTuple):
    """A line of the log: the move it belongs to, its round, the seat it is about, the words."""

    number: int
    round: int
    seat: str | None
    text: str


class Button(NamedTuple):
    """Whether a button works now, and a sentence about its action, or why there is none.

    ``reason`` is the key of a refusal, by which its rule is found, empty where no rule refuses it.
    """

    works: bool
    text: str
    reason: str = ""
