"""How the lines, the builders' board and the kingdoms share the canvas, in CSS pixels."""

from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from realmino import Rules
from realmino.view import Face, View


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies in it."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of a domino in a line: the top left corner and the width of one half."""

    domino: int
    x: float
    y: float
    cell: float

    @property
    def box(self) -> Box:
        """The domino's rectangle."""
        return Box(self.x, self.y, 2 * self.cell, self.cell)


class Label(NamedTuple):
    """The place of a line's heading (baseline) and its letters' size."""

    x: float
    y: float
    size: float


class Board(NamedTuple):
    """The builders' board: its spots cheap to dear, the draw pile, the Dragon's cave."""

    spots: tuple[Box, ...]
    pile: Box
    cave: Box


class Lines(NamedTuple):
    """Both lines, the kings that wait for the first, and their headings."""

    line: tuple[Slot, ...]
    next: tuple[Slot, ...]
    waiting: tuple[Box, ...]
    line_label: Label
    next_label: Label


class Regions(NamedTuple):
    """A way to share the canvas: how high name plates are, and the purses below them (0: none)."""

    lines: Lines
    board: Board | None
    middle: Box
    others: list[Box]
    plate: float
    purse: float
    cell: float
    """How wide half a domino of the next line is."""


SPOT = 140 / 120
"""How high a spot of the builders' board is, with its price, for its width."""

PURSE = 0.8
"""How high a purse is for its name plate."""

STRIP = 8
"""The pile, six spots and the cave."""


def best_regions(view: View, width: float, height: float) -> Regions:
    """Of the ways to share the canvas, the one that leaves the most room for the middle."""
    shares = [share(view, width, height) for share in (_beside, _above, _stacked)]
    return max(shares, key=_room)


def _room(share: Regions) -> float:
    """How good a share is: room for the middle, less where dominoes are too small to choose."""
    middle = min(share.middle.w, share.middle.h - share.plate - share.purse)
    return middle * min(1.0, share.cell / SMALL)


def _beside(view: View, width: float, height: float) -> Regions:
    """Lines as two columns on the left, the board above the middle, the others on the right."""
    pad = _between(8, width * 0.016, 24)
    count = _slots(view)
    cell = int(min((width * 0.28 - pad) / 4.4, (height - 2 * pad - 28) / (count * 1.28), 88))
    cell = max(cell, 4)
    lines = _columns(view, Box(pad, pad, 4.4 * cell, height - 2 * pad), cell, count)
    left = pad + 4.4 * cell + 1.5 * pad
    plate, purse, others = _right(view, Box(left, 0, width - left, height), pad)
    middle = Box(left, pad, min(box.x for box in others) - 1.5 * pad - left, height - 2 * pad)
    board = None
    if view.court:
        board = _across(middle, min(middle.w / (STRIP * 1.08), height * 0.1))
        middle = _below(middle, board.pile.h + pad)
    return Regions(lines, board, middle, others, plate, purse, cell)


def _above(view: View, width: float, height: float) -> Regions:
    """Lines above, the board down the left side, the others on the right."""
    pad = _between(8, width * 0.016, 24)
    count = _slots(view)
    in_one = count <= 4
    across = 4.9 * count if in_one else 2.2 * count
    cell = max(4, int(min((width - 2 * pad) / across, height * (0.13 if in_one else 0.08), 92)))
    label = _between(12, cell * 0.26, 18)
    top = pad * 0.6 + label * 1.35
    step = cell * 1.16 + label * 1.35
    if in_one:
        half = (width - 3 * pad) / 2
        places = [Box(pad + i * (half + pad), top, half, cell) for i in (0, 1)]
    else:
        places = [Box(pad, top + i * step, width - 2 * pad, cell) for i in (0, 1)]
    rows = [_RowOfLines(box, cell, label, count) for box in places]
    below = places[1].y + cell * 1.16 + pad
    plate, purse, others = _right(view, Box(0, below - pad, width, height - below + pad), pad)
    middle = Box(pad, below, min(box.x for box in others) - 2.5 * pad, height - pad - below)
    board = None
    if view.court:
        board = _down(middle, width * 0.085)
        wide = max(box.x + box.w for box in (board.pile, *board.spots)) - middle.x + 1.5 * pad
        middle = Box(middle.x + wide, middle.y, middle.w - wide, middle.h)
    return Regions(_in_rows(view, rows), board, middle, others, plate, purse, cell)


def _stacked(view: View, width: float, height: float) -> Regions:
    """Lines as rows above, then the board, the middle, and the others in rows below."""
    pad = _between(6, width * 0.02, 20)
    rows, top = _stack_of_lines(view, width, height, pad)
    count = len(view.kingdoms) - 1
    plate = _between(16, height * 0.035, 34)
    purse = plate * PURSE if view.court and count <= 4 else 0.0
    most = height * (0.16 if view.court else 0.18)
    side = min((width - 2 * pad - (count - 1) * 1.5 * pad) / count, most)
    span = count * side + (count - 1) * 1.5 * pad
    bottom = height - pad - side - plate - purse
    others = [
        Box((width - span) / 2 + i * (side + 1.5 * pad), bottom, side, side + plate + purse)
        for i in range(count)
    ]
    middle = Box(pad, top, width - 2 * pad, bottom - pad - top)
    board = None
    if view.court:
        board = _across(middle, min(middle.w / (STRIP * 1.08), height * 0.075))
        middle = _below(middle, board.pile.h + pad * 0.7)
    return Regions(_in_rows(view, rows), board, middle, others, plate, purse, rows[1].cell)


