"""The plain values that a view is made of."""

from dataclasses import dataclass
from typing import Any

from realmino.game.events import Event
from realmino.pieces.tile import Tile


@dataclass(frozen=True, slots=True)
class Face:
    """A domino as it lies in a line.

    ``halves`` are (terrain, crowns), first half first; ``equal`` says that turning it around
    changes nothing; ``king`` is the seat on it; ``done`` that its turn is over.
    """

    domino: int
    printed: int
    box: str
    halves: tuple[tuple[str, int], tuple[str, int]]
    equal: bool
    king: str | None = None
    done: bool = False


@dataclass(frozen=True, slots=True)
class Land:
    """A square of a kingdom: terrain, crowns, its domino's id and which half (0, 1) it is.

    The domino is 0 where nobody knows it: land of the position that a game begins with.
    ``tile`` is the building on it, ``knight`` whether a knight stands there.
    """

    square: str
    terrain: str
    crowns: int
    domino: int
    half: int
    tile: int | None = None
    knight: bool = False


@dataclass(frozen=True, slots=True)
class BoardSpot:
    """A spot of the builders' board: its tile, its printed ``spot`` price and its price now.

    ``why_not`` is the reason why the player in turn cannot construct from it, ``why_not_burn`` why
    the Dragon cannot burn it; None where it can be, or where nobody is in turn.
    """

    spot: int
    price: int
    tile: Tile | None
    dragon: bool
    why_not: str | None
    why_not_burn: str | None


@dataclass(frozen=True, slots=True)
class BuildersBoard:
    """The builders' board cheap to dear, how many tiles are left, Queen and Dragon.

    ``queen`` is the kingdom that hosts her; ``dragon_home`` says that he is in his cave.
    ``why_no_tax`` is the reason why no knight can collect tax in this turn, None where one can.
    """

    board: tuple[BoardSpot, ...]
    pile: int
    queen: str | None
    dragon_home: bool
    why_no_tax: str | None


@dataclass(frozen=True, slots=True)
class Supply:
    """The supply of a kingdom: coins, knights ready and placed, towers."""

    coins: int
    knights: int
    placed: int
    towers: int


@dataclass(frozen=True, slots=True)
class Realm:
    """A kingdom: its seats, its land, its score sheet so far, its purse if the game has any.

    ``reach`` is the rectangle (west, east, south, north; columns and rows from 0) it may still use,
    ``lost`` are the empty squares in it that no domino can cover any more; ``open_towns`` are the
    squares that a building may be put on.
    """

    kingdom: str
    seats: tuple[str, ...]
    land: tuple[Land, ...]
    reach: tuple[int, int, int, int]
    sheet: dict[str, Any]
    purse: Supply | None = None
    open_towns: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GrownTerritory:
    """A territory as it is once a domino lies there: its squares, its crowns and its points.

    The crowns are all that count, those of buildings and the Queen's too.
    """

    terrain: str
    squares: tuple[str, ...]
    crowns: int
    points: int


@dataclass(frozen=True, slots=True)
class Option:
    """Something the player in turn may do; the token is all that is sent back.

    ``kind`` is ``place``, ``discard``, ``tax``, ``construct``, ``burn``, ``claim`` or ``end``.
    ``gain`` are the points it adds at once, ``coins`` what it brings (or costs, below zero).
    ``territories`` are those that a place makes or makes larger, that of the first half first.
    """

    token: str
    kind: str
    domino: int | None = None
    squares: tuple[str, ...] = ()
    gain: int = 0
    spot: int | None = None
    tile: int | None = None
    coins: int = 0
    territories: tuple[GrownTerritory, ...] = ()


@dataclass(frozen=True, slots=True)
class Prospect:
    """The most points that a domino would bring now; ``gain`` is None where it fits nowhere."""

    domino: int
    gain: int | None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Squares of the first and second half where the domino in hand may not lie, and why."""

    squares: tuple[str, str]
    reason: str


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question: its ``kind`` (as in `Option`, ``deal`` or ``over``), the seat, the domino.

    ``optional`` are the kinds of options that may be taken before: ``tax construct burn``.
    """

    kind: str
    seat: str | None = None
    domino: int | None = None
    optional: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class UndoPoint:
    """A move already played that can be taken back (or played again): its number and who chose it.

    Going to ``number`` moves of the game brings the choice back (or leads past it).
    """

    number: int
    seat: str


@dataclass(frozen=True, slots=True)
class Ending:
    """The winning kingdoms, and what decided: ``points``, ``largest`` or ``shared``."""

    winners: tuple[str, ...]
    decision: str


@dataclass(frozen=True, slots=True)
class Series:
    """A Dynasty: which game of how many, ``points`` by game and kingdom, totals, how it ended."""

    game: int
    of: int
    points: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    outcome: Ending | None


@dataclass(frozen=True, slots=True)
class View:
    """A game as a page shows it; `to_json` gives the same as plain values.

    ``line`` is the whole line of this round, its finished dominoes marked; ``next`` the line being
    claimed; ``order`` the kings still to claim on the first line; ``unseen`` the printed dominoes
    that nobody has seen, of every box; ``coming`` how many of those will still be dealt;
    ``prospects`` the dominoes of both lines that the player in turn is yet to add or may still
    choose; ``tiles`` all building tiles of the game by id, which begins at 1.
    ``undo`` are the choices since the last reveal, oldest first; where it is empty ``no_undo`` says
    why: ``start`` or ``reveal``. ``number`` of ``length`` moves are played.
    """

    rules: str
    grid: int
    round: int
    rounds: int
    number: int
    length: int
    kingdoms: tuple[Realm, ...]
    line: tuple[Face, ...]
    next: tuple[Face, ...]
    order: tuple[str, ...]
    unseen: tuple[Face, ...]
    coming: int
    prospects: tuple[Prospect, ...]
    court: BuildersBoard | None
    tiles: tuple[Tile, ...]
    prompt: Prompt
    options: tuple[Option, ...]
    refusals: tuple[Refusal, ...]
    events: tuple[Event, ...]
    undo: tuple[UndoPoint, ...]
    no_undo: str | None
    redo: tuple[UndoPoint, ...]
    outcome: Ending | None
    series: Series | None

    def to_json(self) -> dict[str, Any]:
        """The view as plain values that `json.dumps` takes."""
        return {name: _plain(getattr(self, name)) for name in self.__slots__}


_PLAIN = (str, int, type(None), dict)


def _plain(value: Any) -> Any:
    """Values of this module as dictionaries; `dataclasses.asdict` would copy every word as well."""
    if isinstance(value, _PLAIN):
        return value
    if isinstance(value, tuple):
        return [part if isinstance(part, _PLAIN) else _plain(part) for part in value]
    parts = ((name, getattr(value, name)) for name in value.__slots__)
    return {name: part if isinstance(part, _PLAIN) else _plain(part) for name, part in parts}
