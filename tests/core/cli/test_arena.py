"""An arena at the command line: parallel, with custom bots, stopped and resumed."""

import os
import re
import signal
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from realmino import Game
from realmino.bots import BOTS
from tests.commands import CommandResult, change_folder, realmino

ROOT = Path(__file__).parents[3]
GREEDY = ("arena", "K2", "--bots", "greedy,random", "--games", "6", "--json")


def test_any_number_of_jobs_gives_the_same_results(folder: Path) -> None:
    results: list[tuple[Any, ...]] = []
    for jobs in (("--jobs", "1"), ("--jobs", "2"), ("--jobs", "5"), ()):
        files = ("--records", "games.txt", "--out", f"games{len(results)}.jsonl")
        result = realmino(*GREEDY, *files, *jobs)
        assert (result.code, result.err) == (0, "")
        lines = Path(files[3]).read_text().splitlines()
        results.append((result.json, Path("games.txt").read_text(), lines[0], sorted(lines)))
    assert results[0] == results[1] == results[2] == results[3]
    assert len(results[0][1].splitlines()) == 6


def test_a_resumed_arena_ends_like_an_uninterrupted_one(folder: Path) -> None:
    files = ("--records", "games.txt", "--out", "games.jsonl")
    expected, records = realmino(*GREEDY, *files).json, Path("games.txt").read_text()
    lines = Path("games.jsonl").read_text().splitlines(keepends=True)
    half = "".join([lines[0], lines[5], lines[1], lines[3][:60]])
    for jobs in "12":
        Path("games.jsonl").write_text(half)
        result = realmino(*GREEDY, *files, "--jobs", jobs, on_screen=True)
        assert result.json == expected
        assert Path("games.txt").read_text() == records
        assert sorted(Path("games.jsonl").read_text().splitlines(True)) == sorted(lines)
        shown = re.findall(r"(\d) of 6 games( already played|, \d+ s left|)\x1b", result.err)
        assert [done for done, _ in shown] == list("23456")
        assert shown[0][1] == " already played"
        assert all(more.endswith("left") for _, more in shown[1:-1])
        assert shown[-1][1] == ""
    assert realmino(*GREEDY, *files).json == expected


def test_bad_options_get_a_one_line_message_and_keep_the_file(folder: Path) -> None:
    realmino(*GREEDY, "--out", "games.jsonl")
    kept = Path("games.jsonl").read_bytes()
    for more, why in (
        (("--out", "games.jsonl", "--seed", "2"), "--out: 'games.jsonl' belongs to another arena"),
        (("--out", "games.jsonl", "--ms", "5"), "another arena: seconds null, not 0.005"),
        (("--out", "games.jsonl", "--records", "./games.jsonl"), "--records: './games.jsonl' is"),
        (("--out", "."), ".: Is a directory"),
        (("--out", "no/games.jsonl"), "no/games.jsonl: No such file"),
        (("--ms", "5", "--simulations", "5"), "--simulations: not allowed with argument --ms"),
        (("--simulations", "0"), "--simulations: '0' is not a whole number of at least 1"),
        (("--jobs", "0"), "--jobs: '0' is not a whole number of at least 1"),
        (("--limit", "0"), "--limit: '0' is not a number of seconds"),
        (("--bots", "nowhere:choose,greedy"), "--bots: there is no module 'nowhere'"),
        (("--bots", "os:getcwd,greedy"), "--bots: 'os:getcwd' takes (), but a bot takes (state"),
    ):
        result = realmino(*GREEDY, *more)
        assert (result.code, result.out) == (2, "")
        assert re.fullmatch(r"realmino: .+\n", result.err)
        assert why in result.err
    assert Path("games.jsonl").read_bytes() == kept


def test_the_bot_in_the_documents_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    change_folder(ROOT, monkeypatch)
    name = "docs.examples.collector:choose"
    for code in ("K2", "W6t"):
        bots = ",".join([name, "random"] if code == "K2" else [name, "random", "random"] * 2)
        data = realmino("arena", code, "--bots", bots, "--games", "6", "--json").json
        collector, random, *_ = data["bots"]
        assert collector["name"] == name
        assert collector["mean"] > 1.5 * random["mean"]
        assert sum(bot["wins"] for bot in data["bots"]) == pytest.approx(6)
    assert f"```python\n{(ROOT / 'docs/examples/collector.py').read_text()}```" in (
        ROOT / "docs/bots.md"
    ).read_text(encoding="utf-8")


def test_explains_that_partners_share_a_win() -> None:
    lines = realmino("arena", "W6t", "--bots", "random", "--games", "1").out.splitlines()
    assert len(lines) == 2 + 6 + 1
    assert lines[-1] == "Partners share a victory: a team that always wins scores 50% each."


def test_thinking_bots_receive_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = []

    class Thinking:
        def within(self, seconds: float | None, simulations: int | None) -> object:
            budgets.append((seconds, simulations))
            return BOTS["random"]

    monkeypatch.setitem(BOTS, "thinking", Thinking())
    for budget in ((), ("--ms", "250"), ("--simulations", "40")):
        result = realmino(
            "arena", "K2", "--bots", "thinking", "--games", "1", "--jobs", "1", *budget
        )
        assert result.code == 0
    assert budgets == [(None, None), (0.25, None), (None, 40)]


