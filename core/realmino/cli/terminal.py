"""Draws kingdoms and dominoes with letters and colours in a terminal."""

import os
import sys
from collections.abc import Collection, Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from realmino.pieces.dominoes import DOMINOES, Dominoes, Half
from realmino.pieces.grid import CASTLE, COLUMNS, STRIDE, Square, squares_of
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.terrain import Terrain
from realmino.pieces.variants import COLOURS, SEATS
from realmino.text.language import say
from realmino.text.messages import colour

WIDTH = 4
"""Characters per square, which is two lines high so that it looks square."""


class TextStyle(NamedTuple):
    """How to fill a square."""

    texture: str
    """Four characters."""
    ground: int
    """Terminal colours (0–255) for the background and the text."""
    ink: int


LOOKS = {
    Terrain.WHEAT: TextStyle("\\|/|", 221, 94),
    Terrain.FOREST: TextStyle("/\\/\\", 22, 194),
    Terrain.LAKE: TextStyle("~~~~", 26, 231),
    Terrain.GRASSLAND: TextStyle("\"'\"'", 149, 22),
    Terrain.SWAMP: TextStyle("-%-%", 101, 232),
    Terrain.MINE: TextStyle("<><>", 237, 222),
    Terrain.TOWN: TextStyle("[]^^", 173, 232),
}
_GROUNDS = dict(zip(COLOURS, (211, 220, 71, 68, 208, 97, 255, 131), strict=True))


class Pen(NamedTuple):
    """What a terminal can show."""

    colour: bool
    """Whether it supports colours."""
    crown: str
    ground: str
    """The character for an empty square."""
    knight: str = "k"
    seats: Sequence[str] = COLOURS
    """The seats' colours."""

    def paint(self, text: str, look: TextStyle) -> str:
        """The text in these colours, if the terminal supports them."""
        if not self.colour:
            return text
        return f"\x1b[48;5;{look.ground};38;5;{look.ink}m{text}\x1b[0m"

    def seat(self, seat: int) -> str:
        """A seat's letter and its colour's name, in that colour."""
        name = say("seat", letter=SEATS[seat], colour=colour(self.seats[seat])) + " "
        return self.paint(f" {name}", self.castle(seat)) if self.colour else name

    def castle(self, seat: int) -> TextStyle:
        """How to fill a seat's castle."""
        return TextStyle("|__|", _GROUNDS[self.seats[seat]], 16)

    def bold(self, text: str) -> str:
        """The text in bold."""
        return f"\x1b[1m{text}\x1b[0m" if self.colour else text


def pen(seats: Sequence[str] = COLOURS) -> Pen:
    """The pen for standard output. It uses colours only in a terminal, unless NO_COLOR is set."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    try:
        "♛·♞".encode(sys.stdout.encoding or "ascii")
        crown, ground, knight = "♛", "·", "♞"
    except (UnicodeEncodeError, LookupError):
        crown, ground, knight = "*", ".", "k"
    return Pen(sys.stdout.isatty() and not plain, crown, ground, knight, seats)


def square(half: Half, pen: Pen) -> tuple[str, str]:
    """The two lines of a land square: letter and crowns, then texture."""
    look = LOOKS[half.terrain]
    top = f"{half.terrain.letter}{pen.crown * half.crowns}".ljust(WIDTH)
    return pen.paint(top, look), pen.paint(look.texture, look)


def kingdom(land: Kingdom, seat: int, pen: Pen, offered: Collection[int] = ()) -> list[str]:
    """The lines of a kingdom with column and row names; ``offered`` squares are marked."""
    shown = [*squares_of(land.taken), *map(Square, offered)]
    columns = range(min(place.column for place in shown), max(place.column for place in shown) + 1)
    south, north = min(place.row for place in shown), max(place.row for place in shown)
    lines = []
    for row in range(north, south - 1, -1):
        places = [Square(STRIDE * column + row) for column in columns]
        squares = [_cell(land, seat, place, place in offered, pen) for place in places]
        lines.append(f"{row + 1:>2} " + "".join(top for top, _ in squares))
        lines.append("   " + "".join(bottom for _, bottom in squares))
    lines.append("   " + "".join(COLUMNS[column].ljust(WIDTH) for column in columns).rstrip())
    return lines


def _cell(land: Kingdom, seat: int, place: int, is_offered: bool, pen: Pen) -> tuple[str, str]:
    if place == CASTLE:
        look = pen.castle(seat)
        return pen.paint(f"^{SEATS[seat].upper()}^^", look), pen.paint(look.texture, look)
    terrain = land.terrain_at(place)
    if terrain is None:
        return ("[  ]", "[__]") if is_offered else (f"  {pen.ground} ", " " * WIDTH)
    return _draw_land(land, terrain, place, pen)


def _draw_land(land: Kingdom, terrain: Terrain, place: int, pen: Pen) -> tuple[str, str]:
    """A square with its crowns or its building's number, and its knight."""
    look = LOOKS[terrain]
    tile = land.building_at(place)
    top = f"#{tile}" if tile else f"{terrain.letter}{pen.crown * land.crowns_at(place)}"
    knight = pen.knight if land.knights >> place & 1 else ""
    bottom = look.texture[: WIDTH - len(knight)] + knight
    return pen.paint(top.ljust(WIDTH), look), pen.paint(bottom, look)


def line(dominoes: Dominoes, pen: Pen) -> list[str]:
    """A line of dominoes as text: numbers and kings, with the two halves below."""
    rows: list[list[str]] = [[], [], []]
    for id, king in dominoes:
        head = f"{DOMINOES[id].printed} {pen.crown + SEATS[king] if king is not None else ''}"
        first, second = square(DOMINOES[id].first, pen), square(DOMINOES[id].second, pen)
        rows[0].append(head.ljust(2 * WIDTH))
        rows[1].append(first[0] + second[0])
        rows[2].append(first[1] + second[1])
    return ["   ".join(row).rstrip() for row in rows]


def side_by_side(
    blocks: Sequence[Sequence[str]], widths: Sequence[int], most: int
) -> Iterator[str]:
    """Blocks side by side, as many as fit into ``most`` characters; the rest go below."""
    while blocks:
        fitting = 1
        while fitting < len(blocks) and sum(widths[: fitting + 1]) + 3 * fitting <= most:
            fitting += 1
        for parts in zip_longest(*blocks[:fitting], fillvalue=""):
            cells = zip(parts, widths[:fitting], strict=True)
            yield "   ".join(part + " " * (width - _length(part)) for part, width in cells).rstrip()
        blocks, widths = blocks[fitting:], widths[fitting:]


def _length(text: str) -> int:
    """The length of a text without colour codes."""
    return sum(
        len(part.partition("m")[2]) if number else len(part)
        for number, part in enumerate(text.split("\x1b["))
    )


def width(block: Sequence[str]) -> int:
    """A block's width in characters."""
    return max(map(_length, block))
