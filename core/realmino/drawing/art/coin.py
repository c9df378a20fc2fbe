"""Coins: one of gold with the page's domino on it, one with a number, and a pile of them."""

from functools import lru_cache

from realmino.drawing.paths import spark
from realmino.drawing.shapes import Group, Linear, Path, Shape, Text, circle, ellipse, rect
from realmino.drawing.theme import Theme, toned

EDGE, GOLD, LIT, DEEP = "#6b4104", "#f5bf35", "#fff0a6", "#c27f0c"


def coin_shapes(value: int | None = None) -> tuple[Shape, ...]:
    """A coin in 100 by 100 units, with a number on it or a domino; by day."""
    face = Linear(14, 8, 84, 94, ((0, "#ffe27a"), (0.45, GOLD), (1, "#e29a17")))
    disc = (
        Path(circle(50, 50, 44), fill=face, stroke=EDGE, width=7),
        Path("M16 54A34 34 0 0 1 54 16", stroke=LIT, width=5),
    )
    if value is not None:
        return (*disc, Text(50, 72, str(value), 62, "#3a2204", weight=700, max_width=56))
    return (
        *disc,
        Path(rect(25, 36, 50, 28, 5), fill="#ffdf77", stroke=EDGE, width=5),
        Path("M50 36V64", stroke=EDGE, width=4),
        Path(circle(37.5, 50, 4) + circle(58, 44.5, 3.2) + circle(67, 55.5, 3.2), fill=EDGE),
    )


@lru_cache
def coin(theme: Theme, value: int | None = None) -> Group:
    """A coin, 100 by 100, with a number on it if one is given."""
    shapes = (Path(circle(51, 53, 46), fill="#00000040"), *toned(coin_shapes(value), theme))
    name = f"coin:{'' if value is None else value}:{theme.name}"
    return Group(shapes, sprite=name, size=(100, 100))


@lru_cache
def pile(theme: Theme) -> Group:
    """A purse's worth: three stacks of coins, 100 by 100."""
    shapes = (
        Path(ellipse(52, 88, 46, 9), fill="#00000040"),
        *_stack(32, 74, 6),
        *_stack(70, 80, 4),
        *_stack(48, 90, 2),
        Path(spark(28, 24, 9), fill="#fffbe0"),
    )
    return Group(toned(shapes, theme), sprite=f"coins:{theme.name}", size=(100, 100))


def _stack(x: float, y: float, count: int) -> list[Path]:
    """Coins one on the other, the lowest about (x, y)."""
    r, flat, high = 22, 9, 9
    rows: list[Path] = []
    for i in range(count):
        top = y - high * (i + 1)
        out = x + (1.2, -0.8, 0.4)[i % 3]
        side = (
            f"M{out - r:.2f} {top}V{top + high}A{r} {flat} 0 0 0 {out + r:.2f} {top + high}V{top}Z"
        )
        rows += [
            Path(side, fill=Linear(x - r, 0, x + r, 0, ((0, "#f9cf55"), (1, DEEP)))),
            Path(side, stroke=EDGE, width=2.4),
            Path(ellipse(out, top, r, flat), fill=GOLD, stroke=EDGE, width=2.4),
        ]
    top = y - high * count
    lid = x + (1.2, -0.8, 0.4)[(count - 1) % 3]
    rows.append(Path(ellipse(lid, top, r * 0.62, flat * 0.58), fill="#ffe27a"))
    return rows
