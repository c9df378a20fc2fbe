"""The canvas keeps its position and size during a turn, so taps don't miss."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import DESKTOP, PHONE, TABLET, Visit
from e2e.court import CourtHand, tokens
from e2e.games import find, has_added, last_moment, positions
from e2e.visitor import PAINTED, Visitor, part
from realmino import Construct, Game, Place, Tax, parse_move
from realmino.view import View
from table.wording import words

pytestmark = pytest.mark.in_chromium

SIZES = ((320, 640), PHONE, (390, 844), (660, 1000), TABLET, (1024, 768), DESKTOP)

CANVAS = """(canvas) => {
  const { x, y, width, height } = document.querySelector(canvas).getBoundingClientRect();
  return [x, y, width, height];
}"""
LAID_OUT = f"async () => {{ {PAINTED} }}"
"""Waits until the table has adapted to a new size."""

MOVED = f"""async (actions) => {{
  const {{ style }} = document.querySelector(actions);
  style.paddingTop = "9rem";
  const reported = realmino.where("g7");
  {PAINTED}
  const painted = realmino.where("g7");
  style.paddingTop = "";
  return [[reported.x, reported.y], [painted.x, painted.y]];
}}"""
"""The castle's position right after the table shrinks, and after the next paint."""


class Still:
    """Checks that a canvas keeps its position and size on each screen."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.boxes = {size: self.box_on(size) for size in SIZES}
        self.size = SIZES[-1]

    def box_on(self, size: tuple[int, int]) -> object:
        """The canvas's box on a screen of this size."""
        self.visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.visitor.page.evaluate(LAID_OUT)
        self.size = size
        return self._box()

    def _box(self) -> object:
        return self.visitor.page.evaluate(CANVAS, part("canvas"))

    def expect(self, after: str) -> None:
        """Checks that the canvas hasn't moved."""
        hint = self.visitor.part("hint").inner_text()
        assert self._box() == self.boxes[self.size], (self.size, after, hint)


def play_on(visitor: Visitor, game: Game) -> Still:
    """Plays on from a game's last moment; returns the checker for its canvas."""
    visitor.page.evaluate("(to) => { location.hash = to; }", last_moment(game, "pppp"))
    expect(visitor.part("place")).to_have_text("Play on")
    visitor.play_on()
    return Still(visitor)


def look_around(court: CourtHand, still: Still, seen: View) -> None:
    """Shows another kingdom in the middle and then the first one again."""
    other = next(realm for realm in seen.kingdoms if seen.prompt.seat not in realm.seats)
    court.touch(f"kingdom {other.kingdom}")
    expect(court.visitor.part("cancel")).to_be_visible()
    still.expect("looking at another kingdom")
    court.press("cancel")
    still.expect("looking back")


def choose_and_cancel(court: CourtHand, still: Still, *touched: str) -> None:
    """Touches one thing after another up to the confirmation, then cancels."""
    for name in touched:
        court.touch(name)
        still.expect(f"touching {name}")
    expect(court.visitor.part("place")).to_be_visible()
    court.press("cancel")
    still.expect("cancelling")


@pytest.mark.deep
def test_a_turn_with_a_court_keeps_the_table_still(revisit: Visit) -> None:
    """Tries a knight, every building (to construct and to burn), and a domino."""
    game, seen = find("Q4", lambda _, seen: len(seen.prompt.optional) == 3)
    visitor = revisit(has_touch=True)
    still = play_on(visitor, game)
    court = CourtHand(visitor, fingers=True)
    [tax, building, claim] = [tokens(visitor, letter)[0] for letter in "BCE"]
    knights, choice = parse_move(tax), parse_move(building)
    assert isinstance(knights, Tax)
    assert isinstance(choice, Construct)
    for size in SIZES:
        still.box_on(size)
        still.expect("playing on")
        look_around(court, still, seen)
        choose_and_cancel(court, still, *map(str, knights.squares))
        for spot in range(6):
            choose_and_cancel(court, still, f"spot {spot}", str(choice.square))
            court.touch(f"spot {spot}")
            court.press("burn")
            still.expect(f"calling the Dragon to {spot}")
            court.press("cancel")
        choose_and_cancel(court, still, claim.removeprefix("E"))


@pytest.mark.deep
def test_a_turn_without_a_court_keeps_the_table_still(revisit: Visit) -> None:
    """A domino is placed, and another kingdom is opened."""
    game, seen = find("K4", lambda _, seen: seen.prompt.kind == "place" and seen.round > 2)
    visitor = revisit(has_touch=True)
    still = play_on(visitor, game)
    court = CourtHand(visitor, fingers=True)
    place = parse_move(visitor.best().token)
    assert isinstance(place, Place)
    for size in SIZES:
        still.box_on(size)
        still.expect("playing on")
        look_around(court, still, seen)
        choose_and_cancel(court, still, str(place.square))


def length(seen: View, spot: int) -> int:
    """The length of the text about a building on the board."""
    there = seen.court.board[spot] if seen.court and has_added(seen) else None
    return len(words.offer(seen, there, there.why_not)) if there and there.tile else 0


@pytest.mark.deep
def test_the_longest_text_keeps_the_table_still(revisit: Visit) -> None:
    """A building's description with the reason why it can't be built doesn't shrink the table."""
    games = [
        (length(seen, spot), game, spot) for game, seen in positions("Q4") for spot in range(6)
    ]
    _, game, spot = max(games, key=lambda one: one[0])
    visitor = revisit(has_touch=True)
    still = play_on(visitor, game)
    court = CourtHand(visitor, fingers=True)
    for size in SIZES:
        still.box_on(size)
        for _ in "on", "off":
            court.touch(f"spot {spot}")
            still.expect(f"touching spot {spot}")


def test_positions_are_reported_as_they_will_be_painted(revisit: Visit) -> None:
    """`realmino.where` is correct even before the next frame."""
    visitor = revisit()
    visitor.start_game("person", "person")
    visitor.wait_for_turn()
    before = visitor.spot("g7")
    reported, painted = visitor.page.evaluate(MOVED, part("actions"))
    assert reported == painted
    assert tuple(reported) != before
