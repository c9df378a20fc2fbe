"""Score sheets: correct sums, safe names, explained ties, and valid HTML."""

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from browser.messages import say
from realmino import Game, Rules
from realmino.pieces.buildings import BUILDINGS, tile_of
from realmino.view import Ending, View, view
from table.model.match import Match
from table.wording import sheets, words
from tests.each import each
from tests.present import present
from tests.tables import SOME, played, whole_game
from tests.web.fixtures import match_with, seats

NAMES = ("<script>alert(1)</script>", 'Zoë "&" Co', "</table>", "👑 {name}", "E", "F", "G", "H")
VOID = {"br", "img", "hr", "input"}


class Read(HTMLParser):
    """A strict reader of HTML: fails on unbalanced tags, collects rows of cells."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.rows: list[list[str]] = []
        self.items: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th") and self.rows:
            self.rows[-1].append("")
        if tag == "li":
            self.items.append("")

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"nothing to close for {tag}"
        assert self.open.pop() == tag, f"{tag} closes something else"

    def handle_data(self, text: str) -> None:
        self.text += text
        if "li" in self.open:
            self.items[-1] += text
        if {"td", "th"} & {*self.open}:
            self.rows[-1][-1] += text


def read(html: str) -> Read:
    reader = Read()
    reader.feed(html)
    reader.close()
    assert reader.open == []
    return reader


def match_of(*games: Game, dynasty: bool = False) -> Match:
    rules = games[0].rules
    return Match(seats("p" * rules.players, NAMES, rules.game), "1", games, dynasty)


def shown_of(match: Match) -> View:
    return view(match.game, None, match.series)


@each("code", SOME)
def test_every_sheet_adds_up(code: str) -> None:
    for number in (0, 2, 40, whole_game(code).number):
        match = match_of(whole_game(code).at(min(number, whole_game(code).number)))
        shown = shown_of(match)
        page = read(sheets.body(shown, match))
        totals = sorted((realm.sheet["total"] for realm in shown.kingdoms), reverse=True)
        ends = [index for index, row in enumerate(page.rows) if row[0] == "Total"]
        assert [int(page.rows[index][-1]) for index in ends] == totals
        starts = [index for index, row in enumerate(page.rows) if row[0] == "Territory"]
        for start, end, total in zip(starts, ends, totals, strict=True):
            assert sum(int(row[-1]) for row in page.rows[start + 1 : end]) == total
        assert [item[len(item.rstrip("0123456789")) :] for item in page.items] == [
            str(total) for total in totals
        ]


def test_a_territory_scores_squares_times_crowns() -> None:
    match = match_of(whole_game("K4hm"))
    rows = [row for row in read(sheets.body(shown_of(match), match)).rows if "×" in row[1]]
    territories = [row for row in rows if row[0] != "Territory"]
    assert territories
    for _, count, points in territories:
        size, crowns = count.split("×")
        assert int(size) * int(crowns) == int(points)


def test_the_bonuses_are_named() -> None:
    for seed in range(20):
        match = match_of(played("K2dhm", seed, bot="greedy"))
        kinds = {
            item["kind"] for realm in shown_of(match).kingdoms for item in realm.sheet["items"]
        }
        first = {row[0] for row in read(sheets.body(shown_of(match), match)).rows}
        assert ("harmony" in kinds) == ("Harmony" in first)
        assert ("middle" in kinds) == ("Middle Kingdom" in first)
        if kinds >= {"harmony", "middle"}:
            return
    raise AssertionError("no game with both bonuses")


def test_names_cannot_break_out() -> None:
    match = match_of(*[whole_game("K4")] * 2, dynasty=True)
    page = read(sheets.body(shown_of(match), match))
    assert "script" not in page.tags
    assert all(name in page.text for name in NAMES[:4])


def test_the_winner_is_marked_and_comes_first() -> None:
    match = match_of(whole_game("K4"))
    shown = shown_of(match)
    page = read(sheets.body(shown, match))
    count = len(present(shown.outcome).winners)
    ribbon = say("sheet-winner")
    assert [ribbon in item for item in page.items] == [True] * count + [False] * (4 - count)
    for winner in present(shown.outcome).winners:
        assert any(words.player_name(match, winner) in item for item in page.items[:count])


def test_no_winner_before_the_end() -> None:
    match = match_of(whole_game("K4").at(50))
    page = read(sheets.body(shown_of(match), match))
    assert say("sheet-winner") not in page.text
    assert sheets.title(shown_of(match), match) == "Scores so far"


@pytest.mark.parametrize(
    ("winners", "decision", "title", "verdict"),
    [
        ("b", "points", 'Zoë "&" Co won!', None),
        ("b", "largest", 'Zoë "&" Co won!', "the largest territory decides"),
        ("ab", "shared", "shared the victory", "the victory is shared"),
    ],
)
def test_a_tie_is_explained(winners: str, decision: str, title: str, verdict: str | None) -> None:
    match = match_of(whole_game("K4"))
    shown = replace(shown_of(match), outcome=Ending(tuple(winners), decision))
    assert title in sheets.title(shown, match)
    text = read(sheets.body(shown, match)).text
    assert "Tied on points" not in text if verdict is None else verdict in text


def test_a_winner_by_the_largest_territory_comes_first() -> None:
    for seed in range(300):
        match = match_of(whole_game("K2", seed))
        shown = shown_of(match)
        if present(shown.outcome).decision == "largest":
            first = read(sheets.body(shown, match)).items[0]
            assert words.player_name(match, present(shown.outcome).winners[0]) in first
            return
    raise AssertionError("no such tie")


def test_a_dynasty_shows_all_its_games() -> None:
    games = [whole_game("K3", seed) for seed in (1, 2, 3)]
    for count in (1, 2, 3):
        match = match_of(*games[:count], dynasty=True)
        shown = shown_of(match)
        rows = [row for row in read(sheets.body(shown, match)).rows if row[0] in NAMES]
        assert {row[0] for row in rows} == {*NAMES[:3]}
        for row in rows:
            place = NAMES.index(row[0])
            points = [str(of_game[place]) for of_game in present(shown.series).points]
            assert row[1:-1] == points + [""] * (3 - count)
            assert int(row[-1]) == present(shown.series).totals[place] == sum(map(int, points))
        expected = "the Dynasty" if count == 3 else f"game {count}"
        assert expected in sheets.title(shown, match)


def test_a_dynasty_may_be_shared() -> None:
    match = match_of(*[whole_game("K3")] * 3, dynasty=True)
    shown = shown_of(match)
    series = replace(present(shown.series), outcome=Ending(("a", "c"), "shared"))
    shown = replace(shown, series=series, outcome=Ending(("a",), "points"))
    title = sheets.title(shown, match)
    assert NAMES[0] in title
    assert NAMES[2] in title
    assert "Tied on total points: the victory is shared." in read(sheets.body(shown, match)).text


def test_a_single_game_has_no_table_of_games() -> None:
    match = match_of(whole_game("K3"))
    assert "Dynasty" not in read(sheets.body(shown_of(match), match)).text


def test_an_emblem_is_a_picture_without_words() -> None:
    assert read(sheets.emblem("pink")).tags == ["svg", "use"]
    assert 'aria-hidden="true"' in sheets.emblem("pink", " big")


@pytest.mark.parametrize("code", ["K4hm", "Q2"])
def test_every_line_names_its_squares(code: str) -> None:
    """Every square of the kingdom is in a line; Harmony's line has all of them."""
    for realm in shown_of(match_of(whole_game(code))).kingdoms:
        items = [*realm.sheet["items"]]
        lines = "".join(sheets.rows(items))
        named = [found.split() for found in re.findall('data-squares="([^"]*)"', lines)]
        land = [half.square for half in realm.land]
        assert sorted({square for squares in named for square in squares} - {"g7"}) == sorted(land)
        bonuses = {item["kind"]: sheets.squares_of(item) for item in items}
        assert sorted(bonuses.get("harmony", [*land, "g7"])) == sorted([*land, "g7"])
        assert bonuses.get("middle", ["g7"]) == ["g7"]
        assert bonuses.get("coins", []) == []


