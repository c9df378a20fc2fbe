"""Where everything lies on the canvas, in CSS pixels, and what lies under a point."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from realmino.grid import COLUMNS, SPAN, Square
from realmino.view import Face, Realm, View

MARGIN: Final = 2
"""How many squares of empty ground are shown around a kingdom: as far as a domino can reach out."""


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies in it."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h


class Window(NamedTuple):
    """The columns and rows of the grid that a plot shows."""

    west: int
    south: int
    columns: int
    rows: int


@dataclass(frozen=True, slots=True)
class Plot:
    """A kingdom's ground: the place of its north-west corner and how wide a square is."""

    kingdom: str
    x: float
    y: float
    cell: float
    window: Window
    plate: Box
    main: bool

    @property
    def box(self) -> Box:
        """The whole ground."""
        return Box(self.x, self.y, self.window.columns * self.cell, self.window.rows * self.cell)

    def corner(self, square: str) -> tuple[float, float]:
        """The top left corner of a square."""
        at = Square(square)
        window = self.window
        down = window.rows - 1 - (at.row - window.south)
        return self.x + (at.column - window.west) * self.cell, self.y + down * self.cell

    def square_at(self, x: float, y: float) -> str | None:
        """The square under a point of the ground."""
        if not self.box.holds(x, y):
            return None
        column = self.window.west + int((x - self.x) / self.cell)
        row = self.window.south + self.window.rows - 1 - int((y - self.y) / self.cell)
        return name_of(column, row)


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a domino of a line lies: the top left corner and how wide one half is."""

    domino: int
    x: float
    y: float
    cell: float

    @property
    def box(self) -> Box:
        """The domino's rectangle."""
        return Box(self.x, self.y, 2 * self.cell, self.cell)


