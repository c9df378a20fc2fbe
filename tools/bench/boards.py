"""Measures boards embedded in another site's page: the time for each, and their total memory."""

import statistics
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser

from tools.bench.boot import SETTLING
from tools.dev.local_server import serving
from tools.setup.browsers import open_browser

BOARDS: Final = 6
SECOND_TARGET, MEMORY_TARGET = 1.0, 250
"""Seconds allowed for each board after the first; megabytes for the page with all boards."""
RECORD: Final = (
    "K2 Oabab L4-12-22-45 E45 E12 E22 E4 L6-13-31-48 A4f6n E48 A12h7n E31 A22g6w E13 A45h5w E6"
)

# Presses the buttons in turn and returns the milliseconds until each board is painted.
_PLAY = """async () => {
  const taken = [];
  for (const board of document.querySelectorAll("realmino-board")) {
    board.scrollIntoView();  // browsers paint no frames elsewhere
    const began = performance.now();
    const painted = new Promise((done) => board.addEventListener(
      "realmino-loading", ({ detail }) => detail.percent === 100 && done()));
    board.shadowRoot.querySelector("button").click();
    await painted;
    taken.push(performance.now() - began);
  }
  return taken;
}"""


class Boards(NamedTuple):
    """One page's boards: seconds until each is painted, and memory in megabytes."""

    seconds: list[float]
    empty: float  # renderers before the first board
    renderers: float  # renderers with all boards
    whole: float  # all browser processes


def boards(site: Path, count: int = BOARDS) -> Boards:
    """Measures a built site's boards in a new browser."""
    with TemporaryDirectory() as folder, serving(site) as home, serving(Path(folder)) as address:
        # Browsers treat 127.0.0.1 and localhost as two sites.
        text = host_page(home.replace("localhost", "127.0.0.1"), count)
        Path(folder, "index.html").write_text(text, encoding="utf-8")
        with open_browser() as browser:
            page = browser.new_context().new_page()
            page.wait_for_timeout(SETTLING)
            page.goto(address)
            empty, _ = _memory(browser)
            seconds = [milliseconds / 1000 for milliseconds in page.evaluate(_PLAY)]
            page.wait_for_timeout(SETTLING)
            return Boards(seconds, empty, *_memory(browser))


def host_page(home: str, count: int) -> str:
    """A page with ``count`` boards from the site at ``home``."""
    board = f'<realmino-board record="{RECORD}" at="{{}}"></realmino-board>'
    tags = "".join(board.format(number + 2) for number in range(count))
    return f'<!doctype html><script src="{home}realmino-board.js"></script>{tags}'


def _memory(browser: Browser) -> tuple[float, float]:
    """Megabytes used by the browser's renderers and by all its processes, on Linux.

    Shared memory is divided among the processes that share it (PSS).
    """
    answer: dict[str, Any] = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    processes = [(each["type"], _pss(each["id"])) for each in answer["processInfo"]]
    renderers = sum(size for kind, size in processes if kind == "renderer")
    return renderers, sum(size for _, size in processes)


def _pss(process: int) -> float:
    for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return 0.0


def table(runs: Mapping[str, list[Boards]]) -> str:
    """A table of each site's medians; ``runs`` maps the sites' names to their measurements."""
    [count] = {len(run.seconds) for site_runs in runs.values() for run in site_runs}
    head = f"{count} boards on a page of another site, Chromium"
    lines = [f"{head:50}" + "".join(f"{name:>14}" for name in runs)]
    rows: dict[str, Callable[[Boards], float]] = {
        "s  the first board": lambda run: run.seconds[0],
        f"s  the slowest further board, at most {SECOND_TARGET:g}": lambda run: max(
            run.seconds[1:]
        ),
        "s  all boards, one after another": lambda run: sum(run.seconds),
        "MB renderers without boards": lambda run: run.empty,
        f"MB renderers with all boards, at most {MEMORY_TARGET}": lambda run: run.renderers,
        "MB all processes of the browser": lambda run: run.whole,
    }
    for name, value in rows.items():
        medians = [statistics.median(map(value, site_runs)) for site_runs in runs.values()]
        lines.append(f"{name:50}" + "".join(f"{median:14.1f}" for median in medians))
    return "\n".join(lines)


def report(site: Path, older: Path | None, runs: int = 3, count: int = BOARDS) -> str:
    """The table for a built site, compared with an older one if there is one."""
    sites = {"this site": site, **({"older site": older} if older else {})}
    measured: dict[str, list[Boards]] = {name: [] for name in sites}
    for _ in range(runs):
        for name, folder in sites.items():
            measured[name].append(boards(folder, count))
    return table(measured)
