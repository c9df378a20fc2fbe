"""A place that is refused says why, in words, where the person looks."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from realmino import Game, Rules, Shuffled
from realmino.bots import BOTS
from realmino.pieces.grid import Square
from realmino.view import View, view
from table.words import say

pytestmark = pytest.mark.in_chromium

REASONS = ("occupied", "too_large", "no_match", "not_touching")


def positions() -> Iterator[Game]:
    """A random game for four, move by move."""
    random, dealer = Random(4), Shuffled(4)
    game = Game(Rules.parse("K4")).deal(dealer)
    while not game.is_over:
        yield game
        game = game.play(BOTS["random"](game.state, random)).deal(dealer)


def reach_of(seen: View) -> tuple[int, int, int, int]:
    """The columns and rows that the kingdom in turn may still use."""
    return next(realm.reach for realm in seen.kingdoms if seen.prompt.seat in realm.seats)


def refused_place(reason: str) -> tuple[Game, str]:
    """A position, and a square where the domino in hand fits in no way, for that reason.

    The domino comes with its second half to the east.
    """
    for game in positions():
        seen = view(game)
        west, easternmost, south, north = reach_of(seen)
        usable = {square for option in seen.options for square in option.squares}
        for refusal in seen.refusals:
            first, second = (Square(square) for square in refusal.squares)
            near = max(abs(first.column - 6), abs(first.row - 6)) <= 2
            open_ground = west <= first.column <= easternmost and south <= first.row <= north
            east = (second.column, second.row) == (first.column + 1, first.row)
            free = open_ground and near and str(first) not in usable
            if refusal.reason == reason and east and free:
                return game, str(first)
    raise AssertionError(f"nothing is refused as {reason}")


def test_reasons(seated: Visit) -> None:
    visitor = seated()
    hint = visitor.part("hint")
    for reason in REASONS:
        game, square = refused_place(reason)
        words = say(f"reason-{reason}", grid=5)
        fragment = f"g={str(game).replace(' ', '_')}&k=pppp"
        visitor.page.evaluate("(to) => { location.hash = to; }", fragment)
        visitor.expect_move(game.number)
        visitor.play_on()
        visitor.page.mouse.move(*visitor.spot(str(view(game).prompt.domino)))
        visitor.page.mouse.down()
        visitor.page.mouse.move(*visitor.spot(square))
        expect(hint).to_have_text(f"{words} {say('refuse-why')}")
        expect(hint).to_have_class("refused")
        visitor.page.mouse.up()
        expect(visitor.part("alert")).to_have_text(words)
        expect(hint).to_have_text(f"{words} {say('refuse-why')}")
        visitor.expect_move(game.number)