COURTS = ("Q2", "Q4hm", "W4", "W8", "W6t", "W8hmt")


def end_of(code: str, bot: str = "random") -> tuple[View, Read]:
    """A finished game and its sheets."""
    game = whole_game(code) if bot == "random" else played(code, 2, bot=bot)
    return view(game), read(sheets.body(view(game), match_with(game)))


@pytest.mark.parametrize("code", COURTS)
def test_every_line_of_a_court_has_its_row(code: str) -> None:
    shown, page = end_of(code)
    expected = [item for realm in shown.kingdoms for item in realm.sheet["items"]]
    coins = [row for row in page.rows if row[0] == say("sheet-coins")]
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


def test_a_team_is_listed_under_both_names() -> None:
    shown, page = end_of("W6t", "greedy")
    match = match_with(played("W6t", 2, bot="greedy"))
    teams = {words.player_names(match, realm.seats) for realm in shown.kingdoms}
    assert len(teams) == len(page.items) == 3
    assert all("and" in team for team in teams)
    for team in teams:
        assert sum(team in item for item in page.items) == 1
    winners = [realm for realm in shown.kingdoms if realm.kingdom in present(shown.outcome).winners]
    title = sheets.title(shown, match)
    assert all(words.player_name(match, seat) in title for realm in winners for seat in realm.seats)


def test_a_team_that_a_person_plays_in_wins_as_you() -> None:
    game = played("W6t", 2, bot="greedy")
    shown = view(game)
    winner = present(shown.outcome).winners[0]
    team = next(realm.seats for realm in shown.kingdoms if realm.kingdom == winner)
    for index, seat in enumerate("abcdef"):
        kinds = "".join("p" if number == index else "g" for number in range(6))
        said = words.result(shown, match_with(game, kinds))
        assert (said == say("result", who="you", winners=1)) == (seat in team)


def test_every_kind_of_building_is_explained_with_its_certainty() -> None:
    tiles = Rules.parse("Q4").buildings
    html = sheets.tiles(tiles)
    rows = read(html).rows[1:]
    kinds = {building.key: tile_of(building) for building in tiles}
    assert [row[0] for row in rows] == [words.building_name(key) for key in kinds]
    for (_, gives, sure), shown in zip(rows, kinds.values(), strict=True):
        assert gives == words.effects(shown)
        assert sure == say("tiles-inferred" if shown.inferred else "tiles-seen")
    assert html.count("class=inferred") == sum(tile.inferred for tile in kinds.values()) > 0
