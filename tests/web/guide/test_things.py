"""Things beside the kingdoms explain themselves when pointed at or clicked."""

import pytest

from guide.things import GuideTarget, thing_at, things
from realmino.view import View
from table.play.effects import Explain
from table.play.intents import Point, Press, Release
from table.play.keyboard import ANYWHERE, ON_CANVAS
from tests.present import present
from tests.web.drivers import with_actions
from tests.web.fixtures import (
    DESK,
    PHONE,
    ObservedApp,
    Point2,
    begun,
    click,
    domino,
    ground,
    moment,
    placing,
    record,
    spot,
    square,
    table,
)

LANDSCAPE = (740.0, 300.0)
SIZES = pytest.mark.parametrize("size", [DESK, PHONE, LANDSCAPE], ids=["desk", "phone", "flat"])


def things_on(app: ObservedApp) -> list[GuideTarget]:
    return [*things(app.view, app.layout)]


def middle(thing: GuideTarget) -> Point2:
    x, y, wide, high = thing.box
    return x + wide / 2, y + high / 2


def hosted(view: View) -> bool:
    return view.court is not None and view.court.queen is not None


@SIZES
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_click_on_a_thing_explains_it(size: Point2, touch: bool) -> None:
    app = table(moment("Q4", with_actions), size=size)
    before = record(app), app.interaction
    # On a chip, a click opens her host's kingdom instead.
    queen = set() if any(plot.is_chip for plot in app.layout.plots) else {"queen"}
    assert {thing.name for thing in things_on(app)} >= queen | {
        *("line", "next", "pile", "cave", "points", "coins", "knights", "towers"),
    }
    for thing in things_on(app):
        click(app, middle(thing), touch)
        [effect] = app.take_effects()
        assert isinstance(effect, Explain)
        found = present(thing_at(app.view, app.layout, effect.x, effect.y))
        assert found.name == thing.name or thing.name == "pile"  # the Queen may be on top of it
    assert (record(app), app.interaction) == before


@SIZES
def test_things_cover_no_pieces(size: Point2) -> None:
    for code, condition in (("Q4", with_actions), ("K4", placing), ("W8t", hosted)):
        app = table(moment(code, condition), size=size)
        layout = app.layout
        for thing in things_on(app):
            x, y = middle(thing)
            assert layout.slot_at(x, y) is None
            assert layout.spot_at(x, y) is None
            assert layout.main.square_at(x, y) is None


def test_every_kingdom_explains_its_purse() -> None:
    app = table(moment("Q4", hosted))
    names = [thing.name for thing in things_on(app)]
    assert [names.count(name) for name in ("coins", "knights", "towers", "queen")] == [4, 4, 4, 1]
    assert {thing.name for thing in things_on(table(begun("K4")))} == {"waiting", "next", "points"}


def test_explanations_do_not_block_the_game() -> None:
    app = table(moment("Q4", with_actions))
    assert all(app.layout.is_free(*middle(thing)) for thing in things_on(app))
    for at in (square(app, "g7"), spot(app, 0), domino(app, app.view.next[0].domino)):
        assert not app.layout.is_free(*at)
    other = next(plot.kingdom for plot in app.layout.plots if not plot.main)
    assert not app.layout.is_free(*ground(app, other))


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_nothing_is_explained_during_a_drag(touch: bool) -> None:
    for code, condition in (("K4", placing), ("Q4", with_actions)):
        app = table(moment(code, condition))
        held = domino(app, (app.view.prompt.domino or app.view.next[0].domino))
        points = next(thing for thing in things_on(app) if thing.name == "points")
        for taken in (held, square(app, "g7")):
            app.handle(Press(*taken, touch))
            app.handle(Point(*middle(points)))
            app.handle(Release(*middle(points), touch))
            assert [one for one in app.take_effects() if isinstance(one, Explain)] == []


def test_a_click_beside_all_things_explains_nothing() -> None:
    app = table(moment("Q4", with_actions))
    click(app, (1.0, 1.0))
    assert app.take_effects() == [Explain(1.0, 1.0)]
    assert thing_at(app.view, app.layout, 1.0, 1.0) is None


def test_the_kingdom_in_the_middle_explains_its_points() -> None:
    app = table(moment("Q4", with_actions))
    other = next(plot.kingdom for plot in app.layout.plots if not plot.main)
    click(app, ground(app, other))
    points = next(thing for thing in things_on(app) if thing.name == "points")
    click(app, middle(points))
    assert app.take_effects() == [Explain(*middle(points))]
    assert app.looking == other


def test_every_key_has_one_use() -> None:
    assert not ON_CANVAS.keys() & ANYWHERE.keys()
