"""Live games between people with their own browsers, over the test's relay."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright, expect

from browser.messages import say
from e2e.browsers import ErrorLog
from e2e.conftest import DESKTOP, PHONE, in_one_browser
from e2e.friends.test_seats import before_the_end, current_player, take_seat
from e2e.live.conftest import EXPECTED, Player
from e2e.live.frames import Relay
from e2e.live.players import (
    BAR,
    CHOOSE,
    DIALOG,
    HAS_CHOSEN,
    KEEP_CHOOSING,
    STATE,
    assert_same_end,
    choose_from_menu,
    enter,
    join,
    open_room,
    play,
    press,
    start,
)
from e2e.storage import stored_games
from e2e.table.test_accessibility import expect_no_violation
from e2e.visitor import FAKE_CLIPBOARD, NO_SERVICE_WORKER, Visitor
from tools.dev.patience import PATIENCE
from tools.setup.browsers import launch_options


@in_one_browser
def test_a_live_game_with_a_spectator_is_played_to_its_end(
    started: tuple[Visitor, Visitor], player: Player
) -> None:
    ann, ben = started
    expect(ann.find(".live-people")).to_contain_text("Ben")
    play(ann, ben, until=6)
    choose_from_menu(ann, "invite-watch")
    link = ann.find("html[data-copied]").get_attribute("data-copied") or ""
    cat = player(PHONE)
    enter(cat, link)
    cat.find(f"{DIALOG} [name=name]").fill("Cat")
    cat.find(f"{DIALOG} [data-friends=join] button").click()
    expect(cat.find(STATE)).to_have_text(say("live-late"))
    expect_no_violation(cat, DIALOG)
    press(cat, "watch")
    cat.find(f'{cat.root}[data-move="{ann.moves}"]').wait_for(state="attached")
    play(ann, ben, until=12)
    cat.page.wait_for_function(
        "([root, moves]) => document.querySelector(root).dataset.move >= moves",
        arg=[cat.root, 12],
    )
    assert not cat.part("options", "button").count()
    watchers = ann.find(".live-people .live-watchers")
    expect(watchers).to_contain_text(say("live-watchers", number=1))
    expect(ann.find(".live-people")).not_to_contain_text("Cat")
    cat.find(f"{BAR} [data-bar=stop]").click()
    expect(cat.find("body")).to_have_attribute("data-screen", "setup")
    assert not cat.find("#saved-list li").count()
    expect(watchers).to_have_count(0)
    play(ann, ben)
    assert_same_end(ann, ben)


@pytest.mark.deep
@in_one_browser
def test_undo_needs_everyones_consent(started: tuple[Visitor, Visitor]) -> None:
    ann, ben = started
    chooser, other = (ann, ben) if ann.part("options", "button").count() else (ben, ann)
    for answer, left in (("undo-no", 1), ("undo-yes", 0)):
        before = chooser.moves
        if answer == "undo-no":
            chooser.page.evaluate(CHOOSE, [chooser.root, 0])
        expect(other.table).to_have_attribute("data-move", str(chooser.moves))
        after = chooser.moves
        chooser.press("undo")
        other.find(f"{BAR} [data-bar={answer}]").click()
        expect(chooser.part("toast")).to_contain_text("undo" if left else "undone")
        expect(other.table).to_have_attribute("data-move", str(after if left else before - 1))


@pytest.mark.deep
@in_one_browser
def test_a_gesture_appears_beside_the_name(started: tuple[Visitor, Visitor]) -> None:
    ann, ben = started
    ann.find(".live-strip > button").click()
    ann.find(".live-menu [data-friends=well]").click()
    expect(ben.find(".live-people")).to_contain_text("Well played!")
    expect(ben.find("#announce")).to_have_text("Ann: Well played!")
    expect(ben.find(".live-people")).not_to_contain_text("Well played!")


@pytest.mark.deep
@in_one_browser
def test_a_reload_returns_to_the_seat(started: tuple[Visitor, Visitor]) -> None:
    ann, ben = started
    play(ann, ben, until=12)
    ben.reload()
    expect(ben.find(".live-people")).to_contain_text("Ann")
    play(ann, ben)
    assert_same_end(ann, ben)


@in_one_browser
def test_a_player_returns_after_a_bot_took_over(
    started: tuple[Visitor, Visitor],
) -> None:
    """Nothing changes until the player decides; then both versions are kept."""
    ann, ben = started
    play(ann, ben, until=8)
    page, address = ben.page.context.new_page(), ben.address
    ben.page.close()
    goal = [ann.root, ann.moves + 10]
    ann.page.evaluate(KEEP_CHOOSING, goal)
    ann.find(f"{BAR} [data-bar=bot]").wait_for()
    expect(ann.find(BAR)).to_contain_text("Away: Ben")
    ann.find(f"{BAR} [data-bar=bot]").click()
    ann.page.wait_for_function(HAS_CHOSEN, arg=goal)
    back = Visitor(page, address).open()
    back.find("#resume-game").click()
    back.find("body[data-screen=table]").wait_for()
    expect(back.find(BAR)).to_contain_text(say("version-bot-played"))
    own = back.moves
    assert own < ann.moves
    expect(ann.table).to_have_attribute("data-move", str(ann.moves))
    back.find(f"{BAR} [data-bar=compare]").click()
    expect(back.find(f"{DIALOG} .versions tbody tr")).to_have_count(3)
    expect_no_violation(back, DIALOG)
    back.find(f"{DIALOG} [data-friends=version-switch]").click()
    back.find(f'{back.root}[data-move="{ann.moves}"]').wait_for(state="attached")
    assert len(stored_games(back)) == 2
    play(ann, back)
    assert_same_end(ann, back)


@pytest.mark.deep
@in_one_browser
def test_a_game_outlives_its_relay(started: tuple[Visitor, Visitor], relay: Relay) -> None:
    ann, ben = started
    play(ann, ben, until=8)
    relay.stop()
    play(ann, ben)
    assert_same_end(ann, ben)


@pytest.mark.deep
@in_one_browser
def test_a_rematch_needs_everyones_consent(started: tuple[Visitor, Visitor]) -> None:
    ann, ben = started
    play(ann, ben)
    assert_same_end(ann, ben)
    ann.find(f"{BAR} [data-bar=rematch]").click()
    expect(ben.find(BAR)).to_contain_text("Ann would like a rematch")
    ben.find(f"{BAR} [data-bar=rematch]").click()
    leader, other = (ann, ben) if ann.find(f"{DIALOG} [data-friends=start]").count() else (ben, ann)
    start(leader, other)
    for one in (ann, ben):
        expect(one.table).not_to_have_attribute("data-prompt", "over")


@pytest.mark.deep
@in_one_browser
def test_a_live_game_continues_by_link(started: tuple[Visitor, Visitor]) -> None:
    ann, ben = started
    play(ann, ben, until=8)
    for one in (ann, ben):
        one.find(".live-strip > button").click()
        one.find(".live-menu [data-friends=by-link]").click()
        expect(one.find(".live-strip")).to_have_count(0)
    assert ann.find(BAR).count() + ben.find(BAR).count() > 0


def go_live(visitor: Visitor) -> None:
    """Turns a game by link into a live game, using the bar or the menu."""
    button = visitor.find(f"{BAR} [data-bar=live]")
    if not button.count():
        visitor.press("menu", "by-link-menu")
        button = visitor.find("#by-link-dialog [data-friends=live]")
    button.click()
    visitor.find(".live-strip").wait_for()


@pytest.mark.deep
@in_one_browser
def test_a_dynasty_by_link_continues_live(player: Player) -> None:
    letter = before_the_end(1)
    ann, ben = (
        take_seat(player(size), letter, owner) for owner, size in enumerate((DESKTOP, PHONE))
    )
    waiting = current_player(letter, [ben, ann])
    go_live(waiting)
    expect(waiting.find(BAR)).to_contain_text("Not here yet")
    go_live(current_player(letter, [ann, ben]))
    expect(waiting.find(BAR)).to_have_count(0)
    play(ann, ben)
    for one in (ann, ben):
        one.part("next-game").click()
    expect(ann.table).not_to_have_attribute("data-prompt", "over")
    play(ann, ben, until=8)
    assert ann.moves == ben.moves


@pytest.mark.deep
@in_one_browser
def test_three_people_and_a_bot_play_queendomino(player: Player) -> None:
    ann, ben = player(DESKTOP), player(PHONE)
    join(ben, open_room(ann, "Q3", bots="r"))
    start(ann, ben)
    play(ann, ben)
    assert_same_end(ann, ben)


@pytest.fixture
def firefox(playwright: Playwright, live: str, relay: Relay) -> Iterator[Visitor]:
    """The site in Firefox."""
    browser = playwright.firefox.launch(**launch_options("firefox"))
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
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
