"""Live games of people with a browser each, over a relay of the test."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Playwright, expect

from e2e.browsers import ErrorLog
from e2e.conftest import DESKTOP, PHONE, Visit, in_one_browser
from e2e.live.conftest import EXPECTED
from e2e.live.frames import Relay
from e2e.visitor import FAKE_CLIPBOARD, NO_SERVICE_WORKER, Visitor
from tools.setup.browsers import launch_options

CHOOSE = """([root, least]) => {
  const table = document.querySelector(root);
  const button = table.querySelector('[data-part="options"] button');
  if (!button || Number(table.dataset.move) < least) return false;
  button.click();
  return true;
}"""
DIALOG = "#live-dialog"
BAR = ".far-bar:not([hidden])"
PACE = 60_000
"""The most milliseconds for a step, with eight pages on two cores."""

Player = Callable[..., Visitor]


@pytest.fixture
def player(visit: Visit, live: str, relay: Relay) -> Player:
    """Opens the site with live play in a new context."""

    def open_site(size: tuple[int, int] = DESKTOP) -> Visitor:
        visitor = visit(size, address=live, frame_of=relay.origin, expected=EXPECTED)
        visitor.page.context.set_default_timeout(PACE)
        visitor.set_speed({})
        return visitor

    return open_site


def open_room(visitor: Visitor, code: str = "K2", bots: str = "", name: str = "Ann") -> str:
    """Opens a room for a game, with bots from the last seat on, and returns its link."""
    visitor.press("live")
    visitor.find(f"{DIALOG} [name=name]").fill(name)
    visitor.find(f"{DIALOG} [data-live=open] button").click()
    visitor.find(f"{DIALOG} [name=game]").select_option(code[0])
    visitor.find(f"{DIALOG} [name=players]").select_option(code[1])
    for letter in code[2:]:
        visitor.find(f"{DIALOG} [name=variant][value={letter}]").check()
    for seat in range(int(code[1])):
        kind = visitor.find(f"{DIALOG} [name=kind][data-seat='{seat}']")
        if kind.count():
            kind.select_option("person" if seat < int(code[1]) - len(bots) else "random")
    return visitor.find(f"{DIALOG} [name=made]").input_value()


def join(visitor: Visitor, link: str, name: str = "Ben") -> None:
    """Joins the room of a link, which assigns a free seat, and gets ready."""
    visitor.page.evaluate("(link) => { location.href = link; }", link)
    visitor.find(f"{DIALOG} [name=name]").fill(name)
    visitor.find(f"{DIALOG} [data-live=join] button").click()
    visitor.find(f"{DIALOG} [data-live=stand]").wait_for()


def start(leader: Visitor, *others: Visitor) -> None:
    """Starts the game once all are ready."""
    for visitor in others:
        visitor.find(f"{DIALOG} [data-live=ready]:not([aria-disabled])").click()
    leader.find(f"{DIALOG} [data-live=start]:not([aria-disabled])").click()
    for visitor in (leader, *others):
        visitor.find("body[data-screen=table]").wait_for()


def play(*players: Visitor, until: int = 10_000) -> int:
    """Chooses the first option each time until a move or the end; returns the number of moves."""
    ended = f"{players[0].root}[data-prompt=over]"
    moves = 0
    while moves < until and not all(one.find(ended).count() for one in players):
        for one in players:
            one.page.evaluate(CHOOSE, [one.root, moves])
        moves = max(one.moves for one in players)
    for one in players:
        one.page.wait_for_function(
            "([root, moves]) => document.querySelector(root).dataset.move >= moves",
            arg=[players[0].root, moves],
        )
    return moves


@pytest.fixture
def begun(player: Player) -> tuple[Visitor, Visitor]:
    """Two people at the table of a new live game."""
    ann, ben = player(DESKTOP), player(PHONE)
    join(ben, open_room(ann))
    start(ann, ben)
    return ann, ben


def assert_same_end(*players: Visitor) -> None:
    """Everyone has the same result, and the deals are proved."""
    for one in players:
        one.part("result", being="[open]").wait_for()
        one.press("close-result")
        one.find(f"{BAR} [data-far=proof]").click()
        expect(one.part("toast")).to_contain_text("deals are fair", timeout=PACE)
    assert len({str(one.standings()) for one in players}) == 1


@in_one_browser
def test_a_whole_game_live(begun: tuple[Visitor, Visitor]) -> None:
    ann, ben = begun
    expect(ann.find(".live-people")).to_contain_text("Ben")
    play(ann, ben)
    assert_same_end(ann, ben)


@pytest.mark.deep
@in_one_browser
def test_undo_needs_everybodys_consent(begun: tuple[Visitor, Visitor]) -> None:
    ann, ben = begun
    chooser, other = (ann, ben) if ann.part("options", "button").count() else (ben, ann)
    for answer, left in (("undo-no", 1), ("undo-yes", 0)):
        before = chooser.moves
        if answer == "undo-no":
            chooser.page.evaluate(CHOOSE, [chooser.root, 0])
        expect(other.table).to_have_attribute("data-move", str(chooser.moves), timeout=PACE)
        after = chooser.moves
        chooser.press("undo")
        other.find(f"{BAR} [data-far={answer}]").click()
        expect(chooser.part("toast")).to_contain_text("undo" if left else "undone", timeout=PACE)
        expect(other.table).to_have_attribute(
            "data-move", str(after if left else before - 1), timeout=PACE
        )


@pytest.mark.deep
@in_one_browser
def test_a_gesture_is_shown_by_the_name_and_announced(begun: tuple[Visitor, Visitor]) -> None:
    ann, ben = begun
    ann.find(".live-strip > button").click()
    ann.find(".live-menu [data-live=well]").click()
    expect(ben.find(".live-people")).to_contain_text("Well played!", timeout=PACE)
    expect(ben.find("#announce")).to_have_text("Ann: Well played!")
    expect(ben.find(".live-people")).not_to_contain_text("Well played!", timeout=PACE)


@pytest.mark.deep
@in_one_browser
def test_a_reload_returns_to_the_seat(begun: tuple[Visitor, Visitor]) -> None:
    ann, ben = begun
    play(ann, ben, until=12)
    ben.reload()
    expect(ben.find(".live-people")).to_contain_text("Ann", timeout=PACE)
    play(ann, ben)
    assert_same_end(ann, ben)


@pytest.mark.deep
@in_one_browser
def test_a_bot_plays_on_for_a_closed_page_until_it_is_back(begun: tuple[Visitor, Visitor]) -> None:
    ann, ben = begun
    play(ann, ben, until=8)
    page, address = ben.page.context.new_page(), ben.address
    ben.page.close()
    while not ann.find(f"{BAR} [data-far=bot]").count():
        ann.page.evaluate(CHOOSE, [ann.root, 0])
    expect(ann.find(BAR)).to_contain_text("Away: Ben")
    before = ann.moves
    ann.find(f"{BAR} [data-far=bot]").click()
    while ann.moves < before + 8:
        ann.page.evaluate(CHOOSE, [ann.root, 0])
    back = Visitor(page, address).open()
    back.find("#resume-game").click()
    back.find("body[data-screen=table]").wait_for()
    play(ann, back)
    assert_same_end(ann, back)


@pytest.mark.deep
@in_one_browser
def test_a_game_outlives_its_relay(begun: tuple[Visitor, Visitor], relay: Relay) -> None:
    ann, ben = begun
    play(ann, ben, until=8)
    relay.stop()
    play(ann, ben)
    assert_same_end(ann, ben)


@pytest.mark.deep
@in_one_browser
def test_a_rematch_needs_everybodys_tap(begun: tuple[Visitor, Visitor]) -> None:
    ann, ben = begun
    play(ann, ben)
    assert_same_end(ann, ben)
    ann.find(f"{BAR} [data-far=rematch]").click()
    expect(ben.find(BAR)).to_contain_text("Ann would like a rematch", timeout=PACE)
    ben.find(f"{BAR} [data-far=rematch]").click()
    leader, other = (ann, ben) if ann.find(f"{DIALOG} [data-live=start]").count() else (ben, ann)
    start(leader, other)
    for one in (ann, ben):
        expect(one.table).not_to_have_attribute("data-prompt", "over", timeout=PACE)


@pytest.mark.deep
@in_one_browser
def test_a_live_game_goes_on_by_link(begun: tuple[Visitor, Visitor]) -> None:
    ann, ben = begun
    play(ann, ben, until=8)
    for one in (ann, ben):
        one.find(".live-strip > button").click()
        one.find(".live-menu [data-live=by-link]").click()
        expect(one.find(".live-strip")).to_have_count(0, timeout=PACE)
    assert ann.find(BAR).count() + ben.find(BAR).count() > 0


@pytest.mark.deep
@in_one_browser
def test_three_with_a_bot_play_queendomino(player: Player) -> None:
    ann, ben = player(DESKTOP), player(PHONE)
    join(ben, open_room(ann, "Q3", bots="r"))
    start(ann, ben)
    play(ann, ben)
    assert_same_end(ann, ben)


@pytest.fixture
def firefox(playwright: Playwright, live: str, relay: Relay) -> Iterator[Visitor]:
    """The site in Firefox, beside another browser."""
    browser = playwright.firefox.launch(**launch_options("firefox"))
    context = browser.new_context()
    context.set_default_timeout(PACE)
    log = ErrorLog(context, live, relay.origin, expected=EXPECTED)
    context.add_init_script(FAKE_CLIPBOARD + NO_SERVICE_WORKER)
    yield Visitor(context.new_page(), live).open()
    browser.close()
    assert not log.errors, log.errors


@pytest.mark.deep
def test_firefox_plays_with_every_browser(player: Player, firefox: Visitor) -> None:
    ann = player(DESKTOP)
    join(firefox, open_room(ann))
    start(ann, firefox)
    firefox.set_speed({})
    play(ann, firefox)
    assert_same_end(ann, firefox)
