"""What moves on the table: it is there at a tap, and at once where less motion is wanted."""

import pytest

from e2e.conftest import Visit, in_one_browser
from e2e.table.test_points import PICTURE
from e2e.visitor import Visitor, part

pytestmark = pytest.mark.in_chromium

STOP = "() => { const now = performance.now(); performance.now = () => now; }"
"""Lets the page's clock stand."""

GO_ON = "() => { delete performance.now; }"


def picture(visitor: Visitor) -> str:
    """What the table shows."""
    shown: str = visitor.page.evaluate(PICTURE, part("canvas"))
    return shown


@in_one_browser  # the other cannot be told that somebody wants no movement
def test_a_king_walks_until_somebody_taps(seated: Visit) -> None:
    visitor = seated().sit_down("person", "person", pace="normal")
    page = visitor.page
    visitor.wait_for_turn()
    seen = []
    for motion in ("no-preference", "reduce"):
        page.emulate_media(reduced_motion=motion)
        page.evaluate(STOP)
        visitor.take(visitor.options()[0].token)
        page.mouse.move(*visitor.spot("g7"))
        seen.append(picture(visitor))
        page.mouse.down()
        page.mouse.up()
        seen.append(picture(visitor))
        page.evaluate(GO_ON)
        assert picture(visitor) == seen[-1]
        visitor.press("undo")
    page.emulate_media(reduced_motion="no-preference")  # the page waits for another story
    walking, there, still, *_ = seen
    assert walking != there
    assert still == seen[-1]
