"""Boards that a page's scripts create, change, move and copy."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import OpenHost
from e2e.host_page import HOST_PARTS, RECORD, element, page_with
from realmino.text.messages import Messages
from tools.pipeline.catalogue import catalogue


@pytest.mark.deep
@pytest.mark.in_chromium
def test_properties_set_before_the_script_loads_are_kept(host: OpenHost) -> None:
    """The page loads the script twice, as if two authors had pasted it."""
    shown = host(f"<!doctype html>{HOST_PARTS}<realmino-board></realmino-board>")
    script = f"{shown.address}realmino-board.js"
    shown.board().evaluate("(board, record) => { board.at = 2; board.record = record; }", RECORD)
    for _ in range(2):
        shown.page.add_script_tag(url=script)
    shown.tap()
    assert shown.wait_for("ready")["n"] == 2
    assert shown.call("board.at = 5")["n"] == 5
    before = len(shown.events())
    shorter = " ".join(RECORD.split()[:8])
    shown.board().evaluate(f"(board) => {{ board.record = '{shorter}'; board.at = 3; }}")
    shown.page.wait_for_function(
        "(before) => events.filter(({ type }) => type === 'ready').at(-1).n === 3", arg=before
    )
    assert shown.events()[-1]["length"] == 7
    assert shown.board().evaluate("(board) => [board.record, board.at]") == [shorter, 3]


@pytest.mark.deep
@pytest.mark.in_chromium
def test_a_board_stays_at_the_same_move_when_moved_in_the_page(host: OpenHost) -> None:
    shown = host(page_with(element(f'at="7" record="{RECORD}"')))
    shown.tap()
    assert shown.wait_for("ready")["n"] == 7
    assert shown.call("board.next()")["n"] == 8
    assert shown.call("document.body.prepend(board)", "ready")["n"] == 8
    assert shown.call("board.back()")["n"] == 7
    assert shown.call("board.remove(); document.body.append(board)", "ready")["n"] == 7
    assert shown.call("board.at = 12")["n"] == 12
    browser = shown.page.context.browser
    if browser and browser.browser_type.name == "chromium":  # Firefox reloads a moved frame
        before = len(shown.events())
        shown.board().evaluate(
            "(board) => document.body.moveBefore(board, document.body.firstChild)"
        )
        assert shown.call("board.next()")["n"] == 13
        assert [event["type"] for event in shown.events()[before:]] == ["move"]


@pytest.mark.deep
@pytest.mark.in_chromium
def test_scripts_can_create_and_copy_boards(host: OpenHost) -> None:
    shown = host(page_with(element(f'id="first" at="7" record="{RECORD}"')))
    shown.tap("first")
    assert shown.wait_for("ready")["n"] == 7
    shown.page.evaluate(
        """(record) => {
          const copy = document.getElementById("first").cloneNode(true);
          copy.id = "copy";
          const made = document.createElement("realmino-board");
          Object.assign(made, { id: "made", at: 4, record });
          document.body.append(copy, made);
          Object.assign(made, { lang: "de" });
          made.insertAdjacentHTML("afterend", '<realmino-board id="written"></realmino-board>');
          const written = document.getElementById("written");
          written.setAttribute("label", "Show it");
          Object.assign(written, { record, at: 9 });
        }""",
        RECORD,
    )
    expect(shown.board("written").locator("button")).to_have_text("Show it")
    german = Messages(catalogue("de"), "de").say
    expect(shown.board("made").locator("button")).to_have_text(german("realmino-board-label"))
    for id, moment in (("copy", 7), ("made", 4), ("written", 9)):
        before = len(shown.events())
        shown.tap(id)
        ready = shown.wait_for("ready", before)
        assert (ready["board"], ready["n"]) == (id, moment)
