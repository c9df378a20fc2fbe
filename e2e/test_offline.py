"""After one visit the game needs no server, wherever the site lies."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, ViewportSize, expect

from e2e.conftest import DESKTOP, Visit
from e2e.served import Served
from e2e.visitor import COPY, Visitor
from e2e.watch import Watch
from tools.browsers import launch_options

BELOW = "some/sub/path/"

KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state !== "activated")
    await new Promise((done) => active.addEventListener("statechange", done));
  return active.state;
}"""


@pytest.fixture(params=["", BELOW], ids=["at the root", "below a path"])
def mortal(site: Path, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Served]:
    """A server of this test alone, which the test stops."""
    folder = site
    if request.param:
        folder = tmp_path
        (folder / request.param).parent.mkdir(parents=True)
        (folder / request.param.rstrip("/")).symlink_to(site)
    serving = Served(folder, request.param)
    yield serving
    serving.stop()


def wait_until_kept(visitor: Visitor) -> None:
    """The service worker has every file, and answers for the server from now on."""
    assert visitor.page.evaluate(KEPT) == "activated"


def play_whole_game(visitor: Visitor) -> None:
    visitor.sit_down("person", "greedy", "random", names=("Ada", "Ben", "Cleo"))
    visitor.play()
    visitor.expect_scores_of_replay("Ada", "Ben", "Cleo")


def test_whole_game_without_the_server(visit: Visit, mortal: Served) -> None:
    visitor = visit(address=mortal.address)
    wait_until_kept(visitor)
    mortal.stop()
    visitor.reload()
    play_whole_game(visitor)
    for file in ("style.css", "kingdom.svg", "app.webmanifest"):
        url = visitor.page.evaluate(
            "(name) => document.querySelector(`[href$='${name}'], [src$='${name}']`).href"
            " ?? document.querySelector(`[src$='${name}']`).src",
            file,
        )
        assert visitor.page.evaluate("async (url) => (await fetch(url)).ok", url)


def test_saved_game_goes_on_without_the_server(visit: Visit, mortal: Served) -> None:
    visitor = visit(address=mortal.address)
    visitor.sit_down("person", "random")
    visitor.play(2)
    before = visitor.moves
    wait_until_kept(visitor)
    mortal.stop()
    visitor.reload()
    visitor.expect_move(before)
    visitor.play(2)


def test_restart_of_the_browser_without_the_server(
    playwright: Playwright, site: Path, tmp_path: Path
) -> None:
    """Chromium only: Playwright cannot give Firefox a profile that stays."""
    serving = Served(site)
    viewport = ViewportSize(width=DESKTOP[0], height=DESKTOP[1])
    for restarted in (False, True):
        context = playwright.chromium.launch_persistent_context(
            tmp_path / "profile", viewport=viewport, **launch_options("chromium")
        )
        watch = Watch(context, serving.address, expected=())
        context.add_init_script(COPY)
        visitor = Visitor(context.new_page(), serving.address).open()
        if restarted:
            expect(visitor.find("#resume-text")).to_contain_text("Ada")
            visitor.press("resume-game")
            visitor.play()
            visitor.expect_scores_of_replay("Ada", "Ben")
        else:
            visitor.sit_down("person", "random", names=("Ada", "Ben"))
            visitor.play(3)
            wait_until_kept(visitor)
        context.close()
        assert not watch.complaints, watch.complaints
        if not restarted:
            serving.stop()
