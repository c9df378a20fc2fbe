"""Positions as stand-alone SVG pictures, for paper and for screens, light or dark."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple
from zlib import crc32

from realmino import diagram_pieces as pieces
from realmino.diagram_pieces import INK, PAPER, SQUARE
from realmino.diagram_words import (
    board_words,
    domino_words,
    kingdom_words,
    purse_words,
    tiles_of,
)
from realmino.model.court import SPOTS
from realmino.model.dominoes import DOMINOES, Half
from realmino.model.grid import CASTLE, COLUMNS, STRIDE
from realmino.model.kingdom import Kingdom
from realmino.model.line import Dominoes
from realmino.notation.positions import PartialPosition
from realmino.rules.variants import SEATS
from realmino.text.catalogue import colour, say
from realmino.text.messages import Name

_SHOWN = 0.44
"""Pixels per unit where nobody says how large the picture shall be."""

_BORDER, _GAP, _HEAD, _MARGIN = 44, 70, 70, 40
_LINE_WIDTH, _LINE_STEP = 76 + 2 * SQUARE + 96, SQUARE + 26
_BOARD_WIDTH = 90 + SQUARE + 290


class _Block(NamedTuple):
    """A part of the picture: its size in units, its SVG drawn from (0, 0)."""

    width: float
    height: float
    svg: str


def diagram(position: PartialPosition, title: str = "") -> str:
    """The SVG text of a position: its lines with the kings on them, and its kingdoms.

    Whatever the position lacks is left out. A title is drawn above the picture too. Raises
    `ValueError` for a position with neither a line nor a kingdom.
    """
    lines = [_line(say(heading), line) for heading, line in _lines(position)]
    lines += [_board(position)] if position.board else []
    is_alone = len(position.kingdoms) == 1 and not lines
    kingdoms = [
        _kingdom(position, land, seat, is_named=not is_alone)
        for seat, land in sorted(position.kingdoms.items())
    ]
    if not lines and not kingdoms:
        raise ValueError("a position without a line and without a kingdom makes no picture")
    table = _row([*lines, _stack(kingdoms)] if kingdoms else lines)
    game = Name(f"game-{position.rules.game if position.rules else 'K'}")
    described = say("sentences", sentences=[*_described(position)])
    return _document(table, described, title, say("picture", game=game))


def kingdom_diagram(kingdom: Kingdom) -> str:
    """The SVG text of a kingdom alone."""
    return diagram(PartialPosition(kingdoms={0: kingdom}))


def _lines(position: PartialPosition) -> list[tuple[str, Dominoes]]:
    """The lines that the position has, with the keys of their headings."""
    lines = (("picture-line", position.line), ("picture-next", position.next))
    return [(heading, line) for heading, line in lines if line]


# Blocks


def _kingdom(position: PartialPosition, land: Kingdom, seat: int, is_named: bool) -> _Block:
    """A kingdom with the names of its columns and rows on the border, its purse below."""
    columns, rows = range(land.west, land.east + 1), range(land.north, land.south - 1, -1)
    name = say("picture-kingdom", letter=SEATS[seat].upper(), colour=colour(seat))
    top = _HEAD if is_named else 0
    bottom = top + SQUARE * len(rows)
    parts = [pieces.text(_BORDER, 46, name, 36, anchor="start")] if is_named else []
    for down, row in enumerate(rows):
        y = top + SQUARE * down
        parts.append(pieces.text(_BORDER - 22, y + 61, str(row + 1), 30, kind="soft"))
        for along, column in enumerate(columns):
            place = STRIDE * column + row
            parts.append(_square(land, seat, place, _BORDER + SQUARE * along, y))
            parts.append(_upon(position, land, place, _BORDER + SQUARE * along, y))
    for along, column in enumerate(columns):
        x = _BORDER + SQUARE * (along + 0.5)
        parts.append(pieces.text(x, bottom + 36, COLUMNS[column], 30, kind="soft"))
    width, height = _BORDER + SQUARE * len(columns), bottom + _BORDER
    if seat in position.purses:
        owned = purse_words(position, seat)
        parts.append(pieces.text(_BORDER, height + 40, owned, 28, anchor="start"))
        width, height = max(width, _BORDER + 15 * len(owned)), height + 56
    return _Block(width, height, "".join(parts))


def _upon(position: PartialPosition, land: Kingdom, place: int, x: float, y: float) -> str:
    """The building and the knight on a square."""
    tile = land.building_at(place)
    crowns = tiles_of(position)[tile - 1].crowns if tile else 0
    house = pieces.building(tile, crowns, x, y) if tile else ""
    return house + (pieces.knight(x, y) if land.knights >> place & 1 else "")


def _board(position: PartialPosition) -> _Block:
    """The builders' board from top to bottom: price, tile, what it is; or the Dragon."""
    parts = [pieces.text(70, 46, say("picture-board"), 36, anchor="start")]
    for spot, tile in enumerate(position.board or ()):
        y = _HEAD + _LINE_STEP * spot
        parts.append(pieces.text(56, y + 63, str(spot), 36, anchor="end"))
        parts.append(pieces.edge(70, y, SQUARE, SQUARE))
        if tile:
            building = tiles_of(position)[tile - 1]
            parts.append(pieces.building(tile, building.crowns, 70, y))
            parts.append(pieces.text(90 + SQUARE, y + 61, building.kind, 30, anchor="start"))
        elif position.dragon == spot:
            parts.append(pieces.dragon(70, y))
    return _Block(_BOARD_WIDTH, _HEAD + _LINE_STEP * SPOTS, "".join(parts))


