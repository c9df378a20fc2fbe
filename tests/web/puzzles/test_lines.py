"""Lines of play after a puzzle: playing, comparing, explaining and showing them."""

from functools import cache

import pytest

from puzzles.lines import LineComparison, LinePointer, PlayedLine, last_move, played_line
from puzzles.page import LinePair, explanation
from puzzles.puzzle import Puzzle, answer, parse, solutions, tempting_choice
from realmino.view import view
from table.model.match import Match
from table.picture.overlay import NO_ADVICE
from table.play.thinking import LineRequest
from tests.web.fixtures import PUZZLE, look

HARMONY = parse(
    "K3hm 98 1248 111J0J2J0E1E2E1F0C080B280813160600241110280510310512300201321210320 990 solved"
)
RIVAL = parse("K2hm 72 1093 1100B1J05050H17171B04212E0A020308020101 NP0 solved")
TERRAIN = parse("K2 105 1173 0200B2B151504041A0K09322B030101190404000510010 8808 solved")
CLAIM = parse("K3 119 1080 211N1N0N1H0L251D062Q1D1A221O0A140223001328280401 J0G 80:15.2-18.9")


@cache
def line_after(puzzle: Puzzle, token: str) -> PlayedLine:
    match = puzzle.match()
    tokens: tuple[str, ...] = ()
    for reply in LineRequest(match.game.state, 10, token).replies():
        tokens = reply.tokens
    return played_line(match, tokens)


def explained(puzzle: Puzzle, token: str) -> str:
    match = puzzle.match()
    given = answer(puzzle, match, token)
    wrong = tempting_choice(puzzle, match).token if given.is_solved else token
    lines = LinePair(line_after(puzzle, given.best.token), line_after(puzzle, wrong))
    return explanation(puzzle, match, given, lines)


def wrong_token(puzzle: Puzzle, at: int) -> str:
    token = view(puzzle.match().game).options[at].token
    assert token not in solutions(puzzle, puzzle.match())
    return token


@pytest.mark.parametrize(
    ("puzzle", "at", "words"),
    [
        (
            HARMONY,
            0,
            "Then domino 8 can’t be placed in round 12. You lose the points for Harmony: 5 points. "
            "With the best moves: 70 to 86. With yours: 61 to 86.",
        ),
        (
            RIVAL,
            0,
            "Then Duke Amber gets domino 31 and finishes 17 points higher. "
            "With the best moves: 68 to 43. With yours: 62 to 60.",
        ),
        (
            TERRAIN,
            0,
            "Then your forests end up worth 8 points less. "
            "With the best moves: 41 to 27. With yours: 33 to 27.",
        ),
        (
            CLAIM,
            2,
            "Then Duke Amber chooses domino 23. "
            "In 80 simulated games for each choice, the best one finished 15 to 19 points ahead.",
        ),
    ],
)
def test_explains_the_consequences_of_a_wrong_choice(puzzle: Puzzle, at: int, words: str) -> None:
    assert explained(puzzle, wrong_token(puzzle, at)) == words


def test_a_right_choice_is_compared_with_the_most_tempting_wrong_one() -> None:
    text = explained(TERRAIN, solutions(TERRAIN, TERRAIN.match())[0])
    assert text.startswith("And “")
    assert "? Then your forests end up worth 8 points less." in text
    assert text.endswith("With your choice: 41 to 27. With the other: 33 to 27.")


def test_a_line_that_is_not_worse_gives_no_reason() -> None:
    match = TERRAIN.match()
    best = line_after(TERRAIN, solutions(TERRAIN, match)[0])
    worse = line_after(TERRAIN, wrong_token(TERRAIN, 0))
    assert LineComparison(match, best, best).reasons(8) == []
    assert LineComparison(match, worse, best).reasons(8) == []


def test_a_line_without_an_end_gives_no_reason() -> None:
    match = TERRAIN.match()
    best, worse = solutions(TERRAIN, match)[0], wrong_token(TERRAIN, 0)
    lines = played_line(match, (best,)), played_line(match, (worse,))
    assert not any(line.is_complete for line in lines)
    assert LineComparison(match, *lines).reasons(8) == []


def test_a_line_ends_with_the_game_or_the_next_deal() -> None:
    solved = line_after(TERRAIN, wrong_token(TERRAIN, 0))
    assert solved.is_complete
    assert solved.game.is_over
    early = line_after(CLAIM, wrong_token(CLAIM, 2))
    assert early.is_complete
    assert not early.game.is_over
    assert early.game.state.pending_deal


def test_marks_the_next_move_and_describes_the_last() -> None:
    line = line_after(TERRAIN, solutions(TERRAIN, TERRAIN.match())[0])
    match = TERRAIN.match()
    pointer = LinePointer(line)
    assert line.choices[0] == match.game.number
    for number in line.choices:
        shown: Match = match.with_game(line.game.at(number))
        seen = view(shown.game)
        marks = pointer.marks(seen, look(shown, seen))
        kind = seen.prompt.kind
        assert bool(marks.above) is (kind in ("place", "claim"))
        assert bool(marks.below) is (kind == "place")
        after = last_move(shown, number + 1)
        assert str(line.game.moves[number])[:1] not in "ACD" or "domino" in after
    end = match.with_game(line.game)
    seen = view(end.game)
    assert pointer.marks(seen, look(end, seen)) == NO_ADVICE


def test_the_fixture_is_a_puzzle_proved_by_games() -> None:
    puzzle = parse(PUZZLE)
    assert (puzzle.games, puzzle.lead) == (80, (3.7, 9.4))
    assert not puzzle.is_proved
