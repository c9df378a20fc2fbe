"""The rating and the streak of a player's puzzles."""

import pytest

from puzzles.progress import (
    FAST_PUZZLES,
    FAST_STEP,
    MAX_REMEMBERED,
    START_RATING,
    STEP,
    Progress,
    parse,
)


def test_a_solved_puzzle_of_the_same_rating_gives_half_a_step() -> None:
    after = Progress().with_try("K2-1-4", START_RATING, True)
    assert after.rating == START_RATING + FAST_STEP / 2
    assert (after.row, after.longest, after.solved, after.seen) == (1, 1, 1, ("K2-1-4",))


def test_a_harder_puzzle_gives_more_and_costs_less() -> None:
    easy, hard = (
        Progress().with_try("x", START_RATING + more, True).rating for more in (-200, 200)
    )
    assert START_RATING < easy < hard
    easy, hard = (
        Progress().with_try("x", START_RATING + more, False).rating for more in (-200, 200)
    )
    assert easy < hard < START_RATING


def test_the_steps_become_smaller() -> None:
    progress = Progress(seen=tuple(map(str, range(FAST_PUZZLES))))
    assert progress.with_try("x", START_RATING, True).rating == START_RATING + STEP / 2


def test_only_the_first_try_counts() -> None:
    after = Progress().with_try("x", START_RATING, False)
    assert after.with_try("x", START_RATING, True) == after


def test_a_mistake_ends_the_streak_but_keeps_the_longest_one() -> None:
    progress = Progress()
    for name, is_solved in (("1", True), ("2", True), ("3", False), ("4", True)):
        progress = progress.with_try(name, START_RATING, is_solved)
    assert (progress.row, progress.longest, progress.solved) == (1, 2, 3)


def test_remembers_the_days_that_were_solved() -> None:
    progress = (
        Progress()
        .with_try("1", START_RATING, True, "2026-11-26")
        .with_try("2", START_RATING, False, "2026-11-27")
    )
    assert progress.days == ("2026-11-26",)


def test_the_text_keeps_everything() -> None:
    progress = Progress().with_try("1", START_RATING, True, "2026-11-26").with_try("2", 1500, False)
    assert parse(progress.to_text()) == progress


def test_forgets_the_oldest_puzzles() -> None:
    progress = Progress(seen=tuple(map(str, range(MAX_REMEMBERED)))).with_try(
        "x", START_RATING, True
    )
    assert len(progress.seen) == MAX_REMEMBERED
    assert (progress.seen[0], progress.seen[-1]) == ("1", "x")


@pytest.mark.parametrize(
    "text",
    [
        None, "", "[", "[]", "null", "{}", "[" * 100_000,
        '{"rating": "a lot", "row": 0, "longest": 0, "solved": 0, "seen": [], "days": []}',
        '{"rating": 1e9, "row": 0, "longest": 0, "solved": 0, "seen": [], "days": []}',
        '{"rating": NaN, "row": 0, "longest": 0, "solved": 0, "seen": [], "days": []}',
        '{"rating": 1200, "row": -1, "longest": 0, "solved": 0, "seen": [], "days": []}',
        '{"rating": 1200, "row": Infinity, "longest": 0, "solved": 0, "seen": [], "days": []}',
    ],
)  # fmt: skip
def test_starts_again_after_an_unreadable_text(text: str | None) -> None:
    assert parse(text) == Progress()
