"""Games survive reloads, closed tabs, and storage that is broken or forbidden."""

import pytest
from playwright.sync_api import expect

from browser.messages import say
from e2e import games
from e2e.conftest import Visit
from e2e.live.players import CHOOSE
from e2e.servers import SiteServer
from e2e.start.test_start import Gate
from e2e.storage import FAULTS, FORBIDDEN, FULL, LATE, break_storage, fill, stored_games
from e2e.visitor import TABLE, Visitor, part

pytestmark = pytest.mark.in_chromium


def test_a_reload_and_a_reopened_tab_resume_the_same_position(visit: Visit) -> None:
    visitor = visit()
    visitor.start_game("person", "random", names=("Ada", "Ben"), harmony=True)
    visitor.play(5)
    before, link = visitor.moves, visitor.link()
    log = visitor.part("log").inner_text()
    visitor.reload()
    visitor.expect_move(before)
    assert visitor.link() == link
    assert visitor.part("log").inner_text() == log

    visitor.play(1)
    before, link = visitor.moves, visitor.link()
    later = visitor.another_tab()
    visitor.page.close()
    expect(later.find("#resume-text")).to_contain_text("Ada and Ben")
    later.press("resume-game")
    later.expect_move(before)
    assert later.link() == link

    # A finished game opens at its table.
    game = games.whole_game("K2")
    later.go_to(games.moment(game, game.number - 2, "pp")).play_on()
    later.play()
    expect(later.part("result")).to_be_visible()
    later.reload()
    expect(later.part("place")).to_have_text(say("button-scores"))
    expect(later.part("result")).to_be_hidden()
    later.press("place")
    expect(later.part("result")).to_be_visible()


def test_back_closes_a_dialog_then_leaves_the_table_with_the_game_saved(revisit: Visit) -> None:
    visitor = revisit()
    page = visitor.page

    def go_back_to(screen: str, move: int) -> None:
        page.evaluate("() => history.back()")
        expect(visitor.find("#menu-dialog")).to_be_hidden()
        visitor.find(f"body[data-screen={screen}]").wait_for()
        if screen == "table":
            visitor.expect_move(move)

    visitor.start_game("person", "person", names=("Ada", "Ben"))
    visitor.play(3)
    before = visitor.moves
    visitor.press("menu")
    go_back_to("table", before)
    go_back_to("setup", before)
    visitor.press("resume-game")
    visitor.expect_move(before)
    visitor.press("menu", "to-setup")
    visitor.press("resume-game")
    visitor.expect_move(before)
    go_back_to("setup", before)


@pytest.mark.deep
def test_an_undone_choice_stays_undone_after_a_reload(visit: Visit) -> None:
    visitor = visit()
    visitor.start_game("person", "person", names=("Ada", "Ben"))
    visitor.play(2)
    shown = visitor.moves
    visitor.press("undo")
    visitor.expect_move(shown - 1)
    visitor.reload()
    visitor.expect_move(shown - 1)
    visitor.press("redo")
    visitor.expect_move(shown)


def test_an_undo_survives_a_reload_during_a_write(revisit: Visit) -> None:
    visitor = revisit()
    visitor.page.evaluate(f"() => {{ {FAULTS} }}")
    earlier = len(stored_games(visitor))
    visitor.start_game("person", "person", names=("Ada", "Ben"))
    visitor.play(2)
    shown = visitor.moves
    break_storage(visitor, "slow")
    visitor.press("undo")
    visitor.expect_move(shown - 1)
    visitor.reload()
    visitor.expect_move(shown - 1)
    assert len(stored_games(visitor)) == earlier + 1


@pytest.mark.deep
def test_a_new_game_replaces_no_saved_game(visit: Visit) -> None:
    visitor = visit()
    visitor.start_game("person", "random", names=("Ada", "Ben"))
    visitor.play(3)
    before = visitor.moves
    visitor.press("menu", "to-setup", "begin")
    visitor.wait_for_turn()
    visitor.press("menu", "to-setup")
    rows = visitor.find("#saved-list li")
    expect(rows).to_have_count(2)
    rows.last.locator("[data-act=resume]").click()
    visitor.expect_move(before)


