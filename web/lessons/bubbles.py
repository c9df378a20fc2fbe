"""Where a lesson stands: beside the thing that it tells of, and in the way of no choice."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from lessons.course import Lesson
from realmino.view import View
from table.layout import Layout
from table.regions import Box, between

GAP: Final = 12.0
"""Pixels between a thing and its bubble."""
EDGE: Final = 6.0
"""Pixels between a bubble and the edge of the room that it has."""
CORNER: Final = 20.0
"""How near the corner of a bubble its tip may be, in pixels."""


class Bubble(NamedTuple):
    """The place of a bubble: its corner, the ``side`` of the thing, and how far along it points.

    The side is ``below``, ``above``, ``right`` or ``left``, empty where it stands elsewhere.
    """

    x: float
    y: float
    side: str = ""
    tip: float = 0.0


def thing(lesson: Lesson, view: View, layout: Layout) -> Box:
    """What the lesson tells of, on the table."""
    if lesson.beside == "points":
        return layout.main.plate
    if lesson.beside == "places" and (places := _places(view, layout)):
        return around(places)
    if lesson.beside == "hand" and (hand := _hand(view, layout)):
        return hand[0]
    return around([slot.box for slot in layout.next] or [layout.main.plate])


def needed(view: View, layout: Layout) -> list[Box]:
    """What has to be in sight for the choice: places and domino, or the dominoes of the line."""
    if view.prompt.kind == "place":
        return [*_places(view, layout), *_hand(view, layout)]
    return [slot.box for slot in layout.next]


def _places(view: View, layout: Layout) -> list[Box]:
    """The squares on which the domino may lie."""
    plot = layout.main
    squares = {square for option in view.options for square in option.squares}
    return [Box(*plot.corner(square), plot.cell, plot.cell) for square in sorted(squares)]


def _hand(view: View, layout: Layout) -> list[Box]:
    """The domino that is to be placed."""
    return [slot.box for slot in layout.line if slot.domino == view.prompt.domino]


def beside(thing: Box, size: tuple[float, float], room: Box, needed: Sequence[Box]) -> Bubble:
    """The place within the room that covers the least of what is needed, then of the thing.

    The best of equal places is the one below the thing, and a corner of the room is the worst.
    """

    def cost(bubble: Bubble) -> tuple[float, float]:
        own = Box(bubble.x, bubble.y, *size)
        return round(sum(_shared(own, box) for box in needed)), round(_shared(own, thing))

    best = min(_candidates(thing, size, room), key=cost)
    return best if cost(best)[1] == 0 else best._replace(side="")


def _candidates(thing: Box, size: tuple[float, float], room: Box) -> Iterator[Bubble]:
    wide, high = size
    left, top = room.x + EDGE, room.y + EDGE
    right = max(left, room.x + room.w - EDGE - wide)
    bottom = max(top, room.y + room.h - EDGE - high)
    middle, level = thing.x + thing.w / 2, thing.y + thing.h / 2
    x = between(left, middle - wide / 2, right)
    y = between(top, level - high / 2, bottom)
    across = between(CORNER, middle - x, wide - CORNER)
    down = between(CORNER, level - y, high - CORNER)
    beyond, before = thing.x + thing.w + GAP, thing.x - GAP - wide
    under, over = thing.y + thing.h + GAP, thing.y - GAP - high
    yield Bubble(x, between(top, under, bottom), "below", across)
    yield Bubble(x, between(top, over, bottom), "above", across)
    yield Bubble(between(left, beyond, right), y, "right", down)
    yield Bubble(between(left, before, right), y, "left", down)
    for corner_x in (left, right):
        for corner_y in (bottom, top):
            yield Bubble(corner_x, corner_y)


def around(boxes: Iterable[Box]) -> Box:
    """The smallest box that holds all of them."""
    all_boxes = [*boxes]
    x, y = min(box.x for box in all_boxes), min(box.y for box in all_boxes)
    right = max(box.x + box.w for box in all_boxes)
    return Box(x, y, right - x, max(box.y + box.h for box in all_boxes) - y)


def _shared(one: Box, other: Box) -> float:
    """The area that both cover."""
    wide = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    high = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, high)
