"""axe-core reports no violation on any screen, in either theme."""

from typing import Literal

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, Visit, in_one_browser
from e2e.court import CourtHand
from e2e.games import find, last_moment, moment, spots, whole_game
from e2e.hand import Hand
from e2e.visitor import Visitor, part
from tools.paths import WEB

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN = """async ([rules, within]) => {
  for (const one of document.getAnimations())
    if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
  const only = rules ? { runOnly: rules } : {};
  const fast = { resultTypes: ["violations"], selectors: false, preload: false, iframes: false };
  const looked = document.querySelector(within);
  const { violations } = await axe.run(looked, { ...only, ...fast });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((one) => one.html).join(" | ")}`);
}"""


OPEN = "dialog[open]"
"""Selects the open dialog, if the page below it has already been checked."""


def expect_no_violation(visitor: Visitor, within: str = "html") -> None:
    """Checks a part of the page with axe-core, in both themes.

    The dark theme is checked only for contrast, because nothing else differs.
    """
    visitor.find(within).first.wait_for()
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(f"() => {{ {AXE} }}")
    for scheme, rules in (("light", None), ("dark", ["color-contrast"])):
        visitor.find("html").evaluate("(html, scheme) => { html.dataset.theme = scheme; }", scheme)
        assert visitor.page.evaluate(RUN, [rules, within]) == [], scheme


@in_one_browser
def test_every_screen_is_accessible(revisit: Visit) -> None:
    visitor = revisit()
    expect_no_violation(visitor)  # set-up
    visitor.start_game("person", "person", handover=True)
    expect(visitor.part("handover")).to_be_visible()
    expect_no_violation(visitor, OPEN)
    visitor.press("handover-go")
    visitor.choose_setting("ask-handover", False)
    assert visitor.prompt == "claim"
    expect_no_violation(visitor)
    visitor.play(4)
    assert visitor.prompt == "place"
    expect_no_violation(visitor)
    visitor.press("menu")
    expect_no_violation(visitor, OPEN)
    visitor.press("in-words")
    expect(visitor.part("reading", "table").first).to_be_visible()
    expect_no_violation(visitor, part("reading"))
    visitor.page.keyboard.press("Escape")
    for tab in ("picture", "link"):
        dialog = visitor.share(tab)
        expect(dialog.locator("summary:visible")).not_to_have_count(0)
        for summary in dialog.locator("summary:visible").all():
            summary.click()
        expect_no_violation(visitor, OPEN)
        visitor.page.keyboard.press("Escape")
    visitor.press("menu")
    visitor.press("about-open")
    expect(visitor.find("#about")).to_be_visible()
    expect_no_violation(visitor, OPEN)
    visitor.find("#about [data-closes]").click()
    visitor.press("menu", "to-setup")
    game = whole_game("K2")
    visitor.go_to(moment(game, game.number - 3, "pp")).play_on()
    visitor.play()
    expect(visitor.part("result")).to_be_visible()
    expect_no_violation(visitor, OPEN)
    visitor.press("new-game")
    visitor.press("open-shelf")
    for page in ("history", "statistics"):
        visitor.find(f"[data-page={page}]").click()
        expect(visitor.find("#shelf-inside > *").first).to_be_visible()
        expect_no_violation(visitor, OPEN)
    visitor.find("[data-page=history]").click()
    visitor.find("#shelf [data-act=replay]").first.click()
    expect(visitor.find(".replay")).to_be_visible()
    expect_no_violation(visitor)
    visitor.press("menu", "to-setup", "open-daily")
    expect(visitor.find(".daily-game")).to_be_visible()
    expect_no_violation(visitor, OPEN)


@pytest.mark.deep
@in_one_browser
def test_a_phones_screens_are_accessible(revisit: Visit) -> None:
    visitor = revisit(PHONE, has_touch=True)
    expect_no_violation(visitor)
    visitor.start_game("person", "random")
    visitor.wait_for_turn()
    visitor.play(3)
    hand = Hand(visitor)
    for buttons, drawer in (("menu show-choices", "list"), ("show-log", "logbook")):
        visitor.press(*buttons.split())
        expect(visitor.part(drawer)).to_be_visible()
        expect_no_violation(visitor, part(drawer))
        hand.tap_button(drawer, "header button")
    if visitor.prompt == "place":
        hand.tap(hand.best_square())
    else:
        hand.tap(hand.best_domino())
    expect(visitor.part("place")).to_be_visible()
    expect_no_violation(visitor)


