"""Moves, each with its token: the actions of the player to move, and the box's draws.

Moves are frozen values with a single text form. The engine lists shared instances, so that
comparing and storing moves is cheap.

`parse_move` reads any move's token. A field of a wrong type raises `TypeError`, and a value that
can't occur in a game (domino 97, spot -1, two knights on one square) raises `ValueError`. Integers
of any type become plain ``int``; booleans and fractions are rejected.
"""

import re
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Self

from realmino.pieces import views
from realmino.pieces.buildings import parse_tile
from realmino.pieces.dominoes import parse_domino
from realmino.pieces.fields import (
    check_number,
    check_numbers,
    check_sequence,
    check_side,
    set_fields,
)
from realmino.pieces.grid import BOARD, SQUARE_NAME, Side, Square, squares_of
from realmino.pieces.parsing import NotationError, parts
from realmino.pieces.variants import SEATS


class _Token:
    """The base class of all moves, with their JSON methods."""

    __slots__ = ()

    if TYPE_CHECKING:  # lets type checkers accept ``"E34" in state.legal_actions()``

        def __eq__(self, other: object) -> bool: ...

    def to_json(self) -> dict[str, Any]:
        """The move as JSON data: ``{"move": "E34"}``."""
        return {"move": str(self)}

    def _repr_svg_(self) -> str | None:
        """The picture for notebooks: the move's dominoes; None if it has none."""
        picture: str | None = views["move"](self)
        return picture

    @classmethod
    def from_json(cls, data: object) -> Self:
        """The move from `to_json` data; `JsonError` for anything except a move of this class."""
        from realmino.pieces.json_values import JsonError, read_text

        move = read_text(data, "move", parse_move)
        if not isinstance(move, cls):
            raise JsonError("move", f"{move} is not a {cls.__name__}")
        return move


@dataclass(frozen=True, slots=True, order=True)
class Place(_Token):
    """A: place the claimed domino, its first half on ``square`` and its second towards ``side``."""

    domino: int
    square: Square
    side: Side

    def __post_init__(self) -> None:
        if not isinstance(self.side, Side):
            set_fields(self, side=check_side(self.side))
        set_fields(self, domino=check_number(self.domino, "domino"), square=Square(self.square))

    def __str__(self) -> str:
        return f"A{self.domino}{self.square}{self.side.letter}"

    @property
    def squares(self) -> tuple[Square, Square]:
        """The squares of the first and second half; `NotationError` if one is off the grid."""
        return self.square, Square(int(self.square) + self.side.step)


@dataclass(frozen=True, slots=True, order=True)
class Discard(_Token):
    """A: remove the claimed domino from the game, because it fits nowhere."""

    domino: int

    def __post_init__(self) -> None:
        set_fields(self, domino=check_number(self.domino, "domino"))

    def __str__(self) -> str:
        return f"A{self.domino}x"


@dataclass(frozen=True, slots=True, order=True)
class Tax(_Token):
    """B: collect tax with a knight on each of these squares of the domino just placed."""

    squares: tuple[Square, ...]

    def __post_init__(self) -> None:
        squares = tuple([Square(square) for square in check_sequence(self.squares, "squares")])  # type: ignore[arg-type]
        if not 1 <= len(squares) <= 2 or (squares[0] >= squares[-1] and len(squares) == 2):
            raise ValueError(
                "knights collect tax on one square, or on two sorted by column and row"
            )
        set_fields(self, squares=squares)

    def __str__(self) -> str:
        return "B" + "".join(map(str, self.squares))


@dataclass(frozen=True, slots=True, order=True)
class Construct(_Token):
    """C: buy the building on that spot of the builders' board and place it on the square."""

    spot: int
    square: Square

    def __post_init__(self) -> None:
        set_fields(self, spot=check_number(self.spot, "spot"), square=Square(self.square))

    def __str__(self) -> str:
        return f"C{self.spot}{self.square}"


@dataclass(frozen=True, slots=True, order=True)
class Burn(_Token):
    """D: bribe the Dragon to burn the building on that spot of the builders' board."""

    spot: int

    def __post_init__(self) -> None:
        set_fields(self, spot=check_number(self.spot, "spot"))

    def __str__(self) -> str:
        return f"D{self.spot}"