STUCK = r"""
import os, threading

def choose(state, random):
    if state.round < 2:
        return state.legal_actions()[0]
    os.write(1, b"thinking\n")
    threading.Event().wait()
"""


@pytest.fixture
def default_interrupt() -> Iterator[None]:
    """Makes Ctrl+C work as in a terminal, even if the tests run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.deep
@pytest.mark.usefixtures("default_interrupt")
@pytest.mark.parametrize(
    ("send", "what"),
    [(os.killpg, signal.SIGINT), (os.kill, signal.SIGINT), (os.kill, signal.SIGTERM)],
)
def test_stopping_an_arena_ends_every_process(
    send: Callable[[int, int], None], what: signal.Signals, tmp_path: Path
) -> None:
    """Stops it by Ctrl+C, which a terminal sends to the whole group, or by a signal to its process.

    All processes write to one pipe, which closes when the last one ends, including the bots'.
    """
    (tmp_path / "stuck.py").write_text(STUCK)
    command = (sys.executable, "-m", "realmino", "arena", "K2", "--jobs", "2", "--games", "40")
    with subprocess.Popen(
        [*command, "--bots", "stuck:choose,greedy", "--out", "games.jsonl"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path, start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "core")}, text=True,
    ) as process:  # fmt: skip
        assert process.stderr is not None
        try:  # the output of bots goes to standard error
            thoughts = [process.stderr.readline() for _ in range(2)]
            send(process.pid, what)
            out, err = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    assert thoughts == ["thinking\n"] * 2
    assert process.returncode == 130
    assert out == ""
    assert err == "\nrealmino: stopped\n"
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 1


ARENA = ("arena", "K2", "--bots", "random", "--games", "3", "--json")


def play(path: str, *more: str) -> CommandResult:
    return realmino(*ARENA, "--records", path, *more)


def games(text: str) -> list[Game]:
    return [Game.parse(line) for line in text.splitlines()]


@pytest.mark.parametrize(
    "text", ["some text of mine\n", "K4 is a game\n", "K2 Oabab\n\nnotes\n", "\0\1", '{"a": 1}\n']
)
def test_never_replaces_another_file(text: str, folder: Path) -> None:
    Path("mine.txt").write_text(text)
    result = play("mine.txt")
    assert (result.code, result.out) == (2, "")
    assert "of 'mine.txt' is not a record, so the file stays unchanged" in result.err
    assert Path("mine.txt").read_text() == text
    assert os.listdir() == ["mine.txt"]


def test_replaces_records_from_another_arena(folder: Path) -> None:
    Path("games.txt").write_text("K4 Oabcd\nQ2\n" * 400)
    Path("games.txt").chmod(0o640)
    assert play("games.txt").code == 0
    assert len(games(Path("games.txt").read_text())) == 3
    assert stat.S_IMODE(Path("games.txt").stat().st_mode) == 0o640
    assert os.listdir() == ["games.txt"]


def test_writes_through_a_link(folder: Path) -> None:
    Path("far").mkdir()
    Path("far/games.txt").write_text("")
    Path("link.txt").symlink_to("far/games.txt")
    assert play("link.txt").code == 0
    assert Path("link.txt").is_symlink()
    assert len(games(Path("far/games.txt").read_text())) == 3


def test_keeps_a_link_to_another_text(folder: Path) -> None:
    Path("mine.txt").write_text("some text of mine\n")
    Path("link.txt").symlink_to("mine.txt")
    assert play("link.txt").code == 2
    assert Path("link.txt").is_symlink()
    assert Path("mine.txt").read_text() == "some text of mine\n"


def test_keeps_files_beside_the_records(folder: Path) -> None:
    Path("games.txt.part").write_text("some text of mine\n")
    assert play("games.txt").code == 0
    assert Path("games.txt.part").read_text() == "some text of mine\n"


def test_writes_to_a_pipe(folder: Path) -> None:
    os.mkfifo("pipe")
    with subprocess.Popen(["cat", "pipe"], stdout=subprocess.PIPE, text=True) as reader:
        assert play("pipe").code == 0
        out, _ = reader.communicate(timeout=60)
    assert len(games(out)) == 3
    assert stat.S_ISFIFO(os.stat("pipe").st_mode)


def test_writes_to_a_device(folder: Path) -> None:
    """Records may go to the null device, or to the terminal before the results."""
    before = os.stat(os.devnull)
    assert play(os.devnull).code == 0
    assert stat.S_IFMT(os.stat(os.devnull).st_mode) == stat.S_IFMT(before.st_mode)
    command = [sys.executable, "-m", "realmino", *ARENA, "--records", "/dev/stdout"]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60,
        env={**os.environ, "PYTHONPATH": str(ROOT / "core")},
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == ""
    *records, results = done.stdout.splitlines()
    assert len(games("\n".join(records))) == 3
    assert results.startswith("{")
