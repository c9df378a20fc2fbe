"""Embedded boards: moments, modes, puzzles and refusals."""

import re

import pytest

from embed.board import EmbeddedBoard, match_tokens, parse_board, refusal
from embed.puzzle import Verdict, solution, verdict
from realmino import Game
from realmino.text.language import in_language
from realmino.text.languages import PLURALS
from realmino.text.messages import Messages
from tests.tables import whole_game
from tools.pipeline.catalogue import catalogue

RECORD = "K2 Oabab L4-12-22-45 E45 E12 E22 E4 L6-13-31-48 A4f6n E48 A12h7n E31 A22g6w E13 A45h5w E6"
UNFINISHED = RECORD.removesuffix(" E6")
POSITION = str(Game.parse(RECORD).at(7).state)


def test_shows_a_record_at_its_end_or_at_the_requested_move() -> None:
    board = parse_board({"record": RECORD, "at": ""}, "seed")
    assert (board.mode, board.length, board.match.number) == ("replay", 15, 15)
    earlier = parse_board({"record": f" {RECORD}\n", "at": "8", "mode": "replay"}, "seed")
    assert (earlier.length, earlier.match.number) == (15, 8)
    assert match_tokens(earlier.match)[-1] == "A4f6n"
    assert len(earlier.match.game.undone) == 7


@pytest.mark.parametrize("at", ["16", "1" * 9999])
def test_a_shorter_record_shows_its_last_move(at: str) -> None:
    board = parse_board({"record": RECORD, "at": at}, "seed")
    assert (board.match.number, board.match.game.undone) == (15, ())


def test_a_position_may_have_following_moves() -> None:
    board = parse_board({"position": POSITION}, "seed")
    assert (board.length, str(board.match.game.state)) == (0, POSITION)
    board = parse_board({"position": POSITION, "record": "A4f6n E48"}, "seed")
    assert match_tokens(board.match) == ["A4f6n", "E48"]


def test_playing_on_drops_later_moves_and_deals() -> None:
    given = {"record": RECORD, "at": "6", "mode": "play", "seats": "pg"}
    board = parse_board(given, "seed")
    assert board.match.game.undone == ()
    assert [seat.kind for seat in board.match.seats] == ["person", "greedy"]
    assert match_tokens(board.match)[:6] == RECORD.split()[1:7]
    assert board.match.game.state.pending_deal is None
    assert board.match == parse_board(given, "seed").match != parse_board(given, "other").match


def puzzle_at(at: int, solution: str = "", record: str = RECORD) -> EmbeddedBoard:
    return parse_board(
        {"record": record, "at": f"{at}", "mode": "puzzle", "solution": solution}, "1"
    )


def tried(board: EmbeddedBoard, *tokens: str) -> Verdict | None:
    """The verdict on these moves."""
    game = board.match.game
    for token in tokens:
        game = game.play(token)
    return verdict(board, board.match.with_game(game))


def test_a_puzzle_is_solved_by_the_next_move_of_the_record() -> None:
    board = puzzle_at(7)
    assert board.match.game.undone == ()
    assert tried(board) is None
    assert tried(board, "A4f6n", "E48") == (
        True,
        "Solved: “Forest on f6, forest on f7” is the best choice.",
    )
    assert tried(board, "A4h7n") == (
        False,
        "“Forest on h7, forest on h8” is allowed, but there’s a better choice.",
    )
    assert solution(board) == "The best choice is “Forest on f6, forest on f7”."


@pytest.mark.parametrize(
    ("best", "choice", "message"),
    [
        ("A45h5w", "A45h6n", "scores 2 points now; the best choice scores 3."),
        ("A45h6n", "A45h5w", "scores 3 points now. The best choice scores less at first (2), but"),
        ("A45h5w", "A45h5w", "is the best choice. It scores 3 points now."),
        ("A45h6n", "A45i7w", "scores 2 points now. So does the best choice, but that’s worth"),
    ],
)
def test_a_verdict_compares_the_choice_with_the_best(best: str, choice: str, message: str) -> None:
    made = tried(puzzle_at(13, best), choice)
    assert made
    assert message in made.text
    assert made.is_solved is (best == choice)


@pytest.mark.parametrize("code", ["K4hm", "Q2"])
def test_every_choice_has_its_verdict(code: str) -> None:
    game = whole_game(code)
    for number in range(0, game.number, 7):
        if game.at(number).state.to_act is None:
            continue
        board = puzzle_at(number, record=str(game))
        for action in game.at(number).state.legal_actions():
            made = tried(board, str(action))
            assert made
            assert made.is_solved is (str(action) == board.solution)


def test_a_puzzle_may_begin_with_a_position() -> None:
    board = parse_board({"position": POSITION, "record": "A4f6n", "mode": "puzzle"}, "seed")
    assert board.match.number == 0
    made = tried(board, "A4f6n")
    assert made
    assert made.is_solved


def test_a_puzzle_may_have_several_equally_good_choices() -> None:
    board = puzzle_at(8, "E6 E31")
    made = [tried(board, token) for token in ("E6", "E31", "E13")]
    assert [one.is_solved for one in made if one] == [True, True, False]
    assert solution(board).startswith("The best choice is “Domino 6")


def test_only_a_puzzle_has_a_solution() -> None:
    board = parse_board({"record": RECORD}, "seed")
    assert verdict(board, board.match) is None
    with pytest.raises(ValueError, match="only a puzzle has a solution"):
        solution(board)


def test_a_board_reaches_every_moment_of_a_dynasty() -> None:
    game = whole_game("K2")
    board = parse_board({"record": f"{game} {RECORD}"}, "seed")
    assert board.length == game.number + 15
    for number in (0, game.number, game.number + 1, board.length):
        assert board.at(number).number == number
    assert len(board.at(game.number).games) == 1


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({}, "rules such as K4 first"),
        ({"record": "K2 zzz"}, "found 'zzz'"),
        ({"record": RECORD, "at": "x"}, "at is a number of moves, not “x”"),
        ({"record": RECORD, "at": "-1"}, "at is a number of moves, not “-1”"),
        ({"record": RECORD, "seats": "p"}, "for each of 2 seats"),
        ({"position": "K2 nothing"}, "nothing"),
        ({"record": RECORD, "mode": "dance"}, "mode is one of replay, play, puzzle, score, try"),
        ({"record": UNFINISHED, "mode": "puzzle"}, "needs a solution, or a record that continues"),
        ({"record": RECORD, "mode": "puzzle", "at": "1"}, "must begin where a player has a choice"),
        ({"record": RECORD, "mode": "puzzle", "at": "7", "solution": "E48"}, "cannot be played"),
        ({"record": RECORD, "mode": "puzzle", "at": "7", "solution": "?"}, "cannot be played"),
        ({"record": "K2 " * 20_000}, "characters"),
    ],
)
def test_refuses_invalid_attributes_with_a_one_sentence_message(
    given: dict[str, str], message: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(message)) as refused:
        parse_board(given, "seed")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("language", PLURALS)
def test_a_refusal_has_its_reason_in_english_only(language: str) -> None:
    sentence = Messages(catalogue(language), language).say("embed-broken")
    with in_language(language):
        refused = refusal(sentence, "found 'zzz'")
    assert refused == (f"{sentence[:-1]}: found 'zzz'." if language == "en" else sentence)


def test_a_comment_in_a_record_ends_with_its_line() -> None:
    record = "K2 ; two players\nOabab ; the kings\nL4-12-22-45 E45"
    assert parse_board({"record": record}, "1").length == 3
