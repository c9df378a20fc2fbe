"""Two versions of a game, as a player compares them."""

from friends.conflicts import common, compare, exposed_deals, page
from friends.shared import Shared
from realmino.together.agreements import Agreement, Change
from table.model.links import match_from_link
from tests.together import choose, first_letter, play, secret


def test_compares_two_versions_from_where_they_differ() -> None:
    letter = play(first_letter("K2", (0, 1), names=("Ann", "<b>Ben")), 20)
    other = play(letter.agree(Agreement(Change.LEFT, 0, letter.number)), 40)
    ours = choose(letter)
    shown = compare(Shared(ours, 0, secret(0)), other)
    assert shown.same == common(ours.game, other.game)
    assert 20 <= shown.same <= ours.number
    assert shown.rounds == (ours.game.state.round, other.game.state.round)
    mine, theirs = ([sheet.total for sheet in one.game.state.sheets()] for one in (ours, other))
    assert shown.points == [("Ann", mine[0], theirs[0]), ("<b>Ben", mine[1], theirs[1])]
    assert match_from_link(shown.address, "").game.moves == other.game.moves
    html = page(shown, "#x")
    assert "&lt;b&gt;Ben" in html
    assert html.count("data-friends") == 2


def test_reports_known_links_for_later_deals() -> None:
    letter = play(first_letter("K2", (0, 1)), 12)
    later = play(letter, 30)
    assert exposed_deals(letter, later) == 0
    assert exposed_deals(later, letter) == later.last_deal - letter.last_deal
    shown = compare(Shared(later, 0, secret(0)), letter)
    assert shown.exposed > 0
    assert page(shown, "#x") != page(shown._replace(exposed=0), "#x")
