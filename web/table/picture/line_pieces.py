"""The pictures of the dominoes in a line: strip, domino, number, frame, and the king's place."""

from collections.abc import Iterator

from realmino.drawing.art import domino
from realmino.drawing.shapes import Group, Path, Text, rect
from realmino.drawing.theme import Theme
from realmino.view import Face
from table.picture.layout import Layout
from table.picture.least_sizes import LETTERS, NARROW
from table.picture.regions import Box, Slot

HAND_LIFT = 0.16
"""How far the current domino sticks out of its line, in squares."""

NUMBERED = 20.0
"""Halves narrower than this, in pixels, have no room for the domino's number."""

UNBADGED = 16.0
"""Halves narrower than this, in pixels, have no room for number and king on a strip."""

NUMBER_WIDE = 20.0
"""The width of a number of two digits on a strip, with its margin, in pixels."""

KING = 0.75
"""The height of a king on a line's domino, in squares."""


def hand_lift(slot: Slot, layout: Layout) -> float:
    """How far the domino in hand sticks out to the right, in pixels.

    Its frame stays clear of the next domino and within the table.
    """
    beside = [other.x for other in layout.line if other.y == slot.y and other.x > slot.x]
    room = min(beside, default=layout.width) - slot.x - slot.card.w
    return max(0.0, min(slot.cell * HAND_LIFT, room - FRAME))


FRAME = 6.5
"""The margin of the frame around the domino in hand, in pixels."""


def picture(face: Face, slot: Slot, theme: Theme, lift: float = 0.0) -> Group:
    """The domino itself."""
    first, second = face.halves
    group = domino.face(first, second, theme)
    return group._replace(
        x=slot.x + lift, y=slot.y, scale=slot.cell / 100, key=f"domino:{face.domino}"
    )


def strip(slot: Slot, theme: Theme, lift: float = 0.0) -> Iterator[Path]:
    """The strip of a domino, if it has one; it leaves the picture uncovered."""
    x, y, wide, high = slot.card
    if slot.foot:
        outline = rect(x + lift, y, wide, high, 6)
        yield Path(outline, fill=theme.paper, stroke=theme.line, width=1)


def number_tag(
    face: Face, slot: Slot, theme: Theme, lift: float = 0.0, has_badge: bool = True
) -> Group:
    """The domino's printed number: on its strip, else on a small tag, lower right.

    Nothing if there is no room, on a strip beside the badge with its points.
    """
    least = NARROW if has_badge else UNBADGED
    if slot.cell < (least if slot.foot else NUMBERED):
        return Group(())
    printed = str(face.printed)
    if slot.foot:
        low = (slot.foot + LETTERS * 0.78) / 2
        text = Text(0, low, printed, LETTERS + 1, theme.ink, "end", 600)
        return Group((text,), x=slot.x + 2 * slot.cell + lift - 4, y=slot.y + slot.cell)
    high = max(LETTERS / 0.76, slot.cell * 0.24)
    wide = high * 1.5
    text = Text(wide / 2, high * 0.78, printed, high * 0.76, theme.ink, weight=600)
    tag = Path(rect(0, 0, wide, high, high * 0.35), fill=theme.paper, stroke=theme.line, width=1)
    return Group(
        (tag, text),
        x=slot.x + 2 * slot.cell - wide * 0.86,
        y=slot.y + slot.cell - high * 0.72,
    )


def empty_place(slot: Slot, theme: Theme) -> Path:
    """The empty place of a domino."""
    x, y, w, h = slot.card
    outline = rect(x + 3, y + 3, w - 6, h - 6, slot.cell * 0.1)
    return Path(outline, stroke=theme.line, width=1.5, dash=(4, 5), alpha=0.8)


def frame(slot: Slot, colour: str, width: float, theme: Theme, lift: float = 0) -> Group:
    """An outline around a domino in a line."""
    x, y, w, h = slot.card
    outline = rect(x - 3 + lift, y - 3, w + 6, h + 6, slot.cell * 0.15)
    return Group(
        (
            Path(outline, stroke=theme.paper, width=width + 3),
            Path(outline, stroke=colour, width=width),
        )
    )


def king_box(slot: Slot) -> Box:
    """The box of a king on a domino in a line; on a strip, clear of the number if possible."""
    size = slot.cell * KING
    left = slot.x + slot.cell - size / 2
    if slot.foot:
        left = max(slot.x, min(left, slot.x + 2 * slot.cell - NUMBER_WIDE - size))
    low = slot.y + (slot.cell + slot.foot if slot.foot else slot.cell * 1.11)
    return Box(left, low - size, size, size)
