"""The regions of the canvas: boxes, lines of dominoes and the builders' board, in CSS pixels."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from realmino.view import Face, View
from table.picture.least_sizes import FINGER

Number = TypeVar("Number", int, float)


HANGING = 7.0
"""The gap between a line and its heading, where the frame of a free domino needs room."""


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float

    def holds(self, x: float, y: float) -> bool:
        """Whether the point is in it."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of a domino in a line."""

    domino: int
    x: float
    y: float
    cell: float
    """The width of a half."""
    reach: float = 0.0
    """The distance above and below at which a finger still hits it."""
    foot: float = 0.0
    """The height of the strip below it for points, number and king; 0 if the domino has them."""

    @property
    def box(self) -> Box:
        """The domino's rectangle."""
        return Box(self.x, self.y, 2 * self.cell, self.cell)

    @property
    def card(self) -> Box:
        """The domino with its strip."""
        return Box(self.x, self.y, 2 * self.cell, self.cell + self.foot)

    @property
    def target(self) -> Box:
        """The target for fingers."""
        x, y, wide, high = self.card
        return Box(x, y - self.reach, wide, high + self.reach + (0 if self.foot else self.reach))


class Label(NamedTuple):
    """The place of a line's heading."""

    x: float
    y: float
    """The baseline."""
    size: float
    """The size of the letters."""
    room: float
    """The greatest width."""


class Board(NamedTuple):
    """The builders' board: its spots from cheap to expensive, the draw pile, the Dragon's cave.

    A ``strip`` shows only pictures and prices; pressing it shows the board enlarged.
    """

    spots: tuple[Box, ...]
    pile: Box
    cave: Box
    strip: bool = False

    @property
    def box(self) -> Box:
        """The whole board."""
        return smallest_box((self.pile, self.cave, *self.spots))


class Lines(NamedTuple):
    """Both lines, the kings that wait for the first, and their headings."""

    line: tuple[Slot, ...]
    next: tuple[Slot, ...]
    waiting: tuple[Box, ...]
    line_label: Label
    next_label: Label


class Rack(NamedTuple):
    """The places of a line's dominoes, row by row from the first corner."""

    x: float
    y: float
    cell: float
    """The width of a half."""
    across: int
    """Dominoes in a row."""
    step_x: float
    step_y: float
    """From one row to the next; also the height of a single row."""
    hanging: float = HANGING
    """The gap between the heading and the first row."""
    foot: float = 0.0
    """As in `Slot`."""

    def corner(self, number: int) -> tuple[float, float]:
        """The top left corner of a place."""
        row, column = divmod(number, self.across)
        return self.x + column * self.step_x, self.y + row * self.step_y

    @property
    def reach(self) -> float:
        """The distance above and below a domino at which a finger still hits it.

        At most halfway to the next row, and no further than the heading. Below a domino with a
        strip, only the strip counts.
        """
        free = min(self.step_y, FINGER) - self.cell
        return max(0.0, min(free - self.foot if self.foot else free / 2, self.hanging))

    @property
    def finger(self) -> float:
        """The height of a finger's target."""
        return self.cell + self.reach + (self.foot or self.reach)

    @property
    def is_for_fingers(self) -> bool:
        """Whether fingers hit its dominoes easily."""
        return self.finger > FINGER - 0.01

    @property
    def width(self) -> float:
        """The width of a row."""
        return (self.across - 1) * self.step_x + 2 * self.cell


class Regions(NamedTuple):
    """One way to share the canvas."""

    lines: Lines
    board: Board | None
    middle: Box
    others: list[Box]
    plate: float
    """The height of name plates."""
    purse: float
    """The height of the purses below them, 0 for none."""
    rack: Rack
    """The line to choose from."""
    head: Box | None = None
    """The plate of the kingdom in the middle; None if it's above the ground, within ``middle``."""
    purse_box: Box | None = None
    """Its purse; None if that's also within ``middle``."""
    chips: bool = False
    """Whether the other kingdoms are plates without ground."""

    @property
    def cell(self) -> float:
        """The width of half a domino of the line to choose from."""
        return self.rack.cell


