"""After one visit, the game works without the server, at the root or below a path."""

import json
import os
import shutil
from pathlib import Path
from time import time

import pytest
from playwright.sync_api import Playwright, ViewportSize, expect

from e2e import games
from e2e.browsers import ErrorLog
from e2e.conftest import DESKTOP, Serve, Visit, in_one_browser
from e2e.servers import SiteServer
from e2e.visitor import DUKE, FAKE_CLIPBOARD, Visitor
from tests.tools.pipeline.site_headers import headers_of
from tools.dev.patience import PATIENCE
from tools.pipeline.deployed import LIST
from tools.pipeline.policies import HEADERS
from tools.setup.browsers import launch_options

pytestmark = pytest.mark.in_chromium

BELOW = "some/sub/path/"

KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state !== "activated")
    await new Promise((done) => active.addEventListener("statechange", done));
  return active.state;
}"""

RULES_KEPT = """async () => {
  for (const end = performance.now() + PATIENCE; performance.now() < end;) {
    const kept = await navigator.serviceWorker.getRegistration("./rules/");
    if (kept?.scope.endsWith("/rules/") && kept.active?.state === "activated") return true;
    await new Promise(requestAnimationFrame);
  }
  return false;
}""".replace("PATIENCE", str(PATIENCE))
"""Whether the game's page caches the rules in time."""


