"""Steps before a move: confirmations, taps, keys, buttons, and looking around."""

import pytest

from realmino.view import Option
from table.model.interaction import NOTHING, Idle, in_hand, is_confirming
from table.model.settings import Settings
from table.play import hints
from table.play.buttons import redo_button, undo_button
from table.play.effects import Say
from table.play.intents import (
    Adopt,
    Cancel,
    Choose,
    Confirm,
    Consider,
    Intent,
    Leave,
    Next,
    PlayAgain,
    Point,
    Press,
    Ready,
    Redo,
    Release,
    Step,
    Turn,
    Undo,
)
from table.wording import words
from tests.present import present
from tests.web.fixtures import (
    OUTSIDE,
    PHONE,
    Condition,
    begun,
    claiming,
    click,
    domino,
    ground,
    moment,
    one_legal_turn,
    only_another_turn,
    placing_unequal,
    record,
    refused,
    said,
    shown_squares,
    square,
    table,
    token,
)

# Confirmations


def test_a_mouse_needs_a_confirmation_if_set() -> None:
    app = table(moment("K3", placing_unequal), confirm=True)
    before = record(app)
    first, other = app.view.options[0].squares[0], app.view.options[-1].squares[0]
    assert first != other
    click(app, square(app, first))
    assert is_confirming(app.activity)
    assert "?" in hints.hint(app, touch=False).text
    click(app, square(app, other))
    assert other in shown_squares(app), "another click asks about another place"
    assert record(app) == before
    expected = token(app)
    app.handle(Confirm())
    assert str(app.match.game.moves[-1]) == expected


def test_a_waiting_domino_does_not_follow_the_pointer() -> None:
    app = table(moment("K3", placing_unequal), confirm=True)
    click(app, square(app, app.view.options[0].squares[0]))
    expected = token(app)
    app.handle(Point(*square(app, app.view.options[-1].squares[0])))
    app.handle(Leave())
    assert token(app) == expected
    app.handle(Cancel())
    assert token(app) is None


def test_a_second_tap_turns_the_domino() -> None:
    app = table(moment("K3", placing_unequal), size=PHONE)
    by_square = [option.squares[0] for option in app.view.options]
    first = max(by_square, key=by_square.count)
    click(app, square(app, first), touch=True)
    before = token(app)
    click(app, square(app, first), touch=True)
    assert is_confirming(app.activity)
    assert token(app) not in (before, None)
    assert present(app.ready_option()).squares[0] == first


def test_a_finger_drags_a_domino_to_another_square() -> None:
    app = table(moment("K3", placing_unequal), size=PHONE)
    first, other = app.view.options[0].squares[0], app.view.options[-1].squares[0]
    app.handle(Press(*square(app, first), True))
    app.handle(Point(*square(app, other)))
    app.handle(Release(*square(app, other), True))
    assert is_confirming(app.activity)
    assert other in shown_squares(app)


def test_one_tap_chooses_the_last_domino() -> None:
    """Among several dominoes, a tap asks first."""
    last = moment("K4", lambda view: [one.kind for one in view.options] == ["claim"])
    app = table(last, size=PHONE)
    before, [option] = record(app), app.view.options
    click(app, domino(app, option.domino), touch=True)
    assert record(app).startswith(f"{before} {option.token}")
    app = table(moment("K3", claiming), size=PHONE)
    assert len(app.view.options) > 1
    before = record(app)
    click(app, domino(app, app.view.options[0].domino), touch=True)
    assert record(app) == before


def test_a_claim_needs_a_confirmation_if_set() -> None:
    app = table(moment("K4", claiming), confirm=True)
    before = record(app)
    option, other = app.view.options[:2]
    click(app, domino(app, option.domino))
    assert record(app) == before
    click(app, domino(app, other.domino))
    assert (record(app), token(app)) == (before, other.token)
    click(app, domino(app, other.domino))
    assert str(app.match.game).startswith(f"{before} {other.token}")


def test_a_taken_domino_is_not_claimed() -> None:
    app = table(moment("K4", claiming))
    before = record(app)
    taken = next(face.domino for face in app.view.next if face.king)
    click(app, domino(app, taken))
    assert record(app) == before
    assert app.activity == Idle()