class Label(NamedTuple):
    """Where the heading of a line stands (baseline) and its letters' size."""

    x: float
    y: float
    size: float


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole table. ``waiting`` is where the kings wait that have not claimed yet."""

    width: float
    height: float
    plots: tuple[Plot, ...]
    line: tuple[Slot, ...]
    next: tuple[Slot, ...]
    waiting: tuple[Box, ...]
    line_label: Label
    next_label: Label

    @property
    def main(self) -> Plot:
        """The plot in the middle of the table."""
        return next(plot for plot in self.plots if plot.main)

    def plot(self, kingdom: str) -> Plot:
        """The plot of a kingdom."""
        return next(plot for plot in self.plots if plot.kingdom == kingdom)

    def plot_at(self, x: float, y: float) -> Plot | None:
        """The plot, or its plate, under a point."""
        return next(
            (p for p in self.plots if p.box.holds(x, y) or p.plate.holds(x, y)),
            None,
        )

    def slot_at(self, x: float, y: float) -> Slot | None:
        """The domino of either line under a point."""
        return next((s for s in (*self.next, *self.line) if s.box.holds(x, y)), None)


def name_of(column: int, row: int) -> str | None:
    """The square of a column and row, None beside the grid."""
    return f"{COLUMNS[column]}{row + 1}" if 0 <= column < SPAN and 0 <= row < SPAN else None


def lay_out(
    view: View, focus: str, width: float, height: float, outlook: Window | None = None
) -> Layout:
    """The table for a canvas of that size, with the kingdom ``focus`` in the middle.

    ``outlook`` is the ground that the middle goes on showing, as long as it holds all the land.

    Of the ways to share the canvas the one that leaves the most room for the middle is taken; that
    depends on the game and the canvas only, so the table never rearranges itself in a game.
    """
    shares = [share(view, width, height) for share in (_beside, _above, _stacked)]
    best = max(shares, key=lambda share: min(share.middle.w, share.middle.h - share.plate))
    realms = {realm.kingdom: realm for realm in view.kingdoms}
    others = [realm for realm in view.kingdoms if realm.kingdom != focus]
    plots = (
        _plot(view, realms[focus], best.middle, best.plate, True, outlook),
        *(
            _plot(view, realm, box, best.plate)
            for realm, box in zip(others, best.others, strict=True)
        ),
    )
    return Layout(width, height, plots, *best.lines)


# Ways to share the canvas


class _Lines(NamedTuple):
    line: tuple[Slot, ...]
    next: tuple[Slot, ...]
    waiting: tuple[Box, ...]
    line_label: Label
    next_label: Label


class _Share(NamedTuple):
    lines: _Lines
    middle: Box
    others: list[Box]
    plate: float
    """How high a name plate is."""


def _beside(view: View, width: float, height: float) -> _Share:
    """Lines as two columns on the left, the middle, the others one below another on the right."""
    pad = _between(8, width * 0.016, 24)
    count = _slots(view)
    cell = int(min((width * 0.28 - pad) / 4.4, (height - 2 * pad - 28) / (count * 1.28), 88))
    lines = _columns(view, Box(pad, pad, 4.4 * cell, height - 2 * pad), cell, count)
    left = pad + 4.4 * cell + 1.5 * pad
    plate, others = _right(view, Box(left, 0, width - left, height), pad)
    middle = Box(left, pad, others[0].x - 1.5 * pad - left, height - 2 * pad)
    return _Share(lines, middle, others, plate)


def _above(view: View, width: float, height: float) -> _Share:
    """Both lines in one row above, the others one below another on the right."""
    pad = _between(8, width * 0.016, 24)
    count = _slots(view)
    cell = int(min((width - 2 * pad) / (4.9 * count), height * 0.13, 92))
    label = _between(12, cell * 0.26, 18)
    half = (width - 3 * pad) / 2
    top = pad * 0.6 + label * 1.35
    rows = [_Row(Box(pad + i * (half + pad), top, half, cell), cell, label) for i in (0, 1)]
    below = top + cell * 1.16 + pad
    plate, others = _right(view, Box(0, below - pad, width, height - below + pad), pad)
    middle = Box(pad, below, others[0].x - 2.5 * pad, height - pad - below)
    return _Share(_in_rows(view, rows, count), middle, others, plate)


def _stacked(view: View, width: float, height: float) -> _Share:
    """Lines as two rows above, the middle, the others in a row below."""
    pad = _between(8, width * 0.02, 20)
    count = _slots(view)
    cell = int(min((width - (count + 1) * pad) / (2 * count), height * 0.085, 76))
    label = _between(12, cell * 0.34, 18)
    step = label * 1.35 + cell * 1.16
    rows = [
        _Row(Box(pad, pad * 0.5 + label * 1.35 + i * step, width - 2 * pad, cell), cell, label)
        for i in (0, 1)
    ]
    top = rows[1].box.y + cell * 1.16 + pad * 0.5
    many = len(view.kingdoms) - 1
    plate = _between(20, height * 0.035, 34)
    side = min((width - 2 * pad - (many - 1) * 1.5 * pad) / many, height * 0.18)
    span = many * side + (many - 1) * 1.5 * pad
    bottom = height - pad - side - plate
    others = [
        Box((width - span) / 2 + i * (side + 1.5 * pad), bottom, side, side + plate)
        for i in range(many)
    ]
    middle = Box(pad, top, width - 2 * pad, bottom - pad - top)
    return _Share(_in_rows(view, rows, count), middle, others, plate)


def _slots(view: View) -> int:
    """How many dominoes the longer line has."""
    return max(len(view.next), len(view.line), len(view.order), 4)


def _right(view: View, box: Box, pad: float) -> tuple[float, list[Box]]:
    """The others one below another at the right edge of a box, and how high their plates are."""
    many = len(view.kingdoms) - 1
    plate = _between(20, box.h * 0.05, 40)
    room = (box.h - 2 * pad - (many - 1) * pad) / many - plate
    side = max(20.0, min(box.w * (0.45 if many == 1 else 0.26), room))
    step = side + plate + pad
    top = box.y + (box.h - many * step + pad) / 2
    x = box.x + box.w - pad - side
    return plate, [Box(x, top + i * step, side, side + plate) for i in range(many)]


# Lines


class _Row(NamedTuple):
    box: Box
    cell: float
    label: float


def _columns(view: View, box: Box, cell: float, count: int) -> _Lines:
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
    return _Lines(slots(view.line, 0), slots(view.next, 1), waiting, *labels)


def _in_rows(view: View, rows: list[_Row], count: int) -> _Lines:
    def lefts(row: _Row) -> list[float]:
        gap = min((row.box.w - 2 * count * row.cell) / (count - 1), row.cell * 0.4)
        wide = 2 * count * row.cell + (count - 1) * gap
        start = row.box.x + (row.box.w - wide) / 2
        return [start + i * (2 * row.cell + gap) for i in range(count)]

    def slots(faces: tuple[Face, ...], row: _Row) -> tuple[Slot, ...]:
        return tuple(
            Slot(face.domino, x, row.box.y, row.cell)
            for face, x in zip(faces, lefts(row), strict=False)
        )

    first, second = rows
    waiting = tuple(
        Box(x + first.cell / 2, first.box.y, first.cell, first.cell)
        for x in lefts(first)[: len(view.order)]
    )
    labels = [
        Label(row.box.x + row.box.w / 2, row.box.y - row.label * 0.42, row.label) for row in rows
    ]
    return _Lines(slots(view.line, first), slots(view.next, second), waiting, *labels)


# Plots


def _plot(
    view: View,
    realm: Realm,
    box: Box,
    plate: float,
    main: bool = False,
    outlook: Window | None = None,
) -> Plot:
    """A kingdom's ground as large as the box allows, its name plate above it."""
    window = _outlook(realm) if main else _portrait(realm, view.grid)
    if outlook and _shows_all(outlook, realm):
        window = outlook
    # Whole pixels are sharpest, and let all squares share their pictures.
    cell = max(1, int(min(box.w / window.columns, (box.h - plate) / window.rows)))
    wide, high = cell * window.columns, cell * window.rows
    x = round(box.x + (box.w - wide) / 2)
    y = round(box.y + plate + (box.h - plate - high) / 2)
    across = max(wide, min(box.w, 200.0)) if main else box.w
    left = box.x + (box.w - across) / 2
    return Plot(realm.kingdom, x, y, cell, window, Box(left, y - plate, across, plate), main)


