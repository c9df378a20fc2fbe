"""The core's own bench runs in the Pyodide that the site ships, as it does here."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from e2e.served import Served
from realmino.bench import CODES
from tools.bench_kernel import inside

pytestmark = pytest.mark.deep


def test_the_kernel_is_measured_where_bots_think(
    browser: Browser, site: Path, served: Served
) -> None:
    found = inside(browser, site, served.address, 0.01)
    for way in ("kernel", "state"):
        assert list(found[way]) == list(CODES)
        assert min(found[way].values()) > 0
    assert found["kernel"]["Q4"] > found["state"]["Q4"]