def test_a_press_elsewhere_claims_nothing_on_release() -> None:
    app = table(moment("K4", claiming))
    before = record(app)
    app.handle(Press(*OUTSIDE, False))
    app.handle(Release(*domino(app, app.view.options[0].domino), False))
    assert record(app) == before


def test_a_press_elsewhere_places_nothing_on_release() -> None:
    app = table(moment("K3", placing_unequal))
    before, target = record(app), square(app, app.view.options[0].squares[0])
    app.handle(Press(*OUTSIDE, False))
    app.handle(Point(*target))
    app.handle(Release(*target, False))
    assert record(app) == before


# Keys


def test_the_very_first_intent_counts() -> None:
    app = table(begun("K4"))
    app.handle(Next(1))
    assert token(app) == app.view.options[0].token


def test_next_goes_round_all_places_both_ways() -> None:
    app = table(moment("K3", placing_unequal))
    tokens = [option.token for option in app.view.options]
    for by, order in ((1, tokens), (-1, tokens[::-1])):
        app.handle(Cancel())
        seen = []
        for _ in tokens:
            app.handle(Next(by))
            seen.append(token(app))
        assert seen == order
        app.handle(Next(by))
        assert token(app) == order[0]


def test_arrows_carry_the_domino_within_the_ground_shown() -> None:
    app = table(moment("K3", placing_unequal))
    window = app.layout.main.sight
    app.handle(Step(1, 0))
    start = in_hand(app.activity).square
    assert token(app) == app.view.options[0].token
    app.handle(Step(0, 1))
    app.handle(Step(0, -1))
    assert in_hand(app.activity).square == start
    for step in (Step(1, 0), Step(0, 1), Step(-1, 0), Step(0, -1)):
        for _ in range(20):
            app.handle(step)
            column, row = (
                "abcdefghijklm".index(present(in_hand(app.activity).square)[0]),
                int(present(in_hand(app.activity).square)[1:]),
            )
            assert 0 <= column - window.west < window.columns
            assert 0 <= row - 1 - window.south < window.rows


def test_arrows_go_along_the_line() -> None:
    app = table(moment("K4", claiming))
    tokens = [option.token for option in app.view.options]
    app.handle(Step(0, -1))
    assert token(app) == tokens[0]
    app.handle(Step(1, 0))
    assert token(app) == tokens[1 % len(tokens)]
    app.handle(Step(0, 1))
    assert token(app) == tokens[0]


def test_confirming_a_refused_place_gives_the_reason() -> None:
    app = table(moment("K3", refused))
    before = record(app)
    app.handle(Point(*square(app, "g7")))
    app.take_effects()
    app.handle(Confirm())
    assert said(app) == [words.reason("occupied", app.view)]
    assert record(app) == before


def test_confirming_nothing_does_nothing() -> None:
    for condition in (placing_unequal, claiming):
        app = table(moment("K4", condition))
        before = record(app)
        app.handle(Confirm())
        assert record(app) == before
        assert app.take_effects() == []


def test_an_unknown_token_is_ignored() -> None:
    app = table(moment("K4", claiming))
    before = record(app)
    for wrong in ("", "E", "E99", "A1x", "Lx", "claim"):
        app.handle(Choose(wrong))
    assert record(app) == before


# Looking around


@pytest.mark.parametrize("condition", [placing_unequal, claiming])
def test_another_kingdom_moves_to_the_middle_and_back(condition: Condition) -> None:
    app = table(moment("K4", condition))
    own = app.display.focus
    other = next(plot.kingdom for plot in app.layout.plots if not plot.main)
    click(app, ground(app, other))
    assert (app.display.focus, app.looking, app.placing) == (other, other, False)
    assert app.layout.main.kingdom == other
    click(app, ground(app, other))
    assert (app.display.focus, app.looking) == (own, None)
    click(app, ground(app, other))
    app.handle(Cancel())
    assert app.display.focus == own


def test_a_domino_is_not_placed_in_another_kingdom() -> None:
    app = table(moment("K4", placing_unequal))
    before = record(app)
    other = next(plot.kingdom for plot in app.layout.plots if not plot.main)
    click(app, ground(app, other))
    for option in app.view.options:
        app.handle(Point(*square(app, "g8")))
        app.handle(Next(1))
        app.handle(Turn(1))
        app.handle(Confirm())
        assert token(app) is None, option
    assert record(app) == before


