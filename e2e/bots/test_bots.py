"""Bots keep to their pace or play faster, think in a worker, and never play an outdated move."""

from collections.abc import Callable
from itertools import pairwise
from time import monotonic

import pytest
from playwright.sync_api import expect

from browser.messages import say
from e2e import games
from e2e.bots.test_worker import COUNT_ANSWERS, RECORD_ANNOUNCEMENTS, answers
from e2e.conftest import Visit
from e2e.games import moment, whole_game
from e2e.visitor import DUKE, EMPEROR, KNIGHT, SQUIRE, Visitor, part
from e2e.workers import KEEP_WORKERS, ended, kill_first, wait_until_first_is_ready
from realmino import Game, Rules, Shuffled
from realmino.pieces.variants import COLOURS
from table.wording import words

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


@pytest.mark.deep
def test_the_page_responds_while_bots_move(visit: Visit) -> None:
    """Only bots play, at the normal pace. The menu opens between two of their moves.

    These bots think in the page, so no worker starts.
    """
    visitor = visit(script=COUNT_WORKERS)
    visitor.start_game(SQUIRE, "random", KNIGHT, names=("Ada", "Ben", "Cleo"), pace="normal")
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


@pytest.mark.deep
def test_without_a_worker_the_bots_think_in_the_page(visit: Visit) -> None:
    """Once the page gives up on workers, it says so exactly once; the game continues to its end."""
    visitor = visit(script=NO_WORKERS + KEEP_TOASTS, expected=("no workers here",))
    game = whole_game("K2")
    visitor.go_to(f"{moment(game, game.number - 16, 'pd')}&n=Ada,Ben")
    visitor.set_speed({})
    visitor.play_on()
    visitor.play()
    toasts = visitor.find("html").get_attribute("data-toasts") or ""
    assert toasts.count(say("bot-failed")) == 1
    visitor.expect_scores_of_replay("Ada", "Ben")


@pytest.mark.deep
def test_a_duke_plays_even_if_its_worker_never_arrives(visit: Visit) -> None:
    """The browser logs the request, but no error is uncaught."""
    visitor = visit(opened=False, expected=("Failed to load resource",))
    visitor.page.route("**/worker.py", lambda route: route.fulfill(status=404, body=""))
    visitor.open().start_game("person", DUKE, names=("Ada", "Ben"))
    visitor.play(4)
    assert visitor.options()


NAMES = ("Ada", "Ben", "Cleo", "Dan")
SLOW = 1.8
"""The minimum length of a bot's turn at the slow pace, in seconds."""

FIRST = "2"
"""With this seed, Ada chooses first, and again whenever she takes the first domino."""


def play_until_bots_turn(visitor: Visitor) -> int:
    """Chooses for Ada until it is a bot's turn; returns the number of moves."""
    visitor.wait_for_turn()
    while visitor.state()["acting"] == "a":
        before = visitor.moves
        visitor.part("options", "button").first.click()
        expect(visitor.table).not_to_have_attribute("data-move", str(before))
    return visitor.moves


@pytest.mark.deep
def test_bots_hurry_to_the_next_turn(revisit: Visit) -> None:
    visitor = revisit()
    page, hint = visitor.page, visitor.part("hint")
    visitor.start_game("person", "random", "random", "random", names=NAMES, seed=FIRST, pace="slow")
    box = visitor.part("canvas").bounding_box()
    assert box
    bare = box["x"] + box["width"] / 2, box["y"] + box["height"] - 2
    ways: tuple[Callable[[], None], ...] = (
        lambda: page.mouse.click(*visitor.spot("g7")),
        lambda: visitor.part("canvas").press("Space"),
        lambda: page.mouse.click(*bare),
    )
    for hurry, done in zip(ways, ("chose", "placed", "placed"), strict=True):
        before = play_until_bots_turn(visitor)
        page.mouse.move(*bare)  # away from the list, whose choices would appear in the hint
        began = monotonic()
        hurry()
        assert visitor.wait_for_turn(after=before)
        played = visitor.moves - before
        assert played >= len(NAMES) - 1
        assert monotonic() - began < SLOW * played / 2
        for name in NAMES[1:]:
            expect(hint).to_contain_text(f"{name} {done} domino")


WATCH_THE_RING = """(thought) => {
  const ring = document.querySelector(thought);
  window.shares = [];
  new MutationObserver(() => {
    if (!ring.hidden) shares.push(Number(ring.style.getPropertyValue("--share")));
  }).observe(ring, { attributes: true });
}"""
"""Records the progress shown by the ring around the emblem in ``shares``."""

ASK_ALONE = """async () => {
  const [{ sync }] = workers;
  await sync.keep_thinking();
  const before = answers[0];
  await sync.keep_thinking();
  return answers[0] - before;
}"""
"""Waits for all earlier answers, sends the worker one request and counts its answers."""


def start_game(visitor: Visitor) -> None:
    """Starts a game with Ada and two Emperors, who have to choose among similar dominoes.

    Returns once the worker has started.
    """
    visitor.start_game("person", EMPEROR, EMPEROR, names=("Ada",), seed="51")
    visitor.wait_for_turn()
    wait_until_first_is_ready(visitor)


