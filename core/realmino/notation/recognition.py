"""The most probable kingdoms, given how probable each reading of each square is.

A photo shows each square only roughly, but a kingdom must be made of a castle and of dominoes from
the box, each used at most once. This module finds the most probable such kingdoms.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import inf, isfinite, log
from typing import Final, NamedTuple, TypeVar

from realmino.notation.coverings import domino_kind
from realmino.pieces.dominoes import BOXES, DOMINOES
from realmino.pieces.kingdom import Kingdom

EMPTY, CASTLE = "-", "C"

T = TypeVar("T")

_HALVES: Final = sorted({half for id in BOXES["K"] for half in DOMINOES[id][1:3]})

READINGS: Final[tuple[str, ...]] = (
    EMPTY,
    CASTLE,
    *(f"{half.terrain.letter}{half.crowns or ''}" for half in _HALVES),
)
"""What a square can show, as in a kingdom's text: empty, the castle, or half of a domino."""

Grid = Sequence[Sequence[Sequence[float]]]
"""A kingdom's rows from north to south: for each square, the probability of each of `READINGS`."""

FLOOR: Final = 1e-9
"""The minimum probability; smaller ones are raised to it, because no reading is certain."""

MOST_SEARCHES: Final = 60
"""Maximum searches; beyond that, the result may not be the most probable."""

PRICE_ROUNDS: Final = 25
"""The number of price adjustments once the exact search is given up."""

_Kind = tuple[int, int]
"""A kind of domino, as the numbers of its readings, ascending."""

_Pair = tuple[int, int]
"""Two squares in the order of the search."""


def _kind_with(first: int, second: int) -> _Kind:
    """The kind of domino with these readings, whichever comes first."""
    return (first, second) if first <= second else (second, first)


def _kinds() -> Iterator[tuple[_Kind, int]]:
    numbers = {half: 2 + number for number, half in enumerate(_HALVES)}
    for id in BOXES["K"]:
        first, second = domino_kind(*DOMINOES[id][1:3])
        yield (numbers[first], numbers[second]), id


_IDS: Final[dict[_Kind, list[int]]] = {}
for _kind, _id in _kinds():
    _IDS.setdefault(_kind, []).append(_id)


class PlacedDomino(NamedTuple):
    """A domino placed in a kingdom."""

    domino: int
    """Its id. Dominoes with the same halves can't be told apart; these have the lowest ids."""
    squares: tuple[tuple[int, int], tuple[int, int]]
    """Row and column of both halves, counted from 0 in the north-west."""


class Alternative(NamedTuple):
    """Another reading of a square."""

    reading: str
    loss: float
    """About how much lower the log probability of the best kingdom with this reading is."""


class Recognised(NamedTuple):
    """A recognised kingdom."""

    rows: tuple[tuple[str, ...], ...]
    """The reading of each square."""
    dominoes: tuple[PlacedDomino, ...]
    alternatives: tuple[tuple[tuple[Alternative, ...], ...], ...]
    """Each square's other readings, most probable first."""
    log_probability: float
    """The kingdom's natural log probability, summed over its squares."""

    @property
    def kingdom(self) -> Kingdom:
        """The kingdom, with its castle on g7."""
        return Kingdom.parse("/".join("".join(row) for row in self.rows))


class Recognition(NamedTuple):
    """The most probable kingdoms of a game."""

    kingdoms: tuple[Recognised, ...]
    is_exact: bool
    """Whether no other kingdoms are more probable; False if the search ended early."""


def recognise(*grids: Grid) -> Recognition:
    """The most probable kingdoms that one Kingdomino box can make together.

    Each ``grid`` is one to seven squares long and wide. Every kingdom has a castle; its other
    squares are empty or covered by dominoes, and all kingdoms together use no domino more often
    than the box contains it. Squares are assumed to be independent, so a kingdom's probability is
    the product over its squares. Raises ValueError for malformed grids.

    >>> certain = lambda text: [float(reading == text) for reading in READINGS]
    >>> recognise([[certain("m3"), certain("w"), certain("C")]]).kingdoms[0].kingdom
    Kingdom.parse('m3wC')
    """
    searches = [_Search(grid, number) for number, grid in enumerate(grids)]
    node, is_exact = _branch_and_bound(searches)
    used: Counter[_Kind] = Counter()
    kingdoms = [
        search.to_recognised(candidate, used)
        for search, candidate in zip(searches, node.candidates, strict=True)
    ]
    return Recognition(tuple(kingdoms), is_exact)


_Ban = tuple[_Pair, _Kind]
"""A kind of domino that a search must not use on two squares."""