def test_the_list_works_before_python_has_started(revisit: Visit) -> None:
    visitor = revisit()
    visitor.start_game("person", "random", names=("Ada", "Ben"))
    visitor.play(1)
    before = visitor.moves
    visitor.press("menu", "to-setup")
    page = visitor.page.context.new_page()
    gate = Gate(page, "**/*.wasm")
    page.goto(visitor.address, wait_until="commit")
    expect(page.locator("#resume-text")).to_have_text("Ada and Ben")
    page.locator("#resume-game").dispatch_event("click")
    expect(page.locator("#start-note")).to_have_text("Starting in a moment…")
    gate.open()
    Visitor(page, visitor.address).expect_move(before)
    page.close()


@pytest.mark.deep
def test_a_game_is_played_although_storage_is_forbidden(visit: Visit) -> None:
    visitor = visit(script=FORBIDDEN)
    expect(visitor.find("#problem")).to_have_text(say("save-forbidden"))
    visitor.start_game("person", "greedy", names=("Ada", "Ben"))
    expect(visitor.part("unsaved")).to_contain_text(say("save-full", reason="…").split("…")[0])
    visitor.play(3)
    [played] = games.games_in(visitor.link())
    assert played.number == visitor.moves


@pytest.mark.deep
def test_a_game_is_stored_although_storage_answers_late(visit: Visit) -> None:
    """Python starts without storage, and games are stored once it answers."""
    visitor = visit(script=LATE)
    visitor.find("html[data-answered=late]").wait_for()
    visitor.start_game("person", "person")
    visitor.play(1)
    before = visitor.moves
    visitor.reload()
    visitor.expect_move(before)


@pytest.mark.deep
def test_a_game_is_played_in_a_frame_on_another_site(visit: Visit, served: SiteServer) -> None:
    """Browsers forbid or partition storage there, but the game can be played."""
    visitor = visit(opened=False, other_origin=served.other_address)
    page = visitor.page
    page.route(
        "**/frame.html",
        lambda route: route.fulfill(
            content_type="text/html",
            body=f'<input autofocus><iframe src="{served.address}" width="1200" height="800">',
        ),
    )
    page.goto(f"{served.other_address}frame.html")
    frame = page.frame_locator("iframe")
    expect(frame.locator("#begin")).to_be_visible()
    expect(frame.locator("#boot")).to_be_hidden()
    frame.locator("#more").evaluate("(more) => { more.open = true; }")
    for place, kind in enumerate(("person", "person", "none", "none")):
        frame.locator(f"#kind{place}").select_option(kind)
    # Firefox's driver can't find where a button is in such a frame.
    frame.locator("#begin").evaluate("(button) => button.click()")
    for number in range(2, 6):
        frame.locator(f"{TABLE}[data-move='{number}']").wait_for()
        frame.locator(part("options", "button")).first.evaluate("(button) => button.click()")
    frame.locator(f"{TABLE}[data-prompt=place]").wait_for()
    assert page.evaluate("document.activeElement.localName") == "input"


@pytest.mark.deep
def test_settings_are_kept(visit: Visit) -> None:
    visitor = visit()
    visitor.choose_setting("pace", "fast")
    visitor.choose_setting("thinking", "short")
    visitor.choose_setting("theme", "dark")
    visitor.choose_setting("confirm", True)
    expect(visitor.find("#sounds")).to_be_checked()
    visitor.choose_setting("sounds", False)
    visitor.show_more()
    visitor.find("#kind3").select_option("none")
    visitor.find("#middle").check()
    visitor.reload()
    expect(visitor.find("html")).to_have_attribute("data-theme", "dark")
    expect(visitor.find("#pace")).to_have_value("fast")
    expect(visitor.find("#thinking")).to_have_value("short")
    expect(visitor.find("#theme")).to_have_value("dark")
    expect(visitor.find("#confirm")).to_be_checked()
    expect(visitor.find("#sounds")).not_to_be_checked()
    expect(visitor.find("#kind3")).to_have_value("none")
    expect(visitor.find("#middle")).to_be_checked()
    visitor.press("begin")
    visitor.wait_for_turn()
    assert len(games.games_in(visitor.link())) == 1


