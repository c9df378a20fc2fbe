"""A king: a wooden figure in the seat's colour with a crown and the seat's symbol."""

from functools import lru_cache

from table.draw.crown import crown_shapes
from table.draw.emblem import shaded, symbol
from table.shapes import Group, Path, ellipse
from table.theme import Theme, toned

BODY = (
    "M50 22C61 22 67 30 66 39C65.6 43 64 45 62 47C74 48 90 54 92 63C93 70 84 72 75 70"
    "C76 77 82 86 84 91C85.5 95 83 97 79 97H21C17 97 14.5 95 16 91C18 86 24 77 25 70"
    "C16 72 7 70 8 63C10 54 26 48 38 47C36 45 34.4 43 34 39C33 30 39 22 50 22Z"
)
LIT = (
    "M50 25C42 25 37 31 37 38C37.4 43 40 46 43 49C30 50 14 55 11 63C12 67 20 68 29 65"
    "C30 76 24 86 20 92C18 94 20 94 23 94C30 84 34 76 34 64C34 58 38 52 46 50C42 46 40 42 41 36"
    "C42 31 45 28 50 25Z"
)


@lru_cache
def king(colour: str, theme: Theme) -> Group:
    """The king of a seat, 100 by 100."""
    seat = theme.seat(colour)
    shapes = (
        Path(ellipse(53, 95, 42, 6), fill="#00000055"),
        Path(BODY, fill=shaded(seat), stroke=seat.deep, width=5),
        Path(LIT, fill=seat.light, alpha=0.75),
        Group(symbol(seat, seat.fill), x=27.5, y=49, scale=0.45),
        Group(crown_shapes(), x=28, y=-3, scale=1.85),
    )
    return Group(toned(shapes, theme), sprite=f"king:{colour}:{theme.name}", size=(100, 100))
