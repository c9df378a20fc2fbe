"""The table fits every screen: nothing scrolls, and the canvas takes most of the room."""

import pytest

from e2e.conftest import DESKTOP, PHONE, TABLET, Visit
from e2e.visitor import Visitor

SCROLLED = "() => [scrollX, scrollY, document.scrollingElement.scrollTop]"
OVERFLOW = """() => {
  const page = document.scrollingElement;
  return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
}"""


def expect_to_fit(visitor: Visitor, size: tuple[int, int], share: float) -> None:
    over_wide, over_high = visitor.page.evaluate(OVERFLOW)
    assert over_wide <= 0
    assert over_high <= 0
    box = visitor.find("#table").bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]
    assert box["width"] * box["height"] >= share * size[0] * size[1]


@pytest.mark.parametrize(
    ("size", "share"),
    [(PHONE, 0.65), (TABLET, 0.75), (DESKTOP, 0.6), ((740, 360), 0.5), ((1920, 1080), 0.6)],
    ids=["phone", "tablet", "desktop", "phone on its side", "large"],
)
def test_the_table_fits(visit: Visit, size: tuple[int, int], share: float) -> None:
    visitor = visit(size)
    over_wide, _ = visitor.page.evaluate(OVERFLOW)
    assert over_wide <= 0  # the set-up may scroll, but only down
    visitor.sit_down("person", "greedy", "greedy", "greedy")
    visitor.wait_for_turn()
    expect_to_fit(visitor, size, share)
    visitor.play(2)
    expect_to_fit(visitor, size, share)
    box = visitor.find("#table").bounding_box()
    assert box
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    visitor.page.mouse.wheel(0, 600)
    visitor.page.keyboard.press("PageDown")
    visitor.page.keyboard.press("End")
    assert visitor.page.evaluate(SCROLLED) == [0, 0, 0]


def test_turning_the_device(visit: Visit) -> None:
    visitor = visit(PHONE)
    visitor.sit_down("person", "random")
    visitor.wait_for_turn()
    before = visitor.spot("g7")
    visitor.page.set_viewport_size({"width": 740, "height": 360})
    visitor.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
    visitor.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
    assert visitor.spot("g7") != before
    expect_to_fit(visitor, (740, 360), 0.5)
    visitor.play(2)