@pytest.fixture(
    params=[pytest.param("", marks=pytest.mark.deep), BELOW], ids=["at the root", "below a path"]
)
def stoppable(
    serve: Serve, site: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> SiteServer:
    """A server that the test can stop; it sends the site's own headers."""
    folder, rules = site, headers_of((site / HEADERS).read_text(encoding="utf-8"))
    if request.param:
        folder = tmp_path
        (folder / request.param).parent.mkdir(parents=True)
        (folder / request.param.rstrip("/")).symlink_to(site)
    headers = [(f"/{request.param}{path[1:]}", sent) for path, sent in rules]
    return serve(folder, request.param, headers)


def wait_until_cached(visitor: Visitor) -> None:
    """Waits until the service worker has every file and answers in place of the server."""
    assert visitor.page.evaluate(KEPT) == "activated"


NAMES = """async () => {
  const [kept] = await caches.keys();
  const cache = kept ? await caches.open(kept) : null;
  const path = new URL("./", location.href).href;
  return cache ? (await cache.keys()).map(({ url }) => url.slice(path.length)) : [];
}"""
"""The names of the cached files, relative to the page."""

LOSE = """async (lost) => {
  const [kept] = await caches.keys();
  const cache = await caches.open(kept);
  const fits = ({ url }) => lost.some((name) => url.endsWith(name));
  for (const request of await cache.keys()) if (fits(request)) await cache.delete(request);
}"""
"""Removes files from the cache, as browsers do when storage runs low."""

LOSE_ALL = "async () => { for (const kept of await caches.keys()) await caches.delete(kept); }"

COMPLETE = f"""async (expected) => {{
  const kept = {NAMES};
  let lacking = expected;
  for (const end = performance.now() + {PATIENCE}; lacking.length && performance.now() < end;) {{
    await new Promise(requestAnimationFrame);
    const there = await kept();
    lacking = expected.filter((name) => !there.includes(name));
  }}
  return lacking;
}}"""
"""Waits until these files are cached; returns those that are still missing."""


def expect_cached(visitor: Visitor, names: list[str]) -> None:
    """Checks that all these files are cached again soon after the start."""
    assert visitor.page.evaluate(COMPLETE, names) == []


PAGES = ("", "pad.html", "licences.html")
KEPT_HEADERS = "async (name) => Object.fromEntries((await fetch(name || './')).headers)"


def test_a_duke_plays_without_the_server(visit: Visit, stoppable: SiteServer) -> None:
    """The service worker's pages have the host's policies."""
    visitor = visit(offline=True, address=stoppable.address)
    host_headers = {
        name: {**visitor.page.request.get(f"{stoppable.address}{name}").headers} for name in PAGES
    }
    wait_until_cached(visitor)
    stoppable.stop()
    visitor.reload()
    for name, expected in host_headers.items():
        del expected["content-length"]
        kept = visitor.page.evaluate(KEPT_HEADERS, name)
        assert kept == expected
        assert ("frame-ancestors" in kept["content-security-policy"]) == (name != "licences.html")
    visitor.start_game("person", DUKE, names=("Ada", "Ben"))
    visitor.play(4)
    assert len(games.games_in(visitor.link())[0].moves) == visitor.moves
    for file in ("style.css", "kingdom.svg", "app.webmanifest"):
        url = visitor.page.evaluate(
            "(name) => document.querySelector(`[href$='${name}'], [src$='${name}']`).href"
            " ?? document.querySelector(`[src$='${name}']`).src",
            file,
        )
        assert visitor.page.evaluate("async (url) => (await fetch(url)).ok", url)


IMPORT_OFFLINE = """() =>
  import(document.querySelector("script[src$='/boot.js']").src.replace("boot.js", "offline.js"))"""
CLEARED = """() => {
  globalThis.checks = 0;
  realmino.saved = async () => { checks += 1; return false; };
  globalThis.cleared = new Promise((done) => {
    navigator.serviceWorker.addEventListener("controllerchange", done, { once: true });
  });
}"""


@in_one_browser
def test_clearing_the_sites_data_does_not_reload_the_page(visit: Visit) -> None:
    """Runs without Python to keep the test quick."""
    visitor = visit(opened=False, offline=True)
    page = visitor.page
    page.route("**/boot.js", lambda _: None)
    page.goto(visitor.address, wait_until="commit")
    page.wait_for_function("() => globalThis.realmino")
    page.evaluate(IMPORT_OFFLINE)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.evaluate(CLEARED)
    session = page.context.new_cdp_session(page)
    origin = visitor.address.rstrip("/")
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    page.evaluate("() => cleared")
    assert page.evaluate("() => checks") == 0


@pytest.mark.deep
def test_a_saved_game_continues_without_the_server(visit: Visit, stoppable: SiteServer) -> None:
    visitor = visit(offline=True, address=stoppable.address)
    visitor.start_game("person", "random")
    visitor.play(2)
    before = visitor.moves
    wait_until_cached(visitor)
    stoppable.stop()
    visitor.reload()
    visitor.expect_move(before)
    visitor.play(2)
    visitor.press("menu", "to-setup", "open-shelf")
    expect(visitor.find("#shelf li"), "files fetched on demand are kept too").to_have_count(1)


@pytest.mark.deep
@pytest.mark.parametrize(
    "lost",
    [
        ["/pyodide.asm.wasm", "/boot.js"],
        ["/index.html", "/memory.wasm"],
        [],
    ],
    ids=["large and small", "the page", "everything"],
)
def test_lost_files_are_fetched_again(visit: Visit, stoppable: SiteServer, lost: list[str]) -> None:
    """One online visit is enough to fetch them."""
    visitor = visit(offline=True, address=stoppable.address)
    wait_until_cached(visitor)
    names = visitor.page.evaluate(NAMES)
    visitor.page.evaluate(LOSE, lost) if lost else visitor.page.evaluate(LOSE_ALL)
    assert len(visitor.page.evaluate(NAMES)) < len(names)
    visitor.reload()
    expect_cached(visitor, names)
    assert visitor.page.evaluate(RULES_KEPT)
    stoppable.stop()
    visitor.reload()
    visitor.start_game("person", DUKE, names=("Ada", "Ben"))
    visitor.play(2)


@pytest.mark.deep
def test_a_lost_file_is_cached_again_while_playing(visit: Visit, stoppable: SiteServer) -> None:
    """A requested file is cached again immediately, without a reload."""
    visitor = visit(offline=True, address=stoppable.address)
    wait_until_cached(visitor)
    names = visitor.page.evaluate(NAMES)
    visitor.page.evaluate(LOSE, ["/worker.py"])
    visitor.start_game("person", DUKE, names=("Ada", "Ben"))
    visitor.play(2)
    expect_cached(visitor, names)


@pytest.mark.deep
def test_a_file_from_another_version_is_not_restored(
    visit: Visit, serve: Serve, site: Path, tmp_path: Path
) -> None:
    shutil.copytree(site, tmp_path / "site")
    own = json.loads((site / LIST).read_text())  # without files of earlier builds
    [style] = [tmp_path / "site" / name for name in own if name.endswith("/table.css")]
    os.utime(style)  # makes it so recent that browsers revalidate it
    visitor = visit(offline=True, address=serve(tmp_path / "site").address)
    wait_until_cached(visitor)
    names = visitor.page.evaluate(NAMES)
    with style.open("a") as file:
        file.write("\n:root { --edition: other; }\n")
    os.utime(style, (time() + 60, time() + 60))
    other = style.relative_to(tmp_path / "site").as_posix()
    visitor.page.evaluate(LOSE, ["/kingdom.svg", "/icons/icon.svg", other, "/worker.py"])
    visitor.reload()
    expect_cached(visitor, [name for name in names if name != other])
    assert other not in visitor.page.evaluate(NAMES)
    visitor.start_game("person", "random")
    visitor.play(1)


@pytest.mark.deep
def test_a_restarted_browser_continues_a_game_without_the_server(
    playwright: Playwright, site: Path, tmp_path: Path
) -> None:
    """Chromium only, because Playwright can't give Firefox a persistent profile."""
    serving = SiteServer(site)
    viewport = ViewportSize(width=DESKTOP[0], height=DESKTOP[1])
    for restarted in (False, True):
        context = playwright.chromium.launch_persistent_context(
            tmp_path / "profile", viewport=viewport, **launch_options("chromium")
        )
        log = ErrorLog(context, serving.address, expected=())
        context.add_init_script(FAKE_CLIPBOARD)
        visitor = Visitor(context.new_page(), serving.address).open()
        if restarted:
            expect(visitor.find("#resume-text")).to_contain_text("Ada")
            visitor.press("resume-game")
            visitor.play()
            visitor.expect_scores_of_replay("Ada", "Ben")
        else:
            visitor.start_game("person", "random", names=("Ada", "Ben"))
            visitor.play(3)
            wait_until_cached(visitor)
        context.close()
        assert not log.errors, log.errors
        if not restarted:
            serving.stop()
