"""The shelf with finished games, replays and statistics, and the deal of the day."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import Route, expect

from browser.messages import say
from e2e.conftest import DESKTOP, PHONE, Visit, in_one_browser
from e2e.overflow import TORN
from e2e.storage import download_from, stored_games
from e2e.visitor import Visitor
from history import daily
from history.daily import daily_deal
from saves import versions
from saves.model import SavedGame
from table.model.match import Match
from tests.depth import deep
from tests.tables import whole_game
from tests.web.fixtures import match_with
from tools.dev.site_page import match_at

pytestmark = pytest.mark.in_chromium

DAY = 86_400_000


def no_network(route: Route) -> None:
    route.abort()


def sign_in(route: Route) -> None:
    route.fulfill(content_type="text/html", body="<p>Sign in")


def corrupt_file(route: Route) -> None:
    body = bytearray(route.fetch().body())
    middle = len(body) // 2
    body[middle : middle + 100] = bytes(100)
    route.fulfill(body=bytes(body))


def keep(visitor: Visitor, *matches: Match, since: int = 0) -> None:
    """Stores games one day apart, the first a day after ``since``."""
    for number, match in enumerate(matches, 1):
        saved = SavedGame.of(f"game{number}", match, since + number * DAY)
        visitor.page.evaluate(
            "([id, text]) => realmino.storage.save(id, 0, text)",
            [saved.id, versions.to_text(saved)],
        )


def open_shelf(visitor: Visitor, *ways: str) -> None:
    visitor.press(*(ways or ["open-shelf"]))
    visitor.find("#shelf[open]").wait_for()


@pytest.mark.deep
@in_one_browser  # only Chromium's driver sets the colour scheme
def test_a_finished_game_is_kept_and_replayed(visit: Visit) -> None:
    visitor = visit()
    visitor.start_game("person", "random", names=("Ada", "Ben"))
    visitor.play()
    won = "You" in visitor.part("result-title").inner_text()
    points, length = visitor.standings(), visitor.moves
    visitor.press("look-again")
    expect(visitor.find(".replay output")).to_have_text(f"0 / {length}")
    visitor.find("[data-step=last]").click()
    visitor.expect_move(length)
    visitor.press("place", "again")
    visitor.wait_for_turn()

    open_shelf(visitor, "menu", "open-shelf2")
    visitor.find("[data-page=going-on]").click()
    visitor.find("#shelf [data-act=remove]").click()
    expect(visitor.find("#shelf-status")).to_have_text(say("saved-on-table"))
    visitor.find("[data-page=history]").click()
    captions = visitor.find("#shelf figcaption")
    expect(captions).to_contain_text([str(points["Ada"]), str(points["Ben"])])
    painted = "canvas => canvas.getContext('2d').getImageData(90, 90, 1, 1).data[3]"
    for canvas in visitor.find("#shelf canvas").all():
        canvas.scroll_into_view_if_needed()
        visitor.page.wait_for_function(painted, arg=canvas.element_handle())
    shown = visitor.find("#shelf canvas").last.element_handle()
    by_day = shown.evaluate("canvas => canvas.toDataURL()")
    visitor.page.emulate_media(color_scheme="dark")
    visitor.page.wait_for_function(
        "([canvas, by_day]) => canvas.toDataURL() !== by_day", arg=[shown, by_day]
    )
    visitor.page.emulate_media(color_scheme="light")
    visitor.find("[data-page=statistics]").click()
    expect(visitor.find(".shelf-tiles dd")).to_have_text(["1", *([str(int(won))] * 3)])

    visitor.find("[data-page=history]").click()
    visitor.find("#shelf [data-act=replay]").click()
    expect(visitor.find(".replay output")).to_have_text(f"0 / {length}")
    visitor.find("[data-step=next]").click()
    visitor.expect_move(1)
    visitor.part("log", '[data-move="9"]').last.click()
    visitor.expect_move(9)
    expect(visitor.part("list")).to_be_hidden()
    rounds = visitor.find(".replay [name=round]")
    rounds.select_option(label="Round 2")
    expect(visitor.part("turn-round")).to_contain_text("Round 2")
    visitor.find(".replay [name=speed]").select_option("4×")
    for step, move in (("last", length), ("back", length - 1), ("back", length - 2)):
        visitor.find(f"[data-step={step}]").click()
        visitor.expect_move(move)
    play = visitor.find("[data-step=play]")
    play.click()
    visitor.expect_move(length)
    expect(play).to_have_attribute("aria-pressed", "false")
    visitor.press("place")
    visitor.expect_scores_of_replay("Ada", "Ben")
    assert len(stored_games(visitor)) == 2, "a replay stores nothing"


@pytest.mark.deep
def test_games_on_the_shelf_can_be_downloaded_deleted_continued(visit: Visit) -> None:
    """Opening the shelf first fails: no network, a sign-in page, a corrupt file."""
    visitor = visit(expected=("ERR_FAILED",))
    over = match_with(whole_game("K2"))
    half = match_with(whole_game("Q2").at(40))
    keep(visitor, over, match_with(whole_game("Q3")), half)
    visitor.reload()
    expect(visitor.find("#saved-list li")).to_have_count(1)
    for broken in (no_network, sign_in, corrupt_file):
        visitor.page.route("**/history.zip", broken)
        visitor.press("open-shelf")
        expect(visitor.find("#problem")).to_have_text(say("later-missing"))
        visitor.page.unroute("**/history.zip")
    open_shelf(visitor)
    expect(visitor.find("#problem")).to_be_hidden()
    rows = visitor.find("#shelf li")
    expect(rows.locator(".saved-title")).to_have_text(
        ["Queendomino for three", "Kingdomino for two"]
    )
    name, text = download_from(visitor, rows.last.locator("[data-act=download]"))
    assert name == "realmino-game1.json"
    assert versions.parse("game1", text).open().games == over.games
    rows.last.locator("[data-act=remove]").click()
    visitor.press("ask-yes")
    expect(rows).to_have_count(1)
    assert {one.id for one in stored_games(visitor)} == {"game2", "game3"}

    visitor.find("[data-page=going-on]").click()
    expect(rows.locator(".saved-text")).to_contain_text(["Round"])
    visitor.find("#shelf [data-act=resume]").click()
    visitor.expect_move(half.game.number)
    visitor.find(".replay").wait_for(state="detached")


@pytest.mark.deep
def test_team_names_wrap_only_between_words(visit: Visit) -> None:
    visitor = visit()
    keep(visitor, match_at("W8t"))
    visitor.reload()
    open_shelf(visitor)
    visitor.find("[data-page=history]").click()
    expect(visitor.find("#shelf figcaption")).to_have_count(4)
    for width, height in (PHONE, DESKTOP):
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.page.evaluate(TORN, ".shelf-kingdoms .who") == [], width


LATER = datetime(2090, 1, 1, tzinfo=UTC)
MONDAY = datetime(2026, 11, 23, 12, tzinfo=UTC)
DEAL = daily_deal(MONDAY.date())


def test_a_friends_link_opens_the_deal_of_the_day(visit: Visit) -> None:
    visitor = visit(opened=False, timezone_id="UTC")
    visitor.page.clock.set_fixed_time(MONDAY)
    visitor.open("day=2026-11-30")
    expect(visitor.find("#problem")).to_have_text(say("daily-unknown"))
    visitor.page.evaluate("() => { location.hash = 'day=2026-11-23'; }")
    dialog = visitor.find("#daily")
    expect(dialog).to_contain_text(daily.opponents(DEAL))
    expect(visitor.find("#problem")).to_be_hidden()
    dialog.locator("[data-closes]").click()
    expect(dialog).to_be_hidden()
    visitor.page.wait_for_function("() => !location.hash")  # otherwise it doesn't change below
    visitor.page.evaluate("() => { location.hash = 'day=2026-11-23'; }")
    expect(dialog).to_be_visible()
    visitor.set_speed({})
    begin = dialog.locator("[name=begin]")
    begin.click()
    visitor.wait_for_turn()
    visitor.press("menu", "to-setup", "open-daily")
    expect(begin).to_have_text(say("history-act-resume"))
    begin.click()
    visitor.play()
    points = visitor.standings()
    visitor.press("share-day")
    expect(begin).to_have_text(say("again"))
    dialog.locator("[name=copy]").click()
    expect(dialog).to_contain_text(say("daily-copied"))
    line, link = str(visitor.find("html").get_attribute("data-copied")).split("\n")
    assert line == (
        "Realmino, November 23: Kingdomino for two against Duke Amber,"
        f" {points['You']}–{points['Duke Amber']}"
    )
    assert link == f"{visitor.address}#day=2026-11-23"


@pytest.mark.deep
def test_a_finished_game_keeps_its_date_if_the_clock_is_set_back(visit: Visit) -> None:
    visitor = visit(timezone_id="UTC")
    keep(visitor, match_with(whole_game("K2")), since=int(LATER.timestamp() * 1000))
    visitor.reload()
    open_shelf(visitor)
    expect(visitor.find("#shelf .saved-text").first).to_contain_text("Jan 2, 2090")


@pytest.mark.parametrize(
    ("now", "is_offered"),
    [
        (datetime(2025, 12, 31, 23, 59, tzinfo=UTC), False),
        (datetime(2026, 1, 1, tzinfo=UTC), True),
        deep((datetime(1970, 1, 1, tzinfo=UTC), False)),
        deep((datetime(2200, 1, 1, tzinfo=UTC), True)),
    ],
)
def test_a_deal_is_offered_only_if_its_link_works(
    visit: Visit, now: datetime, is_offered: bool
) -> None:
    visitor = visit(opened=False, timezone_id="UTC")
    visitor.page.clock.set_fixed_time(now)
    visitor.open()
    expect(visitor.find("#open-daily")).to_be_visible(visible=is_offered)
    visitor.page.evaluate("(to) => { location.hash = to; }", f"day={now.date().isoformat()}")
    if is_offered:
        visitor.find("#daily").wait_for()
    else:
        expect(visitor.find("#problem")).to_have_text(say("daily-unknown"))


def test_the_list_of_games_fills_a_phones_screen(revisit: Visit) -> None:
    """The file buttons come after the games instead of covering them."""
    visitor = revisit(PHONE)
    visitor.start_game("person", "random")
    visitor.wait_for_turn()
    open_shelf(visitor, "menu", "open-shelf2")
    visitor.find("[data-page=going-on]").click()
    expect(visitor.find("#shelf canvas").first).to_be_visible()
    below = visitor.find("#shelf-inside").evaluate(
        "(inside) => innerHeight - inside.getBoundingClientRect().bottom"
    )
    assert below <= 1
    files = visitor.find("#read-file")
    files.scroll_into_view_if_needed()
    expect(files).to_be_in_viewport(ratio=1)
