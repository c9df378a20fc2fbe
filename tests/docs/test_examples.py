"""The programs in `docs/examples`: CodinGame bots, an arena on several machines, and a relay."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection, connect

from docs.examples.codingame import BotError, Coder, main, turn_lines
from realmino import Game, Rules, parse_move
from realmino.arena import arena, open_log
from tests.commands import CommandResult, realmino

ROOT = Path(__file__).parents[2]

CODER = """
def grid():
    return [[row[2 * x : 2 * x + 2] for x in range(9)] for row in (input() for _ in range(9))]

def places(mine, tile):
    for y in range(9):
        for x in range(9):
            for rotation, (dx, dy) in enumerate([(1, 0), (0, 1), (-1, 0), (0, -1)]):
                halves = [(x, y, tile[1]), (x + dx, y + dy, tile[2])]
                if fits(mine, halves):
                    yield x, y, rotation

def fits(mine, halves):
    if not all(0 <= x < 9 and 0 <= y < 9 and mine[y][x][0] == "_" for x, y, _ in halves):
        return False
    land = [(x, y) for y in range(9) for x in range(9) if mine[y][x][0] != "_"]
    land += [half[:2] for half in halves]
    if any(max(column) - min(column) > 4 for column in zip(*land)):
        return False
    return any(
        0 <= x + dx < 9 and 0 <= y + dy < 9 and mine[y + dy][x + dx][0] in "*" + half[0]
        for x, y, half in halves for dx, dy in [(1, 0), (0, 1), (-1, 0), (0, -1)]
    )

players, count = int(input()), int(input())
while True:
    mine = [grid() for _ in range(players)][0]
    putting = [input().split() for _ in range(count)]
    picking = [input().split() for _ in range(count)]
    put = [tile for tile in putting if tile[4] == "1"]
    assert all(tile[3] == "0" for tile in put)
    place = next(places(mine, put[0]), (0, 0, 0)) if put else (0, 0, 0)
    free = [tile[0] for tile in picking if tile[3] == "-1" and tile[0] != "-1"]
    print("PUT", *place)
    print("PICK", free[-1] if free else -1, "as you like it")
