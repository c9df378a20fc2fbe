"""Queendomino and the Royal Wedding at the command line."""

import re

import pytest

from realmino import Game, Purse, Rules, Shuffled, State, rules_codes, score
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.reasons import Reason
from realmino.text.en import CATALOGUE
from tests.commands import a_game, realmino
from tests.core.cli.test_play import two_friends

EXAMPLE = "b03l1l1lf1/f1fb13b17b21/m2wCgf/m2wb27gg2/mw1s1b25g1"
RECORD = "Q4 Oabcd T4-19-7-3-28-1 L93-94-95-96 E93 E94 E95 E96 L50-60-70-80 A93g8n"


def test_every_reason_has_a_message() -> None:
    refusals = {key.removeprefix("reason-") for key in CATALOGUE if key.startswith("reason-")}
    assert refusals == {reason.value for reason in Reason}


# score


def test_scores_the_worked_example_item_by_item() -> None:
    result = realmino("score", f"Q4 Qa a:{EXAMPLE}:11c4k3t")
    lines = result.out.splitlines()
    assert lines[0] == "Kingdom a: 71 points (largest territory 4)"
    assert "   16  grassland  4 × 4 crowns  g6 h6 h7 i5 (with the Queen’s crown)" in [
        re.sub(r"crowns  .* \(", "crowns  g6 h6 h7 i5 (", line) for line in lines
    ]
    assert sum(int(line.split()[0]) for line in lines[1:]) == 71
    assert [line.split()[0] for line in lines if "Sawmill" in line] == ["6"]
    assert "    3  coins 11" in lines


def test_a_kingdom_with_buildings_needs_no_purse() -> None:
    data = realmino("score", EXAMPLE, "--json").json
    kingdom = Kingdom.parse(EXAMPLE)
    assert data == score(kingdom, Rules.parse("Q4"), Purse(0, 0, 3)).to_json()
    assert data["total"] == 71 - 3 - 4


def test_a_kingdom_with_a_building_may_start_with_empty_ground() -> None:
    assert realmino("score", "-b27n/C-").out.startswith("Kingdom: 5 points")


def test_scores_land_alone_as_kingdomino() -> None:
    assert "coins" not in realmino("score", "w1C").out
    assert "coins 7" in realmino("score", "a:w1C:7c1k0t").out
    assert "coins 0" in realmino("score", "w1C", "--rules", "W4").out


# replay


@pytest.mark.parametrize("code", ["Q2", "Q3hm", "W5", "W8t"])
def test_replays_a_record_to_any_moment(code: str) -> None:
    game = a_game(code)
    for number in range(0, game.number + 1, 19):
        data = realmino("replay", str(game), "--at", str(number), "--json").json
        state = game.at(number).state
        assert State.parse(data["position"]) == state
        assert data["legal"] == [str(action) for action in state.legal_actions()]
        assert len(data["sheets"]) == state.rules.kingdoms
    assert f"{code}, move " in realmino("replay", str(game)).out


def test_replay_shows_the_board_and_the_purses() -> None:
    output = realmino("replay", f"{RECORD} C1g9").out
    assert "Kingdom a has the Queen; the Dragon is in its cave." in output
    assert "  spot 1  -" in output
    assert "Purse a   6 coins · 1 knight in hand, 0 placed · 1 tower · has the Queen" in output
    assert "  spot 3  the Dragon" in realmino("replay", f"{RECORD} D3").out
    due = realmino("replay", "Q4 Oabcd")
    assert "6 building tiles are dealt" in due.out
    assert realmino("replay", "Q4 Oabcd", "--json").json["due"] == {
        "kind": "tiles", "count": 6, "ids": list(range(1, 33))
    }  # fmt: skip


def test_explains_why_a_token_of_a_record_is_refused() -> None:
    result = realmino("replay", f"{RECORD} C1g8")
    assert result.code == 2
    assert "found 'C1g8', expected Bg8, Bg9, C0g9, C1g9 or one of 14 more (not open)" in result.err


