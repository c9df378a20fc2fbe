"""Rooms before and during a game: empty, late, with strangers, in the background."""

import pytest
from playwright.sync_api import expect

from browser.messages import say
from e2e.conftest import DESKTOP, PHONE, in_one_browser
from e2e.live.conftest import Player
from e2e.live.frames import Relay
from e2e.live.players import (
    BAR,
    CHOOSE,
    DIALOG,
    STATE,
    choose_from_menu,
    enter,
    join,
    open_room,
    play,
    press,
    start,
)
from e2e.storage import FORBIDDEN
from e2e.table.test_accessibility import expect_no_violation
from e2e.visitor import Visitor

CODE = "K7QM3XPA9RTD"
BACKGROUND = """(isHidden) => {
  Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
NOTIFICATIONS = """
globalThis.Notification = class {
  static permission = "default";
  static shown = [];
  static asked = 0;
  static async requestPermission() {
    this.asked += 1;
    return this.permission = "granted";
  }
  constructor(title) { Notification.shown.push(title); }
  close() {}
};
"""
"""Notifications that tests can read; headless browsers refuse them."""


def try_code(visitor: Visitor, name: str, code: str = CODE) -> None:
    """Joins a code's room from the set-up."""
    visitor.press("live")
    visitor.find(f"{DIALOG} [name=name]").fill(name)
    visitor.find(f"{DIALOG} [name=code]").fill(code)
    visitor.find(f"{DIALOG} [data-friends=join] button").click()


@pytest.mark.deep
@in_one_browser
def test_an_empty_room_waits_for_a_game(player: Player) -> None:
    ben = player(PHONE)
    try_code(ben, "Ben")
    expect(ben.find(f"{DIALOG} .live-steps .done")).to_have_count(1)
    expect(ben.find(STATE)).to_have_text(say("live-empty"))
    expect_no_violation(ben, DIALOG)
    press(ben, "keep-waiting")
    expect(ben.find(STATE)).to_have_text(say("live-waiting"))
    ann = player(DESKTOP)
    try_code(ann, "Ann")
    expect(ann.find(STATE)).to_have_text(say("live-unled"))
    press(ann, "open-here")
    ann.find(f"{DIALOG} [data-friends=start]").wait_for()
    ben.find(f"{DIALOG} [data-friends=stand]").wait_for()
    expect(ann.find(f"{DIALOG} #live-why")).to_have_text(say("live-why-ready", names=["Ben"]))
    start(ann, ben)


@pytest.mark.deep
@in_one_browser
def test_closing_the_dialog_keeps_the_room(player: Player) -> None:
    ann = player(PHONE)
    code = open_room(ann).partition("room=")[2]
    ann.page.keyboard.press("Escape")
    expect(ann.find(DIALOG)).not_to_be_visible()
    ann.reload()
    ann.press("live")
    ann.find(f"{DIALOG} [name=name]").fill("Ann")
    expect_no_violation(ann, DIALOG)
    ann.find(f"{DIALOG} [data-code={code}]").click()
    expect(ann.find(STATE)).to_have_text(say("live-empty"))
    press(ann, "other-code")
    expect(ann.find(f"{DIALOG} [data-code={code}]")).to_be_visible()


@pytest.mark.deep
@in_one_browser
def test_an_unreachable_relay_is_reported(player: Player, relay: Relay) -> None:
    ben = player(PHONE)
    relay.stop()
    try_code(ben, "Ben")
    expect(ben.find(STATE)).to_have_text(say("live-slow-relay"))
    press(ben, "by-link")
    expect(ben.find("#by-link-dialog [data-friends=invite]")).to_be_visible()


