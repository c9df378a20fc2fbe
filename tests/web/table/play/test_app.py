"""A person at the table: whole games by mouse, finger, keys or list, and placing."""

import pytest

from browser.messages import say
from realmino.drawing.theme import dark, light
from realmino.view import View
from table.model.interaction import Placing, is_held
from table.play import hints
from table.play.effects import Finish, Say
from table.play.intents import Cancel, Leave, Point, Press, Release, Turn
from table.wording import words
from tests.depth import deep
from tests.present import present
from tests.web.drivers import (
    Hands,
    by_clicking,
    by_dragging,
    by_keys,
    by_list,
    by_tapping,
    play_out,
    winners,
)
from tests.web.fixtures import (
    DESK,
    PHONE,
    ObservedApp,
    begun,
    click,
    discarding,
    domino,
    last_round,
    moment,
    one_legal_turn,
    only_another_turn,
    placing_equal,
    placing_unequal,
    play_bots,
    record,
    refused,
    said,
    shown_squares,
    square,
    table,
    token,
)

HANDS = (by_dragging, by_clicking, by_tapping, by_keys, by_list)


# Whole games


@pytest.mark.parametrize("hands", HANDS, ids=lambda hands: hands.__name__)
@pytest.mark.parametrize("code", ["K2dhm", *map(deep, ("K3", "K4hm"))])
def test_people_play_a_whole_game(code: str, hands: Hands) -> None:
    app = table(begun(code), size=PHONE if hands is by_tapping else DESK)
    effects = play_out(app, hands)
    assert app.match.game.is_over
    assert isinstance(effects[-1], Finish)
    assert sum(isinstance(effect, Finish) for effect in effects) == 1
    totals = {realm.kingdom: realm.sheet["total"] for realm in app.view.kingdoms}
    assert all(totals[kingdom] == max(totals.values()) for kingdom in winners(app))


@pytest.mark.parametrize("hands", [by_dragging, by_tapping, by_keys], ids=lambda it: it.__name__)
def test_a_person_plays_a_whole_game_with_bots(hands: Hands) -> None:
    app = table(begun("K3hm", "prg"))
    effects = play_out(app, hands)
    assert app.match.game.is_over
    assert not [effect for effect in effects if isinstance(effect, Say)]


def test_every_way_of_playing_leads_to_the_same_game() -> None:
    """The random choices are the same, so only the hands differ."""
    records = set()
    for hands in HANDS:
        app = table(begun("K2", seed="same"))
        play_out(app, hands, seed=5)
        records.add(record(app))
    assert len(records) == 1


def test_bots_alone_play_without_a_request_to_people() -> None:
    app = table(begun("K2d", "gr"))
    play_bots(app)
    assert app.view.outcome
    assert not app.choosing


@pytest.mark.parametrize("hands", [by_dragging, by_tapping, by_keys], ids=lambda it: it.__name__)
def test_a_domino_that_fits_nowhere_is_discarded_by_a_confirmation(hands: Hands) -> None:
    app = table(moment("K4", discarding))
    gone = app.view.prompt.domino
    assert hints.hint(app, touch=False).text == say("hint-discard")
    hands(app, app.view.options[0])
    assert str(app.match.game.moves[-1]) == f"A{gone}x"


def test_the_last_turns_end_by_themselves() -> None:
    app = table(last_round("K4"))
    play_out(app, by_list)
    assert record(app).split().count("E") == 4
    assert app.view.outcome


# Placing with the mouse


@pytest.mark.parametrize("touch", [False, True])
def test_escape_ends_a_drag_and_puts_the_domino_back(touch: bool) -> None:
    app = table(moment("K3", placing_unequal))
    target = square(app, app.view.options[0].squares[0])
    moves = app.match.game.moves
    app.handle(Press(*domino(app, app.view.prompt.domino), touch))
    app.handle(Point(*target))
    app.handle(Cancel())
    app.handle(Point(*target))
    assert not is_held(app.activity)
    app.handle(Release(*target, touch))
    assert app.match.game.moves == moves
    assert not isinstance(app.activity, Placing) or not app.activity.confirming


def beside_a_place(app: ObservedApp) -> tuple[float, float]:
    """A point on a square where the domino doesn't fit, close to one where it does."""
    fits = {name for option in app.view.options for name in option.squares}
    cell = app.layout.main.cell
    beside = [
        (x, y)
        for name in sorted(fits)
        for x, y in [square(app, name)]
        for x, y in [
            (x + 0.7 * cell, y),
            (x - 0.7 * cell, y),
            (x, y + 0.7 * cell),
            (x, y - 0.7 * cell),
        ]
        if app.layout.main.square_at(x, y) not in fits
    ]
    return beside[0]


def test_a_domino_dropped_just_beside_a_place_snaps_to_it() -> None:
    app = table(moment("K3", placing_unequal))
    beside = beside_a_place(app)
    app.handle(Press(*domino(app, app.view.prompt.domino), False))
    app.handle(Point(*beside))
    expected = token(app)
    app.handle(Release(*beside, False))
    assert str(app.match.game.moves[-1]) == expected


def test_a_finger_that_slides_over_the_kingdom_does_not_snap() -> None:
    app = table(moment("K3", placing_unequal))
    app.handle(Press(*square(app, app.view.options[0].squares[0]), True))
    app.handle(Point(*beside_a_place(app)))
    assert app.ready_option() is None


def test_a_domino_is_dragged_from_the_line_onto_the_kingdom() -> None:
    app = table(moment("K3", placing_unequal))
    option = app.view.options[0]
    app.handle(Press(*domino(app, app.view.prompt.domino), False))
    assert is_held(app.activity)
    app.handle(Point(*square(app, option.squares[0])))
    expected = token(app)
    assert option.squares[0] in shown_squares(app)
    app.handle(Release(*square(app, option.squares[0]), False))
    assert str(app.match.game.moves[-1]) == expected


