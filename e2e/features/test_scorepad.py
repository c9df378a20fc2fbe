"""The score pad: entering kingdoms from real games, and their scores."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import DESKTOP, PHONE, Visit
from e2e.overflow import TORN
from e2e.storage import download_from
from e2e.table.test_accessibility import expect_no_violation
from e2e.table.test_fit import OVERFLOW
from e2e.visitor import Visitor
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.terrain import Terrain
from realmino.pieces.variants import Rules
from realmino.rules.scoring import score

LAND = "ww1ffl/wfffl1/m2mCll/gg1ssl/g2gsss"
"""A full kingdom's rows from north to south, with the castle in the middle."""
BROKEN = """if (origin !== "null" && !localStorage.getItem("realmino.pad-aside"))
  localStorage.setItem("realmino.pad", "p=K9_a:C");"""
"""A stored pad that can't be read."""
BLOCKED = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } });"
"""A browser without storage."""
FULL = """
const setItem = Storage.prototype.setItem;
Storage.prototype.setItem = function (...given) {
  const isDue = this === localStorage && sessionStorage.full;
  if (isDue) throw new DOMException("", "QuotaExceededError");
  return setItem.apply(this, given);
};
"""
"""Makes storage full while `sessionStorage.full` is set."""


class Person:
    """A player at the score pad."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page

    def open(self, fragment: str = "") -> "Person":
        """Opens the pad and waits until it responds."""
        self.page.goto(f"{self.visitor.address}pad.html{fragment}", wait_until="commit")
        return self.wait()

    def reload(self) -> "Person":
        self.page.reload(wait_until="commit")
        return self.wait()

    def wait(self) -> "Person":
        expect(self.find("#pad-body")).to_be_visible()
        return self

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def square(self, name: str) -> Locator:
        return self.find(f'#pad-grid [data-square="{name}"]')

    def take(self, brush: str) -> None:
        self.find(f'[data-brush="{brush}"]').click()

    def tap(self, name: str) -> None:
        self.square(name).click()

    def write(self, selector: str, text: str) -> None:
        """Replaces a field's text and leaves the field."""
        field = self.find(selector)
        field.fill("")
        field.press_sequentially(text)
        field.press("Tab")

    def type_into(self, selector: str, text: str) -> None:
        """Replaces a field's text and stays in the field."""
        self.find(selector).click()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)

    def sheet(self) -> list[list[str]]:
        """The cells of each line in the current sheet."""
        rows = self.find("#pad-sheet tbody tr").all()
        return [[text.strip() for text in row.locator("th, td").all_inner_texts()] for row in rows]

    def total(self) -> str:
        return self.find("#pad-sheet tfoot td").inner_text()


def squares(text: str) -> Iterator[tuple[str, Terrain, int]]:
    """The pad's name, the terrain and the crowns of each square of a 5×5 kingdom."""
    for square, terrain, crowns in Kingdom.parse(text).land():
        yield f"{'abcde'[square.column - 4]}{square.row - 3}", terrain, crowns


BY_TAPS = (Terrain.WHEAT, Terrain.FOREST, Terrain.LAKE)


def tap_in(person: Person, text: str) -> None:
    """Enters the terrains in `BY_TAPS` with brushes: a tap for each square and each crown."""
    for terrain in BY_TAPS:
        person.take(terrain.key)
        for name, kind, crowns in squares(text):
            for _ in range((1 + crowns) * (kind is terrain)):
                person.tap(name)


def type_in(person: Person, text: str) -> None:
    """Enters the other terrains by keys: arrows, a letter, a digit for crowns."""
    press: Callable[[str], None] = person.page.keyboard.press
    column, row = 2, 2
    person.square("c3").focus()
    for name, terrain, crowns in squares(text):
        if terrain in BY_TAPS:
            continue
        across, up = "abcde".index(name[0]) - column, int(name[1]) - 1 - row
        for _ in range(abs(across)):
            press("ArrowRight" if across > 0 else "ArrowLeft")
        for _ in range(abs(up)):
            press("ArrowUp" if up > 0 else "ArrowDown")
        column, row = column + across, row + up
        press(terrain.letter)
        if crowns:
            press(str(crowns))