def test_refuses_a_royal_wedding_for_two() -> None:
    result = realmino("play", "W2")
    assert result.code == 2
    assert "the rulebook has no Royal Wedding for fewer than three" in result.err


# play


def test_a_turn_at_court_lists_all_actions_with_their_prices() -> None:
    result = two_friends("1", "1", "1", "1", "1", code="Q2")
    assert "Builders’ board, 26 tiles in the pile. Nobody has the Queen" in result.out
    assert "a orange (you) 2 · 7 coins · 1 knight in hand, 0 placed · 0 towers" in result.out or (
        "b purple (you) 2 · 7 coins · 1 knight in hand, 0 placed · 0 towers" in result.out
    )
    assert "Collect tax with knights:" in result.out
    assert re.search(r"^  1 B[a-m][0-9]+ \+[12]", result.out, re.MULTILINE)
    assert "Bribe the Dragon with 1 coin to burn:" in result.out
    assert "Choose a domino to end your turn:" in result.out
    assert re.search(r"E(49|[5-9][0-9]) \([0-9]+\)", result.out)


def test_explains_a_refusal_at_court() -> None:
    result = two_friends(
        "1", "1", "1", "1", "1", "Bg7", "Ca", "C0a1", "D0", "D1", "u", "?", code="Q2"
    )
    assert (
        "Bg7 isn’t allowed. Knights only collect tax on the domino you’ve just placed."
        in result.out
    )
    assert "Unknown move: " in result.out
    assert "C0a1 isn’t allowed. A building needs a free town square." in result.out
    assert "bribes the Dragon to burn the " in result.out
    assert "D1 isn’t allowed. It’s too late for that this turn" in result.out
    assert "Undone." in result.out
    assert "There’s no need to pass" in result.out


def test_ends_the_turn_if_nothing_else_is_legal() -> None:
    game = realmino("play", "Q2", "--seed", "4", stdin="1\n" * 300).game
    assert game.is_over


def test_reports_actions_at_court() -> None:
    output = realmino("play", "Q3", "--seats", "greedy,greedy,random", "--seed", "2").out
    assert re.search(
        r"greedy\) places (a knight|knights) on [a-m][0-9]+.*: [0-9]+ coins?\.", output
    )
    assert re.search(r"greedy\) builds the [A-Z].+ on [a-m][0-9]+ for [0-9] coins?\.", output)
    assert "New on the builders’ board: " in output


def test_names_partners_together() -> None:
    output = realmino("play", "W6t", "--seats", ",".join(["random"] * 6), "--seed", "3").out
    assert "a pink (random) and d blue (random): " in output
    assert output.count("points (largest territory") == 3


def test_a_game_at_court_depends_only_on_the_seed() -> None:
    game = realmino("play", "W4", "--seats", "random,random,random,random", "--seed", "9").game
    assert [str(move) for move in game.moves[:3]] == [
        str(move) for move in Game(Rules.parse("W4")).deal(Shuffled("9")).moves
    ]


# arena and perft


@pytest.mark.parametrize("code", ["Q2", "Q4", "W3", "W6t"])
def test_bots_play_every_game_with_a_court(code: str) -> None:
    seats = len(Rules.parse(code).seats)
    bots = ",".join(["greedy"] + ["random"] * (seats - 1))
    data = realmino("arena", code, "--bots", bots, "--games", "2", "--json").json
    assert data["rules"] == code
    assert len(data["bots"]) == seats


def test_perft_counts_at_court() -> None:
    counts = [int(realmino("perft", "Q4", "--depth", str(depth)).out) for depth in range(7)]
    assert counts[:5] == [1, 4, 12, 24, 24]
    assert counts[5:] == PERFT_Q4


PERFT_Q4 = [576, 6912]


def test_perft_accepts_every_rules_code() -> None:
    assert all(realmino("perft", code, "--depth", "1").code == 0 for code in rules_codes())
