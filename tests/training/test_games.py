"""A release's set of games is complete, readable, and the same after any interruption."""

import json
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from zipfile import ZipFile

import pytest

from realmino import Dynasty, Game, Rules, Shuffled, __version__, rules_codes
from tools.paths import ROOT
from training import games

PARTS = (
    games.GameFile("greedy/K2", "greedy", "K2", 5),
    games.GameFile("greedy/Q3", "greedy", "Q3", 3),
    games.GameFile("emperor/K3", "emperor", "K3", 1, simulations=1),
)
ARCHIVE = f"realmino-games-{__version__}.zip"


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "PARTS", PARTS)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The archive of an uninterrupted run in one process."""
    folder = tmp_path_factory.mktemp("whole")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "PARTS", PARTS)
        assert games.main([str(folder), "--jobs", "1"]) == 0
    return (folder / ARCHIVE).read_bytes()


def test_the_set_has_enough_games_for_every_rules_code() -> None:
    parts = ORIGINAL
    played: Counter[str] = Counter()
    for part in parts:
        played[part.bot] += part.games
    assert played["duke"] >= 10_000
    assert played["emperor"] >= 500
    assert {part.code for part in parts if part.bot == "duke"} == {*rules_codes()}
    assert all(part.simulations for part in parts if part.bot == "emperor")
    assert len({part.seed for part in parts}) == len(parts)
    dynasties = [part for part in parts if part.name.startswith("dynasty/")]
    assert dynasties
    assert not any(part.games % Dynasty.LENGTH for part in dynasties)


ORIGINAL = games.PARTS


def test_every_game_of_the_archive_can_be_read_and_has_its_seed(
    whole: bytes, tmp_path: Path
) -> None:
    (tmp_path / ARCHIVE).write_bytes(whole)
    with ZipFile(tmp_path / ARCHIVE) as archive:
        assert {*archive.namelist()} == {"README.md", *(f"{part.name}.jsonl" for part in PARTS)}
        for part in PARTS:
            heading, *lines = map(json.loads, archive.read(f"{part.name}.jsonl").splitlines())
            assert heading["bots"] == [part.bot] * Rules(part.code).players
            assert (heading["seed"], heading["simulations"]) == (part.seed, part.simulations)
            assert [line["number"] for line in lines] == list(range(part.games))
            for line in lines:
                game = Game.from_json(line)
                assert game.is_over
                assert game.rules == Rules(part.code)
                dealt = Game(part.code).deal(Shuffled(f"{part.seed}/{line['deal']}"))
                assert game.moves[: len(dealt)] == dealt.moves


def test_the_readme_lists_every_file(whole: bytes, tmp_path: Path) -> None:
    (tmp_path / ARCHIVE).write_bytes(whole)
    with ZipFile(tmp_path / ARCHIVE) as archive:
        readme = archive.read("README.md").decode()
    assert readme.startswith(f"# Games of Realmino {__version__}\n\n9 games of")
    for part in PARTS:
        row = rf"^\| {part.name}\.jsonl \| {part.bot} .* {part.games} \| {part.seed} \|$"
        assert re.search(row, readme, re.MULTILINE)


@pytest.mark.deep
def test_several_processes_make_the_same_archive(whole: bytes, tmp_path: Path) -> None:
    assert games.main([str(tmp_path), "--jobs", "2"]) == 0
    assert (tmp_path / ARCHIVE).read_bytes() == whole


INTERRUPTED = """
import os, signal, sys
from realmino.arena import GameLog
from training import games

games.PARTS = [games.GameFile(*part) for part in {parts}]
signal.signal(signal.SIGINT, signal.default_int_handler)
add, left = GameLog.add, {after}

def stop(log, outcome):
    global left
    add(log, outcome)
    left -= 1
    if not left:
        log._file.write(b'{{"number": ')
        log._file.flush()
        os.kill(os.getpid(), {signal})

GameLog.add = stop
sys.exit(games.main({words}))
"""
"""Stops itself after some games, in the middle of a line."""


@pytest.mark.deep
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("sent", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)]
)
def test_continues_after_an_interruption(
    sent: signal.Signals, code: int, jobs: str, whole: bytes, tmp_path: Path
) -> None:
    """The run is stopped twice, in separate processes, and completed in another one."""
    for after in (2, 4):
        program = INTERRUPTED.format(
            parts=[tuple(part) for part in PARTS], after=after, signal=int(sent),
            words=[str(tmp_path), "--jobs", jobs],
        )  # fmt: skip
        path = os.pathsep.join([str(ROOT), str(ROOT / "core")])
        done = subprocess.run(
            [sys.executable, "-c", program], cwd=tmp_path, env={**os.environ, "PYTHONPATH": path},
            capture_output=True, text=True,
        )  # fmt: skip
        assert done.returncode == code, done.stderr
        assert not (tmp_path / ARCHIVE).exists()
    assert len((tmp_path / "greedy/K2.jsonl").read_bytes().splitlines()) >= 6
    assert games.main([str(tmp_path), "--jobs", jobs]) == 0
    assert (tmp_path / ARCHIVE).read_bytes() == whole


def test_a_trial_plays_a_few_games_of_each_file(tmp_path: Path) -> None:
    assert games.main([str(tmp_path), "--most", "1", "--jobs", "1"]) == 0
    with ZipFile(tmp_path / ARCHIVE) as archive:
        lines = {part.name: archive.read(f"{part.name}.jsonl").splitlines() for part in PARTS}
    assert {len(found) for found in lines.values()} == {2}


def test_refuses_games_from_another_version(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert games.main([str(tmp_path), "--most", "1", "--jobs", "1"]) == 0
    file = tmp_path / "greedy/K2.jsonl"
    older = file.read_text("utf-8").replace(f'"{__version__}"', '"0.0.1"', 1)
    file.write_text(older, encoding="utf-8")
    assert games.main([str(tmp_path), "--jobs", "1"]) == 2
    assert 'belongs to another arena: realmino "0.0.1"' in capsys.readouterr().err
    assert file.read_text("utf-8") == older
