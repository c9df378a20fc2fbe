"""A phone: the builders' board opens large, chips open their kingdoms, and fingers look nearer."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, Visit
from e2e.court import CourtHand, fragment
from e2e.drivers import Hand
from e2e.positions import find, spots
from e2e.table.test_accessibility import expect_no_violation
from e2e.visitor import Visitor
from table.words import building_name, effects

pytestmark = pytest.mark.in_chromium

PINCH = """([x, y]) => {
  const canvas = document.elementFromPoint(x, y);
  const fire = (kind, pointerId, left) => canvas.dispatchEvent(new PointerEvent(kind, {
    pointerType: "touch", pointerId, button: kind === "pointermove" ? -1 : 0, bubbles: true,
    clientX: left, clientY: y,
  }));
  canvas.setPointerCapture = () => {}; // these fingers are none of the browser's
  for (const [finger, left] of [[7, x - 20], [8, x + 20]]) fire("pointerdown", finger, left);
  for (let spread = 21; spread <= 60; spread++) {
    for (const [finger, side] of [[7, -1], [8, 1]]) fire("pointermove", finger, x + side * spread);
  }
  for (const [finger, left] of [[7, x - 60], [8, x + 60]]) fire("pointerup", finger, left);
  delete canvas.setPointerCapture;
}"""
"""Two fingers, 40 pixels apart, go apart to 120."""


def apart(visitor: Visitor) -> float:
    """How far the middles of two neighbouring squares are apart."""
    return visitor.spot("h7")[0] - visitor.spot("g7")[0]


def test_the_builders_board_opens_large_on_a_phone(seated: Visit) -> None:
    game, seen = find("Q4", lambda _, seen: "construct" in seen.prompt.optional)
    visitor = seated(PHONE, has_touch=True, moment=fragment(game, "pppp"))
    visitor.play_on()
    number = spots(seen, lambda there: there.tile and not there.why_not)[0]
    there = seen.court.board[number] if seen.court else None
    assert there
    assert there.tile
    strip, board = visitor.part("open-board"), visitor.part("board")

    strip.focus()
    visitor.page.keyboard.press("Enter")
    expect(board).to_contain_text(building_name(there.tile.key))
    expect(board).to_contain_text(effects(there.tile))
    expect_no_violation(visitor)
    visitor.page.keyboard.press("Escape")
    expect(board).to_be_hidden()
    expect(strip).to_be_focused()

    court = CourtHand(visitor, fingers=True)
    token = next(
        one.token for one in seen.options if one.spot == number and one.kind == "construct"
    )
    court.construct(token)
    visitor.expect_move(game.number + 1)


def test_chips_and_zoom_on_a_phone(seated: Visit) -> None:
    game, seen = find("Q2", lambda _, seen: seen.prompt.kind == "claim" and seen.round > 3)
    visitor = seated(PHONE, has_touch=True, moment=fragment(game, "pp"))
    visitor.play_on()
    square, whole = apart(visitor), visitor.part("whole")
    assert square >= 44
    other = next(realm for realm in seen.kingdoms if seen.prompt.seat not in realm.seats)
    hand = Hand(visitor)
    hand.tap(f"kingdom {other.kingdom}")
    expect(visitor.part("hint")).to_contain_text(f"{other.sheet['total']} points")
    visitor.press("cancel")

    at = visitor.spot("g7")
    for _ in range(2):
        hand.tap("g7")
    expect(whole).to_be_visible()
    assert apart(visitor) == pytest.approx(2 * square)
    assert visitor.spot("g7") == pytest.approx(at)
    for _ in range(2):
        hand.tap("g7")
    expect(whole).to_be_hidden()
    assert apart(visitor) == square

    visitor.page.evaluate(PINCH, at)
    expect(whole).to_be_visible()
    assert apart(visitor) == pytest.approx(3 * square, rel=0.02)
    visitor.press("whole")
    expect(whole).to_be_hidden()
    visitor.expect_move(game.number)