PAINTED = """([canvas, ground]) =>
  `${canvas.getContext("2d").getImageData(2, 2, 1, 1).data}` === ground"""
"""Whether the table's background has this colour."""


@in_one_browser  # only Chromium's driver forces colours
@pytest.mark.in_chromium
def test_a_table_follows_forced_colours(revisit: Visit) -> None:
    """Chromium's colours are black on white, and white on black in dark mode."""
    visitor = revisit()
    visitor.start_game("person", "person")
    visitor.wait_for_turn()
    canvas = visitor.part("canvas").element_handle()
    grounds: dict[Literal["light", "dark"], str] = {"light": "255,255,255,255", "dark": "0,0,0,255"}
    for scheme, ground in grounds.items():
        visitor.page.emulate_media(color_scheme=scheme, forced_colors="active")
        visitor.page.wait_for_function(PAINTED, arg=[canvas, ground])
    visitor.page.emulate_media(color_scheme="null", forced_colors="null")


@pytest.mark.deep
@in_one_browser
def test_screens_with_a_court_are_accessible(revisit: Visit) -> None:
    visitor = revisit()
    for game in "QW":  # the set-up of Kingdomino is in `test_every_screen_is_accessible`
        visitor.find(f"#game-{game}").check()
        expect_no_violation(visitor, "#setup")
    visitor.find("#game-W").check()
    visitor.show_more()
    visitor.find("#kind4").select_option("greedy")
    visitor.find("#kind5").select_option("greedy")
    visitor.find("#teams").check()
    expect(visitor.find("#partner0")).to_be_visible()
    expect_no_violation(visitor, "#setup")

    found, seen = find("Q4", lambda _, seen: len(seen.prompt.optional) == 3)
    visitor.page.evaluate("(to) => { location.hash = to; }", last_moment(found, "pppp"))
    visitor.expect_move(found.number)
    visitor.play_on()
    CourtHand(visitor).touch(f"spot {spots(seen, lambda one: one.tile)[0]}")
    expect(visitor.part("burn")).to_be_visible()
    expect_no_violation(visitor)
    visitor.press("menu", "in-words")
    expect(visitor.part("reading", "table").first).to_be_visible()
    expect_no_violation(visitor, part("reading"))
    visitor.page.keyboard.press("Escape")

    end = whole_game("Q3hm")
    visitor.page.evaluate("(to) => { location.hash = to; }", last_moment(end, "ggg"))
    visitor.expect_move(end.number)
    visitor.press("menu", "scores")
    expect_no_violation(visitor, OPEN)


@pytest.mark.deep
@in_one_browser
def test_dialogs_above_a_phones_table_are_accessible(revisit: Visit) -> None:
    found, _ = find("Q4", lambda _, seen: len(seen.prompt.optional) == 3)
    visitor = revisit(PHONE, has_touch=True, moment=last_moment(found, "pppp"))
    dialogs = {"to-come": "coming", "menu show-help": "guide", "open-board": "board"}
    for buttons, dialog in dialogs.items():
        visitor.press(*buttons.split())
        expect(visitor.part(dialog)).to_be_visible()
        expect_no_violation(visitor, OPEN)
        visitor.page.keyboard.press("Escape")
        expect(visitor.part(dialog)).to_be_hidden()


@pytest.mark.deep
@in_one_browser
def test_more_options_puzzles_and_invitations_are_accessible(revisit: Visit) -> None:
    visitor = revisit(PHONE)
    visitor.show_more()
    expect_no_violation(visitor, "#setup")
    for button, dialog in (("by-link", "#by-link-dialog"), ("open-puzzles", "#puzzles")):
        visitor.press(button)
        expect(visitor.find(dialog)).to_be_visible()
        expect_no_violation(visitor, OPEN)
        if button == "by-link":
            visitor.page.keyboard.press("Escape")
    visitor.find("#puzzles [name=K]").click()
    visitor.wait_for_turn()
    expect_no_violation(visitor)
    visitor.press("menu", "show-choices")
    visitor.part("options", "button").first.click()
    expect(visitor.find(".puzzle-bar[data-outcome]")).to_be_visible()
    expect_no_violation(visitor)
