"""A board that scripts of its page make, change, move and copy."""

import pytest
from playwright.sync_api import expect

from e2e.board_host import OWN, RECORD, element, page_with
from e2e.conftest import Arrive
from realmino.text.messages import Messages
from tools.pipeline.catalogue import catalogue


@pytest.mark.in_chromium
def test_properties_set_before_the_script_loads_are_kept(host: Arrive) -> None:
    """The page has the script twice, as if two authors had each pasted it."""
    shown = host(f"<!doctype html>{OWN}<realmino-board></realmino-board>")
    script = f"{shown.address}realmino-board.js"
    shown.board().evaluate("(board, record) => { board.at = 2; board.record = record; }", RECORD)
    for _ in range(2):
        shown.page.add_script_tag(url=script)
    shown.tap()
    assert shown.wait_for("ready")["n"] == 2
    assert shown.call("board.at = 5")["n"] == 5
    before = len(shown.told())
    shorter = " ".join(RECORD.split()[:8])
    shown.board().evaluate(f"(board) => {{ board.record = '{shorter}'; board.at = 3; }}")
    shown.page.wait_for_function(
        "(before) => told.filter(({ type }) => type === 'ready').at(-1).n === 3", arg=before
    )
    assert shown.told()[-1]["length"] == 7
    assert shown.board().evaluate("(board) => [board.record, board.at]") == [shorter, 3]


@pytest.mark.in_chromium
def test_a_board_that_is_moved_comes_back_at_its_move(host: Arrive) -> None:
    shown = host(page_with(element(f'at="7" record="{RECORD}"')))
    shown.tap()
    assert shown.wait_for("ready")["n"] == 7
    assert shown.call("board.next()")["n"] == 8
    assert shown.call("document.body.prepend(board)", "ready")["n"] == 8
    assert shown.call("board.back()")["n"] == 7
    assert shown.call("board.remove(); document.body.append(board)", "ready")["n"] == 7
    assert shown.call("board.at = 12")["n"] == 12
    browser = shown.page.context.browser
    if browser and browser.browser_type.name == "chromium":  # Firefox loads a moved frame again
        before = len(shown.told())
        shown.board().evaluate(
            "(board) => document.body.moveBefore(board, document.body.firstChild)"
        )
        assert shown.call("board.next()")["n"] == 13
        assert [event["type"] for event in shown.told()[before:]] == ["move"]


@pytest.mark.in_chromium
def test_boards_made_by_a_script_and_copied_are_boards(host: Arrive) -> None:
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
        before = len(shown.told())
        shown.tap(id)
        ready = shown.wait_for("ready", before)
        assert (ready["board"], ready["n"]) == (id, moment)
