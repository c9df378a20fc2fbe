"""If storage breaks, the game continues, and the page says what isn't stored."""

import json

import pytest
from playwright.sync_api import expect

from browser.messages import say
from e2e.conftest import PHONE, Visit, in_one_browser, scripts
from e2e.court import start_court_game
from e2e.storage import (
    FAST_TIMERS,
    FAULTS,
    FULL,
    OLD,
    PATIENT,
    SLOW_DISK,
    break_storage,
    broken_database,
    count_moves,
    delete_all,
    download_from,
    fill,
    put_raw,
    replace_saved_game,
    store_as_0_1_0,
    stored_games,
)
from e2e.visitor import Visitor
from saves.versions import VERSION, VERSION_WITHOUT_FRIENDS
from tests.depth import deep

pytestmark = pytest.mark.in_chromium

NOT_SAVED = say("save-full", reason="…").split("…")[0]
SPARE = say("save-spare", reason="…").split("…")[0]

UNREADABLE = """
const get = IDBObjectStore.prototype.get;
IDBObjectStore.prototype.get = function (...given) {
  if (globalThis.unreadable) throw new DOMException("no", "UnknownError");
  return get.apply(this, given);
};
"""


def start_stored_game(visitor: Visitor) -> Visitor:
    """Starts a game and waits until it is stored."""
    visitor.start_game("person", "person", names=("Ada", "Ben"))
    visitor.play(2)
    assert len(stored_games(visitor)) == 1
    return visitor


def test_a_lost_connection_is_reopened(revisit: Visit) -> None:
    """Safari closes the connection of pages in the background."""
    visitor = revisit()
    visitor.page.evaluate(f"() => {{ {FAULTS} }}")
    earlier = {game.id for game in stored_games(visitor)}
    visitor.start_game("person", "person", names=("Ada", "Ben"))
    visitor.play(2)
    break_storage(visitor, "lost")
    visitor.play(2)
    [kept] = [game for game in stored_games(visitor) if game.id not in earlier]
    assert kept.moves == visitor.moves
    expect(visitor.part("unsaved")).to_be_hidden()


@pytest.mark.deep
def test_a_deleted_database_is_recreated(visit: Visit) -> None:
    """The browser's “clear site data” deletes it."""
    visitor = start_stored_game(visit())
    delete_all(visitor)
    visitor.play(1)
    before = visitor.moves
    [kept] = stored_games(visitor)
    assert kept.moves == before
    visitor.reload()
    visitor.expect_move(before)


@pytest.mark.deep
@pytest.mark.parametrize("kind", ["full", "hangs"])
def test_unstored_moves_are_reported_until_they_are_stored(visit: Visit, kind: str) -> None:
    visitor = start_stored_game(visit(size=PHONE, script=FAST_TIMERS + FAULTS))
    sign = visitor.part("unsaved")
    break_storage(visitor, kind, notes=True)
    visitor.play(1)
    expect(sign).to_contain_text(NOT_SAVED)
    visitor.play(2)
    expect(sign).to_be_visible()
    assert visitor.page.evaluate("() => realmino.saved()") is False
    shown = visitor.moves
    visitor.press("menu", "to-setup", "open-shelf3")
    [saved] = json.loads(download_from(visitor, visitor.find("#download-all"))[1])["games"]
    assert count_moves(saved) == shown
    visitor.find("#shelf [data-closes]").click()
    visitor.press("resume-game")
    expect(visitor.table).to_be_visible()
    visitor.expect_move(shown)
    break_storage(visitor, "")
    expect(sign).to_be_hidden()
    before = visitor.moves
    [kept] = stored_games(visitor)
    assert kept.moves == before
    visitor.page.evaluate(PATIENT)
    visitor.reload()
    visitor.press("resume-game")  # the tab doesn't resume it: its session wasn't stored either
    visitor.expect_move(before)


@pytest.mark.deep
def test_unsaved_games_can_be_downloaded_without_the_server(visit: Visit) -> None:
    """They can, even though the dialog with all games can't be fetched."""
    visitor = visit(script=FAST_TIMERS + FAULTS, expected=("ERR_FAILED",))
    visitor.start_game("person", "person", names=("Ada", "Ben"))
    break_storage(visitor, "full", notes=True)
    visitor.play(2)
    expect(visitor.part("unsaved")).to_contain_text(NOT_SAVED)
    visitor.page.route("**/*.zip", lambda route: route.abort())
    visitor.press("menu", "to-setup")
    [saved] = json.loads(download_from(visitor, visitor.find("#open-shelf3"))[1])["games"]
    assert count_moves(saved) == visitor.moves


