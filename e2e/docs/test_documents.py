"""The documentation in a browser: links from About, search, live boards and offline use."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, Serve, Visit, in_one_browser
from e2e.hosting.test_offline import KEPT
from e2e.table.test_accessibility import AXE, RUN
from e2e.table.test_fit import OVERFLOW

pytestmark = pytest.mark.in_chromium

SCHEMES: dict[Literal["light", "dark"], str] = {"light": "default", "dark": "slate"}
"""The system's colour schemes, with Material's names for them."""
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
"""The rules to check; Material doesn't follow axe-core's further recommendations."""


@pytest.mark.deep
@in_one_browser  # only Chromium's driver sets the colour scheme
def test_searching_from_about_finds_a_method_on_a_phone(visit: Visit) -> None:
    """`visit` also fails if a page violates its policy or requests another host."""
    visitor = visit(PHONE)
    visitor.find("[data-opens=about]:visible").click()
    with visitor.page.context.expect_page() as popup:
        visitor.find("#about a[href^='docs/reference/']").click()
    page = popup.value
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.get_by_role("heading", name="Library reference")).to_be_visible()
    page.evaluate(f"() => {{ {AXE} }}")
    for scheme, theme in SCHEMES.items():
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("body")).to_have_attribute("data-md-color-scheme", theme)
        assert page.evaluate(RUN, [WCAG, "html"]) == [], scheme
    page.locator(".md-header__button[for=__search]").click()
    # Types letter by letter, because Material listens to keys.
    page.get_by_role("textbox", name="Search").press_sequentially("Kingdom.places")
    result = page.locator(".md-search-result__link[href*='#realmino.Kingdom.places']")
    result.click()
    expect(page).to_have_title("Kingdom – Documentation – Realmino")
    expect(page.locator("[id='realmino.Kingdom.places']")).to_be_in_viewport()
    assert page.evaluate(OVERFLOW)[0] <= 0
    page.close()


@pytest.mark.everywhere
def test_boards_in_the_documentation_are_live(visit: Visit) -> None:
    visitor = visit(opened=False)
    page = visitor.page
    page.goto(f"{visitor.address}docs/notation.html")
    board = page.locator("realmino-board").first
    expect(board.get_by_role("img")).to_be_visible()
    board.get_by_role("button").click()
    frame = board.frame_locator("iframe")
    expect(frame.locator("#board[data-move]")).to_be_visible()


def test_former_addresses_of_the_reference_lead_to_its_pages(visit: Visit) -> None:
    visitor = visit(opened=False)
    visitor.page.goto(f"{visitor.address}reference/realmino/bots.html")
    expect(visitor.page).to_have_title("realmino.bots – Documentation – Realmino")


@pytest.mark.deep
def test_the_documentation_is_read_and_searched_offline(
    visit: Visit, serve: Serve, site: Path
) -> None:
    serving = serve(site)
    visitor = visit(opened=False, offline=True, address=serving.address)
    page = visitor.page
    page.goto(f"{visitor.address}docs/library.html")
    assert page.evaluate(KEPT) == "activated"
    serving.stop()
    page.get_by_role("link", name="Boards in documentation").first.click()
    expect(page.get_by_role("heading", level=1, name="Boards in documentation")).to_be_visible()
    page.get_by_role("textbox", name="Search").click()
    page.get_by_role("textbox", name="Search").press_sequentially("Kingdom.places")
    page.locator(".md-search-result__link[href*='#realmino.Kingdom.places']").click()
    expect(page.locator("[id='realmino.Kingdom.places']")).to_be_in_viewport()
