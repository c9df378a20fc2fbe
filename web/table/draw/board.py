"""The builders' board: its frame, its spots with their prices, and the draw pile."""

from functools import lru_cache

from table.draw.coin import coin_shapes
from table.shapes import Group, Path, Shape, Text, rect
from table.theme import Theme, mix, toned

WIDE, HIGH = 120, 140


@lru_cache
def spot(price: int, theme: Theme, state: str) -> Group:
    """A spot of the builders' board, 120 by 140: a place for a tile at (10, 8), its price below.

    state: "open"; "dear": the one in turn cannot pay it; "empty": no tile lies here;
    "dragon": the Dragon sits here (it is drawn apart, so that it can fly).
    """
    niche = Path(rect(8, 6, 104, 104, 9), fill="#8f887d", stroke="#4a443c", width=2)
    shapes: tuple[Shape, ...] = (niche, Group(coin_shapes(price), x=47, y=113, scale=0.26))
    return Group(
        toned(shapes, theme), sprite=f"spot:{price}:{state}:{theme.name}", size=(WIDE, HIGH)
    )


@lru_cache
def frame(columns: int, rows: int, theme: Theme) -> Group:
    """The board under columns by rows of spots, cave and pile, 120 by 140 each."""
    w, h = columns * WIDE, rows * HIGH
    shapes = (
        Path(rect(-4, -3, w + 9, h + 9, 14), fill=theme.shadow, alpha=0.25),
        Path(
            rect(-5, -5, w + 10, h + 10, 14),
            fill=mix(theme.plot, "#8a6a43", 0.5),
            stroke="#4a3016",
            width=2,
        ),
    )
    return Group(shapes, sprite=f"board:{columns}x{rows}:{theme.name}", size=(w, h))


@lru_cache
def pile(count: int, theme: Theme) -> Group:
    """The draw pile with how many tiles it still has, 120 by 140."""
    shapes: tuple[Shape, ...] = (
        *(
            Path(rect(10 + 2 * i, 14 - 2 * i, 96, 96, 8), fill="#b3aea6", stroke="#4a443c", width=2)
            for i in range(min(3, (count + 7) // 8))
        ),
        Text(60, 132, str(count), 22, theme.ink, weight=700),
    )
    return Group(shapes, sprite=f"tiles:{count}:{theme.name}", size=(WIDE, HIGH))
