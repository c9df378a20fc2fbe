"""Compares the page's cold start with bare Pyodide, its lower bound, and with plain PyScript."""

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

from tools.dev.serve import serving
from tools.paths import ROOT, WEB, WORK
from tools.pipeline.assemble import sources, wheel
from tools.pipeline.bytecode import stdlib, zipped
from tools.pipeline.site import find, is_module
from tools.setup.browsers import opened
from tools.setup.environment import npm_packages

READY, FRAME = "realmino:ready", "realmino:frame"
# A game in the link, so that the first frame of a table needs no hand.
GAME = (
    "#g=K4_Odbca_L3-14-40-47_E47_E40_E3_E14_L4-19-31-36_A3g8e_E19_A14f7w_E31_A40f7s_E36_A47g5n_E4"
    "_L2-28-33-46_A4h7e_E46_A19g10s_E28_A31e8e_E33_A36g9s_E2_L5-13-22-41_A2e9e_E41_A28h9e_E22"
    "_A33e6w_E13_A46f5n_E5_L15-20-43-44_A5h6e_E44_A13g9s_E20_A22f10w_E43_A41i8w_E15&k=pppp"
)
SET_UP, TABLE, FLOOR = "this site: the set-up", "this site: a table", "floor: Pyodide and 1+1"
STOCK_TARGET, FLOOR_TARGET = 0.2, 0.65
SETTLING = 1500
"""Milliseconds in which a new browser ends its own start, for it takes time from the page's."""

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
# The browser reports a long task some time after its end.
_TASKS = "() => new Promise((done) => setTimeout(() => done(tasks), 500))"
_FLOOR_SCRIPT = """
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide({ indexURL: "./" });
if (python.runPython("1+1") === 2) performance.mark("realmino:ready");
"""


class Start(NamedTuple):
    """One cold start: milliseconds from navigation to each mark, and what the main thread did."""

    ready: float
    frame: float  # 0 where the page shows no table
    longest: float  # the longest task until the last of the marks
    later: float  # the longest task that began after Pyodide's own start, the one that is longest
    cpu: float  # of the main thread, until the last of the marks


class Visit(NamedTuple):
    """A page to load: its folder and the part of its address after #."""

    folder: Path
    moment: str = ""

    @property
    def marks(self) -> list[str]:
        """The names of the marks that the page reaches."""
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
    """The same page with nothing of ours in its start: no preloads, no shim, nothing compiled."""
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
    """The pages to compare, by what they are."""
    ours = npm_packages(WEB) / "pyodide"

    def version(pyodide: Path) -> str:
        return str(json.loads((pyodide / "package.json").read_text())["version"])

    shutil.rmtree(WORK / "this", ignore_errors=True)
    this = shutil.copytree(site, WORK / "this")
    names = [path.relative_to(this).as_posix() for path in this.rglob("*")]
    runtime = (this / find("python_stdlib.zip", names)).parent
    own = {
        FLOOR: Visit(floor_site(runtime, ours, WORK / "floor")),
        SET_UP: Visit(this),
        TABLE: Visit(this, GAME),
    }
    if not with_stock:
        return own
    newest = npm_packages(ROOT / "tools/bench/stock") / "pyodide"
    stock = stock_site(site, newest, WORK / "stock")
    plain = stock_site(site, ours, WORK / "plain")
    return {
        **own,
        f"stock: Pyodide {version(newest)}, PyScript's default": Visit(stock, GAME),
        f"stock but for our Pyodide {version(ours)}": Visit(plain, GAME),
    }


def cold_start(visit: Visit) -> Start:
    """One start in a new browser process with a new profile."""
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
    pythons = lengths.index(max(lengths))
    return Start(
        marks[READY], marks.get(FRAME, 0), max(lengths), max([0, *lengths[pythons + 1 :]]), cpu
    )


@contextmanager
def new_browser(name: str) -> Iterator[Page]:
    """A page in a browser that has never been anywhere and has ended its own start."""
    with opened(name) as browser:
        page = browser.new_context().new_page()
        page.add_init_script(WATCH)
        page.wait_for_timeout(SETTLING)
        yield page


def _main_thread(answer: Mapping[str, Any]) -> float:
    """Milliseconds of processor time that the page's main thread has taken."""
    metrics = {metric["name"]: float(metric["value"]) for metric in answer["metrics"]}
    return 1000 * metrics["ThreadTime"]


def report(pages: Mapping[str, Visit], runs: int = 7) -> str:
    """The table of medians: marks, tasks, processor time, and their ratios; pages: `variants`."""
    starts: dict[str, list[Start]] = {name: [] for name in pages}
    chance = random.Random(0)
    for _ in range(runs):
        # Once each before any comes again: what slows the machine for a while slows all of them.
        for name in chance.sample(list(pages), len(pages)):
            starts[name].append(cold_start(pages[name]))
    return table(starts)


def table(starts: Mapping[str, list[Start]]) -> str:
    """The starts of each page as a table, the floor's first."""
    runs = len(starts[FLOOR])
    head = f"cold starts in Chromium, ms, median of {runs}"
    lines = [
        f"{head:48}{'ready (min-max)':>22}{'x floor':>9}{'frame':>8}{'CPU':>7}{'x floor':>9}"
        f"{'longest':>9}{'after':>7}"
    ]
    floor = starts[FLOOR]
    for name, own in starts.items():
        ready, cpu, frame = (_median(own, mark) for mark in ("ready", "cpu", "frame"))
        span = f"{ready:.0f} ({min(s.ready for s in own):.0f}-{max(s.ready for s in own):.0f})"
        lines.append(
            f"{name:48}{span:>22}{ready / _median(floor, 'ready'):9.2f}"
            f"{f'{frame:.0f}' if frame else '':>8}{cpu:7.0f}{cpu / _median(floor, 'cpu'):9.2f}"
            f"{_median(own, 'longest'):9.0f}{_median(own, 'later'):7.0f}"
        )
    lines.append(f"The set-up is to be ready at {FLOOR_TARGET} times the floor.")
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
        f"It is to take {STOCK_TARGET} of stock. longest, after: tasks of the main thread,"
    )
    lines.append("of all and of those after the longest, which is Pyodide's own start.")
    return "\n".join(lines)


def _median(starts: list[Start], part: str) -> float:
    return float(statistics.median(getattr(start, part) for start in starts))
