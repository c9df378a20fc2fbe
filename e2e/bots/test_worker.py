"""Bots keep playing when their worker fails, and another worker replaces it."""

import pytest
from playwright.sync_api import Route, expect

from browser.messages import say
from e2e.conftest import Visit
from e2e.games import find_seed
from e2e.visitor import DUKE, SQUIRE, Visitor
from e2e.workers import KEEP_WORKERS, ended, kill_first, started

pytestmark = pytest.mark.in_chromium

COUNT_ANSWERS = """
window.answers = [];
const listen = MessagePort.prototype.addEventListener;
MessagePort.prototype.addEventListener = function (kind, listener) {
  const place = answers.push(0) - 1;
  listen.call(this, kind, (event) => {
    answers[place] += 1;
    document.documentElement.dataset.answers = answers;
    listener.call(this, event);
  });
};
"""
"""Counts each worker's messages in ``answers``, in the order in which workers started."""

RECORD_ANNOUNCEMENTS = """() => {
  window.said = [];
  const note = (changes) => {
    for (const { target, addedNodes } of changes)
      if (target.matches("[aria-live]")) for (const { data } of addedNodes) said.push(data);
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""
"""Records all announcements for screen readers in ``said``, including those of later tables."""

DEAF = """
def begin(question):
    while True:
        pass

__export__ = ["begin"]
"""
"""A worker that never answers."""

BROKEN = """
def begin(question):
    raise MemoryError("no room to think")

__export__ = ["begin"]
"""


def serve_first(visitor: Visitor, script: str, times: int = 1) -> None:
    """Serves ``script`` instead of the worker's for the first workers, then the real one."""

    def give(route: Route) -> None:
        route.fulfill(content_type="text/x-python", body=script)

    visitor.page.route("**/worker.py", give, times=2 * times)  # the page fetches it first


def answers(visitor: Visitor) -> list[int]:
    """The number of messages from each worker so far."""
    return visitor.page.evaluate("answers")


def expect_second_worker_plays(visitor: Visitor, first_messages: int) -> None:
    """Plays to the end, and checks that the first worker ended after ``first_messages``."""
    visitor.play()
    visitor.expect_scores_of_replay("Ada", "Ben")
    expect(visitor.find(ended(0))).to_be_attached()
    expect(visitor.find(ended(1))).not_to_be_attached()
    assert started(visitor) == 2
    first, second = answers(visitor)
    assert first == first_messages
    assert second > 1


@pytest.mark.deep
def test_choosing_a_duke_starts_the_worker(visit: Visit) -> None:
    visitor = visit(script=KEEP_WORKERS + COUNT_ANSWERS)
    assert started(visitor) == 0
    visitor.show_more()
    visitor.find("#kind1").select_option(SQUIRE)
    visitor.find("#begin").hover()
    assert started(visitor) == 0
    visitor.find("#kind1").select_option(DUKE)
    expect(visitor.find("html[data-workers='1']")).to_be_attached()
    visitor.start_game(DUKE, DUKE)
    visitor.wait_for_turn()
    assert started(visitor) == 1
    assert answers(visitor)[0] > 0


@pytest.mark.deep
def test_a_worker_that_never_answers_is_replaced(visit: Visit) -> None:
    visitor = visit(opened=False, script=KEEP_WORKERS + COUNT_ANSWERS)
    serve_first(visitor, DEAF)
    visitor.open().start_game("person", DUKE, names=("Ada", "Ben"))
    expect_second_worker_plays(visitor, first_messages=0)


@pytest.mark.deep
def test_a_worker_that_fails_is_replaced(visit: Visit) -> None:
    visitor = visit(opened=False, script=KEEP_WORKERS + COUNT_ANSWERS)
    serve_first(visitor, BROKEN)
    visitor.open().start_game("person", DUKE, names=("Ada", "Ben"))
    expect_second_worker_plays(visitor, first_messages=1)


@pytest.mark.deep
def test_a_worker_that_ended_is_replaced(visit: Visit) -> None:
    visitor = visit(script=KEEP_WORKERS + COUNT_ANSWERS)
    visitor.start_game("person", DUKE, names=("Ada", "Ben"))
    while not sum(answers(visitor)):
        assert visitor.wait_for_turn()
        visitor.play(1)
    [first_messages] = answers(visitor)
    kill_first(visitor)
    expect_second_worker_plays(visitor, first_messages)


@pytest.mark.deep
def test_after_three_failures_no_worker_is_started(visit: Visit) -> None:
    """Three bots choose first, so all workers fail in the first round."""
    visitor = visit(opened=False, script=KEEP_WORKERS + COUNT_ANSWERS)
    serve_first(visitor, BROKEN, times=9)
    names, bots = ("Ada", "Ben", "Cleo", "Dan"), [DUKE] * 3
    visitor.open()
    visitor.page.evaluate(RECORD_ANNOUNCEMENTS)
    visitor.start_game("person", *bots, names=names, seed=find_seed("K4", "bcda"))
    visitor.play()
    for number in range(started(visitor)):
        expect(visitor.find(ended(number))).to_be_attached()
    assert visitor.page.evaluate("said").count(say("bot-failed")) == 1
    assert answers(visitor) == [1, 1, 1]
    visitor.expect_scores_of_replay(*names)
