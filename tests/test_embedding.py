"""What another page asks of a board: moments, modes, puzzles, and what is refused."""

import re

import pytest

from realmino import Game
from table.embedding import board_of, moment_of, tokens_of

RECORD = "K2 Oabab L4-12-22-45 E45 E12 E22 E4 L6-13-31-48 A4f6n E48 A12h7n E31"
POSITION = str(Game.parse(RECORD).at(7).state)


def test_a_record_is_shown_at_its_end_or_at_the_move_that_is_asked_for() -> None:
    board = board_of({"record": RECORD, "at": ""}, "seed")
    assert (board.mode, board.length, moment_of(board.match)) == ("replay", 11, 11)
    earlier = board_of({"record": f" {RECORD}\n", "at": "8", "mode": "replay"}, "seed")
    assert (earlier.length, moment_of(earlier.match)) == (11, 8)
    assert tokens_of(earlier.match)[-1] == "A4f6n"
    assert len(earlier.match.game.undone) == 3


def test_a_position_may_have_moves_that_follow() -> None:
    board = board_of({"position": POSITION}, "seed")
    assert (board.length, str(board.match.game.state)) == (0, POSITION)
    board = board_of({"position": POSITION, "record": "A4f6n E48"}, "seed")
    assert tokens_of(board.match) == ["A4f6n", "E48"]


def test_playing_on_forgets_the_later_moves_and_deals_what_is_due() -> None:
    asked = {"record": RECORD, "at": "6", "mode": "play", "seats": "pg"}
    board = board_of(asked, "seed")
    assert board.match.game.undone == ()
    assert [seat.kind for seat in board.match.seats] == ["person", "greedy"]
    assert tokens_of(board.match)[:6] == RECORD.split()[1:7]
    assert board.match.game.state.pending_deal is None
    assert board.match == board_of(asked, "seed").match != board_of(asked, "other").match


def test_a_puzzle_is_solved_by_the_next_move_of_the_record() -> None:
    puzzle = board_of({"record": RECORD, "at": "7", "mode": "puzzle"}, "seed")
    game = puzzle.match.game
    assert game.undone == ()
    assert puzzle.verdict(puzzle.match) is None
    assert puzzle.verdict(puzzle.match.with_game(game.play("A4f6n").play("E48"))) is True
    assert puzzle.verdict(puzzle.match.with_game(game.play("A4h7n"))) is False


def test_a_puzzle_from_a_position_begins_with_it() -> None:
    puzzle = board_of({"position": POSITION, "record": "A4f6n", "mode": "puzzle"}, "seed")
    assert moment_of(puzzle.match) == 0
    assert puzzle.verdict(puzzle.match.with_game(puzzle.match.game.play("A4f6n"))) is True


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({}, "rules such as K4 first"),
        ({"record": "K2 zzz"}, "found 'zzz'"),
        ({"record": RECORD, "at": "12"}, "a move from 0 to 11"),
        ({"record": RECORD, "at": "x"}, "a move from 0 to 11"),
        ({"record": RECORD, "seats": "p"}, "for each of 2 seats"),
        ({"position": "K2 nothing"}, "nothing"),
        ({"record": RECORD, "mode": "dance"}, "mode is one of replay, play, puzzle, score, try"),
        ({"record": RECORD, "mode": "puzzle"}, "needs a solution, or a record that goes on"),
        ({"record": RECORD, "mode": "puzzle", "at": "1"}, "begins where somebody has a choice"),
        ({"record": RECORD, "mode": "puzzle", "at": "7", "solution": "E48"}, "cannot be played"),
        ({"record": RECORD, "mode": "puzzle", "at": "7", "solution": "?"}, "cannot be played"),
        ({"record": "K2 " * 20_000}, "characters"),
    ],
)
def test_what_cannot_be_shown_is_told_in_one_sentence(asked: dict[str, str], told: str) -> None:
    with pytest.raises(ValueError, match=re.escape(told)) as refused:
        board_of(asked, "seed")
    assert "\n" not in str(refused.value)
