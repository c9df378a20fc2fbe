"""Places a lesson's bubble beside its thing, where it hides no choice."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from lessons.course import Lesson
from realmino.view import View
from table.model.optional_actions import taxable_squares
from table.picture.layout import Layout
from table.picture.regions import Box, clamp, smallest_box

GAP: Final = 12.0
"""Pixels between a thing and its bubble."""
EDGE: Final = 6.0
"""Pixels between a bubble and the edge of the available space."""
STEPS: Final = 4
"""Steps from edge to edge, if a bubble fits on no side of its thing."""
DOT: Final = 0.5
"""The width of the dot that marks where a domino fits, as a share of a square's width."""
CORNER: Final = 20.0
"""The minimum distance of a bubble's tip from a corner, in pixels."""


class Bubble(NamedTuple):
    """A bubble's place."""

    x: float
    y: float
    side: str = ""
    """Its side of the thing: ``below``, ``above``, ``right``, ``left``; or ""."""
    tip: float = 0.0
    """The tip's distance along the edge, in pixels."""


def thing(lesson: Lesson, view: View, layout: Layout) -> Box:
    """The box around a lesson's thing."""
    if lesson.beside == "points":
        return layout.main.plate
    if lesson.beside == "places" and (places := _places(view, layout)):
        return smallest_box(places)
    if lesson.beside == "hand" and (hand := _hand(view, layout)):
        return hand[0]
    if lesson.beside == "taxed" and (taxed := _squares(taxable_squares(view), layout)):
        return smallest_box(taxed)
    if lesson.beside in ("taxed", "board") and layout.board:
        return layout.board.box
    return smallest_box(_next_line(layout) or [layout.main.plate])


def needed_boxes(view: View, layout: Layout) -> list[Box]:
    """The boxes that must stay visible for a choice: dots and domino, or the line's dominoes.

    While knights or buildings can be placed: their squares and the builders' board.
    """
    if view.prompt.kind == "place":
        return [*map(_dot, _places(view, layout)), *_hand(view, layout)]
    actions = [option for option in view.options if option.kind in ("tax", "construct")]
    if not actions:
        return _next_line(layout)
    builds = "construct" in view.prompt.optional
    board = [layout.board.box] if layout.board and builds else []
    return _squares({square for option in actions for square in option.squares}, layout) + board


def useful_boxes(view: View, layout: Layout) -> list[Box]:
    """The boxes that are useful to see: the middle kingdom, and the line's dominoes."""
    main = next(realm for realm in view.kingdoms if realm.kingdom == layout.main.kingdom)
    return _squares({land.square for land in main.land}, layout) + _next_line(layout)


def _next_line(layout: Layout) -> list[Box]:
    return [slot.card for slot in layout.next]


def _places(view: View, layout: Layout) -> list[Box]:
    """The squares of all the domino's places."""
    places = (option for option in view.options if option.kind == "place")
    return _squares({square for option in places for square in option.squares}, layout)


def _dot(square: Box) -> Box:
    edge = (1 - DOT) / 2
    return Box(
        square.x + edge * square.w, square.y + edge * square.h, DOT * square.w, DOT * square.h
    )


def _squares(names: set[str], layout: Layout) -> list[Box]:
    plot = layout.main
    return [Box(*plot.corner(name), plot.cell, plot.cell) for name in sorted(names)]


def _hand(view: View, layout: Layout) -> list[Box]:
    """The domino to place."""
    return [slot.card for slot in layout.line if slot.domino == view.prompt.domino]


def best_place(
    thing: Box,
    size: tuple[float, float],
    room: Box,
    needed: Sequence[Box],
    useful: Sequence[Box] = (),
) -> Bubble:
    """The place in ``room`` that covers the least of ``needed``, then of the thing.

    Ties go to the place that covers the least of ``useful``, in tenths of the bubble. After that,
    below the thing is best, and away from it is worst.
    """

    def cost(bubble: Bubble) -> tuple[float, float, float]:
        own = Box(bubble.x, bubble.y, *size)
        hidden = [sum(_overlap(own, box) for box in boxes) for boxes in (needed, (thing,), useful)]
        return round(hidden[0]), round(hidden[1]), round(hidden[2] / (size[0] * size[1]), 1)

    best = min(_candidates(thing, size, room), key=cost)
    return best._replace(side="") if cost(best)[1] else best


def _candidates(thing: Box, size: tuple[float, float], room: Box) -> Iterator[Bubble]:
    wide, high = size
    left, top = room.x + EDGE, room.y + EDGE
    right = max(left, room.x + room.w - EDGE - wide)
    bottom = max(top, room.y + room.h - EDGE - high)
    middle, level = thing.x + thing.w / 2, thing.y + thing.h / 2
    x = clamp(left, middle - wide / 2, right)
    y = clamp(top, level - high / 2, bottom)
    across = clamp(CORNER, middle - x, wide - CORNER)
    down = clamp(CORNER, level - y, high - CORNER)
    beyond, before = thing.x + thing.w + GAP, thing.x - GAP - wide
    under, over = thing.y + thing.h + GAP, thing.y - GAP - high
    yield Bubble(x, clamp(top, under, bottom), "below", across)
    yield Bubble(x, clamp(top, over, bottom), "above", across)
    yield Bubble(clamp(left, beyond, right), y, "right", down)
    yield Bubble(clamp(left, before, right), y, "left", down)
    for along in range(STEPS + 1):
        for up in range(STEPS + 1):
            shares = along / STEPS, up / STEPS
            yield Bubble(left + (right - left) * shares[0], bottom + (top - bottom) * shares[1])


def _overlap(one: Box, other: Box) -> float:
    """The area of two boxes' intersection."""
    wide = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    high = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, high)
