"""Positions the dominoes of both lines in rows or columns."""

from math import ceil

from realmino import Rules
from realmino.view import View
from table.picture.least_sizes import (
    ABOVE_HEADING,
    FINGER,
    FOOT,
    LEGIBLE,
    LETTERS,
    NARROW,
    READABLE,
    SMALL,
    UNSHRUNK,
)
from table.picture.regions import HANGING, HEADING, Box, Rack, clamp, heading


def slots(view: View) -> int:
    """The number of dominoes in a full line."""
    return Rules.parse(view.rules).line


# With enough room


def stack_of_lines(
    view: View, width: float, height: float, pad: float, text_scale: float
) -> tuple[tuple[Rack, Rack], tuple[float, float], float]:
    """Both lines, the size of their headings, and their lower end.

    They are side by side if there is room, else one below the other. A line of eight takes two
    rows if one would be too small to choose from; then the line of this round stays small.
    """
    count = slots(view)
    half = (width - 3 * pad) / 2
    cell = _row_cell(count, half, height, pad)
    if count <= 4 and cell >= SMALL:
        size = clamp(LETTERS, cell * 0.34, 18) * text_scale
        top = max(pad * 0.3, ABOVE_HEADING) + heading(size)
        lefts = (pad, 2 * pad + half)
        racks = [centred(left, top, half, cell, count) for left in lefts]
        return (racks[0], racks[1]), (size, size), top + cell * 1.16 + pad * 0.5
    cells = [_row_cell(count, width, height, pad)] * 2
    across = [count, count]
    if count > 4 and cells[0] < SMALL:
        across[1] = ceil(count / 2)
        cells[1] = _row_cell(across[1], width, height * 0.8, pad)
    foot = 0.0 if count > 4 else FOOT
    if foot:
        cells[0] = min(cells[0], SMALL)
    racks, sizes, y = [], [], pad * 0.3
    for cell, per_row in zip(cells, across, strict=True):
        size = clamp(LETTERS, cell * 0.34, 18) * text_scale
        y += heading(size)
        racks.append(centred(pad, y, width - 2 * pad, cell, per_row, foot))
        sizes.append(size)
        y += racks[-1].step_y * ceil(count / per_row)
    return (racks[0], racks[1]), (sizes[0], sizes[1]), y + pad * 0.5


def _row_cell(count: int, width: float, height: float, pad: float) -> int:
    return max(4, int(min((width - (count + 1) * min(pad, 8)) / (2 * count), height * 0.085, 76)))


def centred(x: float, y: float, room: float, cell: float, across: int, foot: float = 0.0) -> Rack:
    """Rows of ``across`` dominoes in the middle of the room, each with a strip ``foot`` high."""
    gap = min((room - 2 * across * cell) / (across - 1), cell * 0.4)
    wide = 2 * across * cell + (across - 1) * gap
    step = max(FINGER, cell + foot + 4) if foot else cell * 1.16
    return Rack(x + (room - wide) / 2, y, cell, across, 2 * cell + gap, step, foot=foot)


# On phones


def lines_of_phone(
    view: View,
    width: float,
    pad: float,
    label: float,
    size: float,
    apart: float,
    foot: float,
) -> tuple[tuple[Rack, Rack], float]:
    """Both lines on an upright phone and their lower end; the line to choose from is larger.

    Two lines of eight are side by side, with rows at least ``apart`` from each other. ``foot`` is
    the height of the strips of this round's four dominoes.
    """
    count, top = slots(view), heading(label)
    if count > 4:
        # Its four rows are as high as the two of the other line.
        small = max(3, int(16 * size), int(14 * min(1.0, size / LEGIBLE)))
        taken = 4 * small + 4 + 4 * pad
        cell = max(4, int(min((width - taken - pad) / 8.3, 37 * size)))
        gap = min(cell * 0.3, (width - taken - pad - 8 * cell) / 3)
        step = max(cell + FOOT + 3, apart)
        second = Rack(taken, top, cell, 4, 2 * cell + gap, step, foot=FOOT)
        high = max(4 * small * 1.12, step + cell + FOOT)
        first = Rack(pad, top, small, 2, 2 * small + 4, high / 4)
        return (first, second), top + high + pad
    # Both lines stay readable while everything else begins to shrink.
    least = READABLE * min(1.0, size / UNSHRUNK)
    small = int(min(max(25 * size, least), (width - 2 * pad) / (2.1 * count)))
    cell = int(min(max(38 * size, least), (width - 2 * pad) / (2.12 * count)))
    upper = centred(pad, top, width - 2 * pad, max(4, small), count, foot)
    if not foot:
        upper = upper._replace(step_y=FINGER)
    top += max(small * 1.1, small + foot) + heading(label)
    lower = centred(pad, top, width - 2 * pad, max(4, cell), count, FOOT)
    return (upper, lower), top + cell + FOOT + pad


