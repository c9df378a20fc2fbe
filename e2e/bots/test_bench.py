"""The core's benchmark and arena run in the browser, and play the same games as local Python."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from e2e.servers import SiteServer
from realmino.__main__ import main
from realmino.bots.bench import CODES
from tools.bench.arena import main as browser_arena
from tools.bench.kernel import Workload, speed_in_pyodide

pytestmark = pytest.mark.deep


def test_the_benchmark_runs_in_a_worker(browser: Browser, site: Path, served: SiteServer) -> None:
    results = speed_in_pyodide(browser, site, served.address, Workload(0.01))
    for way in ("kernel", "state"):
        assert list(results[way]) == list(CODES)
        assert min(results[way].values()) > 0
    assert results["kernel"]["Q4"] > results["state"]["Q4"]


def test_arena_in_chromium_plays_the_same_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = ["K2", "--bots", "emperor,duke", "--games", "2", "--simulations", "3"]
    browser_arena([*match, "--jobs", "1", "--out", str(tmp_path / "chromium.jsonl")])
    in_chromium = capsys.readouterr().out
    assert "duke" in in_chromium
    main(["arena", *match, "--jobs", "1", "--out", str(tmp_path / "python.jsonl")])
    assert capsys.readouterr().out == in_chromium
    local, remote = (
        sorted((tmp_path / f"{name}.jsonl").read_text().splitlines())
        for name in ("python", "chromium")
    )
    assert local == remote
