"""Score sheets at court: coins, buildings, the Queen and teams, and the table of all buildings."""

import re

import pytest

from realmino import Rules
from realmino.pieces.buildings import BUILDINGS
from realmino.pieces.tile import tile_of
from realmino.view import View, view
from table import sheets, words
from tests.present import present
from tests.tables import played, whole_game
from tests.web.fixtures import match_with
from tests.web.table.test_sheets import Read, read

COURTS = ("Q2", "Q4hm", "W4", "W8", "W6t", "W8hmt")


def end_of(code: str, bot: str = "random") -> tuple[View, Read]:
    """A game that is over, and its sheets."""
    game = whole_game(code) if bot == "random" else played(code, 2, bot=bot)
    return view(game), read(sheets.body(view(game), match_with(game)))


@pytest.mark.parametrize("code", COURTS)
def test_every_line_of_a_court_has_its_row(code: str) -> None:
    shown, page = end_of(code)
    expected = [item for realm in shown.kingdoms for item in realm.sheet["items"]]
    coins = [row for row in page.rows if row[0] == words.say("sheet-coins")]
    assert sorted(map(int, (row[-1] for row in coins))) == sorted(
        item["points"] for item in expected if item["kind"] == "coins"
    )
    for _, count, points in coins:
        amount, by = count.split("÷")
        assert int(amount) // int(by) == int(points)
    names = {words.building_name(building.key) for building in BUILDINGS}
    buildings = sorted((row[0], int(row[-1])) for row in page.rows if row[0] in names)
    assert buildings == sorted(
        (words.building_name(item["building"]), item["points"])
        for item in expected
        if item["kind"] == "building"
    )


@pytest.mark.parametrize("code", COURTS)
def test_the_queen_is_shown_once_where_she_counts(code: str) -> None:
    game = whole_game(code)
    for number in range(0, game.number + 1, 30):
        shown = view(game.at(number))
        items = [item for realm in shown.kingdoms for item in realm.sheet["items"]]
        queens = [item for item in items if item.get("queen")]
        assert len(queens) <= 1
        html = sheets.body(shown, match_with(game.at(number)))
        assert html.count('href="#sign-queen"') == len(queens)
        rows = re.findall(r'<tr class="queen".*?</tr>', html)
        assert len(rows) == len(queens)
        for row, item in zip(rows, queens, strict=True):
            size, crowns = present(re.search(r"(\d+) × (\d+)", row)).groups()
            assert int(size) * int(crowns) == item["points"]


def test_a_team_stands_under_both_names() -> None:
    shown, page = end_of("W6t", "greedy")
    match = match_with(played("W6t", 2, bot="greedy"))
    teams = {words.names_of(match, realm.seats) for realm in shown.kingdoms}
    assert len(teams) == len(page.items) == 3
    assert all("and" in team for team in teams)
    for team in teams:
        assert sum(team in item for item in page.items) == 1
    winners = [realm for realm in shown.kingdoms if realm.kingdom in present(shown.outcome).winners]
    title = sheets.title(shown, match)
    assert all(words.name_of(match, seat) in title for realm in winners for seat in realm.seats)


def test_a_team_that_a_person_plays_in_wins_as_you() -> None:
    game = played("W6t", 2, bot="greedy")
    shown = view(game)
    winner = present(shown.outcome).winners[0]
    team = next(realm.seats for realm in shown.kingdoms if realm.kingdom == winner)
    for place, seat in enumerate("abcdef"):
        kinds = "".join("p" if number == place else "g" for number in range(6))
        said = words.result(shown, match_with(game, kinds))
        assert (said == words.say("result", who="you", winners=1)) == (seat in team)


def test_every_kind_of_building_is_explained_with_how_sure_it_is() -> None:
    tiles = Rules.parse("Q4").buildings
    html = sheets.tiles(tiles)
    rows = read(html).rows[1:]
    kinds = {building.key: tile_of(building) for building in tiles}
    assert [row[0] for row in rows] == [words.building_name(key) for key in kinds]
    for (_, gives, sure), shown in zip(rows, kinds.values(), strict=True):
        assert gives == words.effects(shown)
        assert sure == words.say("tiles-inferred" if shown.inferred else "tiles-seen")
    assert html.count("class=inferred") == sum(tile.inferred for tile in kinds.values()) > 0
