"""Presence in live games: eight people, and friends who freeze, disconnect or cheat."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Playwright, expect

from browser.messages import say
from e2e.conftest import DESKTOP, PHONE, in_one_browser
from e2e.friends.test_devices import browser_to_kill
from e2e.hosting.test_offline import wait_until_cached
from e2e.live.conftest import EXPECTED, OpenDevice, Player
from e2e.live.players import (
    BAR,
    CHOOSE,
    DIALOG,
    assert_same_end,
    join,
    open_room,
    play,
    start,
)
from e2e.live.test_carrier import NO_WEBRTC
from e2e.storage import stored_games
from e2e.visitor import Visitor
from live.messages import VERSION
from tools.dev.patience import PATIENCE

PEOPLE = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")


def assert_same_game(*players: Visitor) -> None:
    """Checks that all devices have stored the same game."""
    games = [game for visitor in players for game in stored_games(visitor)]
    assert len(games) == len(players)
    assert len({json.loads(game.text)["match"]["record"] for game in games}) == 1


def away(visitor: Visitor, name: str) -> Locator:
    """The mark above the table that shows that a player is away."""
    return visitor.find(".live-people li.away").filter(has_text=name)


@pytest.mark.deep
@in_one_browser
def test_eight_people_begin_a_royal_wedding_in_teams(player: Player) -> None:
    ann, *friends = everyone = [player(PHONE, reduced_motion="reduce") for _ in PEOPLE]
    link = open_room(ann, "W8t")
    for visitor, name in zip(friends, PEOPLE[1:], strict=True):
        join(visitor, link, name)
    for visitor in everyone:
        expect(visitor.find(f"{DIALOG} .live-devices li")).to_have_count(8)
    start(*everyone)
    play(*everyone, until=ann.moves + 8)
    assert_same_game(*everyone)
    hal = everyone.pop()
    hal.page.close()
    for visitor in everyone:
        expect(away(visitor, "Hal")).to_have_count(1)


@pytest.mark.deep
@in_one_browser
def test_a_frozen_page_is_away_until_it_returns(
    started: tuple[Visitor, Visitor],
) -> None:
    """Browsers may freeze hidden pages without telling them."""
    ann, ben = started
    debugger = ben.page.context.new_cdp_session(ben.page)
    debugger.send("Debugger.enable")
    debugger.send("Debugger.pause")
    expect(away(ann, "Ben")).to_have_count(1)
    while not ann.find(BAR).count():
        ann.page.evaluate(CHOOSE, [ann.root, 0])
    expect(ann.find(BAR)).to_contain_text(say("live-away", names=["Ben"]))
    debugger.send("Debugger.resume")
    expect(away(ann, "Ben")).to_have_count(0)
    play(ann, ben, until=ann.moves + 8)
    assert_same_game(ann, ben)


@pytest.mark.deep
@in_one_browser
def test_a_killed_browser_returns_to_its_seat(
    player: Player, playwright: Playwright, live: str, tmp_path: Path
) -> None:
    """The game couldn't continue if the browser lost a choice that the friend has seen."""
    ann = player(DESKTOP)
    with browser_to_kill(playwright, tmp_path, live) as ben:
        join(ben, open_room(ann))
        start(ann, ben)
        play(ann, ben, until=8)
    expect(away(ann, "Ben")).to_have_count(1)
    with browser_to_kill(playwright, tmp_path, live) as ben:
        ben.page.context.set_default_timeout(PATIENCE)
        ben.set_speed({})
        ben.press("resume-game")
        expect(away(ann, "Ben")).to_have_count(0)
        play(ann, ben)
        assert_same_end(ann, ben)


@pytest.mark.deep
@in_one_browser
def test_without_webrtc_the_relay_carries_a_game_and_nobody_can_disturb_it(
    player: Player, device: OpenDevice
) -> None:
    ann, ben = (player(size, script=NO_WEBRTC) for size in (DESKTOP, PHONE))
    link = open_room(ann, "K2")
    mallory = device(link.partition("room=")[2])
    join(ben, link)
    expect(ann.find(f"{DIALOG} .live-dot.relay")).not_to_have_count(0)
    start(ann, ben)
    texts = [
        json.dumps({"v": VERSION, **content})
        for content in (
            {"here": {"number": 9, "name": "Ben", "owner": 1, "vote": "", "rematch": "x"}},
            {"letter": "g=K2&_t=K2.AAAA"},
            {"plan": {"plan": {}, "term": 99, "with": ""}},
            {"bye": 1},
            {"gesture": "oops"},
            {"here": None},
        )
    ]
    for moves in (8, 16):
        for text in texts:
            mallory.send(text)
        play(ann, ben, until=moves)
    assert_same_game(ann, ben)
    assert not ann.find(BAR).count() or "Ben" not in ann.find(BAR).inner_text()


@pytest.mark.deep
def test_a_page_reloaded_offline_plays_on_when_the_network_is_back(player: Player) -> None:
    expected = (*EXPECTED, "when fetching the script")  # from the service worker while offline
    ann, ben = player(DESKTOP, offline=True, expected=expected), player(PHONE)
    wait_until_cached(ann)
    join(ben, open_room(ann))
    start(ann, ben)
    before = play(ann, ben, until=8)
    ann.page.context.set_offline(True)
    ann.reload()
    ann.find(f'{ann.root}[data-move="{before}"]').wait_for(state="attached")
    expect(ann.find(BAR)).to_contain_text(say("live-offline"))
    ann.page.context.set_offline(False)
    expect(ann.find(BAR)).to_have_count(0)
    play(ann, ben)
    assert_same_end(ann, ben)
