"""The analysis board: entering a position by taps, keys or text, and playing on from it."""

import re

import pytest
from playwright.sync_api import Locator, expect

from e2e.conftest import PHONE, Visit
from e2e.games import games_in
from e2e.table.test_accessibility import OPEN, expect_no_violation
from e2e.table.test_fit import OVERFLOW
from e2e.visitor import Visitor
from realmino.pieces.grid import Square

pytestmark = pytest.mark.in_chromium

POSITION = "Q2 R1a L61b-73a-85b N55a-67-79-91 X49 T1-6-11-16-21-26 a:ww/-C:7c1k0t b:C:7c1k0t"


def open_board(visitor: Visitor, *ways: str) -> Locator:
    visitor.press(*(ways or ["analyse"]))
    board = visitor.find("#analysis")
    expect(board).to_be_visible()
    return board


def tap(board: Locator, brush: str, *squares: str) -> None:
    board.locator(f'[data-brush="{brush}"]').click()
    for square in squares:
        board.locator(f'#pad-grid [data-square="{square}"]').click()


def test_a_position_can_be_entered_by_taps(revisit: Visit) -> None:
    visitor = revisit(PHONE, has_touch=True)
    board = open_board(visitor)
    board.locator('[data-field="game"]').select_option("K2")
    board.locator('[data-act="new"]').click()
    message = board.locator("#analysis-status")
    expect(message).to_have_text("To play: Pink. The position is valid.")

    tap(board, "forest", "c4")
    expect(message).to_have_text("Pink: 1 square, but dominoes always cover an even number.")
    board.locator('[data-act="play"]').press("Enter")
    expect(board).to_be_visible()
    tap(board, "forest", "d4")
    board.locator('[data-turn="passed"]').click()
    expect(message).to_have_text("To play: Yellow. The position is valid.")

    board.locator('[data-row="line"] [data-place="0"]').click()
    visitor.find('#analysis-box [data-domino="48"]').click()
    expect(board.locator('[data-row="line"] li').last).to_contain_text("48")
    expect_no_violation(visitor, OPEN)
    assert visitor.page.evaluate(OVERFLOW)[0] <= 0

    board.locator('[data-act="play"]').click()
    expect(board).to_be_hidden()
    assert visitor.wait_for_turn()
    visitor.press("ask-coach")
    expect(visitor.part("coach", "li").first).to_be_visible()
    visitor.press("ask-coach")
    visitor.take(visitor.best().token)
    [game] = games_in(visitor.link())
    assert game.moves
    assert game.start.kingdoms[0].taken >> Square("g8") & 1


BROKEN = """() => [...document.querySelectorAll("#pad-tabs .who, #analysis-lines .choice > span")]
  .filter((it) => {
    it.textContent = "Фиолетовый";
    const range = document.createRange();
    range.selectNodeContents(it);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  }).length"""
"""Counts the tabs and choices in which the longest colour name wraps onto a second line."""


def test_a_colour_is_not_broken_inside_the_word(revisit: Visit) -> None:
    """A regression test: in Russian, with four kingdoms at court, “purple” was split."""
    visitor = revisit()
    board = open_board(visitor)
    board.locator('[data-field="game"]').select_option("Q4")
    board.locator('[data-act="new"]').click()
    expect(board.locator("#pad-tabs .who")).to_have_count(4)
    assert visitor.page.evaluate(BROKEN) == 0
    board.locator("[data-closes]").click()


@pytest.mark.deep
def test_a_pasted_position_can_be_changed_by_keys(revisit: Visit) -> None:
    visitor = revisit()
    board = open_board(visitor)
    text, message = board.locator("#analysis-position"), board.locator("#analysis-status")
    text.fill("K2 a:ff/C?")
    board.locator('[data-act="read"]').click()
    expect(board.locator("#analysis-problem")).to_contain_text(
        "That isn’t a valid position (column 10"
    )
    text.fill(POSITION)
    board.locator('[data-act="read"]').click()
    expect(message).to_contain_text("Loaded: Queendomino, 2 players.")
    assert text.input_value() == POSITION

    board.locator("#pad-tab1").click()
    board.locator('#pad-grid [tabindex="0"]').focus()
    visitor.page.keyboard.press("ArrowUp")
    visitor.page.keyboard.press("w")
    expect(message).to_contain_text("Purple: 1 square,")
    visitor.page.keyboard.press("Control+z")
    expect(message).to_contain_text("To play: Purple.")
    board.locator('[data-price="2"]').click()
    expect_no_violation(visitor, OPEN)
    visitor.find('#analysis-pile [data-thing="dragon"]').click()
    expect(board.locator('[data-price="2"]')).to_be_focused()
    expect(text).to_have_value(re.compile("T1-6-d-16-21-26 .*Z2 "))
    visitor.page.keyboard.press("Control+z")
    board.locator("#pad-coins").select_text()
    visitor.page.keyboard.type("5")
    board.locator("#pad-tab0").click()
    expect(board.locator("#pad-tab0")).to_have_attribute("aria-selected", "true")
    expect(text).to_have_value(POSITION.replace("b:C:7c", "b:C:5c"))
    board.locator('[data-act="share"]').click()
    expect(visitor.find("#share img")).to_be_visible()
    visitor.find("#share header button").click()
    board.locator('[data-field="rivals"]').select_option("squire")
    board.locator('[data-act="play"]').click()
    assert visitor.wait_for_turn()
    expect(visitor.part("turn-text")).to_have_text("Place domino 13")

    again = open_board(visitor, "menu", "analyse2")
    expect(again.locator("#analysis-position")).to_have_value(POSITION.replace("b:C:7c", "b:C:5c"))
    again.locator("[data-closes]").click()
    visitor.go_to(f"analyse&p={POSITION.replace(' ', '_')}")
    expect(again).to_be_visible()
    expect(again.locator("#analysis-position")).to_have_value(POSITION)
    again.locator("[data-closes]").click()
