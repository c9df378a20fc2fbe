"""Canvases stay sharp when the zoom or the screen changes."""

from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import Visit, in_one_browser
from e2e.embed.test_two_tables import WIDE as TWO_WIDE
from e2e.embed.test_two_tables import Two, two
from e2e.features.test_history import keep, open_shelf
from e2e.host_page import RECORD
from e2e.visitor import PAINTED
from tests.tables import whole_game
from tests.web.fixtures import match_with

__all__ = ["two"]

pytestmark = in_one_browser  # only Chromium's driver changes the pixel density

WIDE, HIGH = 960, 900
STEPS = (0.5, 0.67, 0.8, 0.9, 1.1, 1.25, 1.5, 2, 3, 1)
"""The browser's zoom levels."""

WATCHED = """() => {
window.watched = 0;
for (const [name, by] of [["addEventListener", 1], ["removeEventListener", -1]]) {
  const method = MediaQueryList.prototype[name];
  MediaQueryList.prototype[name] = function (...given) {
    if (this.media.includes("resolution")) window.watched += by;
    return method.apply(this, given);
  };
} }"""
"""Counts the listeners for resolution changes."""

SHARP = """(canvas) => [
  Math.abs(canvas.width - canvas.clientWidth * devicePixelRatio) <= 1,
  Math.abs(canvas.height - canvas.clientHeight * devicePixelRatio) <= 1,
]"""


class Screens:
    """Moves a window to different screens."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._browser = page.context.new_cdp_session(page)

    def move(self, ratio: float, width: int = WIDE, height: int = HIGH) -> None:
        """Moves the page to a screen with this ratio of device pixels to CSS pixels."""
        metrics = {"width": width, "height": height, "deviceScaleFactor": ratio, "mobile": False}
        self._browser.send("Emulation.setDeviceMetricsOverride", metrics)
        # If only the ratio changes, the emulation delays media queries until another change, unlike
        # a real screen.
        contrast = {"name": "prefers-contrast", "value": "more" if ratio % 2 else "less"}
        self._browser.send("Emulation.setEmulatedMedia", {"features": [contrast]})
        assert abs(self._page.evaluate("devicePixelRatio") - ratio) < 0.01

    def zoom(self, step: float) -> None:
        """Zooms like the browser, which also changes the size in CSS pixels."""
        self.move(step, round(WIDE / step), round(HIGH / step))


def expect_sharp(canvas: Locator) -> None:
    canvas.evaluate(f"async () => {{ {PAINTED} }}")
    assert canvas.evaluate(SHARP) == [True, True]


@pytest.mark.deep
def test_a_table_is_sharp_on_every_screen_and_at_every_zoom(visit: Visit) -> None:
    visitor = visit((WIDE, HIGH))
    visitor.start_game("person", "person")
    visitor.wait_for_turn()
    canvas, screens = visitor.part("canvas"), Screens(visitor.page)
    wide = canvas.evaluate("(canvas) => canvas.width")
    for ratio in (2, 1, 1.5, 3, 1):
        screens.move(ratio)
        expect_sharp(canvas)
        assert canvas.evaluate("(canvas) => canvas.width") == ratio * wide
    for step in STEPS:
        screens.zoom(step)
        expect_sharp(canvas)


@pytest.mark.deep
def test_pictures_of_finished_games_are_sharp_on_a_finer_screen(visit: Visit) -> None:
    visitor = visit((WIDE, HIGH))
    keep(visitor, match_with(whole_game("K2")))
    visitor.reload()
    open_shelf(visitor)
    expect(visitor.find("#shelf canvas").first).to_be_visible()
    screens = Screens(visitor.page)
    for ratio in (2, 1):
        screens.move(ratio)
        # Finds the canvas each time, because the shelf may have replaced it.
        visitor.page.wait_for_function(
            """(ratio) => {
              const canvas = document.querySelector("#shelf canvas");
              return canvas?.width === ratio * canvas?.clientWidth;
            }""",
            arg=ratio,
        )


@pytest.mark.deep
def test_an_embedded_board_is_sharp_on_a_finer_screen(visit: Visit) -> None:
    visitor = visit((WIDE, HIGH), opened=False)
    page = visitor.page
    page.goto(f"{visitor.address}embed.html#record={quote(RECORD)}")
    page.locator("#boot[hidden]").wait_for(state="attached")
    canvas, screens = page.locator("canvas").first, Screens(page)
    expect(canvas).to_be_visible()
    for ratio in (2, 1, 3):
        screens.move(ratio)
        expect_sharp(canvas)


@pytest.mark.deep
def test_a_removed_table_watches_no_screen(two: Two) -> None:
    left, right = two
    left.page.evaluate(WATCHED)
    left.page.evaluate("realmino.unmount('left')")
    assert left.page.evaluate("watched") == -1
    screens = Screens(left.page)
    screens.move(2, *TWO_WIDE)
    expect_sharp(right.part("canvas"))
    expect(left.part("canvas")).to_have_count(0)
