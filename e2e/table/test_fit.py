"""The table fits every screen; on a phone, boards and kingdoms open enlarged."""

import json
from collections.abc import Iterator
from importlib import import_module

import pytest
from playwright.sync_api import expect

from browser.messages import say
from e2e.conftest import DESKTOP, PHONE, TABLET, Visit, in_one_browser
from e2e.court import CourtHand, start_court_game
from e2e.games import find, find_seed, last_moment, spots
from e2e.hand import Hand
from e2e.table.test_accessibility import OPEN, expect_no_violation
from e2e.visitor import Visitor
from realmino.pieces.buildings import BUILDINGS
from realmino.text.language import in_language
from realmino.text.messages import Name
from table.wording import words
from table.wording.words import building_name, effects
from tools.paths import languages

pytestmark = pytest.mark.in_chromium

SCROLLED = "() => [scrollX, scrollY, document.scrollingElement.scrollTop]"
OVERFLOW = """() => {
  const page = document.scrollingElement;
  return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
}"""


def expect_to_fit(visitor: Visitor, size: tuple[int, int], share: float) -> None:
    over_wide, over_high = visitor.page.evaluate(OVERFLOW)
    assert over_wide <= 0
    assert over_high <= 0
    box = visitor.part("canvas").bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]
    assert box["width"] * box["height"] >= share * size[0] * size[1]


SIZES = {PHONE: 0.8, TABLET: 0.75, DESKTOP: 0.6, (740, 360): 0.5, (1920, 1080): 0.6}
"""The size of each screen, and the minimum share that the canvas takes of it."""


def test_the_table_fits_every_screen(revisit: Visit) -> None:
    visitor = revisit()
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        over_wide, _ = visitor.page.evaluate(OVERFLOW)
        assert over_wide <= 0  # the set-up may scroll, but only vertically
    visitor.start_game("person", "greedy", "greedy", "greedy")
    visitor.wait_for_turn()
    for size, share in SIZES.items():
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect_to_fit(visitor, size, share)
        box = visitor.part("canvas").bounding_box()
        assert box
        visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        visitor.page.mouse.wheel(0, 600)
        for key in ("PageDown", "End"):
            visitor.page.keyboard.press(key)
        assert visitor.page.evaluate(SCROLLED) == [0, 0, 0]
        visitor.play(1)


LONG = {
    "Ada, Squire Blue, Knight Green and Duke Pink": "Kingdomino, round 10 of 12",
    "Maximilian, Alexandra, Christopher and Elisabeth": "Royal Wedding, round 12 of 24",
}
"""Titles and texts of typical saved games for four players."""

LINES = """rows => {
  document.dispatchEvent(new CustomEvent("realmino:list", { detail: rows }));
  return [...document.querySelectorAll("#saved-list .saved-title")].map(title => {
    const { height } = title.getBoundingClientRect();
    return Math.round(height / parseFloat(getComputedStyle(title).lineHeight));
  });
}"""
SHOWN = f"rows => ({{ lines: ({LINES})(rows), over: ({OVERFLOW})() }})"
"""Shows and measures the list in one step, because the page may replace it."""


def test_the_players_of_a_saved_game_take_two_lines_at_most(revisit: Visit) -> None:
    """A regression test: on a phone, the buttons left room for only two words per line."""
    visitor = revisit((360, 740))
    rows = [
        {
            "id": str(number),
            "kind": "game",
            "title": title,
            "text": text,
            "changed": 1,
            "is_over": False,
        }
        for number, (title, text) in enumerate(LONG.items())
    ]
    measured = visitor.page.evaluate(SHOWN, json.dumps(rows))
    assert measured["lines"] == [2, 2]
    over_wide, _ = measured["over"]
    assert over_wide <= 0


