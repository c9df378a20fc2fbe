"""Explanations at the table: refusals, things and score lines link to their rules."""

from urllib.parse import urljoin

import pytest
from playwright.sync_api import Locator, expect

from browser.messages import say
from e2e.conftest import PHONE, Visit, in_one_browser
from e2e.court import CourtHand
from e2e.games import find, last_moment, whole_game
from e2e.hand import Hand
from e2e.table.test_accessibility import expect_no_violation
from e2e.table.test_refusal import refused_place
from e2e.visitor import Visitor, part
from realmino.view import view

pytestmark = pytest.mark.in_chromium


def at_moment(visitor: Visitor, link: str, number: int) -> Visitor:
    """Opens a link to a moment and plays on from there."""
    visitor.page.evaluate("(to) => { location.hash = to; }", link)
    visitor.expect_move(number)
    visitor.play_on()
    return visitor


def centre(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def expect_rule(visitor: Visitor, link: Locator, rule: str) -> None:
    """Checks that the link opens the rule in another tab, and the game doesn't change."""
    expect(link).to_have_attribute("href", f"rules/{rule}")
    before = visitor.moves
    with visitor.page.context.expect_page() as popup:
        link.press("Enter")
    page = popup.value
    expect(page).to_have_url(urljoin(visitor.address, f"rules/{rule}"))
    expect(page.locator(f"#{rule.partition('#')[2]} h2").first).to_be_in_viewport()
    page.close()
    visitor.page.bring_to_front()
    visitor.expect_move(before)


def test_a_refusal_gives_its_reason(revisit: Visit) -> None:
    game, square = refused_place("no_match")
    link = f"g={str(game).replace(' ', '_')}&k=pppp"
    visitor = at_moment(revisit(), link, game.number)
    page = visitor.page
    page.mouse.move(*visitor.spot(str(view(game).prompt.domino)))
    page.mouse.down()
    page.mouse.move(*visitor.spot(square))
    page.mouse.up()
    why = visitor.part("toast", "a")
    expect(why).to_have_attribute("href", "rules/kingdomino.html#connection")
    # Moving the mouse changes the hint below the table, but not the note.
    page.mouse.move(*centre(why), steps=6)
    expect_rule(visitor, why, "kingdomino.html#connection")

    visitor = at_moment(revisit(PHONE, has_touch=True), link, game.number)
    Hand(visitor).tap(square)
    expect(visitor.part("hint")).to_have_text(f"{say('reason-no_match')} {say('refuse-why')}")
    expect(visitor.part("toast")).to_be_empty()
    expect_rule(visitor, visitor.part("why"), "kingdomino.html#connection")


def test_everything_on_the_table_has_an_explanation(revisit: Visit) -> None:
    game, _ = find("Q4", lambda _, seen: len(seen.prompt.optional) == 3)
    visitor = at_moment(revisit(), last_moment(game, "pppp"), game.number)
    page, answer = visitor.page, visitor.part("explanation")
    page.bring_to_front()
    visitor.part("canvas").focus()
    page.keyboard.press("Tab")
    expect(visitor.part("to-come")).to_be_focused()
    page.keyboard.press("Tab")
    things = visitor.part("things", "button")
    expect(things.first).to_be_focused()
    expect(answer).to_contain_text("This round")
    names = things.evaluate_all("(all) => all.map((one) => one.dataset.thing)")
    assert {*names} >= {"coins", "knights", "towers", "queen", "cave", "pile", "points", "next"}
    page.keyboard.press("ArrowRight")
    expect(answer).to_contain_text("Next line")
    expect_no_violation(visitor, part("explanation"))
    places = {name: centre(things.nth(index)) for index, name in enumerate(names)}
    page.keyboard.press("Enter")
    expect_rule(visitor, answer.get_by_role("link"), "kingdomino.html#the-next-domino")
    page.keyboard.press("Escape")
    expect(answer).to_be_hidden()
    expect(things.nth(1)).to_be_focused()

    page.mouse.move(*places["coins"])
    expect(answer).to_contain_text("Coins")
    page.mouse.move(*centre(answer.get_by_role("link")), steps=4)
    expect(answer).to_be_visible()
    page.mouse.move(*visitor.spot("g7"))
    expect(answer).to_be_hidden()
    page.mouse.click(*places["cave"])
    expect(answer).to_contain_text("The Dragon’s cave")
    page.keyboard.press("Escape")
    expect(answer).to_be_hidden()
    visitor.part("phases", "[data-thing=tax]").click()
    expect(answer).to_contain_text("B: collect tax")
    expect(answer.get_by_role("link")).to_have_attribute("href", "rules/queendomino.html#tax")
    CourtHand(visitor).touch("g7")
    expect(answer).to_be_hidden()
    visitor.expect_move(game.number)


def test_help_lists_keys_and_links_to_the_rules(revisit: Visit) -> None:
    visitor = revisit()
    visitor.start_game("person", "person", harmony=True)
    visitor.wait_for_turn()
    visitor.page.keyboard.press("?")
    guide = visitor.part("guide")
    expect(guide).to_be_visible()
    expect_no_violation(visitor, part("guide"))
    leads = guide.get_by_role("listitem").get_by_role("link")
    assert leads.all_inner_texts() == ["Kingdomino", "Harmony"]
    expect(guide.get_by_text("Next or previous spot")).to_be_visible()
    expect(guide.get_by_text("The Dragon’s cave")).to_be_hidden()
    expect_rule(visitor, leads.first, "kingdomino.html#how-many-play")
    visitor.page.keyboard.press("Escape")
    expect(guide).to_be_hidden()
    visitor.press("show-guide")
    guide.get_by_role("button", name="Close").click()
    expect(guide).to_be_hidden()


@in_one_browser  # Firefox's driver doesn't tap
def test_the_rules_are_one_tap_from_the_table(revisit: Visit) -> None:
    """They open in another tab; where there are no tabs, Back returns to the game."""
    visitor = revisit(PHONE, has_touch=True)
    visitor.start_game("person", "greedy")
    visitor.wait_for_turn()
    visitor.play(2)
    visitor.wait_for_turn()
    before, link = visitor.moves, visitor.part("to-rules")
    high = visitor.part("bar").evaluate("(bar) => bar.offsetHeight")
    assert high < 60
    with visitor.page.context.expect_page() as popup:
        link.tap()
    expect(popup.value).to_have_url(urljoin(visitor.address, "rules/kingdomino.html"))
    popup.value.close()
    visitor.page.bring_to_front()
    visitor.expect_move(before)

    link.evaluate("(link) => link.removeAttribute('target')")
    link.tap()
    expect(visitor.page).to_have_url(urljoin(visitor.address, "rules/kingdomino.html"))
    visitor.page.go_back()
    visitor.expect_move(before)
    assert visitor.wait_for_turn()


@pytest.mark.deep
def test_score_lines_link_to_their_rules(revisit: Visit) -> None:
    game = whole_game("Q3hm")
    visitor = revisit()
    visitor.page.evaluate("(to) => { location.hash = to; }", last_moment(game, "ggg"))
    visitor.expect_move(game.number)
    visitor.press("menu", "scores")
    links = visitor.part("result", "a.rule")
    expect(links.first).to_have_attribute("href", "rules/queendomino.html#court-territories")
    ways = links.evaluate_all("(all) => all.map((one) => [one.getAttribute('href'), one.tabIndex])")
    assert {
        *("rules/queendomino.html#wealth", "rules/queendomino.html#who-wins-at-court"),
        "rules/buildings/archery-range.html",
    } <= {href for href, _ in ways}
    assert sorted(href for href, place in ways if place == 0) == sorted({href for href, _ in ways})
    coins = visitor.part("result", ".coins a").first
    expect_rule(visitor, coins, "queendomino.html#wealth")
