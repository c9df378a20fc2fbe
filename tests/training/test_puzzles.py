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
    puzzles.GameSeries("solved", "kingdomino", ("K2", "K4"), 9, True),
    puzzles.GameSeries("played", "queendomino", ("Q2",), 5, False),
)


def fake(code: str, number: int, solved: bool) -> list[FoundPuzzle]:
    """Returns zero to two made-up puzzles of a game, without searching."""
    puzzle = FoundPuzzle(
        code, number, (1, 2), (0, 5), 0 if solved else 40, (3.0, 5.0), "place", 6, 0.0,
        (0.5, 0.0, float(number % 2)), number % 3,
    )  # fmt: skip
    return [puzzle, puzzle._replace(actions=(1, 2, 3), choices=12)][: number % 3]


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "PARTS", PARTS)
    monkeypatch.setattr(puzzles, "find_puzzles", fake)


def lines_of(path: Path) -> list[str]:
    """The puzzles in a generated module."""
    spec = spec_from_file_location("data", path)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return str(module.LINES).split("\n")


def test_writes_the_puzzles_with_the_easiest_first_and_the_shares_of_each_band(
    tmp_path: Path,
) -> None:
    assert puzzles.main([str(tmp_path), "--jobs", "1"]) == 0
    for part in PARTS:
        lines = lines_of(tmp_path / f"{part.module}_data.py")
        assert len(lines) == sum(number % 3 for number in range(part.games))
        ratings = [int(line.split()[2]) for line in lines]
        assert ratings == sorted(ratings)
        assert {line.split()[0] for line in lines} == {*part.codes}
        assert {line.split()[5] for line in lines} == {"solved" if part.is_solved else "40:3.0-5.0"}


def test_most_stops_earlier_and_a_later_run_continues(tmp_path: Path) -> None:
    assert puzzles.main([str(tmp_path), "--most", "3", "--jobs", "1"]) == 0
    assert len(lines_of(tmp_path / "kingdomino_data.py")) == 3
    before = (tmp_path / "solved.jsonl").read_text("utf-8")
    assert puzzles.main([str(tmp_path), "--jobs", "1"]) == 0
    after = (tmp_path / "solved.jsonl").read_text("utf-8")
    assert after.startswith(before)
    assert len(lines_of(tmp_path / "kingdomino_data.py")) == 9


def test_writes_intermediate_results(tmp_path: Path) -> None:
    assert puzzles.main([str(tmp_path), "--most", "3", "--jobs", "1"]) == 0
    before = (tmp_path / "kingdomino_data.py").read_bytes()
    (tmp_path / "kingdomino_data.py").unlink()
    assert puzzles.main([str(tmp_path), "--write"]) == 0
    assert (tmp_path / "kingdomino_data.py").read_bytes() == before


INTERRUPTED = """
import os, signal, sys
from tests.training.test_puzzles import PARTS, fake
from training import puzzles

puzzles.PARTS, puzzles.find_puzzles = PARTS, fake
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
    for name in ("kingdomino_data.py", "queendomino_data.py", "solved.jsonl", "played.jsonl"):
        assert (stopped / name).read_bytes() == (whole / name).read_bytes()


def test_refuses_puzzles_found_in_another_way(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert puzzles.main([str(tmp_path), "--most", "1", "--jobs", "1"]) == 0
    file = tmp_path / "solved.jsonl"
    heading, *games = file.read_text("utf-8").splitlines(keepends=True)
    other = json.dumps({**json.loads(heading), "errors": 5}) + "\n" + "".join(games) + '["K2'
    file.write_text(other, "utf-8")
    assert puzzles.main([str(tmp_path), "--jobs", "1"]) == 2
    assert "has other puzzles" in capsys.readouterr().err
    assert file.read_text("utf-8") == other


def candidates(count: int) -> list[FoundPuzzle]:
    """Puzzles of all bands and themes; some are solved by the highest number."""
    [base] = fake("K2", 1, solved=True)
    themes = ("tax", "place", "claim")
    return [
        base._replace(
            number=at // 4, greedy=float(at % 7 < 2), theme=themes[at % 5 % 3],
            tempting=at % 6 // 2,
            lead=(2.0 ** (at % 9),) * 2,
            shares=((at % 11) / 11, float(at % 2), float(at % 13 > 3)), actions=(at,),
        )
        for at in range(count)
    ]  # fmt: skip


def test_chooses_equally_many_puzzles_from_each_band(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(puzzles, "PUZZLE_COUNTS", {"kingdomino": 100})
    chosen = puzzles.choose_puzzles(candidates(2000), "kingdomino")
    bands = [puzzles.difficulty_band(puzzle, "kingdomino") for puzzle in chosen]
    assert [bands.count(at) for at in range(5)] == [20] * 5
    assert sum(puzzle.greedy for puzzle in chosen) <= 30
    assert sum(puzzle.theme == "tax" for puzzle in chosen) <= 10
    games = [puzzle.number for puzzle in chosen]
    assert max(map(games.count, games)) <= 2
    assert len({*chosen}) == 100


def test_puzzles_that_strong_players_miss_are_harder() -> None:
    [base] = fake("K2", 1, solved=True)
    easy = base._replace(greedy=1.0, shares=(1.0, 1.0, 1.0), tempting=0)
    harder = [
        easy._replace(shares=(0.0, 1.0, 1.0)),
        easy._replace(shares=(0.0, 0.0, 1.0), greedy=0.0),
        easy._replace(shares=(0.0, 0.0, 0.0), greedy=0.0, tempting=1),
        easy._replace(shares=(0.0, 0.0, 0.0), greedy=0.0, tempting=3),
    ]
    ratings = [puzzles.difficulty(puzzle) for puzzle in (easy, *harder)]
    assert ratings == sorted({*ratings})
    assert puzzles.difficulty(easy._replace(choices=12)) > ratings[0]
    assert puzzles.difficulty(easy._replace(lead=(9.0, 9.0))) < ratings[0]
