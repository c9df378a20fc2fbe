"""One kingdom as a dict of squares, the places of a domino, and reasons for refusals.

A square is (x, y) seen from the castle: x grows to the east, y to the north; the castle is (0, 0)
and named g7.
"""

import re

from .table import DOMINOES, TILES

CASTLE = "C"
TOWN = "t"
COLUMNS = "abcdefghijklm"
ROWS = [str(row) for row in range(1, 14)]
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
Square = tuple[int, int]
Half = tuple[str, int]


def square_name(square: Square) -> str:
    """(0, 0) is g7, (-6, -6) is a1, (6, 6) is m13; ValueError beyond that."""
    x, y = square
    if not (-6 <= x <= 6 and -6 <= y <= 6):
        raise ValueError(f"{square} has no name")
    return COLUMNS[x + 6] + ROWS[y + 6]


def square_of(name: str) -> Square:
    """The square called `name`; ValueError for an unknown name."""
    column, row = name[:1], name[1:]
    if column and column in COLUMNS and row in ROWS:
        return COLUMNS.index(column) - 6, ROWS.index(row) - 6
    raise ValueError(f"no square is called {name!r}")


def neighbours(square: Square) -> list[Square]:
    """The four squares that share an edge with this one."""
    x, y = square
    return [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]


class Land:
    """A kingdom of at most `size` × `size` squares; at first only a castle."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.squares: dict[Square, Half] = {(0, 0): (CASTLE, 0)}
        self.buildings: dict[Square, int] = {}  # the tile on a town square
        self.knights: set[Square] = set()

    def open_town_squares(self) -> set[Square]:
        """The town squares without a building."""
        return {
            square
            for square, (terrain, _crowns) in self.squares.items()
            if terrain == TOWN and square not in self.buildings
        }

    def crowns(self, square: Square) -> int:
        """The printed crowns of a square and those of the building on it."""
        building = self.buildings.get(square)
        return self.squares[square][1] + (TILES[building].crowns if building else 0)

    def put(self, number: int, square: Square, direction: str) -> None:
        """Adds a domino without checking whether it fits."""
        first, second = DOMINOES[number]
        self.squares[square] = first
        self.squares[step(square, direction)] = second

    def why_not(self, number: int, square: Square, direction: str) -> str | None:
        """None if the domino fits there, else the first rule it breaks."""
        first, second = DOMINOES[number]
        other = step(square, direction)
        if first == second and direction not in "ne":
            return "mirrored"
        if square in self.squares or other in self.squares:
            return "occupied"
        if not self._stays_small(square, other):
            return "too_large"
        beside_first = [self.squares[s] for s in neighbours(square) if s in self.squares]
        beside_second = [self.squares[s] for s in neighbours(other) if s in self.squares]
        if not beside_first and not beside_second:
            return "not_touching"
        for half, beside in ((first, beside_first), (second, beside_second)):
            for terrain, _crowns in beside:
                if terrain in (CASTLE, half[0]):
                    return None
        return "no_match"

    def _stays_small(self, *new: Square) -> bool:
        columns = [x for x, _y in [*self.squares, *new]]
        rows = [y for _x, y in [*self.squares, *new]]
        return max(columns) - min(columns) < self.size and max(rows) - min(rows) < self.size

    def places(self, number: int) -> list[tuple[Square, str]]:
        """Every (first square, direction) where the domino fits, searched only beside the kingdom.

        `places_the_long_way` searches everywhere; a test compares the two.
        """
        first, second = DOMINOES[number]
        twins = first == second
        squares = self.squares
        west, east = self.limits(0)
        south, north = self.limits(1)
        beside: dict[Square, set[str]] = {}
        for square, (terrain, _crowns) in squares.items():
            for near in neighbours(square):
                inside = west <= near[0] <= east and south <= near[1] <= north
                if inside and near not in squares:
                    beside.setdefault(near, set()).add(terrain)
        places = set()
        for near, terrains in beside.items():
            castle = CASTLE in terrains
            as_first = castle or first[0] in terrains
            as_second = castle or second[0] in terrains
            if not as_first and not as_second:
                continue
            x, y = near
            for direction, (dx, dy) in STEPS.items():
                ahead = (x + dx, y + dy)
                if as_first and self._open(ahead) and not (twins and direction in "sw"):
                    places.add((near, direction))
                behind = (x - dx, y - dy)
                if as_second and self._open(behind) and not (twins and direction in "sw"):
                    places.add((behind, direction))
        return sorted(places)

    def limits(self, axis: int) -> tuple[int, int]:
        """The lowest and highest column (axis 0) or row (axis 1) that the grid can still reach."""
        lines = [square[axis] for square in self.squares]
        return max(lines) - self.size + 1, min(lines) + self.size - 1

    def _open(self, square: Square) -> bool:
        # The other half is inside already; two neighbours cannot leave on opposite sides.
        return square not in self.squares and self._stays_small(square)

    def places_the_long_way(self, number: int) -> list[tuple[Square, str]]:
        """The same as `places`, by trying every square and direction."""
        every = [(x, y) for x in range(-6, 7) for y in range(-6, 7)]
        return sorted(
            (square, direction)
            for square in every
            for direction in STEPS
            if self.why_not(number, square, direction) is None
        )

    def text(self) -> str:
        """The kingdom string: rows from north to south, without empty margins."""
        columns = [x for x, _y in self.squares]
        rows = [y for _x, y in self.squares]
        return "/".join(
            "".join(self._character((x, y)) for x in range(min(columns), max(columns) + 1))
            for y in range(max(rows), min(rows) - 1, -1)
        )

    def _character(self, square: Square) -> str:
        if square not in self.squares:
            return "-"
        terrain, crowns = self.squares[square]
        character = f"{terrain}{crowns or ''}"
        if square in self.buildings:
            character = f"b{self.buildings[square]:02}"
        return character + ("n" if square in self.knights else "")

    @classmethod
    def read(cls, text: str, size: int) -> "Land":
        """The kingdom of a kingdom string; ValueError for a wrong character, castle or size."""
        characters = {
            (column, -row): character
            for row, line in enumerate(text.split("/"))
            for column, character in enumerate(_characters_of(line))
            if character != "-"
        }
        castles = [square for square, character in characters.items() if character == CASTLE]
        if len(castles) != 1:
            raise ValueError(f"expected one castle, found {len(castles)} in {text!r}")
        (cx, cy) = castles[0]
        land = cls(size)
        for (x, y), character in characters.items():
            land._set((x - cx, y - cy), character)
        if not land._stays_small():
            raise ValueError(f"{text!r} is larger than {size}×{size}")
        return land

    def _set(self, square: Square, character: str) -> None:
        if character.endswith("n"):
            self.knights.add(square)
            character = character[:-1]
        if character[0] == "b":
            self.buildings[square] = int(character[1:])
            if self.buildings[square] not in TILES:
                raise ValueError(f"no tile has the number {character[1:]}")
            character = TOWN
        self.squares[square] = (character[0], int(character[1:] or "0"))


CHARACTER = re.compile(r"-|C|b\d\dn?|tn?|[wflgsm][123]?n?")


def _characters_of(line: str) -> list[str]:
    characters = CHARACTER.findall(line)
    if "".join(characters) != line:
        raise ValueError(f"unknown character in {line!r}")
    return characters


def step(square: Square, direction: str) -> Square:
    """The square next to this one in that direction."""
    dx, dy = STEPS[direction]
    return square[0] + dx, square[1] + dy