def test_a_phone_lists_the_choices_in_its_menu(revisit: Visit) -> None:
    """The table itself shows them, so the list takes no space; the keyboard opens it too."""
    visitor = revisit(PHONE, has_touch=True)
    visitor.start_game("person", "person")
    visitor.wait_for_turn()
    choices, button = visitor.part("options", "button").first, visitor.part("show-list")
    box = button.bounding_box()
    assert box
    assert box["width"] <= 1
    visitor.press("menu", "show-choices")
    expect(choices).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(choices).to_be_hidden()

    button.press("Enter")
    expect(choices).to_be_visible()
    visitor.page.keyboard.press("Escape")
    visitor.page.set_viewport_size({"width": 1440, "height": 900})
    expect(choices).to_be_visible()
    visitor.press("menu")
    expect(visitor.find("#scores")).to_be_visible()
    expect(visitor.find("#show-choices")).to_be_hidden()


HEIGHTS = """() => ["actions", "stage"].map((name) =>
  document.querySelector(`#table-screen [data-part="${name}"]`).offsetHeight)"""


def test_the_table_of_a_phone_keeps_its_size_in_a_turn(revisit: Visit) -> None:
    visitor = revisit(PHONE, has_touch=True)
    start_court_game(visitor, "Q", "person", "person")
    visitor.wait_for_turn()
    hand = Hand(visitor)
    heights = [visitor.page.evaluate(HEIGHTS)]
    hand.tap(hand.best_domino())
    expect(visitor.part("place")).to_be_visible()
    heights.append(visitor.page.evaluate(HEIGHTS))
    visitor.play(4)
    assert visitor.prompt == "place"
    hand.tap(hand.best_square())
    expect(visitor.part("rotate")).to_be_visible()
    heights.append(visitor.page.evaluate(HEIGHTS))
    assert heights == 3 * heights[:1]


PARTS = """() => ["bar", "stage", "actions"].map((name) => {
  const box = document.querySelector(`#table-screen [data-part="${name}"]`).getBoundingClientRect();
  return [box.top, box.bottom];
})"""


def test_a_zoomed_table_scrolls_instead_of_covering_itself(revisit: Visit) -> None:
    """At 400 %, a window of 1280 × 1024 has 320 × 256 pixels."""
    visitor = revisit((320, 256))
    visitor.start_game("person", "person")
    visitor.wait_for_turn()
    bar, stage, actions = visitor.page.evaluate(PARTS)
    assert bar[1] <= stage[0]
    assert stage[1] - stage[0] >= 280
    assert stage[1] <= actions[0]
    assert actions[1] > 256
    visitor.part("show-log").scroll_into_view_if_needed()
    visitor.press("show-log")
    expect(visitor.part("log", "li").first).to_be_visible()


def test_a_very_wide_window_has_everything_beside_the_table(revisit: Visit) -> None:
    visitor = revisit((2560, 400))
    visitor.start_game("person", "person")
    visitor.wait_for_turn()
    box = visitor.part("canvas").bounding_box()
    assert box
    assert box["height"] == 400
    lists = [visitor.part(name).bounding_box() for name in ("options", "log")]
    assert [bool(one and one["height"] > 300) for one in lists] == [True, True]
    visitor.play(4)
    expect(visitor.part("hint")).to_be_in_viewport(ratio=1)


PANEL_SIZE = """() => {
  const panel = document.querySelector('#table-screen [data-part="rivals"]');
  return !panel.hidden && [panel.offsetWidth, panel.offsetHeight];
}"""


@pytest.mark.deep
def test_other_kingdoms_use_the_panel_while_there_is_nothing_to_choose(revisit: Visit) -> None:
    visitor = revisit()
    first = find_seed("K4", "a")
    visitor.start_game("person", "squire", "squire", "squire", pace="slow", seed=first)
    kingdoms = visitor.part("rivals")
    visitor.part("options", "button").first.wait_for()
    expect(kingdoms).to_be_hidden()
    visitor.part("options", "button").first.click()
    width, height = visitor.page.wait_for_function(PANEL_SIZE).json_value()
    assert width == 319
    assert height > 250
    expect(visitor.part("options", "button").first).to_be_visible()
    expect(kingdoms).to_be_hidden()


def test_turning_the_device_changes_the_layout(revisit: Visit) -> None:
    visitor = revisit(PHONE)
    visitor.start_game("person", "random")
    visitor.wait_for_turn()
    before = visitor.spot("g7")
    visitor.page.set_viewport_size({"width": 740, "height": 360})
    assert visitor.spot("g7") != before
    expect_to_fit(visitor, (740, 360), 0.5)
    visitor.play(2)


