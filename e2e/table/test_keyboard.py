"""Games by keyboard: each key goes to the element that has the focus."""

from collections import Counter
from itertools import cycle

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.court import expect_sheets_of_replay, tokens, town
from e2e.features.test_scorepad import Person
from e2e.games import moment, whole_game
from e2e.start.test_start import Gate
from e2e.visitor import RANDOM, Visitor
from realmino import Burn, Claim, Construct, Place, Tax
from table.wording import words
from table.wording.words import default_name

pytestmark = pytest.mark.in_chromium

FOCUS = """() => {
  const at = document.activeElement;
  const { id } = at.closest("summary")?.parentElement ?? at;
  return at.dataset.token || at.dataset.part || at.name || id || at.tagName;
}"""
STRIKE = """([key, code, ctrlKey]) => document.activeElement.dispatchEvent(
  new KeyboardEvent("keydown", { key, code, ctrlKey, bubbles: true, cancelable: true }))"""
"""Presses a key of any keyboard layout; the driver knows only one."""

FAR = 60
"""A number of Tab presses that exceeds the number of focusable elements."""


class Keys:
    """A player who uses only the keyboard."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def press(self, *keys: str) -> None:
        for key in keys:
            self.visitor.page.keyboard.press(key)

    def strike(self, key: str, code: str, control: bool = False) -> None:
        """Presses the key with this ``code``, which types ``key`` in another layout."""
        self.visitor.page.evaluate(STRIKE, [key, code, control])

    def focus(self) -> str:
        """The focused element's token, part, name or id; for a summary, its parent's id."""
        return str(self.visitor.page.evaluate(FOCUS))

    def go_to(self, *expected: str, key: str = "Tab") -> None:
        """Presses Tab until one of the elements has the focus."""
        for _ in range(FAR):
            if self.focus() in expected:
                return
            self.press(key)
        raise AssertionError(f"{key} never reaches {' or '.join(expected)}")

    def go_back_to(self, *expected: str) -> None:
        """Presses Shift+Tab until one of the elements has the focus."""
        self.go_to(*expected, key="Shift+Tab")

    def show_more(self) -> None:
        """Opens the collapsed part of the set-up."""
        self.go_to("more")
        if not self.visitor.find("#more[open]").count():
            self.press("Enter")

    def fill_the_form(self) -> None:
        """Sets up Ada against one random bot, with Harmony."""
        self.show_more()
        self.go_to("name0")
        self.press("Control+a")
        self.visitor.page.keyboard.type("Ada")
        for name, letter in (("kind1", "r"), ("kind2", "End"), ("kind3", "End")):
            self.go_to(name)
            self.press(letter)
        self.go_to("harmony")
        self.press("Space")
        self.go_to("begin")
        self.press("Enter")

    def hurry_the_bots(self) -> None:
        self.go_back_to("menu")
        self.press("Enter")
        self.go_to("pace")
        self.press("i", "Escape")
        self.go_to("canvas")

    def play_on_canvas(self, prompt: str, way: str) -> None:
        """Moves with N or the arrows, rotates with R, confirms with Enter.

        If the domino doesn't fit, N moves on to a legal place.
        """
        self.go_back_to("canvas")
        if way == "arrows":
            self.press("ArrowRight")
        else:
            self.press("n", "n")
        if prompt == "place":
            self.press("r")
        if self.visitor.part("hint", being=".refused").count():
            self.press("n")
        self.press("Enter")

    def play_in_list(self) -> None:
        """Presses Tab until a choice has the focus, and takes it."""
        self.go_to(*(option.token for option in self.visitor.options()))
        self.press("Enter")


@pytest.mark.deep
def test_a_whole_game_is_played_by_keyboard(revisit: Visit) -> None:
    visitor = revisit()
    keys = Keys(visitor)
    keys.fill_the_form()
    visitor.wait_for_turn()
    assert keys.focus() == "canvas"
    keys.hurry_the_bots()
    ways = cycle(("arrows", "list", "next", "list", "list"))
    turn = visitor.wait_for_turn()
    while turn:
        before, prompt, way = visitor.moves, visitor.prompt, next(ways)
        if prompt == "discard":
            keys.go_back_to("canvas")
            keys.go_to("place")
            keys.press("Enter")
        elif way == "list":
            keys.play_in_list()
        else:
            keys.play_on_canvas(prompt, way)
        turn = visitor.wait_for_turn(after=before)
    visitor.expect_scores_of_replay("Ada", words.default_name("yellow", RANDOM))


def test_the_list_keeps_the_focus_between_choices(revisit: Visit) -> None:
    visitor = revisit()
    visitor.start_game("person", "greedy", "greedy")
    visitor.wait_for_turn()
    keys, before = Keys(visitor), visitor.moves
    keys.play_in_list()
    for _ in range(4):
        visitor.wait_for_turn(after=before)
        before = visitor.moves
        assert keys.focus() == "options"
        keys.press("Enter", "Tab")
        assert visitor.moves == before, "a second Enter plays nothing"
        assert keys.focus() in [option.token for option in visitor.options()]
        keys.press("Enter")


def test_keys_undo_and_redo(revisit: Visit) -> None:
    visitor = revisit()
    visitor.start_game("person", "person")
    visitor.wait_for_turn()
    keys = Keys(visitor)
    keys.press("n", "Enter")
    visitor.expect_move(3)
    keys.press("u")
    visitor.expect_move(2)
    keys.press("Control+Shift+z")
    visitor.expect_move(3)
    keys.press("Control+z")
    visitor.expect_move(2)
    keys.press("Control+y")
    visitor.expect_move(3)


@pytest.mark.deep
def test_late_descriptions_do_not_replace_newer_announcements(visit: Visit) -> None:
    """The first key fetches the descriptions, and the claim comes before they arrive."""
    visitor = visit()
    gate = Gate(visitor.page, "**/reading.zip")
    visitor.start_game("person", "person")
    visitor.wait_for_turn()
    Keys(visitor).press("n", "Enter")
    visitor.expect_move(3)
    news = visitor.part("announce").inner_text()
    assert news
    with visitor.page.expect_response("**/reading.zip"):
        gate.open()
    visitor.press("menu")
    visitor.press("in-words")
    expect(visitor.part("reading", "table").first).to_be_visible()
    expect(visitor.part("announce")).to_have_text(news)


def in_russian(visit: Visit) -> Visitor:
    visitor = visit(opened=False)
    visitor.address += "ru/"
    return visitor


@pytest.mark.deep
def test_keyboard_shortcuts_work_on_russian_and_french_keyboards(
    visit: Visit,
) -> None:
    visitor = in_russian(visit).open()
    visitor.start_game("person", "person")
    visitor.wait_for_turn()
    keys = Keys(visitor)
    keys.strike("т", "KeyN")
    keys.press("Enter")
    visitor.expect_move(3)
    keys.strike("я", "KeyZ", control=True)
    visitor.expect_move(2)
    keys.strike("Y", "KeyY", control=True)  # Caps Lock
    visitor.expect_move(3)
    keys.strike("г", "KeyU")
    visitor.expect_move(2)
    keys.strike("y", "KeyY", control=True)
    visitor.expect_move(3)
    keys.strike("w", "KeyZ", control=True)  # Z is elsewhere on a French keyboard
    keys.strike("z", "KeyW", control=True)
    visitor.expect_move(2)
    # A list in the settings keeps the letters typed into it.
    visitor.press("menu")
    visitor.find("#pace").focus()
    keys.strike("г", "KeyU")
    visitor.expect_move(2)


@pytest.mark.deep
def test_score_pad_keys_work_on_russian_and_french_keyboards(
    visit: Visit,
) -> None:
    person = Person(in_russian(visit)).open()
    keys, crowns = Keys(person.visitor), person.find("#pad-tab0 strong")
    person.square("c4").focus()
    keys.strike("а", "KeyF")
    keys.strike("é", "Digit2")
    expect(crowns).to_have_text("2")
    keys.strike("я", "KeyZ", control=True)
    expect(crowns).to_have_text("0")
    expect(person.find("#pad-undo")).to_have_attribute("aria-disabled", "false")
    keys.strike("Я", "KeyZ", control=True)  # Caps Lock
    expect(person.find("#pad-undo")).to_have_attribute("aria-disabled", "true")


def fill_the_form(keys: Keys) -> None:
    """Sets up Ada against two random bots in a seeded game of Queendomino."""
    keys.go_to("game")
    keys.press("ArrowRight")
    assert keys.visitor.find("#game-Q").is_checked()
    keys.show_more()
    keys.go_to("name4")
    keys.press("Control+a")
    keys.visitor.page.keyboard.type("Ada")
    for name, letter in (("kind5", "r"), ("kind6", "r"), ("kind7", "End")):
        keys.go_to(name)
        keys.press(letter)
    keys.go_to("seed")
    keys.visitor.page.keyboard.type("31")
    keys.go_to("begin")
    keys.press("Enter")


def next_token(visitor: Visitor, played: Counter[str]) -> str:
    """The next token: tax first, then buildings, the Dragon once, dominoes with a town."""
    expected = "BC" if played["D"] or not played["C"] else "BDC"
    actions = [found[0] for letter in expected if (found := tokens(visitor, letter))]
    return actions[0] if actions else town(visitor) or tokens(visitor, "E")[0]


def play_queendomino(keys: Keys) -> None:
    """Plays to the end, alternating between arrow keys, the list and N for the next place."""
    visitor, ways, played = keys.visitor, cycle(("arrows", "list", "next")), Counter[str]()
    turn = visitor.wait_for_turn()
    while turn:
        before, prompt, way = visitor.moves, visitor.prompt, next(ways)
        if prompt == "discard":
            keys.go_back_to("canvas")
            keys.go_to("place")
            keys.press("Enter")
        elif prompt == "place" and way == "list":
            keys.play_in_list()
        elif prompt == "place" or (way == "next" and prompt == "claim" and not played["B"]):
            keys.play_on_canvas(prompt, way)
        else:
            token = next_token(visitor, played)
            played[token[0]] += 1
            keys.go_to(token)
            keys.press("Enter")
        turn = visitor.wait_for_turn(after=before)


def test_the_last_rounds_of_queendomino_are_played_by_keyboard(revisit: Visit) -> None:
    game = whole_game("Q3")
    visitor = revisit(moment=f"{moment(game, game.number * 5 // 6, 'prr')}&n=Ada,Ben,Cleo")
    visitor.set_speed({})
    visitor.play_on()
    play_queendomino(Keys(visitor))
    expect_sheets_of_replay(visitor, "Ada", "Ben", "Cleo")


@pytest.mark.deep
def test_a_whole_queendomino_game_is_played_by_keyboard(revisit: Visit) -> None:
    visitor = revisit()
    keys = Keys(visitor)
    fill_the_form(keys)
    visitor.wait_for_turn()
    assert keys.focus() == "canvas"
    keys.hurry_the_bots()
    play_queendomino(keys)
    bots = [default_name(colour, "greedy") for colour in ("purple", "white")]
    game = expect_sheets_of_replay(visitor, "Ada", *bots)
    own = [type(played.move) for played in game.history() if played.seat == 0]
    for kind, least in {Place: 8, Tax: 1, Construct: 2, Burn: 1, Claim: 12}.items():
        assert own.count(kind) >= least
