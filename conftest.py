"""Test options, the order and distribution of tests, and the summary of games played."""

import gc
from collections import Counter
from typing import Any

import pytest

from tools.paths import BuildError
from tools.pipeline import sentences

LIVE = "e2e/live"
"""This folder's tests run in one process because they share a site with live play."""

FIRST = (
    LIVE,
    "e2e",
    "tests/core/bots/test_levels.py",
    "tests/core/test_oracle.py",
    "tests/tools/pipeline/test_assemble.py",
    "tests/core/view/test_view.py",
    "tests/web/table/play/test_court_games.py",
)
"""The slowest tests. They start first when several processes share the tests."""

ALONE = (
    "tests/core/bots/test_levels.py",
    "tests/training/test_learn.py",
    "tests/core/test_oracle.py",
)
"""Files whose slow tests are independent, so several processes may share them."""

BROWSERS = ("chromium", "firefox")

PLAYED = "played"
"""The property with which tests report games; see `played` in `tests/conftest.py`."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--deep",
        action="store_true",
        help="also run the tests that take hours, and play many more games",
    )
    parser.addoption(
        "--built",
        action="store_true",
        help="site/ is up to date, so the tests of the build copy it instead of building another",
    )
    parser.addoption(
        "--games",
        type=int,
        metavar="N",
        help="random games of every rules code of Kingdomino to compare with the oracle"
        " (30, with --deep 20,000)",
    )
    parser.addoption(
        "--court-games",
        type=int,
        metavar="N",
        help="the same for Queendomino and the Royal Wedding (20, with --deep 20,000)",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "deep: slow, runs only with --deep")
    config.addinivalue_line("markers", "in_chromium: runs in Chromium only, unless --deep is given")
    config.addinivalue_line("markers", "everywhere: runs in every browser despite in_chromium")
    try:
        sentences.write()
    except (BuildError, ModuleNotFoundError) as fault:
        raise pytest.UsageError(
            f"The message modules could not be written ({fault}): run `python build.py text`."
        ) from fault


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselects deep tests without ``--deep``; sorts tests if several processes share them."""
    if not config.getoption("--deep"):
        config.hook.pytest_deselected(items=[item for item in items if _is_deep(item)])
        items[:] = [item for item in items if not _is_deep(item)]
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: sort_key(item.nodeid))


def pytest_collection_finish() -> None:
    """Excludes the thousands of tests from garbage collection, which saves a sixth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Distributes the tests to processes by `group_name`."""
    from xdist.scheduler import LoadScopeScheduling

    class Groups(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return group_name(nodeid, bool(config.getoption("--deep")))

    return Groups(config, log)


def group_name(nodeid: str, is_deep: bool = False) -> str:
    """Returns a test's group; a group runs in one process.

    A file is a group, so its fixtures and cached games are made once. In files that use several
    browsers, each browser's tests are a group. Without ``--deep``, all Firefox tests are one
    group, so Firefox starts only once.
    """
    file, _, name = nodeid.partition("::")
    if file in ALONE:
        return nodeid
    if file.startswith(LIVE):
        file = LIVE
    browser = next((one for one in BROWSERS if f"[{one}" in name), None)
    if browser == "firefox" and not is_deep:
        return browser
    return f"{browser} {file}" if browser else file


def sort_key(nodeid: str) -> tuple[int, str]:
    """Returns a test's sort key: slow files first, then one browser after the other."""
    turn = next((n for n, start in enumerate(FIRST) if nodeid.startswith(start)), len(FIRST))
    return turn, group_name(nodeid) if FIRST[turn:] and FIRST[turn].startswith("e2e") else ""


def _is_deep(item: pytest.Item) -> bool:
    def is_marked(name: str) -> bool:
        return item.get_closest_marker(name) is not None

    is_elsewhere = any(f"[{one}" in item.name for one in BROWSERS if one != "chromium")
    return is_marked("deep") or (
        is_elsewhere and is_marked("in_chromium") and not is_marked("everywhere")
    )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints a line for each kind of game that tests reported with `played`."""
    counts: Counter[str] = Counter()
    for report in terminalreporter.stats.get("passed", []):
        for name, value in report.user_properties:
            if name == PLAYED:
                counts[value[0]] += value[1]
    if counts:
        terminalreporter.section("played")
    for what, count in sorted(counts.items()):
        terminalreporter.write_line(f"{count:>13,}  {what}")
