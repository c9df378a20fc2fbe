"""Measures which files a table fetches before its first frame, and its memory after ten games."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import CDPSession, Page

from tools.bench.boot import FRAME, GAME
from tools.bench.sizes import FileSize, sizes, total
from tools.dev.local_server import serving
from tools.setup.browsers import open_browser

GAMES: Final = 10
SEATS: Final = ("person", "random", "none", "none")
TARGET: Final = 1.25
"""The largest allowed ratio of memory after the last game to memory after the second.

Python's memory grows by a fifth at a time and never shrinks.
"""

_UNTIL_FRAME = """mark => new Promise((done) => new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries()) if (name === mark) done(
    performance.getEntriesByType("resource")
      .filter(({ responseEnd }) => responseEnd <= startTime).map(({ name }) => name));
}).observe({ type: "mark", buffered: true }))"""
# Python's memory is visible only when its WebAssembly is instantiated.
_WATCH = """
globalThis.memories = new Set();
for (const name of ["instantiate", "instantiateStreaming"]) {
  const make = WebAssembly[name];
  WebAssembly[name] = async (source, imports) => {
    const made = await make.call(WebAssembly, source, imports);
    const { exports } = made.instance ?? made;
    for (const value of [...Object.values(exports), ...Object.values(imports?.env ?? {})])
      if (value instanceof WebAssembly.Memory) memories.add(value);
    return made;
  };
}
"""
_PYTHON = "() => [...memories].reduce((sum, { buffer }) => sum + buffer.byteLength, 0)"
_PLAY = """async () => {
  const over = "#table-screen [data-part=result][open]";
  while (!document.querySelector(over)) {
    document.querySelector("#table-screen [data-part=options] button")?.click();
    await new Promise((done) => requestAnimationFrame(done));
  }
}"""
_BRISK = """() => {
  const pace = document.getElementById("pace");
  pace.value = "instant";
  pace.dispatchEvent(new Event("change", { bubbles: true }));
}"""


class Memory(NamedTuple):
    """A page's memory after a game and a garbage collection: bytes, and counts."""

    script: int
    python: int
    nodes: int
    listeners: int


def until_frame(site: Path) -> list[str]:
    """The files that a first visit to a table fetches before its first frame."""
    with serving(site) as address, open_browser() as browser:
        page = browser.new_context().new_page()
        page.goto(address + GAME, wait_until="commit")
        addresses: list[str] = page.evaluate(_UNTIL_FRAME, FRAME)
    own = {urlsplit(name).path.lstrip("/") for name in addresses if name.startswith(address)}
    return sorted({"index.html", *own} - {""})


def over_games(site: Path, games: int = GAMES) -> list[Memory]:
    """The memory after each of several consecutive games of Kingdomino."""
    with serving(site) as address, open_browser() as browser:
        context = browser.new_context()
        context.add_init_script(_WATCH)
        page = context.new_page()
        page.goto(address)
        page.locator("#boot[hidden]").wait_for(state="attached", timeout=60_000)
        page.evaluate(_BRISK)
        page.locator("#more > summary").click()
        for place, kind in enumerate(SEATS):
            page.locator(f"#kind{place}").select_option(kind)
        session = context.new_cdp_session(page)
        session.send("Performance.enable")
        memories = []
        for game in range(games):
            page.locator("#begin" if game == 0 else '#table-screen [data-part="again"]').click()
            page.evaluate(_PLAY)
            memories.append(_measure(page, session))
    return memories


def _measure(page: Page, session: CDPSession) -> Memory:
    session.send("HeapProfiler.collectGarbage")
    answer: Mapping[str, Any] = session.send("Performance.getMetrics")
    metrics = {metric["name"]: int(metric["value"]) for metric in answer["metrics"]}
    return Memory(
        metrics["JSHeapUsedSize"],
        page.evaluate(_PYTHON),
        metrics["Nodes"],
        metrics["JSEventListeners"],
    )


def fetched_table(by_path: Mapping[str, FileSize], files: list[str]) -> str:
    """The bytes fetched before the first frame, and those that a first game doesn't need."""
    before = total(by_path[name] for name in files if name in by_path)
    lines = [f"{'a table, first visit':32}{'raw':>12}{'gzip':>12}{'brotli':>12}"]
    for name, size in (
        (f"{len(files)} files to its first frame", before),
        ("whole site", total(by_path.values())),
    ):
        lines.append(f"{name:32}" + "".join(f"{number:12,}" for number in size))
    return "\n".join(lines)


def memory_table(memories: list[Memory]) -> str:
    """A table of the memory after each game."""
    lines = [f"{'game':>4}{'script kB':>12}{'Python kB':>12}{'nodes':>9}{'listeners':>11}"]
    lines += [
        f"{game:4}{memory.script // 1024:12,}{memory.python // 1024:12,}{memory.nodes:9,}"
        f"{memory.listeners:11,}"
        for game, memory in enumerate(memories, 1)
    ]
    growth = sum(memories[-1][:2]) / sum(memories[1][:2])
    kept = "within" if growth <= TARGET else "ABOVE"
    lines.append(f"the last game holds {growth:.2f} of the second: {kept} the limit of {TARGET}")
    return "\n".join(lines)


def short_report(site: Path) -> str:
    """The number of files before the first frame, and the memory of two games."""
    return f"{len(until_frame(site))} files\n\n{memory_table(over_games(site, 2))}"


def report(site: Path) -> str:
    """Both tables, as text."""
    fetched = fetched_table(sizes(site), until_frame(site))
    return f"{fetched}\n\n{memory_table(over_games(site))}"
