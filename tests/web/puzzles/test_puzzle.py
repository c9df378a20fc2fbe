"""The puzzles of the page: their positions, and what a choice in them is worth."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from importlib import import_module
from itertools import pairwise

import pytest

from puzzles import puzzle as module
from puzzles.puzzle import (
    BOXES,
    Puzzle,
    PuzzleAnswer,
    answer,
    explanation,
    next_puzzle,
    parse,
    puzzle_named,
    puzzle_of_day,
    puzzles_of,
    question,
    solutions,
)
from realmino.pieces.variants import SEATS
from realmino.view import Option, view
from table.match import PERSON
from tests.depth import ordinary_first
from tests.web.fixtures import PUZZLE as LINE
from tools.pipeline.bytecode import zipped

ALL = [one for box in BOXES for one in puzzles_of(box)]
ONCE = ordinary_first(ALL, ALL[::17])


def test_reads_a_line_with_indexes_of_several_digits() -> None:
    assert parse("K2 7 1500 0A_0__z 03") == Puzzle("K2", 7, 1500, (0, 10, 62, 185), (0, 3))


def test_the_table_waits_for_the_person_who_chooses() -> None:
    puzzle = parse(LINE)
    match = puzzle.match("Anna")
    seat = match.game.state.to_act
    assert seat is not None
    people = [at for at, one in enumerate(match.seats) if one.kind == PERSON]
    assert people == [seat]
    assert match.seat(SEATS[seat]).name == "Anna"
    assert len(view(match.game).options) == len(puzzle.losses)


@pytest.mark.parametrize("puzzle", ONCE)
def test_every_puzzle_has_one_best_choice(puzzle: Puzzle) -> None:
    match = puzzle.match()
    options = view(match.game).options
    assert len(options) == len(puzzle.losses)
    best = solutions(puzzle, match)
    assert best
    least = 5 if puzzle.code[0] == "Q" else 3
    for option in options:
        given = answer(puzzle, match, option.token)
        assert given.is_solved is (option.token in best)
        assert given.is_solved or given.loss >= least
        assert given.lead >= least
        assert explanation(puzzle, match, given)
    assert question(match)


def test_the_names_are_different_and_lead_to_the_puzzles() -> None:
    assert len({puzzle.name for puzzle in ALL}) == len(ALL)
    for puzzle in ALL[::17]:
        assert puzzle_named(puzzle.name) is puzzle
    assert puzzle_named("K4-0-0") is None


def test_a_hundred_puzzles_take_twenty_kilobytes_at_most() -> None:
    texts = {f"{box}.txt": import_module(f"puzzles.{name}").LINES.encode()
             for box, name in BOXES.items()}  # fmt: skip
    assert len(zipped(texts)) <= 200 * len(ALL)


def test_a_day_has_the_same_puzzle_everywhere_and_the_next_day_another() -> None:
    days = [date(2026, 11, 26) + timedelta(days) for days in range(14)]
    found = [puzzle_of_day(day) for day in days]
    assert found == [puzzle_of_day(day) for day in days]
    assert all(a != b for a, b in pairwise(found))


def few(*ratings: int) -> tuple[Puzzle, ...]:
    return tuple(Puzzle("K2", at, rating, (), (0, 4)) for at, rating in enumerate(ratings))


def test_the_next_puzzle_is_a_new_one_of_the_players_rating(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    easy, fair, hard = few(1000, 1300, 1900)
    monkeypatch.setattr(module, "puzzles_of", lambda box: (easy, fair, hard))
    assert next_puzzle("K", 1250, ()) is fair
    assert next_puzzle("K", 1250, (fair.name,)) is easy
    assert next_puzzle("K", 1250, (fair.name, easy.name)) is hard
    # The one that was tried longest ago.
    assert next_puzzle("K", 1250, (hard.name, fair.name, easy.name)) is hard
    assert next_puzzle("K", 1250, (hard.name, "K3-9-9", fair.name, easy.name)) is hard


def test_the_puzzle_of_a_day_is_in_the_box_that_has_puzzles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    only = few(1200)
    monkeypatch.setattr(module, "puzzles_of", lambda box: only if box == "K" else ())
    assert {puzzle_of_day(date(2026, 11, day)) for day in range(1, 15)} == {*only}


def worded(own: int, best: int, loss: int = 4) -> PuzzleAnswer:
    """An answer in the puzzle of `LINE`, with other points."""
    options = view(parse(LINE).match().game).options
    tried, ideal = (
        replace(option, gain=gain, kind="discard")
        for option, gain in ((options[1], own), (options[0], best))
    )
    return PuzzleAnswer(tried, ideal, loss, 3)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (worded(2, 5), "give away about 4 points. The best choice: “"),
        (worded(2, 5), "It scores more at once: +5, not +2."),
        (worded(2, 2), "It scores the same now, but pays off later."),
        (worded(2, 0), "It scores less now, but pays off later."),
        (worded(2, 0, 0), "Solved! “"),
        (worded(2, 0, 0), "about 3 points more than any other choice."),
    ],
)
def test_explains_a_choice(given: PuzzleAnswer, words: str) -> None:
    puzzle = parse(LINE)
    assert words in explanation(puzzle, puzzle.match(), given)


def test_compares_dominoes_by_their_best_spots() -> None:
    puzzle = next(one for one in ALL if "domino" in question(one.match()))
    match = puzzle.match()
    gains = {found.domino: found.gain or 0 for found in view(match.game).prospects}
    for option in view(match.game).options:
        given = answer(puzzle, match, option.token)
        if not given.is_solved:
            best, own = (gains[one.domino or 0] for one in (given.best, given.tried))
            assert (
                f"Its best spot scores {best:+} now; your domino's best spot scores {own:+}."
                in (explanation(puzzle, match, given).replace("−", "-"))
            )


def kinds() -> Iterator[tuple[str, Option]]:
    for puzzle in ALL:
        match = puzzle.match()
        best = view(match.game).options[puzzle.losses.index(0)]
        yield question(match), best


@pytest.mark.deep
def test_the_question_fits_the_solution() -> None:
    for asked, best in kinds():
        word = {"place": "spot", "claim": "domino"}.get(best.kind, "step")
        assert word in asked
