"""The layout of the canvas, in CSS pixels, and the thing under a point."""

from dataclasses import dataclass
from math import floor
from typing import NamedTuple

from realmino.pieces.grid import COLUMNS, SPAN, Square
from realmino.view import Realm, View
from table.picture.arrangements import best_regions, own_cell, own_ground, own_purse
from table.picture.least_sizes import FINGER, MINIATURE, PLATE, PURSE_ROOM
from table.picture.regions import PURSE, Board, Box, Label, Regions, Slot

CHIP_GAP = 8.0
"""The gap between a kingdom in miniature and its plate, in pixels."""


class Window(NamedTuple):
    """A rectangle of the grid: its south-west corner, and its numbers of columns and rows."""

    west: int
    south: int
    columns: int
    rows: int

    def shows(self, square: str) -> bool:
        """Whether the square is in it."""
        at = Square(square)
        across = 0 <= at.column - self.west < self.columns
        return across and 0 <= at.row - self.south < self.rows


@dataclass(frozen=True, slots=True)
class Plot:
    """A kingdom on the table: its ground, its name plate and its purse."""

    kingdom: str
    x: float
    """The left edge of the frame."""
    y: float
    """The upper edge of the frame."""
    cell: float
    """The width of a square; 0 for a chip, which is a plate without ground."""
    window: Window
    """The frame around the land, as large as a kingdom can become."""
    sight: Window
    """The squares that react to the pointer; in the middle, also those it may still reach."""
    rim: tuple[float, float]
    """The pixels shown around the frame, across and down."""
    plate: Box
    purse: Box | None
    main: bool
    """Whether the kingdom is in the middle."""
    chip: Box | None = None
    """The box of a kingdom in miniature, with its plate and purse."""

    @property
    def has_ground(self) -> bool:
        """Whether its land is shown."""
        return self.cell > 0

    @property
    def is_chip(self) -> bool:
        """Whether it's another kingdom on a phone: a plate, perhaps with its land in miniature."""
        return not self.has_ground or self.chip is not None

    @property
    def box(self) -> Box:
        """The whole ground with its rim; for a chip, its plate."""
        if not self.has_ground:
            return self.plate
        across, down = self.rim
        wide, high = self.window.columns * self.cell, self.window.rows * self.cell
        return Box(self.x - across, self.y - down, wide + 2 * across, high + 2 * down)

    @property
    def target(self) -> Box:
        """The plate as a target for fingers: larger than a chip itself."""
        if self.chip:
            return self.chip
        x, y, wide, high = self.plate
        reach = 0.0 if self.has_ground else max(0.0, (FINGER - high) / 2)
        return Box(x, y - reach, wide, high + 2 * reach)

    def corner(self, square: str) -> tuple[float, float]:
        """The top left corner of a square."""
        at = Square(square)
        window = self.window
        down = window.rows - 1 - (at.row - window.south)
        return self.x + (at.column - window.west) * self.cell, self.y + down * self.cell

    def square_at(self, x: float, y: float) -> str | None:
        """The square under a point of the ground."""
        if not self.has_ground or not self.box.holds(x, y):
            return None
        column = self.window.west + floor((x - self.x) / self.cell)
        row = self.window.south + self.window.rows - 1 - floor((y - self.y) / self.cell)
        name = square_name(column, row)
        return name if name and self.sight.shows(name) else None


def framed(plot: Plot, x: float, y: float, cell: float, plate: Box, purse: Box | None) -> Plot:
    """A kingdom in another place and size, without ground around its frame."""
    frame = plot.window
    return Plot(plot.kingdom, x, y, cell, frame, frame, (0, 0), plate, purse, main=False)


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole table."""

    width: float
    height: float
    plots: tuple[Plot, ...]
    line: tuple[Slot, ...]
    next: tuple[Slot, ...]
    waiting: tuple[Box, ...]
    """The boxes of the kings that have not claimed yet."""
    line_label: Label
    next_label: Label
    board: Board | None
    """None in a game without a court."""

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
            (p for p in self.plots if p.box.holds(x, y) or p.target.holds(x, y)),
            None,
        )

    def slot_at(self, x: float, y: float) -> Slot | None:
        """The domino of either line under a point."""
        return next((s for s in (*self.next, *self.line) if s.target.holds(x, y)), None)

    def spot_at(self, x: float, y: float) -> int | None:
        """The spot of the builders' board under a point."""
        spots = self.board.spots if self.board else ()
        return next((i for i, box in enumerate(spots) if box.holds(x, y)), None)

    def is_free(self, x: float, y: float) -> bool:
        """Whether nothing playable is under a point: at most a purse or one's own points."""
        ground = self.plot_at(x, y)
        plays = ground is not None and (not ground.main or ground.box.holds(x, y))
        return not plays and self.slot_at(x, y) is None and self.spot_at(x, y) is None


def square_name(column: int, row: int) -> str | None:
    """The name of a square, None outside the grid."""
    return f"{COLUMNS[column]}{row + 1}" if 0 <= column < SPAN and 0 <= row < SPAN else None


def lay_out(
    view: View,
    focus: str,
    width: float,
    height: float,
    outlook: Window | None = None,
    text_scale: float = 1.0,
) -> Layout:
    """The table for a canvas of that size, with the kingdom ``focus`` in the middle.

    ``outlook`` is the frame that the middle keeps showing while all its land fits; ``text_scale``
    is the scale of letters. The arrangement depends only on the game and the canvas, so the table
    never rearranges itself during a game, and squares keep their size.
    """
    share = best_regions(view, width, height, text_scale)
    realms = {realm.kingdom: realm for realm in view.kingdoms}
    others = [realm for realm in view.kingdoms if realm.kingdom != focus]
    main = _main(view, realms[focus], share, outlook)
    plots = (
        main,
        *(
            _other(view, realm, box, share, main.cell)
            for realm, box in zip(others, share.others, strict=True)
        ),
    )
    return Layout(width, height, plots, *share.lines, share.board)


