"""Plays whole games by roles, names and live regions, like a screen reader user."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import Visit
from realmino.pieces.buildings import BUILDINGS
from realmino.text.messages import Messages, Name
from tools.paths import language_folder
from tools.pipeline.catalogue import catalogue

pytestmark = pytest.mark.in_chromium


class Sentences:
    """A language's messages, and how to extract values from them."""

    def __init__(self, language: str) -> None:
        self._messages = Messages(catalogue(language), language)
        endings = {self.say("points", points=number).split(maxsplit=1)[1] for number in range(20)}
        self._points = re.compile(rf"([−\d]+) ({'|'.join(sorted(endings, reverse=True))})\b")
        self._crowns = {
            self.say("square-territory", squares=squares, crowns=crowns): crowns
            for squares in range(1, 50)
            for crowns in range(50)
        }
        self.knights = tuple({self._before("option-tax", number=number) for number in range(1, 9)})
        terms = {Name(f"building-{tile.key}") for tile in BUILDINGS}
        self._buildings = {
            self._before("option-construct", building=term): self.say("building", building=term)
            for term in terms
        }
        town = {"terrain1": Name("terrain-town"), "terrain2": Name("terrain-town")}
        self.towns = (
            self.say("half-first", crowns1=0, **town),
            self.say("halves", alike="yes", crowns1=0, crowns2=0, **town),
        )
        self.claim = self._before("option-claim", "domino", alike="yes", **town)
        half = self.say("half-second", crowns2=0, **town)
        laid = self.say("option-place", crowns1=0, crowns2=0, square1="a1", square2="…", **town)
        self.on = laid[laid.rindex(half) + len(half) : laid.index("…")]

    def say(self, key: str, **values: object) -> str:
        """A message as Playwright reads it, without no-break spaces."""
        return without_no_break_spaces(self._messages.say(key, **values))

    def _before(self, key: str, gap: str = "squares", **values: object) -> str:
        """The part of a message before one of its values."""
        return self.say(key, **{"coins": 1, gap: "…", **values}).split("…")[0]

    def points(self, choice: str) -> int:
        """The points in a choice's name."""
        found = self._points.search(choice)
        return int(found[1].replace("−", "-")) if found else 0

    def territory_points(self, squares: dict[str, str]) -> int:
        """The points for all territories, computed from the squares' descriptions."""
        return sum(
            next((crowns for text, crowns in self._crowns.items() if f", {text}" in name), 0)
            for name in squares.values()
        )

    def is_about_court(self, choice: str) -> bool:
        """Whether a choice is about knights, a building or a town."""
        has_town = any(re.search(rf"\b{town}\b", choice) for town in self.towns)
        return (
            choice.startswith(self.knights)
            or bool(self.building_in(choice))
            or (choice.startswith(self.claim) and has_town)
        )

    def building_in(self, choice: str) -> tuple[str, str] | None:
        """The building that a choice constructs, and its square."""
        for begins, building in self._buildings.items():
            if choice.startswith(begins):
                return building, choice.removeprefix(begins).split()[0]
        return None


class ScreenReaderUser:
    """Plays like a screen reader user, by names and live regions alone."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.sentences = Sentences(language)
        self.say = say = self.sentences.say
        self.canvas = page.get_by_role("application")
        self.region = page.get_by_role("region", name=say("table-choices"))
        self.log = page.get_by_role("list", name=say("table-log")).get_by_role("listitem")
        self.scores = page.get_by_role("dialog").filter(
            has=page.get_by_role("region", name=say("button-scores"))
        )
        self.words = page.get_by_role("region", name=say("table-reading"))
        self.live = page.get_by_role("main").locator("[aria-live=polite]")

    def begin(self, game: str, colour: str) -> None:
        """Starts the same game every time, against a fast greedy bot of this colour."""
        page, say = self.page, self.say
        page.get_by_role("radio", name=say("choice-game-name", game=Name(f"game-{game}"))).check()
        page.get_by_text(say("choice-more"), exact=True).click()
        rival = page.get_by_role("combobox", name=say(f"seat-kind-{colour}"))
        rival.select_option(say("history-level-greedy"))
        page.get_by_role("textbox", name=say("choice-seed")).fill("by ear")
        page.get_by_role("button", name=say("menu-title")).click()
        pace = page.get_by_role("combobox", name=say("menu-pace"))
        pace.select_option(say("menu-pace-instant"))
        page.get_by_role("dialog").get_by_role("button", name=say("close")).click()
        page.get_by_role("button", name=say("choice-begin"), exact=True).click()

    def choices(self) -> list[str]:
        """Waits for choices and returns their names; empty when the game is over."""
        button = self.region.get_by_role("button").first
        button.or_(self.scores).first.wait_for()
        if self.scores.is_visible():
            return []
        return [name for _, name in named(self.region, "button")]

    def choose(self, name: str) -> None:
        """Makes a choice and waits for its entry in the log."""
        known = self.log.count()
        self.region.get_by_role("button", name=name, exact=True).first.press("Enter")
        self.log.nth(known).wait_for(state="attached")

    def question(self) -> str:
        """The question in the table's accessible name."""
        [(_, name)] = named(self.canvas, "application")
        before = self.say("table", turn="…", scores=[]).split("…")[0]
        return name.removeprefix(before).split(". ")[0]

    def play(self, is_preferred: Callable[[str], bool] = lambda name: False) -> list[str]:
        """Plays preferred or best choices to the end; returns the choices."""
        taken: list[str] = []
        while choices := self.choices():
            if taken:
                expect(self.live).to_contain_text(self.question())
            special = [name for name in choices if is_preferred(name)]
            taken.append(max(special or choices, key=self.sentences.points))
            self.choose(taken[-1])
        return taken

    def open_words(self) -> None:
        """Opens the text version of the table."""
        self.page.get_by_role("button", name=self.say("table-read")).press("Enter")
        heading = self.words.get_by_role("heading", name=self.say("table-reading"))
        expect(heading).to_be_focused()
        self.words.get_by_role("grid").first.wait_for()

    def close_words(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("button", name=self.say("table-read"))).to_be_focused()

    def squares(self) -> dict[str, dict[str, str]]:
        """The squares' descriptions for every kingdom in the text version."""
        squares: dict[str, dict[str, str]] = {}
        for role, name in named(self.words, "grid", "gridcell"):
            if role == "grid":
                squares[name.removeprefix(self.say("reading-kingdom", names=[]))] = {}
            else:
                squares[[*squares][-1]][name.split(",")[0]] = name
        return squares

    def lines(self, heading: str) -> list[str]:
        """A list's entries in the text version; ``heading`` is its message key."""
        items = self.words.get_by_role("list", name=self.say(heading)).get_by_role("listitem")
        return [*map(without_no_break_spaces, items.all_inner_texts())]

    def totals(self) -> dict[str, int]:
        """The score sheets' totals by name."""
        total = rf'table "(.*?)":.*?row "{self.say("sheet-total")} (\d+)"'
        sheets = re.findall(total, self.scores.aria_snapshot(), re.DOTALL)
        return {name: int(total) for name, total in sheets}

    def close_scores(self) -> None:
        self.scores.get_by_role("button", name=self.say("close")).press("Enter")


