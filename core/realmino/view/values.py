"""Plain values that make up a view."""

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
    """Its domino's id; 0 if that's unknown, in a game that started from a position."""
    half: int
    """Which half of the domino it is, 0 or 1."""
    tile: int | None = None
    """The building on it."""
    knight: bool = False
    """Whether a knight is on it."""


@dataclass(frozen=True, slots=True)
class BoardSpot:
    """A spot on the builders' board."""

    spot: int
    """Its number, which is also its printed price."""
    price: int
    """Its price for the player to move."""
    tile: Tile | None
    dragon: bool
    """Whether the Dragon is on it."""
    why_not: str | None
    """Why the player to move can't construct its building; None if they can, or if no player is to
    move.
    """
    why_not_burn: str | None
    """Why the player to move can't have it burnt; None if they can, or if no player is to move."""


@dataclass(frozen=True, slots=True)
class BuildersBoard:
    """The builders' board, the Queen and the Dragon."""

    board: tuple[BoardSpot, ...]
    """Its spots, cheapest first."""
    pile: int
    """The number of tiles in the draw pile."""
    queen: str | None
    """The kingdom that hosts her."""
    dragon_home: bool
    """Whether the Dragon is in its cave."""
    why_no_tax: str | None
    """Why no knight can collect tax now; None if one can."""


@dataclass(frozen=True, slots=True)
class Supply:
    """A kingdom's coins, knights and towers."""

    coins: int
    knights: int
    """Knights that haven't been placed yet."""
    placed: int
    """Knights on the land."""
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
    """A territory as it would be after placing a domino."""

    terrain: str
    squares: tuple[str, ...]
    crowns: int
    """All crowns, including those of buildings and the Queen."""
    points: int
    gain: int = 0
    """The points gained over the territories that it joins."""


@dataclass(frozen=True, slots=True)
class Option:
    """A legal action of the player to move."""

    token: str
    """The token that plays it."""
    kind: str
    """``place``, ``discard``, ``tax``, ``construct``, ``burn``, ``claim`` or ``end``."""
    domino: int | None = None
    squares: tuple[str, ...] = ()
    gain: int = 0
    """The points that it adds immediately."""
    spot: int | None = None
    tile: int | None = None
    """The tile on the spot."""
    coins: int = 0
    """The coins gained; negative if paid."""
    territories: tuple[GrownTerritory, ...] = ()
    """The territories that placing a domino creates or extends, starting with the first half's."""
    bonuses: tuple[tuple[str, int], ...] = ()
    """The bonuses that placing a domino earns or loses: key and points, negative if lost."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a domino would add now."""

    domino: int
    gain: int | None
    """The most points; None if it fits nowhere."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A place where the domino in hand can't be placed."""

    squares: tuple[str, str]
    """The squares of the first and second half."""
    reason: str


@dataclass(frozen=True, slots=True)
class Prompt:
    """The choice to make."""

    kind: str
    """The kind of the last option, or ``deal`` or ``over``."""
    seat: str | None = None
    """The seat to move."""
    domino: int | None = None
    """The domino to place or just placed."""
    optional: tuple[str, ...] = ()
    """The kinds of options that may come first: ``tax``, ``construct`` and ``burn``."""


@dataclass(frozen=True, slots=True)
class UndoPoint:
    """A choice that can be undone or redone."""

    number: int
    """The number of moves to go to: before the choice to undo it, after it to redo it."""
    seat: str
    """The seat that made it."""


@dataclass(frozen=True, slots=True)
class Ending:
    """A game's result."""

    winners: tuple[str, ...]
    """The winning kingdoms' letters."""
    decision: str
    """What decided the game: ``points``, ``largest`` or ``shared``."""


@dataclass(frozen=True, slots=True)
class Series:
    """A Dynasty."""

    game: int
    """The current game's number, from 1."""
    of: int
    """The number of games."""
    points: tuple[tuple[int, ...], ...]
    """Totals by game and kingdom."""
    totals: tuple[int, ...]
    """Totals by kingdom."""
    outcome: Ending | None


@dataclass(frozen=True, slots=True)
class View:
    """A game as shown on a page."""

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
    """This round's entire line, including dominoes whose turns are over."""
    next: tuple[Face, ...]
    """The line being claimed."""
    order: tuple[str, ...]
    """The seats of the kings that have yet to claim from the first line."""
    unseen: tuple[Face, ...]
    """The dominoes in all boxes that haven't been dealt."""
    coming: int
    """How many of ``unseen`` will be dealt."""
    prospects: tuple[Prospect, ...]
    """The dominoes that the player to move has claimed or may still claim."""
    court: BuildersBoard | None
    tiles: tuple[Tile, ...]
    """All of the game's building tiles by id, from 1."""
    prompt: Prompt
    options: tuple[Option, ...]
    refusals: tuple[Refusal, ...]
    events: tuple[Event, ...]
    undo: tuple[UndoPoint, ...]
    """The choices since the last draw, oldest first."""
    no_undo: str | None
    """Why ``undo`` is empty: ``start`` or ``reveal``; None if it isn't."""
    redo: tuple[UndoPoint, ...]
    outcome: Ending | None
    series: Series | None

    def to_json(self) -> dict[str, Any]:
        """The view as JSON data."""
        return {name: _as_dict(getattr(self, name)) for name in self.__slots__}


_PLAIN = (str, int, type(None), dict)


def _as_dict(value: Any) -> Any:
    """A value from this module as a dict; faster than `dataclasses.asdict`, which copies texts."""
    if isinstance(value, _PLAIN):
        return value
    if isinstance(value, tuple):
        return [part if isinstance(part, _PLAIN) else _as_dict(part) for part in value]
    parts = ((name, getattr(value, name)) for name in value.__slots__)
    return {name: part if isinstance(part, _PLAIN) else _as_dict(part) for name, part in parts}
