"""`build.py serve` shows saved sources immediately, and never an old copy."""

import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from browser.messages import say
from e2e.conftest import Visit
from e2e.hosting.test_offline import wait_until_cached
from e2e.servers import SiteServer
from e2e.visitor import Visitor
from realmino.text.language import in_language
from tools.dev.live_reload import LiveSite, live_server
from tools.dev.local_server import address
from tools.paths import WEB

pytestmark = pytest.mark.in_chromium

with in_language("de"):
    MESSAGE = say("hint-claim").split(":")[0]


class Work(NamedTuple):
    """A copy of the web sources, and its live site."""

    web: Path
    live: LiveSite

    def save(self, name: str, old: str, new: str) -> str:
        """Changes a file as an editor would; returns the server's report."""
        path = self.web / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        return self.live.refresh()


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the web sources."""
    return Path(
        shutil.copytree(
            WEB,
            tmp_path_factory.mktemp("work") / "web",
            ignore=shutil.ignore_patterns("node_modules", "__pycache__"),
        )
    )


@pytest.fixture
def work(sources: Path, tmp_path: Path) -> Work:
    web = Path(shutil.copytree(sources, tmp_path / "web"))
    return Work(web, LiveSite(web))


def serve(work: Work, port: int = 0) -> Iterator[str]:
    """Serves the live site; yields the address."""
    serving = live_server(work.live, port)
    threading.Thread(target=serving.serve_forever, args=(0.05,), daemon=True).start()
    yield address(serving)
    serving.shutdown()
    serving.server_close()


@pytest.fixture
def home(work: Work) -> Iterator[str]:
    yield from serve(work)


def wait_for_reload(visitor: Visitor, work: Work) -> None:
    """Waits until the page has reloaded itself."""
    newest = f'meta[name=live][content="{work.live.version}"]'
    visitor.find(newest).wait_for(state="attached")
    visitor.wait_until_ready()


@pytest.mark.deep
def test_the_page_follows_every_saved_file(visit: Visit, work: Work, home: str) -> None:
    """Saves a style, a broken module, which changes nothing, and a message.

    The page is in a language's folder.
    """
    visitor = visit(opened=False, address=home)
    visitor.page.goto(f"{home}de/", wait_until="commit")
    visitor.wait_until_ready()
    work.save("shell/style.css", ":root {", ":root { --edition: new;")
    report = work.save("words/de.py", f"'{MESSAGE}", "'Jetzt: ', ((")
    assert report.startswith("Not reloaded: words/de.py, line ")
    assert work.save("words/de.py", "'Jetzt: ', ((", "'Los geht es") == "Reloaded: de.py"
    wait_for_reload(visitor, work)
    edition = "getComputedStyle(document.documentElement).getPropertyValue('--edition')"
    assert visitor.page.evaluate(edition) == "new"
    visitor.start_game("person", "person")
    visitor.wait_for_turn()
    expect(visitor.part("hint")).to_contain_text("Los geht es")
    assert work.live.refresh() == ""


@pytest.mark.deep
def test_the_offline_copy_of_a_built_site_is_removed(visit: Visit, site: Path, work: Work) -> None:
    """The same address first serves the built site, then the sources."""
    built = SiteServer(site)
    visitor = visit(offline=True, address=built.address, expected=("",))
    wait_until_cached(visitor)
    built.stop()
    port = int(built.address.split(":")[2].rstrip("/"))
    for _ in serve(work, port):
        visitor.page.reload(wait_until="commit")
        visitor.find("meta[name=live]").wait_for(state="attached")
        visitor.page.wait_for_function(
            "() => navigator.serviceWorker.getRegistrations().then((all) => all.length === 0)"
        )
        assert visitor.page.evaluate("caches.keys()") == []
