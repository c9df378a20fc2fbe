"""Compares the page's cold start with bare Pyodide (the lower bound) and plain PyScript."""

import json
import random
import re
import shutil
import statistics
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tools.dev.local_server import serving
from tools.paths import ROOT, WEB, WORK
from tools.pipeline.assemble import sources, wheel
from tools.pipeline.bytecode import stdlib, zipped
from tools.pipeline.site import find, is_module
from tools.setup.browsers import open_browser
from tools.setup.environment import npm_packages

READY, FRAME = "realmino:ready", "realmino:frame"
# The link contains a game, so the table appears without a click.
GAME = (
    "#g=K4_Odbca_L3-14-40-47_E47_E40_E3_E14_L4-19-31-36_A3g8e_E19_A14f7w_E31_A40f7s_E36_A47g5n_E4"
    "_L2-28-33-46_A4h7e_E46_A19g10s_E28_A31e8e_E33_A36g9s_E2_L5-13-22-41_A2e9e_E41_A28h9e_E22"
    "_A33e6w_E13_A46f5n_E5_L15-20-43-44_A5h6e_E44_A13g9s_E20_A22f10w_E43_A41i8w_E15&k=pppp"
)
SET_UP, TABLE, FLOOR = "this site: the set-up", "this site: a table", "floor: Pyodide and 1+1"
STOCK_TARGET, FLOOR_TARGET = 0.2, 0.65
SETTLING = 1500
"""Milliseconds to wait for a new browser to finish starting, which would slow the page down."""

WATCH = """
document.addEventListener("realmino:ready", () => performance.mark("realmino:ready"));
globalThis.tasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration]);
}).observe({ type: "longtask", buffered: true });
"""
MARKS = """names => new Promise((done, fail) => {
  const look = () => {
    const marks = performance.getEntriesByType("mark").reverse();
    const found = Object.fromEntries(marks.map(({ name, startTime }) => [name, startTime]));
    if (names.every(name => name in found)) done(found);
    else if (performance.now() > 60000) fail(new Error(`no ${names} after a minute`));
    else setTimeout(look, 50);
  };
  look();
})"""
# The browser reports a long task with a delay.
_TASKS = "() => new Promise((done) => setTimeout(() => done(tasks), 500))"
_FLOOR_SCRIPT = """
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide({ indexURL: "./" });
if (python.runPython("1+1") === 2) performance.mark("realmino:ready");
"""


class Start(NamedTuple):
    """One cold start: milliseconds from navigation to each mark, and the main thread's work."""

    ready: float
    frame: float  # 0 if the page shows no table
    longest: float  # the longest task before the last mark
    later: float  # the longest task after `longest`, which is Pyodide's own start
    cpu: float  # the main thread's processor time until the last mark


class Visit(NamedTuple):
    """A page to load: its site's folder, and the URL fragment including "#"."""

    folder: Path
    moment: str = ""

    @property
    def marks(self) -> list[str]:
        """The marks that the page reaches."""
        return [READY, FRAME] if self.moment else [READY]


def floor_site(runtime: Path, pyodide: Path, target: Path) -> Path:
    """A page that loads only the site's own Pyodide and a compiled standard library."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(runtime, target)
    (target / "python_stdlib.zip").write_bytes(stdlib(pyodide))
    links = [
        *('<link rel="modulepreload" href="pyodide.mjs">',),
        *('<link rel="modulepreload" href="pyodide.asm.js">',),
        *(
            f'<link rel="preload" as="fetch" crossorigin href="{name}">'
            for name in ("pyodide-lock.json", "python_stdlib.zip", "pyodide.asm.wasm")
        ),
    ]
    page = ['<!doctype html><meta charset="utf-8"><title>Floor</title>', *links]
    page.append('<script type="module" src="floor.js"></script>')
    (target / "index.html").write_text("\n".join(page))
    (target / "floor.js").write_text(_FLOOR_SCRIPT)
    return target


def stock_site(site: Path, pyodide: Path, target: Path) -> Path:
    """The same page with a stock start: no preloads, no shim, no compiled code."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(site, target)
    (target / "sw.js").unlink()
    for folder in target.glob("v/runtime-*"):
        shutil.rmtree(folder)
    (target / "v/stock").mkdir()
    for name in ("pyodide*.*js", "pyodide-lock.json", "pyodide.asm.wasm", "python_stdlib.zip"):
        for path in pyodide.glob(name):
            shutil.copy(path, target / "v/stock")
    config_path = next(target.glob("v/en-*/pyscript.json"))
    config = json.loads(config_path.read_text())
    config["interpreter"] = "./v/stock/pyodide.mjs"
    modules = {name: body for name, body in sources(WEB).items() if is_module(name)}
    [game] = target.glob("v/game-*")
    (game / "page.zip").write_bytes(zipped(modules))
    archives = [f"../{game.name}/{name}" for name in ("page.zip", *wheel())]
    config["files"] = dict.fromkeys([*config["files"], *archives], "./*")
    config_path.write_text(json.dumps(config))
    core = next(target.glob("v/pyscript-*/core.js")).relative_to(target)
    page = (target / "index.html").read_text()
    page = re.sub(r'<link rel="(module)?preload".*?>\n?|<meta http-equiv.*?>\n?', "", page)
    page = re.sub(r'src="[^"]*/boot\.js"', f'src="./{core.as_posix()}"', page)
    (target / "index.html").write_text(page)
    return target


