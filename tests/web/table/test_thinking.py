"""A bot's turn: in slices, with a first answer soon and an end in time, and hurried by a tap."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from browser.messages import say
from realmino.bots import BOTS, LEVELS
from table import words
from table.app import App
from table.device import Device
from table.effects import AskBot, Explain
from table.intents import Choose, Confirm, Hurry, Point, Undo
from table.interaction import Looking
from table.settings import Settings
from table.thinking import Reply, Request, Thinking, at_once, replies
from tests.web.fixtures import (
    OUTSIDE,
    answer_to,
    begun,
    click,
    domino,
    ground,
    settle,
    spot,
    square,
    table,
)
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


PACE = Settings().pace


def waiting(code: str = "K3", kinds: str = "prr") -> App:
    """A table where the person has just chosen, and waits for the bots."""
    app = table(begun(code, kinds))
    for _ in range(20):
        settle(app)
        app.handle(Choose(app.view.options[0].token))
        if not app.device.choosing:
            return app
    raise AssertionError("no bot is ever asked")


def answer_one(app: App) -> None:
    """The bot in turn plays."""
    [asked] = [effect for effect in app.take_effects() if isinstance(effect, AskBot)]
    app.answer(answer_to(asked))


@pytest.mark.parametrize("touch", [True, False])
def test_a_tap_on_the_own_kingdom_hurries_the_bots_to_the_next_turn(touch: bool) -> None:
    app = waiting()
    assert (app.device.may_hurry, app.device.pace) == (True, PACE)
    told = say("hint-hurry")
    assert told in app.hint(touch).text
    click(app, square(app, "g7"), touch)
    assert app.device.pace == 0
    assert told not in app.hint(touch).text
    settle(app)
    assert (app.device.choosing, app.device.pace) == (True, PACE)


@pytest.mark.parametrize("intent", [Confirm(), Hurry()], ids=["the keyboard", "a bare spot"])
def test_a_key_or_a_bare_spot_of_the_table_does_it_too(intent: Confirm | Hurry) -> None:
    app = waiting()
    app.handle(intent)
    assert app.device.pace == 0


def test_the_line_below_the_table_says_what_was_played_meanwhile() -> None:
    """Of each bot in a few words, until the person points at a place or plays."""
    app = waiting()
    click(app, square(app, "g7"))
    before = app.view.number
    settle(app)
    facts = [line.text for line in app.device.log if line.number > before]
    hint = app.hint(touch=False).text
    assert hint == app.device.news
    for name in ("Ben", "Cleo"):
        news = [text for text in hint.split(".") if name in text]
        assert news
        assert any(news[0].strip() in text for text in facts)
    app.handle(Choose(app.view.options[0].token))
    assert (app.device.news, app.device.pace) == ("", PACE)


def test_nobody_is_hurried_who_was_waited_for_to_the_end() -> None:
    app = waiting()
    settle(app)
    assert app.device.news == ""
    assert app.hint(touch=False).text == words.request(app.view, False)


def test_the_next_bots_take_their_time_again() -> None:
    app = waiting()
    click(app, square(app, "g7"))
    for _ in range(20):
        settle(app)
        app.handle(Choose(app.view.options[0].token))
        if not app.device.choosing:
            break
    assert (app.device.may_hurry, app.device.pace) == (True, PACE)


def test_a_click_that_means_something_hurries_nobody() -> None:
    """Another kingdom, a domino, a building, or a thing that says what it is."""
    app = waiting("Q3")
    other = next(plot.kingdom for plot in app.layout.plots if not plot.main)
    click(app, ground(app, other))
    assert isinstance(app.interaction, Looking)
    click(app, ground(app, other))
    assert not isinstance(app.interaction, Looking), "back to the own kingdom"
    for face in (*app.view.line, *app.view.next):
        click(app, domino(app, face.domino))
    click(app, spot(app, 2))
    click(app, OUTSIDE)
    assert isinstance(app.take_effects()[-1], Explain)
    assert app.device.pace == PACE
    app.handle(Point(*square(app, "g7")))
    assert app.device.pace == PACE


def test_taking_back_ends_the_hurry() -> None:
    app = waiting("K2", "pr")
    click(app, square(app, "g7"))
    app.handle(Undo())
    assert (app.device.choosing, app.device.pace, app.device.news) == (True, PACE, "")


def test_who_does_not_wait_cannot_hurry() -> None:
    """Bots alone, a person in turn, or a pace at which nothing is waited for."""
    alone, own, quick = table(begun("K3", "rrr")), table(begun("K3")), waiting()
    quick.device.settings = Settings(pace=0)
    for app in (alone, own, quick):
        number = app.view.number
        click(app, square(app, "g7"))
        app.handle(Hurry())
        assert app.device.pace == app.device.settings.pace
        assert app.view.number == number
    assert say("hint-hurry") not in quick.hint(touch=False).text


def test_how_to_hurry_is_told_in_the_first_rounds_only() -> None:
    app = waiting()
    told = {app.view.round: say("hint-hurry") in app.hint(touch=False).text}
    while not app.view.outcome:
        if app.device.choosing:
            app.handle(Choose(app.view.options[0].token))
        else:
            told[app.view.round] = say("hint-hurry") in app.hint(touch=False).text
            answer_one(app)
    assert [round for round, is_told in told.items() if is_told] in ([0], [0, 1], [1])
    assert len(told) > 5
