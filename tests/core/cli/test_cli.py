"""The commands, their output and their errors."""

import os
import re
import subprocess
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from realmino import Dynasty, Game, Kingdom, PartialPosition, Rules, State, __version__, score
from realmino.__main__ import COMMANDS
from realmino.bots import bench as speed
from realmino.cli import engine
from tests.commands import a_game, realmino
from tests.depth import deep

CORE = Path(__file__).parents[3] / "core"


# Bad input


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["dance"], "invalid choice: 'dance'"),
        (["score"], "required: KINGDOM|POSITION"),
        (["score", ""], "expected a castle C"),
        (["score", "wwx"], "column 3: found 'x'"),
        (["score", "K4 a:wwx"], "column 8: found 'x'"),
        (["score", "K4"], "there is nothing to score"),
        (
            ["score", "wC", "--rules", "K5"],
            "--rules: 'K5', column 2: found '5', expected 2 to 4 players",
        ),
        (["score", "wC", "--jso"], "unrecognized arguments: --jso"),
        (["replay", "game.txt"], "there is no file 'game.txt'"),
        (["replay", ""], "expected rules such as K4 first"),
        (["replay", "K4 Oabcd L1-2-3-4 E5"], "column 19: found 'E5', expected E1, E2, E3"),
        (["replay", "K4", "--at", "1"], "--at: the record has 0 moves, not 1"),
        (["replay", "K4", "--at", "-1"], "--at"),
        (["replay", "K4 K4"], "a game of the Dynasty starts before the previous one has ended"),
        (["play", "K2", "--seats", "you"], "--seats: K2 has 2 seats, not 1"),
        (
            ["play", "K2", "--seats", "you,me"],
            "--seats: unknown player 'me'; choose from you, random",
        ),
        (["perft", "K2", "--depth", "deep"], "--depth: 'deep' is not a whole number of at least 0"),
        (["perft", "K2", "--depth", "0", "--divide"], "--divide: needs a --depth of 1 or more"),
        (["perft", "k2"], "RULES: 'k2', column 1"),
        (["arena", "K4"], "required: --bots"),
        (["arena", "K4", "--bots", "genius"], "--bots: unknown bot 'genius'; choose from random"),
        (["arena", "K4", "--bots", "random,greedy"], "--bots: K4 has 4 seats, not 2"),
        (["arena", "K4", "--bots", "random", "--games", "0"], "--games: '0' is not a whole number"),
        (["arena", "K4", "--bots", "random", "--ms", "x"], "--ms: 'x' is not a whole number"),
        (
            ["arena", "K4", "--bots", "random", "--records", "/no/such/x"],
            "/no/such/x: No such file",
        ),
        (["arena", "K4", "--bots", "random", "--records", "/"], "'/' is a folder"),
        (["bench", "--seconds", "0"], "--seconds: '0' is not a number of seconds"),
        (["bench", "--seconds", "fast"], "--seconds: 'fast' is not a number of seconds"),
        (["diagram", "K4 R0o"], "a picture needs"),
        (["diagram", "a:wC", "b:wC"], "unrecognized arguments: b:wC"),
    ],
)
def test_refuses_bad_input_with_a_one_line_message(arguments: list[str], expected: str) -> None:
    result = realmino(*arguments)
    assert result.code == 2
    assert result.out == ""
    assert re.fullmatch(r"realmino: .+\n", result.err)
    assert expected in result.err


