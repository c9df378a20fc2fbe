"""What a page needs to show a game and to ask for a choice: plain values, and every number ready.

A page computes no rules. It shows a `View`, and sends back the token of one of its options.
"""

from dataclasses import asdict, dataclass
from typing import Any

from realmino.actions import Action, Claim, Discard, Place
from realmino.dominoes import DOMINOES
from realmino.events import Event, events
from realmino.game import Dynasty, Game
from realmino.grid import SPAN, STRIDE, Side, Square, squares_of
from realmino.kingdom import Kingdom
from realmino.line import Dominoes
from realmino.rules import SEATS
from realmino.scoring import Result
from realmino.state import State


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
    """A square of a kingdom: terrain, crowns, its domino's id and which half (0, 1) it is."""

    square: str
    terrain: str
    crowns: int
    domino: int
    half: int


@dataclass(frozen=True, slots=True)
class Realm:
    """A kingdom: its seats, its land, its score sheet so far.

    ``reach`` is the rectangle (west, east, south, north; columns and rows from 0) it may still use.
    """

    kingdom: str
    seats: tuple[str, ...]
    land: tuple[Land, ...]
    reach: tuple[int, int, int, int]
    sheet: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """Something the player in turn may do; the token is all that is sent back.

    ``kind`` is ``place``, ``discard``, ``claim`` or ``end``; ``gain`` the points it adds at once.
    """

    token: str
    kind: str
    domino: int | None = None
    squares: tuple[str, ...] = ()
    gain: int = 0


@dataclass(frozen=True, slots=True)
class Refusal:
    """Squares of the first and second half where the domino in hand may not lie, and why."""

    squares: tuple[str, str]
    reason: str


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is asked (``kind`` as in `Option`, ``deal`` or ``over``), of whom, about what domino."""

    kind: str
    seat: str | None = None
    domino: int | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A move already played that can be taken back (or played again): its number and who chose it.

    Going to ``number`` moves of the game brings the choice back (or leads past it).
    """

    number: int
    seat: str


@dataclass(frozen=True, slots=True)
class Outcome:
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
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class View:
    """A game as a page shows it; `to_json` gives the same as plain values.

    ``line`` is the whole line of this round, its finished dominoes marked; ``next`` the line being
    claimed; ``order`` the kings still to claim on the first line; ``unseen`` the printed dominoes
    that nobody has seen. ``undo`` are the choices since the last reveal, oldest first; where it is
    empty ``no_undo`` says why: ``start`` or ``reveal``. ``number`` of ``length`` moves are played.
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
    prompt: Prompt
    options: tuple[Option, ...]
    refusals: tuple[Refusal, ...]
    events: tuple[Event, ...]
    undo: tuple[Choice, ...]
    no_undo: str | None
    redo: tuple[Choice, ...]
    outcome: Outcome | None
    series: Series | None

    def to_json(self) -> dict[str, Any]:
        """The view as plain values that `json.dumps` takes."""
        return asdict(self)


def view(game: Game, since: int | None = None, dynasty: Dynasty | None = None) -> View:
    """The view of a game, with the events of the moves after the first ``since`` (default: the
    last).

    ``dynasty`` is the series that the game belongs to, if any.
    """
    state = game.state
    rules = state.rules
    options = _options(state)
    undo = _undo(game)
    return View(
        rules=str(rules),
        grid=rules.grid,
        round=state.round,
        rounds=rules.rounds,
        number=game.number,
        length=game.number + len(game.undone),
        kingdoms=_kingdoms(game),
        line=_line(game),
        next=_faces(state.next),
        order=tuple(SEATS[seat] for seat in state.order),
        unseen=tuple(face(domino) for domino in state.unseen),
        prompt=_prompt(state, options),
        options=options,
        refusals=_refusals(state),
        events=tuple(events(game, max(0, game.number - 1) if since is None else since)),
        undo=undo,
        no_undo=None if undo else "reveal" if game.last_reveal() else "start",
        redo=_redo(game),
        outcome=_outcome(state.result()) if state.is_over else None,
        series=_series(dynasty.with_game(game)) if dynasty else None,
    )


def face(domino: int, king: int | None = None, done: bool = False) -> Face:
    """A domino as a page shows it."""
    printed = DOMINOES[domino]
    (terrain, crowns), (terrain2, crowns2) = printed.first, printed.second
    return Face(
        domino,
        printed.printed,
        printed.box,
        ((terrain.key, crowns), (terrain2.key, crowns2)),
        printed.halves_equal,
        None if king is None else SEATS[king],
        done,
    )


def _faces(line: Dominoes) -> tuple[Face, ...]:
    return tuple(face(lain.domino, lain.king) for lain in line)


def _line(game: Game) -> tuple[Face, ...]:
    """The round's line as it was when the round began."""
    state = game.state
    whole = state.line
    for played in reversed(game.history()):
        if played.before.round != state.round:
            break
        whole = played.before.line
    waiting = {lain.domino for lain in state.line}
    return tuple(face(lain.domino, lain.king, lain.domino not in waiting) for lain in whole)


