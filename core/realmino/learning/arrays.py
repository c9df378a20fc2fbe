"""Positions as flat arrays for neural networks, in batches; needs numpy.

An `Encoder` writes a position as one row of 32-bit floats, mostly from 0 to 1, as seen from one
seat: its kingdom comes first, and the other kingdoms and players follow in seat order. Action masks
use the numbers from `realmino.learning.encoding`.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import prod
from struct import Struct, pack
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from realmino.learning.encoding import PHASES, count, numbers_in
from realmino.pieces.buildings import TILES
from realmino.pieces.dominoes import BOXES, DOMINOES
from realmino.pieces.grid import SPAN, STRIDE
from realmino.pieces.numbers import SPOTS
from realmino.pieces.position import NOBODY, Position
from realmino.pieces.terrain import Terrain
from realmino.pieces.variants import Rules
from realmino.rules import dealing
from realmino.rules.fast_totals import land_total, total

__all__ = ["FEATURES", "SCALES", "Encoder", "RowPart", "encoder"]

SCALES: Final = {"points": 100, "coins": 20, "knights": 10, "towers": 10}
"""Divisors for these numbers."""

_TERRAINS: Final = len(Terrain)
_HALF: Final = _TERRAINS + 1
FEATURES: Final = 2 * _HALF + 1
"""Numbers per domino: for each half, a one-hot vector of 7 for its terrain, and its crowns ÷ 3;
then the domino's number ÷ 96.
"""

_HIGH: Final = 20.0
"""An upper bound for all numbers: 2,000 points."""

_CACHE_SIZE: Final = 1 << 12
"""How many kingdoms an encoder caches."""


Floats = NDArray[np.float32]


class RowPart(NamedTuple):
    """A part of a row: ``row[part.start : part.stop].reshape(part.shape)``."""

    start: int
    shape: tuple[int, ...]

    @property
    def stop(self) -> int:
        """The index after the part's last number."""
        return self.start + prod(self.shape)


