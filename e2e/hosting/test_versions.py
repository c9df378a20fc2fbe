"""A tab keeps its version of the site until the player switches to the new one."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, Serve, Visit
from e2e.games import moment, whole_game
from e2e.servers import SiteServer
from e2e.table.test_accessibility import expect_no_violation
from e2e.table.test_fit import OVERFLOW
from e2e.visitor import Visitor
from tools.paths import SITE, WEB
from tools.pipeline.assemble import build

pytestmark = pytest.mark.in_chromium

TITLE = "<title>"
BESIDE = '<!doctype html><title>beside</title><link rel="icon" href="data:,">'

OFFLINE_READY = "() => navigator.serviceWorker.ready.then(() => true)"
NEW_WAITS = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  const fresh = registration.installing;
  if (fresh) await new Promise((done) => { fresh.onstatechange = done; });
  return registration.waiting !== null;
}"""
NEW_RUNS = """async () => {
  const registration = await navigator.serviceWorker.getRegistration("./game/");
  const fresh = registration.waiting;
  if (fresh) await new Promise((done) => { fresh.onstatechange = done; });
  return registration.active.scriptURL;
}"""
CACHES = "() => caches.keys()"
TWO_COPIES = """async () => {
  const kept = await caches.keys();
  return new Set(kept.map((name) => name.split("@")[0])).size === 2;
}"""
ARCHIVES = """async () => {
  const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const files = (await Promise.all(kept.map((cache) => cache.keys()))).flat();
  return files.map(({ url }) => url).filter((url) => url.endsWith("/page.zip"));
}"""
ARCHIVE_KEPT = f"""async () => {{
  await fetch(game.dataset.python.replace(/[^/]*$/, "page.zip"));
  while (!(await ({ARCHIVES})()).length) await new Promise(requestAnimationFrame);
}}"""
"""Fetches an archive and waits until it is cached, which happens after the response."""
EDITION = "() => getComputedStyle(document.documentElement).getPropertyValue('--edition')"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The server's folder: the site in a subfolder, and a plain page beside it."""
    shutil.copytree(SITE, tmp_path / "served/game")
    (tmp_path / "served/beside.html").write_text(BESIDE)
    return tmp_path / "served"


@pytest.fixture
def below(folder: Path, serve: Serve) -> SiteServer:
    """That folder's server."""
    return serve(folder, "game/")


