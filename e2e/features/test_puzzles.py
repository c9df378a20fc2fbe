"""Puzzles: a choice on the real table, its explanation, the rating, and links."""

import re

import pytest
from playwright.sync_api import expect

from browser.messages import say
from e2e.conftest import DESKTOP, PHONE, Visit
from e2e.visitor import Visitor
from puzzles.puzzle import Puzzle, puzzle_named, solutions
from tests.depth import deep

pytestmark = pytest.mark.in_chromium


def shown_puzzle(visitor: Visitor) -> Puzzle:
    """The puzzle of the page's address."""
    puzzle = puzzle_named(visitor.page.url.partition("#puzzle=")[2])
    assert puzzle
    return puzzle


def choose(visitor: Visitor, token: str) -> None:
    """Clicks a choice in the list."""
    choice = visitor.part("options", f'[data-token="{token}"]')
    if not choice.is_visible():
        visitor.part("show-list").click()
    choice.click()


def answer(visitor: Visitor, puzzle: Puzzle, *, is_right: bool) -> None:
    """Makes one of the best choices, or another one."""
    best = solutions(puzzle, puzzle.match())
    tokens = [option.token for option in visitor.options()]
    choose(visitor, next(token for token in tokens if (token in best) is is_right))
    outcome = "solved" if is_right else "missed"
    expect(visitor.find(f".puzzle-bar[data-outcome={outcome}]")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, deep((PHONE,))])
def test_puzzles_are_solved_on_the_table_and_rated(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size)
    visitor.press("open-puzzles")
    expect(visitor.find("#puzzles")).to_contain_text("1200")
    visitor.find("#puzzles [name=K]").click()
    visitor.wait_for_turn()
    first = shown_puzzle(visitor)
    expect(visitor.find(".puzzle-bar")).to_contain_text(str(first.rating))
    answer(visitor, first, is_right=True)
    expect(visitor.find(".puzzle-bar")).to_contain_text("Solved!")
    visitor.find("[data-bar=next]").click()
    visitor.find(".puzzle-bar:not([data-outcome])").wait_for()
    second = shown_puzzle(visitor)
    assert second != first
    answer(visitor, second, is_right=False)
    missed = say("puzzles-missed", points="…", move="", why="").split("…")[0]
    expect(visitor.find(".puzzle-bar")).to_contain_text(missed)
    visitor.find("[data-bar=yours]").click()
    expect(visitor.find("[data-bar=best]")).to_be_focused()
    name, copied = ("code", 'mode="puzzle"') if size == DESKTOP else ("share", "#puzzle=")
    visitor.find(f"[data-bar={name}]").click()
    expect(visitor.find("html")).to_have_attribute("data-copied", re.compile(copied))
    # The progress stays on this device; a second try does not count.
    visitor.reload()
    visitor.wait_for_turn()
    answer(visitor, second, is_right=True)
    expect(visitor.find(".puzzle-bar")).not_to_contain_text("rating")


@pytest.mark.deep
def test_the_puzzle_of_the_day_is_shared_without_its_solution(visit: Visit) -> None:
    visitor = visit()
    visitor.press("open-puzzles")
    visitor.find("#puzzles [name=day]").click()
    visitor.wait_for_turn()
    day = visitor.page.url.partition("#puzzle=")[2]
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", day)
    choose(visitor, visitor.options()[0].token)
    visitor.find("[data-bar=share]").click()
    result = re.compile(f"^Realmino puzzle, [^“]*#puzzle={day}$")
    expect(visitor.find("html")).to_have_attribute("data-copied", result)
    # Playing on makes it a game of its own.
    visitor.press("place")
    expect(visitor.find(".puzzle-bar")).to_have_count(0)


@pytest.mark.deep
def test_an_unknown_puzzle_says_so(visit: Visit) -> None:
    visitor = visit(moment="puzzle=K4-0-0")
    expect(visitor.find("#problem")).to_have_text(say("puzzles-unknown"))


@pytest.mark.deep
def test_a_solo_challenge_ends_with_points_and_par(visit: Visit) -> None:
    visitor = visit()
    visitor.press("open-puzzles")
    visitor.find("#puzzles [name=solo]").click()
    visitor.wait_for_turn()
    expect(visitor.find(".puzzle-bar")).to_contain_text("Par: ", timeout=60_000)
    visitor.play()
    visitor.press("close-result")
    expect(visitor.find(".puzzle-bar")).to_contain_text("Your points: ")
    visitor.find("[data-bar=share]").click()
    expect(visitor.find("html")).to_have_attribute(
        "data-copied", re.compile("^Realmino solo challenge, .* points, par .*#puzzle=solo$", re.S)
    )
