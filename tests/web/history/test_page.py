"""The pages of the history: their contents, safe names, and messages."""

import ast
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from history import charts, words
from history import page as pages
from history.finished_games import FinishedGame, HistoryPage, finished_game
from history.statistics import appearances, by_person, statistics, tally
from more.en import CATALOGUE
from realmino.drawing.shapes import Group
from realmino.drawing.theme import dark, light
from realmino.pieces.variants import rules_codes
from saves.model import SavedGame
from table.picture.pictures import kingdom_picture
from tests.each import each
from tests.outlines import box
from tests.tables import whole_game
from tests.web.fixtures import DAY, begun, keys_said, over
from tools.pipeline import catalogue
from words.en import CATALOGUE as TABLE_CATALOGUE

WEB = Path(__file__).parents[3] / "web"
EVIL = "<b>\"&'</b>"


class Read(HTMLParser):
    """A page's texts, tags and attribute values."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.tags: list[str] = []
        self.values: list[tuple[str, str]] = []
        self.feed(markup)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.values += [(name, value or "") for name, value in attrs]

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def when(time: int) -> str:
    """A date such as “Day 3”."""
    return f"Day {time // DAY}" if time else ""


def games_of(*games: SavedGame) -> list[FinishedGame]:
    return [finished_game(game) for game in games]


def test_the_history_shows_kingdoms_names_points_and_crowns_for_winners() -> None:
    games = games_of(over("a", "K2h", (61, 48), "Ada", "duke", day=3))
    page = Read(pages.history(HistoryPage(games), when))
    assert page.texts == [
        *("Kingdomino for two, Harmony", "Day 3", "Ada", "61", "Won", "Duke Amber", "48"),
        *("Replay", "Share", "Download"),
    ]
    assert page.tags.count("canvas") == 2
    assert [value for name, value in page.values if name == "data-act"] == [
        *("replay", "share", "download", "remove"),
    ]


def test_partners_share_one_kingdom() -> None:
    games = games_of(over("a", "W6t", (9, 2, 3), *"abcdef"))
    page = Read(pages.history(HistoryPage(games), when))
    assert page.tags.count("canvas") == 3
    assert "a and d" in page.texts


def test_unfinished_games_show_their_progress() -> None:
    page = Read(pages.unfinished_games([SavedGame.of("a", begun("Q3"), 4 * DAY)], when))
    assert page.texts == [
        *(
            "Ann, Ben and Cleo",
            "Queendomino · First line\N{NO-BREAK SPACE}· Day 4",
            "Continue",
            "Download",
        ),
    ]


def test_empty_pages_explain_their_purpose() -> None:
    for text in (pages.unfinished_games([], when), pages.history(HistoryPage([]), when)):
        assert Read(text).tags == ["p"]
    nobody = statistics([], "", ())
    assert Read(pages.statistics(nobody, ("", False), {}, when)).tags == ["p"]


def test_statistics_have_matching_tables_and_pictures() -> None:
    games = games_of(
        over("a", "K2", (61, 48), "Ada", "duke", day=1),
        over("b", "K2", (40, 48), "Ada", "duke", day=2),
        over("c", "Q2", (90, 48), "Ada", "Ben", day=3),
    )
    about = statistics(games, "ada", ("duke",))
    page = Read(pages.statistics(about, ("K2", False), by_person(games), when))
    assert [page.texts[place] for place in range(8)] == [
        *("Games", "3", "Won", "2", "Current streak", "1", "Best streak", "1"),
    ]
    row = page.texts.index("Kingdomino for two")
    assert page.texts[row : row + 5] == ["Kingdomino for two", "2", "1", "61", "50.5"]
    level = page.texts.index("Duke")
    assert page.texts[level + 1] == "1 of 2"
    table = page.texts.index("Day 1")
    assert page.texts[table : table + 6] == ["Day 1", "61", "Won", "Day 2", "40", "Not won"]
    assert ("data-game", "a") in page.values, "the best game can be replayed"
    assert page.texts[-4:] == ["Ada", "2 of 3", "Ben", "0 of 1"]


def test_a_name_selects_whose_games_count() -> None:
    page = Read(pages.person_select({"ada": "Ada", "ben": "Ben"}, "ben"))
    assert page.texts == ["Whose games?", "Ada", "Ben"]
    assert page.values.count(("selected", "")) == 1


def test_names_cannot_break_a_page() -> None:
    games = games_of(
        over("a", "K2", (61, 48), EVIL, "Ben"), over("b", "K2", (61, 48), EVIL, "Ben", day=2)
    )
    about = statistics(games, games[0].rulers[0].known_as, ())
    made = (
        pages.history(HistoryPage(games), when),
        pages.unfinished_games([over("a", "K2", (1, 2), EVIL, "Ben")], when),
        pages.statistics(about, ("K2", False), by_person(games), when),
        pages.person_select({EVIL: EVIL}, EVIL),
    )
    for text in made:
        assert "b" not in Read(text).tags
        assert EVIL in Read(text).texts or f"{EVIL} and Ben" in Read(text).texts
        assert not re.search(r"\sstyle=|\son\w+=", text), "the policy forbids them"


def test_a_chart_draws_the_newest_games_to_scale() -> None:
    games = games_of(*(over(f"{n:02}", "K2", (n, 9), "Ada", "duke", day=n) for n in range(1, 21)))
    played = appearances(games, "ada")
    chart = charts.points(played)
    assert re.findall(r">(\d+)</text>", chart) == [str(n) for n in range(9, 21)]
    highs = [float(high) for high in re.findall(r'<rect[^>]* height="([\d.]+)"', chart)]
    assert highs == sorted(highs)
    assert highs[-1] / highs[0] == pytest.approx(20 / 9, rel=0.01)
    assert chart.count('class="won"') == chart.count("#sign-crown") == 12
    assert "-" not in re.sub(r'class="[\w-]+"|#sign-crown|aria-hidden', "", chart)


def test_draws_a_chart_of_zeros() -> None:
    chart = charts.points(appearances(games_of(over("a", "K2", (0, 9), "Ada", "duke")), "ada"))
    assert 'class="lost"' in chart
    assert "nan" not in chart


def test_a_bar_shows_the_share_of_victories() -> None:
    games = games_of(*(over(str(n), "K2", (n, 2), "Ada", "duke", day=n) for n in (1, 3, 4, 5)))
    assert 'width="75.0"' in charts.share(tally(appearances(games, "ada")))


@pytest.mark.parametrize("code", ["K2", "K4hm", "Q2", "W6t"])
def test_the_picture_of_a_kingdom_shows_all_its_squares(code: str) -> None:
    game = whole_game(code)
    for index, kingdom in enumerate(game.state.kingdoms):
        picture = kingdom_picture(game, index, ["pink", "blue"], 200, light)
        squares = kingdom.taken.bit_count() + kingdom.knights.bit_count()
        [whole] = [shape for shape in picture if isinstance(shape, Group)]
        assert len(whole.shapes) == 1 + squares
        left, top, right, bottom = box(Group(picture))
        assert min(left, top) >= -1
        assert max(right, bottom) <= 201
    assert kingdom_picture(game, index, ["pink", "blue"], 200, dark) != picture


@each("code", rules_codes())
def test_every_game_has_a_name(code: str) -> None:
    assert "for" in words.game(code)
    assert words.game(code, True).endswith("Dynasty")


def test_messages_of_the_history_exist_and_are_used() -> None:
    files = [*WEB.glob("history/*.py")]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
    texts = {
        part.value
        for tree in trees
        for part in ast.walk(tree)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }
    starts = {text for text in texts if text.endswith("-")}
    ends = [key for key in CATALOGUE if key.startswith(tuple(starts))]
    own = {key for key in CATALOGUE if re.match("history|daily|replay", key)}
    named = {name for pattern in CATALOGUE.values() for name in catalogue.references(pattern)}
    assert own - texts - {*ends} - named == set()
    used = keys_said("history")
    assert len(used) > 20
    assert used - CATALOGUE.keys() - TABLE_CATALOGUE.keys() == set()
