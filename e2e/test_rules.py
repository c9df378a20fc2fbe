"""The rules are reached from About, searched, tried at the table, and read without script."""

from typing import Literal
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import expect

from e2e.conftest import DESKTOP, PHONE, Visit
from e2e.test_accessibility import AXE, RUN

pytestmark = pytest.mark.in_chromium

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def test_a_rule_is_found_and_its_position_opened_at_the_table(seated: Visit) -> None:
    visitor = seated()
    visitor.find("[data-opens=about]:visible").click()
    with visitor.page.context.expect_page() as opened:
        visitor.find("#about a[href^='rules/']").click()
    page = opened.value
    page.get_by_role("searchbox").fill("king taken")
    page.get_by_role("search").get_by_role("link", name="The first choice").first.click()
    rule = page.locator("#the-first-choice")
    expect(rule).to_be_in_viewport()
    figure = rule.get_by_role("figure").filter(has_text="A domino with a king on it is taken")
    expect(figure.get_by_role("img", name="king of A")).to_be_visible()
    expect(figure).to_contain_text("Refused: to claim domino 34")
    figure.get_by_role("button", name="Copy position").click()
    expect(figure.get_by_role("button", name="Copied")).to_be_visible()
    record = page.locator("html").get_attribute("data-copied")
    assert record == "K4 Oadcb L3-14-34-41 E34"
    link = urlsplit(figure.get_by_role("link", name="Try it").get_attribute("href") or "")
    assert urljoin(page.url, link.path) == urljoin(visitor.address, "index.html")
    page.goto(urljoin(page.url, "buildings/fortress.html"))
    page.evaluate(f"() => {{ {AXE} }}")
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate(RUN) == [], scheme
    page.close()
    visitor.page.keyboard.press("Escape")
    visitor.go_to(link.fragment)
    visitor.expect_move(len(record.split()) - 1)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_rules_are_read_without_script_and_fit_the_screen(
    visit: Visit, size: tuple[int, int]
) -> None:
    visitor = visit(size, opened=False, java_script_enabled=False)
    page = visitor.page
    page.goto(urljoin(visitor.address, "rules/kingdomino.html"))
    expect(page.get_by_role("heading", name="A domino connects")).to_be_visible()
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.get_by_role("button")).to_have_count(0)
    page.get_by_text("cases that test this").first.click()
    expect(page.get_by_text("Nobody plays alone")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
