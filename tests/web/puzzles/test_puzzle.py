"""The page's puzzles: their positions, and the evaluation of choices."""

from collections.abc import Iterator
from datetime import date, timedelta
from importlib import import_module
from itertools import pairwise

import pytest

from puzzles import earlier
from puzzles import puzzle as module
from puzzles.puzzle import (
    BOXES,
    Puzzle,
    answer,
    box_levels,
    box_puzzles,
    daily_name,
    evidence,
    find_puzzle,
    next_puzzle,
    parse,
    puzzle_level,
    question,
    solutions,
    tempting_choice,
    verdict,
    was_withdrawn,
)
from realmino.pieces.variants import SEATS
from realmino.view import Option, view
from table.model.match import PERSON
from tests.depth import ordinary_first
from tests.web.fixtures import PUZZLE as LINE
from tools.pipeline.bytecode import zipped

ALL = [one for box in BOXES for one in box_puzzles(box)]
EXACT = "K2hm 72 1093 1100B1J05050H17171B04212E0A020308020101 NP0 solved"
HISTORY = ["K2-45-36", "K3hm-86-36", "Q3-74-74", "K4-19-77", "K3-71-46"]
"""The daily puzzles of the last days before the current collection."""
ONCE = ordinary_first(ALL, ALL[::17])


def test_reads_a_line_with_indexes_of_several_digits() -> None:
    solved = Puzzle("K2", 7, 1500, (0, 10, 62, 185), (0, 3))
    assert parse("K2 7 1500 0A_0__z 03 solved") == solved
    assert solved.is_proved
    played = parse("K2 7 1500 0A_0__z 03 80:3.7-9.4")
    assert played == solved._replace(games=80, lead=(3.7, 9.4))
    assert not played.is_proved


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
def test_every_puzzle_has_right_and_wrong_choices(puzzle: Puzzle) -> None:
    match = puzzle.match()
    options = view(match.game).options
    assert len(options) == len(puzzle.losses)
    best = solutions(puzzle, match)
    assert best
    least = 2 if puzzle.is_proved else 4 if puzzle.code[0] == "Q" else 3
    for option in options:
        given = answer(puzzle, match, option.token)
        assert given.is_solved is (option.token in best)
        assert given.is_solved or given.loss >= least
        assert given.lead >= least
        assert verdict(puzzle, match, given)
    assert not answer(puzzle, match, tempting_choice(puzzle, match).token).is_solved
    assert question(match)


def test_the_names_are_different_and_lead_to_the_puzzles() -> None:
    assert len({puzzle.name for puzzle in ALL}) == len(ALL)
    for puzzle in ALL[::17]:
        assert find_puzzle(puzzle.name) is puzzle
    assert find_puzzle("K4-0-0") is None


def test_a_hundred_puzzles_take_twenty_kilobytes_at_most() -> None:
    texts = {f"{box}.txt": import_module(f"puzzles.{name}").LINES.encode()
             for box, name in BOXES.items()}  # fmt: skip
    assert len(zipped(texts)) <= 200 * len(ALL)


def test_a_day_has_the_same_puzzle_everywhere_and_the_next_day_another() -> None:
    days = [date(2026, 12, 1) + timedelta(days) for days in range(14)]
    found = [daily_name(day) for day in days]
    assert found == [daily_name(day) for day in days]
    assert all(a != b for a, b in pairwise(found))
    assert all(map(find_puzzle, found))


def test_days_before_the_new_collection_keep_their_puzzles() -> None:
    days = [date(2026, 11, 26) + timedelta(days) for days in range(5)]
    assert [daily_name(day) for day in days] == HISTORY
    assert len(earlier.NAMES["K"]) == 300
    assert len(earlier.NAMES["Q"]) == 200


def test_a_puzzle_that_no_longer_exists_was_withdrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    only = few(1200)
    monkeypatch.setattr(module, "box_puzzles", lambda box: only if box == "K" else ())
    assert was_withdrawn(earlier.NAMES["K"][0])
    assert was_withdrawn(earlier.NAMES["Q"][-1])
    assert not was_withdrawn(only[0].name)
    assert not was_withdrawn("K4-0-0")


@pytest.mark.parametrize("box", BOXES)
def test_levels_become_harder_and_contain_every_puzzle(box: str) -> None:
    levels = box_levels(box)
    assert [level.number for level in levels] == [1, 2, 3, 4, 5]
    assert all(a.least < b.least for a, b in pairwise(levels))
    for puzzle in box_puzzles(box):
        level = puzzle_level(puzzle)
        assert level.number == 1 or level.least <= puzzle.rating
        assert level.number == 5 or puzzle.rating < levels[level.number].least


def few(*ratings: int) -> tuple[Puzzle, ...]:
    return tuple(Puzzle("K2", at, rating, (), (0, 4)) for at, rating in enumerate(ratings))


def test_the_next_puzzle_is_a_new_one_of_the_players_rating(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    easy, fair, hard = few(1000, 1300, 1900)
    monkeypatch.setattr(module, "box_puzzles", lambda box: (easy, fair, hard))
    assert next_puzzle("K", 1250, ()) is fair
    assert next_puzzle("K", 1250, (fair.name,)) is easy
    assert next_puzzle("K", 1250, (fair.name, easy.name)) is hard
    # If all have been tried, it is the one tried longest ago.
    assert next_puzzle("K", 1250, (hard.name, fair.name, easy.name)) is hard
    assert next_puzzle("K", 1250, (hard.name, "K3-9-9", fair.name, easy.name)) is hard


def test_the_puzzle_of_a_day_is_in_the_box_that_has_puzzles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    only = few(1200)
    monkeypatch.setattr(module, "box_puzzles", lambda box: only if box == "K" else ())
    assert {daily_name(date(2026, 12, day)) for day in range(1, 15)} == {only[0].name}


@pytest.mark.parametrize(
    ("line", "at", "words"),
    [
        (LINE, 0, "Solved! Every wrong choice gives away about 6 points or more."),
        (LINE, 1, "Not quite: that gives away about 13 points. The best choice: “"),
        (EXACT, 0, "Not quite: that gives away 23 points. The best choice: “"),
        (EXACT, 2, "Solved! Every wrong choice gives away at least 23 points."),
    ],
)
def test_states_whether_a_choice_is_right(line: str, at: int, words: str) -> None:
    puzzle = parse(line)
    match = puzzle.match()
    given = answer(puzzle, match, view(match.game).options[at].token)
    assert verdict(puzzle, match, given).startswith(words)


def test_games_are_the_evidence_unless_a_solver_has_solved_it() -> None:
    assert "80 simulated games for each choice" in evidence(parse(LINE))
    assert "3 to 10 points ahead" in evidence(parse(LINE))
    assert evidence(parse(EXACT)) == ""


def test_the_most_tempting_choice_scores_most_at_once_but_is_wrong() -> None:
    for puzzle in ALL[::37]:
        match = puzzle.match()
        chosen, shown = tempting_choice(puzzle, match), view(match.game)
        assert chosen.token not in solutions(puzzle, match)
        if chosen.kind == "place":
            best = solutions(puzzle, match)
            gains = [one.gain for one in shown.options if one.token not in best]
            assert chosen.gain == max(gains)


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
