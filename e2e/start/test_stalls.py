"""A stalled start is reported after ten seconds; a missing optional script doesn't matter."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.host_page import RECORD
from e2e.servers import (
    BROKEN,
    CUT,
    MISSING,
    PORTAL,
    STALLED,
    WHOLE,
    FaultyServer,
    HeaderServer,
)
from e2e.start.test_faults import WASM, open_page
from tests.depth import deep

pytestmark = pytest.mark.in_chromium

Serve = Callable[[dict[str, str]], FaultyServer]

WAIT = """() => document.getElementById("boot-stalled").getAnimations()
  .map(({ effect, playState }) => [effect.getTiming().delay, playState])"""
"""The delay of the message in milliseconds, and whether the delay is running."""

HURRY = """() => {
  const words = document.getElementById("boot-stalled");
  globalThis.hurry = setInterval(() => words.getAnimations().forEach((wait) => wait.finish()), 10);
}"""
"""Ends every delay immediately, so the message appears."""

SHOWN = """() => {
  const [bar, words] = ["boot", "boot-stalled"].map((id) => document.getElementById(id));
  return words.checkVisibility({ visibilityProperty: true })
    && words.getBoundingClientRect().bottom < bar.getBoundingClientRect().bottom + 0.5;
}"""
"""Whether the message is visible and within its bar, give or take a rounding error."""

TAKE_TIME = "() => clearInterval(hurry)"
HIDDEN = """() =>
  !document.getElementById("boot-stalled").checkVisibility({ visibilityProperty: true })"""
"""Whether the message is hidden again."""

PAINTED = "() => performance.getEntriesByType('paint').length > 0"


@pytest.fixture
def serve(site: Path) -> Iterator[Serve]:
    """Starts a `FaultyServer` for the site."""
    with ExitStack() as stopping:

        def begin(faults: dict[str, str]) -> FaultyServer:
            serving = FaultyServer(site, faults)
            stopping.callback(serving.stop)
            return serving

        yield begin


def expect_words_after_ten_seconds(page: Page) -> None:
    """Checks that the message takes up no space for ten seconds, then says what to do."""
    words = page.locator("#boot-stalled")
    words.wait_for(state="attached")
    expect(words).to_be_hidden()
    expect(words).to_have_css("position", "absolute")
    assert page.evaluate(WAIT) == [[10_000, "running"]]
    page.evaluate(HURRY)
    # A file that arrives late hides the message for a moment.
    page.wait_for_function(SHOWN)
    page.evaluate(TAKE_TIME)
    expect(words).to_contain_text("Check your connection")


@pytest.mark.parametrize(
    ("file", "page_name"),
    [
        (WASM, ""),
        deep(("core-*.js", "")),
        deep(("scorepad.zip", "pad.html")),
        ("boot.js", f"embed.html#record={RECORD.split()[0]}"),
    ],
)
def test_a_file_that_stops_half_way_is_reported_until_it_continues(
    browser: Browser, serve: Serve, file: str, page_name: str
) -> None:
    served = serve({f"*{file}": STALLED})
    page = open_page(browser, served.address + page_name, reduced_motion="reduce")
    expect_words_after_ten_seconds(page)
    served.send_rest()
    page.wait_for_function(HIDDEN)
    if file == WASM:  # the others continue in the same way
        expect(page.locator("body[data-started]")).to_have_count(1)
    expect(page.locator("#problem")).to_be_hidden()
    page.context.close()


@pytest.mark.deep  # waits five seconds
def test_a_stalled_snapshot_is_given_up(browser: Browser, serve: Serve) -> None:
    """Python then fetches its standard library and starts without the snapshot."""
    page = open_page(browser, serve({"*memory.wasm": STALLED}).address)
    page.wait_for_event("request", lambda request: request.url.endswith("/python_stdlib.zip"))
    expect(page.locator("#problem")).to_be_hidden()
    page.context.close()


def test_blocked_scripts_are_reported(browser: Browser, site: Path) -> None:
    host = HeaderServer(site, [("*", {"Content-Security-Policy": "script-src 'none'"})])
    page = open_page(browser, host.address)
    expect_words_after_ten_seconds(page)
    page.goto(f"{host.address}try/index.html")
    page.evaluate(HURRY)
    expect(page.locator("#boot-stalled")).to_be_visible()
    page.context.close()
    host.stop()


def test_the_sentence_shows_without_its_style_sheet(browser: Browser, serve: Serve) -> None:
    """Without it, nothing hides the message."""
    page = open_page(browser, serve({"/": WHOLE, "*": PORTAL}).address)
    expect(page.locator("#boot-stalled")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize(
    "files",
    [
        ("style.css", "table.css", "unsupported.js", "setup.js"),
        *(deep((file,)) for file in ("style.css", "table.css", "unsupported.js", "setup.js")),
    ],
    ids=str,
)
def test_a_file_that_never_arrives_does_not_keep_the_page_blank(
    browser: Browser, serve: Serve, files: tuple[str, ...]
) -> None:
    page = open_page(browser, serve({f"*{file}": STALLED for file in files}).address)
    page.wait_for_function(PAINTED)
    page.evaluate(HURRY)
    expect(page.locator("#boot-stalled")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize(
    ("file", "fault"),
    [
        ("table.css", MISSING),
        *map(deep, (("style.css", CUT), ("style.css", BROKEN), ("style.css", STALLED))),
        deep(("table.css", STALLED)),
    ],
)
def test_a_wrong_style_sheet_is_named(
    browser: Browser, serve: Serve, file: str, fault: str
) -> None:
    page = open_page(browser, serve({f"*{file}": fault}).address)
    expect(page.locator("#problem")).to_contain_text(f"“{file}”")
    page.context.close()


@pytest.mark.parametrize(
    "faults",
    [
        {"offline.js": STALLED, "saved-games.js": MISSING},
        deep({"offline.js": MISSING}),
        deep({"saved-games.js": STALLED}),
    ],
    ids=str,
)
def test_missing_optional_scripts_stop_no_game(
    browser: Browser, serve: Serve, faults: dict[str, str]
) -> None:
    page = open_page(browser, serve({f"*{file}": fault for file, fault in faults.items()}).address)
    expect(page.locator("body[data-started]")).to_have_count(1)
    expect(page.locator("#boot")).to_be_hidden()
    for file in (file for file, fault in faults.items() if fault == MISSING):
        expect(page.locator("#problem")).to_contain_text(f"“{file}” failed to load")
    page.locator("#begin").click()
    expect(page.locator("body")).to_have_attribute("data-screen", "table")
    page.context.close()


def test_a_missing_optional_script_hides_no_worse_fault(browser: Browser, serve: Serve) -> None:
    page = open_page(browser, serve({"*saved-games.js": MISSING, "*words.zip": MISSING}).address)
    words = "“words.zip” failed to load"
    expect(page.locator("#problem")).to_contain_text(words)
    expect(page.locator("#boot")).to_be_hidden()
    page.context.close()
