"""The Queen: a slender figure in a rose gown with gold, and a high crown."""

from functools import lru_cache

from realmino.drawing.art.crown import crown_shapes
from realmino.drawing.shapes import Group, Linear, Path, Shape, circle, ellipse
from realmino.drawing.theme import Theme

GOWN = (
    "M41 45Q50 51 59 45C70 46 79 54 82 64C83 70 74 72 66 65C66 76 80 84 86 92Q88 97 81 97H19"
    "Q12 97 14 92C20 84 34 76 34 65C26 72 17 70 18 64C21 54 30 46 41 45Z"
)
HEAD = circle(50, 33, 14.5)
HAIR = (
    "M50 15C62 15 69 23 68.5 34C68 42 72 46 70 52C64 56 60 51 60 45L62 32Q50 30 40 25Q36 29 37 33"
    "L40 45C40 51 36 56 30 52C28 46 32 42 31.5 34C31 23 38 15 50 15Z"
)
EDGE, ROSE, GOLD = "#5c1236", "#c9427f", "#f3c13e"


def queen_shapes() -> tuple[Shape, ...]:
    """The Queen in 100 by 100 units, without shadow and rim; by day."""
    silk = Linear(20, 40, 80, 97, ((0, "#f08fb8"), (0.4, ROSE), (1, "#a12a62")))
    return (
        Path(GOWN, fill=silk, stroke=EDGE, width=4.6),
        Path("M50 52Q46 76 34 95H66Q54 76 50 52Z", fill="#fff3dc", stroke=GOLD, width=3.4),
        Path("M19 91.5H31M69 91.5H81", stroke=GOLD, width=4.4),
        Path(HEAD, fill="#fbe0c4", stroke=EDGE, width=3),
        Path(HAIR, fill="#7a3f1c", stroke=EDGE, width=2.6),
        Path(circle(45, 36, 1.8) + circle(55, 36, 1.8), fill="#33180c"),
        Path("M46.5 41.5Q50 44.5 53.5 41.5", stroke="#a12a45", width=2),
        Path("M39 50Q50 60 61 50", stroke=GOLD, width=3.6),
        Group(crown_shapes(), x=30.8, y=-6, scale=1.6),
    )


@lru_cache
def queen(theme: Theme) -> Group:
    """The Queen, 100 by 100; as bright by night as by day."""
    shapes: tuple[Shape, ...] = (
        Path(ellipse(54, 98, 40, 6), fill="#00000055"),
        Path(GOWN + HAIR, stroke=theme.rim, width=11),
        *queen_shapes(),
    )
    return Group(shapes, sprite=f"queen:{theme.name}", size=(100, 100))
