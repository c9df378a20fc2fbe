"""Measures other browsers, later visits and the bots' worker, which `boot` leaves out."""

import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from playwright.sync_api import Page

from tools.bench.boot import (
    FLOOR,
    MARKS,
    READY,
    SET_UP,
    SETTLING,
    TABLE,
    Visit,
    new_browser,
)
from tools.bench.sizes import language_sizes, linked_files, sizes, total
from tools.dev.local_server import serving
from tools.dev.webkit import session, virtual_display
from tools.paths import ENGLISH
from tools.setup.browsers import webkit_programs

REMEMBERED = "realmino:remembered"
ANSWERED, BEGUN = "answered", "begun"

_WATCH_WORKER = """
document.addEventListener("submit", () => performance.mark("begun"), true);
const listen = MessagePort.prototype.addEventListener;
MessagePort.prototype.addEventListener = function (kind, listener) {
  listen.call(this, kind, (event) => (performance.mark("answered"), listener.call(this, event)));
};
"""
"""Marks each message from the bots' worker, which PyScript receives through a port."""

_CHOOSE = """() => {
  const kinds = document.querySelectorAll("#setup-form select[name^=kind]:enabled");
  for (const kind of kinds) {
    kind.value = "duke";
    kind.dispatchEvent(new Event("change", { bubbles: true }));
  }
}"""
"""Chooses bots that think in the worker."""

_BEGIN = """() => document.getElementById("setup-form").requestSubmit()"""


def later_visit(page: Page, address: str) -> float:
    """Milliseconds until a second visit is ready, without a network."""
    page.goto(address)
    page.evaluate(MARKS, [READY])
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.wait_for_timeout(2 * SETTLING)
    page.context.set_offline(True)
    page.reload(wait_until="commit")
    return float(page.evaluate(MARKS, [READY])[READY])


def first_answer(page: Page, address: str) -> float:
    """Milliseconds from pressing Start to the worker's first reply.

    Start is pressed a while after the last choice, because the form may already start the worker.
    """
    page.add_init_script(_WATCH_WORKER)
    page.goto(address)
    page.evaluate(MARKS, [READY])
    page.wait_for_timeout(SETTLING)
    page.evaluate(_CHOOSE)
    page.wait_for_timeout(SETTLING)
    page.evaluate(_BEGIN)
    marks = page.evaluate(MARKS, [BEGUN, ANSWERED])
    return float(marks[ANSWERED] - marks[BEGUN])


MEASURES: dict[str, Callable[[Page, str], float]] = {
    "second visit, offline: ready": later_visit,
    "first answer of the bots' worker after Start": first_answer,
}


def report(pages: Mapping[str, Visit], site: Path, older: Path | None, runs: int) -> Iterator[str]:
    """Yields each part as soon as it is measured, then the bytes that a first game fetches.

    ``pages`` come from `variants`.
    """
    known = sizes(site) | language_sizes(site, ENGLISH)
    game = total(known[name] for name in linked_files(site, ENGLISH)).brotli
    bytes = f"{'first game, bytes with brotli':48}{game:7,}"
    yield from engines(pages, runs)
    yield compare(site, older, runs)
    yield bytes


def compare(site: Path, older: Path | None, runs: int) -> str:
    """The results of `MEASURES`, also as a share of an older site's, compared in pairs."""
    sites = [site, older] if older else [site]
    lines = []
    for name, measure in MEASURES.items():
        times: dict[Path, list[float]] = {folder: [] for folder in sites}
        for _ in range(runs):
            for folder in sites:
                with serving(folder) as address, new_browser("chromium") as page:
                    times[folder].append(measure(page, address))
            sites.reverse()  # take turns at going first
        line = f"{name:48}{statistics.median(times[site]):7.0f} ms"
        if older:
            pairs = zip(times[site], times[older], strict=True)
            line += f", {statistics.median(new / old for new, old in pairs):.2f} of {older}"
        lines.append(line)
    return "\n".join(lines)


def engines(pages: Mapping[str, Visit], runs: int) -> Iterator[str]:
    """Cold starts in the other browsers, relative to the floor in the same browser."""
    shown = {name: pages[name] for name in (FLOOR, SET_UP, TABLE)}
    for engine, start in (("Firefox", _firefox), ("WebKitGTK", _webkit)):
        missing = [name for name, path in webkit_programs().items() if not path]
        if engine == "WebKitGTK" and missing:
            yield f"{engine}: skipped, without {', '.join(missing)}"
            continue
        times: dict[str, list[dict[str, float]]] = {name: [] for name in shown}
        for _ in range(runs):
            for name, visit in shown.items():
                with serving(visit.folder) as address:
                    times[name].append(start(address + visit.moment, visit.marks))
        floor = statistics.median(marks[READY] for marks in times[FLOOR])
        lines = [f"{engine}, floor {floor:.0f} ms:"]
        for name, visit in shown.items():
            took = statistics.median(max(marks[m] for m in visit.marks) for marks in times[name])
            memory = "" if name == FLOOR else _path(times[name])
            lines.append(f"  {name:46}{took:7.0f} ms{took / floor:7.2f} x floor{memory}")
        yield "\n".join(lines)


def _path(starts: Sequence[Mapping[str, float]]) -> str:
    plain = sum(REMEMBERED not in marks for marks in starts)
    return f", {plain} of {len(starts)} without the memory" if plain else ", all from the memory"


def _firefox(address: str, marks: list[str]) -> dict[str, float]:
    with new_browser("firefox") as page:
        page.goto(address, wait_until="commit")
        return dict(page.evaluate(MARKS, marks))


def _webkit(address: str, marks: list[str]) -> dict[str, float]:
    with virtual_display() as display, session(display) as page:
        page.goto(address)
        return dict(page.evaluate(MARKS, marks))