def _square(land: Kingdom, seat: int, place: int, x: float, y: float) -> str:
    """The castle, a square of land, or empty ground."""
    if place == CASTLE:
        return pieces.castle(seat, x, y)
    terrain = land.terrain_at(place)
    if terrain is None:
        return pieces.ground(x, y)
    square = pieces.square(Half(terrain, land.crowns_at(place)), x, y)
    return square + pieces.edge(x, y, SQUARE, SQUARE)


def _line(heading: str, line: Dominoes) -> _Block:
    """A line of dominoes from top to bottom, each with its number and its king."""
    parts = [pieces.text(70, 46, heading, 36, anchor="start")]
    for number, (id, king) in enumerate(line):
        y, domino = _HEAD + _LINE_STEP * number, DOMINOES[id]
        parts.append(pieces.text(56, y + 63, str(domino.printed), 36, anchor="end"))
        parts.append(pieces.square(domino.first, 70, y))
        parts.append(pieces.square(domino.second, 70 + SQUARE, y))
        parts.append(pieces.edge(70, y, 2 * SQUARE, SQUARE))
        if king is not None:
            parts.append(pieces.king(king, 80 + 2 * SQUARE, y + 10))
    return _Block(_LINE_WIDTH, _HEAD + _LINE_STEP * len(line), "".join(parts))


def _row(blocks: Sequence[_Block]) -> _Block:
    """Blocks beside each other."""
    x, parts = 0.0, []
    for block in blocks:
        parts.append(pieces.moved(block.svg, x, 0))
        x += block.width + _GAP
    return _Block(x - _GAP, max(block.height for block in blocks), "".join(parts))


def _stack(kingdoms: Sequence[_Block]) -> _Block:
    """Kingdoms in rows of equal columns: two side by side, or three where there are many."""
    width = max(kingdom.width for kingdom in kingdoms)
    even = [kingdom._replace(width=width) for kingdom in kingdoms]
    across = 2 if len(even) <= 4 else 3
    y, parts = 0.0, []
    for first in range(0, len(even), across):
        row = _row(even[first : first + across])
        parts.append(pieces.moved(row.svg, 0, y))
        y += row.height + _GAP / 2
    columns = min(across, len(even))
    return _Block(columns * (width + _GAP) - _GAP, y - _GAP / 2, "".join(parts))


# The document


def _document(table: _Block, description: str, title: str, otherwise: str) -> str:
    """The SVG around a drawing, with its symbols, its colours and its description."""
    heading = "".join(letter for letter in title if letter.isprintable())
    top = _MARGIN + (84 if heading else 0)
    wide = max(table.width, 32 * len(heading)) + 2 * _MARGIN
    high = table.height + top + _MARGIN
    id = f"rm-{crc32((heading + table.svg).encode()):08x}"
    drawn = pieces.text(_MARGIN + 4, _MARGIN + 44, heading, 52, anchor="start") if heading else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" '
        f'width="{wide * _SHOWN:.0f}" height="{high * _SHOWN:.0f}" role="img" '
        f'aria-labelledby="{id}-title {id}-desc" fill="{INK}" '
        f'font-family="system-ui, Helvetica, Arial, sans-serif">\n'
        f'<title id="{id}-title">{escape(heading or otherwise)}</title>\n'
        f'<desc id="{id}-desc">{escape(description)}</desc>\n'
        f"<style>{pieces.STYLE}</style>\n<defs>{''.join(pieces.symbols(table.svg))}</defs>\n"
        f'<rect class="rm-paper" width="{wide:g}" height="{high:g}" rx="24" fill="{PAPER}"/>\n'
        f"{drawn}{pieces.moved(table.svg, _MARGIN, top)}\n</svg>\n"
    )


def _described(position: PartialPosition) -> Iterator[str]:
    """The picture in sentences, for those who do not see it."""
    for heading, line in _lines(position):
        yield say(f"{heading}-told", dominoes=[domino_words(*lain) for lain in line])
    yield from board_words(position)
    for seat, land in sorted(position.kingdoms.items()):
        yield from kingdom_words(position, seat, land)