def without_no_break_spaces(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def named(locator: Locator, *roles: str) -> list[tuple[str, str]]:
    """The role and name of all elements with one of these roles, in page order."""
    found = re.findall(rf"- ('?)({'|'.join(roles)}) \"(.*?)\"", locator.aria_snapshot())
    return [(role, name.replace("''", "'") if quote else name) for quote, role, name in found]


def in_german(visit: Visit) -> ScreenReaderUser:
    """A screen reader user at the German set-up."""
    visitor = visit(opened=False)
    visitor.page.goto(f"{visitor.address}{language_folder('de')}", wait_until="commit")
    return ScreenReaderUser(visitor.wait_until_ready().page, "de")


@pytest.mark.deep
def test_kingdomino_is_played_by_ear(revisit: Visit) -> None:
    play_kingdomino(ScreenReaderUser(revisit().page, "en"))


@pytest.mark.deep
def test_kingdomino_is_played_by_ear_in_german(visit: Visit) -> None:
    play_kingdomino(in_german(visit))


@pytest.mark.deep
def test_queendomino_is_played_by_ear(revisit: Visit) -> None:
    play_queendomino(ScreenReaderUser(revisit().page, "en"))


@pytest.mark.deep
def test_queendomino_is_played_by_ear_in_german(visit: Visit) -> None:
    play_queendomino(in_german(visit))


def play_kingdomino(listener: ScreenReaderUser) -> None:
    """Checks the squares' descriptions against score sheets and placed dominoes."""
    sentences = listener.sentences
    listener.begin("K", "yellow")
    taken = listener.play()
    totals = listener.totals()
    listener.close_scores()
    listener.open_words()
    squares = listener.squares()
    assert {name: sentences.territory_points(own) for name, own in squares.items()} == totals
    halves = [half for name in taken if sentences.on in name for half in name.split(", ")[:2]]
    assert halves
    for half in halves:
        land, _, square = half.partition(sentences.on)
        named = squares[listener.say("you")][square].casefold()
        assert named.startswith(f"{square}, {land}, ".casefold())
    listener.close_words()


def play_queendomino(listener: ScreenReaderUser) -> None:
    """Checks the descriptions of knights, buildings and the board's prices."""
    sentences, say = listener.sentences, listener.say
    listener.begin("Q", "purple")
    listener.choose(listener.choices()[0])
    listener.open_words()
    board = listener.lines("board-title")
    assert len(board) == 6
    prices = [f". {say('price', coins=coins)}" for coins in range(6)]
    assert not [spot for spot in board if not any(price in spot for price in prices)]
    assert len(listener.lines("label-next")) == 4
    listener.close_words()
    taken = listener.play(sentences.is_about_court)
    totals = listener.totals()
    listener.close_scores()
    listener.open_words()
    squares = listener.squares()
    assert squares.keys() == totals.keys()
    building_in = [found for name in taken if (found := sentences.building_in(name))]
    taxed = [name for name in taken if name.startswith(sentences.knights)]
    own = squares[say("you")]
    assert building_in
    assert taxed
    for building, square in building_in:
        assert f", {building} (" in own[square]
    for collected in taxed:
        for square in re.findall(r"[a-m]\d+", collected):
            assert f", {say('square-knight')}, " in own[square]
    listener.close_words()