CUT = """texts => {
  const part = (name) => document.querySelector(`#table-screen [data-part="${name}"]`);
  return texts.filter(text => {
    part("hint-text").textContent = text;
    return part("hint").scrollHeight > part("hint").clientHeight;
  });
}"""
"""Shows texts below the table; returns those that don't fit."""


def texts_below_the_table() -> Iterator[str]:
    """The longest texts below the table: requests, questions, steps and bots' moves."""
    actions = [Name(f"action-{kind}") for kind in words.OPTIONAL_ACTIONS]
    yield from (say(f"hint-{key}") for key in ("place-touch", "claim", "discard"))
    yield from (say(f"hint-actions{end}", actions=actions) for end in ("", "-end"))
    for building in BUILDINGS:
        values = {"building": words.building(building.key), "coins": 3, "points": 2}
        for key in ("ask-construct", "ask-burn", "hint-construct"):
            yield words.sentences([say(key, **values), say("hint-no-tax-later")])
    bot = words.default_name("purple", "squire")
    done = say("log-placed", name=bot, domino=12, squares=["g8", "h8"], points=0)
    yield words.sentences([done, say("hint-hurry")])


@in_one_browser
def test_texts_fit_and_buttons_stay_in_place_on_a_small_phone(revisit: Visit) -> None:
    game, _ = find("K2", lambda _, seen: seen.prompt.kind == "place" and seen.round > 3)
    visitor = revisit((360, 740), has_touch=True, moment=last_moment(game, "pp"))
    visitor.play_on()
    visitor.play(1)
    for language in languages():
        with in_language(language):
            texts = [*texts_below_the_table()]
        assert visitor.page.evaluate(CUT, texts) == [], language

    def buttons() -> list[float]:
        boxes = [visitor.part(name).bounding_box() for name in ("turn", "undo", "redo", "menu")]
        return [box["x"] for box in boxes if box]

    before = buttons()
    assert before == sorted(before)
    visitor.press("undo")
    visitor.expect_move(game.number)
    assert buttons() == before
    title = visitor.part("turn-text").evaluate("one => one.scrollHeight - one.clientHeight")
    assert title <= 0
    visitor.press("menu", "show-help")
    expect(visitor.part("guide")).to_be_visible()


COVERED = """([sentence, buttons]) => {
  const part = (name) => document.querySelector(`#table-screen [data-part="${name}"]`);
  part("unsaved").textContent = sentence;
  part("unsaved").hidden = false;
  for (const name of buttons) part(name).hidden = false;
  const shown = [...part("bar").children, ...part("actions").children]
    .filter((one) => one.checkVisibility() && !one.matches(".visually-hidden"))
    .map((one) => [one.dataset.part, seen(one)]);
  function seen(one) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const around = one.parentElement.getBoundingClientRect();
    const scrolls = getComputedStyle(one.parentElement).overflowY === "auto";
    return { left, top, right, bottom: scrolls ? Math.min(bottom, around.bottom) : bottom };
  }
  const sign = shown.find(([name]) => name === "unsaved")[1];
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const outside = ({ left, top, right, bottom }) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const found = shown.flatMap(([name, box], at) => [
    ...(outside(box) ? [`${name} outside the screen`] : []),
    ...shown.slice(at + 1).filter(([, other]) => over(box, other)).map(([by]) => `${name}, ${by}`),
  ]);
  return sign.bottom - sign.top < 30 ? [...found, "no line of the sign is seen"] : found;
}"""
"""Shows the warning about unstored moves and extra buttons; returns parts that overlap."""


@in_one_browser
@pytest.mark.parametrize("game", ["K2", "Q2"])
def test_the_unstored_sign_covers_nothing_in_landscape(revisit: Visit, game: str) -> None:
    begun, _ = find(game, lambda _, seen: seen.prompt.kind == "place" and seen.round > 2)
    visitor = revisit((740, 360), has_touch=True, moment=last_moment(begun, "pp"))
    visitor.play_on()
    for buttons in ([], ["place", "cancel", "rotate"]):
        for language in languages():
            words = import_module(f"words.{language}").CATALOGUE
            for key in ("save-full", "save-spare"):
                before, _, after = words[key]
                sentence = f"{before}QuotaExceededError{after}"
                assert visitor.page.evaluate(COVERED, [sentence, buttons]) == [], language


