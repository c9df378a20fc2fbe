"""The names of pressed keys, the same on every keyboard layout."""

import re
from typing import Any, Final

WITHOUT_CHARACTER: Final = {"Dead", "Process", "Unidentified"}
"""What a browser calls a key that has a character but does not write it yet."""

_PLACE: Final = re.compile(r"(?:Key|Digit|Numpad)(.)")


def names(event: Any) -> list[str]:
    """The names that a ``keydown`` may go by, the best first: "r", "Shift+r", "Ctrl+z", "Enter".

    First comes the character of the layout, then the one at the same place of a US keyboard: a
    Cyrillic т is also an "n". Caps Lock changes nothing. Cmd counts as Ctrl. A key with Alt or
    AltGr has no name.
    """
    # A browser that fills a field in by itself sends a keydown without any key.
    has = getattr(event, "getModifierState", None)
    if not has or event.altKey or has("AltGraph"):
        return []
    key, shift, control = str(event.key), event.shiftKey, event.ctrlKey or event.metaKey
    is_named = len(key) > 1 and key.isascii()  # an Arabic key writes two letters
    found = [key if is_named else key.lower()]
    # With Ctrl a Latin layout keeps its own places: Ctrl+F of Dvorak is not Ctrl+Y.
    if not (control and key.isascii()) and (not is_named or key in WITHOUT_CHARACTER):
        place = _PLACE.fullmatch(str(event.code))
        if place:
            found.append(place[1].lower())
        elif event.code == "Slash" and shift:
            found.append("?")
    return [_held(name, control, shift) + name for name in found]


def _held(name: str, control: bool, shift: bool) -> str:
    """Shift is held for a letter; what else it writes is another character already."""
    is_letter = len(name) == 1 and name.isalpha()
    return ("Ctrl+" if control else "") + ("Shift+" if shift and (control or is_letter) else "")
