"""Python starts with or without a memory snapshot, which suits every visitor."""

import pytest
from playwright.sync_api import Browser, expect

from e2e.bots.test_worker import COUNT_ANSWERS
from e2e.conftest import Visit
from e2e.servers import BROKEN, CORRUPT, CUT, MISSING, PORTAL, STALE, SiteServer
from e2e.start.test_faults import MEMORY, WASM, Serve, expect_start, open_page
from e2e.start.test_faults import chromium as chromium
from e2e.start.test_faults import serve as serve
from e2e.start.test_start import ASK
from e2e.visitor import DUKE, PERSON, Visitor
from realmino import __version__

FAULTS = [MISSING, CUT, PORTAL, BROKEN, CORRUPT]
WAY = """() => ["remembered", "plain"].filter(
  (way) => performance.getEntriesByName(`realmino:${way}`).length,
)"""
"""How Python started: “remembered” from the snapshot, or “plain” without it."""


@pytest.mark.deep
@pytest.mark.parametrize("fault", FAULTS)
def test_python_starts_if_the_snapshot_is_wrong(
    chromium: Browser, serve: Serve, fault: str
) -> None:
    """Starts Python in the page and in the worker."""
    served = serve({f"*{MEMORY}": fault})
    page = open_page(chromium, served.address, COUNT_ANSWERS, service_workers="block")
    visitor = Visitor(page, served.address).wait_until_ready()
    assert page.evaluate(WAY) == ["plain"]
    expect(visitor.find("#problem")).to_be_hidden()
    visitor.start_game(PERSON, DUKE)
    visitor.play(2)
    visitor.find("html[data-answers]").wait_for(state="attached")
    expect_start(page)


@pytest.mark.deep
def test_python_starts_if_the_snapshot_cannot_be_restored(
    chromium: Browser, served: SiteServer
) -> None:
    page = open_page(chromium, served.address, "Uint32Array.prototype.set = () => { throw 0; };")
    expect(page.locator("body[data-started]")).to_have_count(1)
    assert page.evaluate(WAY) == ["plain"]
    expect_start(page)


def test_a_corrupt_cached_snapshot_is_fetched_again(chromium: Browser, serve: Serve) -> None:
    page = open_page(chromium, serve({f"*{MEMORY}": STALE, f"*{WASM}": STALE}).address)
    expect(page.locator("body[data-started]")).to_have_count(1)
    assert page.evaluate(WAY) == ["remembered"]
    expect_start(page)


@pytest.mark.deep
@pytest.mark.in_chromium
def test_random_numbers_differ_between_visitors(visit: Visit) -> None:
    """They differ even though Python starts from the same snapshot; seeded games don't."""
    one, other = visit().page, visit().page
    text = "import random; random.getrandbits(64)"
    assert one.evaluate(ASK, text) != other.evaluate(ASK, text)
    seeded = "from realmino import Game, Rules, Shuffled\n"
    seeded += "str(Game(Rules.parse('K4')).deal(Shuffled('spring')))"
    assert one.evaluate(ASK, seeded) == other.evaluate(ASK, seeded)


@pytest.mark.deep
@pytest.mark.in_chromium
def test_modules_with_stand_ins_in_the_snapshot_are_complete_on_import(visit: Visit) -> None:
    """The snapshot has stand-ins for some of the library's modules."""
    text = "import asyncio, html, shutil, logging, signal\nfrom html import unescape\n"
    text += "from asyncio import StreamReader, Protocol\n"
    text += "import concurrent.futures, zipfile, tempfile, socket, subprocess\n"
    text += "unescape('&eacute;&amp;'), html.escape('<'), shutil.which('x'), logging.INFO,"
    text += "StreamReader.__module__, bool(zipfile.ZipFile.testzip), asyncio.subprocess.PIPE"
    results = visit().page.evaluate(ASK, text)
    assert results == "('é&', '&lt;', None, 20, 'asyncio.streams', True, -1)"


@pytest.mark.deep
@pytest.mark.in_chromium
def test_a_module_outside_the_snapshot_waits_for_the_standard_library(
    visit: Visit,
) -> None:
    visitor = visit(expected=("ERR_INTERNET_DISCONNECTED",))
    text = "import sys; 'statistics' in sys.modules"
    assert visitor.page.evaluate(ASK, text) == "false"
    text = "try: import statistics, xml.etree.ElementTree\nexcept ImportError: found = 'missing'\n"
    text += "else: found = statistics.mean([2, 4])\nfound"
    visitor.page.context.set_offline(True)
    assert visitor.page.evaluate(ASK, text) == "missing"
    visitor.page.context.set_offline(False)
    assert visitor.page.evaluate(ASK, text) == "3"


@pytest.mark.deep
@pytest.mark.in_chromium
@pytest.mark.parametrize("has_snapshot", [True, False])
def test_the_library_is_an_installed_distribution(visit: Visit, has_snapshot: bool) -> None:
    visitor = visit(opened=False, expected=("memory.wasm", "404 (Not Found)"))
    if not has_snapshot:
        visitor.page.route("**/memory.wasm", lambda route: route.fulfill(status=404))
    visitor.open()
    text = "from importlib.metadata import distributions, version\n"
    text += "version('realmino'), [one.name for one in distributions()]"
    assert visitor.page.evaluate(ASK, text) == f"('{__version__}', ['realmino'])"
    text = "from importlib.metadata import PackageNotFoundError, version\n"
    text += "try: found = version('numpy')\nexcept PackageNotFoundError: found = 'none'\nfound"
    assert visitor.page.evaluate(ASK, text) == "none"


@pytest.mark.deep
@pytest.mark.in_chromium
def test_python_does_not_load_the_modules_of_pyscript(visit: Visit) -> None:
    """They are large, so neither the page nor the worker loads them."""
    visitor = visit()
    urls: list[str] = []
    visitor.page.context.on("request", lambda request: urls.append(request.url))
    visitor.start_game(PERSON, DUKE)
    visitor.play(2)
    assert [url for url in urls if url.endswith("/worker.py")]
    assert not [url for url in urls if url.endswith("python_stdlib.zip")]
    assert visitor.page.evaluate(ASK, "import sys; 'pyscript' in sys.modules") == "false"