class _Candidate(NamedTuple):
    """The best kingdom without banned placements, regardless of how many dominoes the box has."""

    score: float
    bans: frozenset[_Ban]
    placements: tuple[tuple[_Pair, int, int], ...]
    """Each domino's squares and their readings."""
    castle: int


class _Node(NamedTuple):
    """A node of the search, with one candidate kingdom for each grid."""

    loss: float
    bans: tuple[frozenset[_Ban], ...]
    candidates: list[_Candidate]

    @staticmethod
    def from_candidates(candidates: list[_Candidate]) -> "_Node":
        return _Node(
            -sum(one.score for one in candidates), tuple(one.bans for one in candidates), candidates
        )

    def overused_placements(self) -> list[tuple[int, _Ban]]:
        """Every placement of a domino that is used too often; empty if there is none."""
        placed: dict[_Kind, list[tuple[int, _Ban]]] = {}
        for number, candidate in enumerate(self.candidates):
            for pair, first, second in candidate.placements:
                kind = _kind_with(first, second)
                placed.setdefault(kind, []).append((number, (pair, kind)))
        return next((uses for kind, uses in placed.items() if len(uses) > len(_IDS[kind])), [])


def _branch_and_bound(searches: list["_Search"]) -> tuple[_Node, bool]:
    """Legal kingdoms, and whether they are the most probable.

    Branch and bound: the best kingdoms without counting dominoes are a bound for the legal ones. If
    they overuse a domino, legal ones lack at least one of its placements, so each branch bans one.
    """
    first = _Node.from_candidates([search.best(frozenset()) for search in searches])
    waiting, seen = [(first.loss, 0, first)], {first.bans}
    while True:
        _, _, node = heappop(waiting)
        overused = node.overused_placements()
        if not overused:
            return node, True
        if len(seen) > MOST_SEARCHES:
            return _search_with_prices(searches), False
        for number, ban in overused[: len(_IDS[overused[0][1][1]]) + 1]:
            candidates = list(node.candidates)
            candidates[number] = searches[number].best(candidates[number].bans | {ban})
            other = _Node.from_candidates(candidates)
            if other.bans not in seen:
                seen.add(other.bans)
                heappush(waiting, (other.loss, len(seen), other))


def _search_with_prices(searches: list["_Search"]) -> _Node:
    """Good legal kingdoms, found with penalties for using a domino too often."""
    prices: dict[_Kind, float] = {}
    best: _Node | None = None
    step = 1.0
    for _ in range(PRICE_ROUNDS):
        node = _Node.from_candidates([search.best(frozenset(), prices) for search in searches])
        legal = _make_legal(node, searches, prices)
        best = min(best or legal, legal, key=lambda one: one.loss)
        uses = Counter(
            _kind_with(first, second)
            for candidate in node.candidates
            for _, first, second in candidate.placements
        )
        prices = {
            kind: price
            for kind, ids in _IDS.items()
            if (price := prices.get(kind, 0.0) + step * (uses[kind] - len(ids))) > 0
        }
        step *= 0.85
    assert best
    return best


def _make_legal(node: _Node, searches: list["_Search"], prices: Mapping[_Kind, float]) -> _Node:
    """Legal kingdoms: keeps only the clearest placements of each overused domino."""
    while overused := node.overused_placements():
        _, (_, kind) = overused[0]
        overused.sort(key=lambda use: -searches[use[0]].clarity(use[1][0]))
        kept = overused[: len(_IDS[kind])]
        node = _Node.from_candidates(
            [
                search.best(
                    candidate.bans
                    | {(p, kind) for p in search.pairs} - {ban for n, ban in kept if n == number},
                    prices,
                )
                for number, (search, candidate) in enumerate(
                    zip(searches, node.candidates, strict=True)
                )
            ]
        )
    return node


NO_PRICES: Final[Mapping[_Kind, float]] = {}

_ORIENTED_KINDS: Final = [
    (first, second) for kind in _IDS for first, second in {kind, (kind[1], kind[0])}
]
"""Each kind of domino, turned both ways."""

# A square is already covered, empty, the castle, or the start of a domino to the right or down.
_COVERED, _EMPTY, _CASTLE, _RIGHT, _DOWN = range(5)

_Moves = list[tuple[int, int]]
"""Pairs of what a square becomes and the state of the next square."""


