"""A pad's pictures as shapes: a square, a building, all kingdoms with names and points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from browser.messages import say
from kingdoms import words
from kingdoms.kingdom import PadKingdom, Spot
from kingdoms.model import Pad
from kingdoms.series import PadSeries
from realmino.drawing.art import buildings, castle, emblem, figures, land, plot
from realmino.drawing.shapes import Group, Path, Scene, Shape, Text, rect
from realmino.drawing.theme import Theme
from realmino.pieces.buildings import BUILDINGS, tile_of

CELL: Final = 64.0
"""The width of a square in the picture of all kingdoms, in CSS pixels."""
MARGIN, GAP, HEAD, PLATE, ROW = 32.0, 36.0, 56.0, 52.0, 26.0


class PadPicture(NamedTuple):
    """A picture and its size in CSS pixels."""

    width: float
    height: float
    scene: Scene


def square_key(kingdom: PadKingdom, spot: Spot, colours: Sequence[str], theme: Theme) -> str:
    """A key for a square's picture, equal for equal pictures; "" for empty ground."""
    there = kingdom.squares.get(spot)
    if spot == kingdom.castle:
        return f"castle {'+'.join(colours)} {theme.name}"
    if there is None:
        return ""
    return " ".join(map(str, (*there, _variant(spot), theme.name)))


def square(kingdom: PadKingdom, spot: Spot, colours: Sequence[str], theme: Theme) -> Scene:
    """A square's contents, 100 by 100; () for empty ground."""
    if spot == kingdom.castle:
        return castle_picture(colours, theme)
    there = kingdom.squares.get(spot)
    if there is None:
        return ()
    if there.tile:
        ground = buildings.building(tile_of(BUILDINGS[there.tile - 1]), theme, True)
    else:
        ground = land.square(there.terrain.key, there.crowns, _variant(spot), theme)
    return (ground, figures.standing_knight(theme)) if there.knight else (ground,)


def castle_picture(colours: Sequence[str], theme: Theme) -> Scene:
    """A player's or two partners' castle, 100 by 100."""
    if len(colours) > 1:
        return (castle.partners_castle(colours[0], colours[1], theme),)
    return (castle.castle(colours[0], theme),)


def tile_picture(key: str, theme: Theme) -> Scene:
    """A building of this kind, 100 by 100."""
    tile = next(tile for tile in BUILDINGS if tile.key == key)
    return (buildings.building(tile_of(tile), theme, False),)


def _variant(spot: Spot) -> int:
    """The variant of a square's terrain drawing; neighbours differ."""
    return (3 * spot[0] + 2 * spot[1]) % land.VARIANTS


def all_kingdoms(series: PadSeries, theme: Theme) -> PadPicture:
    """All kingdoms in the current game, with names, points and belongings."""
    pad = series.pad
    sheets = pad.sheets()
    across = 1 if len(sheets) == 1 else 2 if len(sheets) <= 4 else 3
    side = max(kingdom.side for kingdom in pad.kingdoms)
    wide = side * CELL
    high = PLATE + wide + (ROW if pad.rules.has_court else 0)
    down = -(-len(sheets) // across)
    width = 2 * MARGIN + across * wide + (across - 1) * GAP
    height = 2 * MARGIN + HEAD + down * high + (down - 1) * GAP
    room = width - 2 * MARGIN
    head = _head(series)
    shapes: list[Shape] = [
        plot.table(width, height, theme),
        Text(MARGIN, MARGIN + 26, head, 28, theme.ink, "start", 600, 1.0, "title", room),
    ]
    for number, sheet in enumerate(sheets):
        x = MARGIN + number % across * (wide + GAP)
        y = MARGIN + HEAD + number // across * (high + GAP)
        shapes.append(Group(tuple(_block(pad, number, sheet.total, wide, theme)), x=x, y=y))
    return PadPicture(width, height, tuple(shapes))


def text_alternative(series: PadSeries) -> str:
    """The picture's text alternative: the game, and each kingdom's points."""
    scores = [
        say("score", name=words.ruler(series.pad, number), points=sheet.total)
        for number, sheet in enumerate(series.pad.sheets())
    ]
    return say("pad-picture-words", summary=_head(series), scores=scores)


def _head(series: PadSeries) -> str:
    summary = words.summary(series.pad, series.is_dynasty)
    if not series.is_dynasty:
        return summary
    return say("pad-picture-game", summary=summary, game=series.number + 1)


def _block(pad: Pad, number: int, total: int, wide: float, theme: Theme) -> Iterator[Shape]:
    """A kingdom at (0, 0), with its plate above and its purse below."""
    kingdom = pad.kingdoms[number]
    colours = [pad.colours[seat] for seat in pad.rules.seats_of([number])]
    badge = emblem.badge(colours, theme)
    high, points = PLATE - 12, str(total)
    name = words.ruler(pad, number)
    room = wide - high * 1.6 - 20 * len(points)
    yield Path(rect(0, 0, wide, high, high / 2), fill=theme.paper, stroke=theme.line, width=1)
    yield badge._replace(scale=high / 100)
    yield Text(high * 1.2, high * 0.67, name, 20, theme.ink, "start", 600, max_width=room)
    yield Text(wide - high * 0.45, high * 0.7, points, 24, theme.ink, "end", 700)
    ground = kingdom.side * CELL
    yield plot.plot(kingdom.side, kingdom.side, theme)._replace(
        x=(wide - ground) / 2, y=PLATE, scale=CELL / 100
    )
    for column in range(kingdom.side):
        for row in range(kingdom.side):
            scene = square(kingdom, (column, row), colours, theme)
            x = (wide - ground) / 2 + column * CELL
            y = PLATE + (kingdom.side - 1 - row) * CELL
            yield from (_on_square(shape, x, y) for shape in scene)
    if pad.rules.has_court:
        coins, ready, towers = kingdom.purse(pad.rules)
        owned = say("purse", coins=coins, knights=ready, towers=towers)
        yield Text(4, PLATE + ground + 24, owned, 16, theme.muted, "start", max_width=wide - 40)
        if pad.queen == number:
            yield figures.queen(theme)._replace(x=wide - 34, y=PLATE + ground + 2, scale=0.34)


def _on_square(shape: Shape, x: float, y: float) -> Shape:
    """A 100 by 100 drawing, scaled and moved to its square."""
    assert isinstance(shape, Group)
    # Shapes in a square, such as a knight, have their own offset.
    return shape._replace(x=x + shape.x * CELL / 100, y=y + shape.y * CELL / 100,
                          scale=shape.scale * CELL / 100)  # fmt: skip