@dataclass(frozen=True, slots=True, order=True)
class Claim(_Token):
    """E: place the king on a free domino in the next line."""

    domino: int

    def __post_init__(self) -> None:
        set_fields(self, domino=check_number(self.domino, "domino"))

    def __str__(self) -> str:
        return f"E{self.domino}"


@dataclass(frozen=True, slots=True, order=True)
class End(_Token):
    """E: end the turn in the last round, when there's no line to claim from."""

    def __str__(self) -> str:
        return "E"


@dataclass(frozen=True, slots=True, order=True)
class Kings(_Token):
    """The kings' seats in the order in which the kings are drawn."""

    seats: tuple[int, ...]

    def __post_init__(self) -> None:
        set_fields(self, seats=check_numbers(self.seats, "seat"))

    def __str__(self) -> str:
        return "O" + "".join(SEATS[seat] for seat in self.seats)


@dataclass(frozen=True, slots=True, order=True)
class Tiles(_Token):
    """Building tiles that refill the builders' board, cheapest spot first."""

    tiles: tuple[int, ...]

    def __post_init__(self) -> None:
        tiles = check_numbers(self.tiles, "tile")
        if len({*tiles}) != len(tiles):
            raise ValueError("the same building tile is dealt twice")
        set_fields(self, tiles=tiles)

    def __str__(self) -> str:
        return "T" + "-".join(map(str, self.tiles))


@dataclass(frozen=True, slots=True, order=True)
class Line(_Token):
    """A new line of dominoes, ascending by id."""

    dominoes: tuple[int, ...]

    def __post_init__(self) -> None:
        dominoes = check_numbers(self.dominoes, "domino")
        if any(low >= high for low, high in pairwise(dominoes)):
            raise ValueError("the dominoes of a line must be in ascending order, each once")
        set_fields(self, dominoes=dominoes)

    def __str__(self) -> str:
        return "L" + "-".join(map(str, self.dominoes))


Action = Place | Discard | Tax | Construct | Burn | Claim | End
Draw = Kings | Tiles | Line
Move = Action | Draw


class Actions(list[Action]):
    """A list of actions in which ``in`` also finds an action by its token."""

    __slots__ = ()

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            return any(str(other) == action for other in self)
        return super().__contains__(action)

    def _repr_markdown_(self) -> str:
        """The table for notebooks."""
        return str(views["actions"](self))


END = End()
_LONGEST = 200
"""Maximum characters in a token; tokens in games have fewer than half as many."""
_SPACE = re.compile(r"\s")
_ADD = re.compile("A([0-9]*)")


@cache
def claim(domino: int) -> Claim:
    """The shared `Claim` of a domino."""
    return Claim(domino)


@cache
def discard(domino: int) -> Discard:
    """The shared `Discard` of a domino."""
    return Discard(domino)


@cache
def taxes(laid: tuple[int, ...], both: bool) -> tuple[Tax, ...]:
    """The shared `Tax` values for a domino's squares: each alone and, with ``both``, the pair."""
    first, second = map(Square, laid)
    pairs = [(first,), (first, second), (second,)] if both else [(first,), (second,)]
    return tuple(map(Tax, pairs))


@cache
def constructions(spot: int) -> dict[int, Construct]:
    """The shared `Construct` values for a spot, by square."""
    return {square: Construct(spot, square) for square in squares_of(BOARD)}


@cache
def burn(spot: int) -> Burn:
    """The shared `Burn` value for a spot."""
    return Burn(spot)


@cache
def places(domino: int) -> dict[int, Place]:
    """The shared `Place` values for a domino by 4 × square + side, created on first use."""
    return _Places(domino)


class _Places(dict[int, Place]):
    def __init__(self, domino: int) -> None:
        self.domino = domino

    def __missing__(self, key: int) -> Place:
        place = self[key] = Place(self.domino, Square(key >> 2), Side(key & 3))
        return place


