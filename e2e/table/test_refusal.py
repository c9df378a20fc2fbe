"""Refused choices give their reasons in every phase of a turn."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from browser.messages import say
from e2e.conftest import Visit
from e2e.court import CourtHand
from e2e.games import find, has_added, last_moment, spots
from e2e.visitor import Visitor
from realmino import Construct, Game, Place, Rules, Shuffled, Tax
from realmino.bots import BOTS
from realmino.pieces.grid import Square
from realmino.view import BoardSpot, View, view

pytestmark = pytest.mark.in_chromium

REASONS = ("occupied", "too_large", "no_match", "not_touching")


def positions() -> Iterator[Game]:
    """A random game for four players, after each of its moves."""
    random, dealer = Random(4), Shuffled(4)
    game = Game(Rules.parse("K4")).deal(dealer)
    while not game.is_over:
        yield game
        game = game.play(BOTS["random"](game.state, random)).deal(dealer)


def usable_range(seen: View) -> tuple[int, int, int, int]:
    """The columns and rows that the current kingdom may still use."""
    return next(realm.reach for realm in seen.kingdoms if seen.prompt.seat in realm.seats)


def refused_place(reason: str) -> tuple[Game, str]:
    """A position, and a square where the current domino doesn't fit in any way for this reason.

    The domino's second half first points to the east.
    """
    for game in positions():
        seen = view(game)
        west, easternmost, south, north = usable_range(seen)
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


def test_a_refused_place_gives_its_reason(revisit: Visit) -> None:
    visitor = revisit()
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
        expect(hint).to_contain_class("refused")
        visitor.page.mouse.up()
        expect(visitor.part("alert")).to_have_text(words)
        expect(visitor.part("toast")).to_have_text(f"{words} {say('refuse-why')}")
        expect(hint).not_to_contain_class("refused")
        visitor.expect_move(game.number)


class Refusals:
    """Opens positions and tries illegal choices there."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.court = CourtHand(visitor)
        self.number = 0

    def go_to(self, fits: Callable[[Game, View], object]) -> View:
        """Opens a suitable position and plays on from there."""
        game, seen = find("Q4", fits)
        visitor = self.visitor
        self.number = game.number
        visitor.page.evaluate("(to) => { location.hash = to; }", last_moment(game, "pppp"))
        expect(visitor.part("place")).to_have_text("Play on")
        visitor.expect_move(game.number)
        visitor.play_on()
        return seen

    def touch_tile(self, fits: Callable[[BoardSpot], object]) -> None:
        """Opens a position with a suitable building on the board, and clicks the building."""

        def fitting(seen: View) -> list[int]:
            return spots(seen, lambda one: one.tile and fits(one)) if has_added(seen) else []

        seen = self.go_to(lambda _, seen: fitting(seen))
        self.court.touch(f"spot {fitting(seen)[0]}")

    def expect_note(self, reason: str) -> None:
        """Checks that the note and an announcement give the reason, without a move."""
        words = say(f"reason-{reason}")
        expect(self.visitor.part("toast")).to_have_text(f"{words} {say('refuse-why')}")
        expect(self.visitor.part("alert")).to_have_text(words)
        self.visitor.expect_move(self.number)

    def expect_hint(self, reason: str) -> None:
        """Checks that the hint below the table gives the reason."""
        hint = self.visitor.part("hint")
        expect(hint).to_contain_text(say(f"reason-{reason}"))
        expect(hint).to_contain_class("refused")
        self.visitor.expect_move(self.number)


def last_square(game: Game) -> str:
    """One of the squares of the last placed domino."""
    return str(next(m for m in reversed(game.moves) if isinstance(m, Place)).squares[0])


def refuse_place(refusals: Refusals) -> None:
    seen = refusals.go_to(lambda _, seen: seen.prompt.kind == "place" and seen.round > 2)
    page, visitor = refusals.visitor.page, refusals.visitor
    page.mouse.move(*visitor.spot(str(seen.prompt.domino)))
    page.mouse.down()
    page.mouse.move(*visitor.spot("g7"))
    refusals.expect_hint("occupied")
    page.mouse.up()
    refusals.expect_note("occupied")


def refuse_tax(refusals: Refusals) -> None:
    for reason, last in (("no_knight", Place), ("phase_closed", Tax)):

        def fits(game: Game, seen: View, reason: str = reason, last: type = last) -> bool:
            refused = seen.court is not None and seen.court.why_no_tax == reason
            return has_added(seen) and refused and isinstance(game.moves[-1], last)

        game, _ = find("Q4", fits)
        refusals.go_to(fits)
        refusals.court.touch(last_square(game))
        refusals.expect_note(reason)
    seen = refusals.go_to(lambda _, seen: "tax" in seen.prompt.optional and seen.round > 2)
    taxable = {square for one in seen.options if one.kind == "tax" for square in one.squares}
    realm = next(realm for realm in seen.kingdoms if seen.prompt.seat in realm.seats)
    refusals.court.touch(next(land.square for land in realm.land if land.square not in taxable))
    refusals.expect_note("not_on_domino")


def refused_for(which: str, reason: str) -> Callable[[BoardSpot], bool]:
    """A condition for spots that are refused for this reason."""
    return lambda spot: getattr(spot, which) == reason


def refuse_building(refusals: Refusals) -> None:
    for reason, shown in (("no_coins", "no_coins"), ("not_open", "no_town")):
        refusals.touch_tile(refused_for("why_not", reason))
        refusals.expect_hint(shown)
    refusals.court.touch("g7")
    refusals.expect_note("not_open")

    seen = refusals.go_to(lambda _, seen: has_added(seen) and spots(seen, lambda one: not one.tile))
    refusals.court.touch(f"spot {spots(seen, lambda one: not one.tile)[0]}")
    refusals.expect_hint("no_tile")

    seen = refusals.go_to(
        lambda game, seen: isinstance(game.moves[-1], Construct) and has_added(seen)
    )
    refusals.court.touch(f"spot {spots(seen, lambda one: one.tile)[0]}")
    refusals.expect_hint("phase_closed")


def refuse_dragon(refusals: Refusals) -> None:
    for reason in ("dragon_away", "queen_here", "no_coins"):
        refusals.touch_tile(refused_for("why_not_burn", reason))
        button = refusals.visitor.part("burn")
        expect(button).to_have_attribute("aria-disabled", "true")
        button.click(force=True)
        refusals.expect_note(reason)


def refuse_claim(refusals: Refusals) -> None:
    seen = refusals.go_to(
        lambda _, seen: seen.prompt.kind == "claim" and any(face.king for face in seen.next)
    )
    taken = next(face.domino for face in seen.next if face.king)
    refusals.court.touch(str(taken))
    refusals.expect_note("taken")


@pytest.mark.deep
def test_every_phase_gives_reasons(revisit: Visit) -> None:
    refusals = Refusals(revisit())
    for refuse in (refuse_place, refuse_tax, refuse_building, refuse_dragon, refuse_claim):
        refuse(refusals)
