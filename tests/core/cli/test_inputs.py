"""Any bad input gives one sentence and exit code 2, quickly, and loses no game."""

import io
import os
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

from realmino import Dynasty, Game, Kingdom, NotationError, PartialPosition, State, parse_games
from realmino.game.records import split_games
from tests.commands import a_game, memory_limit, realmino

COMMAND = f'"{sys.executable}" -m realmino'
DIGITS = "9" * 5000
POSIX = pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell to close streams")
GAMES = [str(a_game("K2", seed)) for seed in range(1, 6)]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["replay", f"Q4 Oabcd T{DIGITS}"], "column 10: found 'T9999"),
        (["score", f"Q4 T{DIGITS}-1-2-3-4-5 a:C"], "expected a building tile from 1 to 32"),
        (["score", "Q4 Z\u0663 a:C"], "expected a building tile from 1 to 32"),
        (["score", "Q4 T\u0663-1-2-x-x-x a:C"], "expected a building tile from 1 to 32"),
        (["score", "K4 X70-70 a:C"], "dominoes in ascending order, each once"),
        (["score", "K4 X7-3 a:C"], "dominoes in ascending order, each once"),
        (["score", "Q4 Z7-3 a:C"], "building tiles in ascending order, each once"),
        (["score", "K2 R2e Oaabb"], "there is nothing to score without a kingdom, such as a:wC"),
        (
            ["score", "K4 a:ff/C b:C"],
            "column 9: found 'C', expected rows of equal length",
        ),
        (["diagram", "w" * 10_000 + "C"], "a kingdom: it has at most 2048 characters"),
        (["perft", "K4", "--seed", "\udcff"], "argument --seed: '\\udcff' is not text in UTF-8"),
        (["play", "K4", "--seed", "\udcff"], "argument --seed: '\\udcff' is not text in UTF-8"),
        (["arena", "K2", "--bots", "random", "--seed", "\udcff"], "is not text in UTF-8"),
        (["score", "C", "--" + "x" * 5000], "unrecognized arguments: --xxx"),
        (["score", "\ufeffwC;"], "found '\\ufeffwC;'"),
        (["replay", "K4 ; from game.txt"], None),
        (["replay", "game.txt"], "there is no file 'game.txt'"),
        (["score", "./game"], "there is no file './game'"),
        (["score", "C:\\games\\one"], "there is no file "),
        (["score", "games"], "'games' is a folder"),
        (["diagram", "."], "'.' is a folder"),
        (["replay", "C"], "column 1: found 'C'"),
        (["score", "C", "--buildings", "games"], "argument --buildings: games: "),
        (["score", "C", "--buildings", "bytes"], "argument --buildings: bytes is not text in UTF"),
        (["score", "C", "--buildings", "large"], "argument --buildings: large has more than 10"),
        (["replay", "bytes"], "'bytes' is not text in UTF-8"),
        (["diagram", "K2 R2e"], "a picture needs a line or a kingdom"),
    ],
)
def test_reports_unreadable_input_in_a_short_line(
    arguments: list[str], expected: str | None, folder: Path
) -> None:
    Path("games").mkdir()
    Path("C").mkdir()
    Path("bytes").write_bytes(b"K4 Oadcb\xff")
    Path("large").write_bytes(b" " * (1 << 20) + b"x")
    result = realmino(*arguments)
    if expected is None:
        assert (result.code, result.err) == (0, "")
        return
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("realmino: ")
    assert result.err.count("\n") == 1
    assert expected in result.err
    assert len(result.err) < 420
    assert result.err[:-1].isprintable()


@pytest.mark.parametrize(
    "read",
    [
        lambda: Kingdom.parse("C" + "w" * 3_000_000),
        lambda: Game.parse("K4 " * 300_000),
        lambda: Dynasty.parse("K4 " * 300_000),
        lambda: parse_games("K4 " * 300_000),
        lambda: PartialPosition.parse("a:C " * 300_000),
        lambda: State.parse("K4 X" + "1-" * 500_000),
    ],
)
def test_refuses_megabytes_before_parsing(read: object) -> None:
    """Parsing would take seconds and a gigabyte; refusing needs little more than the text."""
    with memory_limit(20_000_000), pytest.raises(NotationError, match="it has at most"):
        read()  # type: ignore[operator]


def test_refuses_megabytes_on_standard_input() -> None:
    result = realmino("score", "-", stdin="C" + "w" * 3_000_000)
    assert result == (2, "", "realmino: standard input has more than 1048576 characters\n")


