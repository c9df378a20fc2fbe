"""The marks on a kingdom while counting a line of its score sheet."""

from __future__ import annotations

from typing import Final, NamedTuple

from realmino.drawing.art import figures, icons
from realmino.drawing.shapes import Group, Path, Scene, Shape, rect
from realmino.drawing.theme import Theme
from table.picture.ground_marks import highlighted_squares
from table.picture.layout import Plot

HIGHEST, LEAST = 44.0, 20.0
"""A badge's maximum and minimum height, in pixels."""


class LineMark(NamedTuple):
    """A score sheet line to mark."""

    squares: tuple[str, ...]
    """Its squares; () for coins."""
    badge: str
    """The text of its badge."""
    has_queen: bool = False
    is_purse: bool = False


QUEEN: Final = 1.5
"""The Queen's height beside a badge, as a multiple of the badge's height."""


def marks(line: LineMark, ground: Plot, theme: Theme) -> Scene:
    """Highlights a line's squares with the points in the middle; coins are shown at the purse."""
    high = min(HIGHEST, max(LEAST, ground.cell * 0.5))
    badge = icons.badge(line.badge, "gain", theme)
    scale = high / icons.BADGE_HIGH
    x, y = _purse(ground) if line.is_purse else _centre(line.squares, ground)
    wide = badge.size[0] * scale
    shapes: list[Shape] = []
    if line.is_purse and ground.purse:
        shapes.append(_frame(ground, theme))
    elif line.squares:
        shapes += highlighted_squares(map(ground.corner, line.squares), ground.cell, theme)
    box = ground.box
    left = max(box.x, min(x - wide / 2, box.x + box.w - wide))
    top = max(box.y, min(y - high / 2, box.y + box.h - high))
    shapes.append(badge._replace(x=left, y=top, scale=scale))
    if line.has_queen:
        shapes.append(_queen(left, top, high, theme))
    return tuple(shapes)


def _centre(squares: tuple[str, ...], ground: Plot) -> tuple[float, float]:
    """The centre of all squares, or of the nearest square if that is outside them."""
    half = ground.cell / 2
    middles = [(x + half, y + half) for x, y in map(ground.corner, squares)]
    mean_x, mean_y = (sum(values) / len(middles) for values in zip(*middles, strict=True))
    if any(abs(x - mean_x) <= half and abs(y - mean_y) <= half for x, y in middles):
        return mean_x, mean_y
    return min(middles, key=lambda at: (at[0] - mean_x) ** 2 + (at[1] - mean_y) ** 2)


def _purse(ground: Plot) -> tuple[float, float]:
    """The point at the top of the ground, below the purse or else the nameplate."""
    purse = ground.purse or ground.plate
    return purse.x + purse.w / 2, ground.box.y


def _frame(ground: Plot, theme: Theme) -> Group:
    """A frame around the purse."""
    assert ground.purse
    x, y, wide, high = ground.purse
    outline = rect(x - 4, y - 2, wide + 8, high + 2, 8)
    return Group(
        (
            Path(outline, stroke=theme.paper, width=5),
            Path(outline, stroke=theme.accent, width=2.5),
        )
    )


def _queen(left: float, top: float, high: float, theme: Theme) -> Group:
    """The Queen, who adds a crown, at a badge's left end."""
    size = high * QUEEN
    scale = size / 100
    return figures.queen(theme)._replace(x=left - size * 0.6, y=top - size * 0.3, scale=scale)
