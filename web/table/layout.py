"""The layout of the canvas, in CSS pixels, and the thing under a point."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from realmino.model.grid import COLUMNS, SPAN, Square
from realmino.view import Realm, View
from table.regions import PURSE, Board, Box, Label, Regions, Slot, best_regions

MARGIN: Final = 2
"""How many squares of empty ground are shown around a kingdom: as far as a domino can reach out."""


class Window(NamedTuple):
    """The columns and rows of the grid that a plot shows."""

    west: int
    south: int
    columns: int
    rows: int

    def shows(self, square: str) -> bool:
        """Whether the square lies in it."""
        at = Square(square)
        across = 0 <= at.column - self.west < self.columns
        return across and 0 <= at.row - self.south < self.rows


@dataclass(frozen=True, slots=True)
class Plot:
    """A kingdom's ground: the place of its north-west corner and how wide a square is."""

    kingdom: str
    x: float
    y: float
    cell: float
    window: Window
    plate: Box
    purse: Box | None
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
class Layout:
    """The whole table.

    ``waiting`` is where the kings wait that have not claimed yet; ``board`` is None in a game
    without a court.
    """

    width: float
    height: float
    plots: tuple[Plot, ...]
    line: tuple[Slot, ...]
    next: tuple[Slot, ...]
    waiting: tuple[Box, ...]
    line_label: Label
    next_label: Label
    board: Board | None

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

    def spot_at(self, x: float, y: float) -> int | None:
        """The spot of the builders' board under a point."""
        spots = self.board.spots if self.board else ()
        return next((i for i, box in enumerate(spots) if box.holds(x, y)), None)

    def is_free(self, x: float, y: float) -> bool:
        """Whether nothing that is played with lies under a point: at most a purse or own points."""
        ground = self.plot_at(x, y)
        plays = ground is not None and (not ground.main or ground.box.holds(x, y))
        return not plays and self.slot_at(x, y) is None and self.spot_at(x, y) is None


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
    share = best_regions(view, width, height)
    realms = {realm.kingdom: realm for realm in view.kingdoms}
    others = [realm for realm in view.kingdoms if realm.kingdom != focus]
    plots = (
        _plot(view, realms[focus], share.middle, share, outlook=outlook, main=True),
        *(_plot(view, realm, box, share) for realm, box in zip(others, share.others, strict=True)),
    )
    return Layout(width, height, plots, *share.lines, share.board)


# Plots


def _plot(
    view: View,
    realm: Realm,
    box: Box,
    share: Regions,
    main: bool = False,
    outlook: Window | None = None,
) -> Plot:
    """A kingdom's ground as large as the box allows, name plate and purse above it."""
    plate = share.plate
    # The middle has room for its purse even where the others have not.
    purse = max(share.purse, plate * PURSE) if main and view.court else share.purse
    head = plate + purse
    window = _outlook(realm) if main else _portrait(realm, view.grid)
    if outlook and _shows_all(outlook, realm):
        window = outlook
    # Whole pixels are sharpest, and let all squares share their pictures.
    cell = max(1, int(min(box.w / window.columns, (box.h - head) / window.rows)))
    wide, high = cell * window.columns, cell * window.rows
    x = round(box.x + (box.w - wide) / 2)
    y = round(box.y + head + (box.h - head - high) / 2)
    across = max(wide, min(box.w, 200.0)) if main else box.w
    left = box.x + (box.w - across) / 2
    return Plot(
        realm.kingdom,
        x,
        y,
        cell,
        window,
        Box(left, y - head, across, plate),
        Box(left, y - purse, across, purse) if purse else None,
        main,
    )


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
