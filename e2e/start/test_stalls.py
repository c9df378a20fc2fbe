"""A start that makes no progress says so after ten seconds; a spare script stops no start."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.board_host import RECORD
from e2e.hosts import Host
from e2e.served import MISSING, PORTAL, STALLED, WHOLE, Misbehaving
from e2e.start.test_faults import START, WASM, arrive

pytestmark = pytest.mark.in_chromium

Serve = Callable[[dict[str, str]], Misbehaving]

WAIT = """() => document.getElementById("boot-stalled").getAnimations()
  .map(({ effect, playState }) => [effect.getTiming().delay, playState])"""
"""How long the sentence waits for a step, in milliseconds, and whether it still does."""

HURRY = """() => {
  const words = document.getElementById("boot-stalled");
  globalThis.hurry = setInterval(() => words.getAnimations().forEach((wait) => wait.finish()), 10);
}"""
"""From now on ten seconds pass at once after every step, so that the sentence appears."""

SHOWN = """low => document.getElementById("boot").offsetHeight > low
  && document.getElementById("boot-stalled").checkVisibility({ visibilityProperty: true })"""
"""Whether the sentence is there, in a bar that is higher than before."""

TAKE_TIME = "() => clearInterval(hurry)"
GONE_ON = """() =>
  !document.getElementById("boot-stalled").checkVisibility({ visibilityProperty: true })"""
"""Whether the sentence has given way to the progress bar, or to the game."""

PAINTED = "() => performance.getEntriesByType('paint').length > 0"


@pytest.fixture
def serve(site: Path) -> Iterator[Serve]:
    """Serves the site with faults; see `Misbehaving`."""
    with ExitStack() as stopping:

        def begin(faults: dict[str, str]) -> Misbehaving:
            serving = Misbehaving(site, faults)
            stopping.callback(serving.stop)
            return serving

        yield begin


def expect_words_after_ten_seconds(page: Page) -> None:
    """The sentence is hidden for ten seconds, takes no room until then, and says what to do."""
    words = page.locator("#boot-stalled")
    words.wait_for(state="attached")
    expect(words).to_be_hidden()
    assert page.evaluate(WAIT) == [[10_000, "running"]]
    low = page.evaluate("document.getElementById('boot').offsetHeight")
    page.evaluate(HURRY)
    # A file that still arrives hides the sentence for a moment.
    page.wait_for_function(SHOWN, arg=low)
    page.evaluate(TAKE_TIME)
    expect(words).to_contain_text("Nothing saved here is lost: please check the connection")


@pytest.mark.everywhere
@pytest.mark.parametrize(
    ("file", "page_name"),
    [
        (WASM, ""),
        ("core-*.js", ""),
        ("memory.wasm", "pad.html"),
        ("boot.js", f"embed.html#record={RECORD.split()[0]}"),
    ],
)
def test_a_file_that_stops_half_way_is_reported_until_it_goes_on(
    browser: Browser, serve: Serve, file: str, page_name: str
) -> None:
    served = serve({f"*{file}": STALLED})
    page = arrive(browser, served.address + page_name, reduced_motion="reduce")
    expect_words_after_ten_seconds(page)
    served.go_on()
    page.wait_for_function(GONE_ON)
    expect(page.locator("body[data-started]")).to_have_count(1, timeout=START)
    expect(page.locator("#problem")).to_be_hidden()
    page.context.close()


def test_a_page_whose_scripts_are_blocked(browser: Browser, site: Path) -> None:
    host = Host(site, [("*", {"Content-Security-Policy": "script-src 'none'"})])
    page = arrive(browser, host.address)
    expect_words_after_ten_seconds(page)
    page.goto(f"{host.address}try/index.html")
    page.evaluate(HURRY)
    expect(page.locator("#boot-stalled")).to_be_visible()
    page.context.close()
    host.stop()


def test_a_network_that_lets_only_the_page_through(browser: Browser, serve: Serve) -> None:
    """No style sheet hides the words then."""
    page = arrive(browser, serve({"/": WHOLE, "*": PORTAL}).address)
    expect(page.locator("#boot-stalled")).to_be_visible()
    page.context.close()


def test_a_script_that_never_comes_does_not_keep_the_page_blank(
    browser: Browser, serve: Serve
) -> None:
    page = arrive(browser, serve({"*setup.js": STALLED}).address)
    page.wait_for_function(PAINTED, timeout=START)
    page.evaluate(HURRY)
    expect(page.locator("#boot-stalled")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("fault", [MISSING, STALLED])
@pytest.mark.parametrize("file", ["offline.js", "saved-games.js"])
def test_a_script_that_can_be_spared_stops_no_game(
    browser: Browser, serve: Serve, file: str, fault: str
) -> None:
    page = arrive(browser, serve({f"*{file}": fault}).address)
    expect(page.locator("body[data-started]")).to_have_count(1, timeout=START)
    expect(page.locator("#boot")).to_be_hidden()
    if fault == MISSING:
        expect(page.locator("#problem")).to_contain_text(f"“{file}” of the game did not arrive")
    page.locator("#begin").click()
    expect(page.locator("body")).to_have_attribute("data-screen", "table")
    page.context.close()


def test_a_missing_spare_script_hides_no_worse_fault(browser: Browser, serve: Serve) -> None:
    page = arrive(browser, serve({"*saved-games.js": MISSING, "*words.zip": MISSING}).address)
    words = "“words.zip” of the game did not arrive"
    expect(page.locator("#problem")).to_contain_text(words, timeout=START)
    expect(page.locator("#boot")).to_be_hidden()
    page.context.close()