def test_refuses_a_binary_file(tmp_path: Path) -> None:
    picture = tmp_path / "game.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    result = realmino("replay", str(picture))
    assert (result.code, result.out) == (2, "")
    assert "is not text in UTF-8" in result.err


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_that_fits_and_fills_its_lines(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    result = realmino(name, "--help")
    assert (result.code, result.err) == (0, "")
    assert f"usage: realmino {name}" in result.out
    assert all(len(line) <= 80 for line in result.out.splitlines())
    for paragraph in result.out.split("\n\n")[1:]:
        lines = paragraph.splitlines()
        if not lines[0].endswith(":") and "realmino " not in paragraph:
            for line, after in pairwise(lines):
                assert len(f"{line} {after.split()[0]}") > 78


def test_without_a_command_it_shows_the_help() -> None:
    """On standard error, because no program expects it, with the code for bad input."""
    result = realmino()
    assert (result.code, result.out) == (2, "")
    assert result.err == realmino("--help").out
    for name in COMMANDS:
        assert re.search(rf"^    {name}  +[a-z]", result.err, re.MULTILINE)


def test_prints_the_version() -> None:
    assert realmino("--version") == (0, f"realmino {__version__}\n", "")


# score


def test_scores_a_kingdom_item_by_item() -> None:
    result = realmino("score", "w1w-/fCm2", "--rules", "K4hm", "--json")
    assert result.json == score(Kingdom.parse("w1w-/fCm2"), Rules.parse("K4hm")).to_json()
    assert result.json["total"] == 2 + 2 + 10
    assert [item["kind"] for item in result.json["items"]].count("middle") == 1


def test_the_text_sheet_shows_where_points_come_from() -> None:
    lines = realmino("score", "w1w-/fCm2").out.splitlines()
    assert lines[0] == "Kingdom: 4 points (largest territory 2)"
    assert "wheat      2 × 1 crown   f8 g8" in lines[1] + lines[2]


@pytest.mark.parametrize("land", ["-w/Cw", "--w\n-C-", "-C"])
def test_a_kingdom_may_start_with_empty_ground(land: str) -> None:
    for result in (
        realmino("score", land, "--json"),
        realmino("score", "-", "--json", stdin=land + "\n"),
    ):
        assert result.code == 0
        assert result.json == score(Kingdom.parse(land), Rules.parse("K4")).to_json()


def test_scores_all_kingdoms_of_a_position_by_its_rules() -> None:
    data = realmino("score", "K4m a:w1C b:s2sC d:Cmmm", "--json").json
    assert {seat: sheet["total"] for seat, sheet in data["kingdoms"].items()} == {
        "a": 11,
        "b": 14,
        "d": 0,
    }
    assert data["winners"] == ["b"]
    assert "Ahead: b" in realmino("score", "K2m a:w1C b:s2sC").out


# replay


def test_replays_a_record_to_any_moment(tmp_path: Path) -> None:
    game = a_game("K3h")
    record = tmp_path / "game.txt"
    record.write_text(f"; from the attic\n{game}\n")
    for move in (0, 1, 2, 5, 20, game.number):
        state = game.at(move).state
        for data in (
            realmino("replay", str(record), "--at", str(move), "--json").json,
            realmino("replay", "-", "--at", str(move), "--json", stdin=str(game)).json,
            realmino("replay", str(game).replace(" ", "_"), "--at", str(move), "--json").json,
        ):
            assert data["rules"] == "K3h"
            assert data["move"] == move
            assert data["of"] == game.number
            assert State.parse(data["position"]) == state
            assert data["legal"] == [str(action) for action in state.legal_actions()]
            assert data["to_act"] == (None if state.to_act is None else "abc"[state.to_act])
            assert data["over"] is state.is_over
            totals = [data["sheets"][seat]["total"] for seat in "abc"]
            assert totals == [sheet.total for sheet in state.sheets()]
            assert ("winners" in data) is state.is_over


def test_shows_the_pending_deal() -> None:
    game = a_game("K2")
    kings = realmino("replay", str(game), "--at", "0", "--json").json
    assert kings["due"] == {"kind": "kings", "count": 4, "ids": ["a", "a", "b", "b"]}
    line = realmino("replay", str(game), "--at", "1", "--json").json
    assert line["due"] == {"kind": "line", "count": 4, "ids": list(range(1, 49))}
    assert realmino("replay", str(game), "--at", "2", "--json").json["due"] is None
    assert "4 kings are drawn" in realmino("replay", str(game), "--at", "0").out


def test_describes_the_end_of_a_game() -> None:
    game = a_game("K2")
    output = realmino("replay", str(game)).out
    assert "nobody: the game is over" in output
    assert re.search(r"^Kingdom [ab] (and Kingdom b )?(wins?|share) ", output, re.MULTILINE)
    assert output.count("Kingdom a: ") == output.count("Kingdom b: ") == 1


def test_a_dynasty_sums_its_games() -> None:
    games = [a_game("K2m", seed) for seed in (1, 2)]
    record = "\n".join(map(str, games))
    data = realmino("replay", record, "--json").json
    totals = Dynasty(tuple(games)).totals()
    assert data["dynasty"] == {"game": 2, "of": 2, "totals": dict(zip("ab", totals, strict=True))}
    assert data["move"] == data["of"] == games[0].number + games[1].number
    first = realmino("replay", record, "--at", str(games[0].number), "--json").json
    assert first["dynasty"]["game"] == 1
    assert first["position"] == str(games[0].state)
    second = realmino("replay", record, "--at", str(games[0].number + 3), "--json").json
    assert second["dynasty"]["game"] == 2
    assert second["position"] == str(games[1].at(3).state)
    assert "game 2 of 2" in realmino("replay", record).out


# perft, arena, bench, diagram


def test_perft_counts() -> None:
    assert realmino("perft", "K4", "--depth", "6").out == "1152\n"
    data = realmino("perft", "K3", "--seed", "7", "--depth", "5", "--divide", "--json").json
    assert (data["rules"], data["seed"], data["depth"]) == ("K3", "7", 5)
    assert data["count"] == 1440
    assert sum(data["divide"].values()) == 1440
    lines = realmino("perft", "K3", "--seed", "7", "--depth", "5", "--divide").out.splitlines()
    assert len(lines) == 5
    assert lines[-1] == "1440"


def test_an_arena_prints_its_results_and_writes_its_records(tmp_path: Path) -> None:
    kept = tmp_path / "games.txt"
    result = realmino(
        "arena", "K2h", "--bots", "greedy,random", "--games", "5", "--records", str(kept), "--json"
    )
    data = result.json
    assert data["rules"] == "K2h"
    assert data["games"] == 5
    assert data["deals"] == 3
    assert [bot["name"] for bot in data["bots"]] == ["greedy", "random"]
    assert sum(bot["wins"] for bot in data["bots"]) == 5
    games = [Game.parse(line) for line in kept.read_text().splitlines()]
    assert len(games) == 5
    assert all(game.is_over for game in games)
    assert [path.name for path in tmp_path.iterdir()] == ["games.txt"]
    assert result.err == ""


def test_one_bot_takes_all_seats() -> None:
    data = realmino("arena", "K3", "--bots", "random", "--games", "4", "--ms", "10", "--json").json
    assert [bot["name"] for bot in data["bots"]] == ["random"] * 3
    assert data["deals"] == 4


def test_the_text_results_of_an_arena_show_their_errors() -> None:
    lines = realmino("arena", "K2", "--bots", "greedy,random", "--games", "5").out.splitlines()
    assert lines[0] == "K2: 5 games, 3 deals in 2 seatings each, only 1 for the last deal, seed 1"
    assert re.match(
        r"greedy +\d+\.\d ± \d+\.\d +\d+\.\d ± \d+\.\d +5\.0 +100\.0% \(56\.6–100\.0\)", lines[2]
    )
    assert lines[2].endswith(" 208 (19 to 632)")
    assert max(map(len, lines)) <= 80


def test_shows_the_progress_of_an_arena() -> None:
    arguments = ("arena", "K2", "--bots", "random", "--games", "4")
    result = realmino(*arguments, on_screen=True)
    assert [f"{done} of 4 games" in result.err for done in range(6)] == [False, *[True] * 4, False]
    assert result.err.endswith("\r\x1b[K")
    assert realmino(*arguments, "--quiet", on_screen=True) == (0, result.out, "")


def test_names_a_disqualified_bot_beside_the_results(folder: Path) -> None:
    Path("cheat.py").write_text(
        "from realmino import Game\ndef deal(*_):\n    return Game.parse('K2 Oabab').moves[0]\n"
    )
    result = realmino("arena", "K2", "--bots", "cheat:deal,random")
    assert result.code == 1
    assert re.search(r"^cheat:deal .* 0\.0 ", result.out, re.MULTILINE)
    assert re.fullmatch(
        r"realmino: bot cheat:deal was disqualified in 100 of 100 games, first in game 1: "
        r"it chose Oabab, refused \(nothing due\), after K2 O.*\n",
        result.err,
    )


@pytest.mark.deep
def test_bench_prints_both_speeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both formats print the same measurement."""
    for name in ("SIMULATIONS_PER_MOMENT", "GAMES", "REPEATS"):
        monkeypatch.setattr(speed, name, 1)
    monkeypatch.setattr(engine, "bench", cache(speed.bench))
    data = realmino("bench", "--seconds", ".01", "--json").json
    codes = ["K4", "K3", "K2", "K2dhm", "Q2", "Q3", "Q4", "W3", "W4", "W5", "W6", "W7", "W8"]
    measures = ("kernel_games_per_second", "state_games_per_second")
    for measure in (*measures, "state_milliseconds_per_game", "actions_per_game"):
        assert list(data[measure]) == codes
        assert min(data[measure].values()) > 0
    assert data["actions_per_game"]["K4"] == 4 + 2 * 4 * 12
    lines = realmino("bench", "--seconds", ".01").out.splitlines()
    assert [line.split()[0] for line in lines[1:-1]] == codes
    assert lines[-1].startswith(
        "simulations/s of the emperor bot at 0, 25, 50 and 75% of a game: K4hm "
    )
    assert re.fullmatch(r".* Q2( [\d,]+){4},? (and )?W4( [\d,]+){4}", lines[-1])
    rates = data["emperor_simulations_per_second"]
    assert {*rates} == {"K4hm", "K2hm", "Q2", "W4"}
    assert {tuple(by_moment) for by_moment in rates.values()} == {("0", "25", "50", "75")}


def test_counts_the_simulations_of_the_emperor_at_four_moments(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(speed, "SIMULATIONS_PER_MOMENT", 3)
    rates = speed.bench(codes=(), emperor_codes=("K2",)).emperor["K2"]
    assert [*rates] == [0, 25, 50, 75]
    assert min(rates.values()) > 0


def test_a_diagram_prints_only_the_picture() -> None:
    from realmino.drawing.diagram import diagram

    result = realmino("diagram", "K2 a:w1C N3-14", "--title", "Mine & yours")
    assert result.out == diagram(PartialPosition.parse("K2 a:w1C N3-14"), "Mine & yours")
    assert realmino("diagram", "-wC").out == diagram(PartialPosition.parse("a:-wC"))


# In a separate process


def in_a_shell(
    *arguments: str, stdin: str = "", **settings: str
) -> subprocess.CompletedProcess[str]:
    """Runs ``python -m realmino`` in a new process."""
    return subprocess.run(
        [sys.executable, "-m", "realmino", *arguments],
        input=stdin, capture_output=True, text=True, check=False, encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(CORE), "PYTHONUTF8": "1", **settings},
    )  # fmt: skip


def test_the_module_runs_as_a_program() -> None:
    result = in_a_shell("score", "wC1")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("realmino: column 3: found '1'")
    assert in_a_shell("score", "w1C").stdout.startswith("Kingdom: 1 point (largest territory 1)")


@pytest.mark.parametrize("encoding", ["cp1252", "utf-16", *map(deep, ("cp437", "ascii", "utf-8"))])
def test_files_on_standard_output_are_utf_8(encoding: str, tmp_path: Path) -> None:
    settings = {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    position = "K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ff/C-"
    drawn = in_a_shell("diagram", position, "--language", "ru", **settings).stdout
    root = ElementTree.fromstring(drawn)
    assert "корол" in str(root.findtext("{*}desc")).lower()
    (tmp_path / "tiles.csv").write_text(
        in_a_shell("buildings", "--csv").stdout.replace("Statue", "Königin"), encoding="utf-8"
    )
    table = in_a_shell("buildings", "--csv", "--buildings", str(tmp_path / "tiles.csv"), **settings)
    assert "Königin" in table.stdout


def test_crowns_are_stars_in_an_ascii_terminal() -> None:
    result = in_a_shell("play", "K4", "--seed", "1", stdin="1\n1\n", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert "*" in result.stdout
    assert result.stderr == ""


def test_a_closed_pipe_is_not_an_error() -> None:
    """As in ``realmino … | head -1``."""
    record = str(a_game("K4hm"))
    with subprocess.Popen(
        [sys.executable, "-m", "realmino", "replay", "-"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(CORE)},
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(record.encode())
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0
