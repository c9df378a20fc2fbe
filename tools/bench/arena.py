"""Runs an arena in Chromium, where Pyodide plays the games in workers.

``python -m tools.bench.arena K2hm --bots emperor,duke --ms 1000 --games 40`` works like
``python -m realmino arena``, but in browsers. Every browser plays one deal at a time.
"""

import argparse
import base64
import io
import pickle
import sys
import zipfile
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from typing import Any

from playwright.sync_api import Page, sync_playwright

from realmino.arena import MismatchedLog, Standings, arena, open_log
from realmino.arena.processes import cores
from realmino.bots import Bot
from realmino.bots.registry import UnknownBot, find
from realmino.cli import inputs
from realmino.cli.arena import parse_names, table
from tools.dev.local_server import serving
from tools.paths import ROOT
from tools.setup.browsers import launch_options
from tools.setup.environment import npm_packages

PACKAGE = ROOT / "core/realmino"

# The question is a pickled function with its arguments; the answer is the pickled result.
_WORKER = """
const ready = (async ([pyodide, packages, program]) => {
  const { loadPyodide } = await import(pyodide);
  const python = await loadPyodide();
  python.unpackArchive(Uint8Array.from(atob(packages), (c) => c.charCodeAt(0)).buffer, "zip");
  return python.runPython(program);
});
let answer;
onmessage = async ({ data: { given, question } }) => {
  try {
    answer ??= await ready(given);
    postMessage({ answer: question && answer(question) });
  } catch (error) {
    postMessage({ fault: String(error) });
  }
};
"""
_START = """([worker, ...given]) => {
  const blob = new Blob([worker], { type: "text/javascript" });
  const thread = new Worker(URL.createObjectURL(blob), { type: "module" });
  window.ask = (message) => new Promise((done, fail) => {
    thread.onmessage = ({ data }) => data.fault ? fail(new Error(data.fault)) : done(data.answer);
    thread.onerror = ({ message }) => fail(new Error(message));
    thread.postMessage(message);
  });
  return ask({ given: [new URL("pyodide.mjs", location).href, ...given] });
}"""
_PROGRAM = """
import base64, pickle, sys
sys.path.insert(0, ".")
def answer(question):
    function, arguments = pickle.loads(base64.b64decode(question))
    return base64.b64encode(pickle.dumps(function(*arguments))).decode()
answer
"""


class Browsers(Executor):
    """A pool of processes with a browser each; submitted calls must be picklable."""

    def __init__(self, address: str, jobs: int) -> None:
        self._processes = ProcessPoolExecutor(
            jobs, get_context("spawn"), initializer=_start, initargs=(address,)
        )

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Calls ``fn`` in the next idle browser; keyword arguments aren't supported."""
        if kwargs:
            raise TypeError("keyword arguments are not supported")
        return self._processes.submit(_ask, fn, args)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Ends the processes, and their browsers with them."""
        self._processes.shutdown(wait, cancel_futures=cancel_futures)


_pages: list[Page] = []
"""This process's page, once it is open."""


def _start(address: str) -> None:
    """Opens this process's page and starts its worker."""
    browser = sync_playwright().start().chromium.launch(**launch_options("chromium"))
    page = browser.new_page()
    page.route("**/arena", lambda route: route.fulfill(body="", content_type="text/html"))
    page.goto(address + "arena")
    page.evaluate(_START, [_WORKER, _package(), _PROGRAM])
    _pages.append(page)


def _ask(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    question = base64.b64encode(pickle.dumps((function, arguments))).decode()
    answer: str = _pages[0].evaluate("question => ask({ question })", question)
    return pickle.loads(base64.b64decode(answer))


def _package() -> str:
    """The package as a ZIP archive in Base64."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(PACKAGE.rglob("*")):
            if "__pycache__" not in path.parts:
                archive.write(path, path.relative_to(PACKAGE.parent).as_posix())
    return base64.b64encode(buffer.getvalue()).decode()


def _play(options: argparse.Namespace) -> Standings:
    rules = inputs.rules(options)
    names = parse_names(options.bots, rules)
    budget = options.ms and options.ms / 1000, options.simulations
    bots: dict[str, Bot] = {name: find(name, *budget) for name in names}
    with ExitStack() as stack:
        log = options.out and stack.enter_context(
            open_log(options.out, rules, names, options.seed, *budget)
        )
        # The site has only part of Python's library, so serve the npm package instead.
        address = stack.enter_context(serving(npm_packages() / "pyodide"))
        browsers = stack.enter_context(Browsers(address, options.jobs))
        return arena(
            rules, names, options.games, options.seed, bots,
            on_game=log.add if log else None, executor=browsers,
            played=log.outcomes if log else (),
        )  # fmt: skip


def main(words: list[str]) -> int:
    """Play the games and print the standings."""
    parser = inputs.Parser(prog="python -m tools.bench.arena", description=__doc__)
    inputs.add_rules(parser)
    parser.add_argument("--bots", required=True, help="one per seat, or one for all")
    parser.add_argument("--games", type=inputs.positive_integer, default=40)
    inputs.add_seed(parser)
    parser.add_argument("--ms", type=inputs.positive_integer, help="milliseconds for a move")
    parser.add_argument("--simulations", type=inputs.positive_integer, help="for a move, instead")
    parser.add_argument("--jobs", type=inputs.positive_integer, default=cores())
    parser.add_argument(
        "--out", help="a file that keeps the games, so that a later run can continue"
    )
    try:
        standings = _play(parser.parse_args(words))
    except (inputs.BadInput, UnknownBot, MismatchedLog) as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(table(standings)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
