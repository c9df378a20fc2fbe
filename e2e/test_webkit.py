"""The page in WebKit, the iPhone's engine: start, games, reload, links, offline."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from e2e import games
from e2e.court import expect_sheets_of_replay, start_court_game
from e2e.friends.by_link import play_whole_game
from e2e.friends.stories import STORIES, Story
from e2e.games import last_moment, moment, whole_game
from e2e.host_page import HOST_PARTS, HOUSE, example
from e2e.hosting.test_offline import wait_until_cached
from e2e.overflow import UNDRAWN, families, letters
from e2e.servers import MISSING, PLAIN, FaultyServer, SiteServer
from e2e.start.test_injected_python import INJECT
from e2e.table.test_turning import expect_turned_layouts
from e2e.visitor import DUKE, GREEDY, PERSON, RANDOM, Visitor
from tools.dev.webkit import session, virtual_display

Visit = Callable[..., Visitor]


FETCHED = """(home) => performance.getEntriesByType("resource").map(({ name }) => name)
  .filter((name) => name.startsWith(home))"""
"""Returns the addresses that a page, not counting its frames, has fetched from a site."""


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A virtual screen for this file's browsers."""
    with virtual_display() as name:
        yield name


@pytest.fixture
def visit(display: str) -> Iterator[Visit]:
    """Opens an address in a new browser, and closes it after the test."""
    with ExitStack() as closing:

        def open_visitor(address: str, moment: str = "") -> Visitor:
            # Offers only the part of Playwright's interface that a visitor needs.
            page: Any = closing.enter_context(session(display))
            return Visitor(page, address).open(moment)

        yield open_visitor


def expect_no_problem(visitor: Visitor) -> None:
    assert visitor.find("#problem").evaluate_all("(all) => all.map((one) => one.hidden)") == [True]


@pytest.mark.deep
def test_every_font_has_every_letter(display: str, served: SiteServer) -> None:
    with session(display) as page:
        page.goto(f"{served.address}licences.html")
        assert page.evaluate(UNDRAWN, [letters(), families()]) == []
        assert len(page.evaluate(UNDRAWN, ["\u0379a", families()])) == 2 * 4


@pytest.mark.deep
def test_it_starts_five_times_in_a_row(visit: Visit, served: SiteServer) -> None:
    for _ in range(5):
        expect_no_problem(visit(served.address))


def test_a_game_survives_a_reload_and_another_is_finished(visit: Visit, served: SiteServer) -> None:
    """Injects markup that PyScript would run if it still looked for any."""
    visitor = visit(served.address)
    visitor.start_game(PERSON, DUKE, names=("Ada", "Ben"), harmony=True)
    visitor.play(3)
    before, link = visitor.moves, visitor.link()
    visitor.reload()
    visitor.expect_move(before)
    assert visitor.link() == link
    visitor.page.evaluate(INJECT)
    visitor.play(1)
    end = whole_game("K2")
    visitor.go_to(f"{moment(end, end.number - 4, 'pp')}&n=Ada,Ben")
    visitor.expect_move(end.number - 4)
    visitor.press("place")
    visitor.play()
    visitor.expect_scores_of_replay("Ada", "Ben")
    assert visitor.find("#slipped-in py-script").count()
    assert not visitor.find("html[data-ran], .py-error").count()


@pytest.mark.deep
def test_a_whole_game_of_kingdomino_is_played(visit: Visit, served: SiteServer) -> None:
    visitor = visit(served.address)
    visitor.start_game(PERSON, DUKE, names=("Ada", "Ben"))
    visitor.play()
    visitor.expect_scores_of_replay("Ada", "Ben")


@pytest.mark.deep
def test_a_whole_game_of_queendomino_is_played(visit: Visit, served: SiteServer) -> None:
    visitor = visit(served.address)
    start_court_game(visitor, "Q", PERSON, GREEDY, names=("Ada", "Ben"))
    visitor.play()
    assert visitor.part("result").is_visible()
    expect_sheets_of_replay(visitor, "Ada", "Ben")