@lru_cache(maxsize=64)
def _states(rows: int, columns: int) -> list[dict[int, _Moves]]:
    """For each square in reading order, the moves from each state that can complete the grid.

    A state has a bit for each upcoming square, set if that square is already covered, and above
    these a bit that is set once the castle is placed.
    """
    castle = 1 << columns + 1
    states: list[dict[int, _Moves]] = []
    reached = {0}
    for square in range(rows * columns):
        square_moves: dict[int, _Moves] = {}
        for state in sorted(reached):
            covered, placed = state & castle - 1, state & castle
            if covered & 1:
                square_moves[state] = [(_COVERED, covered >> 1 | placed)]
                continue
            moves = [(_EMPTY, covered >> 1 | placed)]
            if not placed:
                moves.append((_CASTLE, covered >> 1 | castle))
            if square % columns < columns - 1 and not covered & 2:
                moves.append((_RIGHT, (covered | 2) >> 1 | placed))
            if square < (rows - 1) * columns:
                moves.append((_DOWN, (covered | 1 << columns) >> 1 | placed))
            square_moves[state] = moves
        reached = {after for moves in square_moves.values() for _, after in moves}
        states.append(square_moves)
    completable = {castle}
    for square_moves in reversed(states):
        for state, moves in list(square_moves.items()):
            square_moves[state] = [(kind, after) for kind, after in moves if after in completable]
            if not square_moves[state]:
                del square_moves[state]
        completable = {*square_moves}
    return states


