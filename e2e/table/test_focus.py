"""The focus is never lost, and every target is large enough for fingers."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, TABLET, Visit, in_one_browser
from e2e.games import find, last_moment, moment, whole_game
from e2e.visitor import Visitor, part

pytestmark = pytest.mark.in_chromium

AT = """() => {
  const at = document.activeElement;
  return at.dataset.part || at.id || at.dataset.opens || at.tagName;
}"""

SMALL = """(least) => [...document.querySelectorAll(
    "a, button, input, select, summary, [data-square]")]
  .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map((control) => [control, (control.labels && control.labels[0]?.contains(control))
    ? control.labels[0] : control])
  .filter(([control, target]) => {
    const { width, height } = target.getBoundingClientRect();
    const isHidden = width <= 1 || height <= 1;
    const isInText = control.matches("p a, [data-part=to-come]");
    return !isHidden && !isInText && Math.min(width, height) < least - .1;
  })
  .map(([control, target]) => {
    const { width, height } = target.getBoundingClientRect();
    return `${control.outerHTML.slice(0, 90)} ${width} × ${height}`;
  })"""
"""Finds controls that are smaller than this many CSS pixels, with the labels around them.

Links within a sentence may be as high as the text, and a heading between the lines as high as the
gap, because the dominoes around it are targets too. Invisible controls don't count."""


class Dialogs:
    """Opens and closes dialogs by keyboard."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def focused(self) -> str:
        """The focused element's part or id, or the dialog it opens."""
        return str(self.visitor.page.evaluate(AT))

    def open(self, button: str, shown: str) -> None:
        """Opens a dialog with Enter; ``button`` is a part, an id, or the dialog's name."""
        named = f"#{button}, {part(button)}, .colophon [data-opens={button}]"
        self.visitor.find(named).locator("visible=true").press("Enter")
        self.visitor.find(f"{shown}:focus-within").wait_for()

    def close(self, shown: str) -> str:
        """Closes the dialog; returns the element that then has the focus."""
        self.visitor.page.keyboard.press("Escape")
        self.visitor.find(shown).wait_for(state="hidden")
        return self.focused()


def test_closing_a_dialog_returns_the_focus(revisit: Visit) -> None:
    visitor = revisit()
    reader = Dialogs(visitor)
    for dialog in ("menu-dialog", "about"):
        reader.open(dialog, f"#{dialog}")
        assert reader.close(f"#{dialog}") == dialog
    visitor.start_game("person", "person", handover=True)
    reader.open("handover-go", part("canvas"))
    reader.open("read", part("reading"))
    assert reader.close(part("reading")) == "read"
    beside = {
        "about-open": "#about", "scores": part("result"), "in-words": part("reading"),
        "share-moment": "#share",
    }  # fmt: skip
    for button, shown in beside.items():
        reader.open("menu", "#menu-dialog")
        reader.open(button, shown)
        assert reader.close(shown) == "menu"
    visitor.choose_setting("ask-handover", False)

    end = whole_game("K2")
    visitor.page.evaluate("(to) => { location.hash = to; }", moment(end, end.number - 2, "pp"))
    visitor.expect_move(end.number - 2)
    visitor.set_speed({})
    visitor.play_on()
    visitor.part("options", "button").first.press("Enter")
    visitor.find(f"{part('result')}:focus-within").wait_for()
    assert reader.close(part("result")) != "BODY"
    visitor.press("menu", "to-setup")
    visitor.find("#title:focus").wait_for()


def test_a_button_that_disappears_leaves_the_focus_on_the_heading(revisit: Visit) -> None:
    visitor = revisit()
    visitor.go_to(moment(whole_game("K2"), 9, "pp"))
    visitor.part("place").press("Enter")
    visitor.part("turn-text", being=":focus").wait_for()


def test_drawers_of_a_phone_return_the_focus(revisit: Visit) -> None:
    visitor = revisit(PHONE)
    visitor.start_game("person", "person")
    visitor.wait_for_turn()
    reader = Dialogs(visitor)
    for button, drawer in (("show-list", "list"), ("show-log", "logbook")):
        visitor.part(button).press("Enter")
        expect(visitor.part(drawer)).to_be_visible()
        assert reader.close(part(drawer)) == button


@in_one_browser  # only Chromium's driver emulates a device without a mouse
def test_targets_are_large_enough_for_fingers(revisit: Visit) -> None:
    """Checks all controls on all screens and dialogs, and squares in the table's text version."""
    visitor = revisit(PHONE, has_touch=True)

    def expect_room() -> None:
        assert visitor.page.evaluate(SMALL, 44) == []
        assert visitor.page.evaluate(SMALL, 400)

    for game in "WQK":
        visitor.find(f"#game-{game}").check()
        expect_room()
    visitor.show_more()
    expect_room()
    visitor.start_game("person", "person")
    visitor.wait_for_turn()
    visitor.play(3)
    expect_room()
    for button in ("show-list", "show-log", "read"):
        visitor.part(button).press("Enter")
        expect_room()
        visitor.page.keyboard.press("Escape")
    for button in ("about-open", "scores", "in-words"):
        visitor.press("menu")
        expect_room()
        visitor.press(button)
        expect_room()
        visitor.page.keyboard.press("Escape")


HIT = """(element) => {
  for (const one of document.getAnimations())
    if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
  element.scrollIntoView({ block: "center" });
  const { left, right, top, bottom } = element.getBoundingClientRect(), x = (left + right) / 2;
  let hit = 0;
  for (let y = top - 40; y < bottom + 40; y += 1)
    if (element.contains(document.elementFromPoint(x, y))) hit += 1;
  return hit;
}"""
"""The height of the area that hits an element, in pixels."""


def test_low_controls_are_hit_beyond_their_pictures(revisit: Visit) -> None:
    """Checks the next line's heading, the steps of a turn, and links in a score sheet."""
    game, _ = find("Q2", lambda _, seen: seen.prompt.kind == "claim" and seen.round > 3)
    visitor = revisit(TABLET, moment=last_moment(game, "pp"))
    visitor.play_on()
    for control in (visitor.part("to-come"), visitor.part("phases", "button").first):
        expect(control).to_be_visible()
        assert control.evaluate(HIT) >= 40
    visitor.press("menu", "scores")
    term = visitor.part("result", ".sheet a.rule").first
    expect(term).to_be_visible()
    assert term.evaluate(HIT) >= 40