def _stack_of_lines(
    view: View, width: float, height: float, pad: float
) -> tuple[list["_RowOfLines"], float]:
    """The places of both lines, one below the other, and their lower end.

    A line of eight takes two rows where one would be too small to choose from; the line of this
    round stays small then.
    """
    count = _slots(view)
    cells = [_row_cell(count, width, height, pad)] * 2
    per_row = count
    if count > 4 and cells[0] < SMALL:
        per_row = ceil(count / 2)
        cells[1] = _row_cell(per_row, width, height * 0.8, pad)
    rows = []
    y = pad * 0.5
    for cell, wraps in zip(cells, (count, per_row), strict=True):
        label = _between(11, cell * 0.34, 18)
        y += label * 1.35
        rows.append(_RowOfLines(Box(pad, y, width - 2 * pad, cell), cell, label, wraps))
        y += cell * 1.16 * ceil(count / wraps)
    return rows, y + pad * 0.5


SMALL = 30
"""Squares of a line that are smaller, in pixels, are too small for fingers and eyes."""


def _row_cell(count: int, width: float, height: float, pad: float) -> int:
    return max(4, int(min((width - (count + 1) * min(pad, 8)) / (2 * count), height * 0.085, 76)))


def _slots(view: View) -> int:
    """How many dominoes a line has, also where fewer lie or wait."""
    return Rules.parse(view.rules).line


def _right(view: View, box: Box, pad: float) -> tuple[float, float, list[Box]]:
    """How high plates and purses are, and the others in columns at a box's right edge."""
    count = len(view.kingdoms) - 1
    columns = 1 if count <= 3 else 2
    rows = ceil(count / columns)
    plate = _between(16, box.h * (0.05 if rows < 4 else 0.035), 40)
    purse = plate * PURSE if view.court else 0.0
    room = (box.h - 2 * pad - (rows - 1) * pad) / rows - plate - purse
    share = 0.45 if count == 1 else 0.26 if columns == 1 else 0.16
    side = max(16.0, min(box.w * share, room))
    step = side + plate + purse + pad
    top = box.y + (box.h - rows * step + pad) / 2
    left = box.x + box.w - columns * (side + pad)
    return (
        plate,
        purse,
        [
            Box(left + i // rows * (side + pad), top + i % rows * step, side, side + plate + purse)
            for i in range(count)
        ],
    )


# The builders' board


def _across(box: Box, unit: float) -> Board:
    """The board as a row at the top of a box: the pile, the spots dear to cheap, the cave."""
    step = unit
    left = box.x + (box.w - STRIP * step) / 2
    places = [Box(left + i * step, box.y, unit, unit * SPOT) for i in range(STRIP)]
    return Board(tuple(places[6:0:-1]), places[0], places[7])


def _down(box: Box, widest: float) -> Board:
    """The board at the left of a box: in two columns where that takes nothing from a square."""
    for columns in (2, 1):
        rows = STRIP // columns
        unit = min(box.h / (rows * SPOT * 1.04), widest)
        if columns * unit * 1.2 + box.h <= box.w:
            break
    top = box.y + (box.h - rows * unit * SPOT) / 2
    places = [
        Box(box.x + i % columns * unit, top + i // columns * unit * SPOT, unit, unit * SPOT)
        for i in range(STRIP)
    ]
    return Board(tuple(places[6:0:-1]), places[0], places[7])


def _below(box: Box, taken: float) -> Box:
    return Box(box.x, box.y + taken, box.w, box.h - taken)


# Lines


class _RowOfLines(NamedTuple):
    """The place of a line: its first row, the width of a half, and the dominoes per row."""

    box: Box
    cell: float
    label: float
    wraps: int


def _columns(view: View, box: Box, cell: float, count: int) -> Lines:
    step = min(cell * 1.28, (box.h - 28) / count)
    top = box.y + 28 + max(0, (box.h - 28 - step * count + step - cell) / 2)
    columns = (box.x, box.x + 2.4 * cell)

    def slots(faces: tuple[Face, ...], column: int) -> tuple[Slot, ...]:
        return tuple(
            Slot(face.domino, columns[column], top + i * step, cell) for i, face in enumerate(faces)
        )

    waiting = tuple(
        Box(columns[0] + cell / 2, top + i * step, cell, cell) for i in range(len(view.order))
    )
    labels = [Label(x + cell, top - cell * 0.24, _between(12, cell * 0.22, 17)) for x in columns]
    return Lines(slots(view.line, 0), slots(view.next, 1), waiting, *labels)


def _in_rows(view: View, rows: list[_RowOfLines]) -> Lines:
    def corners(row: _RowOfLines, count: int) -> list[tuple[float, float]]:
        gap = min((row.box.w - 2 * row.wraps * row.cell) / (row.wraps - 1), row.cell * 0.4)
        wide = 2 * row.wraps * row.cell + (row.wraps - 1) * gap
        start = row.box.x + (row.box.w - wide) / 2
        return [
            (
                start + i % row.wraps * (2 * row.cell + gap),
                row.box.y + i // row.wraps * row.cell * 1.16,
            )
            for i in range(count)
        ]

    def slots(faces: tuple[Face, ...], row: _RowOfLines) -> tuple[Slot, ...]:
        return tuple(
            Slot(face.domino, x, y, row.cell)
            for face, (x, y) in zip(faces, corners(row, len(faces)), strict=True)
        )

    first, second = rows
    waiting = tuple(
        Box(x + first.cell / 2, y, first.cell, first.cell)
        for x, y in corners(first, len(view.order))
    )
    labels = [
        Label(row.box.x + row.box.w / 2, row.box.y - row.label * 0.42, row.label) for row in rows
    ]
    return Lines(slots(view.line, first), slots(view.next, second), waiting, *labels)


def _between(least: float, value: float, most: float) -> float:
    return max(least, min(value, most))
