"""The pieces in diagrams: the table's drawings in the light theme, with letters and numbers."""

from collections.abc import Sequence
from typing import Final

from realmino.drawing.art import buildings, crowns_coins_towers, dragon, emblem, figures
from realmino.drawing.art import castle as castles
from realmino.drawing.art import land as lands
from realmino.drawing.art.icons import building_icon
from realmino.drawing.shapes import Group, Path, Scene, Shape, Text, circle, rect
from realmino.drawing.theme import CREAM, INK, dark, light
from realmino.pieces.buildings import Building, tile_of
from realmino.pieces.dominoes import Half
from realmino.pieces.terrain import Terrain
from realmino.pieces.variants import SEATS

SQUARE: Final = 100
"""Units per side of a square."""

THEME_PAINTS: Final = {
    "paper": (light.paper, dark.paper),
    "ink": (light.ink, dark.ink),
    "soft": (light.muted, dark.muted),
    "cell": (light.cell, dark.cell),
    "edge": (light.shadow, dark.shadow),
    "allowed": (light.accent, dark.accent),
    "refused": (light.refused, dark.refused),
    "rim": (light.paper, dark.paper),
}
"""Paints that differ between light and dark viewers; pieces look the same in both."""

PURSE_WIDTH: Final = 300
"""The width of a purse drawn with icons."""

_VARIANTS: Final = {
    Terrain.WHEAT: 2,
    Terrain.FOREST: 0,
    Terrain.LAKE: 1,
    Terrain.GRASSLAND: 0,
    Terrain.SWAMP: 2,
    Terrain.MINE: 3,
    Terrain.TOWN: 0,
}
"""The variant of each terrain; diagrams use only one, to keep them small."""

_TICK: Final = "M-10 1L-3 8L10 -7"
_CROSS: Final = "M-8 -8L8 8M-8 8L8 -8"

_UNKNOWN_BUILDING: Final = Group((Group(building_icon(), scale=3.125),))
"""A building from a custom table that has no picture, 100 by 100."""


def square(half: Half, x: float, y: float) -> Scene:
    """A land square with its crowns."""
    terrain = half.terrain.key
    drawn = lands.square(terrain, 0, _VARIANTS[half.terrain], light)
    return (drawn._replace(x=x, y=y, sprite=terrain), *crowns(half.crowns, x, y))


def crowns(count: int, x: float, y: float) -> Scene:
    """Crowns in the upper left of a square."""
    repeated = crowns_coins_towers.crown(light)._replace(sprite="crown")
    return (Group(crowns_coins_towers.crown_row(count, repeated), x=x, y=y),) if count else ()


def building(tile: Building, x: float, y: float, small: bool) -> Scene:
    """A building in a kingdom: its picture and crowns, and its number unless ``small``."""
    is_known = tile.key in buildings.PICTURES
    shown = buildings.icon(tile.key, light, done=True) if is_known else _UNKNOWN_BUILDING
    return (
        shown._replace(x=x, y=y, sprite=f"building-{tile.key}"),
        *crowns(tile.crowns, x, y),
        *(() if small else _plate(str(tile.id), x + 96, y + 96)),
    )


def tile(shown: Building, x: float, y: float) -> Scene:
    """A tile on the builders' board, with all its effects."""
    is_known = shown.key in buildings.PICTURES
    drawn = buildings.building(tile_of(shown), light, done=False) if is_known else _UNKNOWN_BUILDING
    return (drawn._replace(x=x, y=y, sprite=f"tile-{shown.id}"),)


def price(x: float, y: float) -> Scene:
    """The coin beside a price, 28 by 28."""
    return (crowns_coins_towers.coin(light)._replace(x=x, y=y, scale=0.28, sprite="coin"),)


def knight_at(x: float, y: float) -> Scene:
    """A knight on its square."""
    return (figures.standing_knight(light)._replace(x=x, y=y, sprite="knight"),)


def dragon_at(x: float, y: float) -> Scene:
    """The Dragon on a spot of the builders' board."""
    return (dragon.dragon(light)._replace(x=x, y=y, sprite="dragon"),)


def queen_at(x: float, y: float) -> Scene:
    """The Queen beside her host's kingdom, 60 by 60."""
    return (figures.queen(light)._replace(x=x, y=y, scale=0.6, sprite="queen"),)


