"""Knights and the Dragon by mouse and finger, alone and beside other choices."""

import pytest

from realmino.drawing.art import marks
from realmino.drawing.theme import light
from realmino.view import View
from table.model.interaction import Burning, CollectingTax, Idle, chosen_spot
from table.play import hints
from table.play.intents import BurnDown, Cancel, Choose, Confirm, Consider, Leave, Point
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
    moment,
    record,
    said,
    spot,
    square,
    table,
    token,
)
from tests.web.table.picture.test_scene import of_sprite

# Knights


def two_knights(view: View) -> bool:
    return any(len(option.squares) == 2 for option in view.options if option.kind == "tax")


def one_knight(view: View) -> bool:
    taxes = [option.squares for option in view.options if option.kind == "tax"]
    return len(taxes) == 2 and all(len(squares) == 1 for squares in taxes)


@pytest.mark.parametrize("touch", [False, True])
def test_a_knight_is_put_on_a_square_and_collects_when_confirmed(touch: bool) -> None:
    app = table(moment("Q4", with_actions), size=PHONE if touch else DESK)
    before, option = record(app), of_kind(app, "tax")[0]
    click(app, square(app, *option.squares), touch)
    assert (app.activity, record(app)) == (CollectingTax(option.squares, confirming=True), before)
    assert hints.hint(app, touch).text == move_words.question(app.view, option)
    app.handle(Confirm())
    assert last_move(app) == option.token


def test_a_second_click_takes_the_knight_back() -> None:
    app = table(moment("Q4", with_actions))
    at = square(app, *of_kind(app, "tax")[0].squares[:1])
    click(app, at)
    click(app, at)
    assert app.activity == Idle()
    app.handle(Confirm())
    assert app.take_effects() == []


def test_two_knights_collect_at_once() -> None:
    app = table(moment("Q4", two_knights))
    option = next(option for option in of_kind(app, "tax") if len(option.squares) == 2)
    for name in reversed(option.squares):
        click(app, square(app, name))
    assert token(app) == option.token
    click(app, square(app, option.squares[0]))
    assert app.activity == CollectingTax(option.squares[1:], confirming=True)
    click(app, square(app, option.squares[0]))
    app.handle(Confirm())
    assert last_move(app) == option.token


def test_the_only_knight_goes_to_the_square_clicked_last() -> None:
    app = table(moment("Q4", one_knight))
    earlier, later = (option.squares[0] for option in of_kind(app, "tax"))
    click(app, square(app, earlier))
    click(app, square(app, later))
    assert app.activity == CollectingTax((later,), confirming=True)


def test_knights_stay_while_the_pointer_moves_and_leave_on_cancel() -> None:
    app = table(moment("Q4", with_actions))
    option = of_kind(app, "tax")[0]
    click(app, square(app, *option.squares))
    app.handle(Point(*OUTSIDE))
    app.handle(Point(*domino(app, of_kind(app, "claim")[0].domino)))
    app.handle(Leave())
    assert token(app) == option.token
    app.handle(Cancel())
    assert (isinstance(app.activity, CollectingTax), token(app)) == (False, None)


def taxed_elsewhere(view: View) -> bool:
    """Whether knights are available, and there is land besides the domino just added."""
    if not with_actions(view):
        return False
    return len([land for land in current_realm(view).land if not land.tile]) > 2


def test_a_knight_beside_the_domino_is_refused() -> None:
    app = table(moment("Q4", taxed_elsewhere))
    before = record(app)
    allowed = {name for option in of_kind(app, "tax") for name in option.squares}
    elsewhere = min(bare_land(app) - allowed)
    click(app, square(app, elsewhere))
    assert said(app) == [words.reason("not_on_domino", app.view)]
    assert (isinstance(app.activity, CollectingTax), record(app)) == (False, before)


