"""From About one reaches the licences of everything inside, also without a network."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, Visit
from e2e.hosting.test_offline import NAMES, wait_until_kept
from e2e.table.test_accessibility import expect_no_violation
from e2e.table.test_fit import OVERFLOW
from e2e.visitor import Visitor

pytestmark = pytest.mark.in_chromium


def test_licences_are_reached_from_about(visit: Visit) -> None:
    visitor = visit(PHONE, offline=True)
    wait_until_kept(visitor)
    assert "licences.html" in visitor.page.evaluate(NAMES)
    visitor.find("[data-opens=about]:visible").click()
    with visitor.page.context.expect_page() as opened:
        visitor.find("#about a[href='licences.html']").click()
    page = Visitor(opened.value, visitor.address)
    page.page.wait_for_load_state()
    pyodide = page.find("details").filter(has_text="pyodide 0.")
    pyodide.locator("summary").click()
    expect(pyodide.locator("pre")).to_contain_text("Mozilla Public License Version 2.0")
    for entry in page.find("summary").all():
        entry.click()
    over_wide, _ = page.page.evaluate(OVERFLOW)
    assert over_wide <= 0
    expect_no_violation(page)
