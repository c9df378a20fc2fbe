"""A knight: a black wooden figure with a helmet and a round shield."""

from functools import lru_cache

from realmino.drawing.art.king import BODY
from realmino.drawing.shapes import Group, Linear, Path, Shape, circle, ellipse
from realmino.drawing.theme import Theme

HELM = "M30 44V21Q33 5 50 3Q67 5 70 21V44Q60 50 50 50Q40 50 30 44Z"
LIT = (
    "M41 50C28 53 14 57 11.5 64C12 68 20 69 29 66C30 76 24 86 20 92C18 94 20 94 23 94"
    "C30 84 33 76 33 66C33 59 37 54 46 52Z"
)
BLACK, EDGE, STEEL = "#34323d", "#0e0d13", "#c3cad4"


def knight_shapes() -> tuple[Path, ...]:
    """A knight in 100 by 100 units, without shadow and rim; by day."""
    steel = Linear(32, 6, 68, 46, ((0, "#f6f8fb"), (0.5, STEEL), (1, "#8e98a6")))
    return (
        Path(BODY, fill=BLACK, stroke=EDGE, width=5),
        Path(LIT, fill="#6d6a7c", alpha=0.8),
        Path(HELM, fill=steel, stroke=EDGE, width=4.4),
        Path("M33 27.5H67", stroke=EDGE, width=7),
        Path("M50 6V47", stroke="#d9a02a", width=4.6),
        Path("M41 38V41M59 38V41", stroke=EDGE, width=3),
        Path(circle(66, 71, 19.5), fill="#e9edf2", stroke=EDGE, width=4.4),
        Path(circle(66, 71, 12.5), fill="#a5313a", stroke="#5c1218", width=2),
        Path("M66 60.5V81.5M55.5 71H76.5", stroke="#fff6e2", width=4.6),
    )


@lru_cache
def knight(theme: Theme) -> Group:
    """A knight, 100 by 100; as bright by night as by day, so that one finds it."""
    shapes: tuple[Shape, ...] = (
        Path(ellipse(54, 98, 43, 6), fill="#00000055"),
        Path(BODY + HELM, stroke=theme.rim, width=11),
        *knight_shapes(),
    )
    return Group(shapes, sprite=f"knight:{theme.name}", size=(100, 100))


@lru_cache
def standing(theme: Theme) -> Group:
    """A knight on its square, 100 by 100: small, in the lower left, where no sign stands."""
    shapes = (knight(theme)._replace(sprite="", x=2, y=55, scale=0.43),)
    return Group(shapes, sprite=f"knight-standing:{theme.name}", size=(100, 100))