def test_a_drop_beside_the_kingdom_returns_the_domino() -> None:
    app = table(moment("K3", placing_unequal))
    before = record(app)
    app.handle(Press(*domino(app, app.view.prompt.domino), False))
    app.handle(Point(*square(app, app.view.options[0].squares[0])))
    app.handle(Release(2, 2, False))
    assert record(app) == before
    assert (app.activity, app.ready_option()) == (Placing(), None)


def test_a_refused_drop_gives_the_reason_and_plays_nothing() -> None:
    app = table(moment("K3", refused))
    before = record(app)
    app.handle(Press(*domino(app, app.view.prompt.domino), False))
    app.handle(Point(*square(app, "g7")))
    hint, why = hints.hint(app, touch=False), words.reason("occupied", app.view)
    assert (hint.reason, hint.text) == ("occupied", why)
    app.take_effects()
    app.handle(Release(*square(app, "g7"), False))
    assert said(app) == [why]
    assert record(app) == before
    assert not is_held(app.activity)


def test_hovering_and_leaving_never_plays() -> None:
    app = table(moment("K3", placing_unequal))
    before = record(app)
    for x in range(0, int(DESK[0]), 23):
        for y in range(0, int(DESK[1]), 31):
            app.handle(Point(x, y))
    app.handle(Leave())
    assert record(app) == before
    assert app.take_effects() == []


def test_a_domino_turns_automatically_if_only_another_turn_fits() -> None:
    app = table(moment("K3", only_another_turn))
    places = present(one_legal_turn(app.view))
    app.handle(Point(*square(app, places[0])))
    option = present(app.ready_option())
    assert option.squares == places
    click(app, square(app, places[0]))
    assert str(app.match.game.moves[-1]) == option.token


def test_the_wheel_goes_round_the_legal_turns() -> None:
    app = table(moment("K3", placing_unequal))
    by_square: dict[str, set[str]] = {}
    for option in app.view.options:
        by_square.setdefault(option.squares[0], set()).add(option.token)
    first, legal = max(by_square.items(), key=lambda item: len(item[1]))
    assert len(legal) > 1
    app.handle(Point(*square(app, first)))
    for quarters in (1, -1):
        seen = [token(app)]
        for _ in range(len(legal)):
            app.handle(Turn(quarters))
            seen.append(token(app))
        assert seen[0] == seen[-1]
        assert set(seen) == legal


def single_ways(view: View, *, is_reversible: bool) -> list[str]:
    """Squares on which a domino fits one way; ``is_reversible``: it also fits end for end there."""
    if not placing_unequal(view):
        return []
    places = [option.squares for option in view.options if option.kind == "place"]
    firsts = [squares[0] for squares in places]
    return [
        squares[0]
        for squares in places
        if firsts.count(squares[0]) == 1 and (squares[::-1] in places) == is_reversible
    ]


def test_a_domino_that_fits_only_one_way_says_so_when_it_is_turned() -> None:
    match = moment("K3", lambda view: bool(single_ways(view, is_reversible=False)))
    for first in single_ways(table(match).view, is_reversible=False):
        app = table(match)
        app.handle(Point(*square(app, first)))
        before = token(app)
        app.handle(Turn(1))
        assert (token(app), said(app)) == (before, [say("hint-only-way")])
        click(app, square(app, first), touch=True)
        said(app)
        click(app, square(app, first), touch=True)
        assert said(app) == [say("hint-only-way")]


def test_a_domino_with_one_way_on_its_square_is_turned_end_for_end() -> None:
    match = moment("K3", lambda view: bool(single_ways(view, is_reversible=True)))
    for first in single_ways(table(match).view, is_reversible=True):
        for act in (Turn(1), Turn(-1)):
            app = table(match)
            app.handle(Point(*square(app, first)))
            before, squares = token(app), shown_squares(app)
            app.handle(act)
            assert token(app) not in (None, before)
            assert {*shown_squares(app)} == {*squares}
            assert said(app) == []
            app.handle(act)
            assert token(app) == before


def test_equal_halves_are_under_the_pointer_either_way() -> None:
    app = table(moment("K3", placing_equal))
    for option in app.view.options:
        for half in option.squares:
            app.handle(Point(*square(app, half)))
            assert half in shown_squares(app)


def test_what_is_shown_is_what_a_click_plays() -> None:
    """It does, even right after the wheel is turned."""
    match = moment("K3", placing_unequal)
    places = {half for option in table(match).view.options for half in option.squares}
    assert places
    for half in sorted(places):
        for turns in range(4):
            app = table(match)
            at = square(app, half)
            app.handle(Point(*at))
            for _ in range(turns):
                app.handle(Turn(1))
            expected = token(app)
            assert expected
            app.handle(Point(at[0] + 1, at[1]))
            assert token(app) == expected, "a small movement turns nothing back"
            app.handle(Press(*at, False))
            app.handle(Release(*at, False))
            assert str(app.match.game.moves[-1]) == expected


def test_the_picture_is_drawn_again_only_after_a_change() -> None:
    app = table(moment("K3", placing_unequal))
    picture, marks = app.display.scene(light), app.display.overlay(light)
    app.handle(Press(*domino(app, app.view.prompt.domino), touch=False))
    app.handle(Point(*square(app, app.view.options[0].squares[0])))
    assert app.display.scene(light) is picture
    assert app.display.overlay(light) != marks
    assert app.display.scene(dark) != picture
    by_list(app, app.view.options[0])
    assert app.display.scene(light) != picture
