"""A tower: round, of pale stone, with battlements."""

from functools import lru_cache

from realmino.drawing.shapes import Group, Linear, Path, Shape, ellipse, rect
from realmino.drawing.theme import Theme

STONE, SHADE, EDGE = "#e9dfcc", "#a99a82", "#33261a"
OUTLINE = "M20 10H34V20H43V10H57V20H66V10H80V38L71 47L76 94Q76 97 73 97H27Q24 97 24 94L29 47L20 38Z"


def tower_shapes() -> tuple[Path, ...]:
    """A tower in 100 by 100 units, without shadow and rim; by day."""
    stone = Linear(20, 0, 80, 0, ((0, "#fffaf0"), (0.45, STONE), (1, SHADE)))
    return (
        Path(OUTLINE, fill=stone, stroke=EDGE, width=5),
        Path("M23 37.5Q50 43 77 37.5M30 48Q50 53 70 48", stroke=EDGE, width=3),
        Path("M34 62H42M60 60H67M33 79H38M61 78H69M56 69H61", stroke="#9a8a6e", width=3),
        Path(rect(46, 55, 8, 14, 4), fill="#3b2a3f"),
        Path("M41 97V87Q50 77 59 87V97Z", fill="#5a3716", stroke=EDGE, width=3),
    )


@lru_cache
def tower(theme: Theme) -> Group:
    """A tower, 100 by 100; as bright by night as by day."""
    shapes: tuple[Shape, ...] = (
        Path(ellipse(54, 97, 36, 6), fill="#00000055"),
        Path(OUTLINE, stroke=theme.rim, width=11),
        *tower_shapes(),
    )
    return Group(shapes, sprite=f"tower:{theme.name}", size=(100, 100))
