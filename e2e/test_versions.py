"""A new version of the site: a tab keeps the old one whole, the next visit has the new one."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.served import Served
from tools.assemble import build
from tools.paths import SITE, WEB

TITLE = "<title>Realmino"
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


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """What the server has: the site below a path, a bare page beside it."""
    shutil.copytree(SITE, tmp_path / "served/game")
    (tmp_path / "served/beside.html").write_text(BESIDE)
    return tmp_path / "served"


@pytest.fixture
def below(folder: Path) -> Iterator[Served]:
    """The server of that folder."""
    serving = Served(folder, "game/")
    yield serving
    serving.stop()


def publish_new_version(folder: Path, work: Path) -> None:
    """Put a site in place that differs in its title and its style."""
    web = work / "web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    page = web / "index.html"
    page.write_text(page.read_text().replace(TITLE, "<title>New Realmino"))
    with (web / "style.css").open("a") as style:
        style.write("\n:root { --edition: new; }\n")
    build(folder / "game", web)


def test_versions_never_mix(visit: Visit, below: Served, folder: Path, tmp_path: Path) -> None:
    tab = visit(address=below.address, frame_of=below.address.removesuffix("game/"))
    assert tab.page.evaluate(OFFLINE_READY)
    [old] = tab.page.evaluate(CACHES)

    publish_new_version(folder, tmp_path)
    assert tab.page.evaluate(NEW_WAITS)
    tab.reload()
    expect(tab.page).not_to_have_title("New Realmino", timeout=1)
    edition = "() => getComputedStyle(document.documentElement).getPropertyValue('--edition')"
    assert tab.page.evaluate(edition) == ""

    beside = tab.page.context.new_page()
    beside.goto(below.address.replace("game/", "beside.html"))
    tab.page.close()
    beside.evaluate(NEW_RUNS)
    tab.page = beside
    tab.open()
    assert tab.page.title().startswith("New Realmino")
    assert tab.page.evaluate(edition) == "new"
    assert old not in tab.page.evaluate(CACHES)


def test_two_copies_on_one_host_keep_their_own(visit: Visit, below: Served, folder: Path) -> None:
    shutil.copytree(folder / "game", folder / "game/copy")
    one = visit(address=below.address)
    assert one.page.evaluate(OFFLINE_READY)
    one.address += "copy/"
    one.open()
    assert one.page.evaluate(OFFLINE_READY)
    kept = one.page.evaluate(CACHES)
    assert len(kept) == 2
    assert len({name.split("@")[0] for name in kept}) == 2
