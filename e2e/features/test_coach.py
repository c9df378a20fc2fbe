"""The coach suggests choices with reasons, warns about bad ones, and reviews games."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, Visit
from e2e.games import moment
from e2e.storage import stored_games
from e2e.table.test_accessibility import OPEN, expect_no_violation
from e2e.visitor import SET, part
from realmino import Game, State
from tests.tables import played

pytestmark = pytest.mark.in_chromium


@pytest.fixture(scope="module")
def game() -> Game:
    """A game with a late choice between two places that differ by nine points."""
    return played("K2", 8, bot="greedy")


AT = 49


def worst(state: State) -> str:
    """The token of the worst choice."""

    def points(action: object) -> int:
        return state.apply(str(action)).sheet(state.acting_kingdom).total

    return str(min(state.legal_actions(), key=points))


def test_the_coach_gives_advice_and_warns_of_a_mistake(revisit: Visit, game: Game) -> None:
    visitor = revisit(PHONE, has_touch=True, moment=moment(game, AT, "pp"))
    visitor.play_on()
    panel, dialog = visitor.part("coach"), visitor.part("warning")
    visitor.press("ask-coach")
    expect(panel.locator("li")).to_have_count(3)
    expect(visitor.part("coach", "footer")).to_contain_text("A: Best.")
    expect_no_violation(visitor, part("coach"))
    visitor.page.keyboard.press("h")
    expect(panel).to_be_hidden()

    visitor.page.evaluate(SET, {"coach": "warn"})
    bad = worst(game.at(AT).state)
    visitor.press("menu", "show-choices")
    choice = visitor.part("options", f'[data-token="{bad}"]')
    choice.click()
    expect(dialog).to_contain_text("costs you about")
    dialog.get_by_role("button", name="Think again").click()
    expect(dialog).to_be_hidden()
    visitor.expect_move(AT)

    visitor.press("ask-coach")
    panel.locator("button[data-token]").first.click()
    expect(panel.locator("li")).to_have_count(3)
    visitor.press("place")
    visitor.expect_move(AT + 1)
    expect(panel).to_be_hidden()
    visitor.press("undo")
    visitor.take(bad)
    assert visitor.moves > AT, "one warning for each choice"
    expect(dialog).to_be_hidden()


def test_a_finished_game_is_reviewed_and_played_on_from_a_turning_point(revisit: Visit) -> None:
    """The review resumes where it stopped, and the branch is a new game.

    On a phone, its bar takes two rows below the explanation.
    """
    whole = played("K2", 3)
    visitor = revisit(PHONE, has_touch=True, moment=moment(whole, whole.number, "pr"))
    visitor.press("place", "review")
    review = visitor.find("#review")
    first = review.locator("[data-move]").first
    first.wait_for()
    move = int(first.get_attribute("data-move") or 0)
    point = review.locator(f'[data-move="{move}"]')  # another one may come first by then
    point.click()
    visitor.expect_move(move)
    expect(visitor.find(".replay-note")).to_contain_text("better: ")
    expect_no_violation(visitor, ".replay")
    bar = visitor.part("actions").bounding_box()
    assert bar
    assert bar["height"] <= PHONE[1] / 4
    visitor.find("[data-step=review]").click()
    expect(point).to_be_visible()
    expect_no_violation(visitor, OPEN)
    review.locator("[data-closes]").click()
    before = {one.id for one in stored_games(visitor)}
    assert visitor.play_on()
    visitor.expect_move(move)
    visitor.page.evaluate("() => realmino.saved()")
    assert len({one.id for one in stored_games(visitor)} - before) == 1
