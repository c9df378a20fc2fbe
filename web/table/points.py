"""The points on the table: what the considered choice brings, and the land that it makes larger."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from realmino.art.pieces import points
from realmino.art.shapes import Group, Path, Scene, rect
from realmino.art.theme import Theme
from realmino.view import GrownTerritory, Option
from table import choice_words
from table.layout import Plot
from table.regions import Box, Slot

LEAST: Final = 17.0
"""How high a badge is at least, in pixels, so that its letters are more than 11 pixels high."""

MOST: Final = 30.0


@lru_cache(maxsize=64)
def brought(option: Option, ground: Plot, theme: Theme) -> Scene:
    """The points of a choice on its squares, with the territories that it makes larger.

    All badges lie at the lower edges of squares, where no crown is ever printed.
    """
    larger = [land for land in option.territories if _is_joined(land, option)]
    lit = [shape for land in larger for shape in _lit(land, ground, theme)]
    own = points.badge(choice_words.gain_badge(option.gain), _tone(option.gain), theme)
    boxes = [_at_foot(own, _foot(option.squares, ground), ground)]
    badges = [own]
    for land in larger:
        badges.append(points.badge(choice_words.product(land), "plain", theme))
        boxes.append(_free_foot(badges[-1], land, option, ground, boxes))
    return (*lit, *(_in(badge, box) for badge, box in zip(badges, boxes, strict=True)))


def hope(gain: int | None, slot: Slot, lift: float, theme: Theme) -> Group:
    """The most that a domino of a line would bring, at its lower left corner: no crown is there.

    ``lift``: how far the domino stands out of its line, in squares.
    """
    badge = points.nowhere(theme)
    if gain is not None:
        badge = points.badge(choice_words.gain_badge(gain), _tone(gain), theme)
    high = min(MOST, max(LEAST, slot.cell * 0.36))
    x, y = slot.x + slot.cell * lift, slot.y + slot.cell * (1 - lift / 2)
    wide = badge.size[0] * high / points.HIGH
    return _in(badge, Box(x - wide * 0.12, y - high * 0.76, wide, high))


def _is_joined(land: GrownTerritory, option: Option) -> bool:
    """Whether the territory has squares beside the domino's own."""
    return bool({*land.squares} - {*option.squares})


def _tone(gain: int) -> str:
    return "gain" if gain > 0 else "loss" if gain < 0 else "plain"


def _lit(land: GrownTerritory, ground: Plot, theme: Theme) -> Iterator[Path]:
    corners = [ground.corner(square) for square in land.squares if ground.window.shows(square)]
    cell = ground.cell
    squares = "".join(rect(x, y, cell, cell) for x, y in corners)
    outline = points.around(corners, cell)
    yield Path(squares, fill="#fff4c8", alpha=0.13)
    yield Path(outline, stroke=theme.paper, width=max(5.0, cell * 0.09))
    yield Path(outline, stroke=theme.accent, width=max(2.5, cell * 0.05))


def _foot(squares: Sequence[str], ground: Plot) -> tuple[float, float]:
    """The middle of the lower edge of a domino, or of a square."""
    corners = [ground.corner(square) for square in squares]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return (min(xs) + max(xs) + ground.cell) / 2, max(ys) + ground.cell


def _at_foot(badge: Group, foot: tuple[float, float], ground: Plot) -> Box:
    """The box of a badge over that point of an edge, within the ground."""
    high = min(MOST, max(LEAST, ground.cell * 0.3))
    wide = badge.size[0] * high / points.HIGH
    x, y = foot
    left = max(ground.x, min(x - wide / 2, ground.x + ground.box.w - wide))
    return Box(left, y - high - ground.cell * 0.05, wide, high)


def _free_foot(
    badge: Group, land: GrownTerritory, option: Option, ground: Plot, taken: Sequence[Box]
) -> Box:
    """The box of a territory's badge: near the middle of its land, beside the other badges."""
    feet = [_foot((square,), ground) for square in land.squares if square not in option.squares]
    x = sum(x for x, _ in feet) / len(feet)
    y = sum(y for _, y in feet) / len(feet)
    along = [ground.x + step * ground.cell / 4 for step in range(4 * ground.window.columns + 1)]
    tried = [(left, low) for low in {low for _, low in feet} for left in along]
    tried.sort(key=lambda foot: (foot[0] - x) ** 2 + (foot[1] - y) ** 2)
    boxes = [_at_foot(badge, foot, ground) for foot in tried]
    return min(boxes, key=lambda box: sum(_overlap(box, other) for other in taken))


def _overlap(box: Box, other: Box) -> float:
    across = min(box.x + box.w, other.x + other.w) - max(box.x, other.x)
    down = min(box.y + box.h, other.y + other.h) - max(box.y, other.y)
    return max(0.0, across) * max(0.0, down)


def _in(badge: Group, box: Box) -> Group:
    return badge._replace(x=box.x, y=box.y, scale=box.h / points.HIGH)
