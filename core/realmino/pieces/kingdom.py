"""A kingdom: its land, its territories, and the places where a domino fits."""

import re
from typing import Any, Final, NamedTuple
from warnings import warn

from realmino.pieces import views
from realmino.pieces.actions import Place, places
from realmino.pieces.buildings import parse_tile
from realmino.pieces.dominoes import Domino
from realmino.pieces.grid import (
    CASTLE,
    CASTLE_BIT,
    SPAN,
    STRIDE,
    Side,
    Square,
    bit,
    neighbours,
    reach,
    squares_of,
    territory_of,
)
from realmino.pieces.parsing import NotationError, check_length
from realmino.pieces.reasons import Reason
from realmino.pieces.terrain import TERRAIN_OF_LETTER, Terrain


class Territory(NamedTuple):
    """All connected squares of one terrain."""

    terrain: Terrain
    squares: tuple[Square, ...]
    """Sorted."""
    crowns: int

    @property
    def size(self) -> int:
        """The number of squares."""
        return len(self.squares)

    @property
    def as_squares(self) -> tuple[Square, ...]:
        """Deprecated alias of `squares`."""
        warn("Territory.as_squares is now squares", DeprecationWarning, stacklevel=2)
        return self.squares

    @property
    def points(self) -> int:
        """Squares × crowns."""
        return self.size * self.crowns


class LandSquare(NamedTuple):
    """A square of a kingdom's land."""

    square: Square
    terrain: Terrain
    crowns: int
    """The printed crowns, 0 to 3."""


