"""The page's start: what it shows, and early input; `test_faults` covers faults."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from time import time

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.browsers import RestartingBrowser
from e2e.conftest import Visit, visits
from e2e.games import moment, whole_game
from e2e.servers import SiteServer
from e2e.visitor import TABLE, Visitor, part
from tools.bench.sizes import first_game_files
from tools.paths import ENGLISH

pytestmark = pytest.mark.in_chromium

WATCH = """
globalThis.shown = [];
const note = () => {
  const ids = ["boot", "boot-bar", "boot-fill", "boot-text"];
  const [box, bar, fill, text] = ids.map((id) => document.getElementById(id));
  if (!box?.dataset.stage) return;
  const now = [box.dataset.stage, bar.value, text.textContent, fill.style.transform];
  if (String(shown.at(-1)) !== String(now)) shown.push(now);
};
new MutationObserver(note).observe(document, { attributes: true, childList: true, subtree: true });
"""
"""Records what the progress bar shows."""

PRESS = """
const at = (name, listener) => document.addEventListener(`realmino:${name}`, listener);
globalThis.steps = [];
at("compiled", () => {
  document.getElementById("begin").click();
  requestAnimationFrame(() => steps.push(`painted ${document.getElementById("begin").ariaBusy}`));
});
at("python", () => steps.push("python"));
"""
"""Presses Start just before the longest task, and records when the result is painted."""

LAID = """
document.addEventListener("realmino:ready", () => {
  globalThis.laid = document.getElementById("tiles-table").childElementCount;
});
"""
"""Records whether the table, which fills a list in "About", existed when the page was ready."""

ASK = """async (text) => {
  const { python } = document.getElementById("game").dataset;
  const { loadPyodide } = await import(new URL(python, location.href).href);
  return String((await loadPyodide({ stdout() {}, stderr() {} })).runPython(text));
}"""
"""Evaluates code in the page's Python."""

FETCHED = "() => performance.getEntriesByType('resource').map(({ name }) => name)"
"""Returns the addresses of all fetched files."""


@pytest.fixture(scope="module")
def started(restarting: RestartingBrowser, served: SiteServer) -> Iterator[Visitor]:
    """A visitor in New York; several tests share the start, and the last ones play a game."""
    with visits(restarting, served) as open_page:
        yield open_page(script=WATCH + LAID, timezone_id="America/New_York")


def test_the_bar_moves_on_through_the_whole_start_and_never_mentions_python(
    started: Visitor,
) -> None:
    shown = started.page.evaluate("shown")
    stages = list(dict.fromkeys(stage for stage, *_ in shown))
    assert stages == ["loading", "starting", "setting"]
    parts = [part for _, part, *_ in shown]
    assert all(before <= after for before, after in pairwise(parts)), parts
    # Python reports no progress, so the bar is animated up to the next stage.
    on_its_way = {(part, fill) for stage, part, _, fill in shown if stage == "starting"}
    assert on_its_way == {(80, "scaleX(0.9)")}
    texts = {text for _, _, text, _ in shown}
    assert any(text.startswith("Almost there… You can already press Start") for text in texts), (
        texts
    )
    assert not [text for text in texts if "ython" in text]


def test_an_early_press_gets_an_immediate_response(visit: Visit) -> None:
    visitor = visit(opened=False)
    gate = Gate(visitor.page, "**/*.wasm")
    visitor.page.goto(visitor.address, wait_until="commit")
    visitor.press("begin")
    expect(visitor.find("#begin")).to_have_attribute("aria-busy", "true")
    expect(visitor.find("#start-note")).to_have_text("Starting in a moment…")
    gate.open()
    visitor.wait_until_ready()
    expect(visitor.find("body")).to_have_attribute("data-screen", "table")
    assert visitor.find("#begin").get_attribute("aria-busy") is None


LAID_OUT = """() => document.readyState !== "loading"
  && [...document.querySelectorAll("link[rel=stylesheet]")].every((link) => link.sheet)"""
"""Whether the page is parsed and has its styles, which a busy machine may load after a paint."""


def test_start_stays_in_its_place_when_the_page_is_ready(visit: Visit) -> None:
    visitor = visit(opened=False)
    gate = Gate(visitor.page, "**/*.wasm")
    visitor.page.goto(visitor.address, wait_until="commit")
    expect(visitor.find("#boot")).to_be_visible()
    visitor.page.wait_for_function(LAID_OUT)
    before = visitor.find("#begin").bounding_box()
    gate.open()
    visitor.wait_until_ready()
    assert visitor.find("#begin").bounding_box() == before


