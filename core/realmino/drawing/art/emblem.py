"""The seats' symbols, plain and in a disc of the seat's colour."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, radians, sin

from realmino.drawing.paths import blade, smooth_curve, turn
from realmino.drawing.shapes import Group, Linear, Path, circle, polygon
from realmino.drawing.theme import SeatColours, Theme


def _rose() -> tuple[str, str]:
    petals = "".join(circle(*turn(50, 50, 20, a), 15.5) for a in (0, 72, 144, 216, 288))
    return petals + circle(50, 50, 14), circle(50, 50, 8.5) + "".join(
        blade(*turn(50, 50, 14, a), 13, 2.6, a) for a in (0, 72, 144, 216, 288)
    )


def _sun() -> tuple[str, str]:
    rays = "".join(
        polygon([turn(50, 50, 24, a - 13), turn(50, 50, 40, a), turn(50, 50, 24, a + 13)])
        for a in range(0, 360, 45)
    )
    return circle(50, 50, 20) + rays, ""


def _leaf() -> tuple[str, str]:
    outline = "M20 80Q16 30 52 20Q68 15 84 18Q86 38 78 54Q64 82 30 76L24 84Z"
    return outline, "M30 73L27.5 70Q48 48 72 31Q52 52 30 73ZM47 53L46 36L50 50ZM43 60L62 61L45 57Z"


def _drop() -> tuple[str, str]:
    return "M50 12C56 30 76 42 76 61A26 26 0 0 1 24 61C24 42 44 30 50 12Z", (
        "M34 58C33 70 41 78 51 79C44 74 39 68 39 58Z"
    )


def _fox() -> tuple[str, str]:
    head = "M18 18L38 30Q50 26 62 30L82 18Q86 42 78 56L50 84L22 56Q14 42 18 18Z"
    eyes = "M31 48L43 53L34 56ZM69 48L57 53L66 56Z"
    return head, eyes + polygon([(44, 73), (56, 73), (50, 81)])


def _grapes() -> tuple[str, str]:
    spots = ((32, 42), (50, 42), (68, 42), (41, 57.5), (59, 57.5), (50, 73))
    leaf = smooth_curve([(50, 33), (53, 22), (64, 14), (74, 18), (70, 27), (60, 32)])
    return "".join(circle(x, y, 9.4) for x, y in spots) + leaf, ""


def _star() -> tuple[str, str]:
    points = [
        (50 + r * sin(radians(a)), 52 - r * cos(radians(a)))
        for a, r in ((36 * i, 38 if i % 2 == 0 else 16) for i in range(10))
    ]
    return polygon(points), ""


def _shield() -> tuple[str, str]:
    outline = "M50 14Q64 22 80 22Q84 64 50 87Q16 64 20 22Q36 22 50 14Z"
    return outline, "M29 55L50 36L71 55V67L50 48L29 67Z"


SYMBOLS = {
    "rose": _rose(),
    "sun": _sun(),
    "leaf": _leaf(),
    "drop": _drop(),
    "fox": _fox(),
    "grapes": _grapes(),
    "star": _star(),
    "shield": _shield(),
}
"""Each symbol's outline and the parts cut out of it, in 100 by 100 units."""


def symbol(seat: SeatColours, ground: str) -> tuple[Path, ...]:
    """The seat's symbol in its ink, 100 by 100, on a ``ground`` colour; light-theme colours."""
    outline, cut = SYMBOLS[seat.symbol]
    shape = Path(outline, fill=seat.ink)
    return (shape, Path(cut, fill=ground)) if cut else (shape,)


def shaded_colour(seat: SeatColours) -> Linear:
    """The seat's colour, lit from the top left, for 100 by 100."""
    return Linear(15, 5, 85, 95, ((0, seat.light), (0.45, seat.fill), (1, seat.fill)))


@lru_cache
def emblem(colour: str, theme: Theme) -> Group:
    """The seat's symbol in a disc of its colour, 100 by 100; equally bright in both themes."""
    seat = theme.seat(colour)
    shapes = (
        Path(circle(50, 53, 49), fill="#00000038"),
        Path(circle(50, 50, 49), fill=theme.rim),
        Path(circle(50, 50, 44), seat.fill, seat.deep, 6),
        Path("M13 50A37 37 0 0 1 50 13", stroke=seat.light, width=4),
        Group(symbol(seat, seat.fill), x=17.5, y=17.5, scale=0.65),
    )
    return Group(shapes, sprite=f"emblem:{colour}:{theme.name}", size=(100, 100))


@lru_cache
def pair(colour: str, partner: str, theme: Theme) -> Group:
    """Two partners' symbols in one disc, half in each colour, 100 by 100."""
    own, partners = theme.seat(colour), theme.seat(partner)
    shapes = (
        Path(circle(50, 53, 49), fill="#00000038"),
        Path(circle(50, 50, 49), fill=theme.rim),
        Path("M50 6A44 44 0 0 0 50 94Z", own.fill, own.deep, 6),
        Path("M50 6A44 44 0 0 1 50 94Z", partners.fill, partners.deep, 6),
        Group(symbol(own, own.fill), x=8.5, y=30, scale=0.4),
        Group(symbol(partners, partners.fill), x=51.5, y=30, scale=0.4),
    )
    return Group(shapes, sprite=f"emblem:{colour}+{partner}:{theme.name}", size=(100, 100))


def badge(colours: Sequence[str], theme: Theme) -> Group:
    """The emblem of a kingdom's player, or of both partners, given their colours."""
    return pair(*colours, theme) if len(colours) > 1 else emblem(colours[0], theme)
