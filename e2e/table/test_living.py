"""The land moves while the table rests."""

import pytest

from e2e.conftest import Visit, in_one_browser
from e2e.games import find, last_moment
from e2e.visitor import Visitor
from tests.tables import played

pytestmark = [pytest.mark.in_chromium, in_one_browser]

LAYER = ".living-land"

PICTURE = "(layer) => layer.toDataURL()"

CHANGED = "([layer, before]) => layer.toDataURL() !== before"

HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""

SOON = "() => new Promise((done) => setTimeout(done, 400))"
"""Waits long enough for the land to move twice."""


def picture(visitor: Visitor) -> str:
    shown: str = visitor.find(LAYER).evaluate(PICTURE)
    return shown


def expect_movement(visitor: Visitor) -> None:
    layer = visitor.find(LAYER).element_handle()
    visitor.page.wait_for_function(CHANGED, arg=[layer, picture(visitor)])


@pytest.mark.deep
def test_the_land_moves_only_while_somebody_could_see_it(visit: Visit) -> None:
    # At a table where nobody moves a piece, the land moves and the dominoes don't.
    visitor = visit(
        moment=last_moment(played("K2d", 5, bot="greedy"), "pp"), reduced_motion="no-preference"
    )
    below = visitor.part("canvas").evaluate(PICTURE)
    expect_movement(visitor)
    assert visitor.part("canvas").evaluate(PICTURE) == below

    visitor.page.evaluate(HIDE, True)
    before = picture(visitor)
    visitor.page.evaluate(SOON)
    assert picture(visitor) == before
    visitor.page.evaluate(HIDE, False)
    expect_movement(visitor)

    game, seen = find("K2", lambda _, seen: seen.prompt.kind == "place" and seen.round > 3)
    visitor.go_to(last_moment(game, "pp")).play_on()
    layer, mouse = visitor.find(LAYER), visitor.page.mouse
    layer.wait_for()
    mouse.move(*visitor.spot(str(seen.prompt.domino)))
    mouse.down()
    mouse.move(*visitor.spot("g7"), steps=3)
    layer.wait_for(state="detached")
    visitor.page.evaluate(SOON)
    assert not layer.count()
    mouse.move(2, 2)
    mouse.up()
    layer.wait_for()

    visitor.page.emulate_media(reduced_motion="reduce")
    layer.wait_for(state="detached")
    visitor.page.emulate_media(reduced_motion="no-preference")
    layer.wait_for()
    visitor.choose_setting("pace", "instant")
    layer.wait_for(state="detached")
