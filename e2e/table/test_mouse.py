"""Games by mouse on the canvas: Kingdomino, and every phase of Queendomino's turns."""

from itertools import cycle, islice

import pytest
from playwright.sync_api import expect

from e2e import games
from e2e.conftest import Visit
from e2e.court import (
    CourtHand,
    expect_sheets_of_replay,
    queens_host,
    start_court_game,
    tokens,
    town,
)
from e2e.hand import TURNS, Hand
from e2e.visitor import SQUIRE, Visitor
from realmino import Burn, Construct, End, Tax
from realmino.view import view

pytestmark = pytest.mark.in_chromium


def play_to_the_end(visitor: Visitor) -> None:
    """Plays by drags and clicks with all ways of turning, and checks scores and squares."""
    hand, turns, drags = Hand(visitor), cycle(TURNS), cycle((True, False, False))
    turn = visitor.wait_for_turn()
    while turn:
        before, prompt = visitor.moves, visitor.prompt
        if prompt == "claim":
            hand.click_claim()
        elif prompt == "discard":
            visitor.press("place")
        elif next(drags):
            hand.drag_place()
        else:
            hand.click_place(next(turns))
        turn = visitor.wait_for_turn(after=before)
    visitor.expect_scores_of_replay("Ada", "Ben", "Cleo")
    hand.expect_intended_moves(visitor.link())


@pytest.mark.deep
def test_a_whole_game_is_played_by_mouse(revisit: Visit) -> None:
    visitor = revisit()
    visitor.start_game("person", SQUIRE, "random", names=("Ada", "Ben", "Cleo"))
    play_to_the_end(visitor)


@pytest.mark.everywhere
def test_the_last_rounds_are_played_by_mouse(revisit: Visit) -> None:
    game = games.whole_game("K3")
    last = games.moment(game, game.number * 5 // 6, "psr")
    visitor = revisit(moment=f"{last}&n=Ada,Ben,Cleo")
    visitor.set_speed({})
    assert visitor.play_on()
    play_to_the_end(visitor)


NOTE_FIRST_HIT = """() => {
  const dialog = document.querySelector('#table-screen [data-part="result"]');
  new MutationObserver((_, observer) => {
    if (!dialog.open) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const box = dialog.querySelector('[data-part="again"]').getBoundingClientRect();
      dialog.dataset.hit = document.elementFromPoint(box.x + 9, box.y + 9).localName;
    });
  }).observe(dialog, { attributes: true });
}"""


@pytest.mark.everywhere
def test_a_click_on_the_table_presses_no_button_of_the_result_that_opens(revisit: Visit) -> None:
    game = games.whole_game("K2")
    visitor = revisit(moment=games.moment(game, game.number - 9, "pp"))
    visitor.set_speed({})
    visitor.page.evaluate(NOTE_FIRST_HIT)
    visitor.play_on()
    visitor.play()
    expect(visitor.part("result")).to_have_attribute("data-hit", "dialog")
    visitor.press("again")
    expect(visitor.part("result")).to_be_hidden()


def test_wheel_right_click_and_key_turn_the_domino(revisit: Visit) -> None:
    """Each rotates it to the next legal placement on the square, in a cycle."""
    visitor = revisit()
    visitor.start_game("person", "person", "person", "person")
    visitor.wait_for_turn()
    visitor.play(4)
    assert visitor.prompt == "place"
    page, hand, number, constructed = visitor.page, Hand(visitor), visitor.moves, []
    options = view(games.games_in(visitor.link())[0]).options
    ways = {option.token for option in options if "g8" in option.squares}
    assert len(ways) >= 3
    for turns in range(len(ways) + 1):
        page.mouse.move(*visitor.spot("g8"))
        for method in islice(cycle(TURNS), turns):
            hand.turn(method)
        page.mouse.down()
        page.mouse.up()
        visitor.wait_for_turn(after=number)
        constructed.append(str(games.games_in(visitor.link())[0].moves[number]))
        visitor.press("undo")
        visitor.expect_move(number)
    assert {*constructed} == ways
    assert constructed[0] == constructed[-1]


@pytest.mark.deep
def test_mouse_moves_wait_for_confirmation(revisit: Visit) -> None:
    visitor = revisit()
    visitor.choose_setting("confirm", True)
    visitor.start_game("person", "person")
    visitor.wait_for_turn()
    hand, place = Hand(visitor), visitor.part("place")
    hand.click_claim()
    expect(place).to_have_text("Choose")
    visitor.expect_move(2)
    visitor.press("place")
    visitor.expect_move(3)
    visitor.play(3)
    number = visitor.moves
    hand.click_place("wheel")
    expect(place).to_have_text("Place")
    expect(visitor.part("hint")).to_contain_text("?")
    visitor.expect_move(number)
    visitor.press("cancel")
    expect(place).to_be_hidden()
    hand.drag_place()
    visitor.press("place")
    visitor.wait_for_turn(after=number)


@pytest.mark.deep
def test_another_kingdom_opens_large(revisit: Visit) -> None:
    visitor = revisit()
    visitor.start_game("person", "greedy", "greedy")
    visitor.wait_for_turn()
    canvas = visitor.part("canvas").bounding_box()
    assert canvas
    right, middle = canvas["x"] + canvas["width"] - 60, canvas["y"] + canvas["height"] / 4
    before = visitor.spot("g7")
    visitor.page.mouse.click(right, middle)
    expect(visitor.part("cancel")).to_be_visible()
    visitor.press("cancel")
    expect(visitor.part("cancel")).to_be_hidden()
    assert visitor.spot("g7") == before


NAMES = ("Ada", "Ben", "Cleo")


class MouseTurn:
    """Collects and builds whenever possible, and calls the Dragon twice."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.court = CourtHand(visitor)
        self.turns = cycle(TURNS)
        self.drags = cycle((False, True))
        self.built = 0
        self.burnt = 0

    def act(self) -> None:
        """Makes one choice."""
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
def test_a_whole_queendomino_game_is_played_by_mouse(revisit: Visit) -> None:
    visitor = revisit()
    start_court_game(visitor, "Q", "person", "greedy", "random", names=NAMES, seed="31")
    turn = MouseTurn(visitor)
    has_turn = visitor.wait_for_turn()
    while has_turn:
        before = visitor.moves
        turn.act()
        has_turn = visitor.wait_for_turn(after=before)
    game = expect_sheets_of_replay(visitor, *NAMES)
    turn.court.hand.expect_intended_moves(visitor.link())
    own = [type(played.move) for played in game.history() if played.seat == 0]
    assert own.count(Tax) >= 3
    assert own.count(Construct) >= 4
    assert own.count(Burn) == 2
    assert End in own
    hosts = visitor.part("result", ".sheet:has(tr.queen) .who").all_inner_texts()
    assert hosts == [NAMES["abc".index(queen)] for queen in filter(None, [queens_host(game)])]
