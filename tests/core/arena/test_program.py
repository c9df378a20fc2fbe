"""Programs in any language play in the arena through lines of text; bad ones are named."""

import os
import pickle
import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from realmino import Game, Rules, Shuffled, parse_move
from realmino.arena.games import NoAnswer
from realmino.arena.program import Program
from realmino.bots.registry import find
from tests.commands import CommandResult, change_folder, realmino
from tests.depth import deep
from tools.paths import ROOT
from tools.setup.environment import node

STATE = Game(Rules.parse("K4")).deal(Shuffled(1)).state

GOOD = """
import sys
lines = []
for line in sys.stdin:
    lines.append(line.split())
    if lines[-1][0] == "choose":
        actions = next(words[1:] for words in reversed(lines) if words[0] == "actions")
        print(actions[int(lines[-1][1]) % len(actions)], flush=True)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with a space in its name."""
    path = tmp_path / "my bots"
    path.mkdir()
    return change_folder(path, monkeypatch)


def command(text: str, name: str = "bot.py") -> str:
    """Writes a Python program and returns the command that runs it."""
    Path(name).write_text(text)
    return f'"{sys.executable}" {name}'


def play(bot: str, *more: str) -> CommandResult:
    """Runs an arena of two games of K2 of a program against the random bot."""
    bots = ("--bots", f"process:{bot},random")
    return realmino("arena", "K2", *bots, "--games", "2", "--json", *more)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_program_plays_repeatable_games(folder: Path, jobs: str) -> None:
    bot = command(GOOD)
    first = play(bot, "--jobs", jobs, "--records", "first.txt")
    again = play(bot, "--jobs", "1", "--records", "again.txt")
    assert first.code == 0
    assert first.err == ""
    assert first.json["bots"][0]["forfeits"] == 0
    assert sorted(Path("first.txt").read_text()) == sorted(Path("again.txt").read_text())
    assert again.json == first.json


def test_a_program_receives_the_documented_lines(folder: Path) -> None:
    listener = """
import sys
with open("input.txt", "w") as copy:
    for line in sys.stdin:
        print(line, end="", file=copy, flush=True)
        if line.startswith("actions"):
            action = line.split()[1]
        if line.startswith("choose"):
            print(action, flush=True)
"""
    bot = command(listener)
    for budget, limits in (
        ((None, None), []),
        ((0.25, None), ["seconds 0.25"]),
        ((None, 40), ["simulations 40"]),
    ):
        with closing(Program(bot, *budget)) as program:
            assert program(STATE, Random(3)) == STATE.legal_actions()[0]
        seed = int(Random(3).random() * (1 << 53))
        actions = " ".join(map(str, STATE.legal_actions()))
        assert Path("input.txt").read_text().splitlines() == [
            "realmino 1", f"position {STATE}", f"actions {actions}", *limits, f"choose {seed}",
        ]  # fmt: skip


SILENT = "import os\nos.close(1)\nwhile True: input()"
"""A program that closes its output but keeps reading."""

FLOODS = "while True: print('x' * 4999)"


def always(answer: str) -> str:
    """Returns a program that always answers ``answer``."""
    return f"while True:\n    if input()[0] == 'c': print({answer!r}, flush=True)"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("raise SystemExit(3)", r"it ended \(exit code 3\)"),
        (SILENT, "it closed its input or output|it ended .exit code 1."),
        deep(("while True: pass", "it gave no answer within 1 s")),
        (always("E1x"), "it answered 'E1x', which is not an action"),
        (FLOODS, "it answered 'xxx.*, which is not an action"),
        (always("A1x"), "it chose A1x, refused"),
    ],
)
def test_names_a_bad_program_and_continues(text: str, why: str, folder: Path) -> None:
    result = play(command(text, "bad.py"), "--jobs", "1", "--limit", "1")
    assert result.code == 1
    bad, other = result.json["bots"]
    assert (bad["forfeits"], other["wins"]) == (2, 2)
    assert "was disqualified in 2 of 2 games" in result.err
    assert re.search(why, result.err)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("raise SystemExit(3)", r"ended \(exit code 3\)"),
        (SILENT, "closed its input or output|exit code 1"),
    ],
)
def test_reports_a_program_that_stops_before_its_first_choice(
    text: str, why: str, folder: Path
) -> None:
    with closing(Program(command(text), limit=10.0)) as leaving:
        leaving.start()
        while leaving.unread_count == 0:
            pass
        with pytest.raises(NoAnswer, match=why):
            leaving(STATE, Random(1))


