"""Whole games in the terminal, against bots and friends, with mistakes and undo."""

import re

import pytest

from realmino import Game, Kingdom, Rules, Shuffled
from realmino.cli import inputs, terminal
from realmino.cli.terminal import Pen
from tests.commands import CommandResult, realmino


def two_friends(*answers: str, code: str = "K2") -> CommandResult:
    """Plays the game with seed x between two people who type these answers."""
    seats = ("--seats", "you,you", "--seed", "x")
    return realmino("play", code, *seats, stdin="".join(f"{answer}\n" for answer in answers))


@pytest.mark.parametrize("code", ["K2", "K3m", "K4hm", "K2d", "Q2", "Q3h", "W5"])
def test_a_person_plays_a_whole_game_against_bots(code: str) -> None:
    result = realmino("play", code, "--seed", "4", stdin="1\n" * 200)
    assert result.code == 0
    assert result.game.is_over
    assert "The game is over." in result.out
    assert result.out.count("points (largest territory") == int(code[1])
    assert "\x1b" not in result.out


def test_same_seed_and_choices_give_the_same_game() -> None:
    games = [realmino("play", "K2", "--seed", "4", stdin="1\n" * 99).game for _ in range(2)]
    assert games[0] == games[1]


def test_bots_play_without_people() -> None:
    assert realmino("play", "K2", "--seats", "greedy,random").game.is_over


def test_understands_tokens_numbers_and_places() -> None:
    dealt = Game(Rules.parse("K2")).deal(Shuffled("x"))
    claims = [str(action) for action in dealt.state.legal_actions()]
    answers = [claims[2], claims[0], "1", "", "g8n", "q"]
    result = two_friends(*answers)
    tokens = [str(move) for move in result.game.moves if str(move)[0] in "AE"]
    assert tokens == [claims[2], claims[0], claims[1], claims[3], f"A{claims[0][1:]}g8n"]


def test_explains_a_refusal() -> None:
    answers = ["1", "1", "1", "1", "a1n", "g7n", "e7n", "g9s", "99", "A1", "L1-2-3-4", "what"]
    result = two_friends(*answers)
    assert (
        "A1a1n isn’t allowed. The kingdom can’t be larger than 5\u00a0×\u00a05 squares."
        in result.out
    )
    assert "The domino must touch the kingdom along an edge." in result.out
    assert "Both halves are the same, so this placement is written with n or e" in result.out
    assert "That square is already covered." in result.out
    assert "Choose a number from 1 to" in result.out
    assert result.out.count("Unknown move: ") == 2
    assert "There’s nothing to deal now." in result.out
    assert len([move for move in result.game.moves if str(move)[0] == "E"]) == 4


def test_undo_stops_at_a_deal() -> None:
    result = two_friends("u", "1", "2", "u", "u", "u", "q")
    assert result.out.count("Nothing to undo: ") == 2
    assert result.out.count("Undone.") == 2
    assert result.game.number == 2


def test_undo_goes_back_before_the_bots_move() -> None:
    """The bot repeats its move."""
    undone = realmino("play", "K2", "--seed", "5", stdin="1\nu\n1\nq")
    straight = realmino("play", "K2", "--seed", "5", stdin="1\nq")
    assert "Undone." in undone.out
    assert undone.game == straight.game


def test_shows_help_and_the_record_and_quits() -> None:
    result = two_friends("?", "r", "q")
    assert "place domino 17" in result.out
    assert result.out.count("K2 O") == 2
    assert result.code == 0


def test_end_of_input_ends_the_game_and_keeps_the_record() -> None:
    result = two_friends("1")
    assert result.code == 0
    assert "Game stopped." in result.out
    assert result.game.number == 3


def test_ctrl_c_ends_the_game_and_keeps_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    result = realmino("play", "K2", "--seats", "you,you")
    assert result.code == 0
    assert result.game.number == 2


def test_uses_colours_unless_the_terminal_refuses_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    coloured = realmino("play", "K2", "--seats", "greedy,random", "--seed", "1", on_screen=True)
    assert "\x1b[48;5;" in coloured.out
    monkeypatch.setenv("NO_COLOR", "1")
    plain = realmino("play", "K2", "--seats", "greedy,random", "--seed", "1", on_screen=True)
    assert "\x1b" not in plain.out
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured.out).split() == plain.out.split()


@pytest.mark.parametrize("colour", [True, False])
@pytest.mark.parametrize("width", [20, 60, 200])
def test_kingdoms_are_side_by_side_if_the_terminal_is_wide_enough(width: int, colour: bool) -> None:
    pen = Pen(colour, "*", ".")
    lands = [Kingdom.parse(text) for text in ("w1wC", "C/f/f", "m3Cm3/sss")]
    blocks = [terminal.kingdom(land, seat, pen) for seat, land in enumerate(lands)]
    lines = list(terminal.side_by_side(blocks, [terminal.width(block) for block in blocks], width))
    shown = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in lines]
    assert max(map(len, shown)) <= max(width, terminal.width(blocks[0]))
    assert sum(line.count("^^") for line in shown) == 3
    assert len(lines) == {20: 3 + 7 + 5, 60: 7, 200: 7}[width]


def test_takes_the_language_from_the_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value, code in (
        ("LANG", "de_DE.UTF-8", "de"),
        ("LC_MESSAGES", "fr", "fr"),
        ("LC_ALL", "C", "en"),
        ("LC_ALL", "tlh_KL", "en"),
    ):
        monkeypatch.setattr(inputs, "LANGUAGES", ["en", "de", "fr"])
        for variable in ("LANG", "LC_MESSAGES", "LC_ALL"):
            monkeypatch.delenv(variable, raising=False)
        monkeypatch.setenv("LANG", "de_AT")
        monkeypatch.setenv(name, value)
        assert inputs.system_language() == code


@pytest.mark.parametrize("code", inputs.LANGUAGES)
def test_plays_a_game_in_every_language(code: str) -> None:
    result = realmino("play", "Q2", "--seed", "4", "--language", code, stdin="1\n" * 200)
    assert result.code == 0
    assert result.game.is_over
    assert ("The game is over." in result.out) is (code == "en")
    assert ("(you)" in result.out) is (code == "en")
    assert ("(greedy)" in result.out) is (code == "en")


def test_reports_a_typing_error_in_the_language() -> None:
    """Notation errors are English, so other languages repeat the input instead."""
    slip = realmino("play", "K2", "--seed", "4", "--language", "fr", stdin="zz\nq\n")
    assert "Coup inconnu\u00a0: zz." in slip.out
    assert "Choisir un domino\u00a0:" in slip.out
    assert "expected" not in slip.out + slip.err


def test_refuses_an_unknown_language() -> None:
    result = realmino("play", "K2", "--language", "tlh")
    assert result.code == 2
    assert "argument --language: invalid choice: 'tlh'" in result.err
