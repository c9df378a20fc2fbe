"""All chance is in the dealer: seeds and scripts, repeatable in every run."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given

import realmino
from realmino import (
    Draw,
    Game,
    Illegal,
    Line,
    Reason,
    Rules,
    Scripted,
    Shuffled,
    State,
    Tiles,
)
from realmino.rules.shuffling import shuffled
from tests.tables import games, played, script, whole_game, whole_games

CORE = Path(realmino.__file__).parent.parent


def test_a_seed_deals_the_same_game_on_every_platform() -> None:
    """Links and records rely on the same draws in CPython and in the browser."""
    game = played("K4", 2026, moves=6)
    assert str(game.moves[0]) == "Oabdc"
    assert str(game.moves[1]) == "L1-26-36-43"
    assert str(Game(Rules.parse("K2")).deal(Shuffled("realmino"))) == "K2 Obbaa L14-24-30-32"
    assert shuffled(range(8), Random("1").random) == [7, 2, 5, 1, 4, 6, 0, 3]


@pytest.mark.parametrize("code", ["K2", "K2d", "K3", "K4", "Q2", "Q3", "Q4", "W3", "W8t"])
def test_a_seeds_deals_do_not_depend_on_the_players(code: str) -> None:
    calm, wild = whole_game(code, 3), played(code, 3, bot="greedy")
    assert [move for move in calm.moves if isinstance(move, Line)] == [
        move for move in wild.moves if isinstance(move, Line)
    ]
    # The players determine how many tiles are dealt, the seed which ones.
    tiles = [
        [tile for move in game.moves if isinstance(move, Tiles) for tile in move.tiles]
        for game in (calm, wild)
    ]
    assert all(tile == other for tile, other in zip(*tiles, strict=False))


def test_accepts_numbers_and_words_as_seeds() -> None:
    start = State.start(Rules.parse("K4"))
    assert Shuffled(7).deal(start) == Shuffled("7").deal(start)
    assert {Shuffled(seed).deal(start) for seed in ("", "snow", "é", -3, 10**40)}


@given(games())
def test_redo_does_not_change_the_deal(game: Game) -> None:
    """The dealer depends on the position, so undo never changes the next deal."""
    dealer = Shuffled(1)
    first = game.deal(dealer)
    assert game.deal(dealer) == first
    if game.moves:
        assert game.undo().redo() == game
        assert game.undo().redo().deal(dealer) == first


@given(whole_games())
def test_a_script_of_the_draws_repeats_the_game(game: Game) -> None:
    draws = [move for move in game.moves if isinstance(move, Draw)]
    actions = iter(move for move in game.moves if not isinstance(move, Draw))
    dealer = Scripted(draws)
    again = Game(game.rules).deal(dealer)
    while not again.is_over:
        again = again.play(next(actions)).deal(dealer)
    assert again == game


STORY = """
import json
from random import Random
from realmino import *
from realmino.bots import BOTS
from realmino.view import view
for code in ("K4hm", "K2dhm", "Q3", "W6t"):
    game, random = Game(Rules.parse(code)).deal(Shuffled(5)), Random(5)
    while not game.is_over:
        if game.number % 5 == 0:
            print(json.dumps(view(game).to_json()))
        bot = BOTS["greedy" if game.number % 3 else "random"]
        game = game.play(bot(game.state, random)).deal(Shuffled(5))
    print(game, repr(game.state), game.state.result(), json.dumps(view(game, since=0).to_json()))
"""


def test_nothing_depends_on_hash_order() -> None:
    outputs = [
        subprocess.run(
            [sys.executable, "-c", STORY],
            env={**os.environ, "PYTHONPATH": str(CORE), "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "4242")
    ]
    assert len(outputs[0]) > 100_000
    assert json.loads(outputs[0].splitlines()[0])["rules"] == "K4hm"
    assert outputs[0] == outputs[1]


def test_a_finished_script_refuses_to_deal() -> None:
    with pytest.raises(Illegal) as caught:
        Game(Rules.parse("K4")).deal(script("Oabcd"))
    assert caught.value.reason is Reason.NOTHING_DUE


def test_a_script_cannot_deal_pieces_the_box_lacks() -> None:
    with pytest.raises(Illegal) as caught:
        Game(Rules.parse("K3")).deal(script("Oabcd"))
    assert caught.value.reason is Reason.WRONG_DEAL


def test_refuses_to_deal_out_of_turn() -> None:
    with pytest.raises(Illegal) as caught:
        Shuffled(1).deal(played("K4", 1, 2).state)
    assert caught.value.reason is Reason.NOTHING_DUE


def test_every_order_of_the_kings_is_equally_likely() -> None:
    """Two kings each have six orders; each occurs in at least 25 of 300 seeds."""
    start = State.start(Rules.parse("K2"))
    orders = [str(Shuffled(seed).deal(start)) for seed in range(300)]
    assert {order: orders.count(order) > 25 for order in orders} == dict.fromkeys(
        ["Oaabb", "Oabab", "Oabba", "Obaab", "Obaba", "Obbaa"], True
    )


def test_the_first_king_of_queendomino_for_two_claims_first_and_last() -> None:
    start = State.start(Rules.parse("Q2"))
    orders = [str(Shuffled(seed).deal(start)) for seed in range(100)]
    assert {order: orders.count(order) > 30 for order in orders} == {"Oabba": True, "Obaab": True}


def test_two_players_use_any_24_of_48_dominoes() -> None:
    seen = set()
    for seed in range(20):
        game = whole_game("K2", seed)
        dealt = [id for move in game.moves if isinstance(move, Line) for id in move.dominoes]
        assert len(dealt) == 24
        seen |= set(dealt)
    assert seen == set(range(1, 49))
