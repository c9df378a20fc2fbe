"""Bots: in a worker, at a pace to follow, while the page goes on answering."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.visitor import DUKE, KNIGHT, SQUIRE
from table.words import say

pytestmark = pytest.mark.in_chromium

COUNT_WORKERS = """
window.workersStarted = 0;
window.Worker = class extends Worker {
  constructor(...given) { super(...given); window.workersStarted += 1; }
};
"""
NO_WORKERS = "window.Worker = class { constructor() { throw new Error('no workers here'); } };"
KEEP_TOASTS = """
addEventListener("DOMContentLoaded", () => {
  const keep = (changes) => {
    const toast = changes.find(({ target }) => target.matches?.("[data-part=toast]"))?.target;
    if (toast) document.documentElement.dataset.toasts += toast.textContent;
  };
  new MutationObserver(keep).observe(document, { childList: true, subtree: true });
});
"""


def test_the_page_answers_while_bots_move(visit: Visit) -> None:
    """Only bots play, at the normal pace: the menu opens between two of their moves.

    They choose at once, in the page: no second Python starts for them.
    """
    visitor = visit(script=COUNT_WORKERS)
    visitor.sit_down(SQUIRE, "random", KNIGHT, names=("Ada", "Ben", "Cleo"), pace="normal")
    table = visitor.table
    expect(table).not_to_have_attribute("data-move", "2")
    visitor.press("menu")
    expect(visitor.find("#menu-dialog")).to_be_visible()
    before = visitor.moves
    expect(table).not_to_have_attribute("data-move", str(before))
    visitor.press("scores")
    expect(visitor.part("result-title")).to_have_text(say("result-so-far"))
    visitor.press("close-result")
    before = visitor.moves
    expect(table).not_to_have_attribute("data-move", str(before))
    assert visitor.page.evaluate("workersStarted") == 0
    visitor.choose_setting("pace", "instant")
    assert not visitor.wait_for_turn()
    visitor.expect_scores_of_replay("Ada", "Ben", "Cleo")


def test_without_a_worker_the_bots_think_in_the_page(visit: Visit) -> None:
    """It is said once no other worker is tried, and the whole game is played."""
    visitor = visit(script=NO_WORKERS + KEEP_TOASTS, expected=("no workers here",))
    visitor.sit_down("person", DUKE, names=("Ada", "Ben"))
    visitor.play()
    told = visitor.find("html").get_attribute("data-toasts") or ""
    assert told.count(say("bot-failed")) == 1
    visitor.expect_scores_of_replay("Ada", "Ben")


@pytest.mark.deep
def test_a_worker_that_never_arrives(visit: Visit) -> None:
    visitor = visit(opened=False, expected=("worker.py", "404"))
    visitor.page.route("**/worker.py", lambda route: route.fulfill(status=404, body=""))
    visitor.open().sit_down("person", DUKE, names=("Ada", "Ben"))
    visitor.play(4)
    assert visitor.options()
