"""Positions and actions as numbers, for machine learning.

`observe` encodes a position as tables of integers. Everything is seen from one seat: its kingdom
comes first, the others follow in seat order, and players are 1 (oneself), 2 (the next seat) and so
on, or 0 for none. All players have the same information.

Every action has a number, which is the same in all games and versions:

| from | actions | number within the group |
|---|---|---|
| 0 | place the current domino | 4 × square + side |
| 676 | discard it | 0 |
| 677 | choose a domino | its place in the next line, 0 to 7 |
| 685 | end a turn in the last round | 0 |
| 686 | collect tax on the domino just placed | 0 its first square, 1 its second, 2 both |
| 689 | construct a building | 169 × spot + square |
| 1703 | bribe the Dragon to burn a building | spot |

Squares count from 0 (a1) by column and then by row, so g7 is 84; sides are north, east, south and
west; spots of the builders' board are 0 to 5 by price. Kingdomino has the first 686 numbers only.

This module needs no other package. `realmino.learning.arrays` makes flat arrays for neural
networks; `realmino.learning.pettingzoo` and `realmino.learning.vector` provide environments.
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from realmino.pieces.actions import (
    END,
    Action,
    Burn,
    Claim,
    Construct,
    Discard,
    End,
    Place,
    Tax,
    burn,
    claim,
    constructions,
    discard,
    places,
)
from realmino.pieces.buildings import TILES
from realmino.pieces.dominoes import DOMINOES, Dominoes
from realmino.pieces.grid import BOARD, CASTLE_BIT, SPAN, STRIDE, Side, Square, squares_of
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.numbers import SIZES, SPOTS
from realmino.pieces.phases import Phase
from realmino.pieces.position import Position
from realmino.pieces.terrain import Terrain
from realmino.pieces.variants import Rules
from realmino.rules.turn import offers
from realmino.state import State

__all__ = [
    "PLANES",
    "Field",
    "action_of",
    "count",
    "fields",
    "legal_numbers",
    "number_of",
    "numbers_in",
    "observe",
]

SQUARES: Final = tuple(squares_of(BOARD))
"""All squares by number."""

_NUMBERS: Final = {square: number for number, square in enumerate(SQUARES)}
_SIDES: Final = len(Side)
_FIRST_PLACES: Final = {int(square): _SIDES * number for square, number in _NUMBERS.items()}
"""The number of the first placement on each square."""
_LINE: Final = max(size.line for size in SIZES.values())

_DISCARD: Final = len(SQUARES) * _SIDES
_CLAIM: Final = _DISCARD + 1
_END: Final = _CLAIM + _LINE
_TAX: Final = _END + 1
_CONSTRUCT: Final = _TAX + 3
_BURN: Final = _CONSTRUCT + SPOTS * len(SQUARES)
_ACTION_COUNT: Final = _BURN + SPOTS

PLANES: Final = (
    *(terrain.key for terrain in Terrain),
    *("castle", "crowns", "building", "knight"),
)
"""A kingdom's planes: land and castle as 0 and 1, printed crowns (0–3), a building's number (0–32),
knights as 0 and 1.
"""

PHASES: Final = (Phase.ADD, Phase.TAX, Phase.BUILD, Phase.BURN, Phase.CLAIM, Phase.OVER)
"""The phases that can occur in an observation, by their numbers in ``turn``."""

_MAX_POINTS: Final = 2_000
"""More points or coins than any kingdom can have."""

Table = list[Any]
"""Integers in nested lists."""


class Field(NamedTuple):
    """A table in an observation."""

    shape: tuple[int, ...]
    most: int
    """The largest value; the smallest is 0."""


def fields(rules: Rules) -> dict[str, Field]:
    """An observation's tables by name, in the order of `observe`.

    | name | shape | values |
    |---|---|---|
    | ``kingdoms`` | kingdoms, 11 planes, 13 columns, 13 rows | see `PLANES` |
    | ``points`` | kingdoms | the points that each would have if the game ended now |
    | ``turn`` | 3 | round, phase (a place in `PHASES`), player to act |
    | ``line``, ``next`` | dominoes in a line, 2 | number of the domino, player with a king on it |
    | ``order`` | kings | players who still claim on the first line, in order |
    | ``unseen`` | 96 | 1 for domino 1 to 96 if it may still be dealt |
    | ``purses`` | kingdoms, 3 | coins, knights, towers |
    | ``board`` | 6 | number of the building on each spot of the builders' board, 0 for none |
    | ``court`` | 2 | place of the kingdom that hosts the Queen, from 1; the Dragon's spot, from 1 |
    | ``laid`` | 169 | 1 on the domino that can be taxed |
    | ``tiles`` | 32 | 1 for building 1 to 32 if it may still be dealt |

    Kingdomino has only the tables up to ``unseen``.
    """
    line, king = (rules.line, 2), max(len(DOMINOES), rules.players)
    known = {
        "kingdoms": Field((rules.kingdoms, len(PLANES), SPAN, SPAN), TILES),
        "points": Field((rules.kingdoms,), _MAX_POINTS),
        "turn": Field((3,), max(rules.rounds, rules.players, len(PHASES))),
        "line": Field(line, king),
        "next": Field(line, king),
        "order": Field((len(rules.all_kings),), rules.players),
        "unseen": Field((len(DOMINOES),), 1),
    }
    if not rules.has_court:
        return known
    return known | {
        "purses": Field((rules.kingdoms, 3), _MAX_POINTS),
        "board": Field((SPOTS,), TILES),
        "court": Field((2,), max(rules.kingdoms, 6)),
        "laid": Field((len(SQUARES),), 1),
        "tiles": Field((TILES,), 1),
    }


def observe(state: State, seat: int) -> dict[str, Table]:
    """The position as seen by the player in that seat; `fields` documents the tables.

    Raises `ValueError` while a deal is pending.
    """
    if state.pending_deal:
        raise ValueError("a position with a pending deal cannot be observed")
    rules = state.rules
    first = rules.kingdom_of(seat)
    around = [(first + place) % rules.kingdoms for place in range(rules.kingdoms)]
    sheets = state.sheets()
    players = [(other - seat) % rules.players + 1 for other in rules.seats]
    claimed = len(rules.all_kings) - len(state.order)
    unseen = {domino for box in rules.boxes for domino in state.unseen_of(box)}
    tables: dict[str, Table] = {
        "kingdoms": [_planes(state.kingdoms[kingdom]) for kingdom in around],
        "points": [sheets[kingdom].total for kingdom in around],
        "turn": [
            state.round,
            PHASES.index(state.phase),
            0 if state.to_act is None else players[state.to_act],
        ],
        "line": _line(state.line, players, rules.line),
        "next": _line(state.next, players, rules.line),
        "order": [*(players[king] for king in state.order), *[0] * claimed],
        "unseen": _presence_list(unseen, DOMINOES),
    }
    court = state.court
    if court is None:
        return tables
    purses = [court.purses[kingdom] for kingdom in around]
    hosts = 0 if court.queen is None else around.index(court.queen) + 1
    return tables | {
        "purses": [[purse.coins, purse.knights, purse.towers] for purse in purses],
        "board": list(court.board),
        "court": [hosts, 0 if court.dragon is None else court.dragon + 1],
        "laid": _presence_list(court.laid, SQUARES),
        "tiles": _presence_list(state.unseen_tiles, range(1, TILES + 1)),
    }


def _planes(kingdom: Kingdom) -> list[list[list[int]]]:
    """A kingdom's planes, each by column and row."""
    planes = [[[0] * SPAN for _ in range(SPAN)] for _ in PLANES]
    castle, crowns, building, knight = planes[len(Terrain) :]
    marked = [*zip(kingdom.lands, planes, strict=False), (kingdom.knights, knight)]
    for mask, plane in [*marked, (CASTLE_BIT, castle)]:
        for square in squares_of(mask):
            plane[square.column][square.row] = 1
    for digit, mask in ((1, kingdom.ones), (2, kingdom.twos)):
        for square in squares_of(mask):
            crowns[square.column][square.row] += digit
    for bit, tile in kingdom.buildings:
        building[bit // STRIDE][bit % STRIDE] = tile
    return planes


def _line(line: Dominoes, players: list[int], places: int) -> list[list[int]]:
    """A line's dominoes and the players with kings on them, padded with zeros."""
    entries = [[entry.domino, 0 if entry.king is None else players[entry.king]] for entry in line]
    return entries + [[0, 0]] * (places - len(entries))


def _presence_list(present: Iterable[int], all_items: Iterable[int]) -> list[int]:
    """For each of ``all_items``: 1 if it's in ``present``, else 0."""
    chosen = {*present}
    return [int(item in chosen) for item in all_items]


def count(rules: Rules) -> int:
    """The number of action numbers in a game: 686, or 1,709 at court."""
    return _ACTION_COUNT if rules.has_court else _TAX


def number_of(action: Action, state: State | Position) -> int:
    """An action's number in a position where it's legal.

    Raises `ValueError` for a claim of a domino that isn't in the next line, and for a tax on
    squares other than those of the domino just placed.
    """
    position = _position(state)
    match action:
        case Place(square=square, side=side):
            return _NUMBERS[square] * _SIDES + side
        case Discard():
            return _DISCARD
        case Claim(domino=domino):
            return _CLAIM + next_line(position).index(domino)
        case End():
            return _END
        case Tax(squares=squares):
            return _TAX + (2 if len(squares) == 2 else position.laid.index(squares[0]))
        case Construct(spot=spot, square=square):
            return _CONSTRUCT + spot * len(SQUARES) + _NUMBERS[square]
        case Burn(spot=spot):
            return _BURN + spot


def action_of(number: int, state: State | Position) -> Action:
    """The action with that number, legal or not.

    Raises `ValueError` if the number means nothing in this position: there's no such number, no
    domino to place, no such place in the next line, or no domino was just placed.
    """
    position = _position(state)
    if 0 <= number < _DISCARD and position.domino:
        square, side = divmod(number, _SIDES)
        return places(position.domino)[_SIDES * SQUARES[square] + side]
    numbers = count(position.rules)
    if not 0 <= number < numbers:
        raise ValueError(
            f"{number} is not an action of {position.rules}, which has 0 to {numbers - 1}"
        )
    if number < _CLAIM:
        if not position.domino:
            raise ValueError(f"action {number} needs a domino to place, and there is none")
        return discard(position.domino)
    if number < _END:
        line = next_line(position)
        if number - _CLAIM >= len(line):
            raise ValueError(f"action {number} needs a place that the next line does not have")
        return claim(line[number - _CLAIM])
    if number == _END:
        return END
    if number < _CONSTRUCT:
        laid = tuple(map(Square, position.laid))
        if not laid:
            raise ValueError(f"action {number} needs a domino just placed, and there is none")
        return Tax(laid if number - _TAX == 2 else laid[number - _TAX : number - _TAX + 1])
    if number < _BURN:
        spot, square = divmod(number - _CONSTRUCT, len(SQUARES))
        return constructions(spot)[SQUARES[square]]
    return burn(number - _BURN)


def legal_numbers(state: State) -> dict[int, Action]:
    """The legal actions by number, in the order of the notation.

    >>> from realmino import Game
    >>> legal_numbers(Game.parse("K2 Oabab L3-14-34-41").state)
    {677: Claim(domino=3), 678: Claim(domino=14), 679: Claim(domino=34), 680: Claim(domino=41)}
    """
    position = state.position()
    return {number_of(action, position): action for action in state.legal_actions()}


def numbers_in(position: Position) -> list[int]:
    """The numbers of the legal actions, in no particular order.

    Like `legal_numbers` without the actions, which would take most of the time.
    """
    phase = position.phase
    if phase is Phase.ADD:
        numbers = []
        for side, mask in enumerate(position.kingdoms[position.kingdom].fits(position.domino)):
            while mask:
                lowest = mask & -mask
                numbers.append(_FIRST_PLACES[lowest.bit_length() - 1] + side)
                mask ^= lowest
        return numbers or [_DISCARD]
    if phase is Phase.CLAIM and position.free:
        line = next_line(position)
        return [_CLAIM + line.index(domino) for domino in position.free]
    return [number_of(action, position) for action in offers(position)]


def next_line(position: Position) -> list[int]:
    """The dominoes in the line being claimed, ascending, with and without kings."""
    return sorted([*position.free, *(domino for domino, _ in position.claims)])


def _position(state: State | Position) -> Position:
    return state if isinstance(state, Position) else state.position()
