"""Maps keys to steps and brushes for a kingdom's grid (`view_grid`)."""

from typing import Any, Final

from kingdoms.model import ANY_BUILDING, CASTLE, CROWNS, ERASE, KNIGHT
from realmino.pieces.terrain import TERRAIN_OF_LETTER
from table.play.keyboard import key_names

ARROWS: Final = {
    "ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, 1), "ArrowDown": (0, -1)
}  # fmt: skip
BRUSHES: Final = {
    **{letter: terrain.key for letter, terrain in TERRAIN_OF_LETTER.items()},
    **{str(number): brush for number, brush in enumerate(CROWNS)},
    "n": KNIGHT,
    "b": ANY_BUILDING,
    "c": CASTLE,
    "Delete": ERASE,
    "Backspace": ERASE,
}
AT_COURT: Final = {"town", KNIGHT, ANY_BUILDING}
"""The brushes that exist only in games with a court."""


def brush_for_key(event: Any, court: bool) -> str:
    """The brush for a ``keydown``, with or without Shift; "" for none."""
    found = (BRUSHES.get(name.removeprefix("Shift+"), "") for name in key_names(event))
    return next((brush for brush in found if brush and (court or brush not in AT_COURT)), "")
