"""What all tests share: the options of the command line, the rules codes, the folders of cases."""

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("steady")

TESTS = Path(__file__).parent


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--games",
        type=int,
        default=5000,
        metavar="N",
        help="how many random games of every rules code are held against the oracle",
    )
    parser.addoption(
        "--court-games",
        type=int,
        default=2000,
        metavar="N",
        help="the same for Queendomino and the Royal Wedding",
    )


@pytest.fixture(scope="session")
def games(request: pytest.FixtureRequest) -> int:
    """How many random games of every code of Kingdomino are held against the oracle."""
    return request.config.getoption("--games")


@pytest.fixture(scope="session")
def court_games(request: pytest.FixtureRequest) -> int:
    """How many random games of every other code are held against the oracle."""
    return request.config.getoption("--court-games")
