"""Two tabs in one browser never lose each other's moves."""

import pytest
from playwright.sync_api import expect

from browser.messages import say
from e2e.conftest import Visit, scripts
from e2e.storage import FULL, NO_LOCKS, NO_MESSAGES, fill, stored_games
from e2e.visitor import Visitor

pytestmark = pytest.mark.in_chromium

WORST = "deaf tabs without locks"
BROWSERS = {"locks": "", "no locks": NO_LOCKS, WORST: NO_LOCKS + NO_MESSAGES}
in_worst = pytest.mark.parametrize("script", scripts(BROWSERS, {WORST}))


def bring_to_front(visitor: Visitor) -> Visitor:
    """Brings the tab to the front."""
    visitor.page.bring_to_front()
    return visitor


@pytest.mark.deep
@in_worst
def test_an_outdated_tab_keeps_the_other_tabs_moves(visit: Visit, script: str) -> None:
    """Both show about move 7. The first plays to the end, then the second clicks once."""
    first = visit(script=script)
    first.start_game("person", "random", names=("Ada", "Ben"))
    first.play(2)
    second = first.another_tab()
    second.press("resume-game")
    second.expect_move(first.moves)
    bring_to_front(first)
    if first.part("place").is_visible() and first.part("place").inner_text() == "Take over":
        first.press("place")
        first.wait_for_turn()
    first.play(8)
    [kept] = stored_games(first)
    assert kept.moves == first.moves

    bring_to_front(second)
    choice = second.part("options", "button")
    if choice.count():
        choice.first.click()
    expect(second.part("turn-text")).to_contain_text("Open in another tab")
    [kept] = stored_games(second)
    assert kept.moves == first.moves
    bring_to_front(first).reload()
    first.expect_move(kept.moves)


@pytest.mark.deep
@in_worst
def test_continue_resumes_what_another_tab_wrote(visit: Visit, script: str) -> None:
    """In the meantime, the second tab was at the set-up."""
    first = visit(script=script)
    first.start_game("person", "random", names=("Ada", "Ben"))
    first.play(1)
    second = first.another_tab()
    bring_to_front(first).play(8)
    [kept] = stored_games(first)
    bring_to_front(second).press("resume-game")
    second.expect_move(kept.moves)
    [again] = stored_games(second)
    assert again.moves == kept.moves


@pytest.mark.deep
@in_worst
def test_a_new_game_is_listed_beside_the_game_from_another_tab(visit: Visit, script: str) -> None:
    """The second tab was opened before anything was saved."""
    first = visit(script=script)
    second = first.another_tab()
    bring_to_front(first).start_game("person", "random", names=("Ada", "Ben"))
    first.play(6)
    [kept] = stored_games(first)
    bring_to_front(second).start_game("person", "person", names=("Cleo", "Dan"))
    second.play(2)
    both = {one.id: one for one in stored_games(second)}
    assert len(both) == 2
    assert both[kept.id] == kept
    second.press("menu", "to-setup")
    expect(second.find("#saved-list .saved-title")).to_have_text(["Cleo and Dan", "Ada and Ben"])


def test_one_tab_plays_and_the_other_watches(visit: Visit) -> None:
    first = visit()
    first.start_game("person", "random", names=("Ada", "Ben"))
    first.play(2)
    second = first.another_tab()
    second.press("resume-game")
    expect(second.part("hint")).to_have_text(say("hint-elsewhere"))
    expect(second.part("options", "button")).to_have_count(0)
    bring_to_front(first).play(1)
    second.expect_move(first.moves)

    bring_to_front(second).press("place")
    second.wait_for_turn()
    expect(first.part("turn-text")).to_contain_text("Open in another tab")
    expect(first.part("options", "button")).to_have_count(0)
    second.play(2)
    first.expect_move(second.moves)
    bring_to_front(first).reload()
    expect(first.part("hint")).to_have_text(say("hint-elsewhere"))
    first.press("place")
    first.play(1)
    [kept] = stored_games(first)
    assert kept.moves == first.moves
    bring_to_front(second).press("undo")
    assert stored_games(second) == [kept], "stepping through a game writes nothing"


@pytest.mark.deep
def test_changing_tabs_loses_no_move_while_the_disk_is_full(visit: Visit) -> None:
    first = visit(script=FULL)
    first.start_game("person", "person", names=("Ada", "Ben"))
    first.play(2)
    fill(first)
    first.play(2)
    second = first.another_tab()
    second.press("resume-game")
    second.expect_move(first.moves)
    bring_to_front(first).play(1)
    second.expect_move(first.moves)
    bring_to_front(second).press("place")
    second.wait_for_turn()
    expect(first.part("turn-text")).to_contain_text("Open in another tab")
    second.play(2)
    first.expect_move(second.moves)
    fill(second, False)
    expect(second.part("unsaved")).to_be_hidden()
    [kept] = stored_games(second)
    assert kept.moves == second.moves


@pytest.mark.deep
def test_a_tab_that_does_not_answer_loses_its_game(visit: Visit) -> None:
    first = visit(script=NO_MESSAGES)
    first.start_game("person", "random")
    first.play(2)
    second = first.another_tab()
    second.press("resume-game")
    second.press("place")
    second.wait_for_turn()
    expect(first.part("turn-text")).to_contain_text("Open in another tab")
    second.play(1)
    [kept] = stored_games(second)
    assert kept.moves == second.moves


@pytest.mark.deep
def test_a_game_that_is_open_in_another_tab_is_not_deleted(visit: Visit) -> None:
    first = visit()
    first.start_game("person", "random")
    first.play(2)
    second = first.another_tab()
    delete = second.find("#saved-list [data-act=remove]")
    delete.click()
    second.press("ask-yes")
    expect(second.find("#problem")).to_have_text(say("saved-elsewhere"))
    assert len(stored_games(first)) == 1
    first.page.close()
    delete.click()
    second.press("ask-no")
    expect(delete).to_be_visible()
    delete.click()
    second.press("ask-yes")
    expect(second.find("#resume")).to_be_hidden()
    assert stored_games(second) == []


@pytest.mark.deep
def test_a_deleted_game_disappears_from_the_other_tabs_list(visit: Visit) -> None:
    first = visit()
    first.start_game("person", "random")
    first.play(1)
    first.press("menu", "to-setup")
    second = first.another_tab()
    second.find("#saved-list [data-act=remove]").click()
    second.press("ask-yes")
    expect(second.find("#resume")).to_be_hidden()
    expect(first.find("#resume")).to_be_hidden()