def variants(site: Path, with_stock: bool = True) -> dict[str, Visit]:
    """The pages to compare, by their description."""
    ours = npm_packages(WEB) / "pyodide"

    def version(pyodide: Path) -> str:
        return str(json.loads((pyodide / "package.json").read_text())["version"])

    shutil.rmtree(WORK / "this", ignore_errors=True)
    copy = shutil.copytree(site, WORK / "this")
    names = [path.relative_to(copy).as_posix() for path in copy.rglob("*")]
    runtime = (copy / find("python_stdlib.zip", names)).parent
    pages = {
        FLOOR: Visit(floor_site(runtime, ours, WORK / "floor")),
        SET_UP: Visit(copy),
        TABLE: Visit(copy, GAME),
    }
    if not with_stock:
        return pages
    newest = npm_packages(ROOT / "tools/bench/stock") / "pyodide"
    stock = stock_site(site, newest, WORK / "stock")
    plain = stock_site(site, ours, WORK / "plain")
    return {
        **pages,
        f"stock: Pyodide {version(newest)}, PyScript's default": Visit(stock, GAME),
        f"stock but for our Pyodide {version(ours)}": Visit(plain, GAME),
    }


def cold_start(visit: Visit) -> Start:
    """Measures one start in a new browser process with a new profile."""
    with serving(visit.folder) as page_address, new_browser("chromium") as page:
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")
        before = _main_thread(session.send("Performance.getMetrics"))
        page.goto(page_address + visit.moment, wait_until="commit")
        marks: dict[str, float] = page.evaluate(MARKS, visit.marks)
        cpu = _main_thread(session.send("Performance.getMetrics")) - before
        last = max(marks.values())
        tasks = [task for task in page.evaluate(_TASKS) if task[0] < last]
    lengths = [length for _, length in tasks] or [0.0]
    longest = lengths.index(max(lengths))
    return Start(
        marks[READY], marks.get(FRAME, 0), max(lengths), max([0, *lengths[longest + 1 :]]), cpu
    )


@contextmanager
def new_browser(name: str) -> Iterator[Page]:
    """Yields a page in a new browser that has finished starting."""
    with open_browser(name) as browser:
        page = browser.new_context().new_page()
        page.add_init_script(WATCH)
        page.wait_for_timeout(SETTLING)
        yield page


def _main_thread(answer: Mapping[str, Any]) -> float:
    """Milliseconds of processor time used by the page's main thread."""
    metrics = {metric["name"]: float(metric["value"]) for metric in answer["metrics"]}
    return 1000 * metrics["ThreadTime"]


def report(pages: Mapping[str, Visit], runs: int = 7) -> str:
    """Measures the pages from `variants` and returns the table of medians."""
    starts: dict[str, list[Start]] = {name: [] for name in pages}
    chance = random.Random(0)
    for _ in range(runs):
        # All pages take turns, so a temporary slowdown of the machine affects all of them.
        for name in chance.sample(list(pages), len(pages)):
            starts[name].append(cold_start(pages[name]))
    return table(starts)


def table(starts: Mapping[str, list[Start]]) -> str:
    """The table of each page's medians: marks, tasks, processor time, ratios; the floor first."""
    runs = len(starts[FLOOR])
    head = f"cold starts in Chromium, ms, median of {runs}"
    lines = [
        f"{head:48}{'ready (min-max)':>22}{'x floor':>9}{'frame':>8}{'CPU':>7}{'x floor':>9}"
        f"{'longest':>9}{'after':>7}"
    ]
    floor = starts[FLOOR]
    for name, page_starts in starts.items():
        ready, cpu, frame = (_median(page_starts, mark) for mark in ("ready", "cpu", "frame"))
        times = [start.ready for start in page_starts]
        span = f"{ready:.0f} ({min(times):.0f}-{max(times):.0f})"
        lines.append(
            f"{name:48}{span:>22}{ready / _median(floor, 'ready'):9.2f}"
            f"{f'{frame:.0f}' if frame else '':>8}{cpu:7.0f}{cpu / _median(floor, 'cpu'):9.2f}"
            f"{_median(page_starts, 'longest'):9.0f}{_median(page_starts, 'later'):7.0f}"
        )
    lines.append(f"The set-up should be ready at {FLOOR_TARGET} times the floor.")
    for name in starts:
        if name.startswith("stock"):
            ready, frame = (
                _median(starts[TABLE], mark) / _median(starts[name], mark)
                for mark in ("ready", "frame")
            )
            lines.append(
                f"A table takes {ready:.2f} of {name} until ready, {frame:.2f} to a frame."
            )
    lines.append(
        f"It should take {STOCK_TARGET} of stock. longest, after: the main thread's longest task"
    )
    lines.append("overall, and after that one, which is Pyodide's own start.")
    return "\n".join(lines)


def _median(starts: list[Start], part: str) -> float:
    return float(statistics.median(getattr(start, part) for start in starts))
