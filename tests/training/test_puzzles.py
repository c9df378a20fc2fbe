"""The command that mines puzzles: complete, and the same after any interruption."""

import json
import os
import signal
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from tools.paths import ROOT
from training import puzzles
from training.puzzle_search import FoundPuzzle

PARTS = (
    puzzles.PuzzleBox("kingdomino", ("K2", "K4"), 7),
    puzzles.PuzzleBox("queendomino", ("Q2",), 4),
)


def fake(code: str, number: int) -> list[FoundPuzzle]:
    """None, one or two puzzles of a game, at once."""
    ratings = [1000 + 300 * number % 700, 1500][: number % 3]
    return [FoundPuzzle(code, number, rating, (1, 2), (0, 5)) for rating in ratings]


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "PARTS", PARTS)
    monkeypatch.setattr(puzzles, "puzzles_of", fake)


def lines_of(path: Path) -> list[str]:
    """The puzzles of a written module."""
    spec = spec_from_file_location("data", path)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return str(module.LINES).split("\n")


def test_writes_as_many_puzzles_as_wanted_with_the_easiest_first(tmp_path: Path) -> None:
    assert puzzles.main([str(tmp_path), "--jobs", "1"]) == 0
    for part in PARTS:
        lines = lines_of(tmp_path / f"{part.name}_data.py")
        assert len(lines) == part.puzzles
        ratings = [int(line.split()[2]) for line in lines]
        assert ratings == sorted(ratings)
        assert {line.split()[0] for line in lines} == {*part.codes}


def test_most_stops_earlier_and_a_later_run_continues(tmp_path: Path) -> None:
    assert puzzles.main([str(tmp_path), "--most", "2", "--jobs", "1"]) == 0
    assert len(lines_of(tmp_path / "kingdomino_data.py")) == 2
    before = (tmp_path / "kingdomino.jsonl").read_text("utf-8")
    assert puzzles.main([str(tmp_path), "--jobs", "1"]) == 0
    after = (tmp_path / "kingdomino.jsonl").read_text("utf-8")
    assert after.startswith(before)
    assert len(lines_of(tmp_path / "kingdomino_data.py")) == 7


def test_writes_what_has_been_found_so_far(tmp_path: Path) -> None:
    assert puzzles.main([str(tmp_path), "--most", "3", "--jobs", "1"]) == 0
    assert puzzles.main([str(tmp_path), "--write"]) == 0
    lines = lines_of(tmp_path / "kingdomino_data.py")
    games = (tmp_path / "kingdomino.jsonl").read_text("utf-8").splitlines()[1:]
    assert sorted(lines) == sorted(line for game in games for line in json.loads(game))


INTERRUPTED = """
import os, signal, sys
from tests.training.test_puzzles import PARTS, fake
from training import puzzles

puzzles.PARTS, puzzles.puzzles_of = PARTS, fake
signal.signal(signal.SIGINT, signal.default_int_handler)
write, left = puzzles._write, {after}

def stop(file, value):
    global left
    write(file, value)
    left -= 1
    if not left:
        file.write(b'["K2')
        file.flush()
        os.kill(os.getpid(), {signal})

puzzles._write = stop
sys.exit(puzzles.main({words}))
"""
"""Stops itself after some games, in the middle of a line."""


@pytest.mark.parametrize(
    ("sent", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)]
)
def test_continues_after_an_interruption(sent: signal.Signals, code: int, tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    assert puzzles.main([str(whole), "--jobs", "1"]) == 0
    words = [str(stopped), "--jobs", "1"]
    program = INTERRUPTED.format(after=4, signal=int(sent), words=words)
    path = os.pathsep.join(map(str, (ROOT, ROOT / "core")))
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env={**os.environ, "PYTHONPATH": path},
        capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == code, done.stderr
    assert not (stopped / "kingdomino_data.py").exists()
    assert puzzles.main(words) == 0
    for name in ("kingdomino_data.py", "queendomino_data.py", "kingdomino.jsonl"):
        assert (stopped / name).read_bytes() == (whole / name).read_bytes()


@pytest.mark.parametrize(
    ("line", "is_clear"),
    [
        ("K2 1 1500 01 0030A", True),
        ("K2 1 1500 01 0020A", False),
        ("Q2 1 1500 01 5z0", True),
        ("Q2 1 1500 01 4z0", False),
    ],
)
def test_leaves_out_puzzles_with_a_choice_that_may_lose_less(line: str, is_clear: bool) -> None:
    assert puzzles.is_clear(line) is is_clear


def test_refuses_puzzles_found_in_another_way(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert puzzles.main([str(tmp_path), "--most", "1", "--jobs", "1"]) == 0
    file = tmp_path / "kingdomino.jsonl"
    heading, *games = file.read_text("utf-8").splitlines(keepends=True)
    other = json.dumps({**json.loads(heading), "times": 5}) + "\n" + "".join(games) + '["K2'
    file.write_text(other, "utf-8")
    assert puzzles.main([str(tmp_path), "--jobs", "1"]) == 2
    assert "has other puzzles" in capsys.readouterr().err
    assert file.read_text("utf-8") == other


def test_the_puzzles_wanted_are_enough() -> None:
    wanted = {part.name: part.puzzles for part in ORIGINAL}
    assert wanted == {"kingdomino": 300, "queendomino": 200}
    assert {code[0] for part in ORIGINAL for code in part.codes} == {"K", "Q"}


ORIGINAL = puzzles.PARTS
