"""The Royal Wedding: six and eight kingdoms on one table, and a whole game for eight."""

import pytest
from playwright.sync_api import expect

from e2e import games
from e2e.conftest import DESKTOP, PHONE, Visit
from e2e.court import CourtHand, expect_sheets_of_replay, start_court_game
from e2e.games import last_moment, moment, whole_game
from e2e.table.test_accessibility import expect_no_violation
from e2e.table.test_fit import expect_to_fit
from e2e.visitor import GREEDY, RANDOM, part
from realmino import Game
from realmino.pieces.variants import COLOURS, SEATS
from realmino.view import view
from table.model.match import PERSON
from table.wording.words import default_name

pytestmark = pytest.mark.in_chromium

LONG = [f"Maximiliane Wilhelm{place}" for place in "abcdefgh"]
OVER = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const { right } = one.getBoundingClientRect();
  return one.scrollWidth > one.clientWidth + 1 || right > innerWidth;
}).map((one) => one.outerHTML.slice(0, 80))"""
"""Finds elements that overflow themselves or the screen."""
SHEETS = ", ".join(map(part, ("result", "result-body", "bar"))) + ", " + part("result", ".sheet")


def view_every_kingdom(court: CourtHand, game: Game) -> None:
    """Shows each other kingdom in the middle with its ruler's name, then returns by the button.

    The last one returns when the middle is touched.
    """
    visitor, names = court.visitor, [default_name(colour, PERSON) for colour in COLOURS]
    own, hint, back = visitor.state()["acting"], visitor.part("hint"), visitor.part("cancel")
    castles = set()
    others = [realm.kingdom for realm in view(game).kingdoms if realm.kingdom != own]
    for kingdom in others:
        court.touch(f"kingdom {kingdom}")
        expect(hint).to_contain_text(f"{names[SEATS.index(kingdom)]}: ")
        expect(back).to_be_visible()
        if kingdom == others[-1]:
            court.touch("g7")
        else:
            court.press("cancel")
        expect(back).to_be_hidden()
        castles.add(visitor.spot("g7"))
    assert len(castles) == 1


@pytest.mark.deep
def test_eight_kingdoms_fit_and_open_large(revisit: Visit) -> None:
    end = whole_game("W8")
    game = end.at(end.number * 2 // 3)
    visitor = revisit(PHONE, has_touch=True, moment=last_moment(game, "p" * 8))
    fingers = CourtHand(visitor, fingers=True)
    visitor.play_on()
    expect_to_fit(visitor, PHONE, 0.5)
    expect_no_violation(visitor)
    view_every_kingdom(fingers, game)
    visitor.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    expect_to_fit(visitor, DESKTOP, 0.5)
    view_every_kingdom(CourtHand(visitor), game)


@pytest.mark.deep
def test_long_names_fit(revisit: Visit) -> None:
    visitor = revisit(PHONE)
    start_court_game(visitor, "W", *["person"] * 8, names=LONG, teams=True)
    visitor.wait_for_turn()
    for size in (PHONE, DESKTOP):
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect_to_fit(visitor, size, 0.5)
        visitor.play(1)
        visitor.press("menu", "scores")
        assert visitor.standings().keys() == {f"{LONG[i]} and {LONG[i + 4]}" for i in range(4)}
        assert visitor.page.evaluate(OVER, SHEETS) == []
        visitor.press("close-result")


NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
TEAMS = ("Ada and Eve", "Ben and Finn", "Cleo and Gus", "Dan and Hal")


@pytest.mark.deep
def test_a_wedding_in_teams_is_played_to_its_end(revisit: Visit) -> None:
    """Plays the last two rounds; ``--deep`` plays the whole game."""
    game = whole_game("W8t")
    at = next(played.number for played in game.history() if played.before.round == 11)
    visitor = revisit(moment=f"{moment(game, at, 'pgrrgrrr')}&n={','.join(NAMES)}")
    visitor.set_speed({})
    visitor.play_on()
    expect(visitor.part("turn-round")).to_contain_text("team: Eve")
    visitor.play()
    expect_sheets_of_replay(visitor, *TEAMS)


@pytest.mark.deep
def test_a_whole_wedding_in_teams_is_played(revisit: Visit) -> None:
    visitor = revisit()
    bots = (GREEDY, RANDOM, RANDOM, GREEDY, RANDOM, RANDOM, RANDOM)
    start_court_game(visitor, "W", "person", *bots, names=NAMES, teams=True)
    visitor.wait_for_turn()
    expect(visitor.part("turn-round")).to_contain_text("team: Eve")
    visitor.play()
    game = expect_sheets_of_replay(visitor, *TEAMS)
    assert str(game.rules) == "W8t"
    assert len(games.totals(game)) == 4
