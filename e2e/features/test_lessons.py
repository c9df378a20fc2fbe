"""Games with lessons by keyboard, mouse and touch, which continue as normal games."""

import pytest
from playwright.sync_api import Playwright, expect

from e2e.conftest import PHONE, Visit, in_large_text
from e2e.hand import Hand
from e2e.servers import SiteServer
from e2e.table.test_accessibility import expect_no_violation
from lessons.course import COURT, FIRST_GAME, Course, lesson_step
from tools.dev.site_page import ScreenSize, visit

pytestmark = pytest.mark.in_chromium

STEPS = [lesson_step(Course(FIRST_GAME, seen)) for seen in range(7)]


def test_lessons_accompany_a_first_game(revisit: Visit) -> None:
    visitor = revisit()
    visitor.set_speed({})
    visitor.press("teach-K")
    visitor.wait_for_turn()
    page, bubble = visitor.page, visitor.find(".lesson")
    goal, choose, kings, place, marks, points, order = STEPS
    expect(bubble).to_contain_text(goal)
    expect(visitor.find("#announce")).to_contain_text(goal)
    expect(visitor.part("canvas")).to_be_focused()
    expect_no_violation(visitor, ".lesson")
    bubble.get_by_role("button", name="Got it").click()
    expect(bubble).to_contain_text(choose)
    for lesson in (kings, place):
        before = visitor.moves
        Hand(visitor).click_claim()
        visitor.wait_for_turn(after=before)
        expect(bubble).to_contain_text(lesson)
    expect(visitor.part("canvas")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(bubble.get_by_role("button", name="Got it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(bubble).to_contain_text(marks)
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    expect(visitor.part("canvas")).to_be_focused()
    for lesson in (points, order):
        while not bubble.is_visible():
            visitor.take(visitor.best().token)
        expect(bubble).to_contain_text(lesson)
        visitor.take(visitor.best().token)
    expect(bubble).to_have_count(0)
    visitor.press("menu", "to-setup")
    expect(visitor.find("#saved-list")).to_contain_text("Squire")


@pytest.mark.deep
def test_a_resumed_game_has_its_lessons_until_they_are_skipped(revisit: Visit) -> None:
    visitor = revisit(PHONE, has_touch=True)
    visitor.set_speed({})
    visitor.press("teach-Q")
    visitor.wait_for_turn()
    towns, tax = (lesson_step(Course(COURT, seen)) for seen in range(2))
    bubble = visitor.find(".lesson")
    expect(bubble).to_contain_text(towns)
    while visitor.prompt == "claim":
        visitor.take(visitor.best().token)
    visitor.take(visitor.best().token)
    expect(bubble).to_contain_text(tax)
    visitor.reload()
    expect(bubble).to_contain_text(tax)
    expect(bubble).to_be_in_viewport(ratio=1)
    expect_no_violation(visitor, ".lesson")
    Hand(visitor).tap_on(bubble.get_by_role("button", name="Skip"))
    expect(bubble).to_have_count(0)
    visitor.press("menu", "to-setup", "resume-game")
    visitor.take(visitor.best().token)
    expect(bubble).to_have_count(0)


@pytest.mark.deep
@pytest.mark.parametrize("size", [(740, 360), (360, 740)], ids=str)
def test_in_large_text_a_lesson_scrolls_and_its_buttons_stay_visible(
    size: tuple[int, int], playwright: Playwright, served: SiteServer
) -> None:
    with in_large_text(playwright) as browser:
        shown = visit(browser, served.address, ScreenSize(*size, has_touch=True))
        shown.open()
        shown.lesson("Q")
        bubble, width, height = shown.page.locator(".lesson"), *size
        bubble.locator("p").evaluate("(it) => { it.textContent = it.textContent.repeat(3); }")
        shown.page.set_viewport_size({"width": width, "height": height - 1})  # forces a new layout
        for it in (bubble, bubble.locator("[name=skip]"), bubble.locator("[name=got-it]")):
            expect(it).to_be_in_viewport(ratio=1)
        rolled = bubble.locator("p").evaluate("(it) => it.scrollHeight > it.clientHeight")
        assert rolled