def start_long_thought(visitor: Visitor) -> int:
    """Chooses for Ada and makes the first Emperor think for several seconds.

    Returns the number of moves played so far.
    """
    visitor.choose_setting("thinking", "long")
    visitor.part("options", "button").first.click()
    expect(visitor.table).to_have_attribute("data-acting", "b")
    before = visitor.moves
    expect(visitor.part("thought")).to_be_visible()
    expect(visitor.find("html[data-answers]")).to_be_attached()
    return before


def expect_no_thought(visitor: Visitor) -> None:
    """Checks that the worker is idle and no move is played."""
    before = visitor.moves
    expect(visitor.part("thought")).to_be_hidden()
    assert visitor.page.evaluate(ASK_ALONE) == 1
    assert visitor.moves == before


@pytest.mark.deep
def test_the_first_game_has_friendly_opponents(revisit: Visit) -> None:
    """They are Squires with different names."""
    visitor = revisit()
    visitor.press("begin")
    expect(visitor.find("body")).to_have_attribute("data-screen", "table")
    visitor.press("menu", "scores")
    names = [words.default_name(colour, SQUIRE) for colour in COLOURS[1:4]]
    assert {*visitor.standings()} == {"You", *names}


@pytest.mark.deep
def test_a_duke_and_an_emperor_play_in_one_game(revisit: Visit) -> None:
    visitor = revisit()
    visitor.start_game("person", DUKE, EMPEROR, names=("Ada",))
    visitor.play(7)
    [played] = games.games_in(visitor.link())
    assert played.number == visitor.moves
    assert {one.seat for one in played.history()} == {None, 0, 1, 2}


@pytest.mark.deep
def test_the_ring_shows_thinking_time_silently(visit: Visit) -> None:
    visitor = visit(script=KEEP_WORKERS + COUNT_ANSWERS)
    start_game(visitor)
    visitor.page.evaluate(WATCH_THE_RING, part("thought"))
    visitor.page.evaluate(RECORD_ANNOUNCEMENTS)
    before = start_long_thought(visitor)
    thinks = say("turn-thinks", name="Emperor Amber")
    expect(visitor.part("turn-text")).to_have_text(thinks)
    visitor.choose_setting("thinking", "short")
    assert visitor.wait_for_turn(after=before)
    expect(visitor.part("thought")).to_be_hidden()
    shares = visitor.page.evaluate("shares")
    assert all(0 <= share <= 1 for share in shares)
    falls = [at for at, (one, next) in enumerate(pairwise(shares), 1) if next < one]
    assert len(falls) <= 1, "it only grows, and restarts for the other Queen"
    assert len(set(shares[: falls[0] if falls else None])) > 10
    assert len(visitor.page.evaluate("said")) < 10


@pytest.mark.deep
def test_an_undo_ends_a_bots_thought(visit: Visit) -> None:
    visitor = visit(script=KEEP_WORKERS + COUNT_ANSWERS)
    start_game(visitor)
    start = visitor.moves
    start_long_thought(visitor)
    visitor.press("undo")
    visitor.expect_move(start)
    assert visitor.state()["acting"] == "a"
    expect_no_thought(visitor)

    visitor.choose_setting("thinking", "short")
    first, other = visitor.options()[0].token, visitor.options()[-1].token
    assert first != other
    visitor.take(other)
    [game] = games.games_in(visitor.link())
    assert str(game.moves[start]) == other


@pytest.mark.deep
def test_leaving_the_table_ends_a_bots_thought(visit: Visit) -> None:
    """The player leaves the table, continues the game, and starts another one."""
    visitor = visit(script=KEEP_WORKERS + COUNT_ANSWERS)
    start_game(visitor)
    start_long_thought(visitor)
    thinking = visitor.moves
    for _ in range(2):
        visitor.press("menu", "to-setup")
        expect(visitor.find("#setup")).to_be_visible()
        expect_no_thought(visitor)
        visitor.press("resume-game")
        visitor.expect_move(thinking)
        expect(visitor.part("thought")).to_be_visible()
    visitor.press("menu", "to-setup")
    visitor.start_game("person", "person")
    expect(visitor.table).to_have_attribute("data-acting", "a")
    expect_no_thought(visitor)
    visitor.play(2)
    assert len(answers(visitor)) == 1


@pytest.mark.deep
def test_opening_another_link_ends_a_bots_thought(visit: Visit) -> None:
    """A shared moment with the same bots is shown, and they don't play on."""
    visitor = visit(script=KEEP_WORKERS + COUNT_ANSWERS)
    start_game(visitor)
    start_long_thought(visitor)
    game = Game(Rules.parse("K2")).deal(Shuffled(1))
    visitor.page.evaluate("(to) => { location.hash = to; }", moment(game, game.number, "qq"))
    visitor.expect_move(game.number)
    expect_no_thought(visitor)
    expect(visitor.part("place")).to_have_text(say("button-play-on"))


@pytest.mark.deep
def test_the_best_move_so_far_is_played_when_a_worker_dies(visit: Visit) -> None:
    """Another worker computes the moves after that."""
    visitor = visit(script=KEEP_WORKERS + COUNT_ANSWERS)
    start_game(visitor)
    before = start_long_thought(visitor)
    visitor.choose_setting("thinking", "short")
    kill_first(visitor)
    [announcements] = answers(visitor)
    assert visitor.wait_for_turn(after=before)
    expect(visitor.find(ended(0))).to_be_attached()
    visitor.play(3)
    first, second = answers(visitor)
    assert first - announcements in (0, 1), "one answer may have been on its way"
    assert second > 5
