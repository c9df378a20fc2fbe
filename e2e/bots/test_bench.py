"""The core's own bench and its arena run in a browser's Pyodide as they do here."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from e2e.servers import SiteServer
from realmino.__main__ import main
from realmino.bots.bench import CODES
from tools.bench.arena import main as browser_arena
from tools.bench.kernel import Extent, inside

pytestmark = pytest.mark.deep


def test_the_kernel_is_measured_where_bots_think(
    browser: Browser, site: Path, served: SiteServer
) -> None:
    found = inside(browser, site, served.address, Extent(0.01))
    for way in ("kernel", "state"):
        assert list(found[way]) == list(CODES)
        assert min(found[way].values()) > 0
    assert found["kernel"]["Q4"] > found["state"]["Q4"]


def test_an_arena_in_chromium_plays_the_games_of_this_python(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = ["K2", "--bots", "emperor,duke", "--games", "2", "--simulations", "3"]
    browser_arena([*match, "--jobs", "1", "--out", str(tmp_path / "chromium.jsonl")])
    in_chromium = capsys.readouterr().out
    assert "duke" in in_chromium
    main(["arena", *match, "--jobs", "1", "--out", str(tmp_path / "python.jsonl")])
    assert capsys.readouterr().out == in_chromium
    here, there = (
        sorted((tmp_path / f"{name}.jsonl").read_text().splitlines())
        for name in ("python", "chromium")
    )
    assert here == there
