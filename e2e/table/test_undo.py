"""Undo and redo, back to the last reveal of dominoes."""

import pytest
from playwright.sync_api import expect

from browser.messages import say
from e2e.conftest import Visit
from e2e.visitor import Visitor

pytestmark = pytest.mark.in_chromium


def expect_refusal(visitor: Visitor, button: str, reason: str) -> None:
    """Checks that the button is disabled, shows the reason, and announces it when pressed."""
    expect(visitor.part(button)).to_have_attribute("aria-disabled", "true")
    expect(visitor.part(button)).to_have_attribute("title", say(reason))
    before = visitor.moves
    visitor.part(button).click(force=True)
    expect(visitor.part("toast")).to_have_text(say(reason))
    expect(visitor.part("alert")).to_have_text(say(reason))
    visitor.expect_move(before)


def test_people_can_undo_up_to_the_last_reveal(revisit: Visit) -> None:
    visitor = revisit()
    visitor.start_game("person", "person", "person", "person")
    visitor.wait_for_turn()
    expect_refusal(visitor, "redo", "redo-none")
    start = visitor.moves
    visitor.play(1)
    assert visitor.part("toast").inner_text() == "", "the note on an earlier position is gone"
    visitor.play(2)
    for number in (2, 1, 0):
        visitor.press("undo")
        visitor.expect_move(start + number)
    expect_refusal(visitor, "undo", "undo-reveal")
    for number in (1, 2, 3):
        visitor.press("redo")
        visitor.expect_move(start + number)
    expect_refusal(visitor, "redo", "redo-none")
    visitor.play(1)
    revealed = visitor.moves
    assert revealed == start + 5
    expect_refusal(visitor, "undo", "undo-reveal")
    visitor.play(2)
    visitor.press("undo", "undo")
    visitor.expect_move(revealed)
    visitor.play(1)
    expect_refusal(visitor, "redo", "redo-none")


@pytest.mark.deep
def test_undo_takes_back_the_bots_moves_too(revisit: Visit) -> None:
    """The bots' moves are undone too."""
    visitor = revisit()
    visitor.start_game("person", "greedy", "greedy", "greedy", seed="early")
    visitor.wait_for_turn()
    undo = visitor.part("undo")
    while undo.get_attribute("aria-disabled") == "true":
        visitor.play(1)
    after = visitor.moves
    visitor.press("undo")
    expect(visitor.table).not_to_have_attribute("data-move", str(after))
    assert visitor.state()["acting"] == "a"
    visitor.press("redo")
    visitor.expect_move(after)
