"""axe-core finds nothing to complain about in the set-up of any game, or with a court."""

from playwright.sync_api import expect

from e2e.conftest import PHONE, Visit, in_one_browser
from e2e.court import CourtHand, fragment
from e2e.positions import find, spots
from e2e.table.test_accessibility import expect_no_violation
from e2e.table.test_links import whole_game


@in_one_browser
def test_screens_with_a_court(seated: Visit) -> None:
    visitor = seated()
    for game in "QWK":
        visitor.find(f"#game-{game}").check()
        expect_no_violation(visitor)
    visitor.find("#game-W").check()
    visitor.find("#kind4").select_option("greedy")
    visitor.find("#kind5").select_option("greedy")
    visitor.find("#teams").check()
    expect(visitor.find("#partner0")).to_be_visible()
    expect_no_violation(visitor)

    found, seen = find("Q4", lambda _, seen: len(seen.prompt.optional) == 3)
    visitor.page.evaluate("(to) => { location.hash = to; }", fragment(found, "pppp"))
    visitor.expect_move(found.number)
    visitor.play_on()
    CourtHand(visitor).touch(f"spot {spots(seen, lambda one: one.tile)[0]}")
    expect(visitor.part("burn")).to_be_visible()
    expect_no_violation(visitor)
    visitor.press("menu", "in-words")
    expect(visitor.part("reading", "table").first).to_be_visible()
    expect_no_violation(visitor)
    visitor.page.keyboard.press("Escape")

    end = whole_game("Q3hm")
    visitor.page.evaluate("(to) => { location.hash = to; }", fragment(end, "ggg"))
    visitor.expect_move(end.number)
    visitor.press("menu", "scores")
    expect_no_violation(visitor)


@in_one_browser
def test_what_opens_above_a_table_on_a_phone(seated: Visit) -> None:
    found, _ = find("Q4", lambda _, seen: len(seen.prompt.optional) == 3)
    visitor = seated(PHONE, has_touch=True, moment=fragment(found, "pppp"))
    for button, dialog in (("to-come", "coming"), ("show-guide", "guide"), ("open-board", "board")):
        visitor.press(button)
        expect(visitor.part(dialog)).to_be_visible()
        expect_no_violation(visitor, within="dialog[open]")
        visitor.page.keyboard.press("Escape")
        expect(visitor.part(dialog)).to_be_hidden()
