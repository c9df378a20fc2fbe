"""Crowns, coins and towers."""

from functools import lru_cache

from realmino.drawing.shapes import Group, Linear, Path, Shape, Text, circle, ellipse, rect
from realmino.drawing.theme import INK, Theme, tint_shapes

CROWN_SIZE = (24, 20)
CROWN = "M2.2 5.6L7.7 10L12 2.6L16.3 10L21.8 5.6L20 18.4H4Z"
JEWELS = circle(2.4, 5.2, 1.7) + circle(12, 2.6, 1.9) + circle(21.6, 5.2, 1.7)

COIN_EDGE, GOLD, LIT = "#6b4104", "#f5bf35", "#fff0a6"

STONE, SHADE, TOWER_EDGE = "#e9dfcc", "#a99a82", "#33261a"
TOWER = "M20 10H34V20H43V10H57V20H66V10H80V38L71 47L76 94Q76 97 73 97H27Q24 97 24 94L29 47L20 38Z"


def crown_shapes() -> tuple[Path, ...]:
    """A crown in 24 by 20 units; light-theme colours."""
    return (
        Path(CROWN + JEWELS, "#ffc928", "#3a2204", 2.8),
        Path(CROWN + JEWELS, fill="#ffcb2e"),
        Path("M4.2 8.2L7.8 12L12 5.4V14H5Z", fill="#fff0a6"),
        Path(rect(4.6, 14.2, 14.8, 3.2, 1), fill="#d98a06"),
    )


@lru_cache
def crown(theme: Theme) -> Group:
    """One crown, 24 by 20."""
    return Group(tint_shapes(crown_shapes(), theme), sprite=f"crown:{theme.name}", size=CROWN_SIZE)


def crown_row(count: int, crown: Group | None = None) -> tuple[Path | Group, ...]:
    """Crowns in the top left corner of a square, on a dark ribbon; light-theme colours.

    ``crown`` is the crown to repeat, so that all rows can share a sprite.
    """
    crown = crown or Group(crown_shapes())
    if not count:
        return ()
    wide = 4 + count * 29
    ribbon = f"M0 0H{wide}V20Q{wide} 29 {wide - 9} 29H0Z"
    plate = Path(ribbon, fill=INK, alpha=0.74)
    return (plate, *(crown._replace(x=4 + 29 * i, y=3, scale=1.08) for i in range(count)))


def coin_shapes(value: int | None = None) -> tuple[Shape, ...]:
    """A coin in 100 by 100 units, with a number or a domino on it; light-theme colours."""
    face = Linear(14, 8, 84, 94, ((0, "#ffe27a"), (0.45, GOLD), (1, "#e29a17")))
    disc = (
        Path(circle(50, 50, 44), face, COIN_EDGE, 7),
        Path("M16 54A34 34 0 0 1 54 16", stroke=LIT, width=5),
    )
    if value is not None:
        return (*disc, Text(50, 80, str(value), 84, "#3a2204", weight=700, max_width=56))
    return (
        *disc,
        Path(rect(25, 36, 50, 28, 5), "#ffdf77", COIN_EDGE, 5),
        Path("M50 36V64", stroke=COIN_EDGE, width=4),
        Path(circle(37.5, 50, 4) + circle(58, 44.5, 3.2) + circle(67, 55.5, 3.2), fill=COIN_EDGE),
    )


@lru_cache
def coin(theme: Theme, value: int | None = None) -> Group:
    """A coin, 100 by 100, with an optional number on it."""
    shapes = (Path(circle(51, 53, 46), fill="#00000040"), *tint_shapes(coin_shapes(value), theme))
    name = f"coin:{'' if value is None else value}:{theme.name}"
    return Group(shapes, sprite=name, size=(100, 100))


def tower_shapes() -> tuple[Path, ...]:
    """A tower in 100 by 100 units, without shadow or rim; light-theme colours."""
    stone = Linear(20, 0, 80, 0, ((0, "#fffaf0"), (0.45, STONE), (1, SHADE)))
    return (
        Path(TOWER, stone, TOWER_EDGE, 5),
        Path("M23 37.5Q50 43 77 37.5M30 48Q50 53 70 48", stroke=TOWER_EDGE, width=3),
        Path("M34 62H42M60 60H67M33 79H38M61 78H69M56 69H61", stroke="#9a8a6e", width=3),
        Path(rect(46, 55, 8, 14, 4), fill="#3b2a3f"),
        Path("M41 97V87Q50 77 59 87V97Z", "#5a3716", TOWER_EDGE, 3),
    )


@lru_cache
def tower(theme: Theme) -> Group:
    """A tower, 100 by 100; equally bright in both themes."""
    shapes: tuple[Shape, ...] = (
        Path(ellipse(54, 97, 36, 6), fill="#00000055"),
        Path(TOWER, stroke=theme.rim, width=11),
        *tower_shapes(),
    )
    return Group(shapes, sprite=f"tower:{theme.name}", size=(100, 100))