def enter_second_game(person: Person, points: int) -> None:
    """Enters a Dynasty's second game; checks its sums, and the current game after a reload."""
    person.find("#pad-game summary").click()
    person.find("#pad-dynasty").check()
    games = person.page.get_by_role("group", name="Games of the Dynasty")
    games.get_by_role("button", name="Game 2").click()
    person.find("#pad-tab0").click()
    person.take("wheat")
    person.tap("b3")
    person.tap("b3")
    expect(person.find("#pad-standings .dynasty tbody tr").first).to_have_text(
        f"Ann{points}1{points + 1}"
    )
    person.reload()
    expect(person.find("#pad-tab0")).to_have_accessible_name("Ann, 1 point")
    games.get_by_role("button", name="Game 1").click()
    expect(person.find("#pad-tab0")).to_have_accessible_name(f"Ann, {points} points")


@pytest.mark.in_chromium
def test_an_entered_game_can_be_shared_and_kept(visit: Visit) -> None:
    person = Person(visit(DESKTOP, opened=False, script=BROKEN)).open()
    expect(person.find("#pad-status")).to_contain_text("been set aside")
    assert person.page.evaluate("localStorage.getItem('realmino.pad-aside')") == "p=K9_a:C"
    person.find("#pad-players").select_option("2")
    person.find("#pad-harmony").check()
    person.write("#pad-name0", "Ann")
    points = score(Kingdom.parse(LAND), Rules.parse("K2h")).total
    tap_in(person, LAND)
    expect(person.find("#pad-notes")).to_contain_text("Ann: 13 squares,")
    type_in(person, LAND)
    assert person.total() == str(points)
    assert ["Harmony", "5"] in person.sheet()
    assert ["Wheat field", "3 × 1", "3"] in person.sheet()
    expect(person.find("#pad-notes")).to_have_text("Everything matches the box.")
    expect(person.find("#pad-standings .winner .who")).to_have_text("Ann")
    # Undo removes the last square, so there is no Harmony.
    person.find("#pad-undo").click()
    expect(person.find("#pad-notes")).to_contain_text("Ann: 23 squares,")
    assert person.total() == str(points - 5)
    person.square("e1").focus()
    person.page.keyboard.press("s")
    assert person.total() == str(points)
    person.find("#pad-tab1").click()
    person.take("wheat")
    person.tap("b3")
    expect(person.find("#pad-tab1")).to_have_accessible_name("Yellow, 0 points")
    expect_no_violation(person.visitor)
    # The link opens the same pad in another tab, which asks before replacing a pad.
    person.find("#pad-share").click()
    expect(person.find("#pad-status")).to_have_text("Link copied.")
    link = person.find("html").get_attribute("data-copied") or ""
    fragment = link[link.index("#") :]
    assert "n=Ann" in fragment
    person.find("#pad-new").click()
    person.find("#ask-yes").click()
    expect(person.find("#pad-tab0 strong")).to_have_text("0")
    person.tap("a1")
    other = Person(Visitor(person.page.context.new_page(), person.visitor.address)).open(fragment)
    other.find("#ask-no").click()
    expect(other.find("#pad-tab0 strong")).to_have_text("0")
    other.page.close()
    person.open("#").open(fragment)
    person.find("#ask-yes").click()
    expect(person.find("#pad-tab0 strong")).to_have_text(str(points))
    enter_second_game(person, points)
    expect(person.square("a5")).to_have_attribute("aria-label", "a5, wheat field")


@pytest.mark.deep
@pytest.mark.in_chromium
def test_a_court_is_scored_without_storage(visit: Visit) -> None:
    person = Person(visit(PHONE, opened=False, has_touch=True, script=BLOCKED)).open()
    expect(person.find("#pad-status")).to_contain_text("won’t save this pad")
    person.find("#pad-which").select_option("Q")
    person.find("#pad-players").select_option("2")
    over_wide, _ = person.page.evaluate(OVERFLOW)
    assert over_wide <= 0
    box = person.square("a1").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    person.take("castle")
    person.tap("a1")
    person.take("town")
    person.tap("b1")
    person.take("building")
    person.find("[data-brush=building-magic_school]").click()
    person.tap("c1")
    person.take("swamp")
    person.tap("a2")
    person.take("knight")
    person.tap("a2")
    person.write("#pad-coins", "10")
    # One knight from the start and one from the school; one of them is on a square.
    expect(person.find("#pad-ready")).to_have_value("1")
    expect(person.find("#pad-towers")).to_have_value("1")
    expect(person.find("#pad-notes")).to_contain_text("more towers")
    person.find("#pad-queen").select_option("a")
    assert [line[-1] for line in person.sheet()] == ["2", "0", "2", "3"]
    expect(person.find("#pad-notes")).to_contain_text("10 coins")
    school, coins = (person.find(f"#pad-sheet {line} a") for line in (".building", ".coins"))
    expect(school).to_have_attribute("href", "rules/buildings/magic-school.html")
    expect(coins).to_have_attribute("href", "rules/queendomino.html#wealth")
    expect_no_violation(person.visitor)
    name, picture = download_from(person.visitor, person.find("#pad-png"))
    assert (name, picture[1:4]) == ("realmino-score-pad.png", "PNG")
    assert len(picture) > 50_000
    name, picture = download_from(person.visitor, person.find("#pad-svg"))
    assert name == "realmino-score-pad.svg"
    assert "<title>Queendomino, 2 players: " in picture
    person.find("#pad-read").click()
    person.find("#pad-position").fill("K9 a:C")
    person.find("#pad-read-go").click()
    expect(person.find("#pad-read-problem")).to_contain_text("Nothing has changed")
    person.find("#pad-position").fill(f"K4m a:{LAND}")
    person.find("#pad-read-go").click()
    expect(person.find("#pad-tab0 strong")).to_have_text(
        str(score(Kingdom.parse(LAND), Rules.parse("K4m")).total)
    )
    person.page.keyboard.press("Control+z")
    expect(person.find("#pad-tab0 strong")).to_have_text("7")


