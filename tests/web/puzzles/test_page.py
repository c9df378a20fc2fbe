"""The dialog of puzzles, the bar below the table, and the texts to share."""

from datetime import date

import pytest

from embed.board import parse_board
from embed.puzzle import verdict
from puzzles.page import body, embed_code, question_text, share_text, tally
from puzzles.progress import Progress
from puzzles.puzzle import answer, box_levels, parse, puzzle_level, solutions
from realmino.view import view
from table.model.links import read_day
from table.wording.bar import Shown
from tests.elements import Elements
from tests.web.fixtures import PUZZLE as LINE


def elements(text: str, kind: str) -> list[dict[str, str | None]]:
    """The attributes of all elements with a tag."""
    return [given for tag, given in Elements(text).all if tag == kind]


def test_the_dialog_has_the_rating_and_a_button_for_each_box() -> None:
    shown = str(body(Progress(rating=1234.5, row=2, longest=7)))
    assert "Your rating: 1234. Solved in a row: 2. Longest streak: 7." in shown
    names = [one["name"] for one in elements(shown, "button")]
    assert (names[:2], names[-1]) == (["day", "K"], "solo")


def test_the_dialog_offers_another_puzzle_for_a_withdrawn_one() -> None:
    shown = str(body(Progress(), "Q"))
    assert "This puzzle was withdrawn: its answer was wrong or too easy." in shown
    first = elements(shown, "button")[0]
    assert (first["name"], first["class"]) == ("Q", "primary")
    assert "withdrawn" not in str(body(Progress()))


def test_the_dialog_has_the_levels_of_each_box() -> None:
    shown = str(body(Progress()))
    assert len(elements(shown, "table")) == 2
    assert len(elements(shown, "tr")) == 2 * 6
    assert '<th scope="col">Duke</th>' in shown
    duke = box_levels("K")[0].duke
    assert f"<td>{duke}%</td>" in shown


def test_the_question_states_the_difficulty() -> None:
    puzzle = parse(LINE)
    level = puzzle_level(puzzle)
    text = question_text(puzzle, puzzle.match())
    assert text.endswith(f"Level {level.number} of 5: the Duke solves {level.duke}% of these.")


def test_a_first_try_shows_how_the_rating_moves() -> None:
    before = Progress(rating=1214, row=2)
    after = before.with_try("K2-1-4", 1214, True)
    assert tally(before, after) == "Rating: 1214 → 1244. In a row: 3."


def test_a_bar_shows_further_sentences_and_changes() -> None:
    shown = str(Shown("Solved!", {}, more="Then <41>.", note="1 → 2").html())
    assert '<span class="bar-more">Then &lt;41&gt;.</span>' in shown
    assert '<span class="bar-note">1 → 2</span>' in shown


def test_the_first_button_of_the_bar_is_the_main_one() -> None:
    shown = Shown("Well done <3", {"next": "Next", "share": "Share"})
    buttons = elements(str(shown.html()), "button")
    assert [one["data-bar"] for one in buttons] == ["next", "share"]
    assert [one.get("class") for one in buttons] == ["primary", None]
    assert "Well done &lt;3" in str(Shown("Well done <3", {}).html())


@pytest.mark.parametrize(("is_solved", "words"), [(True, "solved!"), (False, "missed.")])
def test_the_shared_result_does_not_give_the_solution_away(is_solved: bool, words: str) -> None:
    text = share_text(
        "26 November 2026", is_solved, Progress(row=3), "https://x.org/#puzzle=K4-1-2"
    )
    result, link = text.split("\n")
    assert words in result
    assert "26 November 2026" in result
    assert link == "https://x.org/#puzzle=K4-1-2"
    assert "A38" not in text


def test_the_embed_code_shows_the_same_puzzle() -> None:
    puzzle = parse(LINE)
    match = puzzle.match()
    code = embed_code(puzzle, match, "https://x.org/", "https://x.org/#puzzle=K4-1-2")
    (shown,) = elements(code, "realmino-board")
    board = parse_board({name: str(text) for name, text in shown.items()}, "1")
    assert board.mode == "puzzle"
    assert board.match.game.state == match.game.state
    for option in view(match.game).options:
        tried = verdict(board, board.match.with_game(board.match.game.play(option.token)))
        assert tried
        assert tried.is_solved is answer(puzzle, match, option.token).is_solved
    assert {board.solution, *board.equals} == {*solutions(puzzle, match)}


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("2026-11-26", date(2026, 11, 26)),
        ("2026-11-27", date(2026, 11, 27)),
        ("2026-11-28", None),
        ("K4-1-2", None),
    ],
)
def test_reads_the_date_of_a_link(text: str, day: date | None) -> None:
    assert read_day(text, date(2026, 11, 26)) == day
