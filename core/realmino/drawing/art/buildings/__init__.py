"""Building tiles: a picture of the building, with symbols in the corners for its effects."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, lru_cache

from realmino.drawing.art.buildings import crafts, lasting, meeting
from realmino.drawing.art.crowns_coins_towers import (
    coin_shapes,
    crown_row,
    crown_shapes,
    tower_shapes,
)
from realmino.drawing.art.figures import knight_shapes
from realmino.drawing.art.icons import shield, terrain_icon
from realmino.drawing.art.town import paving
from realmino.drawing.shapes import Group, Path, Shape, Text, rect
from realmino.drawing.theme import CREAM, INK, Theme, tint_shapes
from realmino.pieces.buildings import Tile

PICTURES: dict[str, Callable[[], Sequence[Shape]]] = {
    "bakery": crafts.bakery,
    "sawmill": crafts.sawmill,
    "fishmonger": crafts.fishmonger,
    "spinning_mill": crafts.spinning_mill,
    "magic_school": crafts.magic_school,
    "goldsmith": crafts.goldsmith,
    "church": meeting.church,
    "archery_range": meeting.archery_range,
    "travelling_castle": meeting.travelling_castle,
    "royal_treasury": meeting.royal_treasury,
    "guarded_treasury": meeting.guarded_treasury,
    "big_tavern": meeting.big_tavern,
    "fortress": lasting.fortress,
    "brewery": lasting.brewery,
    "guardtower": lasting.guardtower,
    "statue": lasting.statue,
    "queens_statue": lasting.queens_statue,
    "queens_tower": lasting.queens_tower,
}
SMALL, LARGE = 1.06, 1.25
"""The usual scale of symbols, and that of taxes and points on the builders' board."""


@lru_cache(maxsize=256)
def building(tile: Tile, theme: Theme, done: bool) -> Group:
    """A building tile, 100 by 100: grey on the builders' board, in warm colours once ``done``.

    On the board: immediate effects in the upper left, crowns in the upper right, tax effects in the
    lower left, points in the lower right. In a town: no immediate effects, crowns in the upper left
    as on all squares, and tax effects in the upper right, because the lower left is for a knight.
    """
    tax, score = _tax(tile), _score(tile)
    if done:
        corners = (
            *crown_row(tile.crowns),
            *_corner(tax, 98, 2, SMALL, right=True),
            *_corner(score, 98, 98 - 26 * SMALL, SMALL, right=True),
        )
    else:
        corners = (
            *_corner(_at_once(tile), 2, 2, SMALL),
            *_crown_ribbon(tile.crowns),
            *_corner(tax, 2, 98 - 26 * LARGE, LARGE),
            *_corner(score, 98, 98 - 26 * LARGE, LARGE, right=True),
        )
    picture = Group(_picture(tile.key), x=10, y=5 if done else 3, scale=0.8)
    shapes: tuple[Shape, ...] = (*_ground(done), picture, *corners)
    # The name omits the id, so that identical tiles share one picture.
    name = f"building:{int(done)}:{theme.name}:{replace(tile, tile=0)}"
    return Group(tint_shapes(shapes, theme), sprite=name, size=(100, 100))


@lru_cache(maxsize=128)
def icon(kind: str, theme: Theme, done: bool, crowns: int = 0) -> Group:
    """A building's picture and crowns, 100 by 100, for small squares."""
    picture = Group(_picture(kind), x=4, y=6, scale=0.92)
    shapes: tuple[Shape, ...] = (*_ground(done), picture, *crown_row(crowns))
    return Group(
        tint_shapes(shapes, theme),
        sprite=f"building-sign:{kind}:{int(done)}:{crowns}:{theme.name}",
        size=(100, 100),
    )


def _ground(done: bool) -> tuple[Path, ...]:
    if done:
        return (*paving(), Path(rect(3, 3, 94, 94, 7), stroke="#a8472c", width=3))
    joints = "M2 34H98M2 66H98M30 4V34M72 4V34M50 34V66M24 66V97M70 66V97"
    return (
        Path(rect(-1.6, -0.6, 104, 104, 10), fill="#1c140a", alpha=0.35),
        Path(rect(-1, -1, 102, 103, 9), fill="#6f6a62"),
        Path(rect(-1, -1, 102, 102, 9), "#d3cec5", "#57524a", 1.2),
        Path(rect(2, 2, 96, 96, 6), fill="#b7b2a9"),
        Path(joints, stroke="#a19c92", width=2),
        Path("M4 92V10Q4 4 10 4H92", stroke="#e6e2da", width=2),
    )


@cache
def _picture(kind: str) -> tuple[Shape, ...]:
    return tuple(PICTURES[kind]())


Icon = tuple[float, tuple[Shape, ...]]
"""A symbol's width at a height of 24, and its shapes."""


def _number(text: str) -> Icon:
    wide = 15.0 * len(text)
    return wide, (Text(wide / 2 + 0.6, 21, text, 24, INK, weight=700),)


def _tax(tile: Tile) -> list[Icon]:
    icons: list[Icon] = []
    taxes = ((tile.tax_per_knight, knight_shapes()), (tile.tax_per_tower, tower_shapes()))
    for coins, owned in taxes:
        if coins:
            icons += [
                (24, (Group(coin_shapes(coins), scale=0.24),)),
                (22, (Group(owned, scale=0.24),)),
            ]
    return icons


def _score(tile: Tile) -> list[Icon]:
    icons: list[Icon] = []
    if tile.points:
        icons.append((24, shield(tile.points)))
    if tile.per_territory:
        icons += [(24, shield(tile.territory_points)), (24, terrain_icon(tile.per_territory))]
    for each, owned in ((tile.per_tower, tower_shapes()), (tile.per_knight, knight_shapes())):
        if each:
            icons += [(24, shield(each)), (24, (Group(owned, scale=0.24),))]
    return icons


def _at_once(tile: Tile) -> list[Icon]:
    icons: list[Icon] = []
    for count, piece in ((tile.knights, knight_shapes()), (tile.towers, tower_shapes())):
        if count > 1:
            icons.append(_number(str(count)))
        if count:
            icons.append((24, (Group(piece, scale=0.24),)))
    return icons


def _crown_ribbon(crowns: int) -> tuple[Shape, ...]:
    """A tile's crowns on a dark ribbon in its upper right corner."""
    if not crowns:
        return ()
    wide = 4 + crowns * 27
    ribbon = f"M{100 - wide} 0H92Q100 0 100 8V28H{109 - wide}Q{100 - wide} 28 {100 - wide} 19Z"
    each = (Group(crown_shapes(), x=103 - wide + 27 * i, y=3, scale=1.05) for i in range(crowns))
    return (Path(ribbon, fill=INK, alpha=0.74), *each)


def _corner(
    icons: Sequence[Icon], x: float, y: float, scale: float, right: bool = False
) -> tuple[Shape, ...]:
    """Symbols on a plate whose upper left corner is at (x, y); the upper right one if ``right``."""
    if not icons:
        return ()
    wide = sum(w for w, _ in icons) + 3
    plate = Path(rect(0, 0, wide, 26, 7), CREAM, INK, 1.5)
    at = 1.5
    shapes: list[Shape] = [plate]
    for w, drawn in icons:
        shapes.append(Group(drawn, x=at, y=1))
        at += w
    return (Group(tuple(shapes), x=x - wide * scale if right else x, y=y, scale=scale),)
