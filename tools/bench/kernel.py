"""Compares the speed of the kernel and `State` in the shipped Pyodide and in this Python."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from realmino.bots.bench import CODES, EMPEROR_CODES
from tools.dev.local_server import serving
from tools.paths import ROOT
from tools.setup.browsers import open_browser

Rates = dict[str, float]
"""Complete random games per second, by rules code."""

TARGETS = {"CPython": 4500, "Chromium": 2200}
"""The kernel's target: random games of K4 per second, on an idle machine."""

WARM_UP_SECONDS = 2.0
"""Seconds of play before measuring a browser."""

# Bots think in a worker, so it is measured in one.
_WORKER = """
onmessage = async ({ data: [pyodide, wheel, program] }) => {
  const { loadPyodide } = await import(pyodide);
  const python = await loadPyodide();
  python.unpackArchive(await (await fetch(wheel)).arrayBuffer(), "wheel");
  postMessage(python.runPython(program));
};
"""
_START = """([worker, ...given]) => new Promise((done, fail) => {
  const blob = new Blob([worker], { type: "text/javascript" });
  const thread = new Worker(URL.createObjectURL(blob), { type: "module" });
  thread.onmessage = ({ data }) => done(data);
  thread.onerror = ({ message }) => fail(new Error(message));
  thread.postMessage(given.map((one, number) => number < 2 ? new URL(one, location).href : one));
})"""
# Browsers recompile hot code while it runs, so the first seconds are slower.
_PROGRAM = """
import json
from realmino.bots.bench import bench
bench({warm_up}, ["K4"])
json.dumps(bench({measured}).to_json())
"""


class Workload(NamedTuple):
    """How long to play each rules code, and in which of them the Emperor thinks."""

    seconds: float = 0.4
    codes: tuple[str, ...] = CODES
    thinking: tuple[str, ...] = EMPEROR_CODES

    @property
    def arguments(self) -> str:
        """The arguments for `bench`."""
        return ", ".join(map(repr, self))


DEFAULT_WORKLOAD = Workload()
SHORTEST_WORKLOAD = Workload(0.02, ("K4",), ("K2hm",))


def in_chromium(site: Path, workload: Workload) -> dict[str, Rates]:
    """The core's speed in a new Chromium."""
    with serving(site) as address, open_browser() as browser:
        return speed_in_pyodide(browser, site, address, workload)


def speed_in_pyodide(
    browser: Browser, site: Path, address: str, workload: Workload
) -> dict[str, Rates]:
    """The core's speed in the site's own Pyodide, in a worker."""
    (pyodide,) = site.glob("v/runtime-*/pyodide.mjs")
    (wheel,) = site.glob("wheel/realmino-*.whl")  # complete, since pages lack the bench module
    files = ["/" + path.relative_to(site).as_posix() for path in (pyodide, wheel)]
    warm_up = min(WARM_UP_SECONDS, 5 * workload.seconds)
    program = _PROGRAM.format(measured=workload.arguments, warm_up=warm_up)
    context = browser.new_context()
    page = context.new_page()
    # Use an empty page, because the game's page would start its own Python.
    page.route("**/bench", lambda route: route.fulfill(body="", content_type="text/html"))
    page.goto(address + "bench")
    answer: str = page.evaluate(_START, [_WORKER, *files, program])
    context.close()
    return _rates(answer)


def in_cpython(workload: Workload) -> dict[str, Rates]:
    """The core's speed in a new Python process."""
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "core")}
    program = (
        "import json; from realmino.bots.bench import bench;"
        f" print(json.dumps(bench({workload.arguments}).to_json()))"
    )
    command = [sys.executable, "-c", program]
    result = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)
    return _rates(result.stdout)


def _rates(answer: str) -> dict[str, Rates]:
    values = json.loads(answer)
    rates = {way: values[f"{way}_games_per_second"] for way in ("kernel", "state")}
    emperor = {
        f"{code} at {moment} %": rate
        for code, by_moment in values["emperor_simulations_per_second"].items()
        for moment, rate in by_moment.items()
    }
    return rates | {"emperor": emperor}


def report(site: Path, runs: int = 3, workload: Workload = DEFAULT_WORKLOAD) -> str:
    """A table of the best of several runs: games per second, and Chromium's share."""
    runs_of: dict[str, list[dict[str, Rates]]] = {"CPython": [], "Chromium": []}
    for _ in range(runs):
        runs_of["CPython"].append(in_cpython(workload))
        runs_of["Chromium"].append(in_chromium(site, workload))
    return table({name: best_rates(measured) for name, measured in runs_of.items()})


def best_rates(runs: Sequence[dict[str, Rates]]) -> dict[str, Rates]:
    """The best rates: other programs can only slow a run down."""
    return {
        way: {code: max(run[way][code] for run in runs) for code in rates}
        for way, rates in runs[0].items()
    }


def table(rates: dict[str, dict[str, Rates]]) -> str:
    """A row per rules code, first for the kernel and then for `State`, and the targets."""
    lines = [f"{'random games/s':16}{'kernel':^30}{'State':^30}"]
    lines.append(" " * 16 + f"{'CPython':>10}{'Chromium':>10}{'share':>8}  " * 2)
    for code in rates["CPython"]["kernel"]:
        cells = ""
        for way in ("kernel", "state"):
            cpython, chromium = (rates[name][way][code] for name in TARGETS)
            cells += f"{cpython:>10,.0f}{chromium:>10,.0f}{chromium / cpython:>8.2f}  "
        lines.append(f"{code:16}{cells}".rstrip())
    for name, target in TARGETS.items():
        rate = rates[name]["kernel"]["K4"]
        lines.append(f"K4 in {name}: {rate:,.0f} of at least {target:,} games/s.")
    for code, rate in rates["CPython"]["emperor"].items():
        chromium = rates["Chromium"]["emperor"][code]
        lines.append(
            f"The Emperor in {code}: {rate:,.0f} simulations/s in CPython, "
            f"{chromium:,.0f} in Chromium, {chromium / rate:.2f} of it."
        )
    return "\n".join(lines)