@pytest.mark.deep
def test_a_press_is_painted_before_python_blocks_the_page(visit: Visit) -> None:
    visitor = visit(script=PRESS)
    assert visitor.page.evaluate("steps") == ["painted true", "python"]


def test_python_has_imported_a_whole_game_and_no_commands(started: Visitor) -> None:
    imported = set(started.page.evaluate(ASK, "import sys; ' '.join(sys.modules)").split())
    assert {"realmino.bots.search", "table.play.app", "setup.view"} <= imported
    assert (
        not {"realmino.arena", "realmino.cli", "realmino.learning.encoding", "pyscript"} & imported
    )


def test_the_table_is_prepared_after_the_set_up_is_ready(started: Visitor) -> None:
    assert started.page.evaluate("laid") == 0
    expect(started.find("#tiles-table > *")).not_to_have_count(0)


def test_the_clock_matches_the_visitors_clock(started: Visitor) -> None:
    """It does even though Python always starts from the same snapshot."""
    assert started.page.evaluate(ASK, "import time; time.localtime(0).tm_hour") == "19"
    now = float(started.page.evaluate(ASK, "import time; time.time()"))
    assert abs(now - time()) < 600


def test_a_first_game_fetches_what_is_counted(started: Visitor, site: Path) -> None:
    """`tests/tools/pipeline/test_assemble.py` limits the bytes of these files."""
    started.page.emulate_media(reduced_motion="no-preference")
    started.start_game("person", "greedy", pace="normal")  # with pauses, so that the land moves
    started.play(2)
    started.page.wait_for_function(f"() => ({FETCHED})().some((one) => one.includes('living.js'))")
    addresses = started.page.evaluate(FETCHED)
    fetched = {address.removeprefix(started.address).split("?")[0] for address in addresses}
    assert {"index.html", *fetched} == first_game_files(site, ENGLISH)


def test_a_link_with_entities_needs_no_network(started: Visitor) -> None:
    started.page.context.set_offline(True)
    started.page.evaluate("() => { location.hash = 'g=K2_Oabab_L4-12-22-45&amp;at=1'; }")
    started.expect_move(1)
    started.page.context.set_offline(False)


@pytest.mark.deep
def test_pyscript_writes_no_sources(started: Visitor) -> None:
    assert started.page.evaluate(ASK, "import os; os.path.exists('pyscript')") == "false"


NO_WASM = "delete window.WebAssembly;"


def test_a_browser_without_webassembly_explains(visit: Visit) -> None:
    visitor = visit(opened=False, script=NO_WASM, expected=("",))
    visitor.page.goto(visitor.address)
    expect(visitor.find("#problem")).to_contain_text("Lockdown Mode")


def test_begin_works_before_python_has_started(visit: Visit) -> None:
    visitor = visit(opened=False)
    visitor.page.goto(visitor.address, wait_until="commit")
    visitor.press("begin")
    visitor.wait_until_ready()
    expect(visitor.find("body")).to_have_attribute("data-screen", "table")
    visitor.find(f"{TABLE}[data-move]").wait_for()


class Gate:
    """Holds requests until it is opened."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._is_open = False
        self._waiting: list[Route] = []
        page.route(pattern, self._handle)

    def _handle(self, route: Route) -> None:
        if self._is_open:
            route.continue_()
        else:
            self._waiting.append(route)

    def open(self) -> None:
        """Lets all current and future requests pass."""
        self._is_open = True
        for route in self._waiting:
            route.continue_()


BACK = "if (origin !== 'null') sessionStorage.setItem('realmino.at-table', 'yes');"
"""Marks the tab as being at the table, as the page does before a reload."""


@pytest.mark.deep
def test_a_start_at_a_table_does_not_show_the_set_up(visit: Visit) -> None:
    link = "#" + moment(whole_game("K2"), 5, "pp")
    for to, script, screen in ((link, "", part("canvas")), ("", BACK, "#begin")):
        visitor = visit(opened=False, script=script)
        gate = Gate(visitor.page, "**/*.wasm")
        visitor.page.goto(visitor.address + to, wait_until="commit")
        expect(visitor.find("#boot-bar")).to_be_visible()
        for not_yet in ("#begin", part("canvas"), "#setup-form fieldset"):
            expect(visitor.find(not_yet).first).to_be_hidden()
        gate.open()
        visitor.wait_until_ready()
        expect(visitor.find(screen)).to_be_visible()