class Kingdom(NamedTuple):
    """A castle on g7 and the land around it, as bit masks."""

    lands: tuple[int, ...]
    """Each terrain's land, as masks."""
    ones: int
    twos: int
    """The squares whose printed crowns have that binary digit, as masks."""
    taken: int
    """All land and the castle, as a mask."""
    west: int
    east: int
    south: int
    north: int
    """The outermost columns and rows, 0–12."""
    knights: int = 0
    """The squares with a knight, as a mask."""
    buildings: tuple[tuple[int, int], ...] = ()
    """(town square, tile), sorted."""

    @staticmethod
    def parse(text: str) -> "Kingdom":
        """The kingdom in a text such as ``ff1/C-``; raises `NotationError`."""
        return _parse(text)

    def __str__(self) -> str:
        rows = []
        for row in range(self.north, self.south - 1, -1):
            line = (STRIDE * column + row for column in range(self.west, self.east + 1))
            rows.append("".join(self._square_text(square) for square in line))
        return "/".join(rows)

    def __repr__(self) -> str:
        return f"Kingdom.parse({str(self)!r})"

    def to_json(self) -> dict[str, Any]:
        """The kingdom as JSON data: ``{"kingdom": "ff/C-"}``."""
        return {"kingdom": str(self)}

    @staticmethod
    def from_json(data: object) -> "Kingdom":
        """The kingdom from `to_json` data; `JsonError` names the invalid field."""
        from realmino.pieces.json_values import read_text

        return read_text(data, "kingdom", Kingdom.parse)

    def _repr_svg_(self) -> str:
        """The picture for notebooks."""
        return str(views["kingdom"](self))

    def _square_text(self, square: int) -> str:
        if square == CASTLE:
            return "C"
        terrain = self.terrain_at(square)
        if terrain is None:
            return "-"
        tile = self.building_at(square)
        land = f"b{tile:02}" if tile else f"{terrain.letter}{self.crowns_at(square) or ''}"
        return land + "n" * (self.knights >> square & 1)

    def building_at(self, square: int) -> int | None:
        """The tile on a square; None if there's no building."""
        return next((tile for built, tile in self.buildings if built == square), None)

    @property
    def open_towns(self) -> int:
        """The town squares without a building, as a mask."""
        return self.lands[Terrain.TOWN] & ~sum([1 << square for square, _ in self.buildings])

    def territory_at(self, square: int) -> int:
        """A square's territory, as a mask; 0 for a square without land."""
        mask = bit(square)
        return next((territory_of(mask, land) for land in self.lands if land & mask), 0)

    def terrain_at(self, square: int) -> Terrain | None:
        """A square's terrain; None for the castle and empty ground."""
        mask = bit(square)
        return next((terrain for terrain in Terrain if self.lands[terrain] & mask), None)

    def land(self) -> list[LandSquare]:
        """Every square of land, sorted, without the castle.

        >>> [(str(square), terrain.key, crowns)
        ...  for square, terrain, crowns in Kingdom.parse("f1-/Cw").land()]
        [('g8', 'forest', 1), ('h7', 'wheat', 0)]
        """
        return [
            LandSquare(square, terrain, self.crowns_at(square))
            for square in squares_of(self.taken)
            if (terrain := self.terrain_at(square)) is not None
        ]

    def crowns_at(self, square: int) -> int:
        """The crowns on a square, 0–3."""
        return self.crowns_in(bit(square))

    def crowns_in(self, mask: int) -> int:
        """The crowns on a set of squares."""
        return (self.ones & mask).bit_count() + 2 * (self.twos & mask).bit_count()

    def territories(self) -> list[Territory]:
        """All territories, by terrain and then by first square."""
        territories = []
        for terrain in Terrain:
            land = self.lands[terrain]
            while land:
                mask = territory_of(land & -land, land)
                land ^= mask
                squares = tuple(squares_of(mask))
                territories.append(Territory(terrain, squares, self.crowns_in(mask)))
        return territories

    def fits(self, domino: Domino, grid: int) -> list[int]:
        """A domino's legal places: for each `Side`, a mask of its first half's possible squares.

        Rulebook, "Connection Rules": a half touches the castle or its own terrain. A domino with
        equal halves has no places towards the south and west, since these would repeat those
        towards the north and east.
        """
        room = reach(self.west, self.east, self.south, self.north, grid) & ~self.taken
        first = neighbours(self.lands[domino.first.terrain] | CASTLE_BIT)
        second = neighbours(self.lands[domino.second.terrain] | CASTLE_BIT)
        north = room & room >> 1 & (first | second >> 1)
        east = room & room >> STRIDE & (first | second >> STRIDE)
        if domino.halves_equal:
            return [north, east, 0, 0]
        south = room & room << 1 & (first | second << 1)
        return [north, east, south, room & room << STRIDE & (first | second << STRIDE)]

    def places(self, domino: Domino, grid: int) -> list[Place]:
        """Every legal way to place the domino, sorted; empty if it fits nowhere.

        ``grid`` is the maximum number of squares in a row: `Rules.grid`.

        >>> from realmino import DOMINOES
        >>> [str(place) for place in Kingdom.parse("www/wCw").places(DOMINOES[48], 3)]
        ['A48f6e', 'A48f9e', 'A48g6e', 'A48g6w', 'A48g9e', 'A48g9w', 'A48h6w', 'A48h9w']
        """
        shared = places(domino.id)
        return sorted(
            shared[4 * square + side]
            for side, mask in enumerate(self.fits(domino, grid))
            for square in squares_of(mask)
        )

    def why_not(self, domino: Domino, square: int, side: Side, grid: int) -> Reason | None:
        """Why the domino can't be placed there; None if it can.

        Raises `NotationError` for a square off the grid.
        """
        if type(square) is not Square:
            square = Square(square)
        if domino.halves_equal and side in (Side.SOUTH, Side.WEST):
            return Reason.MIRRORED
        other = square + side.step
        mask = bit(square) | (bit(other) if other >= 0 else 0)
        if mask & self.taken:
            return Reason.OCCUPIED
        room = reach(self.west, self.east, self.south, self.north, grid)
        if mask & room != mask or other < 0:
            return Reason.TOO_LARGE
        if not mask & neighbours(self.taken):
            return Reason.NOT_TOUCHING
        return None if self.fits(domino, grid)[side] & bit(square) else Reason.NO_MATCH

    def fits_within(self, grid: int) -> bool:
        """Whether the kingdom is at most ``grid`` squares wide and high."""
        return self.east - self.west < grid and self.north - self.south < grid


_new_kingdom: Final = Kingdom.__new__


