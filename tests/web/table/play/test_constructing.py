"""Buildings by mouse and finger: choosing, dragging, constructing, and refusals."""

import pytest

from realmino.view import View
from table.model.interaction import CollectingTax, Constructing, chosen_spot, is_confirming, is_held
from table.model.session import Mode
from table.play import hints
from table.play.intents import Cancel, Confirm, Point, Press, Release
from table.wording import move_words, words
from tests.present import present
from tests.web.drivers import bare_land, carry, current_realm, last_move, of_kind, with_actions
from tests.web.fixtures import (
    DESK,
    OUTSIDE,
    PHONE,
    click,
    domino,
    ground,
    match_with,
    moment,
    record,
    said,
    spot,
    square,
    table,
    token,
)


def test_a_building_is_clicked_and_then_its_square() -> None:
    app = table(moment("Q4", with_actions))
    before, option = record(app), of_kind(app, "construct")[0]
    click(app, spot(app, option.spot))
    assert (chosen_spot(app.activity), record(app)) == (option.spot, before)
    building = app.view.tiles[present(option.tile) - 1]
    assert words.building_name(building.key) in hints.hint(app, touch=False).text
    app.handle(Point(*square(app, *option.squares)))
    assert token(app) == option.token
    question = move_words.question(app.view, option)
    assert hints.hint(app, touch=False).text.startswith(question)
    click(app, square(app, *option.squares))
    assert last_move(app) == option.token


def test_a_building_is_dragged_onto_its_square() -> None:
    app = table(moment("Q4", with_actions))
    before, option = record(app), of_kind(app, "construct")[-1]
    app.handle(Press(*spot(app, option.spot), False))
    app.handle(Point(*square(app, *option.squares)))
    assert (is_held(app.activity), token(app), record(app)) == (True, option.token, before)
    assert app.cursor == "grabbing"
    place = square(app, *option.squares)
    app.handle(Release(*place, False))
    assert last_move(app) == option.token
    dropped = present(app.display.take_dropped())
    middle = dropped.x + dropped.scale * 50, dropped.y + dropped.scale * 50
    assert dropped.key == f"tile:{option.tile}"
    assert middle == pytest.approx(place)


def test_a_building_dropped_beside_the_kingdom_goes_back() -> None:
    app = table(moment("Q4", with_actions))
    before, option = record(app), of_kind(app, "construct")[0]
    carry(app, spot(app, option.spot), OUTSIDE)
    assert (is_held(app.activity), chosen_spot(app.activity)) == (False, None)
    app.handle(Point(*square(app, *option.squares)))
    assert token(app) is None
    assert record(app) == before
    assert app.take_effects() == []


@pytest.mark.parametrize("how", ["tap", "ask"])
def test_a_building_needs_a_confirmation_by_tap_or_setting(how: str) -> None:
    touch = how == "tap"
    app = table(moment("Q4", with_actions), confirm=not touch, size=PHONE if touch else DESK)
    before, option = record(app), of_kind(app, "construct")[0]
    click(app, spot(app, option.spot), touch)
    click(app, square(app, *option.squares), touch)
    assert (is_confirming(app.activity), token(app), record(app)) == (True, option.token, before)
    app.handle(Confirm())
    assert last_move(app) == option.token


def test_another_click_puts_the_building_back() -> None:
    app = table(moment("Q4", with_actions))
    at = spot(app, of_kind(app, "construct")[0].spot)
    click(app, at)
    click(app, at)
    assert chosen_spot(app.activity) is None
    assert token(app) is None


def test_a_building_needs_an_open_town_square() -> None:
    app = table(moment("Q4", with_actions))
    before, option = record(app), of_kind(app, "construct")[0]
    closed = min(bare_land(app) - set(current_realm(app.view).open_towns))
    for drop in (True, False):
        if drop:
            carry(app, spot(app, option.spot), square(app, closed))
        else:
            click(app, square(app, closed))
        assert said(app) == [words.reason("not_open", app.view)]
        assert (app.activity, record(app)) == (Constructing(present(option.spot)), before)


def offered(view: View, why_not: str) -> int | None:
    """A spot whose building is refused for this reason even though a town square is open."""
    if view.court is None or view.order or view.prompt.kind not in ("claim", "end"):
        return None
    if not current_realm(view).open_towns:
        return None
    spots = (board_spot.spot for board_spot in view.court.board if board_spot.why_not == why_not)
    return next(spots, None)


@pytest.mark.parametrize("reason", ["no_coins", "phase_closed", "no_tile"])
@pytest.mark.parametrize("hands", ["click", "drag"])
def test_an_unavailable_building_is_refused_with_its_reason(reason: str, hands: str) -> None:
    app = table(moment("Q2", lambda view: offered(view, reason) is not None))
    before, number = record(app), offered(app.view, reason)
    town = square(app, current_realm(app.view).open_towns[0])
    if hands == "drag":
        carry(app, spot(app, number), town)
    else:
        click(app, spot(app, number))
        hint = hints.hint(app, touch=False)
        assert hint.reason
        assert words.reason(reason, app.view) in hint.text
        click(app, town)
    assert said(app) == [words.reason(reason, app.view)]
    assert record(app) == before


def test_a_press_elsewhere_constructs_nothing_on_release() -> None:
    app = table(moment("Q4", with_actions))
    before, option = record(app), of_kind(app, "construct")[0]
    tax = of_kind(app, "tax")[0]
    free = of_kind(app, "claim")[0]
    for chosen in (option.spot, None):
        if chosen is not None:
            click(app, spot(app, chosen))
        for start in (OUTSIDE, domino(app, free.domino)):
            for name in (*option.squares, *tax.squares):
                carry(app, start, square(app, name))
        app.handle(Cancel())
    assert (isinstance(app.activity, CollectingTax), record(app)) == (False, before)


@pytest.mark.parametrize("who", ["a bot thinks", "another kingdom is seen", "a moment is shared"])
def test_buildings_are_explained_in_every_players_turn(who: str) -> None:
    match = moment("Q4", with_actions)
    mode = Mode.MOMENT if who == "a moment is shared" else Mode.PLAYING
    app = table(match, mode=mode)
    if who == "a bot thinks":
        app = table(match_with(match.game, "gggg"))
    elif who == "another kingdom is seen":
        click(app, ground(app, next(plot.kingdom for plot in app.layout.plots if not plot.main)))
    silent = hints.hint(app, touch=False).text
    there = next(board_spot for board_spot in present(app.view.court).board if board_spot.tile)
    app.handle(Point(*spot(app, there.spot)))
    assert hints.hint(app, touch=False).text == words.tile(present(there.tile)) != silent
    click(app, spot(app, there.spot), touch=True)
    assert hints.hint(app, touch=True).text == words.tile(present(there.tile))
    app.handle(Cancel())
    app.handle(Point(*OUTSIDE))
    assert hints.hint(app, touch=False).text != words.tile(present(there.tile))
