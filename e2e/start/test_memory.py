"""Python starts from its memory, or else without; and it holds nothing about the visitor."""

from time import time

import pytest
from playwright.sync_api import Browser, expect

from e2e.bots.test_worker import COUNT_ANSWERS
from e2e.conftest import Visit
from e2e.served import BROKEN, CUT, MISSING, PORTAL, SPOILT, STALE, Served
from e2e.start.test_faults import MEMORY, START, WASM, Serve, arrive, expect_start
from e2e.start.test_faults import chromium as chromium
from e2e.start.test_faults import serve as serve
from e2e.start.test_start import ASK
from e2e.visitor import DUKE, PERSON, Visitor
from tests.depth import ordinary_first

FAULTS = [MISSING, CUT, PORTAL, BROKEN, SPOILT]
WAY = """() => ["remembered", "plain"].filter(
  (way) => performance.getEntriesByName(`realmino:${way}`).length,
)"""
"""How Python has started."""


@pytest.mark.parametrize("fault", ordinary_first(FAULTS, [CUT, SPOILT]))
def test_a_memory_that_does_not_arrive_as_it_is(
    chromium: Browser, serve: Serve, fault: str
) -> None:
    """Python starts without it, in the page and in the worker where bots think."""
    served = serve({f"*{MEMORY}": fault})
    page = arrive(chromium, served.address, COUNT_ANSWERS, service_workers="block")
    visitor = Visitor(page, served.address).arrive()
    assert page.evaluate(WAY) == ["plain"]
    expect(visitor.find("#problem")).to_be_hidden()
    visitor.sit_down(PERSON, DUKE)
    visitor.play(2)
    visitor.find("html[data-answers]").wait_for(state="attached")
    expect_start(page)


def test_a_browser_that_cannot_take_the_memory(chromium: Browser, served: Served) -> None:
    page = arrive(chromium, served.address, "Uint32Array.prototype.set = () => { throw 0; };")
    expect(page.locator("body[data-started]")).to_have_count(1, timeout=START)
    assert page.evaluate(WAY) == ["plain"]
    expect_start(page)


def test_a_spoilt_memory_that_only_the_browser_keeps_is_fetched_again(
    chromium: Browser, serve: Serve
) -> None:
    page = arrive(chromium, serve({f"*{MEMORY}": STALE, f"*{WASM}": STALE}).address)
    expect(page.locator("body[data-started]")).to_have_count(1, timeout=START)
    assert page.evaluate(WAY) == ["remembered"]
    expect_start(page)


@pytest.mark.in_chromium
def test_chance_is_not_that_of_the_build(visit: Visit) -> None:
    """All visitors' Pythons start from one memory."""
    text = "import random; random.getrandbits(64)"
    first, second = (visit().page.evaluate(ASK, text) for _ in range(2))
    assert first != second
    seeded = "from realmino import Game, Rules, Shuffled\n"
    seeded += "str(Game(Rules.parse('K4')).deal(Shuffled('spring')))"
    assert visit().page.evaluate(ASK, seeded) == visit().page.evaluate(ASK, seeded)


@pytest.mark.in_chromium
def test_the_time_is_that_of_the_visitor(visit: Visit) -> None:
    visitor = visit(timezone_id="America/New_York")
    assert visitor.page.evaluate(ASK, "import time; time.localtime(0).tm_hour") == "19"
    now = float(visitor.page.evaluate(ASK, "import time; time.time()"))
    assert abs(now - time()) < 600


@pytest.mark.in_chromium
def test_a_module_that_is_not_in_the_memory_comes_from_the_standard_library(
    visit: Visit,
) -> None:
    text = "import sys; told = 'statistics' in sys.modules\n"
    text += "import statistics, xml.etree.ElementTree; told, statistics.mean([2, 4])"
    assert visit().page.evaluate(ASK, text) == "(False, 3)"


@pytest.mark.in_chromium
def test_names_of_the_library_that_pages_do_without(visit: Visit) -> None:
    """Modules that have only a stand-in in the memory are the true ones for those who ask."""
    text = "import asyncio, html, shutil, logging, signal\nfrom html import unescape\n"
    text += "from asyncio import StreamReader, Protocol\n"
    text += "import concurrent.futures, zipfile, tempfile, socket, subprocess\n"
    text += "unescape('&eacute;&amp;'), html.escape('<'), shutil.which('x'), logging.INFO,"
    text += "StreamReader.__module__, bool(zipfile.ZipFile.testzip), asyncio.subprocess.PIPE"
    told = visit().page.evaluate(ASK, text)
    assert told == "('é&', '&lt;', None, 20, 'asyncio.streams', True, -1)"


@pytest.mark.in_chromium
def test_a_link_with_entities_needs_no_network(visit: Visit) -> None:
    visitor = visit()
    visitor.page.context.set_offline(True)
    visitor.page.evaluate("() => { location.hash = 'g=K2_Oabab_L4-12-22-45&amp;at=1'; }")
    expect(visitor.find("body")).to_have_attribute("data-screen", "table")


@pytest.mark.in_chromium
def test_a_module_that_cannot_be_fetched_is_missing_until_it_can(visit: Visit) -> None:
    visitor = visit(expected=("ERR_INTERNET_DISCONNECTED",))
    text = "try: import statistics\nexcept ImportError: told = 'missing'\n"
    text += "else: told = 'there'\ntold"
    visitor.page.context.set_offline(True)
    assert visitor.page.evaluate(ASK, text) == "missing"
    visitor.page.context.set_offline(False)
    assert visitor.page.evaluate(ASK, text) == "there"


@pytest.mark.in_chromium
def test_no_python_runs_what_pyscript_brings(visit: Visit) -> None:
    """Neither that of the page nor that of the worker, which would fetch much for it."""
    visitor = visit()
    asked: list[str] = []
    visitor.page.context.on("request", lambda request: asked.append(request.url))
    visitor.sit_down(PERSON, DUKE)
    visitor.play(2)
    assert [url for url in asked if url.endswith("/worker.py")]
    assert not [url for url in asked if url.endswith("python_stdlib.zip")]
    assert visitor.page.evaluate(ASK, "import sys; 'pyscript' in sys.modules") == "false"
