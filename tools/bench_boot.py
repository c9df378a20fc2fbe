"""Measures cold starts of the page against the same page on PyScript as it comes."""

import json
import random
import re
import shutil
import statistics
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.assemble import sources
from tools.browsers import launch_options
from tools.bytecode import zipped
from tools.environment import npm_packages
from tools.paths import ROOT, WEB, WORK
from tools.serve import address, server
from tools.site import is_module

MARKS = ("realmino:ready", "realmino:frame")
# A game in the link, so that the first frame of a table needs no hand.
GAME = (
    "#g=K4_Odbca_L3-14-40-47_E47_E40_E3_E14_L4-19-31-36_A3g8e_E19_A14f7w_E31_A40f7s_E36_A47g5n_E4"
    "_L2-28-33-46_A4h7e_E46_A19g10s_E28_A31e8e_E33_A36g9s_E2_L5-13-22-41_A2e9e_E41_A28h9e_E22"
    "_A33e6w_E13_A46f5n_E5_L15-20-43-44_A5h6e_E44_A13g9s_E20_A22f10w_E43_A41i8w_E15&k=pppp"
)
TARGET = 0.45
SETTLING = 1500
"""Milliseconds in which a new browser ends its own start, for it takes time from the page's."""

_WATCH = """
document.addEventListener("realmino:ready", () => performance.mark("realmino:ready"));
"""
_MARKS = """names => new Promise((done, fail) => {
  const found = {};
  const note = list => {
    for (const mark of list.getEntries()) found[mark.name] ??= mark.startTime;
    if (names.every(name => name in found)) done(found);
  };
  new PerformanceObserver(note).observe({ type: "mark", buffered: true });
  setTimeout(() => fail(new Error(`no ${names} after a minute`)), 60000);
})"""


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
    config_path = next(target.glob("v/game-*/pyscript.json"))
    config = {**json.loads(config_path.read_text()), "interpreter": "./v/stock/pyodide.mjs"}
    config_path.write_text(json.dumps(config))
    modules = {name: body for name, body in sources(WEB).items() if is_module(name)}
    config_path.with_name("page.zip").write_bytes(zipped(modules))
    core = next(target.glob("v/pyscript-*/core.js")).relative_to(target)
    page = (target / "index.html").read_text()
    page = re.sub(r'<link rel="(module)?preload".*?>\n?|<meta http-equiv.*?>\n?', "", page)
    page = re.sub(r'<script type="module" src="[^"]*/runtime\.mjs".*?</script>\n?', "", page)
    page = re.sub(r'src="[^"]*/start\.js"', f'src="./{core.as_posix()}"', page)
    (target / "index.html").write_text(page)
    return target


def variants(site: Path) -> dict[str, Path]:
    """The pages to compare, by what they are."""
    newest, ours = npm_packages(ROOT / "tools/stock") / "pyodide", npm_packages(WEB) / "pyodide"

    def version(pyodide: Path) -> str:
        return str(json.loads((pyodide / "package.json").read_text())["version"])

    stock = f"stock: Pyodide {version(newest)}, PyScript's default"
    plain = f"stock but for our Pyodide {version(ours)}"
    shutil.rmtree(WORK / "this", ignore_errors=True)
    return {
        "this site": shutil.copytree(site, WORK / "this"),
        stock: stock_site(site, newest, WORK / "stock"),
        plain: stock_site(site, ours, WORK / "plain"),
    }


def cold_start(folder: Path, browser: str) -> dict[str, float]:
    """Milliseconds from navigation to each mark, in a new browser process with a new profile."""
    with serving(folder) as page_address, sync_playwright() as play:
        process = getattr(play, browser).launch(**launch_options(browser))
        page = process.new_context().new_page()
        page.add_init_script(_WATCH)
        page.wait_for_timeout(SETTLING)
        page.goto(page_address + GAME, wait_until="commit")
        marks: dict[str, float] = page.evaluate(_MARKS, list(MARKS))
        process.close()
        return marks


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server for the folder, which ends with the block."""
    served = server(folder)
    threading.Thread(target=served.serve_forever, daemon=True).start()
    try:
        yield address(served)
    finally:
        served.shutdown()
        served.server_close()


def report(site: Path, runs: int = 7, browser: str = "chromium") -> str:
    """The table of median, least and most milliseconds, and the ratio of the medians."""
    pages = variants(site)
    order = list(pages) * runs
    random.Random(0).shuffle(order)
    times: dict[str, list[dict[str, float]]] = {name: [] for name in pages}
    for name in order:
        times[name].append(cold_start(pages[name], browser))
    first = {mark: _median(times["this site"], mark) for mark in MARKS}
    lines = [
        f"{f'cold starts in {browser}, ms, median of {runs} (min-max)':54}ready{'':17}first frame"
    ]
    for name, found in times.items():
        cells = [
            f"{_median(found, mark):5.0f} ({min(t[mark] for t in found):.0f}-"
            f"{max(t[mark] for t in found):.0f}) {first[mark] / _median(found, mark):4.2f}x"
            for mark in MARKS
        ]
        lines.append(f"{name:50}" + "".join(f"{cell:26}" for cell in cells))
    lines.append(f"x: this site's time as a part of that page's; the target is {TARGET} of stock.")
    return "\n".join(lines)


def _median(found: list[dict[str, float]], mark: str) -> float:
    return statistics.median(times[mark] for times in found)
