"""The picture of a kingdom as a history shows it: its land on its ground, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from realmino import Kingdom, Rules
from realmino.art.pieces import building, castle, knight, land, plot
from realmino.art.shapes import Group, Scene, Shape
from realmino.art.theme import Theme
from realmino.model.grid import CASTLE, Square, squares_of
from realmino.view_tile import tile_of


def kingdom_picture(
    kingdom: Kingdom, rules: Rules, colours: Sequence[str], side: float, theme: Theme
) -> Scene:
    """A kingdom in the middle of its ground, ``side`` CSS pixels wide and high.

    ``colours`` are those of its ruler, or of both partners.
    """
    unit = side / (100 * rules.grid + 14)
    ground = plot.plot(rules.grid, rules.grid, theme)._replace(x=7, y=7)
    shapes = (ground, *_squares(kingdom, rules, colours, theme))
    return (Group(shapes, scale=unit),)


def _squares(
    kingdom: Kingdom, rules: Rules, colours: Sequence[str], theme: Theme
) -> Iterator[Shape]:
    west = kingdom.west - (rules.grid - 1 - kingdom.east + kingdom.west) // 2
    north = kingdom.north + (rules.grid - 1 - kingdom.north + kingdom.south) // 2
    for square in squares_of(kingdom.taken):
        x, y = 100 * (square.column - west) + 7, 100 * (north - square.row) + 7
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
        yield building.building(tile_of(rules.buildings[tile - 1]), theme, True)
    else:
        variant = (3 * square.column + 2 * square.row) % land.VARIANTS
        yield land.square(terrain.key, kingdom.crowns_at(square), variant, theme)
    if kingdom.knights >> square & 1:
        yield knight.standing(theme)
