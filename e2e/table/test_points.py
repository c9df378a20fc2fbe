"""Points and hints on the table: choices, remaining dominoes, coordinates."""

import pytest
from playwright.sync_api import expect

from e2e import games
from e2e.conftest import PHONE, Visit, in_one_browser
from e2e.games import find, last_moment
from e2e.hand import Hand
from e2e.table.test_accessibility import OPEN, expect_no_violation
from e2e.visitor import PAINTED, Visitor, part
from realmino import Game
from realmino.view import View, view

pytestmark = pytest.mark.in_chromium


PICTURE = f"""async (selector) => {{
  {PAINTED}
  return document.querySelector(selector).toDataURL();
}}"""
"""Returns a canvas's picture, once it is painted."""

EXPECT_NIGHT = """() => {
  const night = matchMedia("(prefers-color-scheme: dark)");
  window.nightfall = new Promise((done) => night.addEventListener("change", done, { once: true }));
}"""
"""Prepares to wait for the dark theme, which arrives some time after the driver's command."""


def current_view(visitor: Visitor) -> View:
    """The current position's view."""
    return view(games.games_in(visitor.link())[-1])


def test_the_hint_shows_the_points_under_the_pointer(revisit: Visit) -> None:
    visitor = revisit().start_game("person", "random")
    visitor.wait_for_turn()
    hint = visitor.part("hint")
    free = visitor.options()[0].token.removeprefix("E")
    visitor.page.mouse.move(*visitor.spot(free))
    expect(hint).to_contain_text("Best spot now: ")
    expect(visitor.part("options", ".hope").first).to_contain_text("best +")
    while visitor.prompt != "place":
        visitor.play(1)
    best = next(o for o in current_view(visitor).options if o.token == visitor.best().token)
    visitor.page.mouse.move(*visitor.spot(best.squares[0]))
    expect(hint).to_contain_text("here")
    visitor.choose_setting("show-points", False)
    visitor.page.mouse.move(*visitor.spot(best.squares[0]))
    expect(hint).to_contain_text("Drag the domino")
    # Without the list, which needs square names, a key shows and hides them.
    visitor.page.set_viewport_size({"width": 820, "height": 1180})
    expect(visitor.part("list")).to_be_hidden()
    switch = visitor.find("#show-coordinates")
    for is_on in (True, False):
        visitor.page.keyboard.press("c")
        expect(switch).to_be_checked(checked=is_on)


@in_one_browser  # only Chromium's driver sets the colour scheme
def test_marks_do_not_change_the_table_below(revisit: Visit) -> None:
    visitor = revisit().start_game("person", "person")
    visitor.wait_for_turn()
    mouse, free = visitor.page.mouse, visitor.spot(visitor.options()[0].token.removeprefix("E"))
    x, y = visitor.spot("kingdom a")
    pictures = []
    for at in ((x, y), free, (x, y)):
        mouse.move(*at)
        pictures.append(visitor.page.evaluate(PICTURE, part("canvas")))
    bare, with_marks, after_leaving = pictures
    assert bare == after_leaving != with_marks
    mouse.move(*free)
    visitor.page.evaluate(EXPECT_NIGHT)
    visitor.page.emulate_media(color_scheme="dark")
    visitor.page.evaluate("() => nightfall")
    dark_picture = visitor.page.evaluate(PICTURE, part("canvas"))
    visitor.page.evaluate("dispatchEvent(new Event('resize'))")  # repaints everything
    assert visitor.page.evaluate(PICTURE, part("canvas")) == dark_picture not in pictures
    visitor.page.emulate_media(color_scheme="light")
    visitor.choose_setting("theme", "dark")
    mouse.move(x, y)
    assert visitor.page.evaluate(PICTURE, part("canvas")) not in pictures


def deals_the_last_line(_: Game, seen: View) -> bool:
    """Whether the next choice deals the last line."""
    return seen.coming == 4 and seen.prompt.kind == "claim" and len(seen.options) == 1


def test_remaining_dominoes_are_listed_on_request(revisit: Visit) -> None:
    """With two players, half of the dominoes are never dealt; the list shows all unseen ones."""
    game, seen = find("K2", deals_the_last_line)
    visitor = revisit(PHONE, has_touch=True, moment=last_moment(game, "pp"))
    visitor.play_on()
    button, dialog = visitor.part("to-come"), visitor.part("coming")
    expect(button).to_have_text("Next line 4 more")
    Hand(visitor).tap_button("to-come")
    expect(dialog).to_be_visible()
    expect(visitor.part("coming-body", "li")).to_have_count(len(seen.unseen))
    expect_no_violation(visitor, OPEN)
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(button).to_be_focused()
    button.press("Enter")
    expect(visitor.part("coming-title")).to_be_focused()
    visitor.press("close-coming")
    visitor.play(1)
    expect(button).to_be_hidden()
