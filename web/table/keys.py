"""The keys of the table, which the guide lists from here, and the buttons that do the same."""

from typing import Any, Final

from table.intents import (
    AskAdvice,
    AskGuide,
    BurnDown,
    Cancel,
    Confirm,
    Intent,
    NameSquares,
    Next,
    Redo,
    Step,
    Turn,
    Undo,
)
from table.keyboard import names

ON_CANVAS: Final[dict[str, Intent]] = {
    "ArrowLeft": Step(-1, 0),
    "ArrowRight": Step(1, 0),
    "ArrowUp": Step(0, 1),
    "ArrowDown": Step(0, -1),
    "Enter": Confirm(),
    " ": Confirm(),
}
"""The keys, as the browser names them, while the canvas has the focus."""

ANYWHERE: Final[dict[str, Intent]] = {
    "n": Next(1),
    "p": Next(-1),
    "r": Turn(1),
    "Shift+r": Turn(-1),
    "Escape": Cancel(),
    "u": Undo(),
    "Ctrl+z": Undo(),
    "Ctrl+y": Redo(),
    "Ctrl+Shift+z": Redo(),
    "c": NameSquares(),
    "h": AskAdvice(),
    "?": AskGuide(),
}
"""The keys anywhere at the table."""


BUTTONS: Final[dict[str, Intent]] = {
    "undo": Undo(),
    "redo": Redo(),
    "ask-coach": AskAdvice(),
    "show-guide": AskGuide(),
    "rotate": Turn(1),
    "cancel": Cancel(),
    "burn": BurnDown(),
}
"""The buttons of the table that do what keys do, by the names of their parts."""


def intent_of(event: Any, at_canvas: bool) -> Intent | None:
    """The intent of a ``keydown``; None for a key of no use here."""
    keys = ANYWHERE | ON_CANVAS if at_canvas else ANYWHERE
    return next((keys[name] for name in names(event) if name in keys), None)