def _outlook(realm: Realm) -> Window:
    """The kingdom and the ground around it that a domino can still cover."""
    west, east, south, north = _outermost(realm)
    reach_west, reach_east, reach_south, reach_north = realm.reach
    west, east = max(west - MARGIN, reach_west), min(east + MARGIN, reach_east)
    south, north = max(south - MARGIN, reach_south), min(north + MARGIN, reach_north)
    return Window(west, south, east - west + 1, north - south + 1)


def _portrait(realm: Realm, grid: int) -> Window:
    """A window of the final size with the kingdom in its middle."""
    west, east, south, north = _outermost(realm)
    return Window((west + east - grid + 1) // 2, (south + north - grid + 1) // 2, grid, grid)


def _shows_all(window: Window, realm: Realm) -> bool:
    west, east, south, north = _outermost(realm)
    across = window.west <= west and east < window.west + window.columns
    return across and window.south <= south and north < window.south + window.rows


def _outermost(realm: Realm) -> tuple[int, int, int, int]:
    squares = [Square(land.square) for land in realm.land] + [Square("g7")]
    columns = [square.column for square in squares]
    rows = [square.row for square in squares]
    return min(columns), max(columns), min(rows), max(rows)


def _between(least: float, value: float, most: float) -> float:
    return max(least, min(value, most))
