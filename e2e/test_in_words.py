"""Whole games without the canvas: by roles, names and live regions, as a screen reader has them."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import Visit

pytestmark = pytest.mark.in_chromium

CROWNS = re.compile(r"^[a-m]\d+, .*territory of \d+ squares? with (\d+) crowns?")
KNIGHTS = r"Knights? on "
BUILDING = r"([A-Z][a-z' ]+) on ([a-m]\d+) for"
POINTS = re.compile(r"([−\d]+) points?")


class Listener:
    """Somebody who hears what the page says of itself and uses its controls by their names."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.canvas = page.get_by_role("application")
        self.region = page.get_by_role("region", name="Choices")
        self.log = page.get_by_role("list", name="Log").get_by_role("listitem")
        self.scores = page.get_by_role("dialog").filter(
            has=page.get_by_role("region", name="Scores")
        )
        self.words = page.get_by_role("region", name="The table in words")
        self.live = page.get_by_role("main").locator("[aria-live=polite]")

    def begin(self, game: str, colour: str) -> None:
        """The same game every time, against one brisk greedy bot of that colour."""
        self.page.get_by_role("radio", name=game).check()
        self.page.get_by_role("combobox", name=f"Who plays {colour}").select_option("Greedy bot")
        self.page.get_by_text("More choices", exact=True).click()
        self.page.get_by_role("textbox", name="Deal code").fill("by ear")
        self.page.get_by_role("button", name="Settings").click()
        self.page.get_by_role("combobox", name="Pace of the bots").select_option("Instant")
        self.page.get_by_role("dialog").get_by_role("button", name="Close").click()
        self.page.get_by_role("button", name="Begin", exact=True).click()

    def choices(self) -> list[str]:
        """The names of all choices, once there are some; none when the game is over."""
        button = self.region.get_by_role("button").first
        button.or_(self.scores).first.wait_for()
        if self.scores.is_visible():
            return []
        return [name for _, name in named(self.region, "button")]

    def choose(self, name: str) -> None:
        """Takes a choice, and hears what comes of it."""
        heard = self.log.count()
        self.region.get_by_role("button", name=name, exact=True).first.press("Enter")
        self.log.nth(heard).wait_for(state="attached")

    def asked(self) -> str:
        """What the table asks, as it says whenever somebody comes to it."""
        [(_, name)] = named(self.canvas, "application")
        return name.removeprefix("The table. ").split(". ")[0]

    def play(self, *wanted: str) -> list[str]:
        """Plays to the end: what begins with a wanted word, else what pays most; the choices."""
        taken: list[str] = []
        while choices := self.choices():
            if taken:
                expect(self.live).to_contain_text(self.asked())
            special = [name for name in choices if re.match("|".join(wanted) or "$", name)]
            taken.append(max(special or choices, key=points))
            self.choose(taken[-1])
        return taken

    def open_words(self) -> None:
        """Opens the table in words."""
        self.page.get_by_role("button", name="Read the table").press("Enter")
        expect(self.words.get_by_role("heading", name="The table in words")).to_be_focused()
        self.words.get_by_role("grid").first.wait_for()

    def close_words(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("button", name="Read the table")).to_be_focused()

    def squares(self) -> dict[str, dict[str, str]]:
        """What the table in words says of every square of every kingdom."""
        told: dict[str, dict[str, str]] = {}
        for role, name in named(self.words, "grid", "gridcell"):
            if role == "grid":
                told[name.removeprefix("Kingdom: ")] = {}
            else:
                told[[*told][-1]][name.split(",")[0]] = name
        return told

    def lines(self, heading: str) -> list[str]:
        """What a list of the table in words says."""
        items = self.words.get_by_role("list", name=heading).get_by_role("listitem")
        return items.all_inner_texts()

    def totals(self) -> dict[str, int]:
        """The totals of the score sheets by their names."""
        sheets = re.findall(
            r'table "(.*?)":.*?row "Total (\d+)"', self.scores.aria_snapshot(), re.DOTALL
        )
        return {name: int(total) for name, total in sheets}

    def close_scores(self) -> None:
        self.scores.get_by_role("button", name="Close").press("Enter")


def named(locator: Locator, *roles: str) -> list[tuple[str, str]]:
    """The role and the name of everything with one of these roles, in the order of the page."""
    found = re.findall(rf"- ('?)({'|'.join(roles)}) \"(.*?)\"", locator.aria_snapshot())
    return [(role, name.replace("''", "'") if quote else name) for quote, role, name in found]


def points(choice: str) -> int:
    """The points that a choice says it brings, or would bring at best."""
    found = POINTS.search(choice)
    return int(found[1].replace("−", "-")) if found else 0


def counted(squares: dict[str, str]) -> int:
    """The points of all territories, by whoever heard the squares only."""
    return sum(int(found[1]) for told in squares.values() if (found := CROWNS.match(told)))


def test_a_game_of_kingdomino_by_ear(seated: Visit) -> None:
    """Who hears the squares comes to the totals of the score sheets, and to what was chosen."""
    listener = Listener(seated().page)
    listener.begin("Kingdomino", "yellow")
    taken = listener.play()
    totals = listener.totals()
    listener.close_scores()
    listener.open_words()
    told = listener.squares()
    assert {name: counted(squares) for name, squares in told.items()} == totals
    halves = [half for name in taken if " on " in name for half in name.split(", ")[:2]]
    assert halves
    for half in halves:
        land, _, square = half.partition(" on ")
        assert told["You"][square].startswith(f"{square}, {land[0].lower()}{land[1:]}, territory")
    listener.close_words()


def test_a_game_of_queendomino_by_ear(seated: Visit) -> None:
    """Knights and buildings stand where they were put; the board says what it offers."""
    listener = Listener(seated().page)
    listener.begin("Queendomino", "purple")
    listener.choose(listener.choices()[0])
    listener.open_words()
    board = listener.lines("Builders' board")
    assert len(board) == 6
    assert not [spot for spot in board if not re.search(r": .*\. It costs \d coins?\.", spot)]
    assert len(listener.lines("Next line")) == 4
    listener.close_words()
    taken = listener.play(KNIGHTS, BUILDING, r"Domino \d+: .*town")
    totals = listener.totals()
    listener.close_scores()
    listener.open_words()
    told = listener.squares()
    assert told.keys() == totals.keys()
    built = [found.groups() for name in taken if (found := re.match(BUILDING, name))]
    taxed = [name for name in taken if re.match(KNIGHTS, name)]
    assert built
    assert taxed
    for building, square in built:
        assert f", {building} (" in told["You"][square]
    for collected in taxed:
        for square in re.findall(r"[a-m]\d+", collected):
            assert ", a knight, " in told["You"][square]
    listener.close_words()
