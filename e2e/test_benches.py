"""Runs the short form of each benchmark that needs a browser, to notice broken ones."""

import os
import subprocess
import sys
from typing import Final

import pytest

from tests.depth import ordinary_first
from tools.paths import ROOT

FIRST_LINES: Final = {
    "drag": "a domino is dragged in Chromium",
    "page": "files",
    "boards": "2 boards on a page of another site, Chromium",
    "kernel": "random games/s",
}


@pytest.mark.parametrize("name", ordinary_first([*FIRST_LINES, "boot"], ("boards",)))
def test_a_bench_prints_its_table(name: str) -> None:
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "core")}
    command = [sys.executable, "-m", "tools.bench", "short", name]
    result = subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr[-500:]
    first, *_ = result.stdout.strip().splitlines()
    assert FIRST_LINES.get(name, "cold starts in Chromium") in first
