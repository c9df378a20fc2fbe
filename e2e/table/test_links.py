"""Links open any moment of a game; broken links are explained."""

import pytest
from playwright.sync_api import expect

from browser.messages import say
from e2e import games
from e2e.conftest import Visit
from e2e.games import moment, whole_game
from e2e.visitor import EMPEROR
from realmino import Game
from table.wording import words

pytestmark = pytest.mark.in_chromium

NO_CLIPBOARD = """
addEventListener("DOMContentLoaded", () => {
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
});
"""


@pytest.fixture(scope="module")
def duel() -> Game:
    """A Mighty Duel in which a kingdom gets both bonuses."""
    return whole_game("K2dhm", seed=48)


def test_a_shared_game_can_be_stepped_through_and_played_on(revisit: Visit, duel: Game) -> None:
    open_browser = moment(duel, 40, "pg")
    visitor = revisit(moment=open_browser)
    visitor.expect_move(40)
    expect(visitor.part("turn")).to_contain_text(f"40 of {duel.number}")
    expect(visitor.part("options", "button")).to_have_count(0)
    visitor.press("undo")
    visitor.expect_move(39)
    visitor.press("redo", "redo")
    visitor.expect_move(41)
    link = visitor.link()
    assert games.move_number(link) == 41
    assert games.games_in(link)[0].moves == duel.moves
    visitor.press("step-through")
    expect(visitor.find(".replay output")).to_have_text(f"41 / {duel.number}")
    visitor.find("[data-step=next]").click()
    visitor.expect_move(42)
    visitor.find("[data-step=back]").click()
    visitor.choose_setting("pace", "instant")
    visitor.play_on()
    visitor.play(2)
    played = games.games_in(visitor.link())[0]
    assert played.moves[:41] == duel.moves[:41]
    assert played.number > 41
    assert "#" not in visitor.page.url


@pytest.mark.deep
def test_a_link_to_the_end_shows_the_scores_with_both_bonuses(revisit: Visit, duel: Game) -> None:
    """Names are included, as in all new links unless a setting forbids it."""
    names = ("Ada", words.default_name("yellow", EMPEROR))
    visitor = revisit(moment=f"{moment(duel, duel.number, 'pq')}&n=Ada")
    assert visitor.link().endswith("&n=Ada,")
    visitor.choose_setting("link-names", False)
    assert "&n=" not in visitor.link()
    visitor.press("place")
    visitor.part("result").wait_for()
    assert visitor.standings() == dict(zip(names, games.totals(duel), strict=True))
    assert visitor.sheets() == dict(zip(names, games.items(duel), strict=True))
    for bonus in ("harmony", "middle"):
        row = visitor.part("result", "tr.bonus").filter(has_text=say(f"variant-{bonus}"))
        expect(row.first).to_be_attached()


@pytest.mark.deep
def test_a_saved_game_survives_a_link(visit: Visit, duel: Game) -> None:
    visitor = visit()
    visitor.start_game("person", "random")
    visitor.play(2)
    link = visitor.link()
    other = visitor.another_tab(moment(duel, 10, "pp"))
    other.expect_move(10)
    other.press("undo")
    other.expect_move(9)
    later = visitor.another_tab()
    later.press("resume-game")
    assert later.link() == link


def test_a_moment_continued_by_keyboard_is_saved(revisit: Visit, duel: Game) -> None:
    visitor = revisit(moment=moment(duel, 40, "pp"))
    visitor.part("canvas").press("Enter")
    visitor.play(2)
    expect(visitor.part("place")).to_be_hidden()
    moves = visitor.moves
    visitor.page.evaluate("realmino.saved()")
    visitor.reload()
    visitor.expect_move(moves)


@pytest.mark.deep
def test_a_link_is_shown_selected_without_a_clipboard(visit: Visit) -> None:
    visitor = visit(script=NO_CLIPBOARD)
    visitor.start_game("person", "person")
    visitor.play(2)
    before = visitor.moves
    dialog = visitor.share("link")
    dialog.locator("[name=copy-link]").click()
    shown = dialog.get_by_role("status")
    expect(shown).to_contain_text("#g=")
    link = shown.text_content() or ""
    assert visitor.page.evaluate("() => String(getSelection())") == link
    assert games.move_number(link) == before


