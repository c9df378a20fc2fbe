"""A bot thinks in slices: a quick first answer, then regular better ones, and an end on time."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from browser.messages import say
from realmino.bots import BOTS, LEVELS
from table.model.interaction import Looking
from table.model.settings import Settings
from table.play import hints
from table.play.effects import AskBot, Explain
from table.play.intents import Choose, Confirm, Hurry, Point, Undo
from table.play.thinking import MoveReply, MoveRequest, Request, Thinking, parse_request
from table.wording import words
from tests.web.fixtures import (
    OUTSIDE,
    ObservedApp,
    answer_to,
    begun,
    click,
    domino,
    ground,
    play_bots,
    spot,
    square,
    table,
)
from tools.paths import ROOT

SLICE = 0.03


class Clock:
    """A clock that only the requests below advance."""

    def __init__(self) -> None:
        self.now = 0.0

    def thinking(self) -> Thinking:
        return Thinking(SLICE, lambda: self.now)


class SlowRequest(Request[MoveReply]):
    """A request that yields a reply with the next share every ten milliseconds."""

    def __init__(self, clock: Clock, shares: list[float], bot: str = "slow") -> None:
        self.clock, self.shares, self.bot = clock, shares, bot
        self.is_thinking = False

    def __setattr__(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    def replies(self) -> Iterator[MoveReply]:
        self.is_thinking = True
        try:
            for share in self.shares:
                self.clock.now += 0.01
                yield MoveReply(f"{self.bot}-{share}", share)
        finally:
            self.is_thinking = False


def first_question(kinds: str) -> AskBot:
    """The first request to one of these bots at the start of a game."""
    question = ObservedApp(begun("K3", kinds), Settings()).effects[-1]
    assert isinstance(question, AskBot)
    return question


def request(bot: str = "greedy", seconds: float = 1.0) -> MoveRequest:
    """A request to a bot at the start of a game."""
    question = first_question("ggg")
    return MoveRequest(question.position, seconds, bot, question.seed)


@pytest.mark.parametrize("bot", BOTS)
def test_a_worker_gets_the_same_request_as_text(bot: str) -> None:
    sent = request(bot)
    assert parse_request(sent.to_text()) == sent


def test_the_page_gets_the_same_move_as_text() -> None:
    move = MoveReply("E34", 0.5)
    assert request().parse_reply(json.dumps(move)) == move


IN_THE_PAGE = """
import json, sys
from dataclasses import replace
from realmino.bots import LEVELS
from table.play.thinking import is_slow, parse_request
first = parse_request(sys.argv[1])
bots = ("random", "greedy", "squire", "knight")
shares = [[reply.share for reply in replace(first, bot=bot).replies()] for bot in bots]
heavy = {"evaluation", "features", "lookahead", "search", "weights", "weights_data"}
loaded = sorted(name for name in heavy if f"realmino.bots.{name}" in sys.modules)
print(json.dumps([shares, loaded, sorted({*bots, *filter(is_slow, LEVELS)})]))
"""


def test_bots_in_the_page_answer_once_and_import_no_search() -> None:
    sent = request().to_text()
    paths = os.pathsep.join(["core", "web"])
    done = subprocess.run(
        [sys.executable, "-c", IN_THE_PAGE, sent],
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
    clock = Clock()
    thinking = clock.thinking()
    sent = SlowRequest(clock, [number / 10 for number in range(1, 11)])
    assert thinking.begin(sent) == ("slow-0.1", 0.1)
    assert clock.now == pytest.approx(0.01)
    for share in (0.4, 0.7):
        assert thinking.keep_thinking() == (f"slow-{share}", share)
    assert thinking.keep_thinking().share == 1
    assert clock.now == pytest.approx(0.1)


def test_a_finished_request_keeps_its_reply_and_no_state() -> None:
    clock = Clock()
    thinking, sent = clock.thinking(), SlowRequest(clock, [0.5, 1.0, 1.0])
    thinking.begin(sent)
    assert [thinking.keep_thinking() for _ in range(3)] == [("slow-1.0", 1.0)] * 3
    assert clock.now == pytest.approx(0.02)
    assert not sent.is_thinking


def test_a_bot_that_stops_early_is_done() -> None:
    clock = Clock()
    thinking = clock.thinking()
    thinking.begin(SlowRequest(clock, [0.2, 0.3]))
    assert thinking.keep_thinking() == ("slow-0.3", 1.0)


def test_another_request_takes_the_place_of_the_first() -> None:
    clock = Clock()
    thinking = clock.thinking()
    first = SlowRequest(clock, [0.1, 0.2, 0.3, 0.4])
    thinking.begin(first)
    thinking.begin(SlowRequest(clock, [0.1, 0.2, 0.3, 0.4], "other"))
    assert not first.is_thinking
    assert thinking.keep_thinking() == ("other-0.4", 0.4)


@pytest.mark.parametrize("bot", [bot for bot in BOTS if bot != "emperor"])
def test_a_bot_that_does_not_search_answers_once(bot: str) -> None:
    sent = request(bot)
    [move] = sent.replies()
    assert move.share == 1
    assert move.token in [str(action) for action in sent.position.legal_actions()]
    assert [*sent.replies()] == [move]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_thinks_in_slices_to_an_end(level: str) -> None:
    sent = request(level, seconds=0.1)
    legal = [str(action) for action in sent.position.legal_actions()]
    thinking = Thinking(0.01)
    moves = [thinking.begin(sent)]
    while moves[-1].share < 1:
        moves.append(thinking.keep_thinking())
    assert [move.share for move in moves] == sorted(move.share for move in moves)
    assert all(move.token in legal for move in moves)


def test_an_immediate_answer_is_greedy() -> None:
    for bot in BOTS:
        assert [request(bot).at_once()] == [*request("greedy").replies()]


PACE = Settings().pace


def app_waiting_for_bots(code: str = "K3", kinds: str = "prr") -> ObservedApp:
    """A table at which the person has just chosen, and waits for the bots."""
    app = table(begun(code, kinds))
    for _ in range(20):
        play_bots(app)
        app.handle(Choose(app.view.options[0].token))
        if not app.choosing:
            return app
    raise AssertionError("no bot gets a question")


def answer_one(app: ObservedApp) -> None:
    """Plays the move of the bot to move."""
    [question] = [effect for effect in app.take_effects() if isinstance(effect, AskBot)]
    app.answer(answer_to(question))


@pytest.mark.parametrize("touch", [True, False])
def test_a_tap_on_your_kingdom_hurries_the_bots_to_the_next_turn(touch: bool) -> None:
    app = app_waiting_for_bots()
    assert (app.may_hurry, app.pace) == (True, PACE)
    hint = say("hint-hurry")
    assert hint in hints.hint(app, touch).text
    click(app, square(app, "g7"), touch)
    assert app.pace == 0
    assert hint not in hints.hint(app, touch).text
    play_bots(app)
    assert (app.choosing, app.pace) == (True, PACE)


@pytest.mark.parametrize("intent", [Confirm(), Hurry()], ids=["the keyboard", "a bare spot"])
def test_a_key_or_a_tap_beside_everything_hurries_the_bots_too(intent: Confirm | Hurry) -> None:
    app = app_waiting_for_bots()
    app.handle(intent)
    assert app.pace == 0


def test_the_hint_summarises_the_hurried_moves() -> None:
    """It has a few words for each bot, until the person points at a place or plays."""
    app = app_waiting_for_bots()
    click(app, square(app, "g7"))
    before = app.view.number
    play_bots(app)
    facts = [line.text for line in app.log if line.number > before]
    hint = hints.hint(app, touch=False).text
    assert hint == hints.news(app)
    for name in ("Ben", "Cleo"):
        news = [text for text in hint.split(".") if name in text]
        assert news
        assert any(news[0].strip() in text for text in facts)
    app.handle(Choose(app.view.options[0].token))
    assert (hints.news(app), app.pace) == ("", PACE)


def test_bots_that_took_their_full_time_are_not_hurried() -> None:
    app = app_waiting_for_bots()
    play_bots(app)
    assert hints.news(app) == ""
    assert hints.hint(app, touch=False).text == words.request(app.view, False)


def test_the_next_bots_take_their_time_again() -> None:
    app = app_waiting_for_bots()
    click(app, square(app, "g7"))
    for _ in range(20):
        play_bots(app)
        app.handle(Choose(app.view.options[0].token))
        if not app.choosing:
            break
    assert (app.may_hurry, app.pace) == (True, PACE)


def test_a_click_with_another_meaning_does_not_hurry() -> None:
    """Such as a click on another kingdom, a domino, a building, or a thing with an explanation."""
    app = app_waiting_for_bots("Q3")
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
    assert app.pace == PACE
    app.handle(Point(*square(app, "g7")))
    assert app.pace == PACE


def test_undo_ends_the_hurry() -> None:
    app = app_waiting_for_bots("K2", "pr")
    click(app, square(app, "g7"))
    app.handle(Undo())
    assert (app.choosing, app.pace, hints.news(app)) == (True, PACE, "")


def test_hurrying_needs_a_bot_to_wait_for() -> None:
    """It has no effect with bots alone, on a person's turn, or at a pace without waiting."""
    alone, own, quick = table(begun("K3", "rrr")), table(begun("K3")), app_waiting_for_bots()
    quick.settings = Settings(pace=0)
    for app in (alone, own, quick):
        number = app.view.number
        click(app, square(app, "g7"))
        app.handle(Hurry())
        assert app.pace == app.settings.pace
        assert app.view.number == number
    assert say("hint-hurry") not in hints.hint(quick, touch=False).text


def test_the_hint_explains_hurrying_in_the_first_rounds_only() -> None:
    app = app_waiting_for_bots()
    hints_seen = {app.view.round: say("hint-hurry") in hints.hint(app, touch=False).text}
    while not app.view.outcome:
        if app.choosing:
            app.handle(Choose(app.view.options[0].token))
        else:
            hints_seen[app.view.round] = say("hint-hurry") in hints.hint(app, touch=False).text
            answer_one(app)
    assert [round for round, is_shown in hints_seen.items() if is_shown] in ([0], [0, 1], [1])
    assert len(hints_seen) > 5
