"""A game by touch on a small phone."""

from itertools import cycle

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, Visit
from e2e.games import moment, whole_game
from e2e.hand import Hand

pytestmark = pytest.mark.in_chromium


@pytest.mark.parametrize("part", [0.5, pytest.param(0.0, marks=pytest.mark.deep)])
def test_a_game_is_played_by_touch_to_its_end(revisit: Visit, part: float) -> None:
    game = whole_game("K2")
    start = f"{moment(game, int(game.number * part), 'pr')}&n=Ada,Ben"
    visitor = revisit(PHONE, has_touch=True, moment=start)
    visitor.set_speed({})
    visitor.play_on()
    hand, turns = Hand(visitor), cycle((0, 1, 2))
    turn = visitor.wait_for_turn()
    while turn:
        before, prompt = visitor.moves, visitor.prompt
        if prompt == "claim":
            hand.tap_claim()
        elif prompt == "discard":
            hand.tap_button("place")
        else:
            hand.tap_place(next(turns))
        turn = visitor.wait_for_turn(after=before)
    visitor.expect_scores_of_replay("Ada", "Ben")
    hand.expect_intended_moves(visitor.link())


def test_touch_moves_wait_for_confirmation(revisit: Visit) -> None:
    visitor = revisit(PHONE, has_touch=True)
    visitor.start_game("person", "person")
    visitor.wait_for_turn()
    hand, place = Hand(visitor), visitor.part("place")

    domino = hand.best_domino()
    hand.tap(domino)
    expect(place).to_have_text("Choose")
    expect(visitor.part("hint")).to_contain_text("?")
    hand.tap_button("cancel")
    expect(place).to_be_hidden()
    visitor.expect_move(2)
    hand.tap_claim()
    visitor.expect_move(3)

    visitor.play(3)
    before = visitor.moves
    assert visitor.prompt == "place"
    hand.tap(hand.best_square())
    expect(place).to_have_text("Place")
    expect(visitor.part("rotate")).to_be_visible()
    hand.tap_button("rotate")
    expect(place).to_be_visible()
    hand.tap_button("cancel")
    expect(place).to_be_hidden()
    visitor.expect_move(before)


def test_the_offer_of_sounds_covers_nothing(visit: Visit) -> None:
    """A regression test: the offer covered the other kingdom. It appears once on a device."""
    visitor = visit(PHONE, has_touch=True)
    visitor.start_game("person", "person")
    visitor.wait_for_turn()
    visitor.play(5)
    assert visitor.prompt == "claim"
    offer = visitor.part("actions", ".offer")
    box, stage = offer.bounding_box(), visitor.part("stage").bounding_box()
    assert box
    assert stage
    assert box["y"] >= stage["y"] + stage["height"]
    offer.tap()
    expect(visitor.find("#sounds")).to_be_checked()
    expect(offer).to_have_count(0)


@pytest.mark.deep
def test_a_phones_drawers_open_and_close(revisit: Visit) -> None:
    visitor = revisit(PHONE, has_touch=True)
    visitor.start_game("person", "greedy")
    visitor.wait_for_turn()
    hand, before = Hand(visitor), visitor.moves
    hand.tap_button("show-log")
    expect(visitor.part("log", "li").first).to_be_visible()
    hand.tap_button("logbook", "header button")
    expect(visitor.part("logbook")).to_be_hidden()
    visitor.press("menu", "show-choices")
    hand.tap_button("options", "button >> nth=0")
    expect(visitor.part("list")).to_be_hidden()
    visitor.wait_for_turn(after=before)
