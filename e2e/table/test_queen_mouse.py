"""Queendomino by mouse on the canvas: every phase of a turn, to the last line of the sheets."""

from itertools import cycle

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.court import CourtHand, expect_sheets_of_replay, queen_of, sit_down, tokens, town
from e2e.drivers import TURNS
from e2e.visitor import Visitor
from realmino import Burn, Construct, End, Tax

pytestmark = pytest.mark.in_chromium

NAMES = ("Ada", "Ben", "Cleo")


class MouseTurn:
    """Collects and builds whenever that is possible, and calls the Dragon twice."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.court = CourtHand(visitor)
        self.turns = cycle(TURNS)
        self.drags = cycle((False, True))
        self.built = 0
        self.burnt = 0

    def act(self) -> None:
        """One choice of the turn."""
        visitor, prompt = self.visitor, self.visitor.prompt
        if prompt == "place":
            self.place()
        elif prompt == "discard":
            visitor.press("place")
        elif taxes := tokens(visitor, "B"):
            self.court.collect(max(taxes, key=len))
        elif buildings := tokens(visitor, "C"):
            construct = self.court.drag_building if self.built % 2 else self.court.construct
            self.built += 1
            construct(buildings[0])
        elif self.burnt < 2 <= self.built and (burnings := tokens(visitor, "D")):
            self.burnt += 1
            self.court.burn(burnings[0])
        elif prompt == "end":
            expect(visitor.part("place")).to_have_text("End turn")
            visitor.press("place")
        else:
            self.court.claim(town(visitor) or tokens(visitor, "E")[0])

    def place(self) -> None:
        if next(self.drags):
            self.court.hand.drag_place()
        else:
            self.court.hand.click_place(next(self.turns))


@pytest.mark.deep
def test_whole_queendomino_game_by_mouse(seated: Visit) -> None:
    visitor = seated()
    sit_down(visitor, "Q", "person", "greedy", "random", names=NAMES, seed="31")
    turn = MouseTurn(visitor)
    asked = visitor.wait_for_turn()
    while asked:
        before = visitor.moves
        turn.act()
        asked = visitor.wait_for_turn(after=before)
    game = expect_sheets_of_replay(visitor, *NAMES)
    turn.court.hand.expect_all_as_meant(visitor.link())
    own = [type(played.move) for played in game.history() if played.seat == 0]
    assert own.count(Tax) >= 3
    assert own.count(Construct) >= 4
    assert own.count(Burn) == 2
    assert End in own
    hosts = visitor.part("result", ".sheet:has(tr.queen) .who").all_inner_texts()
    assert hosts == [NAMES["abc".index(queen)] for queen in filter(None, [queen_of(game)])]
