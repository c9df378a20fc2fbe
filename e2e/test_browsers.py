"""A browser that crashes in the middle of a test fails no other test."""

import os
import signal

import pytest
from playwright.sync_api import Browser, Error, Playwright

from e2e.browsers import RestartingBrowser, ReusedPages
from e2e.conftest import TABLET
from e2e.servers import SiteServer


def end(browser: Browser) -> None:
    """Ends the browser's process, like a crash."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    (process,) = (one["id"] for one in found if one["type"] == "browser")
    os.kill(process, signal.SIGKILL)


@pytest.mark.deep
def test_a_crashed_browser_is_started_again(playwright: Playwright, served: SiteServer) -> None:
    restarting = RestartingBrowser(playwright, "chromium")
    seats = ReusedPages(restarting, served)
    waiting = seats.take(TABLET, has_touch=False).page
    end(restarting.browser)
    with pytest.raises(Error, match="closed"):
        waiting.wait_for_function("false")
    seats.close()
    again = seats.take(TABLET, has_touch=False).page
    assert again.evaluate("innerWidth") == TABLET[0]
    seats.close()
    restarting.close()