def run(line: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Runs a shell command in an environment without UTF-8."""
    return subprocess.run(
        ["bash", "-c", line], input=given, capture_output=True, timeout=60,
        cwd=Path(__file__).parents[3] / "core",
        env={**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    )  # fmt: skip


@POSIX
@pytest.mark.parametrize("command", ["score", "diagram", "replay"])
@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        (b"", b"column 1: found the end of the text, expected "),
        (b"\xff", b"standard input is not text in UTF-8"),
        (b"\xef\xbb\xbfzzz", b"column 1: found 'zzz', expected "),
        (None, b"column 1: found the end of the text, expected "),
    ],
)
def test_a_one_sentence_message_reports_bad_standard_input(
    command: str, given: bytes | None, complaint: bytes
) -> None:
    """Does so in any encoding; None stands for a stream that is closed from the start."""
    done = run(f"{COMMAND} {command} -{' <&-' if given is None else ''}", given or b"")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1
    assert done.stderr.startswith(b"realmino: " + complaint)


@POSIX
@pytest.mark.parametrize(
    ("line", "code", "complaints"),
    [
        ("score w1wC >&-", 0, 0),
        ("score zzz 2>&-", 2, 0),
        ("score w1wC >/dev/full", 2, 1),
        ("buildings | head -1; exit ${PIPESTATUS[0]}", 0, 0),
        ("play K2 <&-", 0, 0),
    ],
)
def test_a_closed_stream_ends_a_command_without_a_traceback(
    line: str, code: int, complaints: int
) -> None:
    done = run(f"{COMMAND} {line}")
    assert done.returncode == code
    assert done.stderr.count(b"\n") == complaints


# Many games in one file


def test_selects_a_game_of_a_file_by_its_number(folder: Path) -> None:
    Path("games.txt").write_text("; five games of K2\n" + "\n".join(GAMES))
    result = realmino("replay", "games.txt")
    assert (result.code, result.out) == (2, "")
    assert result.err == "realmino: there are 5 games: choose one with --game N, 1 to 5\n"
    for number in (1, 4, 5):
        shown = realmino("replay", "games.txt", "--game", str(number), "--json").json
        assert shown["position"] == str(Game.parse(GAMES[number - 1]).state)
        assert "dynasty" not in shown
    result = realmino("replay", "games.txt", "--game", "6")
    assert result.code == 2
    assert result.err == "realmino: argument --game: there are 5 games, not 6\n"


def test_names_the_line_of_an_unreadable_game(folder: Path) -> None:
    Path("games.txt").write_text("\n".join([*GAMES[:3], "K2 Oabb", GAMES[4]]))
    result = realmino("replay", "games.txt", "--game", "4")
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("realmino: game 4, line 4, column 4: found 'Oabb'")
    assert realmino("replay", "games.txt", "--game", "3").code == 0


@pytest.mark.deep
def test_counts_games_before_replaying_one() -> None:
    """A file of 100,000 games takes little memory, because none is replayed."""
    text = "K4 " * 100_000
    with memory_limit(6_000_000):
        result = realmino("replay", "-", stdin=text)
    assert result.err == (
        "realmino: there are 100000 games: choose one with --game N, 1 to 100000\n"
    )


def test_ignores_games_in_comments() -> None:
    text = "; K4 Q2\nK2 Oabab ; K4\n\nQ2 Oabba\nW6t"
    assert [game.text for game in split_games(text)] == [
        "; K4 Q2\nK2 Oabab ; K4\n", "\nQ2 Oabba\n", "W6t",
    ]  # fmt: skip


# At the keyboard


def test_a_pasted_number_of_5000_digits_does_not_end_the_game() -> None:
    result = realmino(
        "play", "Q2", "--seats", "you,random", "--seed", "7", stdin=f"T{DIGITS}\n1\nq\n"
    )
    assert result.code == 0
    assert "Unknown move" in result.out
    assert result.game.number > 3


def test_a_stray_byte_does_not_end_the_game() -> None:
    """0xff is invalid in UTF-8."""
    done = subprocess.run(
        [sys.executable, "-m", "realmino", "play", "K2", "--seats", "you,random", "--seed", "7"],
        input=b"\xff\n1\nq\n", capture_output=True, timeout=60,
        cwd=Path(__file__).parents[3] / "core",
        env={"PYTHONIOENCODING": "utf-8:strict", "PATH": ""},
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"Unknown move" in done.stdout
    assert Game.parse(done.stdout.decode().splitlines()[-1].removeprefix("Record: ")).number


def test_prints_the_record_even_if_a_built_in_bot_fails() -> None:
    def fails(state: object, random: object) -> object:
        raise ZeroDivisionError

    out = io.StringIO()
    with (
        patch.dict("realmino.cli.terminal_game.BOTS", {"random": fails}),
        patch.object(sys, "stdout", out),
        pytest.raises(ZeroDivisionError),
    ):
        realmino_raw("play", "K2", "--seats", "random,random", "--seed", "7")
    assert out.getvalue().splitlines()[-1].startswith("Record: K2 O")


def realmino_raw(*arguments: str) -> int:
    from realmino.__main__ import main

    return main(arguments)