class _Search:
    """Finds the best kingdom for one grid."""

    def __init__(self, grid: Grid, number: int) -> None:
        self._logs = _log_probabilities(grid, number)
        rows, columns = len(grid), len(grid[0])
        self._is_transposed = columns > rows  # shorter rows have fewer states
        if self._is_transposed:
            self._logs = [
                self._logs[row * columns + column]
                for column in range(columns)
                for row in range(rows)
            ]
            rows, columns = columns, rows
        self._rows, self._columns = rows, columns
        self._states = _states(rows, columns)
        self._options: dict[_Pair, list[tuple[float, int, int]]] = {}
        for square in range(rows * columns):
            pairs = [(square, square + columns)] if square < (rows - 1) * columns else []
            pairs += [(square, square + 1)] if square % columns < columns - 1 else []
            for pair in pairs:
                first, second = self._logs[pair[0]], self._logs[pair[1]]
                options = [(first[a] + second[b], a, b) for a, b in _ORIENTED_KINDS]
                self._options[pair] = sorted(options, reverse=True)

    def _scores(
        self, bans: frozenset[_Ban], prices: Mapping[_Kind, float] = NO_PRICES
    ) -> list[list[float]]:
        """For each square, the score that each kind of move adds."""
        return [
            [
                0.0,
                logs[0],
                logs[1],
                self._best_option((square, square + 1), bans, prices)[0],
                self._best_option((square, square + self._columns), bans, prices)[0],
            ]
            for square, logs in enumerate(self._logs)
        ]

    def _best_option(
        self, pair: _Pair, bans: frozenset[_Ban], prices: Mapping[_Kind, float] = NO_PRICES
    ) -> tuple[float, int, int]:
        """The best domino for two squares, after its price."""
        best = (-inf, 0, 0)
        for gain, first, second in self._options.get(pair, ()):
            if gain <= best[0]:
                break
            kind = _kind_with(first, second)
            if (pair, kind) not in bans:
                best = max(best, (gain - prices.get(kind, 0.0), first, second))
        return best

    def _suffix_scores(self, scores: list[list[float]]) -> list[dict[int, float]]:
        """For each square and state, the best score from that square to the end."""
        suffix_scores = [{1 << self._columns + 1: 0.0}]
        for square_moves, gains in zip(reversed(self._states), reversed(scores), strict=True):
            suffix_score = suffix_scores[-1]
            suffix_scores.append(
                {
                    state: max([gains[kind] + suffix_score[after] for kind, after in moves])
                    for state, moves in square_moves.items()
                }
            )
        return suffix_scores[::-1]

    @property
    def pairs(self) -> Iterable[_Pair]:
        """All pairs of neighbouring squares."""
        return self._options

    def clarity(self, pair: _Pair) -> float:
        """The log probability of the best domino on two squares."""
        return self._options[pair][0][0]

    def best(self, bans: frozenset[_Ban], prices: Mapping[_Kind, float] = NO_PRICES) -> _Candidate:
        """The best kingdom without the banned placements, given these prices for dominoes."""
        scores = self._scores(bans, prices)
        suffix_scores = self._suffix_scores(scores)
        placements, castle, state, paid = [], 0, 0, 0.0
        for square, (square_moves, gains) in enumerate(zip(self._states, scores, strict=True)):
            suffix_score = suffix_scores[square + 1]
            kind, after = max(
                square_moves[state], key=lambda move: gains[move[0]] + suffix_score[move[1]]
            )
            if kind == _CASTLE:
                castle = square
            elif kind in (_RIGHT, _DOWN):
                pair = (square, square + (1 if kind == _RIGHT else self._columns))
                _, first, second = self._best_option(pair, bans, prices)
                placements.append((pair, first, second))
                paid += prices.get(_kind_with(first, second), 0.0)
            state = after
        return _Candidate(suffix_scores[0][0] + paid, bans, tuple(placements), castle)

    def to_recognised(self, candidate: _Candidate, used: Counter[_Kind]) -> Recognised:
        """The kingdom that was found; counts its dominoes in ``used``."""
        readings = [0] * len(self._logs)
        readings[candidate.castle] = 1
        dominoes = []
        for pair, first, second in candidate.placements:
            readings[pair[0]], readings[pair[1]] = first, second
            kind = _kind_with(first, second)
            id = _IDS[kind][used[kind]]
            used[kind] += 1
            squares = self._place(pair[0]), self._place(pair[1])
            is_first = DOMINOES[id].first == _HALVES[first - 2]
            dominoes.append(PlacedDomino(id, squares if is_first else squares[::-1]))
        best = self._best_with_each_reading(candidate.bans)
        others = [
            tuple(
                Alternative(READINGS[reading], candidate.score - score)
                for score, reading in sorted(
                    ((score, reading) for reading, score in enumerate(of_square)), reverse=True
                )
                if reading != chosen and score > -inf
            )
            for of_square, chosen in zip(best, readings, strict=True)
        ]
        return Recognised(
            tuple(tuple(READINGS[reading] for reading in row) for row in self._in_rows(readings)),
            tuple(sorted(dominoes, key=lambda one: min(one.squares))),
            tuple(map(tuple, self._in_rows(others))),
            candidate.score,
        )

    def _best_with_each_reading(self, bans: frozenset[_Ban]) -> list[list[float]]:
        """For each square and reading, the score of the best kingdom that has it."""
        scores = self._scores(bans)
        suffix_scores = self._suffix_scores(scores)
        best = [[-inf] * len(READINGS) for _ in self._logs]
        reached = {0: 0.0}
        for square, square_moves in enumerate(self._states):
            gains, suffix_score = scores[square], suffix_scores[square + 1]
            around = [-inf] * 5
            following: dict[int, float] = {}
            for state, moves in square_moves.items():
                so_far = reached.get(state, -inf)
                for kind, after in moves:
                    around[kind] = max(around[kind], so_far + suffix_score[after])
                    total = so_far + gains[kind]
                    following[after] = max(following.get(after, -inf), total)
            reached = following
            logs = self._logs[square]
            best[square][0] = around[_EMPTY] + logs[0]
            best[square][1] = around[_CASTLE] + logs[1]
            for kind, other in ((_RIGHT, square + 1), (_DOWN, square + self._columns)):
                if around[kind] == -inf:
                    continue
                pair = (square, other)
                for gain, first, second in self._options[pair]:
                    if (pair, _kind_with(first, second)) in bans:
                        continue
                    total = around[kind] + gain
                    best[square][first] = max(best[square][first], total)
                    best[other][second] = max(best[other][second], total)
        return best

    def _place(self, square: int) -> tuple[int, int]:
        """A square's row and column in the grid."""
        row, column = divmod(square, self._columns)
        return (column, row) if self._is_transposed else (row, column)

    def _in_rows(self, squares: Sequence[T]) -> list[list[T]]:
        """Arranges one value per square in the grid's rows."""
        rows = [
            list(squares[start : start + self._columns])
            for start in range(0, len(squares), self._columns)
        ]
        return [list(column) for column in zip(*rows, strict=True)] if self._is_transposed else rows


def _log_probabilities(grid: Grid, number: int) -> list[list[float]]:
    """A grid's log probabilities, square by square; raises `ValueError` if the grid is invalid."""
    widths = {len(row) for row in grid}
    if not 1 <= len(grid) <= 7 or len(widths) != 1 or not 1 <= min(widths) <= 7:
        raise ValueError(f"grid {number}: expected 1 to 7 rows of the same 1 to 7 squares")
    logs = []
    for row, squares in enumerate(grid):
        for column, given in enumerate(squares):
            where = f"grid {number}, row {row}, column {column}"
            if len(given) != len(READINGS):
                raise ValueError(f"{where}: expected {len(READINGS)} probabilities")
            if not all(isfinite(one) and 0 <= one <= 1 for one in given):
                raise ValueError(f"{where}: a probability is a number from 0 to 1")
            logs.append([log(max(one, FLOOR)) for one in given])
    return logs