@pytest.mark.deep
@pytest.mark.parametrize("code", ["K2", "Q3", "W8t"])
def test_a_game_by_link_has_the_same_scores_for_everyone(
    visit: Visit, served: SiteServer, code: str
) -> None:
    play_whole_game(code, lambda: visit(served.address))


@pytest.mark.deep
@pytest.mark.parametrize("story", STORIES)
def test_a_game_by_link_survives_mishaps_and_cheats(
    visit: Visit, served: SiteServer, story: Story
) -> None:
    story(lambda: visit(served.address))


@pytest.mark.deep
def test_a_link_opens_its_moment(visit: Visit, served: SiteServer) -> None:
    game = whole_game("K2")
    visitor = visit(served.address, moment(game, 20, "pp"))
    visitor.expect_move(20)
    expect_no_problem(visitor)
    link = visitor.link()
    assert games.move_number(link) == 20
    assert games.games_in(link)[0].moves == game.moves


@pytest.mark.deep
def test_a_turned_table_changes_its_layout_and_keeps_its_results_height(
    visit: Visit, served: SiteServer
) -> None:
    """A regression test: WebKit ignored a new width, and stretched the result to full height."""
    game = whole_game("K2")
    visitor = visit(served.address, last_moment(game, "pp"))
    visitor.expect_move(game.number)
    expect_turned_layouts(visitor)
    visitor.page.set_viewport_size({"width": 1440, "height": 1100})
    visitor.press("menu", "scores")
    free = "([result]) => innerHeight - result.offsetHeight"
    assert visitor.part("result").evaluate_all(free) > 300


@pytest.mark.deep
def test_any_media_type_of_webassembly_works(visit: Visit, site: Path) -> None:
    serving = FaultyServer(site, {"*.wasm": PLAIN})
    expect_no_problem(visit(serving.address))
    serving.stop()


@pytest.mark.deep
def test_a_missing_script_is_reported(visit: Visit, site: Path) -> None:
    serving = FaultyServer(site, {"*setup.js": MISSING})
    text = visit(serving.address).find("#problem").inner_text()
    assert "“setup.js”" in text
    assert text.endswith("reload the page.")
    serving.stop()


@pytest.mark.deep
def test_the_game_works_offline_after_a_visit(visit: Visit, site: Path) -> None:
    serving = SiteServer(site)
    visitor = visit(serving.address)
    wait_until_cached(visitor)
    serving.stop()
    visitor.reload()
    visitor.start_game(PERSON, RANDOM)
    visitor.play(3)


@pytest.mark.deep
def test_a_board_on_another_site_starts_with_a_tap(
    display: str, site: Path, tmp_path: Path
) -> None:
    """Nothing is fetched before the tap. Under the server's other name, it is another site."""
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    serving = SiteServer(folder)
    text = f"{example()}{HOST_PARTS}".replace(HOUSE, serving.address)
    (folder / "rules.html").write_text(text, encoding="utf-8")
    board = "document.querySelector('realmino-board')"
    with session(display, serving.address) as page:
        page.goto(f"{serving.other_address}rules.html")
        script = f"{serving.address}realmino-board.js"
        page.wait(lambda: page.evaluate(f"() => Boolean({board}.shadowRoot)"), "the element")
        assert page.evaluate(FETCHED, serving.address) == [script]
        page.evaluate(f"() => {board}.shadowRoot.querySelector('button').click()")

        def has(type: str, moment: int) -> bool:
            found = "(type, n) => events.some((event) => event.type === type && event.n === n)"
            return bool(page.evaluate(found, type, moment))

        page.wait(lambda: has("ready", 7), "the board is ready", 30)
        page.evaluate(f"() => {board}.next()")
        page.wait(lambda: has("move", 8), "the next move is shown")
        assert page.evaluate("() => document.activeElement.localName") != "realmino-board"
        assert page.evaluate(f"() => {board}.offsetHeight > 400")
    serving.stop()
