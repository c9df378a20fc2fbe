"""The picture of a kingdom beside its points: its land on its ground, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from realmino import Kingdom, Rules
from realmino.drawing.art import buildings, castle, figures, land, plot
from realmino.drawing.shapes import Group, Scene, Shape
from realmino.drawing.theme import Theme
from realmino.pieces.buildings import tile_of
from realmino.pieces.grid import CASTLE, Square, squares_of

RIM: Final = 7
"""How far the ground lies from the edges of its picture."""


def kingdom_picture(
    kingdom: Kingdom, rules: Rules, colours: Sequence[str], side: float, theme: Theme
) -> Scene:
    """A kingdom in the middle of its ground, ``side`` CSS pixels wide and high.

    ``colours`` are those of its ruler, or of both partners.
    """
    unit = side / across(rules.grid)
    ground = plot.plot(rules.grid, rules.grid, theme)._replace(x=RIM, y=RIM)
    shapes = (ground, *_squares(kingdom, rules, colours, theme))
    return (Group(shapes, scale=unit),)


def across(grid: int) -> float:
    """How wide such a picture is before it is made as wide as it shall be: 100 units a square."""
    return 100 * grid + 2 * RIM


def corner(kingdom: Kingdom, grid: int, square: Square) -> tuple[float, float]:
    """The top left corner of a square in those units."""
    west = kingdom.west - (grid - 1 - kingdom.east + kingdom.west) // 2
    north = kingdom.north + (grid - 1 - kingdom.north + kingdom.south) // 2
    return 100 * (square.column - west) + RIM, 100 * (north - square.row) + RIM


def _squares(
    kingdom: Kingdom, rules: Rules, colours: Sequence[str], theme: Theme
) -> Iterator[Shape]:
    for square in squares_of(kingdom.taken):
        x, y = corner(kingdom, rules.grid, square)
        for shape in _standing(kingdom, square, rules, colours, theme):
            yield shape._replace(x=shape.x + x, y=shape.y + y)


def _standing(
    kingdom: Kingdom, square: Square, rules: Rules, colours: Sequence[str], theme: Theme
) -> Iterator[Group]:
    """What stands on a square, 100 by 100."""
    terrain = kingdom.terrain_at(square)
    tile = kingdom.building_at(square)
    if square == CASTLE or terrain is None:
        yield (
            castle.shared(colours[0], colours[1], theme)
            if len(colours) > 1
            else castle.castle(colours[0], theme)
        )
    elif tile:
        yield buildings.building(tile_of(rules.buildings[tile - 1]), theme, True)
    else:
        variant = (3 * square.column + 2 * square.row) % land.VARIANTS
        yield land.square(terrain.key, kingdom.crowns_at(square), variant, theme)
    if kingdom.knights >> square & 1:
        yield figures.standing_knight(theme)
