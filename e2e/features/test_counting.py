"""The end of a game: points are counted on the table, and score sheets highlight land."""

import pytest
from playwright.sync_api import expect

from browser.messages import say
from counting.sequence import REDUCED_MOTION_SECONDS
from e2e import games
from e2e.conftest import DESKTOP, PHONE, Visit, in_one_browser
from e2e.games import moment, whole_game
from e2e.table.test_accessibility import OPEN, expect_no_violation
from e2e.visitor import Visitor

pytestmark = pytest.mark.in_chromium


def at_end(revisit: Visit, size: tuple[int, int] = DESKTOP) -> Visitor:
    """A table before the last choices of a game."""
    end = whole_game("K2")
    visitor = revisit(size, moment=moment(end, end.number - 2, "pp"))
    visitor.play_on()
    return visitor


def choose_last(visitor: Visitor) -> None:
    """Makes the remaining choices, to the end of the game."""
    while visitor.prompt != "over":
        before = visitor.moves
        visitor.part("options", "button").first.press("Enter")
        expect(visitor.table).not_to_have_attribute("data-move", str(before))


@in_one_browser  # only Chromium's driver can emulate print
def test_a_result_is_printed_whole_and_without_buttons(revisit: Visit) -> None:
    end = whole_game("K4")
    visitor = revisit(PHONE, moment=moment(end, end.number, "pppp"))
    visitor.press("place")
    visitor.page.emulate_media(media="print")
    expect(visitor.part("again")).to_be_hidden()
    hidden = visitor.part("result-body").evaluate("(it) => it.scrollHeight - it.clientHeight")
    assert hidden == 0
    visitor.page.emulate_media(media="screen")


@in_one_browser
def test_a_picture_covers_no_line_of_its_sheet_on_a_phone(revisit: Visit) -> None:
    end = whole_game("Q3")
    visitor = revisit(PHONE, moment=moment(end, end.number, "ppp"))
    visitor.press("place")
    sheet = visitor.part("result").locator(".sheet").first
    expect(sheet.locator("svg.realm[role=img]")).to_be_visible()
    assert sheet.evaluate(GAP) >= 0


GAP = """(sheet) => {
  const [picture, lines] = sheet.querySelectorAll("svg.realm, table");
  lines.scrollIntoView({ block: "end", behavior: "instant" });
  return lines.getBoundingClientRect().top - picture.getBoundingClientRect().bottom;
}"""
"""The pixels between a kingdom's picture and the lines of its score sheet, scrolled to its end."""


@pytest.mark.deep
@in_one_browser  # only Chromium's driver sets the colour scheme
def test_counting_the_points_can_be_skipped(revisit: Visit) -> None:
    visitor = at_end(revisit)
    choose_last(visitor)
    scores, sheet = visitor.part("place"), visitor.part("result")
    expect(scores).to_have_text(say("button-scores"))
    expect(visitor.part("announce")).to_have_text(say("counting-started"))
    expect(sheet).to_be_hidden()
    visitor.page.keyboard.press("Escape")
    expect(sheet).to_be_visible()

    picture = sheet.locator(".sheet").first.locator("svg .lit path")
    expect(picture).to_have_count(0)
    rows = sheet.locator(".sheet").first.locator("tr[data-squares]")
    rows.first.hover()
    expect(picture).not_to_have_count(0)
    first = picture.last.get_attribute("d")
    rows.last.locator("a").focus()
    expect(picture.last).not_to_have_attribute("d", first or "")

    by_day = sheet.locator("svg.drawings").inner_html()
    visitor.page.emulate_media(color_scheme="dark")
    expect(sheet.locator("svg.drawings")).to_have_count(1)
    drawn = "(day) => document.querySelector('svg.drawings')?.innerHTML !== day"
    visitor.page.wait_for_function(drawn, arg=by_day)
    visitor.page.emulate_media(color_scheme="light")

    expect_no_violation(visitor, OPEN)
    dialog = visitor.share("link")
    dialog.get_by_role("button", name="Copy result").click()
    expect(dialog.get_by_role("status")).to_have_text("Copied.")
    dialog.locator("header button").click()
    head, *lines = str(visitor.find("html").get_attribute("data-copied")).split("\n")
    assert head == "Realmino: Kingdomino for two"
    assert [line.split(". ")[0] for line in lines[:-1]] == ["1", "2"]
    assert games.games_in(lines[-1])[0].is_over

    visitor.press("count-again")
    expect(scores).to_have_text(say("button-scores"))
    visitor.page.mouse.click(*visitor.spot("g7"))
    expect(sheet).to_be_visible()
    visitor.press("close-result")
    expect(scores).to_have_text(say("button-again"))