@pytest.mark.parametrize("reason", ["no_knight", "phase_closed"])
def test_uncollectable_tax_is_refused_with_its_reason(reason: str) -> None:
    def holds(view: View) -> bool:
        return (
            view.prompt.kind == "claim"
            and not view.order
            and present(view.court).why_no_tax == reason
            and any(land.tile is None for land in current_realm(view).land)
        )

    app = table(moment("Q4", holds))
    bare = next(half.square for half in current_realm(app.view).land if half.tile is None)
    click(app, square(app, bare))
    assert said(app) == [words.reason(reason, app.view)]


# The Dragon


def test_burning_needs_a_confirmation() -> None:
    app = table(moment("Q4", with_actions))
    before, option = record(app), of_kind(app, "burn")[0]
    click(app, spot(app, option.spot))
    app.handle(BurnDown())
    assert app.activity == Burning(present(option.spot), confirming=True)
    assert token(app) == option.token
    question = move_words.question(app.view, option)
    assert hints.hint(app, touch=False).text.startswith(question)
    assert record(app) == before
    app.handle(Confirm())
    assert last_move(app) == option.token


def test_the_dragon_can_be_sent_home_again() -> None:
    app = table(moment("Q4", with_actions))
    before, option = record(app), of_kind(app, "burn")[0]
    click(app, spot(app, option.spot))
    app.handle(BurnDown())
    app.handle(Cancel())
    app.handle(Confirm())
    assert (chosen_spot(app.activity), record(app)) == (None, before)


def test_the_dragon_needs_a_building() -> None:
    app = table(moment("Q4", with_actions))
    app.handle(BurnDown())
    assert said(app) == [words.reason("choose_tile", app.view)]


def test_looking_elsewhere_sends_the_dragon_back() -> None:
    app = table(moment("Q4", with_actions))
    option = of_kind(app, "burn")[0]
    click(app, ground(app, next(plot.kingdom for plot in app.layout.plots if not plot.main)))
    click(app, spot(app, option.spot))
    app.handle(BurnDown())
    assert token(app) == option.token


def unburnt(view: View, reason: str) -> int | None:
    """A spot whose building the Dragon cannot burn for that reason."""
    if view.court is None or view.prompt.kind != "claim" or view.order:
        return None
    spots = (
        board_spot.spot
        for board_spot in view.court.board
        if board_spot.tile and board_spot.why_not_burn == reason
    )
    return next(spots, None)


@pytest.mark.parametrize("reason", ["dragon_away", "queen_here", "no_coins", "phase_closed"])
def test_a_refused_dragon_gives_the_reason(reason: str) -> None:
    left: int | None
    if reason == "phase_closed":
        # The order of reasons: after a bribe the step is over.
        app = table(moment("Q4", with_actions))
        app.handle(Choose(of_kind(app, "burn")[0].token))
        left = next(
            board_spot.spot for board_spot in present(app.view.court).board if board_spot.tile
        )
    else:
        app = table(moment("Q4", lambda view: unburnt(view, reason) is not None))
        left = unburnt(app.view, reason)
    before = record(app)
    app.take_effects()
    click(app, spot(app, left))
    app.handle(BurnDown())
    assert said(app) == [words.reason(reason, app.view)]
    assert (isinstance(app.activity, Burning), record(app)) == (False, before)


def test_the_dragon_waits_until_the_domino_is_placed() -> None:
    app = table(moment("Q4", lambda view: view.prompt.kind == "place" and view.round == 4))
    number = next(
        board_spot.spot for board_spot in present(app.view.court).board if board_spot.tile
    )
    click(app, spot(app, number))
    app.handle(BurnDown())
    assert said(app) == [words.reason("wrong_phase", app.view)]


# Other choices beside optional actions


def test_hovering_over_a_court_never_plays() -> None:
    app = table(moment("Q4", with_actions))
    before = record(app)
    for chosen in (None, of_kind(app, "construct")[0].spot):
        if chosen is not None:
            click(app, spot(app, chosen))
        for x in range(0, int(DESK[0]), 31):
            for y in range(0, int(DESK[1]), 37):
                app.handle(Point(x, y))
        app.handle(Leave())
    assert record(app) == before
    assert app.take_effects() == []


