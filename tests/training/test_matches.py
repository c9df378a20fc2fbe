"""Matches against bots of older commits leave nothing behind."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from realmino import Rules
from realmino.arena import Estimate, Standing, Standings
from tools.paths import ROOT
from training import matches

FAKE = """
import sys, time

class Fake:
    def __init__(self, is_stuck):
        self.is_stuck = is_stuck

    def within(self, seconds, simulations):
        self.budget = seconds, simulations
        return self

    def __call__(self, state, random):
        if self.is_stuck and self.budget != (None, 1):
            print("stuck", file=sys.stderr, flush=True)
            time.sleep(600)
        return self.budget

BOTS = {"talker": Fake(False), "stuck": Fake(True)}
"""
"""The bots of an older commit: one returns its budget, the other hangs after its trial."""

ROW = re.compile(
    r"\| K2 \| knight of (\w+)-dirty \| squire of (\w+) \| – \| 4 \| strength \| .*% .*"
)


def git(*words: str) -> str:
    """Runs git in the test's repository and returns its output."""
    return subprocess.run(
        ["git", *words], cwd=matches.ROOT, check=True, capture_output=True, text=True
    ).stdout


def commit() -> None:
    """Commits all files."""
    git("add", "--all")
    git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "--message", "any")


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty repository for `matches`, beside a folder for temporary files."""
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    monkeypatch.setattr(matches, "ROOT", tmp_path / "repository")
    for folder in ("temporary", "repository"):
        (tmp_path / folder).mkdir()
    git("init", "--quiet")
    return matches.ROOT


@pytest.fixture
def fakes(repository: Path) -> Path:
    """A repository that contains the bots of `FAKE`."""
    package = repository / "core/realmino"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("class State:\n    parse = staticmethod(str)\n")
    (package / "bots.py").write_text(FAKE)
    commit()
    return repository


def is_clean(repository: Path) -> bool:
    """Returns whether no extra worktree and no temporary file is left."""
    known = git("worktree", "list", "--porcelain").count("worktree ")
    return known == 1 and not [*(repository.parent / "temporary").iterdir()]


@pytest.mark.deep
def test_a_match_prints_a_row_of_the_table(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same arguments give the same row, with a cell for each column of docs/lab.md."""
    shutil.copytree(
        ROOT / "core/realmino", repository / "core/realmino",
        ignore=shutil.ignore_patterns("__pycache__"),
    )  # fmt: skip
    commit()
    (repository / "core/realmino/__init__.py").write_text("")  # not committed
    words = ["K2", "knight", "squire", "--against", "HEAD", "--games", "4", "--jobs"]
    assert [matches.main([*words, jobs]) for jobs in ("1", "2")] == [0, 0]
    out, err = capsys.readouterr()
    row, again = out.splitlines()
    assert row == again
    assert err == ""
    found = ROW.fullmatch(row)
    assert found
    assert git("rev-parse", "HEAD").startswith(found[1])
    assert found[1] == found[2]
    columns = re.search(r"^\| rules .*$", (ROOT / "docs/lab.md").read_text(), re.MULTILINE)
    assert columns
    assert columns[0].count("|") == row.count("|")
    assert is_clean(repository)


@pytest.mark.parametrize(
    ("budget", "passed"),
    [
        ([], "(None, None)"),
        (["--ms", "500"], "(0.5, None)"),
        (["--simulations", "7"], "(None, 7)"),
    ],
)
def test_the_older_bot_plays_with_its_budget(
    budget: list[str], passed: str, fakes: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Uncommitted changes do not affect it."""
    (fakes / "core/realmino/bots.py").write_text("BOTS = {}")
    assert matches.main(["K2", "duke", "talker", "--games", "2", "--jobs", "1", *budget]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert re.fullmatch(
        r"training\.matches: the talker of \w+ loses a game: "
        rf"it answered '{re.escape(passed)}', which is not an action\n",
        err,
    )
    assert is_clean(fakes)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["K2", "duke", "--against", "nowhere"], "there is no commit 'nowhere' in /.*"),
        (["K2", "duke"], r"the duke of \w+ does not start: no bot 'duke', only talker, stuck"),
        (["K2", "nobody"], "unknown bot 'nobody'; choose from random, .*"),
        (["K9", "duke"], "argument RULES: 'K9', column 2: .*"),
    ],
)
def test_a_one_sentence_message_reports_an_error(
    words: list[str], why: str, fakes: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert matches.main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert re.fullmatch(f"training\\.matches: {why}\n", err)
    assert is_clean(fakes)


def test_refuses_a_commit_without_bots(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (repository / "core").mkdir()
    (repository / "core/other.txt").write_text("")
    commit()
    assert matches.main(["K2", "duke"]) == 2
    assert capsys.readouterr().err.endswith(": that commit has no folder core/realmino\n")
    broken = repository / "core/realmino/__init__.py"
    broken.parent.mkdir()
    broken.write_text("import nothing_of_that_name")
    commit()
    assert matches.main(["K2", "duke"]) == 2
    assert capsys.readouterr().err.endswith(
        " does not start: ModuleNotFoundError: No module named 'nothing_of_that_name'\n"
    )
    assert is_clean(repository)


def test_partners_share_a_row_and_their_wins() -> None:
    """Each of the two dukes gets half of their wins; the team gets all of them."""
    some = Estimate(50.0, None, None)
    bots = [
        Standing(name, some, some, Estimate(won, won - 0.1, won + 0.1), some, 10)
        for name, won in [("duke", 0.3), ("knight", 0.1), ("knight", 0.1)] * 2
    ]
    row = matches.row(Standings(Rules.parse("W6t"), "7", 10, 4, tuple(bots)), 1.5, None)
    assert row == "| W6t | 2 × duke | 4 × knight | 1.5 s | 10 | 7 | 50.0 | 50.0 | 60% (40–80) |"


@pytest.mark.deep
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("send", [os.kill, os.killpg])
def test_ctrl_c_leaves_nothing_behind(
    send: Callable[[int, int], None], jobs: int, fakes: Path
) -> None:
    """Sends the signal to the first process or, as a terminal does, to the whole group."""
    program = (
        "import signal, sys; from pathlib import Path; from training import matches\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        f"matches.ROOT = Path({str(fakes)!r})\n"
        f"sys.exit(matches.main(['K2', 'duke', 'stuck', '--jobs', '{jobs}']))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, text=True, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "TMPDIR": str(fakes.parent / "temporary")},
    ) as process:  # fmt: skip
        assert process.stderr
        try:
            assert [process.stderr.readline() for _ in range(jobs)] == ["stuck\n"] * jobs
            assert not is_clean(fakes)
            send(process.pid, signal.SIGINT)
            # All processes write to this pipe, so it closes when the last one ends.
            out, err = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    assert process.returncode == 130
    assert out == ""
    assert err == "\ntraining.matches: stopped\n"
    assert is_clean(fakes)