def _from_fields(cls: type[Kingdom], *fields: Any, **named: Any) -> Kingdom:
    """A kingdom from its fields; the error for a text suggests `Kingdom.parse`."""
    if not named and (not fields or isinstance(fields[0], str)):
        raise TypeError("write Kingdom.parse('ff/C-'): a Kingdom itself takes masks")
    return _new_kingdom(cls, *fields, **named)


# A named tuple can't define `__new__` itself. Moves create kingdoms with `_make`, which skips it.
Kingdom.__new__ = _from_fields  # type: ignore[method-assign,assignment]

EMPTY: Final = Kingdom(
    (0,) * len(Terrain), 0, 0, CASTLE_BIT, *(CASTLE.column,) * 2, *(CASTLE.row,) * 2
)
"""A castle without land."""

_LONGEST: Final = 2_048
"""Maximum characters in a kingdom; the whole grid with buildings and knights takes 688."""

_SQUARE = re.compile(r"-|C|(?:([wflgsmt])([1-3])?|b([0-9]{2}))(n)?")


class _Cell(NamedTuple):
    """A square of land in a kingdom's text."""

    terrain: Terrain
    crowns: int
    tile: int
    knight: bool


def _build(squares: dict[Square, _Cell]) -> Kingdom:
    lands = [0] * len(Terrain)
    ones = twos = 0
    taken = CASTLE_BIT
    knights = 0
    for square, (terrain, crowns, _, knight) in squares.items():
        lands[terrain] |= bit(square)
        knights |= bit(square) * knight
        ones |= bit(square) * (crowns & 1)
        twos |= bit(square) * (crowns >> 1)
        taken |= bit(square)
    columns = [square.column for square in squares_of(taken)]
    rows = [square.row for square in squares_of(taken)]
    bounds = min(columns), max(columns), min(rows), max(rows)
    tiles = sorted((int(square), cell.tile) for square, cell in squares.items() if cell.tile)
    return Kingdom(tuple(lands), ones, twos, taken, *bounds, knights, tuple(tiles))


def _parse(text: str) -> Kingdom:
    """Reads rows from north to south; the castle determines their position on the grid."""
    check_length(text, _LONGEST, "a kingdom")
    land: dict[tuple[int, int], tuple[_Cell, int]] = {}
    castle = width = None
    column = down = position = row = 0
    while position < len(text):
        if text[position] in "/\n":
            width = _check_width(text, row, column, width)
            column, down, position = 0, down + 1, position + 1
            row = position
            continue
        match = _SQUARE.match(text, position)
        if not match:
            expected = "- C / one of w f l g s m t and its crowns 1-3, or b and a tile"
            raise NotationError(text, position, expected)
        if match[0] == "C" and castle:
            raise NotationError(text, position, "only one castle")
        if match[0] == "C":
            castle = column, down
        elif match[0] != "-":
            land[column, down] = _cell(text, match), position
        column, position = column + 1, match.end()
    if column or not text.endswith("\n"):
        _check_width(text, row, column, width)
    if castle is None:
        raise NotationError(text, len(text), "a castle C somewhere in the kingdom")
    squares = {}
    for (column, down), (cell, position) in land.items():
        east, north = CASTLE.column + column - castle[0], CASTLE.row + castle[1] - down
        if not (0 <= east < SPAN and 0 <= north < SPAN):
            raise NotationError(text, position, "squares at most six away from the castle")
        squares[Square(STRIDE * east + north)] = cell
    return _build(squares)


def _check_width(text: str, row: int, count: int, width: int | None) -> int:
    """The number of squares in a row that starts at ``row``; it must match a known ``width``."""
    if width is not None and count != width:
        raise NotationError(text, row, f"rows of equal length: {width} squares, not {count}")
    return count


def _cell(text: str, match: re.Match[str]) -> _Cell:
    letter, crowns, tile, knight = match.groups()
    if letter:
        return _Cell(TERRAIN_OF_LETTER[letter], int(crowns or 0), 0, bool(knight))
    number = parse_tile(text, match.start() + 1, tile.removeprefix("0"))
    return _Cell(Terrain.TOWN, 0, number, bool(knight))