@pytest.mark.deep
def test_no_move_is_lost_if_the_disk_stays_full_across_reloads(visit: Visit) -> None:
    """The emergency copy has the moves, and the database gets them later."""
    visitor = start_stored_game(visit(script=FULL))
    sign = visitor.part("unsaved")
    fill(visitor)
    for _ in range(2):
        visitor.play(2)
        shown = visitor.moves
        expect(sign).to_contain_text(SPARE)
        assert visitor.page.evaluate("() => realmino.saved()") is False
        visitor.reload()
        visitor.expect_move(shown)
        expect(sign).to_contain_text(SPARE)
    visitor.press("undo")
    visitor.expect_move(shown - 1)
    assert visitor.page.evaluate("() => realmino.saved()") is False
    visitor.reload()
    visitor.expect_move(shown - 1)
    visitor.press("menu", "to-setup")
    visitor.start_game("person", "person", names=("Cleo", "Dan"))
    visitor.play(1)
    second = visitor.moves
    visitor.reload()
    visitor.expect_move(second)
    fill(visitor, False)
    expect(sign).to_be_hidden()
    assert {kept.moves for kept in stored_games(visitor)} == {shown - 1, second}
    assert visitor.page.evaluate("Object.keys(localStorage).join()").count("unwritten") == 0
    visitor.reload()
    visitor.expect_move(second)


@pytest.mark.deep
@in_one_browser
def test_no_move_is_lost_if_the_quota_is_exhausted(visit: Visit) -> None:
    """Uses Chromium's real quota, which must be set before the page opens its database."""
    visitor = visit(opened=False)
    session = visitor.page.context.new_cdp_session(visitor.page)
    origin = {"origin": visitor.address.rstrip("/")}
    session.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": 1})
    visitor.open().start_game("person", "person", names=("Ada", "Ben"))
    visitor.play(2)
    shown = visitor.moves
    expect(visitor.part("unsaved")).to_contain_text(SPARE)
    visitor.reload()
    visitor.expect_move(shown)
    visitor.play(1)
    shown = visitor.moves
    expect(visitor.part("unsaved")).to_contain_text("QuotaExceededError")
    visitor.reload()
    visitor.expect_move(shown)
    session.send("Storage.overrideQuotaForOrigin", origin)
    expect(visitor.part("unsaved")).to_be_hidden()
    [kept] = stored_games(visitor)
    assert kept.moves == shown


@pytest.mark.deep
def test_an_unreadable_game_is_not_reported_as_deleted(visit: Visit) -> None:
    visitor = start_stored_game(visit(script=UNREADABLE))
    shown = visitor.moves
    visitor.press("menu", "to-setup")
    expect(visitor.find("#resume-text")).to_have_text("Ada and Ben")
    visitor.page.evaluate("() => { globalThis.unreadable = true; }")
    visitor.press("resume-game")
    expect(visitor.table).to_be_visible()
    visitor.expect_move(shown)


@pytest.mark.deep
def test_a_bot_waits_until_the_previous_move_is_stored(visit: Visit) -> None:
    """So a killed browser loses only the move just shown."""
    visitor = visit(script=SLOW_DISK)
    start_court_game(visitor, "Q", "person", "random", "random")
    while visitor.page.evaluate("behind.shown.length") < 9:
        assert visitor.wait_for_turn()
        assert visitor.page.evaluate("() => realmino.saved()")
        visitor.take(visitor.best().token)
    assert visitor.page.evaluate("() => realmino.saved()")
    assert visitor.page.evaluate("behind.most") == 1


OPENING = {
    "throws": 'throw new DOMException("broken", "UnknownError");',
    "fails": "return open.call(this, name, -1);",
    "never answers": "return {};",
    "is of a higher version": (
        "const request = open.call(this, name + ' newer', 7);"
        "if (more[0] === 1) return open.call(this, name + ' newer', 1);"
    ),
}


@pytest.mark.parametrize("broken", scripts(OPENING, {"is of a higher version"}))
def test_a_game_survives_a_database_that_cannot_be_opened(visit: Visit, broken: str) -> None:
    """The page reports it, and a game survives a reload."""
    if "newer" in broken:
        # With fast timers, the page would give up before a slow browser refuses.
        visitor = visit(script=broken_database(broken))
        sentence = say("save-newer")
    else:
        visitor = visit(script=FAST_TIMERS + broken_database(broken))
        sentence = say("save-unreachable", reason="…").split("…")[0]
    expect(visitor.find("#problem")).to_contain_text(sentence)
    visitor.start_game("person", "person", names=("Ada", "Ben"))
    visitor.play(2)
    before = visitor.moves
    expect(visitor.part("unsaved")).to_contain_text(SPARE)
    assert visitor.page.evaluate("() => realmino.saved()") is False
    visitor.reload()
    visitor.expect_move(before)


@pytest.mark.deep
def test_without_a_database_the_page_promises_nothing(visit: Visit) -> None:
    visitor = visit(script="delete globalThis.indexedDB; delete Window.prototype.indexedDB;")
    expect(visitor.find("#problem")).to_contain_text(SPARE)