class Encoder:
    """Encodes positions of one game as rows of floats, and their legal actions as masks.

    | part | shape | values |
    |---|---|---|
    | ``land`` | kingdoms, planes, side, side | see below |
    | ``laid`` | side, side | with a court: 1 on the domino that can be taxed |
    | ``line`` | dominoes in a line, `FEATURES` + players | a domino to add, and its king's owner |
    | ``next`` | dominoes in a line, `FEATURES` + players | the same for the line being claimed |
    | ``order`` | kings, players | whose king claims next on the first line, in order |
    | ``phase`` | 6 | 1 for the current phase of `PHASES` |
    | ``player`` | players | 1 for the player to act |
    | ``board`` | 6, 32 | with a court: 1 for the building on each spot |
    | ``queen`` | kingdoms | with a court: 1 for the kingdom that hosts the Queen |
    | ``dragon`` | 6 | with a court: 1 for the Dragon's spot |
    | ``round`` | 1 | the round, divided by the number of rounds |
    | ``points`` | kingdoms | the points that each would have if the game ended now, ÷ 100 |
    | ``purses`` | kingdoms, 3 | with a court: coins ÷ 20, knights ÷ 10, towers ÷ 10 |
    | ``unseen`` | 48 for each box | 1 for each domino that may still be dealt |
    | ``tiles`` | 32 | with a court: 1 for each building that may still be dealt |
    | ``built`` | kingdoms, 32 | with a court: 1 for each building of a kingdom |

    The planes show the squares that a kingdom can reach, by column and row, with the castle in the
    middle: 9 × 9 for a grid of five, 13 × 13 for one of seven. They are the seven terrains, the
    empty squares that the kingdom may still use, and bits 1 and 2 of the number of crowns on each
    square; with a court, also the squares with a building and those with a knight.
    """

    # Rows are joined from cached bytes, which for a single position is several times as fast as
    # filling arrays.

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.actions = count(rules)
        self.side = 2 * rules.grid - 1
        kingdoms, players, court = rules.kingdoms, rules.players, rules.has_court
        self._ids = [id for box in sorted(rules.boxes) for id in BOXES[box]]
        self.parts: dict[str, RowPart] = {}
        self.size = 0
        for name, shape in self._shapes().items():
            self.parts[name] = RowPart(self.size, shape)
            self.size = self.parts[name].stop
        self._around = [
            [(rules.kingdom_of(seat) + place) % kingdoms for place in range(kingdoms)]
            for seat in rules.seats
        ]
        self._players = [
            [(other - seat) % players + 1 for other in rules.seats] for seat in rules.seats
        ]
        self._cache: dict[tuple[int, ...], tuple[bytes, int]] = {}
        self._owners, self._hosts = _one_hot(players), _one_hot(kingdoms)
        self._entries = [
            [features + owner for owner in self._owners] for features in _domino_features()
        ]
        self._kings = len(rules.all_kings)
        self._pack = Struct(f"={1 + kingdoms * (1 + 3 * court)}f").pack

    def __reduce__(self) -> tuple[Any, ...]:
        return encoder, (self.rules,)

    def _shapes(self) -> dict[str, tuple[int, ...]]:
        rules = self.rules
        kingdoms, players, square = rules.kingdoms, rules.players, (self.side, self.side)
        line = rules.line, FEATURES + players
        land = {"land": (kingdoms, _TERRAINS + 3, *square)}
        turn = {
            "line": line,
            "next": line,
            "order": (len(rules.all_kings), players),
            "phase": (len(PHASES),),
            "player": (players,),
        }
        numbers = {"round": (1,), "points": (kingdoms,)}
        unseen = {"unseen": (len(self._ids),)}
        if not rules.has_court:
            return {**land, **turn, **numbers, **unseen}
        return {
            "land": (kingdoms, _TERRAINS + 5, *square),
            "laid": square,
            **turn,
            "board": (SPOTS, TILES),
            "queen": (kingdoms,),
            "dragon": (SPOTS,),
            **numbers,
            "purses": (kingdoms, 3),
            **unseen,
            "tiles": (TILES,),
            "built": (kingdoms, TILES),
        }

    @property
    def high(self) -> Floats:
        """The highest possible value of each number in a row; the lowest is 0."""
        high = np.ones(self.size, np.float32)
        for name in ("points", "purses"):
            if name in self.parts:
                part = self.parts[name]
                high[part.start : part.stop] = _HIGH
        return high

    def part(self, rows: Floats, name: str) -> Floats:
        """One part of the given rows, in the part's shape."""
        part = self.parts[name]
        return rows[..., part.start : part.stop].reshape(*rows.shape[:-1], *part.shape)

    def observe(self, positions: Sequence[Position], seats: Sequence[int]) -> Floats:
        """A row for each position, as seen by the player in that seat.

        The shape is (positions, ``size``). No position may be waiting for a deal.
        """
        pieces: list[bytes] = []
        for position, seat in zip(positions, seats, strict=True):
            around, players = self._around[seat], self._players[seat]
            points = self._land(pieces, position, around)
            self._turn(pieces, position, players)
            if self.rules.has_court:
                self._court(pieces, position, around)
            pieces.append(self._numbers(position, around, points))
            self._marks(pieces, position, around)
        rows = np.frombuffer(bytearray().join(pieces), np.float32)
        return rows.reshape(len(positions), self.size)

    def masks(self, positions: Sequence[Position]) -> NDArray[np.int8]:
        """1 for each legal action in each position; the shape is (positions, ``actions``)."""
        rows = []
        for position in positions:
            row = bytearray(self.actions)
            for number in numbers_in(position):
                row[number] = 1
            rows.append(row)
        return np.frombuffer(bytearray().join(rows), np.int8).reshape(-1, self.actions)

    def _land(self, pieces: list[bytes], position: Position, around: Sequence[int]) -> list[int]:
        """Appends the land and returns each kingdom's points."""
        points = []
        for number in around:
            land = position.kingdoms[number]
            masks = *land.lands, land.room, land.ones, land.twos
            if position.holdings:
                holdings = position.holdings[number]
                masks = *masks, holdings.building_squares, holdings.knights
            cached = self._cache.get(masks)
            if cached is None:
                if len(self._cache) >= _CACHE_SIZE:
                    self._cache.clear()
                cached = _planes(masks, self.side), land_total(land, self.rules)
                self._cache[masks] = cached
            pieces.append(cached[0])
            points.append(total(position, number) if position.holdings else cached[1])
        if position.holdings:
            pieces.append(_planes((bit_mask(position.laid),), self.side))
        return points

    def _turn(self, pieces: list[bytes], position: Position, players: Sequence[int]) -> None:
        entries, owners = self._entries, self._owners
        turns = position.line[position.turn :]
        gap = self.rules.line - len(turns)
        empty = entries[0][0]
        if position.domino:
            pieces += [entries[domino][players[king]] for domino, king in turns]
            pieces += [empty] * gap
            order = []
        else:
            pieces += [empty] * self.rules.line
            order = [owners[players[king]] for _, king in turns]
        line = [(domino, players[king]) for domino, king in position.claims]
        line += [(domino, 0) for domino in position.free]
        line.sort()
        pieces += [entries[domino][owner] for domino, owner in line]
        pieces += [empty] * (self.rules.line - len(line))
        pieces += order
        pieces += [owners[0]] * (self._kings - len(order))
        pieces.append(_PHASE_BYTES[position.phase])
        pieces.append(owners[0 if position.is_over else players[position.seat]])

    def _court(self, pieces: list[bytes], position: Position, around: Sequence[int]) -> None:
        tiles, hosts, queen = _one_hot(TILES), self._hosts, position.queen
        pieces += [tiles[tile] for tile in position.board]
        pieces.append(hosts[0] if queen == NOBODY else hosts[around.index(queen) + 1])
        pieces.append(_one_hot(SPOTS)[0 if position.dragon is None else position.dragon + 1])

    def _numbers(self, position: Position, around: Sequence[int], points: list[int]) -> bytes:
        numbers = [position.round / self.rules.rounds]
        numbers += [total / SCALES["points"] for total in points]
        for kingdom in around if position.holdings else ():
            holdings = position.holdings[kingdom]
            numbers += (
                holdings.coins / SCALES["coins"],
                holdings.ready / SCALES["knights"],
                holdings.towers / SCALES["towers"],
            )
        return self._pack(*numbers)

    def _marks(self, pieces: list[bytes], position: Position, around: Sequence[int]) -> None:
        """Appends the dominoes and tiles still to come, and the tiles built."""
        ids = self._ids
        pieces.append(_marks(~(dealing.seen_dominoes(position) >> ids[0]), len(ids)))
        if not position.holdings:
            return
        pieces.append(_marks(bit_mask(dealing.unseen_tiles(position)) >> 1, TILES))
        for kingdom in around:
            built = position.holdings[kingdom].buildings
            pieces.append(_marks(bit_mask(tile for _, tile in built) >> 1, TILES))


