"""Bots keep playing when their worker fails, and another worker replaces it."""

import pytest
from playwright.sync_api import Route, expect

from browser.messages import say
from e2e.conftest import Visit
from e2e.games import seed_of
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
"""Counts in ``answers`` the messages of each worker, in the order of their start."""

WATCH_WHAT_IS_SAID = """() => {
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
    """Serves this script as the worker's the first ``times`` times, then the real one."""

    def give(route: Route) -> None:
        route.fulfill(content_type="text/x-python", body=script)

    visitor.page.route("**/worker.py", give, times=times)


def answers(visitor: Visitor) -> list[int]:
    """The number of messages of each worker so far."""
    return visitor.page.evaluate("answers")


def expect_second_worker_to_have_taken_over(visitor: Visitor, said: int) -> None:
    """Ada and Ben play to the end; the first worker has ended after ``said`` messages."""
    visitor.play()
    visitor.expect_scores_of_replay("Ada", "Ben")
    expect(visitor.find(ended(0))).to_be_attached()
    expect(visitor.find(ended(1))).not_to_be_attached()
    assert started(visitor) == 2
    first, second = answers(visitor)
    assert first == said
    assert second > 1


@pytest.mark.deep
def test_the_worker_starts_when_a_duke_is_chosen_and_plays_after_begin(visit: Visit) -> None:
    visitor = visit(script=KEEP_WORKERS + COUNT_ANSWERS)
    assert started(visitor) == 0
    visitor.show_more()
    visitor.find("#kind1").select_option(SQUIRE)
    visitor.find("#begin").hover()
    assert started(visitor) == 0
    visitor.find("#kind1").select_option(DUKE)
    assert started(visitor) == 1
    visitor.sit_down(DUKE, DUKE)
    visitor.wait_for_turn()
    assert started(visitor) == 1
    assert answers(visitor)[0] > 0


@pytest.mark.deep
def test_a_worker_that_never_answers_is_replaced(visit: Visit) -> None:
    visitor = visit(opened=False, script=KEEP_WORKERS + COUNT_ANSWERS)
    serve_first(visitor, DEAF)
    visitor.open().sit_down("person", DUKE, names=("Ada", "Ben"))
    expect_second_worker_to_have_taken_over(visitor, said=0)


@pytest.mark.deep
def test_a_worker_in_which_thinking_fails_is_replaced(visit: Visit) -> None:
    visitor = visit(opened=False, script=KEEP_WORKERS + COUNT_ANSWERS)
    serve_first(visitor, BROKEN)
    visitor.open().sit_down("person", DUKE, names=("Ada", "Ben"))
    expect_second_worker_to_have_taken_over(visitor, said=1)


@pytest.mark.deep
def test_a_worker_that_ended_is_replaced(visit: Visit) -> None:
    visitor = visit(script=KEEP_WORKERS + COUNT_ANSWERS)
    visitor.sit_down("person", DUKE, names=("Ada", "Ben"))
    while not sum(answers(visitor)):
        assert visitor.wait_for_turn()
        visitor.play(1)
    [said] = answers(visitor)
    kill_first(visitor)
    expect_second_worker_to_have_taken_over(visitor, said)


@pytest.mark.deep
def test_after_three_failures_no_worker_is_started(visit: Visit) -> None:
    """Three bots choose before the person, so all workers fail in the first round."""
    visitor = visit(opened=False, script=KEEP_WORKERS + COUNT_ANSWERS)
    serve_first(visitor, BROKEN, times=9)
    names, bots = ("Ada", "Ben", "Cleo", "Dan"), [DUKE] * 3
    visitor.open()
    visitor.page.evaluate(WATCH_WHAT_IS_SAID)
    visitor.sit_down("person", *bots, names=names, seed=seed_of("K4", "bcda"))
    visitor.play()
    for number in range(started(visitor)):
        expect(visitor.find(ended(number))).to_be_attached()
    assert visitor.page.evaluate("said").count(say("bot-failed")) == 1
    assert answers(visitor) == [1, 1, 1]
    visitor.expect_scores_of_replay(*names)
