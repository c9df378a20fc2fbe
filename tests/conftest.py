"""The settings that tests of the engine and the table share: of hypothesis and of the oracle."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

from tests.tables import Played

settings.register_profile("steady", deadline=None, derandomize=True, max_examples=40)
settings.register_profile("deep", deadline=None, derandomize=True, max_examples=1000)

GAMES, COURT_GAMES = (60, 20_000), (20, 20_000)
"""Games of a rules code held against the oracle, in an ordinary run and with ``--deep``."""


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("deep" if config.getoption("--deep", False) else "steady")


def _games(request: pytest.FixtureRequest, option: str, usual: tuple[int, int]) -> int:
    asked = request.config.getoption(option, None)
    return usual[bool(request.config.getoption("--deep", False))] if asked is None else asked


@pytest.fixture(scope="session")
def games(request: pytest.FixtureRequest) -> int:
    """How many random games of every code of Kingdomino are held against the oracle."""
    return _games(request, "--games", GAMES)


@pytest.fixture(scope="session")
def court_games(request: pytest.FixtureRequest) -> int:
    """How many random games of every other code are held against the oracle."""
    return _games(request, "--court-games", COURT_GAMES)


@pytest.fixture
def played(record_property: Callable[[str, object], None]) -> Played:
    """Reports what a test played, for the table at the end of the run: what, and how many."""
    return lambda what, count: record_property("played", (what, count))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A freshly built site."""
    from tools.pipeline.assemble import build  # the core's tests run without the tools

    target = tmp_path_factory.mktemp("built") / "site"
    build(target)
    return target