INVALID = {
    "a number": 7,
    "nothing": None,
    "a word": "garbage",
    "a list": [1, 2],
    "a game without a text": {"revision": 1},
    "a text that is none": {"revision": 1, "text": "[" * 100_000},
    "a memory view": {"revision": "1", "writer": 3, "text": {"type": "memoryview"}},
}


@pytest.mark.deep
def test_an_invalid_value_disables_nothing_else(visit: Visit) -> None:
    visitor = start_stored_game(visit())
    before = visitor.moves
    for name, value in INVALID.items():
        put_raw(visitor, "games", name, value)
        put_raw(visitor, "settings", "settings", value)
        visitor.reload()
        visitor.expect_move(before)
        visitor.take(visitor.best().token)
        before = visitor.moves
        assert [kept.moves for kept in stored_games(visitor)] == [before], name
        visitor.choose_setting("pace", "fast")
        visitor.choose_setting("pace", "instant")
    visitor.press("menu", "to-setup")
    expect(visitor.find("#resume-text")).to_have_text("Ada and Ben")


BROKEN = {
    "cut off": '{"realmino": 1, "seats": [["pink", ',
    "contradictory": '{"realmino": 1, "seats": [], "record": "K4 Oabcd"}',
    "something else": "[1, 2]",
    "an illegal move": "",
}


@pytest.mark.deep
@pytest.mark.parametrize(
    "names", [("cut off", "an illegal move"), deep((tuple(BROKEN),))], ids=["two", "all"]
)
def test_a_broken_game_is_set_aside_under_a_number(visit: Visit, names: tuple[str, ...]) -> None:
    """It can be downloaded and deleted, and a new game can be started and is saved."""
    visitor = visit()
    problem = visitor.find("#problem")
    for number, name in enumerate(names, 1):
        visitor.start_game("person", "person", names=("Ada", "Ben"))
        visitor.play(1)
        [kept] = stored_games(visitor)
        text = BROKEN[name] or kept.text.replace('"undone"', '"record": "K2 Oabba E9", "undone"')
        replace_saved_game(visitor, text)
        visitor.reload()
        expect(visitor.find("#setup"), name).to_be_visible()
        expect(problem, name).to_contain_text(f"set aside as no. {number}")
        assert "Traceback" not in problem.inner_text()
        row = visitor.find("#resume li").filter(has_text=f"no. {number}")
        assert download_from(visitor, row.locator("[data-act=download]"))[1] == text
        assert stored_games(visitor) == []
    single = visitor.find("#resume .icon[data-act=remove]")
    single.first.click()
    visitor.press("ask-yes")
    expect(single).to_have_count(len(names) - 1)


@pytest.mark.deep
def test_a_broken_game_stays_where_it_is_on_a_full_disk(visit: Visit) -> None:
    visitor = start_stored_game(visit(script=FULL))
    replace_saved_game(visitor, BROKEN["contradictory"])
    fill(visitor)
    visitor.reload()
    expect(visitor.find("#problem")).to_contain_text("Nothing is lost")
    fill(visitor, False)
    visitor.reload()
    expect(visitor.find("#problem")).to_contain_text("set aside as no. 1")


@pytest.mark.deep
def test_a_game_of_a_newer_version_stays_and_can_be_downloaded(visit: Visit) -> None:
    visitor = start_stored_game(visit())
    [kept] = stored_games(visitor)
    newer = kept.text.replace(
        f'"realmino": {VERSION_WITHOUT_FRIENDS}', f'"realmino": {VERSION + 1}', 1
    )
    replace_saved_game(visitor, newer)
    visitor.reload()
    row = visitor.find("#saved-list li")
    expect(row.locator(".saved-title")).to_have_text(say("saved-newer"))
    assert download_from(visitor, row.locator("[data-act=download]"))[1] == newer
    assert stored_games(visitor)[0].text == newer


@pytest.mark.deep
@pytest.mark.parametrize("name", ["two moves taken back", "the second game of a Dynasty"])
def test_the_game_of_version_0_1_0_continues(visit: Visit, name: str) -> None:
    visitor = visit()
    settings = json.dumps({"confirm": True, "handover": False, "pace": "fast", "thinking": "long"})
    store_as_0_1_0(visitor, match=OLD[name], settings=settings)
    visitor.reload()
    expect(visitor.find("#pace")).to_have_value("fast")
    expect(visitor.find("#confirm")).to_be_checked()
    [found] = stored_games(visitor)
    saved = json.loads(found.text)
    assert saved["realmino"] == 2
    assert saved["match"] == json.loads(OLD[name])
    visitor.press("resume-game")
    assert visitor.wait_for_turn()
    [continued] = stored_games(visitor)
    before = visitor.moves
    visitor.reload()
    visitor.expect_move(before)
    assert stored_games(visitor) == [continued], "the old game is read only once"
