"""What is shown of the squares themselves: their names, and the empty ones that stay empty."""

from collections.abc import Iterator
from typing import Final

from realmino.drawing.art import marks, plot
from realmino.drawing.shapes import Group
from realmino.drawing.theme import Theme
from realmino.pieces.grid import COLUMNS
from realmino.view import Realm
from table.court import piece
from table.layout import Layout, Plot
from table.regions import between

LEAST: Final = 15.5
"""How high the name of a row or column is at least, in pixels: its letters are 11 pixels high."""

MOST: Final = 22.0


def lost_ground(realm: Realm, ground: Plot, theme: Theme) -> Iterator[Group]:
    """A mark on every empty square that no domino can cover any more."""
    for square in realm.lost:
        if ground.window.shows(square):
            yield piece(marks.lost(theme), ground, square)


def coordinates(layout: Layout, theme: Theme) -> Iterator[Group]:
    """The letters of the columns below the kingdom in the middle, the numbers of rows beside it.

    They lie on its edge, where no crown is printed, and never beyond the canvas.
    """
    ground, window = layout.main, layout.main.window
    scale = between(LEAST, ground.cell * 0.2, MOST) / plot.NAME_HIGH
    wide, high = plot.NAME_WIDE * scale, plot.NAME_HIGH * scale
    low = min(ground.y + window.rows * ground.cell - high * 0.4, layout.height - high - 1)
    left = max(ground.x - wide * 0.6, 1)
    for column in range(window.columns):
        x = ground.x + (column + 0.5) * ground.cell - wide / 2
        yield plot.name(COLUMNS[window.west + column], theme)._replace(x=x, y=low, scale=scale)
    for row in range(window.rows):
        y = ground.y + (window.rows - row - 0.36) * ground.cell - high / 2
        number = str(window.south + row + 1)
        yield plot.name(number, theme)._replace(x=left, y=y, scale=scale)
