"""The Dragon, its cave beside the builders' board, and the fire that burns a building."""

from functools import lru_cache
from typing import Final

from realmino.drawing.art.board import plaque
from realmino.drawing.art.mine import DEEP as DARK
from realmino.drawing.art.mine import nuggets, peak
from realmino.drawing.paths import smooth_curve
from realmino.drawing.shapes import Group, Linear, Path, Shape, circle, ellipse
from realmino.drawing.theme import Theme, tint_shapes

EDGE, GREEN, LIT, BELLY = "#12381a", "#4e9e3f", "#9ad36a", "#f6e6a6"
WINGS = (
    "M36 52C26 40 18 32 4 30C8 38 6 46 10 52C4 56 4 62 6 68C14 62 24 64 34 68Z"
    "M64 52C74 40 82 32 96 30C92 38 94 46 90 52C96 56 96 62 94 68C86 62 76 64 66 68Z"
)
BODY = smooth_curve(
    [(50, 46), (64, 52), (71, 70), (69, 88), (58, 96), (42, 96), (31, 88), (29, 70), (36, 52)]
)
HEAD = smooth_curve(
    [
        (50, 11),
        (63, 15),
        (68, 26),
        (66, 36),
        (70, 45),
        (62, 54),
        (50, 56),
        (38, 54),
        (30, 45),
        (34, 36),
        (32, 26),
        (37, 15),
    ]
)
TAIL = "M66 88Q84 96 88 84Q90 78 86 76"

OUTER = smooth_curve(
    [
        (50, 99),
        (24, 91),
        (14, 70),
        (20, 50),
        (30, 58),
        (32, 34),
        (50, 4),
        (58, 30),
        (70, 44),
        (74, 34),
        (86, 58),
        (82, 84),
        (68, 96),
    ]
)
INNER = smooth_curve(
    [(50, 97), (32, 86), (32, 68), (42, 56), (50, 32), (60, 54), (69, 70), (66, 88)]
)
CORE = smooth_curve([(50, 95), (41, 87), (42, 76), (50, 62), (59, 76), (59, 88)])


def dragon_shapes() -> tuple[Path, ...]:
    """The Dragon in 100 by 100 units, without shadow or rim; light-theme colours."""
    hide = Linear(30, 10, 72, 96, ((0, "#7fc655"), (0.5, GREEN), (1, "#2f7a3a")))
    return (
        Path(WINGS, "#d4533b", "#5f160f", 3.4),
        Path("M34 60L12 52M34 60L9 66M66 60L88 52M66 60L91 66", stroke="#5f160f", width=2),
        Path(TAIL, stroke=EDGE, width=9),
        Path(TAIL, stroke=GREEN, width=5),
        Path(BODY, hide, EDGE, 4),
        Path(
            smooth_curve([(50, 58), (59, 66), (60, 82), (50, 92), (40, 82), (41, 66)]), fill=BELLY
        ),
        Path("M42 70H58M41.5 77H58.5M43 84H57", stroke="#c9a24c", width=2),
        Path("M37 18L30 3L44 12ZM63 18L70 3L56 12Z", "#f6e6a6", EDGE, 3),
        Path(HEAD, hide, EDGE, 4),
        Path(smooth_curve([(50, 38), (62, 41), (64, 48), (50, 53), (36, 48), (38, 41)]), fill=LIT),
        Path(circle(42, 29, 6) + circle(58, 29, 6), "#fffdf0", EDGE, 2.2),
        Path(circle(43, 30, 3) + circle(57, 30, 3), fill="#1a1206"),
        Path(circle(45, 42, 1.7) + circle(55, 42, 1.7), fill=EDGE),
        Path("M41 47Q50 52 59 47", stroke=EDGE, width=2.4),
        Path(ellipse(39, 95, 8, 4) + ellipse(61, 95, 8, 4), LIT, EDGE, 2.4),
    )


@lru_cache
def dragon(theme: Theme) -> Group:
    """The Dragon, 100 by 100; equally bright in both themes."""
    shapes: tuple[Shape, ...] = (
        Path(ellipse(54, 97, 40, 6), fill="#00000055"),
        Path(TAIL, stroke=theme.rim, width=15),
        Path(WINGS + BODY + HEAD, stroke=theme.rim, width=9),
        *dragon_shapes(),
    )
    return Group(shapes, sprite=f"dragon:{theme.name}", size=(100, 100))


CAVE_POSITION: Final = (29.0, 44.0, 0.64)
"""Where the Dragon is in its cave (x, y), and its scale there, in the cave's units."""


@lru_cache
def cave(theme: Theme, is_home: bool, priced: bool = True) -> Group:
    """The cave, 120 by 140 like a spot on the board, with the Dragon in it or only its gold.

    ``priced`` shows the bribe's price below the Dragon, faded while it's away.
    """
    rocks = ((26, 106, 50, 74), (96, 106, 46, 62), (61, 108, 92, 104))
    gold = nuggets(((24, 106, 7), (97, 107, 6), (35, 110, 5)))
    inside: tuple[Shape, ...] = (
        (Group(dragon_shapes(), x=CAVE_POSITION[0], y=CAVE_POSITION[1], scale=CAVE_POSITION[2]),)
        if is_home
        else tuple(nuggets(((52, 101, 7), (68, 103, 8), (60, 94, 6))))
    )
    shapes: tuple[Shape, ...] = (
        Path(ellipse(62, 108, 56, 7), fill="#00000050"),
        *(piece for rock in rocks for piece in peak(*rock)),
        Path("M27 108V78Q34 34 61 34Q88 34 95 78V108Z", "#17131c", DARK, 2.4),
        Path("M33 108V82Q40 46 61 46Q82 46 89 82V108Z", fill="#0d0b12"),
        *inside,
        *gold,
        *((Group(plaque("1", coin=True), alpha=1.0 if is_home else 0.55),) if priced else ()),
    )
    name = f"cave:{int(is_home)}:{int(priced)}:{theme.name}"
    return Group(tint_shapes(shapes, theme), sprite=name, size=(120, 140))


@lru_cache
def flame(theme: Theme) -> Group:
    """A flame, 100 by 100, along the lower edge; equally bright in both themes."""
    blaze = Linear(0, 0, 0, 100, ((0, "#f2a02c"), (0.45, "#e5531f"), (1, "#b3261a")))
    shapes = (
        Path(OUTER, blaze, "#6d140c", 3),
        Path(INNER, fill="#f9b233"),
        Path(CORE, fill="#fff0a6"),
    )
    return Group(shapes, sprite=f"flame:{theme.name}", size=(100, 100))
