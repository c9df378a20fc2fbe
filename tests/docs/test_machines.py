"""The example for several machines gives what one machine gives."""

import os
import subprocess
import sys
from pathlib import Path

from realmino import Rules
from realmino.arena import arena, open_log

ROOT = Path(__file__).parents[2]
NAMES = ["greedy", "random", "random", "random"]


def test_a_dask_cluster_plays_the_same_games_as_this_process(tmp_path: Path) -> None:
    """A local cluster of two processes; in a process of its own, so that its threads end too."""
    done = subprocess.run(
        [sys.executable, ROOT / "docs/examples/machines.py"],
        capture_output=True, text=True, cwd=tmp_path,
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT / "core"),
            "DASK_TEMPORARY_DIRECTORY": str(tmp_path),
        },
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    with open_log(str(tmp_path / "here.jsonl"), Rules.parse("K4hm"), NAMES, 1) as log:
        standings = arena(Rules.parse("K4hm"), NAMES, 40, 1, on_game=log.add)
    assert done.stdout.split()[1::2] == [f"{bot.won.value:.1%}" for bot in standings.bots]
    local, remote = (
        (tmp_path / name).read_text().splitlines() for name in ("here.jsonl", "games.jsonl")
    )
    assert local[0] == remote[0]
    assert sorted(local) == sorted(remote)