def test_starts_a_program_that_exits_before_its_first_line(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Quick(subprocess.Popen[bytes]):
        def __init__(self, *words: Any, **options: Any) -> None:
            super().__init__(*words, **options)
            if self.stdout:  # the program's, not the one that watches it
                self.wait()

    monkeypatch.setattr(subprocess, "Popen", Quick)
    with closing(Program(command("raise SystemExit(3)"), limit=10.0)) as leaving:
        leaving.start()
        with pytest.raises(NoAnswer, match=r"ended \(exit code 3\)"):
            leaving(STATE, Random(1))


def test_restarts_a_program_that_has_exited(folder: Path) -> None:
    once = "line = ''\nwhile line[:6] != 'choose':\n    line = input()\n    words = line.split()\n"
    once += "    if words[0] == 'actions': action = words[1]\nprint(action)"
    with closing(Program(command(once))) as program:
        assert program(STATE, Random(1)) == STATE.legal_actions()[0]
        with pytest.raises(NoAnswer, match=r"ended \(exit code 0\)"):
            program(STATE, Random(1))
        assert program(STATE, Random(1)) == STATE.legal_actions()[0]


def test_drops_unexpected_lines(folder: Path) -> None:
    """A second line after an answer does not become the next answer."""
    program = "print('A1x', flush=True)\n" + GOOD.replace(
        "print(actions[", "print('', end='', flush=True); print(actions["
    )
    with closing(Program(command(program), limit=10.0)) as talking:
        talking.start()
        while talking.unread_count == 0:
            pass
        assert talking(STATE, Random(1)) in STATE.legal_actions()


@pytest.mark.skipif(os.name == "nt", reason="process groups need POSIX")
def test_closing_a_program_ends_its_children(folder: Path) -> None:
    """A shell in between does not keep a program alive."""
    Path("bot.sh").write_text(f'"{sys.executable}" inner.py; exit 1')
    inner = command("import os\nopen('pid', 'w').write(str(os.getpid()))\n" + GOOD, "inner.py")
    assert inner
    program = Program("sh bot.sh", limit=20.0)
    assert program(STATE, Random(1)) in STATE.legal_actions()
    program.close()
    with pytest.raises(ProcessLookupError):
        os.kill(int(Path("pid").read_text()), 0)


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("", "the program '' cannot be started"),
        ("./nowhere", "the program './nowhere' cannot be started (FileNotFoundError"),
        ("'open", "cannot be started (ValueError: No closing quotation)"),
    ],
)
def test_refuses_a_program_that_cannot_start(bot: str, why: str, folder: Path) -> None:
    result = play(bot)
    assert result.code == 2
    assert why in result.err
    assert result.err.count("\n") == 1 or "usage" in result.err


def test_finds_a_program_by_name_and_pickles_it(folder: Path) -> None:
    found = find(f"process:{command(GOOD)}")
    assert found(STATE, Random(1)) == pickle.loads(pickle.dumps(found))(STATE, Random(1))
    copy = pickle.loads(pickle.dumps(Program("x", 1.0, None, 2.0)))
    assert copy.__reduce__() == (Program, ("x", 1.0, None, 2.0))


def test_the_example_plays() -> None:
    """The JavaScript example of the documentation, exactly as printed there."""
    example = ROOT / "docs/examples/last.mjs"
    assert f"```javascript\n{example.read_text()}```" in (ROOT / "docs/arena.md").read_text()
    with closing(Program(f'"{node()}" "{example}"', limit=20.0)) as program:
        assert program(STATE, Random(1)) == STATE.legal_actions()[-1]
    assert parse_move(str(STATE.legal_actions()[-1])) == STATE.legal_actions()[-1]
