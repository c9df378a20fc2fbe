"""Checks the puzzles' answers with the solver, and the collection's properties."""

from collections import Counter

import pytest

from puzzles.puzzle import BOXES, Puzzle, box_puzzles, puzzle_level
from realmino import State
from realmino.bots import is_solvable, solve
from realmino.view import view
from tests.depth import ordinary_first

ALL = [one for box in BOXES for one in box_puzzles(box)]
SOLVED = [one for one in ALL if one.is_proved]
QUICK = [one for one in SOLVED if not one.code.startswith("K2d")]
ONCE = ordinary_first(SOLVED, QUICK[::9])

WITHDRAWN = (
    "K2hm-30-36", "K2hm-102-36", "K2hm-6-38", "K2-39-40", "K4-85-82", "K3hm-116-58", "K4-97-77",
    "K3hm-80-58", "K4hm-106-80", "Q2-294-103", "Q2-294-95", "Q2-81-91", "Q2-261-93", "Q2-12-101",
    "Q2-93-95", "Q2-180-107",
)  # fmt: skip
"""The puzzles in the first collection that had wrong answers."""


def state_of(puzzle: Puzzle) -> State:
    return puzzle.match().game.state


@pytest.mark.parametrize("puzzle", ONCE, ids=lambda puzzle: puzzle.name)
def test_the_solver_agrees_with_every_choice_of_a_solved_puzzle(puzzle: Puzzle) -> None:
    """Whatever rivals want: a right choice loses at most 1 point, a wrong one at least 2."""
    state = state_of(puzzle)
    behind = {one.action: (one.behind, one.spread) for one in solve(state)}
    for action, loss in zip(state.legal_actions(), puzzle.losses, strict=True):
        points, spread = behind[action]
        if loss:
            assert points - spread >= 2
            assert loss == min(61, round(points))
        else:
            assert points + spread <= 1


def test_puzzles_that_are_not_solved_are_proved_by_many_games() -> None:
    played = [one for one in ALL if not one.is_proved]
    assert played
    for puzzle in played:
        assert not is_solvable(state_of(puzzle))
        assert puzzle.games >= 40
        assert puzzle.lead[0] > 1


def test_the_first_collections_wrong_puzzles_are_gone_or_have_the_right_answer() -> None:
    proved = {one.name for one in SOLVED}
    present = {one.name for one in ALL}
    assert {name for name in WITHDRAWN if name in present} <= proved


@pytest.mark.deep
def test_there_are_many_puzzles_of_every_level_and_few_that_need_no_thought() -> None:
    assert len(ALL) >= 500
    for box in BOXES:
        puzzles = box_puzzles(box)
        counts = Counter(map(puzzle_level, puzzles))
        assert len(counts) == 5
        assert min(counts.values()) >= len(puzzles) / 8
    solved_at_sight = sum(share_at_sight(one) for one in ALL)
    assert solved_at_sight <= len(ALL) / 4


def share_at_sight(puzzle: Puzzle) -> float:
    """The share of right answers among the choices with the highest number on the page."""
    shown = view(puzzle.match().game)
    gains = {found.domino: found.gain or 0 for found in shown.prospects}
    worths = [
        gains.get(option.domino or 0, 0) if option.kind == "claim" else option.gain
        for option in shown.options
    ]
    best = [at for at, worth in enumerate(worths) if worth == max(worths)]
    return sum(not puzzle.losses[at] for at in best) / len(best)


@pytest.mark.deep
def test_at_most_one_in_ten_is_about_a_tax() -> None:
    taxes = [one for one in ALL if "tax" in right_kinds(one)]
    assert len(taxes) <= len(ALL) / 10


def right_kinds(puzzle: Puzzle) -> set[str]:
    """The kinds of the right choices."""
    options = view(puzzle.match().game).options
    return {option.kind for option, loss in zip(options, puzzle.losses, strict=True) if not loss}
