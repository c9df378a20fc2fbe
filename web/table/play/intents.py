"""Intents: requests by a person or the page, by mouse, touch, keys or buttons."""

from typing import NamedTuple

from table.model.settings import Settings


class Point(NamedTuple):
    """The pointer is at (x, y) of the canvas, in CSS pixels."""

    x: float
    y: float


class Leave(NamedTuple):
    """The pointer left the canvas."""


class Press(NamedTuple):
    """A button or finger went down."""

    x: float
    y: float
    touch: bool


class Release(NamedTuple):
    """The button or finger that was down went up."""

    x: float
    y: float
    touch: bool


class LetGo(NamedTuple):
    """Put the held piece back; nothing was clicked."""


class Turn(NamedTuple):
    """Turn the domino in hand by this many quarter turns clockwise."""

    quarters: int


class Step(NamedTuple):
    """Move the domino in hand, or the choice in a line, by squares east and north."""

    east: int
    north: int


class Next(NamedTuple):
    """Go to the next (1) or the previous (-1) possible choice."""

    by: int


class Confirm(NamedTuple):
    """Confirm the option that is shown."""


class Cancel(NamedTuple):
    """Pick the domino up again."""


class BurnDown(NamedTuple):
    """Bribe the Dragon to burn the chosen building."""


class Choose(NamedTuple):
    """Take the option with this token."""

    token: str


class ChooseSpot(NamedTuple):
    """Pick up the building on a spot of the builders' board."""

    spot: int


class Consider(NamedTuple):
    """Show what the option with this token would do."""

    token: str


class AskAdvice(NamedTuple):
    """Show or hide the coach's advice."""


class Suggest(NamedTuple):
    """Show the coach's choice with this token on the table, for confirmation."""

    token: str


class AskGuide(NamedTuple):
    """Explain the keys, the gestures and the things on the table."""


class Undo(NamedTuple):
    """Undo the last choice."""


class Redo(NamedTuple):
    """Redo the undone choice."""


class Hurry(NamedTuple):
    """Skip the bots' pauses until a person chooses again."""


class GoTo(NamedTuple):
    """Show the game after this many moves, if it is only being viewed."""

    number: int


class Proceed(NamedTuple):
    """Do what the label of the button below the table says; a new match gets this seed."""

    seed: str


class PlayAgain(NamedTuple):
    """Begin another match with the same seats and rules, and this seed."""

    seed: str


class PlayNext(NamedTuple):
    """Begin the next game of the Dynasty."""


class Ready(NamedTuple):
    """The person to move has taken the device."""


class StopPlaying(NamedTuple):
    """Another tab plays the game from now on; this one only shows it."""


class NameSquares(NamedTuple):
    """Show or hide the names of squares."""


class Adopt(NamedTuple):
    """Use these settings from now on."""

    settings: Settings


PointerIntent = Point | Leave | Press | Release | LetGo

Intent = (
    PointerIntent
    | Turn
    | Step
    | Next
    | Confirm
    | Cancel
    | BurnDown
    | Choose
    | ChooseSpot
    | Consider
    | AskAdvice
    | Suggest
    | AskGuide
    | Undo
    | Redo
    | Hurry
    | GoTo
    | Proceed
    | PlayAgain
    | PlayNext
    | Ready
    | StopPlaying
    | NameSquares
    | Adopt
)
