"""What is read or written in the meantime never replaces or delays newer moves."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.stored import FULL, fill
from e2e.visitor import Visitor
from table.words import say

pytestmark = pytest.mark.in_chromium

SPARE = say("save-spare", reason="…").split("…")[0]

SLOW_LIST = """() => {
  const { list } = realmino.storage;
  realmino.storage.list = async (...given) => {
    const found = await list(...given);
    await new Promise((go) => { globalThis.goOn = go; });
    return found;
  };
}"""
"""From now on the list of games is read at once and arrives when the test says so."""

WRITES = """() => {
  const { save } = realmino.storage;
  globalThis.writes = [];
  realmino.storage.save = (id, ...given) => {
    writes.push(id);
    return save(id, ...given);
  };
}"""


def with_a_spare_copy(visit: Visit) -> Visitor:
    """A game whose last move is only in its spare copy."""
    visitor = visit(script=FULL)
    visitor.sit_down("person", "person", names=("Ada", "Ben"))
    visitor.play(2)
    assert visitor.page.evaluate("() => realmino.saved()")
    fill(visitor)
    visitor.play(1)
    expect(visitor.part("unsaved")).to_contain_text(SPARE)
    return visitor


def test_a_list_that_arrives_late_replaces_no_newer_move(visit: Visit) -> None:
    visitor = with_a_spare_copy(visit)
    visitor.page.evaluate(SLOW_LIST)
    visitor.page.evaluate("document.getElementById('open-shelf2').click()")
    visitor.page.wait_for_function("() => globalThis.goOn")
    visitor.play(1)
    shown = visitor.moves
    visitor.page.evaluate("goOn()")
    expect(visitor.find("#shelf")).to_be_visible()
    visitor.reload()
    visitor.expect_move(shown)


def test_a_game_deleted_in_another_tab_is_not_written_again(visit: Visit) -> None:
    first = with_a_spare_copy(visit)
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


def test_the_game_on_the_table_is_written_before_all_that_wait(visit: Visit) -> None:
    visitor = with_a_spare_copy(visit)
    for names in (("Cleo", "Dan"), ("Eve", "Finn")):
        visitor.press("menu", "to-setup")
        visitor.sit_down("person", "person", names=names)
        visitor.play(1)
    visitor.page.evaluate(WRITES)
    visitor.play(1)
    visitor.page.wait_for_function("() => new Set(writes).size === 3")
    assert visitor.page.evaluate("() => writes[0]") == visitor.page.evaluate(
        "() => Object.keys(localStorage).find((key) => localStorage[key].includes('Finn')"
        " && key.includes('unwritten')).split(' ').at(-1)"
    )
