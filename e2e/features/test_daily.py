"""The deal of the day: by its button or a friend's link, played, and its result handed out."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from history import daily, words
from history.daily import deal_of

pytestmark = pytest.mark.in_chromium

MONDAY = datetime(2026, 11, 23, 12, tzinfo=UTC)
DEAL = deal_of(MONDAY.date())


def test_a_friends_link_leads_to_the_deal_and_its_result_is_shared(visit: Visit) -> None:
    visitor = visit(opened=False, timezone_id="UTC")
    visitor.page.clock.set_fixed_time(MONDAY)
    visitor.open("day=2026-11-30")
    expect(visitor.find("#problem")).to_have_text(words.say("daily-unknown"))
    visitor.page.evaluate("() => { location.hash = 'day=2026-11-23'; }")
    dialog = visitor.find("#daily")
    expect(dialog).to_contain_text(daily.opponents(DEAL))
    expect(visitor.find("#problem")).to_be_hidden()
    visitor.be_brisk({})
    begin = dialog.locator("[name=begin]")
    begin.click()
    visitor.wait_for_turn()
    visitor.press("menu", "to-setup", "open-daily")
    expect(begin).to_have_text(words.say("daily-go-on"))
    begin.click()
    visitor.play()
    points = visitor.standings()
    visitor.press("share-day")
    expect(begin).to_have_text(words.say("daily-again"))
    dialog.locator("[name=copy]").click()
    expect(dialog).to_contain_text(words.say("daily-copied"))
    line, link = str(visitor.find("html").get_attribute("data-copied")).split("\n")
    assert line == (
        "Realmino, November 23: Kingdomino for two against Duke Amber,"
        f" {points['You']} : {points['Duke Amber']}"
    )
    assert link == f"{visitor.address}#day=2026-11-23"


@pytest.mark.parametrize(
    ("now", "is_offered"),
    [
        (datetime(2025, 12, 31, 23, 59, tzinfo=UTC), False),
        (datetime(2026, 1, 1, tzinfo=UTC), True),
        (datetime(1970, 1, 1, tzinfo=UTC), False),
        (datetime(2200, 1, 1, tzinfo=UTC), True),
    ],
)
def test_a_deal_is_offered_where_its_link_opens_one(
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
        expect(visitor.find("#problem")).to_have_text(words.say("daily-unknown"))
