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


def lay_out(view: View, focus: str, width: float, height: float) -> Layout:
    """The table for a canvas of that size, with the kingdom ``focus`` in the middle."""
    return (
        _wide(view, focus, width, height) if width > height else _tall(view, focus, width, height)
    )


# How lines and kingdoms share the canvas


class _Lines(NamedTuple):
    line: tuple[Slot, ...]
    next: tuple[Slot, ...]
    waiting: tuple[Box, ...]
    line_label: Label
    next_label: Label


def _wide(view: View, focus: str, width: float, height: float) -> Layout:
    """Lines on the left as two columns, the focus in the middle, the others on the right."""
    pad = _between(10, width * 0.018, 26)
    count = max(len(view.next), len(view.line), len(view.order), 4)
    cell = int(min((width * 0.3 - pad) / 4.4, (height - 2 * pad - 28) / (count * 1.28), 88))
    lines = _columns(view, Box(pad, pad, 4.4 * cell, height - 2 * pad), cell, count)
    others = [realm for realm in view.kingdoms if realm.kingdom != focus]
    plate = _between(22, height * 0.05, 40)
    gap = pad
    side = min(
        width * (0.3 if len(others) == 1 else 0.22),
        (height - pad - len(others) * (plate + gap)) / len(others),
    )
    right = width - pad - side
    top = (height - len(others) * (side + plate + gap) + gap) / 2
    plots = [
        _plot(view, realm, Box(right, top + i * (side + plate + gap), side, side + plate), plate)
        for i, realm in enumerate(others)
    ]
    left = pad + 4.4 * cell + 1.6 * pad
    middle = Box(left, pad, right - 1.6 * pad - left, height - 2 * pad)
    return _layout(view, focus, width, height, lines, plots, middle, plate)


def _tall(view: View, focus: str, width: float, height: float) -> Layout:
    """Lines above as two rows, the focus in the middle, the others below."""
    pad = _between(8, width * 0.02, 20)
    count = max(len(view.next), len(view.line), len(view.order), 4)
    cell = int(min((width - 2 * pad - (count - 1) * pad) / (2 * count), height * 0.085, 76))
    label = _between(12, cell * 0.34, 18)
    lines = _rows(view, Box(pad, pad * 0.6, width - 2 * pad, 0), cell, label, count)
    others = [realm for realm in view.kingdoms if realm.kingdom != focus]
    plate = _between(20, height * 0.035, 34)
    side = min((width - 2 * pad - (len(others) - 1) * pad) / len(others), height * 0.19)
    span = len(others) * side + (len(others) - 1) * pad * 1.5
    bottom = height - pad - side - plate
    plots = [
        _plot(
            view,
            realm,
            Box((width - span) / 2 + i * (side + pad * 1.5), bottom, side, side + plate),
            plate,
        )
        for i, realm in enumerate(others)
    ]
    top = lines.next[0].y + cell + pad if lines.next else lines.line_label.y + 2 * cell + 4 * label
    middle = Box(pad, top, width - 2 * pad, bottom - pad - top)
    return _layout(view, focus, width, height, lines, plots, middle, plate)


def _layout(
    view: View,
    focus: str,
    width: float,
    height: float,
    lines: _Lines,
    others: list[Plot],
    middle: Box,
    plate: float,
) -> Layout:
    realm = next(realm for realm in view.kingdoms if realm.kingdom == focus)
    plots = (_plot(view, realm, middle, plate, main=True), *others)
    return Layout(width, height, plots, *lines)


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


def _rows(view: View, box: Box, cell: float, label: float, count: int) -> _Lines:
    gap = (box.w - 2 * count * cell) / max(count - 1, 1)
    gap = min(gap, cell * 0.5)
    left = box.x + (box.w - 2 * count * cell - (count - 1) * gap) / 2
    rows = (box.y + label * 1.35, box.y + label * 2.9 + cell)

    def slots(faces: tuple[Face, ...], row: int) -> tuple[Slot, ...]:
        return tuple(
            Slot(face.domino, left + i * (2 * cell + gap), rows[row], cell)
            for i, face in enumerate(faces)
        )

    waiting = tuple(
        Box(left + i * (2 * cell + gap) + cell / 2, rows[0], cell, cell)
        for i in range(len(view.order))
    )
    labels = [Label(box.x + box.w / 2, y - label * 0.42, label) for y in rows]
    return _Lines(slots(view.line, 0), slots(view.next, 1), waiting, *labels)


def _plot(view: View, realm: Realm, box: Box, plate: float, main: bool = False) -> Plot:
    """A kingdom's ground as large as the box allows, its name plate above it."""
    window = _outlook(realm) if main else _portrait(realm, view.grid)
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


def _outermost(realm: Realm) -> tuple[int, int, int, int]:
    squares = [Square(land.square) for land in realm.land] + [Square("g7")]
    columns = [square.column for square in squares]
    rows = [square.row for square in squares]
    return min(columns), max(columns), min(rows), max(rows)


def _between(least: float, value: float, most: float) -> float:
    return max(least, min(value, most))