SPOT = 140 / 120
"""The height of a spot of the builders' board with its price, as a multiple of its width."""

PURSE = 0.8
"""The height of a purse, as a multiple of its name plate's."""

STRIP = 8
"""The number of places on the builders' board: the pile, six spots and the cave."""


def clamp(minimum: Number, value: Number, maximum: Number) -> Number:
    """The value, limited to a range."""
    return max(minimum, min(value, maximum))


def smallest_box(boxes: Sequence[Box]) -> Box:
    """The smallest box around all of these; there must be at least one."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    right = max(box.x + box.w for box in boxes)
    return Box(x, y, right - x, max(box.y + box.h for box in boxes) - y)


def without_top(box: Box, taken: float) -> Box:
    """A box without its upper part."""
    return Box(box.x, box.y + taken, box.w, box.h - taken)


# The builders' board


def board_across(box: Box, unit: float) -> Board:
    """The board as a row at the top of a box: pile, spots from expensive to cheap, cave."""
    left = box.x + (box.w - STRIP * unit) / 2
    places = [Box(left + i * unit, box.y, unit, unit * SPOT) for i in range(STRIP)]
    return Board(tuple(places[6:0:-1]), places[0], places[7])


def board_down(box: Box, widest: float, square: float) -> Board:
    """The board at the left of a box, in two columns if the rest is at least ``square`` wide."""
    for columns in (2, 1):
        rows = STRIP // columns
        unit = min(box.h / (rows * SPOT * 1.04), widest)
        if columns * unit * 1.15 + square <= box.w:
            break
    top = box.y + (box.h - rows * unit * SPOT) / 2
    places = [
        Box(box.x + i % columns * unit, top + i // columns * unit * SPOT, unit, unit * SPOT)
        for i in range(STRIP)
    ]
    return Board(tuple(places[6:0:-1]), places[0], places[7])


def board_strip(box: Box, columns: int) -> Board:
    """The board as a strip that fills a box, in rows of this many columns."""
    wide, high = box.w / columns, box.h / (STRIP // columns)
    places = [
        Box(box.x + i % columns * wide, box.y + i // columns * high, wide, high)
        for i in range(STRIP)
    ]
    return Board(tuple(places[6:0:-1]), places[0], places[7], strip=True)


# Lines


def lines_on(view: View, racks: tuple[Rack, Rack], sizes: tuple[float, float]) -> Lines:
    """Both lines on their racks, each below a heading in letters of that size."""
    first, second = racks

    def slots(faces: tuple[Face, ...], rack: Rack) -> tuple[Slot, ...]:
        return tuple(
            Slot(*(face.domino, *rack.corner(index), rack.cell, rack.reach, rack.foot))
            for index, face in enumerate(faces)
        )

    corners = [first.corner(index) for index in range(len(view.order))]
    waiting = tuple(Box(x + first.cell / 2, y, first.cell, first.cell) for x, y in corners)
    labels = [
        Label(
            *(rack.x + rack.width / 2, rack.y - max(rack.hanging, size * 0.62)),
            *(size, max(rack.width, HEADING)),
        )
        for rack, size in zip(racks, sizes, strict=True)
    ]
    return Lines(
        slots(view.line, first), slots(view.next, second), waiting, *_separate_headings(*labels)
    )


def _separate_headings(first: Label, second: Label) -> tuple[Label, Label]:
    """Headings of adjacent lines; a narrow line's heading pushes the other one aside."""
    first = first._replace(x=max(first.x, first.room / 2 + 3))
    left, right = first.x + first.room / 2 + 5, second.x + second.room / 2
    if first.y == second.y and second.x - second.room / 2 < left < second.x:
        second = second._replace(x=(left + right) / 2, room=right - left)
    return first, second


HEADING = 58.0
"""The minimum width of a heading, in pixels: two short words in `LETTERS`."""


def heading(size: float) -> float:
    """The height of a line's heading with letters of that size."""
    return size * 1.1 + HANGING
