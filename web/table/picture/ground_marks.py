"""Marks on the ground: names of squares, lost squares, and the points of a choice."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from realmino.drawing import paths
from realmino.drawing.art import icons, marks, plot
from realmino.drawing.shapes import Group, Path, Scene, rect
from realmino.drawing.theme import Theme
from realmino.pieces.grid import COLUMNS
from realmino.view import Option, Realm
from table.picture.court import piece
from table.picture.layout import Layout, Plot
from table.picture.least_sizes import FOOT
from table.picture.regions import Slot, clamp
from table.wording import move_words

NAME_LEAST: Final = 15.5
"""The minimum height of the name of a row or column, in pixels: its letters are 11 pixels high."""

NAME_MOST: Final = 20.0

BORDER: Final = 0.08
"""The border of the frame, in squares."""


def lost_ground(realm: Realm, ground: Plot, theme: Theme) -> Iterator[Group]:
    """A mark on every empty square that no domino can ever cover."""
    for square in realm.lost:
        if ground.window.shows(square):
            yield piece(marks.lost_square(theme), ground, square)


def coordinates(layout: Layout, theme: Theme) -> Iterator[Group]:
    """The column letters below the kingdom in the middle, and the row numbers beside it.

    They are just outside its frame, and always within the canvas.
    """
    ground, window = layout.main, layout.main.window
    scale = clamp(NAME_LEAST, ground.cell * 0.2, NAME_MOST) / plot.NAME_HIGH
    wide, high = plot.NAME_WIDE * scale, plot.NAME_HIGH * scale
    border = ground.cell * BORDER
    low = min(ground.y + window.rows * ground.cell + border, layout.height - high - 1)
    left = max(ground.x - wide - border, 1)
    for column in range(window.columns):
        x = ground.x + (column + 0.5) * ground.cell - wide / 2
        yield plot.name(COLUMNS[window.west + column], theme)._replace(x=x, y=low, scale=scale)
    for row in range(window.rows):
        y = ground.y + (window.rows - row - 0.5) * ground.cell - high / 2
        number = str(window.south + row + 1)
        yield plot.name(number, theme)._replace(x=left, y=y, scale=scale)


BADGE_LEAST: Final = 17.0
"""The minimum height of a badge, in pixels, so that its letters are more than 11 pixels high."""

BADGE_MOST: Final = 30.0


@lru_cache(maxsize=64)
def score_badges(option: Option, ground: Plot, theme: Theme) -> Scene:
    """The points of a choice on its squares, with the territories that it extends.

    All badges are at the lower edges of squares, where no crown is ever printed.
    """
    own = {*option.squares}
    badges = [_badge_at(_gain_badge(option.gain, theme), *_foot(option.squares, ground), ground)]
    lit: list[Path] = []
    for land in option.territories:
        joined = [square for square in land.squares if square not in own]
        if joined:
            shown = [square for square in land.squares if ground.sight.shows(square)]
            lit += highlighted_squares(map(ground.corner, shown), ground.cell, theme)
            badge = icons.badge(move_words.product(land), "plain", theme)
            badges.append(_badge_near(badges, badge, joined, ground))
    return (*lit, *badges)


def best_gain_badge(gain: int | None, slot: Slot, lift: float, theme: Theme) -> Group:
    """A badge with a domino's best gain, on its strip or else at its lower left corner.

    No crown is ever printed there.

    ``lift`` is how far the domino sticks out of its line, in squares.
    """
    badge = icons.nowhere_badge(theme) if gain is None else _gain_badge(gain, theme)
    if slot.foot:
        high = FOOT - 1
        left, top = slot.x + slot.cell * lift + 1, slot.y + slot.cell + slot.foot - high - 0.5
        return badge._replace(x=left, y=top, scale=high / icons.BADGE_HIGH)
    scale = clamp(BADGE_LEAST, slot.cell * 0.36, BADGE_MOST) / icons.BADGE_HIGH
    x = slot.x + slot.cell * lift - badge.size[0] * scale * 0.12
    y = slot.y + slot.cell - icons.BADGE_HIGH * scale * 0.76
    return badge._replace(x=x, y=y, scale=scale)


def _gain_badge(gain: int, theme: Theme) -> Group:
    tone = "gain" if gain > 0 else "loss" if gain < 0 else "plain"
    return icons.badge(move_words.gain_badge(gain), tone, theme)


def highlighted_squares(
    corners: Iterable[tuple[float, float]], cell: float, theme: Theme
) -> Iterator[Path]:
    """Highlights squares as one area; ``corners`` are their top left corners."""
    corners = [*corners]
    outline = paths.around_squares(corners, cell)
    yield Path("".join(rect(x, y, cell, cell) for x, y in corners), fill="#fff4c8", alpha=0.13)
    yield Path(outline, stroke=theme.paper, width=max(5.0, cell * 0.09))
    yield Path(outline, stroke=theme.accent, width=max(2.5, cell * 0.05))


def _foot(squares: Sequence[str], ground: Plot) -> tuple[float, float]:
    """The middle of the lower edge of a domino, or of a square."""
    xs, ys = zip(*map(ground.corner, squares), strict=True)
    return (min(xs) + max(xs) + ground.cell) / 2, max(ys) + ground.cell


def _badge_at(badge: Group, x: float, y: float, ground: Plot) -> Group:
    """The badge, centred above a point on a lower edge but kept within the ground."""
    high = clamp(BADGE_LEAST, ground.cell * 0.3, BADGE_MOST)
    wide = badge.size[0] * high / icons.BADGE_HIGH
    box = ground.box
    left = max(box.x, min(x - wide / 2, box.x + box.w - wide))
    top = min(y - high - ground.cell * 0.05, box.y + box.h - high)
    return badge._replace(x=left, y=top, scale=high / icons.BADGE_HIGH)


def _badge_near(others: list[Group], badge: Group, squares: list[str], ground: Plot) -> Group:
    """The badge near the middle of these squares, clear of the other badges if possible."""
    feet = [_foot((square,), ground) for square in squares]
    x, y = (sum(places) / len(feet) for places in zip(*feet, strict=True))
    steps = [ground.x + step * ground.cell / 4 for step in range(4 * ground.window.columns + 1)]
    places = [(left, low) for low in {low for _, low in feet} for left in steps]
    places.sort(key=lambda place: (place[0] - x) ** 2 + (place[1] - y) ** 2)
    tried = [_badge_at(badge, *place, ground) for place in places]
    return min(tried, key=lambda place: sum(_overlap(place, other) for other in others))


def _overlap(badge: Group, other: Group) -> float:
    """How much of one badge overlaps another; all have the same height and are aligned in rows."""
    if abs(badge.y - other.y) >= icons.BADGE_HIGH * badge.scale:
        return 0.0
    right = min(each.x + each.size[0] * each.scale for each in (badge, other))
    return max(0.0, right - max(badge.x, other.x))
