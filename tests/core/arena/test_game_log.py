"""A game log resumes after any interruption, and is never damaged."""

import json
from pathlib import Path
from typing import Any

import pytest

from realmino import Game, Rules
from realmino.arena import MismatchedLog, Outcome, arena, open_log
from tests.tables import corrected_tiles

K2 = Rules.parse("K2")
NAMES = ["greedy", "random"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path of the game log."""
    return tmp_path / "games.jsonl"


def play(path: Path, games: int = 4, **other: Any) -> list[Outcome]:
    """Resumes an arena and returns the games it plays."""
    played: list[Outcome] = []
    kind: dict[str, Any] = {"rules": K2, "names": NAMES, "seed": 1, **other}
    with open_log(str(path), **kind) as log:
        for outcome in log.outcomes:
            assert Game.parse(outcome.record).is_over

        def on_game(outcome: Outcome) -> None:
            played.append(outcome)
            log.add(outcome)

        arena(
            kind["rules"], kind["names"], games, kind["seed"],
            on_game=on_game, played=log.outcomes,
        )  # fmt: skip
    return played


def lines_of(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True)


def test_the_first_line_describes_the_arena_and_each_other_line_a_game(path: Path) -> None:
    games = play(path)
    heading, *rows = [json.loads(line) for line in lines_of(path)]
    assert {key: heading[key] for key in ("rules", "bots", "seed")} == {
        "rules": "K2",
        "bots": NAMES,
        "seed": "1",
    }
    assert len(rows) == 4
    for line, game in zip(rows, games, strict=True):
        assert line == {
            "number": game.pairing.number,
            "deal": game.pairing.number // 2,
            "bots": [["greedy", "random"], ["random", "greedy"]][game.pairing.number % 2],
            "record": game.record,
            "totals": list(game.totals),
            "winners": list(game.winners),
        }


def test_writes_every_game_immediately(path: Path) -> None:
    with open_log(str(path), K2, NAMES, 1) as log:
        written: list[int] = []

        def on_game(outcome: Outcome) -> None:
            log.add(outcome)
            written.append(len(lines_of(path)))

        arena(K2, NAMES, 4, 1, on_game=on_game)
    assert written == [2, 3, 4, 5]


def test_plays_only_the_missing_games(path: Path) -> None:
    games = play(path)
    whole = lines_of(path)
    path.write_bytes(b"".join([whole[0], whole[4], whole[2]]))
    assert play(path) == [games[0], games[2]]
    assert sorted(lines_of(path)) == sorted(whole)
    assert play(path) == []
    assert [game.pairing.number for game in play(path, games=6)] == [4, 5]
    assert play(path, games=3) == []


def test_resumes_a_file_cut_at_any_byte(path: Path) -> None:
    """The file becomes whole again if it was cut in the heading, in a line or between lines."""
    play(path, games=2)
    whole = path.read_bytes()
    ends = [len(line) for line in lines_of(path)]
    first, second = ends[0], ends[0] + ends[1]
    places = {0, 1, first - 2, first - 1, first, first + 1, first + 40, second - 1, second}
    for place in {*places, *range(0, len(whole), 97), len(whole) - 1}:
        path.write_bytes(whole[:place])
        played = play(path, games=2)
        assert path.read_bytes() == whole, place
        assert len(played) == 2 - whole[: place + 1].count(b"\n", first)


def test_replaces_a_last_line_that_is_not_json(path: Path) -> None:
    play(path)
    whole = path.read_bytes()
    for broken in (b'{"number": 4, "de\n', b"\x00\x00\x00\x00", b"\xff\xfe\n"):
        path.write_bytes(whole + broken)
        assert play(path) == []
        assert path.read_bytes() == whole


def test_counts_a_repeated_game_once(path: Path) -> None:
    play(path)
    path.write_bytes(path.read_bytes() + lines_of(path)[1])
    with open_log(str(path), K2, NAMES, 1) as log:
        assert [game.pairing.number for game in log.outcomes] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"rules": Rules.parse("K2h")}, 'rules "K2", not "K2h"'),
        ({"names": ["random", "greedy"]}, 'bots ["greedy", "random"], not ["random", "greedy"]'),
        ({"seed": "x"}, 'seed "1", not "x"'),
        ({"seconds": 0.5}, "seconds null, not 0.5"),
        ({"simulations": 9}, "simulations null, not 9"),
    ],
)
def test_refuses_another_arena_and_keeps_the_file(
    other: dict[str, Any], why: str, path: Path
) -> None:
    play(path)
    for content in (path.read_bytes(), path.read_bytes() + b'{"number": 4'):
        path.write_bytes(content)
        with pytest.raises(MismatchedLog) as refused:
            play(path, **other)
        assert str(refused.value) == f"{str(path)!r} belongs to another arena: {why}"
        assert path.read_bytes() == content


def test_refuses_other_building_tiles_or_another_version(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(path, games=1, rules=Rules.parse("Q2"))
    with pytest.raises(MismatchedLog, match="another arena: buildings null, not "):
        play(path, games=1, rules=Rules.parse("Q2", corrected_tiles()))
    monkeypatch.setattr("realmino.arena.game_log.__version__", "9.9")
    with pytest.raises(MismatchedLog, match=r'another arena: realmino ".*", not "9\.9"'):
        play(path, games=1, rules=Rules.parse("Q2"))


@pytest.mark.parametrize("text", ["# Games\n\nNone yet.\n", "None yet", "[1, 2]\n", '{"a": 1}\n'])
def test_refuses_other_files_and_keeps_them(text: str, path: Path) -> None:
    path.write_text(text)
    with pytest.raises(MismatchedLog, match=r"games.jsonl' is not an arena file$"):
        play(path)
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("number", -1),
        ("number", "0"),
        ("number", 1),
        ("deal", 7),
        ("bots", ["random", "greedy"]),
        ("record", None),
        ("totals", [1]),
        ("totals", [1, 2.5]),
        ("winners", []),
        ("winners", [2]),
        ("more", 1),
    ],
)
def test_refuses_a_line_that_is_not_a_game_of_the_arena(
    key: str, value: object, path: Path
) -> None:
    play(path)
    lines = lines_of(path)
    lines[1] = json.dumps({**json.loads(lines[1]), key: value}).encode() + b"\n"
    for content in (b"".join(lines), b"".join(lines[:2])):
        path.write_bytes(content)
        with pytest.raises(MismatchedLog, match=r"games.jsonl', line 2, does not belong to this"):
            play(path)
        assert path.read_bytes() == content


# A file changed by another program: every record is replayed


def change(path: Path, number: int, **values: object) -> None:
    """Changes values in line ``number``, counted from 1."""
    lines = lines_of(path)
    lines[number - 1] = json.dumps({**json.loads(lines[number - 1]), **values}).encode() + b"\n"
    path.write_bytes(b"".join(lines))


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"totals": [999, -5]}, r"the record gives the totals \[\d+, \d+\], not \[999, -5\]"),
        ({"winners": [0, 1]}, r"the record gives the winners \[\d\], not \[0, 1\]"),
        ({"record": "K2 nonsense"}, r"the record cannot be replayed \(column 4: found 'nonsense'"),
        ({"record": "K4"}, "the record is of K4, not K2"),
        ({"record": "K2"}, "the record ends before the game does"),
        ({"record": "K2 Oabab"}, "the record has Oabab, but this arena deals something else there"),
        (
            {"forfeit": {"seat": "a", "why": "left"}},
            "seat a is disqualified, but it was not its turn",
        ),
    ],
)
def test_refuses_values_that_contradict_the_record(
    values: dict[str, object], why: str, path: Path
) -> None:
    play(path)
    change(path, 3, **values)
    content = path.read_bytes()
    with pytest.raises(MismatchedLog, match=rf"games.jsonl', line 3: {why}"):
        play(path)
    assert path.read_bytes() == content


def test_a_trusted_file_is_not_replayed(path: Path) -> None:
    play(path)
    change(path, 3, totals=[999, -5])
    with open_log(str(path), K2, NAMES, 1, trust=True) as log:
        assert (999, -5) in [game.totals for game in log.outcomes]


def test_refuses_a_line_nested_too_deeply(path: Path) -> None:
    play(path)
    path.write_bytes(path.read_bytes() + b"[" * 100_000 + b"\n" + lines_of(path)[1])
    with pytest.raises(MismatchedLog, match="line 6, does not belong to this arena"):
        play(path)
