"""The file of ``arena --records``: never in place of anything else, wherever it leads."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from realmino import Game
from tests.commands import CommandResult, realmino
from tests.hosts import folder_of

ROOT = Path(__file__).parents[3]
ARENA = ("arena", "K2", "--bots", "random", "--games", "3", "--json")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which somebody works."""
    return folder_of(tmp_path, monkeypatch)


def play(path: str, *more: str) -> CommandResult:
    return realmino(*ARENA, "--records", path, *more)


def games(text: str) -> list[Game]:
    return [Game.parse(line) for line in text.splitlines()]


@pytest.mark.parametrize(
    "text", ["some text of mine\n", "K4 is a game\n", "K2 Oabab\n\nnotes\n", "\0\1", '{"a": 1}\n']
)
def test_a_file_of_something_else_is_never_replaced(text: str, folder: Path) -> None:
    Path("mine.txt").write_text(text)
    result = play("mine.txt")
    assert (result.code, result.out) == (2, "")
    assert "of 'mine.txt' is not a record, so the file stays unchanged" in result.err
    assert Path("mine.txt").read_text() == text
    assert os.listdir() == ["mine.txt"]


def test_records_of_another_arena_are_replaced_whole(folder: Path) -> None:
    Path("games.txt").write_text("K4 Oabcd\nQ2\n" * 400)
    Path("games.txt").chmod(0o640)
    assert play("games.txt").code == 0
    assert len(games(Path("games.txt").read_text())) == 3
    assert stat.S_IMODE(Path("games.txt").stat().st_mode) == 0o640
    assert os.listdir() == ["games.txt"]


def test_a_link_stays_a_link_and_its_file_has_the_games(folder: Path) -> None:
    Path("far").mkdir()
    Path("far/games.txt").write_text("")
    Path("link.txt").symlink_to("far/games.txt")
    assert play("link.txt").code == 0
    assert Path("link.txt").is_symlink()
    assert len(games(Path("far/games.txt").read_text())) == 3


def test_a_link_to_somebody_elses_text_is_left_alone(folder: Path) -> None:
    Path("mine.txt").write_text("some text of mine\n")
    Path("link.txt").symlink_to("mine.txt")
    assert play("link.txt").code == 2
    assert Path("link.txt").is_symlink()
    assert Path("mine.txt").read_text() == "some text of mine\n"


def test_what_lies_beside_it_is_left_alone(folder: Path) -> None:
    Path("games.txt.part").write_text("some text of mine\n")
    assert play("games.txt").code == 0
    assert Path("games.txt.part").read_text() == "some text of mine\n"


def test_a_pipe_is_written_to_and_stays_a_pipe(folder: Path) -> None:
    os.mkfifo("pipe")
    with subprocess.Popen(["cat", "pipe"], stdout=subprocess.PIPE, text=True) as reader:
        assert play("pipe").code == 0
        out, _ = reader.communicate(timeout=60)
    assert len(games(out)) == 3
    assert stat.S_ISFIFO(os.stat("pipe").st_mode)


def test_a_device_stays_a_device(folder: Path) -> None:
    """Games may go nowhere, or to the terminal before the results."""
    before = os.stat(os.devnull)
    assert play(os.devnull).code == 0
    assert stat.S_IFMT(os.stat(os.devnull).st_mode) == stat.S_IFMT(before.st_mode)
    command = [sys.executable, "-m", "realmino", *ARENA, "--records", "/dev/stdout"]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60,
        env={**os.environ, "PYTHONPATH": str(ROOT / "core")},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    *records, results = done.stdout.splitlines()
    assert len(games("\n".join(records))) == 3
    assert results.startswith("{")