def columns_of_phone(view: View, box: Box) -> tuple[Rack, Rack]:
    """Both lines as columns in a box; a line of eight to choose from takes two of them."""
    count = slots(view)
    across = 1 if count <= 4 else 2
    # The dominoes of this round's line of eight are too small for strips.
    feet = [FOOT if box.h * across / count - FOOT - 4 >= SMALL else 0.0] * 2
    if count > 4:
        feet[0] = 0.0
    small = max(3, min(_cell(box.h, count, feet[0]), box.w / (4.4 if count <= 4 else 8.0)))
    room = box.w - max(2 * small, HEADING) - 8
    most = _cell(box.h, ceil(count / across), feet[1])
    cell = int(max(4, min(most, (room - 4) / (2.1 * across), 60)))
    steps = [
        min((box.h - each - foot) / max(1, rows - 1), max(each * 1.3, FINGER, each + foot + 4))
        for each, foot, rows in ((small, feet[0], count), (cell, feet[1], count / across))
    ]
    left = box.x + max(0, HEADING / 2 - small)
    right = box.x + box.w - across * (2 * cell + 4) + 4
    return (
        Rack(left, box.y, small, 1, 0, steps[0], foot=feet[0]),
        Rack(right, box.y, cell, across, 2 * cell + 4, steps[1], foot=feet[1]),
    )


def _cell(height: float, rows: int, foot: float) -> float:
    """The largest width of half a domino in a column of that height."""
    return height / rows - foot - 4 if foot else height / (rows * 1.12)


def rows_of_phone(view: View, box: Box, heading_height: float, across: int) -> tuple[Rack, Rack]:
    """Both lines in a box, one below the other; the line to choose from is larger.

    It has ``across`` dominoes in a row. ``heading_height`` is the height of its heading.
    """
    count = slots(view)
    if count <= 4:
        small, foot = max(3, min(SMALL, box.w / (2.1 * count), box.h / 7)), FOOT
        first = centred(box.x, box.y, box.w, int(small), count, foot)
        taken = first.cell + foot + heading_height
    else:
        small = int(max(3, min(16.0, box.w / 8.8, box.h / 10)))
        first = centred(box.x, box.y, box.w, small, 4)._replace(step_y=small * 1.12)
        taken = 2 * small * 1.12 + heading_height
    lower = Box(box.x, box.y + taken, box.w, box.h - taken)
    return first, _to_choose_from(lower, count, across)


def column_beside_rows(box: Box) -> tuple[Rack, Rack]:
    """Both lines of eight side by side in a box: one column, and two to choose from."""
    small = int(max(3, min(16.0, box.w / 10, box.h / 9)))
    taken = 2 * small + 6
    right = Box(box.x + taken, box.y - HANGING, box.w - taken, box.h + HANGING)
    second = _to_choose_from(right, 8, 2)
    y = second.y - second.hanging + HANGING
    step = min((box.y + box.h - y - small) / 7, small * 1.6)
    return Rack(box.x, second.y, small, 1, 0, step, second.hanging), second


def _to_choose_from(box: Box, count: int, across: int) -> Rack:
    """Rows that fill a box below their heading, a finger apart if possible."""
    rows = ceil(count / across)
    room = (box.h - HANGING) / rows
    high = room - FOOT - 3
    foot = FOOT if high >= NARROW - 2 else 0.0
    if not foot:
        high = max(room / 1.28, min(room / 1.06, NARROW))
    cell = int(max(4, min((box.w - 4) / (2.05 * across), high, 60)))
    least = max(cell * 1.06, cell + foot + 2)
    apart = max(least, min(box.h / rows, max(FINGER, cell * 1.12)))
    hanging = max(HANGING, (min(apart, FINGER) - cell) / 2) if not foot else HANGING
    apart = min(apart, (box.h - hanging - cell - foot) / (rows - 1))
    return centred(box.x, box.y + hanging, box.w, cell, across, foot)._replace(
        step_y=apart, hanging=hanging
    )