PINCH = """([x, y]) => {
  const canvas = document.elementFromPoint(x, y);
  const fire = (kind, pointerId, left) => canvas.dispatchEvent(new PointerEvent(kind, {
    pointerType: "touch", pointerId, button: kind === "pointermove" ? -1 : 0, bubbles: true,
    clientX: left, clientY: y,
  }));
  canvas.setPointerCapture = () => {}; // the browser does not know these pointers
  for (const [finger, left] of [[7, x - 20], [8, x + 20]]) fire("pointerdown", finger, left);
  for (let spread = 21; spread <= 60; spread++) {
    for (const [finger, side] of [[7, -1], [8, 1]]) fire("pointermove", finger, x + side * spread);
  }
  for (const [finger, left] of [[7, x - 60], [8, x + 60]]) fire("pointerup", finger, left);
  delete canvas.setPointerCapture;
}"""
"""Spreads two fingers from 40 to 120 pixels apart."""


def square_distance(visitor: Visitor) -> float:
    """The distance between the centres of neighbouring squares."""
    return visitor.spot("h7")[0] - visitor.spot("g7")[0]


def test_the_builders_board_opens_large_on_a_phone(revisit: Visit) -> None:
    game, seen = find("Q4", lambda _, seen: "construct" in seen.prompt.optional)
    visitor = revisit(PHONE, has_touch=True, moment=last_moment(game, "pppp"))
    visitor.play_on()
    number = spots(seen, lambda there: there.tile and not there.why_not)[0]
    there = seen.court.board[number] if seen.court else None
    assert there
    assert there.tile
    strip, board = visitor.part("open-board"), visitor.part("board")

    strip.focus()
    visitor.page.keyboard.press("Enter")
    expect(board).to_contain_text(building_name(there.tile.key))
    expect(board).to_contain_text(effects(there.tile))
    expect_no_violation(visitor, OPEN)
    visitor.page.keyboard.press("Escape")
    expect(board).to_be_hidden()
    expect(strip).to_be_focused()

    visitor.page.touchscreen.tap(*visitor.spot(f"spot {number}"))
    expect(board.locator("[aria-current] b")).to_have_text(building_name(there.tile.key))
    expect(board.locator("[aria-current]")).to_be_in_viewport()
    visitor.page.keyboard.press("Escape")

    court = CourtHand(visitor, fingers=True)
    token = next(
        one.token for one in seen.options if one.spot == number and one.kind == "construct"
    )
    court.construct(token)
    visitor.expect_move(game.number + 1)


def test_taps_show_kingdoms_and_zoom_on_a_phone(revisit: Visit) -> None:
    game, seen = find("Q2", lambda _, seen: seen.prompt.kind == "claim" and seen.round > 3)
    visitor = revisit(PHONE, has_touch=True, moment=last_moment(game, "pp"))
    visitor.play_on()
    square, whole = square_distance(visitor), visitor.part("whole")
    assert square >= 44
    other = next(realm for realm in seen.kingdoms if seen.prompt.seat not in realm.seats)
    hand = Hand(visitor)
    hand.tap(f"kingdom {other.kingdom}")
    expect(visitor.part("hint")).to_contain_text(f"{other.sheet['total']} points")
    visitor.press("cancel")

    at = visitor.spot("g7")
    for _ in range(2):
        hand.tap("g7")
    expect(whole).to_be_visible()
    assert square_distance(visitor) == pytest.approx(2 * square)
    assert visitor.spot("g7") == pytest.approx(at)
    for _ in range(2):
        hand.tap("g7")
    expect(whole).to_be_hidden()
    assert square_distance(visitor) == square

    visitor.page.evaluate(PINCH, at)
    expect(whole).to_be_visible()
    assert square_distance(visitor) == pytest.approx(3 * square, rel=0.02)
    visitor.press("whole")
    expect(whole).to_be_hidden()
    visitor.expect_move(game.number)