@cache
def encoder(rules: Rules) -> Encoder:
    """A game's shared `Encoder`."""
    return Encoder(rules)


def bit_mask(bits: Iterable[int]) -> int:
    """The integer with those bits set."""
    mask = 0
    for bit in bits:
        mask |= 1 << bit
    return mask


def _planes(masks: tuple[int, ...], side: int) -> bytes:
    """The central squares of the masks by column and row, as floats."""
    return b"".join([_plane(mask, side) for mask in masks])


# A move changes few of a kingdom's masks, so most are cached even when the kingdom is new.
@lru_cache(maxsize=1 << 14)
def _plane(mask: int, side: int) -> bytes:
    squares, rows = _bits(side), (1 << side) - 1
    edge = (SPAN - side) // 2
    mask >>= STRIDE * edge + edge
    return b"".join([squares[mask >> STRIDE * column & rows] for column in range(side)])


def _marks(mask: int, width: int) -> bytes:
    """The lowest bits of a mask, as floats; ``width`` is a multiple of 8."""
    eight = _bits(8)
    return b"".join([eight[mask >> shift & 255] for shift in range(0, width, 8)])


@cache
def _bits(width: int) -> list[bytes]:
    """The bits of every ``width``-bit number, lowest first, as floats."""
    bits = range(width)
    return [
        pack(f"={width}f", *[number >> bit & 1 for bit in bits]) for number in range(1 << width)
    ]


@cache
def _one_hot(count: int) -> list[bytes]:
    """One-hot rows of ``count`` floats for 0 to ``count``; the row of 0 is all zeros."""
    return [row.tobytes() for row in np.eye(count + 1, dtype=np.float32)[:, 1:]]


@cache
def _domino_features() -> list[bytes]:
    """Each domino's `FEATURES`; the row of 0 is all zeros."""
    rows = np.zeros((len(DOMINOES) + 1, FEATURES), np.float32)
    for id, domino in DOMINOES.items():
        for half, (terrain, crowns) in enumerate((domino.first, domino.second)):
            rows[id, half * _HALF + terrain] = 1
            rows[id, half * _HALF + _TERRAINS] = crowns / 3
        rows[id, -1] = id / len(DOMINOES)
    return [row.tobytes() for row in rows]


_PHASE_BYTES: Final = dict(zip(PHASES, _one_hot(len(PHASES))[1:], strict=True))
