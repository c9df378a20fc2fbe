"""From About one reaches the reference of the library, which can be searched under our policy."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, Visit, in_one_browser
from e2e.docs.test_rules import SCHEMES
from e2e.hosting.test_offline import NAMES, wait_until_kept

pytestmark = pytest.mark.in_chromium


@in_one_browser  # the other cannot be told of a night
def test_the_reference_is_reached_from_about_and_searched(visit: Visit) -> None:
    visitor = visit(PHONE, offline=True)
    wait_until_kept(visitor)
    assert not [name for name in visitor.page.evaluate(NAMES) if name.startswith("reference/")]
    visitor.find("[data-opens=about]:visible").click()
    with visitor.page.context.expect_page() as opened:
        visitor.find("#about a[href^='reference/']").click()
    page = opened.value
    # A new tab is there before its page is.
    module = page.get_by_role("main").get_by_role("link", name="realmino.rules.turn")
    expect(module).to_be_visible()
    page.wait_for_load_state()
    grounds = set()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        grounds.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert len(grounds) == 2, "it has a night, as all pages have"
    module.click()
    expect(page).to_have_title("realmino.rules.turn – Realmino")
    page.locator("#navtoggle").click()
    page.get_by_role("searchbox").fill("legal_actions")
    result = page.locator(".search-result").filter(has_text="realmino.State.legal_actions").first
    result.locator("a.attr").click()
    expect(page.locator("#State\\.legal_actions .attr")).to_be_in_viewport()
