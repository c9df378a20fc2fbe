"""Puzzles: choosing on the table, explanations, rating and links."""

import re
from datetime import datetime

import pytest
from playwright.sync_api import expect

from browser.messages import say
from e2e.conftest import DESKTOP, PHONE, Visit
from e2e.visitor import Visitor
from puzzles import earlier
from puzzles.lines import played_line
from puzzles.page import LinePair, explanation, question_text
from puzzles.puzzle import (
    BOXES,
    Puzzle,
    box_puzzles,
    find_puzzle,
    puzzle_level,
    solutions,
    was_withdrawn,
)
from puzzles.puzzle import (
    answer as answer_of,
)
from realmino.view import view
from table.play.thinking import LineRequest
from tests.depth import deep

pytestmark = pytest.mark.in_chromium

NEW = datetime(2026, 12, 2, 12)
"""A day whose puzzle is from the current collection."""


def shown_puzzle(visitor: Visitor) -> Puzzle:
    """The puzzle in the page's address."""
    puzzle = find_puzzle(visitor.page.url.partition("#puzzle=")[2])
    assert puzzle
    return puzzle


def choose(visitor: Visitor, token: str) -> None:
    """Clicks a choice in the list."""
    choice = visitor.part("options", f'[data-token="{token}"]')
    if not choice.is_visible():
        visitor.part("show-list").press("Enter")
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
    expect(visitor.find(".puzzle-bar")).to_contain_text(question_text(first, first.match()))
    answer(visitor, first, is_right=True)
    expect(visitor.find(".puzzle-bar [role=status]")).to_contain_text("Solved!")
    expect(visitor.find(".bar-note")).to_contain_text("Rating: 1200 → 12")
    expect(visitor.find("[data-bar=next]")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    visitor.find(".puzzle-bar:not([data-outcome])").wait_for()
    second = shown_puzzle(visitor)
    assert second != first
    answer(visitor, second, is_right=False)
    expect(visitor.find(".puzzle-bar")).to_contain_text("Not quite: that gives away ")
    expect(visitor.find(".bar-note")).to_contain_text("In a row: 0.")
    visitor.find("[data-bar=yours]").click()
    expect(visitor.find("[data-bar=best]")).to_be_focused()
    name, copied = ("code", 'mode="puzzle"') if size == DESKTOP else ("share", "#puzzle=")
    visitor.find(f"[data-bar={name}]").click()
    expect(visitor.find("html")).to_have_attribute("data-copied", re.compile(copied))
    # The progress is stored; a second try doesn't count.
    visitor.reload()
    visitor.wait_for_turn()
    answer(visitor, second, is_right=True)
    expect(visitor.find(".bar-note")).to_have_count(0)


def explained_puzzle() -> tuple[Puzzle, str, str]:
    """A puzzle solved to the end of the game, a wrong choice, and the reason why it is wrong."""
    for puzzle in box_puzzles("K"):
        match = puzzle.match()
        best = solutions(puzzle, match)
        wrong = next(one.token for one in view(match.game).options if one.token not in best)
        state = answer_of(puzzle, match, wrong)
        lines = []
        for token in (state.best.token, wrong):
            *_, reply = LineRequest(match.game.state, 10, token).replies()
            lines.append(played_line(match, reply.tokens))
        text = explanation(puzzle, match, state, LinePair(*lines))
        if lines[0].game.is_over and text:
            return puzzle, wrong, text
    raise AssertionError("no puzzle is solved to the end of the game")


@pytest.mark.deep
def test_a_wrong_choice_is_explained_and_the_best_line_shown(visit: Visit) -> None:
    puzzle, wrong, text = explained_puzzle()
    visitor = visit(moment=f"puzzle={puzzle.name}")
    visitor.wait_for_turn()
    # No choice shows its points.
    assert visitor.part("options", ".gain, .hope").all_text_contents() == [""] * len(
        visitor.options()
    )
    names = visitor.part("options", ".visually-hidden").all_text_contents()
    assert not [name for name in names if "point" in name]
    choose(visitor, wrong)
    expect(visitor.find(".bar-more")).to_have_text(text)
    visitor.find("[data-bar=line]").focus()
    visitor.page.keyboard.press("Enter")
    start = puzzle.match().game.number
    expect(visitor.table).to_have_attribute("data-move", str(start))
    expect(visitor.find("[data-bar=stop]")).to_be_focused()
    expect(visitor.table).to_have_attribute("data-move", str(start + 1))
    visitor.page.keyboard.press("Enter")
    expect(visitor.find("[data-bar=line]")).to_be_focused()
    expect(visitor.find(".bar-more")).to_have_text(text)


@pytest.mark.deep  # a second for each move
def test_the_best_line_is_shown_to_the_end(visit: Visit) -> None:
    puzzle, wrong, _ = explained_puzzle()
    visitor = visit(moment=f"puzzle={puzzle.name}")
    visitor.wait_for_turn()
    choose(visitor, wrong)
    visitor.find("[data-bar=line]").click()
    expect(visitor.table).to_have_attribute("data-prompt", "over")
    expect(visitor.find("[data-bar=line]")).to_be_focused()


@pytest.mark.deep
def test_the_puzzle_of_the_day_is_shared_without_its_solution(visit: Visit) -> None:
    visitor = visit()
    visitor.page.clock.set_fixed_time(NEW)
    visitor.press("open-puzzles")
    visitor.find("#puzzles [name=day]").click()
    visitor.wait_for_turn()
    day = visitor.page.url.partition("#puzzle=")[2]
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", day)
    choose(visitor, visitor.options()[0].token)
    visitor.find("[data-bar=share]").click()
    result = re.compile(f"^Realmino puzzle, [^“]*#puzzle={day}$")
    expect(visitor.find("html")).to_have_attribute("data-copied", result)
    # Playing on makes it a normal game.
    visitor.press("place")
    expect(visitor.find(".puzzle-bar")).to_have_count(0)


@pytest.mark.deep
def test_an_unknown_puzzle_is_reported(visit: Visit) -> None:
    visitor = visit(moment="puzzle=K4-0-0")
    expect(visitor.find("#problem")).to_have_text(say("puzzles-unknown"))


@pytest.mark.deep
def test_a_withdrawn_puzzle_links_to_the_next(visit: Visit) -> None:
    names = (name for box in BOXES for name in earlier.NAMES[box] if was_withdrawn(name))
    visitor = visit(moment=f"puzzle={next(names)}")
    expect(visitor.find("#puzzles [role=alert]")).to_have_text(say("puzzles-withdrawn"))
    expect(visitor.find("#puzzles .primary")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    visitor.wait_for_turn()
    puzzle = shown_puzzle(visitor)
    level = say("puzzles-level")
    expect(visitor.find(".puzzle-bar")).to_contain_text(f"{level} {puzzle_level(puzzle).number}")


@pytest.mark.deep
def test_a_solo_challenge_ends_with_points_and_par(visit: Visit) -> None:
    visitor = visit()
    visitor.set_speed({})
    visitor.press("open-puzzles")
    visitor.find("#puzzles [name=solo]").click()
    visitor.wait_for_turn()
    expect(visitor.find(".puzzle-bar")).to_contain_text("Par: ")
    visitor.play()
    visitor.press("close-result")
    expect(visitor.find(".puzzle-bar")).to_contain_text("Your points: ")
    visitor.find("[data-bar=share]").click()
    expect(visitor.find("html")).to_have_attribute(
        "data-copied", re.compile("^Realmino solo challenge, .* points, par .*#puzzle=solo$", re.S)
    )
