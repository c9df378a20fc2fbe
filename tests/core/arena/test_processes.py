"""An arena gives the same results in any process and any order of games."""

from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Listener
from random import Random
from typing import Any

import pytest

from realmino import Action, Rules, State
from realmino.arena import Outcome, Standings, arena, processes
from realmino.bots import BOTS
from realmino.bots.random_choice import choose_at_random
from realmino.bots.registry import find

K2 = Rules.parse("K2")
NAMES = ["greedy", "random"]


class Backwards(Executor):
    """Waits for ``deals`` calls, then makes all of them, the last one first.

    The last one has no callback yet when it finishes, so the arena receives it last.
    """

    def __init__(self, deals: int) -> None:
        self.deals = deals
        self.waiting: list[Callable[[], None]] = []

    def submit(self, call: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append(lambda: future.set_result(call(*given, **named)))
        if len(self.waiting) == self.deals:
            while self.waiting:
                self.waiting.pop()()
        return future


class Lazy(Executor):
    """Runs only the first ``deals`` calls, immediately."""

    def __init__(self, deals: int) -> None:
        self.deals = deals
        self.futures: list[Future[Any]] = []

    def submit(self, call: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.futures.append(future)
        if len(self.futures) <= self.deals:
            future.set_result(call(*given, **named))
        return future


def play(**options: Any) -> tuple[Standings, list[Outcome]]:
    """Returns the standings of an arena of seven games, and its outcomes as reported."""
    outcomes: list[Outcome] = []
    return arena(K2, NAMES, 7, 5, on_game=outcomes.append, **options), outcomes


def test_the_order_of_finished_games_changes_nothing() -> None:
    expected, in_order = play()
    standings, outcomes = play(executor=Backwards(4))
    assert standings == expected
    assert [game.pairing.number for game in outcomes] == [4, 5, 2, 3, 0, 1, 6]
    assert sorted(outcomes) == in_order


def test_processes_play_the_same_games() -> None:
    """Even in a new process that has to find the bots by name."""
    expected, in_order = play()
    bots = {"greedy": find("greedy"), "random": choose_at_random}
    with ProcessPoolExecutor(2, get_context("spawn")) as executor:
        standings, outcomes = play(executor=executor, bots=bots)
    assert standings == expected
    assert sorted(outcomes) == in_order


def test_known_games_are_not_played_again() -> None:
    expected, in_order = play()
    known = [in_order[number] for number in (0, 3, 4)]
    for executor in (None, Backwards(4)):
        standings, outcomes = play(executor=executor, played=reversed(known))
        assert standings == expected
        assert sorted(outcomes + known) == in_order
    assert play(played=in_order) == (expected, [])


def test_a_longer_arena_starts_with_the_same_games() -> None:
    _, in_order = play()
    assert arena(K2, NAMES, 4, 5, played=in_order) == arena(K2, NAMES, 4, 5)


def test_refuses_games_from_another_arena() -> None:
    _, in_order = play()
    turned = in_order[1]._replace(pairing=in_order[0].pairing._replace(number=1))
    with pytest.raises(ValueError, match="does not belong to this arena"):
        play(played=[turned])


def fails_in(games: set[int], state: State, random: Random) -> Action:
    """Plays at random, but fails in the given games, which it recognises by their seeds."""
    if random.getstate() in [Random(f"5/{game}/{state.to_act}").getstate() for game in games]:
        raise ArithmeticError("two and two")
    return choose_at_random(state, random)


def test_a_failure_ends_only_its_own_game() -> None:
    bots = {**BOTS, "random": partial(fails_in, {3, 5})}
    expected = arena(K2, NAMES, 7, 5, bots)
    outcomes: list[Outcome] = []
    assert arena(K2, NAMES, 7, 5, bots, outcomes.append, Backwards(4)) == expected
    failed = {game.pairing.number: game.forfeit for game in outcomes if game.forfeit}
    assert {*failed} == {3, 5}
    assert all(forfeit.why.startswith("raised ArithmeticError: two") for forfeit in failed.values())
    assert [bot.forfeits for bot in expected.bots] == [0, 2]


def test_submits_a_few_deals_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("realmino.arena.AHEAD", 2)
    lazy = Lazy(99)
    waiting: list[int] = []

    def on_game(outcome: Outcome) -> None:
        waiting.append(len(lazy.futures) - outcome.pairing.deal)

    arena(K2, NAMES, 7, 5, on_game=on_game, executor=lazy)
    assert waiting == [2, 2, 2, 2, 2, 2, 1]


def test_an_error_of_the_listener_stops_the_arena() -> None:
    lazy = Lazy(2)

    def on_game(outcome: Outcome) -> None:
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="full"):
        arena(K2, NAMES, 7, 5, on_game=on_game, executor=lazy)
    assert [future.cancelled() for future in lazy.futures] == [False, False, True, True]


DEAF = """
import signal
from multiprocessing.connection import Client

signal.signal(signal.SIGTERM, signal.SIG_IGN)
with Client({address!r}) as test:
    test.send("deaf")
    test.recv()
"""


def test_kills_a_process_that_ignores_the_signal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as one that hangs before it sets its signal handler."""
    monkeypatch.setattr(processes, "GRACE_PERIOD", 0.0)
    with Listener() as listener:
        with suppress(KeyboardInterrupt), processes.pool(2) as executor:
            assert executor
            executor.submit(exec, DEAF.format(address=listener.address))
            deaf = listener.accept()
            assert deaf.recv() == "deaf"
            raise KeyboardInterrupt
        with deaf, pytest.raises(EOFError):
            deaf.recv()