@pytest.mark.deep
@pytest.mark.in_chromium
def test_full_storage_is_reported_and_no_pad_is_lost(visit: Visit) -> None:
    person = Person(visit(opened=False, script=FULL)).open()
    person.take("wheat")
    person.tap("b3")
    grid = person.find("#pad-grid")
    stored = grid.inner_text(), person.square("b3").get_attribute("aria-label")
    assert person.page.evaluate("realmino.saved()") is True
    person.page.evaluate("() => { sessionStorage.full = 'yes'; }")
    for square in ("b2", "b1"):
        person.tap(square)
        expect(person.find("#pad-status")).to_contain_text("won’t save this pad")
        assert person.page.evaluate("realmino.saved()") is False
    person.reload()
    assert (grid.inner_text(), person.square("b3").get_attribute("aria-label")) == stored


@pytest.mark.deep
def test_the_click_that_leaves_a_field_counts(visit: Visit) -> None:
    """A field reports its change between mouse down and mouse up."""
    person = Person(visit(DESKTOP, opened=False)).open()
    person.find("#pad-which").select_option("Q")
    names = ("Ann", "Bob", "Cleo", "Dan")
    for seat, name in enumerate(names):
        person.type_into(f"#pad-name{seat}", name)
    for seat, name in enumerate(names):
        expect(person.find(f"#pad-name{seat}")).to_have_value(name)
    person.find("#pad-tab3").click()
    expect(person.find("#pad-tab3")).to_have_accessible_name("Dan, 0 points")
    expect(person.find("#pad-tab3")).to_have_attribute("aria-selected", "true")
    person.type_into("#pad-coins", "9")
    person.find("#pad-tab2").click()
    expect(person.find("#pad-tab2")).to_have_attribute("aria-selected", "true")
    expect(person.find("#pad-tab3")).to_have_accessible_name("Dan, 3 points")
    person.type_into("#pad-name0", "Eve")
    person.find("#pad-colour1").click()
    expect(person.find("#pad-colour1")).to_be_focused()
    person.page.keyboard.press("Escape")
    # Two players swap colours several times; both lists show it.
    colours = [person.find(f"#pad-colour{seat}") for seat in (0, 1)]
    before = [colour.input_value() for colour in colours]
    for _ in "there", "back", "there":
        colours[0].select_option(colours[1].input_value())
    assert [colour.input_value() for colour in colours] == before[::-1]
    person.find("#pad-undo").click()
    assert [colour.input_value() for colour in colours] == before
    for _ in "back", "there", "Eve":
        person.find("#pad-undo").click()
    expect(person.find("#pad-name0")).to_have_value("Ann")
    person.type_into("#pad-coins", "6")
    with person.page.expect_popup() as rules:
        person.find("#pad-sheet .coins a").click()
    expect(rules.value).to_have_url(re.compile("rules/queendomino.html#wealth$"))


@pytest.mark.deep
@pytest.mark.in_chromium
def test_team_tabs_do_not_break_names(visit: Visit) -> None:
    person = Person(visit((740, 360), opened=False)).open()
    person.find("#pad-which").select_option("W")
    person.find("#pad-players").select_option("8")
    person.find("#pad-teams").check()
    for seat, letter in enumerate("abcdefgh"):
        person.write(f"#pad-name{seat}", f"Theodor{letter}")
    expect(person.find("#pad-tabs [role=tab]").last).to_contain_text("Theodor")
    assert person.page.evaluate(TORN, "#pad-tabs .who") == []
