"""The table's keys, which the guide also lists, and the names of pressed keys."""

import re
from typing import Any, Final

from table.play.intents import (
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

WITHOUT_CHARACTER: Final = {"Dead", "Process", "Unidentified"}
"""The browser's names for a key whose character is not final yet."""

_PLACE: Final = re.compile(r"(?:Key|Digit|Numpad)(.)")


def key_names(event: Any) -> list[str]:
    """The possible names of a ``keydown``, the best first: "r", "Shift+r", "Ctrl+z", "Enter".

    First comes the character in the user's layout, then the one in the same position on a US
    keyboard: a Cyrillic т is also an "n". Caps Lock makes no difference. Cmd counts as Ctrl. A key
    with Alt or AltGr has no name.
    """
    # Autofill in a browser sends a keydown without a key.
    has = getattr(event, "getModifierState", None)
    if not has or event.altKey or has("AltGraph"):
        return []
    key, shift, control = str(event.key), event.shiftKey, event.ctrlKey or event.metaKey
    is_named = len(key) > 1 and key.isascii()  # one Arabic key types two letters
    found = [key if is_named else key.lower()]
    # With Ctrl, only a Latin layout's own character counts: Ctrl+F on Dvorak is not Ctrl+Y.
    if not (control and key.isascii()) and (not is_named or key in WITHOUT_CHARACTER):
        place = _PLACE.fullmatch(str(event.code))
        if place:
            found.append(place[1].lower())
        elif event.code == "Slash" and shift:
            found.append("?")
    return [_modifiers(name, control, shift) + name for name in found]


def _modifiers(name: str, control: bool, shift: bool) -> str:
    """The modifiers in a key's name.

    Without Ctrl, Shift counts for letters only; other keys give another character with it.
    """
    is_letter = len(name) == 1 and name.isalpha()
    return ("Ctrl+" if control else "") + ("Shift+" if shift and (control or is_letter) else "")


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


def key_intent(event: Any, at_canvas: bool) -> Intent | None:
    """The intent of a ``keydown``; None for any other key."""
    keys = ANYWHERE | ON_CANVAS if at_canvas else ANYWHERE
    return next((keys[name] for name in key_names(event) if name in keys), None)
