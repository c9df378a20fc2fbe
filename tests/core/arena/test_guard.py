"""The arena disqualifies and names bots that cheat, crash, exit or hang, and continues."""

import json
import re
from pathlib import Path

import pytest

from realmino import Game
from tests.commands import CommandResult, realmino
from tests.depth import deep


def play(name: str, body: str, *more: str) -> CommandResult:
    """Runs an arena of two K2 games between a custom bot and the random one."""
    Path(f"{name}.py").write_text(f"import os, sys, time\ndef choose(state, random):\n{body}")
    files = ("--out", "games.jsonl", "--records", "games.txt")
    bots = ("--bots", f"{name}:choose,random")
    return realmino("arena", "K2", *bots, "--games", "2", *files, "--json", *more)


LATE = "    if state.round < 2:\n        return state.legal_actions()[0]\n"


@pytest.mark.parametrize("jobs", [deep("1"), "2"])
@pytest.mark.parametrize(
    ("name", "body", "why"),
    [
        ("leaves", "    sys.exit(3)\n", r"raised SystemExit: 3 \(leaves\d\.py, line 5\)"),
        ("dies", "    os._exit(7)\n", r"ended its process \(exit code 7\)"),
        ("hangs", "    time.sleep(600)\n", r"gave no answer within 1 s"),
        deep(("spins", "    while True: pass\n", r"gave no answer within 1 s")),
        ("raises", "    {}['seven\\nteen']\n", r"raised KeyError: .* \(.*line 5\)"),
        (
            "cheats",
            "    from realmino import Discard; return Discard(1)\n",
            r"chose A1x, refused.*",
        ),
    ],
)
def test_names_a_bad_bot_and_continues(
    name: str, body: str, why: str, jobs: str, folder: Path
) -> None:
    """The bot fails in the second round of every game; the log keeps the moves before."""
    limit = ("--limit", "1") if "answer" in why else ()
    result = play(f"{name}{jobs}", LATE + body, "--jobs", jobs, *limit)
    assert result.code == 1
    bad, other = result.json["bots"]
    assert (bad["wins"], bad["forfeits"]) == (0, 2)
    assert (other["wins"], other["forfeits"]) == (2, 0)
    assert re.fullmatch(
        rf"realmino: bot {name}{jobs}:choose was disqualified in 2 of 2 games, "
        rf"first in game 1: it {why}, after K2 O.*\n",
        result.err,
    )
    records = Path("games.txt").read_text().splitlines()
    assert [Game.parse(record).state.round for record in records] == [2] * 2
    again = realmino(
        *("arena", "K2", "--bots", f"{name}{jobs}:choose,random", "--games", "2"),
        *("--out", "games.jsonl", "--json"),
    )
    assert again == result


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_output_of_a_bot_stays_out_of_the_results(
    jobs: str, folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    body = "    print('hm'); os.write(1, b'ha'); return state.legal_actions()[0]\n"
    result = play(f"prints{jobs}", body, "--jobs", jobs)
    assert result.code == 0
    assert json.loads(result.out)["games"] == 2
    assert "ha" not in capfd.readouterr().out


def test_output_of_an_import_stays_out_of_the_results(folder: Path) -> None:
    Path("greets.py").write_text(
        "print('hello')\ndef choose(state, random):\n    return state.legal_actions()[0]\n"
    )
    result = realmino("arena", "K2", "--bots", "greets:choose,random", "--games", "2", "--json")
    assert result.code == 0
    assert len(result.out.splitlines()) == 1
    assert "hello" in result.err


@pytest.mark.parametrize(
    ("name", "body", "why"),
    [
        ("hangs_at_once", "while True: pass", "gave no answer within 1 s"),
        ("dies_at_once", "import os; os._exit(7)", "ended its process (exit code 7)"),
    ],
)
def test_refuses_a_module_whose_import_never_finishes(
    name: str, body: str, why: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "answer" in why:
        monkeypatch.setattr("realmino.arena.guard.START_TIMEOUT", 1.0)
    Path(f"{name}.py").write_text(body)
    result = realmino("arena", "K2", "--bots", f"{name}:choose,random", "--games", "2")
    refused = f"argument --bots: the module '{name}' cannot be imported (it {why})"
    assert result == (2, "", f"realmino: {refused}\n")


def test_a_separate_process_changes_no_game(folder: Path) -> None:
    """Position and random numbers reach the bot unchanged, so games equal those in-process."""
    Path("mine.py").write_text("from realmino.bots.opponents import choose_at_random as choose\n")
    texts = []
    for bots, more in (("mine:choose,greedy", ()), ("random,greedy", ()), ("random,greedy", LIMIT)):
        records = ("--records", "games.txt", "--quiet", "--jobs", "1")
        assert realmino("arena", "Q2", "--bots", bots, "--games", "2", *records, *more).code == 0
        texts.append(Path("games.txt").read_text())
    assert texts[0] == texts[1] == texts[2]


LIMIT = ("--limit", "60")