def parse_move(token: str) -> Move:
    """The action or draw for a token.

    Raises `NotationError` for a text that isn't a token. The move needn't be legal anywhere.

    >>> parse_move("A17g8e")
    Place(domino=17, square=Square('g8'), side=Side.EAST)
    >>> str(parse_move("L3-14-34-41"))
    'L3-14-34-41'
    """
    if not isinstance(token, str):
        raise TypeError(f"parse_move takes a token such as 'E34', not {type(token).__name__}")
    if len(token) > _LONGEST:
        raise NotationError(token, 0, f"a move of at most {_LONGEST} characters")
    reader = _READERS.get(token[:1])
    if reader is None:
        raise NotationError(token, 0, "a move that begins with O, T, L, A, B, C, D or E")
    if blank := _SPACE.search(token):
        raise NotationError(token, blank.start(), "a token without white space")
    return reader(token)


def _read_add(token: str) -> Move:
    number = _ADD.match(token)
    digits = number[1] if number else ""
    domino = parse_domino(token, 1, digits)
    after = 1 + len(digits)
    if token[after:] == "x":
        return Discard(domino)
    named = SQUARE_NAME.match(token, after)
    if not named:
        raise NotationError(token, after, "a square from a1 to m13, or x")
    if len(token) != named.end() + 1 or token[-1] not in "nesw":
        raise NotationError(token, named.end(), "one of n, e, s, w and nothing more")
    return Place(domino, Square(named[0]), Side("nesw".index(token[-1])))


def _read_squares(token: str, start: int, most: int) -> tuple[Square, ...]:
    """One to ``most`` squares, from ``start`` to the end of the token."""
    squares: list[Square] = []
    position = start
    while position < len(token) or not squares:
        named = SQUARE_NAME.match(token, position)
        if not named or len(squares) == most:
            expected = "a square from a1 to m13" if not named else "nothing more"
            raise NotationError(token, position, expected)
        squares.append(Square(named[0]))
        position = named.end()
    return tuple(squares)


def _read_tax(token: str) -> Move:
    squares = _read_squares(token, 1, 2)
    if list(squares) != sorted(set(squares)):
        raise NotationError(token, 1, "two different squares, sorted by column and row")
    return Tax(squares)


def _read_spot(token: str) -> int:
    if token[1:2] not in tuple("012345"):
        raise NotationError(token, 1, "a spot of the builders' board by its price, 0 to 5")
    return int(token[1])


def _read_construct(token: str) -> Move:
    return Construct(_read_spot(token), *_read_squares(token, 2, 1))


def _read_burn(token: str) -> Move:
    spot = _read_spot(token)
    if len(token) > 2:
        raise NotationError(token, 2, "nothing more")
    return Burn(spot)


def _read_tiles(token: str) -> Move:
    tiles: list[int] = []
    for position, part in parts(token, 1):
        tile = parse_tile(token, position, part)
        if tile in tiles:
            raise NotationError(token, position, "each tile only once")
        tiles.append(tile)
    return Tiles(tuple(tiles))


def _read_claim(token: str) -> Move:
    return END if token == "E" else Claim(parse_domino(token, 1, token[1:]))


def _read_kings(token: str) -> Move:
    for position, letter in enumerate(token[1:], start=1):
        if letter not in SEATS:
            raise NotationError(token, position, "a seat letter, a to h")
    if len(token) == 1:
        raise NotationError(token, 1, "the seats of the kings in the order drawn")
    return Kings(tuple(SEATS.index(letter) for letter in token[1:]))


def _read_line(token: str) -> Move:
    dominoes: list[int] = []
    for position, part in parts(token, 1):
        domino = parse_domino(token, position, part)
        if dominoes and domino <= dominoes[-1]:
            raise NotationError(token, position, "the dominoes of a line in ascending order")
        dominoes.append(domino)
    return Line(tuple(dominoes))


_READERS = {
    "A": _read_add,
    "B": _read_tax,
    "C": _read_construct,
    "D": _read_burn,
    "E": _read_claim,
    "L": _read_line,
    "O": _read_kings,
    "T": _read_tiles,
}
