"""A king: a wooden figure in the seat's colour with a coronet of it and the seat's symbol."""

from functools import lru_cache

from realmino.drawing.art.emblem import shaded, symbol
from realmino.drawing.shapes import Group, Path, circle, ellipse
from realmino.drawing.theme import Theme

BODY = (
    "M50 19C62 19 69 28 68 38C67.5 43 65.5 46 63 49C76 51 92 57 92 65C92 72 83 73 75 71"
    "C76 78 82 86 84 91C85.5 95 83 97 79 97H21C17 97 14.5 95 16 91C18 86 24 78 25 71"
    "C17 73 8 72 8 65C8 57 24 51 37 49C34.5 46 32.5 43 32 38C31 28 38 19 50 19Z"
)
LIT = (
    "M47 22C39 24 35 31 35.5 38C36 43 38 46 41 50C28 53 14 57 11.5 64C12 68 20 69 29 66"
    "C30 76 24 86 20 92C18 94 20 94 23 94C30 84 33 76 33 66C33 59 37 54 46 52C42 47 39 42 39.5 36"
    "C40 30 42 25 47 22Z"
)
COLLAR = "M36 47Q50 55 64 47Q70 48 72 53Q50 66 28 53Q30 48 36 47Z"
SPOTS = circle(37, 52, 1.5) + circle(46, 55.6, 1.5) + circle(55, 55.6, 1.5) + circle(63.5, 52, 1.5)

CORONET = "M31 25L25 5L39 14L50 1L61 14L75 5L69 25Q50 16 31 25Z"
PEARLS = circle(25, 5, 3.4) + circle(50, 1, 3.6) + circle(75, 5, 3.4)
BRIM = "M28 24Q50 13 72 24L71 33Q50 23 29 33Z"
"""His coronet has his own colour and a brim of ermine: a golden one would be taken for a crown of
the land on which he stands."""


@lru_cache
def king(colour: str, theme: Theme) -> Group:
    """The king of a seat, 100 by 100; as bright by night as by day, so that one finds it."""
    seat = theme.seat(colour)
    shapes = (
        Path(ellipse(54, 98, 43, 6), fill="#00000055"),
        Path(BODY, stroke=theme.rim, width=11),
        Path(BODY, fill=shaded(seat), stroke=seat.deep, width=5),
        Path(LIT, fill=seat.light, alpha=0.75),
        Group(symbol(seat, seat.fill), x=31, y=56.5, scale=0.38),
        Path(COLLAR, fill="#fffdf4", stroke=seat.deep, width=2.6),
        Path(SPOTS, fill="#33261a"),
        Path(CORONET + PEARLS, stroke=theme.rim, width=9),
        Path(CORONET, fill=seat.deep, stroke=seat.deep, width=4),
        Path(PEARLS, fill=seat.light, stroke=seat.deep, width=2.2),
        Path(BRIM, fill="#fffdf4", stroke=seat.deep, width=2.6),
    )
    return Group(shapes, sprite=f"king:{colour}:{theme.name}", size=(100, 100))
