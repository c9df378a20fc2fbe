"""Shared settings and fixtures: Hypothesis, the oracle, folders and the site."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

from tests.commands import change_folder
from tests.tables import Played

settings.register_profile("steady", deadline=None, derandomize=True, max_examples=25)
settings.register_profile("deep", deadline=None, derandomize=True, max_examples=1000)

GAMES, COURT_GAMES = (30, 20_000), (20, 20_000)
"""Games per rules code to compare with the oracle, normally and with ``--deep``."""


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("deep" if config.getoption("--deep", False) else "steady")


def _games(request: pytest.FixtureRequest, option: str, usual: tuple[int, int]) -> int:
    given = request.config.getoption(option, None)
    return usual[bool(request.config.getoption("--deep", False))] if given is None else given


@pytest.fixture(scope="session")
def games(request: pytest.FixtureRequest) -> int:
    """The number of random games per Kingdomino code to compare with the oracle."""
    return _games(request, "--games", GAMES)


@pytest.fixture(scope="session")
def court_games(request: pytest.FixtureRequest) -> int:
    """The number of random games per other code to compare with the oracle."""
    return _games(request, "--court-games", COURT_GAMES)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty current folder, also on the import path."""
    return change_folder(tmp_path, monkeypatch)


@pytest.fixture
def played(record_property: Callable[[str, object], None]) -> Played:
    """Reports the kind and number of games for the summary."""
    return lambda what, count: record_property("played", (what, count))


@pytest.fixture(scope="session")
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A freshly built site; with ``--built``, a copy of site/."""
    from tools.paths import SITE  # the core's tests run without the tools
    from tools.pipeline.assemble import build

    target = tmp_path_factory.mktemp("built") / "site"
    if request.config.getoption("--built"):
        shutil.copytree(SITE, target)
    else:
        build(target)
    return target