def _kingdoms(game: Game) -> tuple[Realm, ...]:
    state = game.state
    lying: list[dict[Square, tuple[int, int]]] = [{} for _ in state.kingdoms]
    for played in game.history():
        if isinstance(played.move, Place) and played.seat is not None:
            own = lying[state.rules.kingdom_of(played.seat)]
            first, second = played.move.squares
            own |= {first: (played.move.domino, 0), second: (played.move.domino, 1)}
    return tuple(
        Realm(
            kingdom=SEATS[number],
            seats=tuple(SEATS[seat] for seat in state.rules.seats_of([number])),
            land=_land(kingdom, lying[number]),
            reach=_reach(kingdom, state.rules.grid),
            sheet=sheet.to_json(),
        )
        for number, (kingdom, sheet) in enumerate(zip(state.kingdoms, state.sheets(), strict=True))
    )


def _land(kingdom: Kingdom, lying: dict[Square, tuple[int, int]]) -> tuple[Land, ...]:
    found = []
    for square in squares_of(kingdom.taken):
        terrain = kingdom.terrain_at(square)
        if terrain is not None:
            crowns = kingdom.crowns_at(square)
            found.append(Land(str(square), terrain.key, crowns, *lying[square]))
    return tuple(found)


def _reach(kingdom: Kingdom, grid: int) -> tuple[int, int, int, int]:
    return (
        max(0, kingdom.east - grid + 1),
        min(SPAN - 1, kingdom.west + grid - 1),
        max(0, kingdom.north - grid + 1),
        min(SPAN - 1, kingdom.south + grid - 1),
    )


def _options(state: State) -> tuple[Option, ...]:
    return tuple(_option(state, action) for action in state.legal_actions())


def _option(state: State, action: Action) -> Option:
    match action:
        case Place(domino, _, _):
            squares = tuple(str(square) for square in action.squares)
            where = state.acting_kingdom
            after = state.apply(action).sheets()[where].total
            gain = after - state.sheets()[where].total
            return Option(str(action), "place", domino, squares, gain)
        case Discard(domino):
            return Option(str(action), "discard", domino)
        case Claim(domino):
            return Option(str(action), "claim", domino)
    return Option(str(action), "end")


def _prompt(state: State, options: tuple[Option, ...]) -> Prompt:
    if state.is_over:
        return Prompt("over")
    seat = state.to_act
    if seat is None:
        return Prompt("deal")
    domino = state.line[0].domino if state.line else None
    return Prompt(options[0].kind, SEATS[seat], domino)


def _refusals(state: State) -> tuple[Refusal, ...]:
    """Every pair of squares in and around the kingdom's reach that the domino in hand may not
    cover.
    """
    if not any(isinstance(action, Place | Discard) for action in state.legal_actions()):
        return ()
    domino = DOMINOES[state.line[0].domino]
    kingdom = state.kingdoms[state.acting_kingdom]
    west, east, south, north = _reach(kingdom, state.rules.grid)
    sides = (Side.NORTH, Side.EAST) if domino.halves_equal else tuple(Side)
    found = []
    for column in range(max(0, west - 1), min(SPAN, east + 2)):
        for row in range(max(0, south - 1), min(SPAN, north + 2)):
            for side in sides:
                place = Place(domino.id, Square(STRIDE * column + row), side)
                if not _on_grid(place):
                    continue
                if reason := kingdom.why_not(domino, place.square, side, state.rules.grid):
                    first, second = place.squares
                    found.append(Refusal((str(first), str(second)), reason.value))
    return tuple(found)


def _on_grid(place: Place) -> bool:
    first, second = place.square, int(place.square) + place.side.step
    return second >= 0 and second % STRIDE < SPAN and second // STRIDE < SPAN and first >= 0


def _undo(game: Game) -> tuple[Choice, ...]:
    return tuple(
        Choice(played.number, SEATS[played.seat])
        for played in game.history()[game.last_reveal() :]
        if played.seat is not None
    )


def _redo(game: Game) -> tuple[Choice, ...]:
    """The undone choices up to the next reveal: what is behind it is not shown twice."""
    found = []
    ahead = game
    while ahead.undone and ahead.state.to_act is not None:
        seat = SEATS[ahead.state.to_act]
        ahead = ahead.redo()
        found.append(Choice(ahead.number, seat))
    return tuple(found)


def _outcome(result: Result) -> Outcome:
    return Outcome(tuple(SEATS[number] for number in result.winners), result.decision.value)


def _series(dynasty: Dynasty) -> Series:
    return Series(
        game=len(dynasty.games),
        of=Dynasty.LENGTH,
        points=tuple(tuple(sheet.total for sheet in game.state.sheets()) for game in dynasty.games),
        totals=dynasty.totals(),
        outcome=_outcome(dynasty.result()) if dynasty.is_over else None,
    )