def test_a_domino_is_claimed_while_another_kingdom_is_shown() -> None:
    app = table(moment("K4", claiming))
    before, option = record(app), app.view.options[-1]
    click(app, ground(app, next(plot.kingdom for plot in app.layout.plots if not plot.main)))
    click(app, domino(app, option.domino))
    assert record(app).startswith(f"{before} {option.token}")
    assert app.looking is None


def test_a_move_returns_the_person_to_move_to_the_middle() -> None:
    app = table(moment("K4", placing_unequal))
    click(app, ground(app, next(plot.kingdom for plot in app.layout.plots if not plot.main)))
    app.handle(Choose(app.view.options[0].token))
    assert app.looking is None
    assert app.view.prompt.seat in next(
        realm.seats for realm in app.view.kingdoms if realm.kingdom == app.display.focus
    )


# Undo, redo and other requests


def test_undo_returns_the_domino_and_empties_the_hand() -> None:
    app = table(moment("K4", placing_unequal))
    before = record(app)
    app.handle(Next(1))
    app.handle(Confirm())
    after = record(app)
    app.handle(Undo())
    assert record(app) == before
    assert app.interaction == NOTHING
    app.handle(Redo())
    assert record(app) == after


def test_a_refused_undo_gives_the_reason() -> None:
    app = table(begun("K4"))
    app.take_effects()
    app.handle(Undo())
    app.handle(Redo())
    undo, redo = app.take_effects()
    assert undo == Say(undo_button(app.session).text, urgent=True)
    assert redo == Say(redo_button(app.session).text, urgent=True)
    assert undo.text != redo.text


def test_a_person_cannot_choose_for_a_bot() -> None:
    """No intent works while the bot thinks."""
    app = table(begun("K4", "rrrr"))
    before = record(app)
    option = app.view.options[0]
    intents: list[Intent] = [Next(1), Step(1, 0), Turn(1), Confirm(), Choose(option.token)]
    for intent in intents:
        app.handle(intent)
    click(app, domino(app, option.domino))
    click(app, domino(app, option.domino), touch=True)
    assert record(app) == before
    assert not hints.hint(app, touch=True).reason


def test_no_choice_before_the_device_is_handed_over() -> None:
    app = table(begun("K4"), handover=True)
    before = record(app)
    click(app, domino(app, app.view.options[0].domino))
    app.handle(Choose(app.view.options[0].token))
    assert record(app) == before
    app.handle(Ready())
    app.handle(Choose(app.view.options[0].token))
    assert record(app) != before


def test_another_game_begins_with_empty_hands() -> None:
    app = table(moment("K4", placing_unequal))
    click(app, ground(app, next(plot.kingdom for plot in app.layout.plots if not plot.main)))
    app.handle(PlayAgain("another"))
    app.handle(Next(1))
    assert (app.looking, token(app)) == (None, app.view.options[0].token)


def test_settings_may_change_during_a_choice() -> None:
    app = table(moment("K3", placing_unequal))
    app.handle(Adopt(Settings(confirm=True)))
    click(app, square(app, app.view.options[0].squares[0]))
    assert is_confirming(app.activity)
    assert app.take_effects() == []


def test_an_option_of_the_list_is_shown_before_it_is_taken() -> None:
    for condition in (placing_unequal, claiming):
        app = table(moment("K4", condition))
        before = record(app)
        for option in app.view.options:
            app.handle(Consider(option.token))
            assert (token(app), record(app)) == (option.token, before)
        app.handle(Consider("E99"))
        assert token(app) == app.view.options[-1].token


def test_a_chosen_turn_survives_a_square_where_it_does_not_fit() -> None:
    app = table(moment("K3", only_another_turn))
    places = present(one_legal_turn(app.view))
    elsewhere = next(o for o in app.view.options if by_turn(o) == "e" and places[0] != o.squares[0])
    app.handle(Point(*square(app, places[0])))
    assert present(app.ready_option()).squares == places
    app.handle(Point(*square(app, elsewhere.squares[0])))
    assert by_turn(present(app.ready_option())) == "e"


def by_turn(option: Option) -> str:
    return option.token[-1]