"""
"""A typical CodinGame bot: it takes the first place and the last free tile."""


@pytest.fixture
def folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with the package installed."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "core"))
    return folder


def command(text: str) -> list[str]:
    """Writes a bot and returns the command that runs it."""
    Path("coder.py").write_text(text)
    return [sys.executable, "coder.py"]


def play(text: str, code: str = "K2", *more: str) -> CommandResult:
    """Runs an arena of two games of a bot against random ones."""
    inner = " ".join(f'"{word}"' for word in command(text))
    program = ROOT / "docs/examples/codingame.py"
    bot = f'process:"{sys.executable}" "{program}" {inner}'
    others = ["random"] * (int(code[1]) - 1)
    bots = ("--bots", ",".join([bot, *others]))
    return realmino("arena", code, *bots, "--games", "2", "--jobs", "1", "--json", *more)


@pytest.mark.parametrize("code", ["K2", "K3", "K4"])
def test_a_bot_plays_whole_games(folder: Path, code: str) -> None:
    """All its places and picks are legal, including rotated dominoes and discards."""
    result = play(CODER, code)
    assert result.code == 0
    assert result.err == ""
    assert result.json["bots"][0]["forfeits"] == 0


def test_describes_a_turn_in_the_lines_of_that_game() -> None:
    """The castle is in the middle, north is up, and the bot is player 0."""
    game = Game.parse("K2 Oabba L3-14-34-41 E3 E14 E34 E41 L5-6-7-40 A3g8e E40")
    seat = game.state.to_act
    assert seat == 1
    lines = [*turn_lines(game.state, seat)]
    assert len(lines) == 2 * 9 + 4 + 4
    assert lines[4] == "_0" * 4 + "*0" + "_0" * 4
    own, other = lines[:9], lines[9:18]
    assert own[3] == "_0" * 9
    assert other[3] == "_0" * 4 + "f0f0" + "_0" * 3
    putting, picking = lines[18:22], lines[22:]
    assert putting[0] == "-1 _0 _0 -1 0"
    assert [line.split()[0] for line in putting[1:]] == ["14", "34", "41"]
    assert [line.split()[3:] for line in putting[1:]] == [["0", "1"], ["0", "0"], ["1", "0"]]
    assert [line.split()[0] for line in picking] == ["5", "6", "7", "40"]
    assert [line.split()[3] for line in picking] == ["-1", "-1", "-1", "1"]


@pytest.mark.parametrize(
    ("put", "token"),
    [
        ("PUT 4 3 0", "A14g8e"),
        ("PUT 4 3 3", "A14g8n"),
        ("PUT 5 4 1", "A14h7s"),
        ("PUT 3 4 2", "A14f7w"),
    ],
)
def test_a_rotation_becomes_a_side(folder: Path, put: str, token: str) -> None:
    game = Game.parse("K2 Oabba L3-14-34-41 E3 E14 E34 E41 L5-6-7-40 A3g8e E40")
    always = f"while True:\n    print({put!r}, flush=True); print('PICK 7', flush=True); input()"
    with closing(Coder(command(always))) as coder:
        chosen = coder.choose(game.state)
        assert str(chosen) == token
        claimed = coder.choose(game.play(chosen).state)
        assert claimed == parse_move("E7")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("raise SystemExit(3)", r"it ended \(exit code 3\)"),
        ("print('PUT here'); print('PICK 3')", "it answered 'PUT here', not PUT x y rotation"),
        ("print('PUT 0 0 0'); print('PICK me')", "it answered 'PICK me', not PICK and a tile"),
        ("print('PUT 0 0 0'); print('PICK 99')", "it answered 'PICK 99', not PICK and a tile"),
    ],
)
def test_names_an_error_of_the_bot(folder: Path, text: str, why: str) -> None:
    state = Game.parse("K2 Oabba L3-14-34-41").state
    with closing(Coder(command(text))) as coder, pytest.raises(BotError, match=why):
        coder.choose(state)


def test_refuses_a_place_off_the_grid(folder: Path) -> None:
    game = Game.parse("K2 Oabba L3-14-34-41 E3 E14 E34 E41 L5-6-7-40")
    beside = "while True: print('PUT -9 0 0', flush=True); print('PICK 7', flush=True); input()"
    with closing(Coder(command(beside))) as coder, pytest.raises(BotError, match="off the grid"):
        coder.choose(game.state)


def test_refuses_unsupported_games_and_bad_commands(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(BotError, match="it cannot play K4h, only K2, K3, K4"):
        Coder(command(CODER)).choose(Game.parse("K4h Oabcd L3-14-34-41").state)
    with pytest.raises(BotError, match="it cannot be started"):
        Coder(["no such bot"]).choose(Game.parse("K2 Oabba L3-14-34-41").state)
    assert main([]) == 2
    assert re.search("the bot's command is missing", capsys.readouterr().err)


def test_the_arena_counts_a_failed_bot(folder: Path) -> None:
    result = play("raise SystemExit(3)", "K2", "--limit", "9")
    assert result.code == 1
    assert result.json["bots"][0]["forfeits"] == 2


NAMES = ["greedy", "random", "random", "random"]


@pytest.mark.deep
def test_a_dask_cluster_plays_the_same_games(tmp_path: Path) -> None:
    """A local cluster with two processes, started from a new process so its threads end."""
    done = subprocess.run(
        [sys.executable, ROOT / "docs/examples/machines.py"],
        capture_output=True, text=True, cwd=tmp_path,
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT / "core"),
            "DASK_TEMPORARY_DIRECTORY": str(tmp_path),
        },
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == ""
    with open_log(str(tmp_path / "here.jsonl"), Rules.parse("K4hm"), NAMES, 1) as log:
        standings = arena(Rules.parse("K4hm"), NAMES, 40, 1, on_game=log.add)
    assert done.stdout.split()[1::2] == [f"{bot.won.value:.1%}" for bot in standings.bots]
    local, remote = (
        (tmp_path / name).read_text().splitlines() for name in ("here.jsonl", "games.jsonl")
    )
    assert local[0] == remote[0]
    assert sorted(local) == sorted(remote)


@pytest.fixture
def relay() -> Iterator[str]:
    """The address of a running relay."""
    command = [sys.executable, str(ROOT / "docs/examples/relay.py"), "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout
        address = re.search(r"ws://127.0.0.1:\d+", running.stdout.readline())
        assert address
        yield address[0]
        running.terminate()


def event(topic: str, kind: int = 20_001) -> dict[str, Any]:
    """An event without a signature: the relay checks none."""
    return {"id": f"of {topic}", "kind": kind, "tags": [["x", topic]], "content": "sealed"}


def exchange(socket: ClientConnection, *message: object) -> list[Any]:
    """Sends a message and returns the next one."""
    socket.send(json.dumps(message))
    return list(json.loads(socket.recv()))


def test_the_relay_passes_on_events_to_those_who_listen(relay: str) -> None:
    wanted = {"kinds": [20_001], "#x": ["a", "b"], "since": 1}
    with connect(relay) as ann, connect(relay) as ben:
        assert exchange(ann, "EVENT", event("a")) == ["OK", "of a", True, ""]
        assert exchange(ben, "REQ", "room", wanted) == ["EOSE", "room"], "it keeps no events"
        for sent in (event("c"), event("b", 1), event("b")):
            assert exchange(ann, "EVENT", sent)[:3] == ["OK", sent["id"], True]
        assert json.loads(ben.recv()) == ["EVENT", "room", event("b")]
        ben.send(json.dumps(["CLOSE", "room"]))
        exchange(ann, "EVENT", event("a"))
        assert exchange(ben, "REQ", "again", wanted) == ["EOSE", "again"]


@pytest.mark.parametrize(
    "message", ["", "{", "[]", '["EVENT", {"tags": 1}]', '["REQ", "a", {"kinds": 1}]', "[" * 9_000]
)
def test_the_relay_survives_invalid_messages(relay: str, message: str) -> None:
    with connect(relay) as socket:
        socket.send(message)
        assert json.loads(socket.recv())[0] == "NOTICE"
        assert exchange(socket, "REQ", "a", {"kinds": [1], "#x": ["a"]}) == ["EOSE", "a"]


def test_the_relay_limits_subscriptions_and_messages(relay: str) -> None:
    wanted = {"kinds": [1], "#x": ["a"]}
    with connect(relay) as ann, connect(relay) as ben:
        replies = [exchange(ann, "REQ", str(number), wanted) for number in range(21)]
        assert [reply[0] for reply in replies] == ["EOSE"] * 20 + ["NOTICE"]
        exchange(ben, "REQ", "all", {"kinds": [20_001], "#x": ["a"]})
        ann.send(json.dumps(["EVENT", {**event("a"), "content": "x" * 40_000}]))
        with pytest.raises(ConnectionClosedError):
            ann.recv()