SPARE = say("save-spare", reason="…").split("…")[0]

SLOW_LIST = """() => {
  const { list } = realmino.storage;
  realmino.storage.list = async (...given) => {
    const found = await list(...given);
    await new Promise((go) => { globalThis.goOn = go; });
    return found;
  };
}"""
"""Delays the list of games until ``goOn`` is called."""

WRITES = """() => {
  const { save } = realmino.storage;
  globalThis.writes = [];
  realmino.storage.save = (id, ...given) => {
    writes.push(id);
    return save(id, ...given);
  };
}"""


def with_an_emergency_copy(visit: Visit) -> Visitor:
    """Opens a game whose last move is only in its emergency copy."""
    visitor = visit(script=FULL)
    visitor.start_game("person", "person", names=("Ada", "Ben"))
    visitor.play(2)
    assert visitor.page.evaluate("() => realmino.saved()")
    fill(visitor)
    visitor.play(1)
    expect(visitor.part("unsaved")).to_contain_text(SPARE)
    return visitor


@pytest.mark.deep
def test_a_late_list_replaces_no_newer_move(visit: Visit) -> None:
    visitor = with_an_emergency_copy(visit)
    visitor.page.evaluate(SLOW_LIST)
    visitor.page.evaluate("document.getElementById('open-shelf2').click()")
    visitor.page.wait_for_function("() => globalThis.goOn")
    visitor.play(1)
    shown = visitor.moves
    visitor.page.evaluate("goOn()")
    expect(visitor.find("#shelf")).to_be_visible()
    visitor.reload()
    visitor.expect_move(shown)


@pytest.mark.deep
def test_a_game_deleted_in_another_tab_stays_deleted(visit: Visit) -> None:
    first = with_an_emergency_copy(visit)
    first.press("menu", "to-setup")
    expect(first.find("#problem")).to_contain_text(SPARE)
    second = first.another_tab()
    expect(second.find("#resume-game")).to_be_visible()
    first.page.bring_to_front()
    first.page.evaluate("() => localStorage.removeItem('full')")
    first.find("#saved-list [data-act=remove]").click()
    first.page.get_by_role("button", name=say("saved-delete-yes"), exact=True).click()
    expect(first.find("#resume-game")).to_have_count(0)
    second.page.bring_to_front()
    expect(second.find("#resume-game")).to_have_count(0)
    assert second.page.evaluate("() => realmino.saved()")
    expect(second.find("#problem")).to_be_hidden()
    second.reload()
    expect(second.find("#setup-form")).to_be_visible()
    expect(second.find("#resume-game")).to_have_count(0)


@pytest.mark.deep
def test_the_current_game_is_written_first(visit: Visit) -> None:
    visitor = with_an_emergency_copy(visit)
    for names in (("Cleo", "Dan"), ("Eve", "Finn")):
        visitor.press("menu", "to-setup")
        visitor.start_game("person", "person", names=names)
        visitor.play(1)
    assert visitor.wait_for_turn()
    # A round of retries may still be running, so writes count from the choice on.
    visitor.page.evaluate(f"(table) => {{ ({WRITES})(); ({CHOOSE})(table); }}", [TABLE, 0])
    visitor.page.wait_for_function("() => new Set(writes).size === 3")
    assert visitor.page.evaluate("() => writes[0]") == visitor.page.evaluate(
        "() => Object.keys(localStorage).find((key) => localStorage[key].includes('Finn')"
        " && key.includes('unwritten')).split(' ').at(-1)"
    )
