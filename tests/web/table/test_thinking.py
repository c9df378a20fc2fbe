"""A bot's turn in slices: the first answer soon, better ones in step, and an end in time."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from realmino.bots import BOTS, LEVELS
from table.device import Device
from table.effects import AskBot
from table.settings import Settings
from table.thinking import Reply, Request, Thinking, at_once, replies
from tests.web.fixtures import begun
from tools.paths import ROOT

SLICE = 0.03


class Mind:
    """A bot that has an answer every ten milliseconds of a clock of its own."""

    def __init__(self, shares: list[float]) -> None:
        self.now = 0.0
        self.shares = shares
        self.is_thinking = False

    def think(self, request: Request) -> Iterator[Reply]:
        self.is_thinking = True
        try:
            for share in self.shares:
                self.now += 0.01
                yield Reply(f"{request.bot}-{share}", share)
        finally:
            self.is_thinking = False

    def thinker(self) -> Thinking:
        return Thinking(SLICE, self.think, lambda: self.now)


def first_asked(kinds: str) -> AskBot:
    """The first question to one of these bots at the start of a game."""
    asked = Device(begun("K3", kinds), Settings()).effects[-1]
    assert isinstance(asked, AskBot)
    return asked


def request(bot: str = "greedy", seconds: float = 1.0) -> Request:
    """The request to that bot at the start of a game."""
    return Request.of(first_asked("ggg"), seconds)._replace(bot=bot)


def test_a_question_has_all_that_the_table_asks() -> None:
    asked = first_asked("rrr")
    assert Request.of(asked, 2.5) == Request("random", asked.position, asked.seed, 2.5)


@pytest.mark.parametrize("bot", BOTS)
def test_a_worker_is_asked_the_same_by_a_text(bot: str) -> None:
    asked = request(bot)
    assert Request.parse(asked.to_text()) == asked


IN_THE_PAGE = """
import json, sys
from table.thinking import IN_WORKER, Request, replies
first = Request.parse(sys.argv[1])
bots = ("random", "greedy", "squire", "knight")
shares = [[reply.share for reply in replies(first._replace(bot=bot))] for bot in bots]
heavy = {"evaluation", "features", "lookahead", "search", "weights", "weights_data"}
loaded = sorted(name for name in heavy if f"realmino.bots.{name}" in sys.modules)
print(json.dumps([shares, loaded, sorted({*bots, *IN_WORKER})]))
"""


def test_who_answers_in_the_page_answers_once_and_needs_nothing_that_thinks() -> None:
    asked = request().to_text()
    paths = os.pathsep.join(["core", "web"])
    done = subprocess.run(
        [sys.executable, "-c", IN_THE_PAGE, asked],
        env={**os.environ, "PYTHONPATH": paths},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    shares, loaded, bots = json.loads(done.stdout)
    assert shares == [[1.0]] * 4
    assert loaded == []
    assert bots == sorted(BOTS)


def test_the_first_answer_comes_at_once_and_the_others_a_slice_apart() -> None:
    mind = Mind([number / 10 for number in range(1, 11)])
    thinker = mind.thinker()
    assert thinker.begin(request()) == ("greedy-0.1", 0.1)
    assert mind.now == pytest.approx(0.01)
    for share in (0.4, 0.7):
        assert thinker.go_on() == (f"greedy-{share}", share)
    assert thinker.go_on().share == 1
    assert mind.now == pytest.approx(0.1)


def test_a_finished_thought_stays_as_it_is_and_keeps_nothing_in_mind() -> None:
    mind = Mind([0.5, 1.0, 1.0])
    thinker = mind.thinker()
    thinker.begin(request())
    assert [thinker.go_on() for _ in range(3)] == [("greedy-1.0", 1.0)] * 3
    assert mind.now == pytest.approx(0.02)
    assert not mind.is_thinking


def test_a_bot_that_stops_early_is_done() -> None:
    thinker = Mind([0.2, 0.3]).thinker()
    thinker.begin(request())
    assert thinker.go_on() == ("greedy-0.3", 1.0)


def test_another_question_takes_the_place_of_the_first() -> None:
    mind = Mind([0.1, 0.2, 0.3, 0.4])
    thinker = mind.thinker()
    thinker.begin(request())
    thinker.begin(request("random"))
    assert thinker.go_on() == ("random-0.4", 0.4)


@pytest.mark.parametrize("bot", [bot for bot in BOTS if bot != "queen"])
def test_a_bot_that_does_not_search_answers_once(bot: str) -> None:
    asked = request(bot)
    [answer] = replies(asked)
    assert answer.share == 1
    assert answer.said in [str(action) for action in asked.position.legal_actions()]
    assert [*replies(asked)] == [answer]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_thinks_in_slices_to_an_end(level: str) -> None:
    asked = request(level, seconds=0.1)
    legal = [str(action) for action in asked.position.legal_actions()]
    thinker = Thinking(0.01)
    said = [thinker.begin(asked)]
    while said[-1].share < 1:
        said.append(thinker.go_on())
    assert [answer.share for answer in said] == sorted(answer.share for answer in said)
    assert all(answer.said in legal for answer in said)


def test_an_answer_that_cannot_wait_is_greedy() -> None:
    for bot in BOTS:
        assert [at_once(request(bot))] == [*replies(request("greedy"))]
