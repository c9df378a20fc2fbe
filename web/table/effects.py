"""What the table asks of its surroundings, and what it tells them about its buttons and its log."""

from typing import NamedTuple


class Save(NamedTuple):
    """Keep this text."""

    text: str


class Say(NamedTuple):
    """Tell this sentence; ``urgent`` where something was refused."""

    text: str
    urgent: bool = False


class Refuse(NamedTuple):
    """Something was tried that cannot be; the line below the table says why, and so do we."""

    text: str


class AskBot(NamedTuple):
    """A bot is to choose in this position, which ``number`` moves have led to.

    Its token goes back together with this question; ``seed`` is its only source of chance.
    """

    bot: str
    position: str
    seed: str
    number: int


class HandOver(NamedTuple):
    """Another person is in turn: hide the choices until that person is ready."""

    seat: str


class Finish(NamedTuple):
    """The game has ended: show the score sheets."""


Effect = Save | Say | Refuse | AskBot | HandOver | Finish


class LogLine(NamedTuple):
    """A line of the log: the move it belongs to, its round, the seat it is about, the words."""

    number: int
    round: int
    seat: str | None
    text: str


class Button(NamedTuple):
    """Whether a button works now, and the sentence that says what it does, or why it does not."""

    works: bool
    text: str
