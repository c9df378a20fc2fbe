"""Counts of action sequences match known numbers and the oracle's counts."""

from copy import deepcopy

import pytest

from realmino import Game, Rules, Shuffled, State, parse_move
from realmino.game.perft import dealt, divide, perft
from tests.commands import a_game
from tests.depth import ordinary_first
from tests.oracle import Oracle
from tests.oracle.players import replay
from tests.tables import whole_game

COUNTS = {
    ("K4", 1): [1, 4, 12, 24, 24, 288, 1152, 27648, 82944],
    ("K3hm", 2): [1, 4, 12, 24, 360, 1440, 34560, 103680],
    ("K2", 3): [1, 4, 12, 24, 24, 288, 1152, 24832, 74496],
    ("K2dhm", 5): [1, 4, 12, 24, 24, 288, 1152, 24832, 74496],
}
"""The numbers of sequences of 0, 1, 2 … actions from the set-up, by rules code and seed."""

COURT = {
    ("Q2", 1): [1, 4, 12, 24, 24, 576, 6912, 82944],
    ("Q3hm", 2): [1, 4, 12, 24, 576, 6912, 80640],
    ("Q4", 3): [1, 4, 12, 24, 24, 288, 3456, 40320],
    ("W3", 4): [1, 4, 12, 24, 576, 6912, 80640],
    ("W5m", 5): [1, 8, 56, 336, 1680, 6720, 110880],
    ("W6t", 6): [1, 8, 56, 336, 1680, 6720, 20160],
    ("W8ht", 7): [1, 8, 56, 336, 1680, 6720, 20160, 40320],
}
"""The same for games with a court, which has more actions."""


@pytest.mark.parametrize(
    ("code", "seed"),
    ordinary_first(COUNTS | COURT, [("K4", 1), ("K2dhm", 5), ("Q2", 1), ("W6t", 6)]),
)
def test_counts_from_the_set_up(code: str, seed: int) -> None:
    expected = (COUNTS | COURT)[code, seed]
    start, dealer = State.start(Rules.parse(code)), Shuffled(seed)
    assert [perft(start, dealer, depth) for depth in range(len(expected))] == expected


@pytest.mark.parametrize(("code", "seed"), COUNTS)
@pytest.mark.parametrize("share", ordinary_first([0.0, 0.3, 0.6, 0.9], [0.3, 0.9]))
def test_engine_and_oracle_counts_agree_throughout_a_game(
    code: str, seed: int, share: float
) -> None:
    compare(a_game(code, seed), seed, share, 4)


@pytest.mark.parametrize(("code", "seed"), COURT)
@pytest.mark.parametrize(
    "share", ordinary_first([0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99], [0.1, 0.5, 0.99])
)
def test_engine_and_oracle_counts_agree_throughout_a_game_at_court(
    code: str, seed: int, share: float
) -> None:
    compare(whole_game(code, seed), seed, share, 2)


def compare(game: Game, seed: int, share: float, depth: int) -> None:
    """Compares the engine's count with the oracle's, from a point partway through the game."""
    game = game.at(int(share * game.number))
    expected = count(replay(str(game)), game.state, Shuffled(seed), depth)
    assert perft(game.state, Shuffled(seed), depth) == expected


@pytest.mark.parametrize(("code", "seed"), COUNTS)
def test_no_sequence_continues_after_the_game(code: str, seed: int) -> None:
    game = a_game(code, seed)
    end = game.number
    assert perft(game.state, Shuffled(seed), 0) == 1
    assert perft(game.state, Shuffled(seed), 1) == 0
    assert perft(game.at(end - 2).state, Shuffled(seed), 3) == 0
    assert perft(game.at(end - 2).state, Shuffled(seed), 2) > 0


def test_divide_splits_the_count_by_first_action() -> None:
    start, dealer = State.start(Rules.parse("K4")), Shuffled(1)
    parts = divide(start, dealer, 6)
    assert list(parts) == dealt(start, dealer).legal_actions()
    assert sum(parts.values()) == perft(start, dealer, 6)


def count(oracle: Oracle, state: State, dealer: Shuffled, depth: int) -> int:
    """Returns the oracle's count; the engine's states serve only to deal."""
    if depth == 0:
        return 1
    while oracle.pending_deal:
        draw = dealer.deal(state)
        oracle.apply(str(draw))
        state = state.apply(draw)
    total = 0
    for token in oracle.legal_tokens():
        after = deepcopy(oracle)
        after.apply(token)
        total += count(after, state.apply(parse_move(token)), dealer, depth - 1)
    return total