@pytest.mark.parametrize("chosen", ["building", "knight", "dragon"])
def test_a_domino_can_be_claimed_during_any_other_choice(chosen: str) -> None:
    app = table(moment("Q4", with_actions))
    if chosen == "knight":
        click(app, square(app, *of_kind(app, "tax")[0].squares))
    else:
        click(app, spot(app, of_kind(app, "burn")[0].spot))
    if chosen == "dragon":
        app.handle(BurnDown())
    claim = of_kind(app, "claim")[0]
    click(app, domino(app, claim.domino))
    assert claim.token in record(app).split()


def test_any_building_can_be_selected() -> None:
    def holds(view: View) -> bool:
        return with_actions(view) and any(half.tile for half in current_realm(view).land)

    app = table(moment("Q4", holds))
    built = next(half for half in current_realm(app.view).land if half.tile)
    on_board = next(board_spot for board_spot in present(app.view.court).board if board_spot.tile)
    for at, number in ((square(app, built.square), built.tile), (spot(app, on_board.spot), None)):
        app.handle(Point(*at))
        number = number or present(on_board.tile).tile
        assert app.activity == Idle(number)
        assert hints.hint(app, touch=False).text == words.tile(app.view.tiles[number - 1])


def test_a_building_is_deselected_when_the_domino_is_over_its_kingdom() -> None:
    app = table(moment("Q4", lambda view: view.prompt.kind == "place" and view.round == 4))
    other = next(plot.kingdom for plot in app.layout.plots if not plot.main)
    click(app, ground(app, other))
    there = next(board_spot for board_spot in present(app.view.court).board if board_spot.tile)
    app.handle(Point(*spot(app, there.spot)))
    assert hints.hint(app, touch=False).text == words.tile(present(there.tile))
    click(app, ground(app, other), touch=True)
    assert app.looking is None
    app.handle(Point(*square(app, app.view.options[0].squares[0])))
    place = present(app.ready_option())
    assert hints.hint(app, touch=False).text == move_words.score_words(app.view, place)


def test_an_optional_action_of_the_list_is_shown_before_it_is_played() -> None:
    app = table(moment("Q4", with_actions))
    before = record(app)
    for option in app.view.options:
        app.handle(Consider(option.token))
        assert (token(app), record(app)) == (option.token, before)
        assert hints.description(app).startswith(
            move_words.considered_option_text(app.view, option)
        )


def test_a_domino_in_hand_is_not_placed_by_dragging_something_else() -> None:
    app = table(moment("Q4", lambda view: view.prompt.kind == "place" and view.round == 4))
    before, target = record(app), square(app, app.view.options[0].squares[0])
    carry(
        app,
        spot(
            app,
            next(
                board_spot.spot for board_spot in present(app.view.court).board if board_spot.tile
            ),
        ),
        target,
    )
    assert said(app) == [words.reason("wrong_phase", app.view)]
    carry(app, domino(app, app.view.next[0].domino), target)
    assert said(app) == [words.reason("place_first", app.view)]
    assert record(app) == before


def test_a_free_domino_dragged_away_is_not_called_taken() -> None:
    app = table(moment("Q4", with_actions))
    before = record(app)
    carry(app, domino(app, of_kind(app, "claim")[0].domino), OUTSIDE)
    assert app.take_effects() == []
    assert record(app) == before


def test_nothing_is_offered_on_land_of_other_players() -> None:
    app = table(moment("Q4", with_actions))
    assert of_sprite(app.display.overlay(light), marks.tax(light))
    other = next(plot.kingdom for plot in app.layout.plots if not plot.main)
    click(app, ground(app, other))
    assert of_sprite(app.display.overlay(light), marks.tax(light)) == []
    for option in app.view.options:
        app.handle(Consider(option.token))
        for mark in (marks.tax, marks.open_town, marks.ghost):
            assert of_sprite(app.display.overlay(light), mark(light)) == []
