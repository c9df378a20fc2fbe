"""The builders' board: its frame, its spots with their prices, and the draw pile."""

from functools import lru_cache

from realmino.drawing.art.crowns_coins_towers import coin_shapes
from realmino.drawing.art.town import house
from realmino.drawing.shapes import Group, Path, Shape, Text, circle, ellipse, polygon, rect
from realmino.drawing.theme import CREAM, INK, Theme, tint_shapes

WIDE, HIGH = 120, 140
TILE = (10, 8)
"""The position of a tile, which is 100 by 100, within its spot."""

STATES = ("open", "unaffordable", "empty", "dragon")
WOOD, DARK_WOOD, EDGE = "#a9794a", "#855a32", "#4a3016"
UNAFFORDABLE_INK = "#a3201c"


@lru_cache
def spot(price: int, theme: Theme, state: str) -> Group:
    """A spot on the builders' board, 120 by 140: space for a tile at `TILE`, with its price below.

    ``state`` is "open", "unaffordable" (for the player to move), "empty" (no tile) or "dragon"
    (scorched). The Dragon is drawn separately, at `TILE`, so that it can fly. Raises ValueError for
    any other state.
    """
    if state not in STATES:
        raise ValueError(f"a spot is {', '.join(STATES)}, not {state}")
    ground = _scorch_marks() if state == "dragon" else ()
    tag = plaque(str(price), coin=True, unaffordable=state == "unaffordable")
    faded = Group(tag, alpha=0.55 if state in ("empty", "dragon") else 1.0)
    shapes: tuple[Shape, ...] = (*_niche(), *ground, faded)
    name = f"spot:{price}:{state}:{theme.name}"
    return Group(tint_shapes(shapes, theme), sprite=name, size=(WIDE, HIGH))


def _niche() -> tuple[Path, ...]:
    """A recess in the board for a tile."""
    return (
        Path(rect(6, 4, 108, 108, 11), fill="#5f4022"),
        Path(rect(8, 7, 104, 105, 10), fill="#c9b089"),
        Path(rect(9, 8, 103, 103, 9), fill="#8b7457"),
        Path("M12 106V18Q12 11 19 11H106", stroke="#6b563c", width=5),
        Path("M108 20V100Q108 108 100 108H20", stroke="#a58d6c", width=2.4),
        Path(rect(22, 21, 77, 77, 6), stroke="#a58d6c", width=2.2, dash=(7, 8)),
    )


def _scorch_marks() -> tuple[Path, ...]:
    """Soot and embers."""
    return (
        Path(ellipse(60, 62, 46, 43), fill="#2a1c14", alpha=0.5),
        Path(ellipse(58, 66, 36, 32), fill="#1b110c", alpha=0.6),
        Path(
            polygon([(18, 96), (22, 86), (28, 97)]) + polygon([(94, 92), (99, 80), (104, 94)]),
            fill="#ef7f26",
        ),
        Path(circle(26, 26, 2.4) + circle(98, 34, 2) + circle(88, 22, 1.6), fill="#f6b92e"),
    )


def plaque(words: str, *, coin: bool = False, unaffordable: bool = False) -> tuple[Shape, ...]:
    """A small plate with a number and, for a price, a coin; light-theme colours."""
    ink = UNAFFORDABLE_INK if unaffordable else INK
    plate = Path(rect(31, 114.5, 58, 25, 11), CREAM, ink, 2.4 if unaffordable else 1.8)
    text = Text(47 if coin else 60, 135, words, 23, ink, weight=700, max_width=48)
    shapes: tuple[Shape, ...] = (plate, text)
    if coin:
        shapes += (
            Group(coin_shapes(), x=61, y=115.5, scale=0.23, alpha=0.45 if unaffordable else 1.0),
        )
    if unaffordable:
        shapes += (Path("M62 137.5L84 116.5", stroke=UNAFFORDABLE_INK, width=3.4),)
    return shapes


@lru_cache
def frame(columns: int, rows: int, theme: Theme) -> Group:
    """The board with columns × rows spots of 120 by 140 each, including the cave and the pile."""
    w, h = columns * WIDE, rows * HIGH
    planks = "".join(f"M2 {y}H{w - 2}" for y in range(35, h - 10, 35))
    ends = "".join(
        f"M{x} {y}V{y + 35}"
        for i, y in enumerate(range(0, h, 35))
        for x in range(70 + 97 * (i % 3), w - 20, 290)
    )
    nails = "".join(circle(x, y, 2.6) for x in (5, w - 5) for y in (5, h - 5))
    drawn = (
        Path(rect(-5, -5, w + 10, h + 10, 14), DARK_WOOD, EDGE, 2),
        Path(rect(0, 0, w, h, 9), fill=WOOD),
        Path(planks + ends, stroke="#8f6338", width=2),
        Path(f"M-1 {h - 6}V7Q-1 -1 7 -1H{w - 6}", stroke="#d3a877", width=2),
        Path(nails, "#e0c08c", EDGE, 1.2),
    )
    shade = Path(rect(-5, -3, w + 12, h + 10, 15), fill=theme.shadow, alpha=0.28)
    name = f"board:{columns}x{rows}:{theme.name}"
    return Group((shade, *tint_shapes(drawn, theme)), sprite=name, size=(w, h))


def plank(width: float, height: float, theme: Theme) -> Path:
    """A plain plank, for a row of small pictures."""
    wood, edge = theme.tint(WOOD), theme.tint(EDGE)
    return Path(rect(0, 0, width, height, 6), wood, edge, 1.5)


def hollow(side: float, theme: Theme) -> Group:
    """An empty recess in the plank."""
    return Group((Path(rect(0, 0, side, side, 4), fill=theme.tint(DARK_WOOD)),))


@lru_cache
def pile(count: int, theme: Theme) -> Group:
    """The draw pile and its number of tiles, 120 by 140; a recess if it's empty."""
    shapes = (*_stack(count), *plaque(str(count)))
    return Group(
        tint_shapes(shapes, theme), sprite=f"tiles:{count}:{theme.name}", size=(WIDE, HIGH)
    )


@lru_cache
def stack(count: int, theme: Theme) -> Group:
    """The draw pile without its number, 120 by 120."""
    name = f"stack:{_layers(count)}:{theme.name}"
    return Group(tint_shapes(_stack(count), theme), sprite=name, size=(WIDE, WIDE))


def _stack(count: int) -> tuple[Shape, ...]:
    return _tile_stack(_layers(count)) if count else _niche()


def _layers(count: int) -> int:
    return min(4, (count + 7) // 8)


def _tile_stack(layers: int) -> tuple[Shape, ...]:
    """A stack of tiles, face down."""
    top = 14 - 3.4 * (layers - 1)
    stack = tuple(
        Path(
            rect(11, 14 - 3.4 * i, 98, 95, 9),
            "#8f897e" if i < layers - 1 else "#b7b2a9",
            "#4a443c",
            1.8,
        )
        for i in range(layers)
    )
    ring = rect(18, top + 7, 84, 81, 6)
    roofs = (*house(34, 76, 26, 38), *house(58, 84, 28, 44, "#a8572c"))
    return (
        Path(rect(10, 16, 104, 98, 10), fill="#1c140a", alpha=0.35),
        *stack,
        Path(ring, stroke="#8a857b", width=2.4),
        Group(roofs, y=top - 2, alpha=0.9),
    )