@pytest.mark.deep
@in_one_browser
def test_a_phone_shows_seats_and_people_above_the_reason(player: Player) -> None:
    ann, ben = player((360, 740)), player((360, 740))
    link = open_room(ann)
    ann.find(f"{DIALOG} details.live-game").evaluate("(fold) => { fold.open = false; }")
    join(ben, link)
    for visitor in (ann, ben):
        people = visitor.find(f"{DIALOG} .live-devices li")
        expect(people).to_have_count(2)
        foot = visitor.find(f"{DIALOG} .friends-foot").bounding_box()
        assert foot
        for row in (visitor.find(f"{DIALOG} .live-seats li").first, people.last):
            box = row.bounding_box()
            assert box
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= foot["y"]
    assert ann.find(f"{DIALOG} #live-why").inner_text() == say("live-why-ready", names=["Ben"])
    assert ben.find(f"{DIALOG} #live-why").inner_text() == say("live-why-me")
    expect_no_violation(ann, DIALOG)


@pytest.mark.deep
@in_one_browser
def test_removing_a_player_takes_two_taps(player: Player) -> None:
    ann, ben = player(DESKTOP), player(PHONE)
    join(ben, open_room(ann))
    press(ann, "remove")
    expect(ann.find(f"{DIALOG} [data-friends=remove]")).to_have_text(say("live-remove-sure"))
    press(ann, "remove")
    expect(ben.find(STATE)).to_have_text(say("live-removed"))
    expect(ann.find(f"{DIALOG} .live-devices li")).to_have_count(1)
    expect(ann.find(f"{DIALOG} [data-friends=sit]")).to_have_count(1)


@pytest.mark.deep
@in_one_browser
def test_an_invited_person_can_take_lessons_first(player: Player) -> None:
    ben = player(PHONE)
    link = f"{ben.address}#room={CODE}"
    enter(ben, link)
    expect(ben.find(f"{DIALOG} .friends-new")).to_contain_text(say("friends-about"))
    press(ben, "learn")
    expect(ben.find(".lesson")).to_be_visible()
    ben.press("menu", "to-setup")
    expect(ben.find(f"{DIALOG} [name=code]")).to_have_value("K7QM-3XPA-9RTD")


@pytest.mark.deep
@in_one_browser
def test_warns_before_joining_if_the_browser_saves_nothing(player: Player) -> None:
    ben = player(PHONE, script=FORBIDDEN)
    enter(ben, f"{ben.address}#room={CODE}")
    expect(ben.find(f"{DIALOG} .friends-unkept")).to_have_text(say("friends-unkept"))


@pytest.mark.deep
@in_one_browser
def test_a_bot_plays_until_the_player_returns(started: tuple[Visitor, Visitor]) -> None:
    ann, ben = started
    play(ann, ben, until=6)
    choose_from_menu(ann, "bot-for-me")
    expect(ann.find(BAR)).to_contain_text(say("live-handed-over"))
    before = ann.moves
    while ben.moves < before + 8:
        ben.page.evaluate(CHOOSE, [ben.root, 0])
    ann.find(f"{BAR} [data-bar=play-again]").click()
    expect(ann.find(BAR)).to_have_count(0)
    play(ann, ben, until=ann.moves + 8)


@pytest.mark.deep
@in_one_browser
def test_the_background_shows_whose_turn_it_is(player: Player) -> None:
    ann, ben = (player(size, script=NOTIFICATIONS) for size in (DESKTOP, PHONE))
    join(ben, open_room(ann))
    start(ann, ben)
    chooser, other = (ann, ben) if ann.part("options", "button").count() else (ben, ann)
    title = other.page.title()
    assert other.page.evaluate("Notification.asked") == 0
    choose_from_menu(other, "notify")
    expect(other.part("toast")).to_contain_text("notification")
    other.page.evaluate(BACKGROUND, True)
    while not other.part("options", "button").count():
        chooser.page.evaluate(CHOOSE, [chooser.root, 0])
    expect(other.page).to_have_title(say("live-turn-title"))
    assert other.page.evaluate("Notification.shown") == [say("live-turn")]
    other.page.evaluate(BACKGROUND, False)
    assert say("live-turn") not in other.page.title()
    assert title.partition(") ")[2] or title in other.page.title()
    other.find(".live-strip > button").click()
    expect(other.find(".live-menu [data-friends=notify]")).to_have_text(say("live-notify-off"))