@pytest.fixture(scope="session")
def new_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site that differs in its title and its style."""
    work = tmp_path_factory.mktemp("new")
    web = work / "web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    page = web / "shell/page.html"
    page.write_text(page.read_text().replace(TITLE, f"{TITLE}New "))
    with (web / "shell/style.css").open("a") as style:
        style.write("\n:root { --edition: new; }\n")
    build(work / "site", web)
    return work / "site"


@pytest.fixture
def publish(folder: Path, new_site: Path) -> Callable[[], None]:
    """Replaces the old site with the new one."""

    def replace() -> None:
        shutil.copytree(new_site, folder / "new")
        (folder / "game").rename(folder / "old")
        (folder / "new").rename(folder / "game")

    return replace


Publish = Callable[[], None]


def is_new(tab: Visitor) -> bool:
    """Whether page and style are from the new version; False if both are from the old one."""
    title = tab.page.title().startswith("New Realmino")
    assert tab.page.evaluate(EDITION) == ("new" if title else "")
    return title


def wait_for_offer(tab: Visitor) -> None:
    """Makes the browser find the new version, and waits until the page offers it."""
    assert tab.page.evaluate(NEW_WAITS)
    expect(tab.find("#update")).to_be_visible()


def test_versions_never_mix(visit: Visit, below: SiteServer, publish: Publish) -> None:
    tab = visit(
        offline=True, address=below.address, other_origin=below.address.removesuffix("game/")
    )
    assert tab.page.evaluate(OFFLINE_READY)
    [old] = tab.page.evaluate(CACHES)
    family = old.partition("@")[0]
    others = [f"{family}@1", f"{family}@{'1' * 64}", f"{family}copy/@1"]
    tab.page.evaluate("(names) => Promise.all(names.map((name) => caches.open(name)))", others)

    publish()
    wait_for_offer(tab)
    tab.reload()
    assert not is_new(tab)

    beside = tab.page.context.new_page()
    beside.goto(below.address.replace("game/", "beside.html"))
    tab.page.close()
    beside.evaluate(NEW_RUNS)
    tab.page = beside
    tab.open()
    assert is_new(tab)
    kept = tab.page.evaluate(CACHES)
    assert not {old, *others[:2]} & {*kept}
    assert others[2] in kept


@pytest.mark.deep
def test_files_fetched_on_demand_are_kept_in_the_next_version(
    visit: Visit, below: SiteServer, publish: Publish
) -> None:
    """Therefore, a browser without the snapshot can start the next version offline."""
    tab = visit(offline=True, address=below.address)
    tab.page.wait_for_function("() => navigator.serviceWorker.controller")
    tab.page.evaluate(ARCHIVE_KEPT)
    publish()
    wait_for_offer(tab)
    assert len(tab.page.evaluate(ARCHIVES)) == 2


@pytest.mark.deep
def test_the_new_version_reaches_all_tabs(
    visit: Visit, below: SiteServer, publish: Publish
) -> None:
    """After one click, every tab shows the same as before in the new version."""
    at_table = visit(offline=True, address=below.address)
    at_table.start_game("person", "random", names=("Ada", "Ben"), seed="5")
    at_table.play(3)
    assert at_table.page.evaluate(OFFLINE_READY)
    looking = Visitor(at_table.page.context.new_page(), below.address)
    looking.open(moment(whole_game("K2"), 7, "pp"))
    moves = at_table.moves, looking.moves

    publish()
    wait_for_offer(at_table)
    expect(looking.find("#update")).to_be_visible()
    with looking.page.expect_event("load"), at_table.page.expect_event("load"):
        at_table.press("update-now")
    for tab in (at_table, looking):
        tab.wait_until_ready()
        assert is_new(tab)
        expect(tab.find("#update")).to_be_hidden()
    for tab, move in zip((at_table, looking), moves, strict=True):
        tab.expect_move(move)
    at_table.play(2)
    below.stop()
    assert is_new(at_table.reload())


@pytest.mark.deep
def test_an_unsaved_game_is_not_discarded(
    visit: Visit, below: SiteServer, publish: Publish
) -> None:
    tab = visit(offline=True, address=below.address)
    tab.start_game("person", "random")
    tab.play(1)
    assert tab.page.evaluate(OFFLINE_READY)
    publish()
    wait_for_offer(tab)
    tab.page.evaluate("realmino.saved = () => Promise.resolve(false)")
    tab.press("update-now")
    expect(tab.find("#update")).to_contain_text("couldn’t be saved")
    tab.play(1)
    tab.page.evaluate("realmino.saved = () => Promise.resolve(true)")
    with tab.page.expect_event("load"):
        tab.press("update-now")
    assert is_new(tab.wait_until_ready())


@pytest.mark.deep
def test_the_offer_does_not_interrupt(visit: Visit, below: SiteServer, publish: Publish) -> None:
    """It fits a phone in both themes, is announced, and can be dismissed."""
    tab = visit(PHONE, offline=True, address=below.address)
    assert tab.page.evaluate(OFFLINE_READY)
    publish()
    wait_for_offer(tab)
    expect(tab.find("#announce")).to_have_text("A new version is ready.")
    expect_no_violation(tab, "#update")
    over_wide, _ = tab.page.evaluate(OVERFLOW)
    assert over_wide <= 0

    tab.start_game("person", "random")
    tab.wait_for_turn()
    expect(tab.find("#update-now")).to_be_in_viewport(ratio=1)
    expect_no_violation(tab, "#update")
    assert tab.page.evaluate(OVERFLOW) == [0, 0]
    tab.press("update-later")
    expect(tab.find("#update")).to_be_hidden()
    expect(tab.part("canvas")).to_be_focused()
    tab.play(1)
    assert not is_new(tab)
    tab.reload()
    expect(tab.find("#update")).to_be_visible()
    assert not is_new(tab)


@pytest.mark.deep
def test_two_copies_on_one_host_have_separate_caches(
    visit: Visit, below: SiteServer, folder: Path
) -> None:
    shutil.copytree(folder / "game", folder / "game/copy")
    one = visit(offline=True, address=below.address)
    assert one.page.evaluate(OFFLINE_READY)
    one.address += "copy/"
    one.open()
    # Until a copy has its own cache, the outer page's cache answers for it.
    one.page.wait_for_function(TWO_COPIES)
