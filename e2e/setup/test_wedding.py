"""Mixes that the rules do not know cannot be begun, and say why."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.court import FIRST_PLACE, PLACES
from e2e.visitor import EMPTY, GREEDY, Visitor

pytestmark = pytest.mark.in_chromium


def seat(visitor: Visitor, game: str, many: int) -> None:
    """Chooses the game and fills so many seats."""
    visitor.find(f"#game-{game}").check()
    first = FIRST_PLACE[game]
    for place in range(PLACES[game]):
        kind = "person" if place == 0 else GREEDY if place < many else EMPTY
        visitor.find(f"#kind{first + place}").select_option(kind)


def expect_seats(visitor: Visitor) -> None:
    """Too few seats: Begin leads to the first empty one."""
    note, begin = visitor.find("#seats-note"), visitor.find("#begin")
    for game, many, words in (
        ("W", 2, "A Royal Wedding needs at least three players. Add another player"),
        ("W", 1, "A Royal Wedding needs at least three players. Add two more players"),
        ("Q", 1, "A game needs at least two players. Add another player"),
    ):
        seat(visitor, game, many)
        expect(note).to_contain_text(words)
        expect(begin).to_have_attribute("aria-disabled", "true")
        begin.click(force=True)  # it says itself that it is disabled
        expect(visitor.find("#setup")).to_be_visible()
        empty = visitor.find(f"#kind{FIRST_PLACE[game] + many}")
        expect(empty).to_be_focused()
        empty.select_option(GREEDY)
    expect(begin).to_have_attribute("aria-disabled", "false")


def expect_teams(visitor: Visitor) -> None:
    """Teams can be chosen by six and by eight, and by nobody else."""
    teams, why = visitor.find("#teams"), visitor.find("#teams-why")
    for many, words in (
        (3, "add three more"),
        (5, "add one more"),
        (7, "add one more, or set one to Empty"),
    ):
        seat(visitor, "W", many)
        expect(teams).to_be_disabled()
        expect(why).to_be_visible()
        expect(why).to_contain_text("six or eight players")
        expect(why).to_contain_text(words)
    for many in (6, 8):
        seat(visitor, "W", many)
        expect(why).to_be_hidden()
        teams.check()
        expect(visitor.find(f"#partner{many - 1}")).to_be_visible()
    visitor.find("#kind7").select_option(EMPTY)
    expect(teams).to_be_disabled()
    expect(teams).not_to_be_checked()
    expect(visitor.find("#partner0")).to_be_hidden()
    for game in "KQ":
        visitor.find(f"#game-{game}").check()
        expect(teams).to_be_hidden()


def expect_links(visitor: Visitor) -> None:
    """A link to such a game says the same."""
    for rules, words in (
        ("W2", "no Royal Wedding for fewer than three"),
        ("W7t", "teams are for a Royal Wedding of 6 or 8"),
        ("Q5", "2 to 4 players"),
        ("Q2d", "the Mighty Duel is Kingdomino for two players"),
    ):
        visitor.page.evaluate("(to) => { location.hash = to; }", f"g={rules}")
        expect(visitor.find("#problem")).to_contain_text(words)
        expect(visitor.find("#begin")).to_be_visible()


def test_impossible_mixes_say_why(seated: Visit) -> None:
    visitor = seated()
    for expect_refusal in (expect_seats, expect_teams, expect_links):
        expect_refusal(visitor)
