"""Two tables in one document play their own games without affecting each other."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.hand import Hand
from e2e.servers import SiteServer
from e2e.table.test_undo import expect_refusal
from e2e.visitor import PAINTED, OptionButton, Visitor

WIDE = (2100, 900)
"""Wide enough for both tables with their lists."""

DOUBLE_IDS = """() => {
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  return ids.filter((id, place) => ids.indexOf(id) !== place);
}"""

REFERENCES = """(root) => {
  const table = document.querySelector(root), found = [];
  for (const name of ["aria-labelledby", "aria-describedby", "popovertarget"])
    for (const element of table.querySelectorAll(`[${name}]`))
      found.push(table.contains(document.getElementById(element.getAttribute(name))));
  return found;
}"""
"""Whether all references point to an element of the same table."""

LOOK = f"""async (root) => {{
  {PAINTED}
  const table = document.querySelector(root);
  return [table.outerHTML, table.querySelector("canvas").toDataURL()];
}}"""
"""A table's markup and picture, once it is painted."""


ATTRIBUTES = "(root) => root.getAttributeNames()"


class AtTable(Visitor):
    """A player at one of a page's tables."""

    def spot(self, name: str) -> tuple[float, float]:
        x, y = self.page.evaluate(
            "([id, name]) => { const at = realmino.where(id, name); return [at.x, at.y]; }",
            [self.root.removeprefix("#"), name],
        )
        return x, y

    def best(self) -> OptionButton:
        """The best domino, without Queendomino's other choices."""
        dominoes = [option for option in self.options() if option.token[0] in "AE"]
        return max(dominoes, key=lambda option: (option.gain, option.token))

    def look(self) -> list[str]:
        """The table's markup and picture, in which nothing is highlighted by the pointer."""
        return self.page.evaluate(LOOK, self.root)

    def rest(self) -> None:
        """Moves the mouse to a corner, where it has no effect."""
        self.page.mouse.move(*[place + 1 for place in self.corner()])

    def corner(self) -> tuple[float, float]:
        box = self.table.bounding_box()
        assert box
        return box["x"], box["y"]


Two = tuple[AtTable, AtTable]


@pytest.fixture
def two(visit: Visit, served: SiteServer, site: Path) -> Two:
    """Players at the left and the right table of one page."""
    index = (site / "index.html").read_text(encoding="utf-8")
    text, changed = re.subn(r'(<script id="game"[^>]* src=")[^"]*"', r'\1./two_tables.py"', index)
    assert changed == 1
    page = visit(WIDE, opened=False, reduced_motion="reduce").page
    page.route("**/two_tables.html", lambda route: route.fulfill(body=text))
    script = Path(__file__).with_name("two_tables.py").read_text(encoding="utf-8")
    page.route(
        "**/two_tables.py", lambda route: route.fulfill(content_type="text/x-python", body=script)
    )
    page.goto(f"{served.address}two_tables.html", wait_until="commit")
    left, right = (AtTable(page, served.address, root) for root in ("#left", "#right"))
    left.wait_until_ready()
    right.wait_for_turn()
    for table in (left, right):  # loads the guide
        table.press("show-guide")
        guide = table.part("guide")
        expect(guide).to_be_visible()
        page.keyboard.press("Escape")
        expect(guide).to_be_hidden()
    return left, right


@pytest.mark.deep
@pytest.mark.in_chromium
def test_two_games_are_played_side_by_side(two: Two) -> None:
    """Clicks, drags and buttons at one table change nothing at the other."""
    left, right = two
    assert left.page.evaluate(DOUBLE_IDS) == []
    for table in two:
        references = table.page.evaluate(REFERENCES, table.root)
        assert len(references) == 16
        assert all(references)
    drawn = {side.root: False for side in two}
    for _ in range(9):
        for own_table, other_table in (two, two[::-1]):
            own_table.rest()
            seen, before = other_table.look(), own_table.moves
            hand, prompt = Hand(own_table), own_table.prompt
            if prompt == "claim":
                hand.click_claim()
            else:
                assert prompt == "place"
                hand.drag_place()
                drawn[own_table.root] = True
            assert own_table.wait_for_turn(after=before)
            assert other_table.look() == seen
    assert all(drawn.values())
    assert left.state() != right.state()
    own_table, other_table = two
    before, seen = own_table.moves, other_table.look()
    own_table.press("undo")
    own_table.part("canvas").hover()
    assert own_table.moves < before
    assert other_table.look() == seen


@pytest.mark.deep
@pytest.mark.in_chromium
def test_key_presses_go_to_the_focused_table(two: Two) -> None:
    left, right = two
    page = left.page
    for own_table, other_table in (two, two[::-1]):
        seen, before = other_table.look(), own_table.moves
        own_table.part("canvas").focus()
        page.keyboard.press("n")
        # The first key fetches the descriptions.
        expect(own_table.part("announce")).to_have_text(re.compile("^Domino"))
        page.keyboard.press("Enter")
        assert own_table.wait_for_turn(after=before)
        assert other_table.look() == seen
    page.evaluate("document.activeElement.blur()")
    seen_by = [left.look(), right.look()]
    for key in ("n", "Enter", "u"):
        page.keyboard.press(key)
    assert [left.look(), right.look()] == seen_by


@pytest.mark.deep
@pytest.mark.in_chromium
def test_a_table_reports_only_to_its_own_host(two: Two) -> None:
    """The menu belongs to the page; the table reports the request and its game."""
    left, right = two
    right.press("menu")
    expect(right.table).to_have_attribute("data-events", re.compile("OpenMenu Q2, $"))
    before = right.state()["events"]
    left.play(1)
    expect(left.table).to_have_attribute("data-events", re.compile("Save K2, $"))
    assert right.state()["events"] == before
    expect_refusal(left, "redo", "redo-none")
    expect(right.part("toast")).to_be_empty()
    expect(right.part("alert")).to_be_empty()


@pytest.mark.deep
@pytest.mark.in_chromium
def test_each_table_has_its_own_theme_and_can_be_removed(two: Two) -> None:
    left, right = two
    colours = [
        table.part("bar").evaluate("(bar) => getComputedStyle(bar).backgroundColor")
        for table in two
    ]
    assert colours[0] != colours[1]
    left.page.evaluate("realmino.unmount('left')")
    assert {*left.table.evaluate(ATTRIBUTES)} == {"id", "class", "style", "data-events"}
    assert left.table.evaluate("(root) => root.className + root.innerHTML") == ""
    right.play(3)
    assert right.moves > 3
