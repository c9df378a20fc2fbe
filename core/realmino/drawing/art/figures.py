"""Wooden figures: a seat's king, the knight and the Queen.

They're equally bright in both themes, so that they're easy to find.
"""

from functools import lru_cache

from realmino.drawing.art.crowns_coins_towers import crown_shapes
from realmino.drawing.art.emblem import shaded_colour, symbol
from realmino.drawing.shapes import Group, Linear, Path, Shape, circle, ellipse
from realmino.drawing.theme import Theme

BODY = (
    "M50 19C62 19 69 28 68 38C67.5 43 65.5 46 63 49C76 51 92 57 92 65C92 72 83 73 75 71"
    "C76 78 82 86 84 91C85.5 95 83 97 79 97H21C17 97 14.5 95 16 91C18 86 24 78 25 71"
    "C17 73 8 72 8 65C8 57 24 51 37 49C34.5 46 32.5 43 32 38C31 28 38 19 50 19Z"
)
KING_LIGHT = (
    "M47 22C39 24 35 31 35.5 38C36 43 38 46 41 50C28 53 14 57 11.5 64C12 68 20 69 29 66"
    "C30 76 24 86 20 92C18 94 20 94 23 94C30 84 33 76 33 66C33 59 37 54 46 52C42 47 39 42 39.5 36"
    "C40 30 42 25 47 22Z"
)
COLLAR = "M36 47Q50 55 64 47Q70 48 72 53Q50 66 28 53Q30 48 36 47Z"
SPOTS = circle(37, 52, 1.5) + circle(46, 55.6, 1.5) + circle(55, 55.6, 1.5) + circle(63.5, 52, 1.5)

CORONET = "M31 25L25 5L39 14L50 1L61 14L75 5L69 25Q50 16 31 25Z"
PEARLS = circle(25, 5, 3.4) + circle(50, 1, 3.6) + circle(75, 5, 3.4)
BRIM = "M28 24Q50 13 72 24L71 33Q50 23 29 33Z"
"""The king's coronet has an ermine brim and isn't golden, so it doesn't look like a land crown."""

HELM = "M30 44V21Q33 5 50 3Q67 5 70 21V44Q60 50 50 50Q40 50 30 44Z"
KNIGHT_LIGHT = (
    "M41 50C28 53 14 57 11.5 64C12 68 20 69 29 66C30 76 24 86 20 92C18 94 20 94 23 94"
    "C30 84 33 76 33 66C33 59 37 54 46 52Z"
)

GOWN = (
    "M41 45Q50 51 59 45C70 46 79 54 82 64C83 70 74 72 66 65C66 76 80 84 86 92Q88 97 81 97H19"
    "Q12 97 14 92C20 84 34 76 34 65C26 72 17 70 18 64C21 54 30 46 41 45Z"
)
HEAD = circle(50, 33, 14.5)
HAIR = (
    "M50 15C62 15 69 23 68.5 34C68 42 72 46 70 52C64 56 60 51 60 45L62 32Q50 30 40 25Q36 29 37 33"
    "L40 45C40 51 36 56 30 52C28 46 32 42 31.5 34C31 23 38 15 50 15Z"
)
QUEEN_EDGE, ROSE, GOLD = "#5c1236", "#c9427f", "#f3c13e"


@lru_cache
def king(colour: str, theme: Theme) -> Group:
    """A seat's king, 100 by 100."""
    seat = theme.seat(colour)
    shapes = (
        Path(ellipse(54, 98, 43, 6), fill="#00000055"),
        Path(BODY, stroke=theme.rim, width=11),
        Path(BODY, shaded_colour(seat), seat.deep, 5),
        Path(KING_LIGHT, fill=seat.light, alpha=0.75),
        Group(symbol(seat, seat.fill), x=31, y=56.5, scale=0.38),
        Path(COLLAR, "#fffdf4", seat.deep, 2.6),
        Path(SPOTS, fill="#33261a"),
        Path(CORONET + PEARLS, stroke=theme.rim, width=9),
        Path(CORONET, seat.deep, seat.deep, 4),
        Path(PEARLS, seat.light, seat.deep, 2.2),
        Path(BRIM, "#fffdf4", seat.deep, 2.6),
    )
    return Group(shapes, sprite=f"king:{colour}:{theme.name}", size=(100, 100))


def knight_shapes() -> tuple[Path, ...]:
    """A knight in 100 by 100 units, without shadow or rim; light-theme colours."""
    steel = Linear(32, 6, 68, 46, ((0, "#f6f8fb"), (0.5, "#c3cad4"), (1, "#8e98a6")))
    return (
        Path(BODY, "#34323d", "#0e0d13", 5),
        Path(KNIGHT_LIGHT, fill="#6d6a7c", alpha=0.8),
        Path(HELM, steel, "#0e0d13", 4.4),
        Path("M33 27.5H67", stroke="#0e0d13", width=7),
        Path("M50 6V47", stroke="#d9a02a", width=4.6),
        Path("M41 38V41M59 38V41", stroke="#0e0d13", width=3),
        Path(circle(66, 71, 19.5), "#e9edf2", "#0e0d13", 4.4),
        Path(circle(66, 71, 12.5), "#a5313a", "#5c1218", 2),
        Path("M66 60.5V81.5M55.5 71H76.5", stroke="#fff6e2", width=4.6),
    )


@lru_cache
def knight(theme: Theme) -> Group:
    """A knight, 100 by 100."""
    shapes: tuple[Shape, ...] = (
        Path(ellipse(54, 98, 43, 6), fill="#00000055"),
        Path(BODY + HELM, stroke=theme.rim, width=11),
        *knight_shapes(),
    )
    return Group(shapes, sprite=f"knight:{theme.name}", size=(100, 100))


@lru_cache
def standing_knight(theme: Theme) -> Group:
    """A knight on a square, 100 by 100: small, in the lower left, where there's no symbol."""
    shapes = (knight(theme)._replace(sprite="", x=2, y=55, scale=0.43),)
    return Group(shapes, sprite=f"knight-standing:{theme.name}", size=(100, 100))


def queen_shapes() -> tuple[Shape, ...]:
    """The Queen in 100 by 100 units, without shadow or rim; light-theme colours."""
    silk = Linear(20, 40, 80, 97, ((0, "#f08fb8"), (0.4, ROSE), (1, "#a12a62")))
    return (
        Path(GOWN, silk, QUEEN_EDGE, 4.6),
        Path("M50 52Q46 76 34 95H66Q54 76 50 52Z", "#fff3dc", GOLD, 3.4),
        Path("M19 91.5H31M69 91.5H81", stroke=GOLD, width=4.4),
        Path(HEAD, "#fbe0c4", QUEEN_EDGE, 3),
        Path(HAIR, "#7a3f1c", QUEEN_EDGE, 2.6),
        Path(circle(45, 36, 1.8) + circle(55, 36, 1.8), fill="#33180c"),
        Path("M46.5 41.5Q50 44.5 53.5 41.5", stroke="#a12a45", width=2),
        Path("M39 50Q50 60 61 50", stroke=GOLD, width=3.6),
        Group(crown_shapes(), x=30.8, y=-6, scale=1.6),
    )


@lru_cache
def queen(theme: Theme) -> Group:
    """The Queen, 100 by 100."""
    shapes: tuple[Shape, ...] = (
        Path(ellipse(54, 98, 40, 6), fill="#00000055"),
        Path(GOWN + HAIR, stroke=theme.rim, width=11),
        *queen_shapes(),
    )
    return Group(shapes, sprite=f"queen:{theme.name}", size=(100, 100))