MANGLED = {
    "spaces": "g=K2%20Oabab%20L4-12-22-45%20E45&at=2",
    "dashes": "g=K2_Oabab_L4%2D12%2D22%2D45_E45&at=2",
    "all of it": "g%3DK2_Oabab_L4-12-22-45_E45%26at%3D2",
    "a text of HTML": "g=K2_Oabab_L4-12-22-45_E45&amp;at=2",
    "the end of a sentence": "g=K2_Oabab_L4-12-22-45_E45&at=2”).",
}


def test_altered_links_open_the_same_moment(visit: Visit) -> None:
    visitor = visit(moment=MANGLED["all of it"])
    visitor.expect_move(2)
    for fragment in MANGLED.values():
        visitor.page.evaluate("() => { location.hash = 'g=K2'; }")
        visitor.expect_move(0)
        visitor.page.evaluate("(to) => { location.hash = to; }", fragment)
        visitor.expect_move(2)


BROKEN = {
    "no name": "K2_Oabab",
    "a word": "hello",
    "a pad": "p=K2_a:C&g=1",
    "an unknown part": "g=K4_Oabcd&att=1",
    "no day": "day=",
    "no record": "g=",
    "no rules": "g=Oabcd",
    "unknown rules": "g=K9",
    "not a token": "g=K4_Oabcd_hello",
    "an illegal move": "g=K4_Oabcd_L1-2-3-4_E9",
    "a move too many": "g=K4_Oabcd&at=7",
    "no number": "g=K4_Oabcd&at=soon",
    "seats that do not fit": "g=K4_Oabcd&k=pp",
    "unknown seats": "g=K2_Oabab&k=xz",
    "cut off": "g=K4_Oabcd_L1-2-3",
    "escapes": "g=K4%",
    "a script": "g=<script>alert(1)</script>",
}


def test_broken_links_are_explained(revisit: Visit) -> None:
    """A sentence explains the error, and a new game can be started."""
    visitor = revisit()
    problem, start = visitor.find("#problem"), say("link-broken", reason="…").split("…")[0]
    for name, fragment in BROKEN.items():
        problem.evaluate("(problem) => { problem.textContent = ''; }")  # from the last link
        visitor.page.evaluate("(to) => { location.hash = to; }", fragment)
        expect(problem, name).to_contain_text(start)
        assert "Traceback" not in problem.inner_text()
        expect(visitor.find("#begin")).to_be_visible()
        assert "#" not in visitor.page.url


LONG = {
    "games": "g=" + "K4_" * 333_333,
    "dominoes": "g=K4_" + "L1-1-1-1_" * 111_111,
    "four whole games": f"g={'_'.join([str(whole_game('K2')).replace(' ', '_')] * 4)}",
}


def test_a_link_of_a_megabyte_is_refused(revisit: Visit) -> None:
    """None of its games is replayed (`tests/web/table/model/test_links.py`), and the page keeps
    working."""
    visitor = revisit()
    for fragment in LONG.values():
        visitor.page.evaluate("(to) => { location.hash = to; }", fragment)
        expect(visitor.find("#problem")).to_contain_text(
            say("link-broken", reason="…").split("…")[0]
        )
        visitor.page.evaluate("() => { document.getElementById('problem').hidden = true; }")


@pytest.mark.deep
@pytest.mark.parametrize("name", ["an illegal move", "cut off"])
def test_a_game_can_start_after_opening_a_broken_link(visit: Visit, name: str) -> None:
    visitor = visit(moment=BROKEN[name])
    expect(visitor.find("#problem")).to_contain_text(say("link-broken", reason="…").split("…")[0])
    visitor.start_game("person", "person")
    visitor.wait_for_turn()
    expect(visitor.find("#problem")).to_be_hidden()
