"""Plays a game with a `Position`, with `State`s and with the oracle, and compares all three."""

from collections.abc import Iterator
from random import Random
from typing import Any

from realmino import Discard, Draw, Game, Kings, Line, Move, Phase, Rules, State, Tiles
from realmino.pieces.actions import END
from realmino.pieces.holdings import Holdings
from realmino.pieces.mutable_kingdom import MutableKingdom
from realmino.pieces.position import NOBODY, Position
from realmino.rules.fast_totals import total, winners
from realmino.rules.scoring import decide
from realmino.rules.turn import offers, play
from tests.core.differential import (
    court_differences,
    kingdom_differences,
    token_of,
    turn_differences,
)
from tests.oracle import Oracle
from tests.oracle.players import replay
from tests.present import present


def compare_random_game(
    game: Game, random: Random, scored: bool = True
) -> Iterator[tuple[Position, State]]:
    """Plays on at random from a game's last moment; compares and yields every moment.

    Without ``scored``, the oracle's points at the end are not compared.
    """
    oracle, state = replay(str(game)), game.state
    position = state.simulation(random)
    state = deal_pieces(position, state, oracle)
    compare(position, state, oracle, scored)
    yield position, state
    while not state.is_over:
        legal = offers(position)
        action = legal[int(random.random() * len(legal))]
        play(position, action)
        oracle.apply(token_of(action))
        state = deal_pieces(position, apply_checked(state, action), oracle)
        compare(position, state, oracle, scored)
        yield position, state


def deal_pieces(position: Position, state: State, oracle: Oracle) -> State:
    """Deals the position's pieces to the state and the oracle; returns the new state."""
    while state.pending_deal:
        draw = due_draw(position, state)
        state = apply_checked(state, draw)
        oracle.apply(token_of(draw))
    return state


def due_draw(position: Position, state: State) -> Draw:
    if state.phase is Phase.KINGS:
        return Kings(tuple(seat for _, seat in position.line))
    if state.phase is Phase.LINE:
        return Line(tuple(position.free))
    both = zip(present(state.court).board, position.board, strict=True)
    return Tiles(tuple(new for old, new in both if new and not old))


def apply_checked(state: State, move: Move) -> State:
    """Returns the state after a move, and checks that the one before is unchanged."""
    shown = state._cached_snapshot
    after = state.apply(move)
    assert state._position.snapshot() == shown
    return after


def compare(position: Position, state: State, oracle: Oracle, scored: bool = True) -> None:
    """Compares actions, the visible position, points of every kingdom, and winners."""
    legal = offers(position)
    assert legal == state.legal_actions()
    assert {token_of(action) for action in legal} == oracle.legal_tokens()
    assert turn_differences(state, oracle) == []
    assert [*court_differences(state, oracle)] == []
    if scored and state.is_over:
        assert [*kingdom_differences(state, oracle)] == []
    assert State(position.snapshot()) == state
    compare_parts(position, state)
    sheets = state.sheets()
    totals = [total(position, kingdom) for kingdom in range(len(sheets))]
    assert totals == [sheet.total for sheet in sheets]
    assert winners(position) == decide(sheets).winners
    assert position.is_over == state.is_over
    assert position.seat == seat_to_move(state)
    if not state.is_over:
        assert position.kingdom == state.rules.kingdom_of(position.seat)
    compare_unseen(position, state)


def seat_to_move(state: State) -> int:
    return NOBODY if state.to_act is None else state.to_act


def compare_unseen(position: Position, state: State) -> None:
    """Checks that the position's pile has only pieces unseen in the state."""
    pile = present(position.pile)
    assert tuple(sorted(pile.tiles[position.tiles_dealt :])) == state.unseen_tiles
    seen = state.gone | sum(1 << entry.domino for entry in {*state.line, *state.next})
    coming = [domino for line in pile.lines[state.round + 1 :] for domino in line]
    assert len(set(coming)) == len(coming)
    assert not any(seen >> domino & 1 for domino in coming)


def compare_parts(position: Position, state: State) -> None:
    """Compares kingdoms and holdings with new ones built from the visible position."""
    new = Position.from_snapshot(State.from_partial(state.partial())._cached_snapshot)
    for land, other in zip(position.kingdoms, new.kingdoms, strict=True):
        assert contents(land) == contents(other)
    for holdings, fresh in zip(position.holdings, new.holdings, strict=True):
        assert contents(holdings) == contents(fresh)


def contents(value: MutableKingdom | Holdings | Position) -> dict[str, Any]:
    """Returns the values of all slots by name."""
    return {name: getattr(value, name) for name in value.__slots__}


def moves_by_state(rules: Rules, random: Random, draws: Iterator[Draw]) -> list[Move]:
    """Plays a random game with `State`, drawing random numbers in the kernel's order."""
    State.start(rules).simulation(random)  # The box is shuffled first.
    state, moves = State.start(rules), list[Move]()
    while not state.is_over:
        moves.append(next(draws) if state.pending_deal else choose_like_kernel(state, random))
        state = state.apply(moves[-1])
    return moves


def choose_like_kernel(state: State, random: Random) -> Move:
    legal = state.legal_actions()
    if state.phase is Phase.ADD:
        # The kernel orders places by side, `State` by square.
        legal.sort(key=lambda action: getattr(action, "side", 0))
    is_last = legal == [END] and state.phase is Phase.CLAIM
    return (
        legal[0]
        if is_last or isinstance(legal[0], Discard)
        else legal[int(random.random() * len(legal))]
    )