def castle(kingdom: int, colours: Sequence[str], x: float, y: float, small: bool) -> Scene:
    """A kingdom's castle tile, in both partners' colours if there are two.

    It has its letter unless ``small``.
    """
    own, partners = colours[0], colours[-1]
    drawn = (
        castles.partners_castle(own, partners, light)
        if own != partners
        else castles.castle(own, light)
    )
    named = drawn._replace(x=x, y=y, sprite=f"castle-{'-'.join(colours)}")
    return (named, *(() if small else _letter(kingdom, own, x + 82, y + 82)))


def king(seat: int, colour: str, x: float, y: float, small: bool) -> Scene:
    """A seat's king, 90 by 90, with its letter unless ``small``."""
    drawn = figures.king(colour, light)._replace(sprite=f"king-{colour}")
    letter = () if small else _letter(seat, colour, x + 78, y + 74)
    return (drawn._replace(x=x, y=y, scale=0.86), *letter)


def emblem_at(colours: Sequence[str], x: float, y: float) -> Scene:
    """The builders' emblem beside a kingdom's name, 50 by 50."""
    own, partners = colours[0], colours[-1]
    drawn = emblem.pair(own, partners, light) if own != partners else emblem.emblem(own, light)
    return (drawn._replace(x=x, y=y, scale=0.5, sprite=f"emblem-{'-'.join(colours)}"),)


def purse(owned: tuple[int, int, int], x: float, y: float) -> Scene:
    """Coins, knights and towers as icons with numbers, `PURSE_WIDTH` by 48."""
    shapes: list[Shape] = []
    signs = {
        "coin": crowns_coins_towers.coin(light),
        "knight-owned": figures.knight(light),
        "tower": crowns_coins_towers.tower(light),
    }
    for index, (name, sign) in enumerate(signs.items()):
        left = x + PURSE_WIDTH / len(signs) * index
        shapes.append(sign._replace(x=left, y=y, scale=0.44, sprite=name))
        shapes.append(text(left + 48, y + 35, str(owned[index]), 36, anchor="start"))
    return tuple(shapes)


def arrow(x: float, y: float) -> Scene:
    """The icon of the next line, 60 by 28: an arrow."""
    tip = f"{x + 56:g} {y + 14:g}"
    outline = f"M{x:g} {y + 14:g}L{tip}M{x + 40:g} {y:g}L{tip}L{x + 40:g} {y + 28:g}"
    return (Path(outline, stroke="ink", width=7),)


def ground(x: float, y: float) -> Scene:
    """An empty square."""
    cell = Path(rect(6, 6, 88, 88, 8), stroke="cell", width=2.5, dash=(9, 8))
    return (Group((cell,), x=x, y=y, sprite="ground"),)


def edge(x: float, y: float, squares: int = 1) -> Scene:
    """The outline of a square, or of a domino's two squares."""
    line = Path(rect(0, 0, SQUARE * squares, SQUARE, 3), stroke="edge", width=3)
    return (Group((line,), x=x, y=y, sprite=f"edge-{squares}"),)


def verdict(x: float, y: float, width: float, height: float, is_allowed: bool) -> Scene:
    """An outline with a tick or a cross in its upper right corner."""
    paint, sign = ("allowed", _TICK) if is_allowed else ("refused", _CROSS)
    frame = rect(x + 6, y + 6, width - 12, height - 12, 8)
    badge = (Path(circle(0, 0, 21), "rim", paint, 6), Path(sign, stroke=paint, width=7))
    return (
        Path(frame, stroke="rim", width=15),
        Path(frame, stroke=paint, width=9),
        Group(badge, x=x + width - 8, y=y + 8, sprite=paint),
    )


def text(
    x: float, y: float, words: str, size: int, kind: str = "ink", anchor: str = "middle"
) -> Text:
    """Words on a baseline, in the paint ``ink`` or ``soft``."""
    return Text(x, y, words, size, kind, anchor, 600)


def _letter(seat: int, colour: str, x: float, y: float) -> Scene:
    """A seat's letter at (x, y), for people who can't distinguish the colours."""
    colours = light.seat(colour)
    disc = Path(circle(0, 0, 17), CREAM, colours.deep, 3.5)
    return (Group((disc, Text(0, 9.5, SEATS[seat].upper(), 27, INK, weight=700)), x=x, y=y),)


def _plate(number: str, x: float, y: float) -> Scene:
    """A number on a small plate whose lower right corner is at (x, y)."""
    wide = 12 + 15.5 * len(number)
    plate = Path(rect(-wide, -30, wide, 30, 6), CREAM, INK, 2)
    return (Group((plate, Text(-wide / 2, -6, number, 25.5, INK, weight=700)), x=x, y=y),)
