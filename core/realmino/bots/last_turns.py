"""Solves the end of a game with a court, once every kingdom has at most one turn left.

Kingdoms share only the builders' board, the Dragon and the Queen. So each kingdom's turn becomes a
list of results: the spot it builds from, its coins, its towers and its score. The search tries
these results in turn order, together with everything the Dragon may burn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from realmino.bots.endgame import Scores, weighted_margin
from realmino.pieces.actions import Action
from realmino.pieces.court import EMPTY_SPOT
from realmino.pieces.numbers import BRIBE, COINS_PER_POINT
from realmino.pieces.phases import Phase
from realmino.pieces.position import NOBODY, Position
from realmino.rules import construct, tax
from realmino.rules.fast_totals import TIE, largest_territory, total
from realmino.rules.turn import offers, play

_NO_SPOT = -1
"""The spot in a `_Result` if the turn constructs no building."""

_INFINITY = float("inf")


class _Result(NamedTuple):
    """How a kingdom may end its turn, before it bribes the Dragon."""

    spot: int
    towers: int
    coins: int
    points: int
    """Its points without those for coins or the Queen."""
    largest: int
    """The size of its largest territory."""


class _Table(NamedTuple):
    """What the kingdoms share, and their final scores so far."""

    board: tuple[int, ...]
    is_burnt: bool
    queen: int
    towers: tuple[int, ...]
    scores: tuple[tuple[int, int], ...]
    """By kingdom: its points without the Queen's, and its largest territory."""


class LastTurns:
    """Searches the last turns of a game with a court."""

    def __init__(self, position: Position) -> None:
        self._position = position
        rules = position.rules
        turns = position.line[position.turn + 1 :]
        self._later = tuple([rules.kingdom_of(seat) for _, seat in turns])
        self._results: dict[tuple[int, bool], tuple[_Result, ...]] = {}
        self._dominoes = {rules.kingdom_of(seat): domino for domino, seat in turns}

    def best_scores_after(self, action: Action, rival_weights: Sequence[float]) -> Scores:
        """The final scores, as `encoded_total`, if all players play their best after an action.

        ``rival_weights``: for each kingdom, how much the best rival's score counts against its own.
        """
        position = self._position.branch()
        kingdom = position.kingdom
        turn = position.turn
        play(position, action)
        table = _shared_table(position)
        if position.is_over or position.turn > turn:
            return self._scores_after_turns(table, self._later, rival_weights)
        results = _undominated([*_results(position, position.queen == kingdom)])
        return self._best_scores_from(
            table, kingdom, results, self._later, rival_weights, position.phase
        )

    def _scores_after_turns(
        self, table: _Table, order: tuple[int, ...], rival_weights: Sequence[float]
    ) -> Scores:
        if not order:
            return tuple(
                [
                    TIE * (points + largest * (kingdom == table.queen)) + largest
                    for kingdom, (points, largest) in enumerate(table.scores)
                ]
            )
        kingdom = order[0]
        hosts_queen = table.queen == kingdom
        results = self._results.get((kingdom, hosts_queen))
        if results is None:
            results = self._results[kingdom, hosts_queen] = _undominated(
                [*_results(self._turn(kingdom), hosts_queen)]
            )
        return self._best_scores_from(table, kingdom, results, order[1:], rival_weights, Phase.ADD)

    def _best_scores_from(
        self,
        table: _Table,
        kingdom: int,
        results: Sequence[_Result],
        order: tuple[int, ...],
        rival_weights: Sequence[float],
        phase: Phase,
    ) -> Scores:
        """The final scores if the kingdom chooses the best of these results."""
        best = -_INFINITY
        best_scores: Scores = ()
        for after in _tables_after_turn(
            table, kingdom, results, bool(order) and phase is not Phase.CLAIM
        ):
            scores = self._scores_after_turns(after, order, rival_weights)
            worth = weighted_margin(scores, kingdom, rival_weights[kingdom])
            if worth > best:
                best, best_scores = worth, scores
        return best_scores

    def _turn(self, kingdom: int) -> Position:
        """A position in which that kingdom's turn begins."""
        turn = self._position.copy()
        turn.kingdom, turn.domino, turn.phase, turn.laid = (
            kingdom,
            self._dominoes[kingdom],
            Phase.ADD,
            (),
        )
        return turn