# Plots


def _main(view: View, realm: Realm, share: Regions, outlook: Window | None) -> Plot:
    """The kingdom in the middle, with as much ground around its frame as fits."""
    grid, ground = view.grid, own_ground(view, share)
    cell = max(1, own_cell(view, share))
    side = cell * grid
    x, y = round(ground.x + (ground.w - side) / 2), round(ground.y + (ground.h - side) / 2)
    rim = (
        max(0.0, min(cell, x - ground.x, ground.x + ground.w - x - side)),
        max(0.0, min(cell, y - ground.y, ground.y + ground.h - y - side)),
    )
    window = outlook if outlook and _shows_all(outlook, realm) else _frame(realm, grid)
    plate, purse = share.head, share.purse_box
    if plate is None:
        high = own_purse(view, share)
        across = max(side, min(ground.w, 200.0))
        left, top = ground.x + (ground.w - across) / 2, y - rim[1] - high - share.plate
        plate = Box(left, top, across, share.plate)
        purse = Box(left, top + share.plate, across, high) if high else None
    sight = _sight(realm, window)
    return Plot(realm.kingdom, x, y, cell, window, sight, rim, plate, purse, main=True)


def _other(view: View, realm: Realm, box: Box, share: Regions, most: float) -> Plot:
    """Another kingdom with squares no larger than the main one's, or only its chip."""
    head, frame = share.plate + share.purse, _frame(realm, view.grid)
    if share.chips:
        return _chip(view, realm, box, share.plate)
    plate = Box(box.x, box.y, box.w, share.plate)
    cell = max(1, int(min(most, box.w / view.grid, (box.h - head) / view.grid)))
    side = cell * view.grid
    x = round(box.x + (box.w - side) / 2)
    y = round(box.y + head + (box.h - head - side) / 2)
    plate = plate._replace(y=y - head)
    purse = Box(box.x, y - share.purse, box.w, share.purse) if share.purse else None
    return Plot(realm.kingdom, x, y, cell, frame, frame, (0, 0), plate, purse, main=False)


def _chip(view: View, realm: Realm, box: Box, high: float) -> Plot:
    """A plate of that height, with its kingdom in miniature beside it or below it if it fits."""
    frame, name = _frame(realm, view.grid), realm.kingdom
    low_plate = min(high, PLATE + 4)
    beside = int(min(box.h - 2, box.w - CHIP_GAP - PURSE_ROOM) / view.grid)
    below = int(min(box.w, box.h - 2 - low_plate - CHIP_GAP / 2) / view.grid)
    cell = max(beside, below)
    side = cell * view.grid
    if cell < MINIATURE:
        plate = Box(box.x, box.y + (box.h - high) / 2, box.w, high)
        return Plot(name, box.x, box.y, 0, frame, frame, (0, 0), plate, None, main=False)
    if below > beside:
        high = low_plate
        top = box.y + (box.h - side - high - CHIP_GAP / 2) / 2
        x, y = box.x + (box.w - side) / 2, top + high + CHIP_GAP / 2
        plate, purse = Box(box.x, top, box.w, high), None
    else:
        x, y = box.x, box.y + (box.h - side) / 2
        left, wide = x + side + CHIP_GAP, box.w - side - CHIP_GAP
        low = 0.0
        if view.court:
            high = min(high, max(PLATE, box.h / (1 + PURSE)))
            low = min(high * PURSE, box.h - 2 - high)
        top = box.y + (box.h - high - low) / 2
        plate = Box(left, top, wide, high)
        purse = Box(left, top + high, wide, low) if view.court else None
    at = round(x), round(y)
    return Plot(name, *at, cell, frame, frame, (0, 0), plate, purse, main=False, chip=box)


def _frame(realm: Realm, grid: int) -> Window:
    """A window as large as the kingdom can become, with its land in the middle."""
    west, east, south, north = _outermost(realm)
    return Window((west + east - grid + 1) // 2, (south + north - grid + 1) // 2, grid, grid)


def _sight(realm: Realm, window: Window) -> Window:
    """The squares of a window and those next to it that the kingdom may still reach.

    A domino extends beyond a frame around the land by one square at most.
    """
    reach_west, reach_east, reach_south, reach_north = realm.reach
    west, south = (
        max(window.west - 1, min(window.west, reach_west)),
        max(window.south - 1, min(window.south, reach_south)),
    )
    east = min(window.west + window.columns, max(window.west + window.columns - 1, reach_east))
    north = min(window.south + window.rows, max(window.south + window.rows - 1, reach_north))
    return Window(west, south, east - west + 1, north - south + 1)


def outlook_window(realm: Realm, grid: int) -> Window:
    """A frame around the kingdom, and the squares next to it that it may still reach."""
    return _sight(realm, _frame(realm, grid))


def kingdom_size(realm: Realm) -> tuple[int, int]:
    """How many columns and rows a kingdom has."""
    west, east, south, north = _outermost(realm)
    return east - west + 1, north - south + 1


def _shows_all(window: Window, realm: Realm) -> bool:
    west, east, south, north = _outermost(realm)
    across = window.west <= west and east < window.west + window.columns
    return across and window.south <= south and north < window.south + window.rows


def _outermost(realm: Realm) -> tuple[int, int, int, int]:
    squares = [Square(land.square) for land in realm.land] + [Square("g7")]
    columns = [square.column for square in squares]
    rows = [square.row for square in squares]
    return min(columns), max(columns), min(rows), max(rows)
