"""The plain values of a view."""

from dataclasses import dataclass
from typing import Any

from realmino.game.events import Event
from realmino.pieces.buildings import Tile


@dataclass(frozen=True, slots=True)
class Face:
    """A domino in a line."""

    domino: int
    """Its id."""
    printed: int
    """The number on its back."""
    box: str
    halves: tuple[tuple[str, int], tuple[str, int]]
    """(terrain, crowns) of both halves."""
    equal: bool
    """Whether turning it around changes nothing."""
    king: str | None = None
    """The seat whose king is on it."""
    done: bool = False
    """Whether its turn is over."""


@dataclass(frozen=True, slots=True)
class Land:
    """A square of a kingdom's land."""

    square: str
    terrain: str
    crowns: int
    domino: int
    """The id of its domino; 0 if it is unknown, in a game that began with a position."""
    half: int
    """The half of the domino, 0 or 1."""
    tile: int | None = None
    """The building on it."""
    knight: bool = False
    """Whether a knight is on it."""


@dataclass(frozen=True, slots=True)
class BoardSpot:
    """A spot of the builders' board."""

    spot: int
    """Its number and printed price."""
    price: int
    """Its price for the player in turn."""
    tile: Tile | None
    dragon: bool
    """Whether the Dragon is on it."""
    why_not: str | None
    """The reason why the player in turn cannot construct its building; None if they can, or if no
    player is in turn."""
    why_not_burn: str | None
    """The same for burning it."""


@dataclass(frozen=True, slots=True)
class BuildersBoard:
    """The builders' board, the Queen and the Dragon."""

    board: tuple[BoardSpot, ...]
    """Its spots, the cheapest first."""
    pile: int
    """The number of tiles in the draw pile."""
    queen: str | None
    """The kingdom that hosts her."""
    dragon_home: bool
    """Whether the Dragon is in its cave."""
    why_no_tax: str | None
    """The reason why no knight can collect tax now; None if one can."""


@dataclass(frozen=True, slots=True)
class Supply:
    """The supply of a kingdom."""

    coins: int
    knights: int
    """Those not placed yet."""
    placed: int
    """The knights on the land."""
    towers: int


@dataclass(frozen=True, slots=True)
class Realm:
    """A kingdom."""

    kingdom: str
    """Its letter."""
    seats: tuple[str, ...]
    """The seats that build it."""
    land: tuple[Land, ...]
    reach: tuple[int, int, int, int]
    """The outermost columns and rows that it may use: west, east, south, north, from 0."""
    sheet: dict[str, Any]
    """Its score sheet so far."""
    purse: Supply | None = None
    """None in Kingdomino."""
    open_towns: tuple[str, ...] = ()
    """The town squares without a building."""
    lost: tuple[str, ...] = ()
    """The empty squares within reach that no domino can ever cover."""


@dataclass(frozen=True, slots=True)
class GrownTerritory:
    """A territory as a placed domino would make it."""

    terrain: str
    squares: tuple[str, ...]
    crowns: int
    """All crowns, including those of buildings and the Queen."""
    points: int


@dataclass(frozen=True, slots=True)
class Option:
    """A legal action of the player in turn."""

    token: str
    """Its token, which plays it."""
    kind: str
    """``place``, ``discard``, ``tax``, ``construct``, ``burn``, ``claim`` or ``end``."""
    domino: int | None = None
    squares: tuple[str, ...] = ()
    gain: int = 0
    """The points that it adds at once."""
    spot: int | None = None
    tile: int | None = None
    """The tile on the spot."""
    coins: int = 0
    """The coins gained, or paid if negative."""
    territories: tuple[GrownTerritory, ...] = ()
    """The territories that a placed domino makes or extends, that of its first half first."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a domino would add now."""

    domino: int
    gain: int | None
    """The most points; None if it fits nowhere."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A place where the domino in hand may not be placed."""

    squares: tuple[str, str]
    """Those of the first and second half."""
    reason: str


@dataclass(frozen=True, slots=True)
class Prompt:
    """The choice to make."""

    kind: str
    """The kind of the last option, or ``deal`` or ``over``."""
    seat: str | None = None
    """The seat in turn."""
    domino: int | None = None
    """The domino to add, or just added."""
    optional: tuple[str, ...] = ()
    """The kinds of options that may come before: ``tax``, ``construct`` and ``burn``."""


@dataclass(frozen=True, slots=True)
class UndoPoint:
    """A choice that can be undone or redone."""

    number: int
    """The number of moves to go to: before the choice to undo it, after it to redo it."""
    seat: str
    """The seat that made it."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The result of a game."""

    winners: tuple[str, ...]
    """The letters of their kingdoms."""
    decision: str
    """What decided: ``points``, ``largest`` or ``shared``."""


@dataclass(frozen=True, slots=True)
class Series:
    """A Dynasty."""

    game: int
    """The number of the current game, from 1."""
    of: int
    """The number of games."""
    points: tuple[tuple[int, ...], ...]
    """By game and kingdom."""
    totals: tuple[int, ...]
    """By kingdom."""
    outcome: Ending | None


@dataclass(frozen=True, slots=True)
class View:
    """A game as a page shows it."""

    rules: str
    grid: int
    round: int
    rounds: int
    number: int
    """The number of moves played."""
    length: int
    """The number of moves, including undone ones."""
    kingdoms: tuple[Realm, ...]
    line: tuple[Face, ...]
    """The whole line of this round, including dominoes whose turn is over."""
    next: tuple[Face, ...]
    """The line being claimed."""
    order: tuple[str, ...]
    """The seats of the kings still to claim on the first line."""
    unseen: tuple[Face, ...]
    """The dominoes of all boxes that have not been dealt."""
    coming: int
    """How many of ``unseen`` will be dealt."""
    prospects: tuple[Prospect, ...]
    """The dominoes that the player in turn has claimed or may still claim."""
    court: BuildersBoard | None
    tiles: tuple[Tile, ...]
    """All building tiles of the game by id, from 1."""
    prompt: Prompt
    options: tuple[Option, ...]
    refusals: tuple[Refusal, ...]
    events: tuple[Event, ...]
    undo: tuple[UndoPoint, ...]
    """The choices since the last draw, oldest first."""
    no_undo: str | None
    """Why ``undo`` is empty: ``start`` or ``reveal``."""
    redo: tuple[UndoPoint, ...]
    outcome: Ending | None
    series: Series | None

    def to_json(self) -> dict[str, Any]:
        """The view as JSON's plain data."""
        return {name: _plain(getattr(self, name)) for name in self.__slots__}


_PLAIN = (str, int, type(None), dict)


def _plain(value: Any) -> Any:
    """A value of this module as a dict, faster than `dataclasses.asdict`, which copies texts."""
    if isinstance(value, _PLAIN):
        return value
    if isinstance(value, tuple):
        return [part if isinstance(part, _PLAIN) else _plain(part) for part in value]
    parts = ((name, getattr(value, name)) for name in value.__slots__)
    return {name: part if isinstance(part, _PLAIN) else _plain(part) for name, part in parts}