def _shared_table(position: Position) -> _Table:
    lands = position.kingdoms
    alone = position.copy()
    alone.queen = NOBODY
    return _Table(
        tuple(position.board),
        position.dragon is not None,
        position.queen,
        tuple([holdings.towers for holdings in position.holdings]),
        tuple(
            [(total(alone, kingdom), largest_territory(land)) for kingdom, land in enumerate(lands)]
        ),
    )


def _results(position: Position, hosts_queen: bool) -> Iterator[_Result]:
    """How the kingdom to move may end its turn, with the whole board to build from."""
    phase = position.phase
    position.queen = position.kingdom if hosts_queen else NOBODY
    for placed in [*_positions_after(position)] if phase is Phase.ADD else [position]:
        for taxed in (
            [placed, *_positions_after(placed, tax.offer(placed))]
            if placed.phase is Phase.TAX
            else [placed]
        ):
            yield _result(taxed, _NO_SPOT)
            if taxed.phase is Phase.TAX or taxed.phase is Phase.BUILD:
                for action in construct.offer(taxed):
                    constructed = taxed.branch()
                    construct.play(constructed, action)
                    yield _result(constructed, action.spot)


def _positions_after(
    position: Position, actions: Sequence[Action] | None = None
) -> Iterator[Position]:
    """The positions after these actions, by default after every legal one."""
    for action in offers(position) if actions is None else actions:
        later = position.branch()
        play(later, action)
        yield later


def _result(position: Position, spot: int) -> _Result:
    kingdom = position.kingdom
    holdings = position.holdings[kingdom]
    queen, position.queen = position.queen, NOBODY
    points = total(position, kingdom) - holdings.coins // COINS_PER_POINT
    position.queen = queen
    largest = largest_territory(position.kingdoms[kingdom])
    return _Result(spot, holdings.towers, holdings.coins, points, largest)


def _undominated(results: list[_Result]) -> tuple[_Result, ...]:
    """The results that aren't dominated by another one from the same spot."""
    undominated: list[_Result] = []
    results.sort(key=lambda result: (result.spot, -result.points, -result.coins, -result.largest))
    for one in results:
        if not any(
            other.spot == one.spot
            and other.coins >= one.coins
            and other.points >= one.points
            and other.largest >= one.largest
            for other in undominated
        ):
            undominated.append(one)
    return tuple(undominated)


def _tables_after_turn(
    table: _Table, kingdom: int, results: Sequence[_Result], may_burn: bool
) -> Iterator[_Table]:
    """The tables that a kingdom's turn can lead to; skips dominated ones."""
    found: dict[tuple[tuple[int, ...], bool, int], list[_Table]] = {}
    for spot, towers, coins, points, largest in results:
        board = table.board
        if spot != _NO_SPOT:
            if not board[spot]:
                continue
            board = (*board[:spot], EMPTY_SPOT, *board[spot + 1 :])
        counts = (*table.towers[:kingdom], towers, *table.towers[kingdom + 1 :])
        gains = towers > table.towers[kingdom]
        queen = kingdom if gains and towers == max(counts) else table.queen
        boards = [(board, table.is_burnt, coins)]
        if may_burn and not table.is_burnt and queen != kingdom and coins >= BRIBE:
            boards += [
                ((*board[:burnt], EMPTY_SPOT, *board[burnt + 1 :]), True, coins - BRIBE)
                for burnt, tile in enumerate(board)
                if tile
            ]
        for left, is_burnt, rest in boards:
            score = points + rest // COINS_PER_POINT, largest
            scores = (*table.scores[:kingdom], score, *table.scores[kingdom + 1 :])
            one = _Table(left, is_burnt, queen, counts, scores)
            alike = found.setdefault((left, is_burnt, queen), [])
            if not any(
                other.towers[kingdom] == towers
                and other.scores[kingdom][0] >= score[0]
                and other.scores[kingdom][1] >= largest
                for other in alike
            ):
                alike.append(one)
    for alike in found.values():
        yield from alike
