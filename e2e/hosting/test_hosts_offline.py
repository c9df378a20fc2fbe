"""Hosts that shorten the addresses of pages or add to the pages: all work offline."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.hosts import Pretty
from e2e.visitor import Visitor

pytestmark = pytest.mark.in_chromium

INJECTED = b"<!-- a host --><script>host = 1</script><script src='/v/beacon/x.js'></script>"
"""A comment, a script that the policy blocks, and a missing script."""

BLOCKED = ("inline script", "404", "/v/beacon/x.js", "ERR_CONNECTION_REFUSED")
"""What the consoles say of these scripts."""

PAGES = ("", "pad", "pad/", "pad.html", "licences", "rules/", "rules", "rules/kingdomino")
"""Addresses of pages in the folder of a language, as hosts and people write them."""

KEPT = """async (folder) => {
  for (const end = performance.now() + 60_000; performance.now() < end;) {
    const kept = await navigator.serviceWorker.getRegistration(folder);
    if (kept?.scope.endsWith(folder) && kept.active?.state === "activated") return true;
    await new Promise(requestAnimationFrame);
  }
  return false;
}"""
"""Whether the pages of a folder are kept after some time."""

STARTED = "#boot[hidden], body:not(:has(#boot))"

Begin = Callable[..., Pretty]


@pytest.fixture
def begin(site: Path) -> Iterator[Begin]:
    """Serves the site as a host with pretty addresses does."""
    with ExitStack() as stopping:

        def start(injected: bytes = b"") -> Pretty:
            host = Pretty(site, injected)
            stopping.callback(host.stop)
            return host

        yield start


def keep_all(visitor: Visitor, folder: str) -> None:
    """A first and a second visit, after which the page and the rules need no server."""
    visitor.address += folder
    visitor.open()
    assert visitor.page.evaluate(KEPT, "/")
    visitor.reload()
    assert visitor.page.evaluate(KEPT, f"/{folder}rules/")


@pytest.mark.everywhere
@pytest.mark.parametrize("folder", ["", "fr/"])
def test_pages_at_short_addresses_are_there_offline(
    visit: Visit, begin: Begin, folder: str
) -> None:
    host = begin()
    visitor = visit(offline=True, address=host.address, opened=False, locale=folder[:2] or "en")
    keep_all(visitor, folder)
    pages = {name: title_at(visitor, name) for name in PAGES if name not in ("pad/", "rules")}
    host.stop()
    for name in PAGES:
        assert title_at(visitor, name) == pages[{"pad/": "pad", "rules": "rules/"}.get(name, name)]
    visitor.open()
    visitor.sit_down("person", "random")
    visitor.play(1)


def title_at(visitor: Visitor, name: str) -> str:
    """The heading of a page, which its style sheet reached."""
    visitor.page.goto(f"{visitor.address}{name}")
    # Firefox complains of files that are still on their way when their page is left.
    visitor.find(STARTED).wait_for(state="attached", timeout=30_000)
    sheets = "() => [...document.styleSheets].every((sheet) => sheet.cssRules.length)"
    assert visitor.page.evaluate(sheets), name
    return visitor.page.locator("h1").first.inner_text()


def test_a_page_that_the_host_writes_into_is_there_offline(visit: Visit, begin: Begin) -> None:
    host = begin(INJECTED)
    visitor = visit(offline=True, address=host.address, opened=False, expected=BLOCKED)
    keep_all(visitor, "")
    expect(visitor.find("#problem")).to_be_hidden()
    host.stop()
    visitor.reload()
    assert "<!-- a host -->" in visitor.page.content()
    visitor.sit_down("person", "random")
    visitor.play(1)
    visitor.page.goto(f"{visitor.address}rules/kingdomino.html")
    expect(visitor.page.locator("h1").first).to_be_visible()
