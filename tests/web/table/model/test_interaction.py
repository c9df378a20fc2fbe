"""A domino in hand: where it snaps, how it turns, and which places are refused."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmino.view import View, view
from table.model.interaction import (
    Placing,
    aim,
    from_option,
    next_rotation,
    squares_for,
    turned_to_fit,
)
from table.picture.layout import lay_out, square_name
from tests.present import present
from tests.tables import games
from tests.web.fixtures import DESK, moment, placing_equal, placing_unequal

HAND = Placing()
"""A domino that has no place yet."""


def placings() -> st.SearchStrategy[View]:
    """Views in which a domino is to be placed or discarded."""
    return games().map(view).filter(lambda shown: shown.prompt.kind in ("place", "discard"))


turns = st.integers(0, 3)


def around(shown: View) -> set[str]:
    """All squares of legal places, and a few others."""
    return {"a1", "g7", "m13", "g9", "i7"} | {
        square for option in shown.options for square in option.squares
    }


@given(placings(), turns)
def test_a_domino_snaps_to_a_legal_turn_if_there_is_one(shown: View, expected: int) -> None:
    for square in around(shown):
        placing = turned_to_fit(shown, HAND.turned(expected), square)
        aimed = aim(shown, placing)
        if any(square in option.squares for option in shown.options):
            assert aimed
            assert square in present(aimed.option).squares
            assert turned_to_fit(shown, placing, square) == placing
        else:
            assert (placing.square, placing.turns) == (square, expected), "it stays as it is held"
            assert aimed is None or aimed.option is None


@given(placings())
def test_a_domino_keeps_its_turn_where_that_is_legal(shown: View) -> None:
    for option in shown.options:
        if option.kind == "place":
            held = from_option(shown, HAND, option)
            after = turned_to_fit(shown, HAND.turned(held.turns), held.square)
            assert (after.square, after.turns) == (held.square, held.turns)


@given(placings())
def test_the_first_way_on_a_square_scores_most(shown: View) -> None:
    for square in around(shown):
        gains = [option.gain for option in shown.options if square in option.squares]
        aimed = aim(shown, turned_to_fit(shown, HAND, square))
        assert not gains or present(present(aimed).option).gain == max(gains)


@given(placings(), st.sampled_from([1, -1]))
def test_turning_goes_round_all_ways_to_cover_the_square_best_first(shown: View, way: int) -> None:
    for square in around(shown):
        legal = [option for option in shown.options if square in option.squares]
        placing, seen = turned_to_fit(shown, HAND, square), []
        for _ in legal:
            seen.append(present(present(aim(shown, placing)).option))
            placing = next_rotation(shown, placing, way)
        gains = [option.gain for option in seen]
        assert sorted(seen, key=lambda option: option.token) == sorted(
            legal, key=lambda option: option.token
        )
        assert gains[:1] + gains[1:][::way] == sorted(gains, reverse=True)
        assert not legal or present(aim(shown, placing)).option == seen[0]


@given(turns, st.sampled_from([1, -1]))
def test_a_domino_without_a_legal_way_turns_about_its_square(start: int, way: int) -> None:
    shown = view_of(placing_unequal)
    placing = next_rotation(shown, Placing(square="b2", turns=start), way)
    assert (placing.square, placing.turns) == ("b2", (start + way) % 4)


@given(placings(), st.sampled_from([1, -1]))
def test_turning_never_leaves_the_square_under_the_pointer(shown: View, way: int) -> None:
    for square in {option.squares[0] for option in shown.options if option.kind == "place"}:
        placing = turned_to_fit(shown, HAND, square)
        for _ in range(5):
            placing = next_rotation(shown, placing, way)
            option = present(aim(shown, placing)).option
            assert square in present(option).squares


@given(placings(), st.sampled_from([1, -1]))
def test_turning_shows_another_place_or_changes_nothing(shown: View, way: int) -> None:
    places = (option for option in shown.options if option.kind == "place")
    for square in {square for option in places for square in option.squares}:
        placing = turned_to_fit(shown, HAND, square)
        turned = next_rotation(shown, placing, way)
        is_same = (turned.square, turned.turns) == (placing.square, placing.turns)
        before, after = (present(aim(shown, each)).option for each in (placing, turned))
        assert (before == after) == is_same


def test_a_turned_domino_keeps_waiting() -> None:
    shown = view_of(placing_unequal)
    for option in shown.options:
        placing = replace(from_option(shown, HAND, option), confirming=True)
        assert next_rotation(shown, placing, 1).confirming


@given(placings())
def test_every_option_can_be_held(shown: View) -> None:
    for option in shown.options:
        if option.kind == "place":
            placing = from_option(shown, HAND, option)
            assert present(aim(shown, placing)).option == option


@given(placings())
def test_every_shown_place_is_legal_or_refused(shown: View) -> None:
    """This lets the page explain every place under the pointer."""
    focus = next(realm.kingdom for realm in shown.kingdoms if shown.prompt.seat in realm.seats)
    window = lay_out(shown, focus, *DESK).main.sight
    for column in range(window.west, window.west + window.columns):
        for row in range(window.south, window.south + window.rows):
            for turn in range(4):
                aimed = aim(shown, Placing(square=square_name(column, row), turns=turn))
                assert aimed is None or (aimed.option is None) != (aimed.refusal is None)


def test_beside_the_grid_nothing_is_held() -> None:
    shown = view_of(placing_unequal)
    assert squares_for(None, 0) is None
    assert [squares_for("a1", turn) for turn in range(4)] == [
        ("a1", "b1"),
        None,
        None,
        ("a1", "a2"),
    ]
    assert [squares_for("m13", turn) for turn in range(4)] == [
        None,
        ("m13", "m12"),
        ("m13", "l13"),
        None,
    ]
    assert aim(shown, Placing(square="m13")) is None
    assert turned_to_fit(shown, Placing(square="g8", turns=3), None) == Placing(turns=3)


def test_equal_halves_are_one_option_either_way_round() -> None:
    shown = view_of(placing_equal)
    for option in shown.options:
        first, second = (turned_to_fit(shown, HAND, square) for square in option.squares)
        assert present(aim(shown, first)).option
        assert present(aim(shown, second)).option
        placing = from_option(shown, HAND, option)
        around = Placing(square=option.squares[1], turns=(placing.turns + 2) % 4)
        assert present(aim(shown, around)).option == present(aim(shown, placing)).option == option


@pytest.mark.parametrize("change", [lambda it: it.pointing("g9"), lambda it: it.turned(1)])
def test_another_place_needs_a_new_confirmation(change: Callable[[Placing], Placing]) -> None:
    assert not change(Placing(square="g8", confirming=True)).confirming
    assert Placing(square="g8", confirming=True).pointing("g8").confirming


def view_of(holds: object) -> View:
    return view(moment("K3", holds).game)