@pytest.mark.deep
@in_one_browser  # only Chromium's driver can change reduced motion while a page is open
def test_the_winner_is_crowned_even_without_animation(revisit: Visit) -> None:
    visitor = at_end(revisit)
    visitor.page.emulate_media(reduced_motion="reduce")
    visitor.choose_setting("sounds", True)
    visitor.page.evaluate(RECORD_SOUNDS)
    choose_last(visitor)
    race = visitor.find(".race")
    expect(race).to_be_visible()
    assert visitor.page.evaluate("() => heard.at(-1)") == "end", "the result is still a secret"
    expect(race.locator(".crowned")).to_have_text(visitor.part("result-title").text_content() or "")
    assert race.evaluate("(race) => race.getAnimations({ subtree: true }).length") == 0
    race.get_by_role("button", name="Skip").click()
    expect(visitor.part("result")).to_be_visible()
    expect(race).to_have_count(0)
    heard = visitor.page.evaluate("() => heard")
    assert heard[heard.index("end") :] == ["end", "win"]


RECORD_SOUNDS = """() => {
  globalThis.heard = [];
  document.addEventListener("realmino:sound", ({ detail }) => heard.push(detail.name));
}"""
"""Records the sounds from now on."""

DISABLE_LONG_TIMERS = """(longest) => {
  const set = window.setTimeout;
  window.setTimeout = (act, wait, ...rest) => wait > longest ? 0 : set(act, wait, ...rest);
  return set;
}"""
"""Disables longer timers, so a step of the counting stays on the screen."""


@pytest.mark.deep
@in_one_browser  # only Chromium's driver can change reduced motion while a page is open
def test_the_end_of_a_game_is_accessible(revisit: Visit) -> None:
    """Checks the crown, which Enter skips, the result with all buttons, and the share sheet."""
    visitor = at_end(revisit, PHONE)
    visitor.page.emulate_media(reduced_motion="reduce")
    set_timeout = visitor.page.evaluate_handle(DISABLE_LONG_TIMERS, REDUCED_MOTION_SECONDS * 1000)
    choose_last(visitor)
    expect(visitor.find(".race .crowned")).to_be_visible()
    visitor.page.evaluate("(set) => { window.setTimeout = set; }", set_timeout)
    expect_no_violation(visitor)
    expect(visitor.part("canvas")).to_be_focused()
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.page.keyboard.press("Enter")
    expect(visitor.part("result-title")).to_be_focused()
    expect_no_violation(visitor, OPEN)
    visitor.press("share")
    expect(visitor.find("#share-title")).to_be_focused()
    expect_no_violation(visitor, "#share")


@pytest.mark.deep
def test_a_reopened_result_starts_at_its_top(revisit: Visit) -> None:
    end = whole_game("K2")
    visitor = revisit(PHONE, moment=moment(end, end.number, "pp"))
    visitor.press("place")
    body = visitor.part("result-body")
    expect(body).to_be_visible()
    assert body.evaluate("body => { body.scrollTop = 1e6; return body.scrollTop; }") > 0
    visitor.press("close-result", "menu", "scores")
    expect(body).to_be_visible()
    assert body.evaluate("body => body.scrollTop") == 0


BESIDE = """() => [...document.querySelectorAll(".sheet tbody th > :is(.land, .sign)")]
  .filter((icon) => {
    const [term] = icon.parentElement.querySelector("a").getClientRects();
    return term.top > icon.getBoundingClientRect().bottom - 4;
  }).map((icon) => icon.parentElement.textContent)"""
"""The terms in score sheets that begin below their icons."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_the_terms_of_a_score_sheet_are_beside_their_icons(
    revisit: Visit, size: tuple[int, int]
) -> None:
    """A regression test: with four sheets in a row, the terms wrapped below their icons."""
    end = whole_game("W8t")
    visitor = revisit(size, moment=moment(end, end.number, "p" * 8))
    visitor.press("place")
    expect(visitor.part("result")).to_be_visible()
    assert visitor.find(".sheet").count() == 4
    assert visitor.page.evaluate(BESIDE) == []
