"""The signs on buttons and in lists: lines in the colour of their words, and a building."""

from typing import Final

from realmino.drawing.art.badges import GROUNDS
from realmino.drawing.shapes import Path, Shape, rect

LINES: Final = {
    "menu": "M4 7H20M4 12H20M4 17H20",
    "guide": "M9 9.5A3 3 0 1 1 12 13V14.2M12 17.2H12.01M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12Z",
    "coach": "M9 17C9 15 6 14 6 10A6 6 0 0 1 18 10C18 14 15 15 15 17ZM9.5 21H14.5M12 1V1.5",
    "undo": "M9 6L4 11L9 16M4 11H14A6 6 0 0 1 14 23",
    "redo": "M15 6L20 11L15 16M20 11H10A6 6 0 0 0 10 23",
    "rotate": "M19 5V10H14M19 10A8 8 0 1 0 20 15",
    "list": "M9 6H20M9 12H20M9 18H20M4 6H4.01M4 12H4.01M4 18H4.01",
    "log": "M7 4H18V20H7ZM7 4A2 2 0 0 0 5 6V18A2 2 0 0 0 7 20M10.5 9H15M10.5 13H15",
    "close": "M6 6L18 18M18 6L6 18",
}
"""What the signs of buttons are drawn by, in 24 by 24 units."""

EDGE: Final = "#5a1f12"


def button_sign(name: str) -> tuple[Shape, ...]:
    """A button's sign in the colour of its words, 24 by 24; KeyError for one there is not."""
    return (Path(LINES[name], stroke="currentColor", width=2),)


def building_sign() -> tuple[Shape, ...]:
    """A building as such, whatever its kind, on the ground of towns; 32 by 32."""
    ground, ink = GROUNDS["town"]
    return (
        Path(rect(0, 0, 32, 32, 7), fill=ground),
        Path("M7.5 27V16L16 9.5L24.5 16V27Z", fill=ink),
        Path("M5 17.5L16 9L27 17.5", stroke=EDGE, width=2.5),
        Path("M13 27V21A3 3 0 0 1 19 21V27Z", fill=EDGE),
        Path("M16 9V3L22 5L16 7", fill="#ffd257", stroke=EDGE, width=1.3),
    )
