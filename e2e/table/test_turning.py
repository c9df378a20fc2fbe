"""When the device is turned or the window is resized, the table takes the matching layout."""

from e2e.conftest import DESKTOP, TABLET, Visit
from e2e.visitor import Visitor

SHAPE = """() => {
  const part = (name) => document.querySelector(`#table-screen [data-part="${name}"]`);
  const { left, right } = part("hint").getBoundingClientRect();
  return {
    panel: part("log").checkVisibility(),
    drawers: part("show-log").checkVisibility(),
    stage: part("stage").offsetWidth,
    cut: left < 0 || right > innerWidth,
  };
}"""

PANEL = 320
"""The width of the panel beside a wide table."""


def expect_turned_layouts(visitor: Visitor) -> None:
    """Switches between the two sizes, and checks the layout at each one."""
    for width, height in (DESKTOP, TABLET, DESKTOP, TABLET):
        visitor.page.set_viewport_size({"width": width, "height": height})
        is_wide = width >= 1024
        assert visitor.page.evaluate(SHAPE) == {
            "panel": is_wide,
            "drawers": not is_wide,
            "stage": width - PANEL * is_wide,
            "cut": False,
        }


def test_a_turned_table_has_the_layout_of_its_width(revisit: Visit) -> None:
    for size in (DESKTOP, TABLET):
        visitor = revisit(size)
        visitor.start_game("person", "person")
        visitor.wait_for_turn()
        expect_turned_layouts(visitor)
        visitor.press("menu", "to-setup")
