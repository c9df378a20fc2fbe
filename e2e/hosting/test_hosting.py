"""Every page works on every kind of host, without errors or requests to other hosts."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e import servers
from e2e.conftest import Visit
from e2e.servers import CleanUrlServer
from e2e.visitor import Visitor
from tools.dev.patience import PATIENCE
from tools.pipeline.policies import READING, TRY, game_policy
from tools.pipeline.site import REFERENCE

pytestmark = pytest.mark.in_chromium

POLICIES = """() => [...document.querySelectorAll("meta[http-equiv='Content-Security-Policy']")]
  .map((meta) => meta.content)"""

FORBIDDEN = """() => new Promise((resolve) => {
  addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
  const script = document.createElement("script");
  script.textContent = "document.title = 'A foreign script';";
  document.head.append(script);
})"""
"""Adds a script to the page; returns the directive that it violates."""

REFUSED = (
    *("Executing inline script violates", "Refused to execute inline script"),
    "settings blocked an inline script",
)
"""Browsers' log messages about that script."""

LISTEN = """
globalThis.violations = [];
addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective));
"""


def page_names(site: Path) -> list[str]:
    """All pages of the site except the game, which has its own tests, and redirects."""
    names = [path.relative_to(site).as_posix() for path in site.rglob("*.html")]
    moved = {name for name in names if name.startswith(f"{REFERENCE}/")}
    return sorted({*names} - {"index.html"} - moved)


def one_page_per_folder(names: Iterable[str]) -> list[str]:
    """The pages at the root, and the first page in every folder."""
    first: dict[str, str] = {}
    for name in names:
        folder = name.rpartition("/")[0]
        first.setdefault(folder or name, name)
    return [*first.values()]


def expected_policy(page: Page) -> str:
    """The policy that the current page should have."""
    has_python = page.locator("script[type=py]").count() > 0
    return game_policy() if has_python else TRY if "/try/" in page.url else READING


def check_page(page: Page, address: str) -> None:
    """Opens a page and checks that its policy is active."""
    answer = page.goto(address, wait_until="load")
    assert answer is not None
    assert answer.ok, address
    assert page.evaluate(POLICIES) == [expected_policy(page)], address
    assert page.evaluate("violations") == [], address
    assert page.evaluate(FORBIDDEN) == "script-src-elem", address
    assert page.title() != "A foreign script"
    # Firefox logs an error if a page is left while files are loading.
    expect(page.locator("body")).not_to_have_attribute("data-state", "starting")


@pytest.mark.deep
@pytest.mark.parametrize(
    ("host", "selected"),
    [
        pytest.param(servers.netlify, one_page_per_folder, id="netlify"),
        pytest.param(servers.netlify, list, id="netlify-every", marks=pytest.mark.deep),
        *(
            pytest.param(host, one_page_per_folder, id=host.__name__, marks=pytest.mark.deep)
            for host in (servers.bare, servers.below_a_path, servers.python_server)
        ),
    ],
)
def test_pages_report_no_error_and_request_no_other_host(
    visit: Visit,
    site: Path,
    tmp_path: Path,
    host: Callable[[Path, Path], AbstractContextManager[str]],
    selected: Callable[[list[str]], list[str]],
) -> None:
    """One page per folder; with ``--deep``, all pages on the host that we recommend."""
    names = page_names(site)
    assert {"licences.html", "docs/index.html", "docs/reference/index.html"} <= {*names}
    with host(site, tmp_path) as address:
        visitor = visit(address=address, opened=False, script=LISTEN, expected=REFUSED)
        for name in selected(names):
            # The addresses of 404.html start at the root.
            if name != "404.html" or host is not servers.below_a_path:
                check_page(visitor.page, f"{address}{name}")
        visitor.page.context.close()


def test_the_game_is_played_under_the_headers_of_the_host(
    visit: Visit, site: Path, tmp_path: Path
) -> None:
    """`test_faults.py` plays it on Python's own server, without headers."""
    with servers.netlify(site, tmp_path) as address:
        visitor = visit(address=address)
        answer = visitor.page.request.get(address)
        policies = answer.headers["content-security-policy"].split(", ")
        assert policies == [game_policy(), f"{game_policy()}; frame-ancestors 'self'"]
        kept = visitor.page.request.get(f"{address}v/x").headers["cache-control"]
        assert kept == "public, max-age=31536000, immutable"
        wheel = visitor.page.request.get(f"{address}wheel/x").headers
        assert wheel["access-control-allow-origin"] == "*"
        assert "access-control-allow-origin" not in answer.headers
        visitor.start_game("person", "random")
        visitor.play(2)
        visitor.page.context.close()


def test_another_site_frames_boards_but_neither_the_game_nor_the_pad(
    visit: Visit, site: Path, tmp_path: Path
) -> None:
    """Under the server's other name, the page around the frames is another site."""
    closed, shown = ("", "pad.html", "fr/", "fr/pad.html"), ("embed.html", "rules/index.html")
    with servers.netlify(site, tmp_path) as address, servers.bare(tmp_path, tmp_path) as other:
        frames = "".join(f'<iframe src="{address}{name}"></iframe>' for name in (*closed, *shown))
        (tmp_path / "frames.html").write_text(f"<!doctype html><title>Others</title>{frames}")
        outer_page = other.replace("127.0.0.1", "localhost")
        refused = ("frame-ancestors",)
        page = visit(address=address, other_origin=outer_page, opened=False, expected=refused).page
        page.goto(f"{outer_page}frames.html", wait_until="load")
        urls = [frame.url for frame in page.frames[1:]]
        page.context.close()
    refusals = ("chrome-error://chromewebdata/", "about:neterror?e=cspBlocked&")  # of each browser
    assert all(url.startswith(refusals) for url in urls[: len(closed)])
    assert urls[len(closed) :] == [f"{address}{name}" for name in shown]


INJECTED = b"<!-- a host --><script>host = 1</script><script src='/v/beacon/x.js'></script>"
"""A comment, a script that the policy blocks, and a missing script."""

BLOCKED = ("inline script", "404", "/v/beacon/x.js", "ERR_CONNECTION_REFUSED")
"""Browsers' log messages about these scripts."""

PAGES = ("", "pad", "pad/", "pad.html", "licences", "rules/", "rules", "rules/kingdomino")
"""Addresses of pages in a language's folder, in the forms that hosts and people use."""

KEPT = """async (folder) => {
  for (const end = performance.now() + PATIENCE; performance.now() < end;) {
    const kept = await navigator.serviceWorker.getRegistration(folder);
    if (kept?.scope.endsWith(folder) && kept.active?.state === "activated") return true;
    await new Promise(requestAnimationFrame);
  }
  return false;
}""".replace("PATIENCE", str(PATIENCE))
"""Waits until a folder's pages are cached; False if that takes too long."""

STARTED = "#boot[hidden], body:not(:has(#boot))"

Begin = Callable[..., CleanUrlServer]


@pytest.fixture
def begin(site: Path) -> Iterator[Begin]:
    """Serves the site like a host with short addresses."""
    with ExitStack() as stack:

        def start(injected: bytes = b"") -> CleanUrlServer:
            host = CleanUrlServer(site, injected)
            stack.callback(host.stop)
            return host

        yield start


def cache_everything(visitor: Visitor, folder: str) -> None:
    """Visits the page twice, so that it and the rules work without the server."""
    visitor.address += folder
    visitor.open()
    assert visitor.page.evaluate(KEPT, "/")
    visitor.reload()
    assert visitor.page.evaluate(KEPT, f"/{folder}rules/")


@pytest.mark.deep
@pytest.mark.parametrize("folder", ["", "fr/"])
def test_pages_at_short_addresses_work_offline(visit: Visit, begin: Begin, folder: str) -> None:
    host = begin()
    visitor = visit(offline=True, address=host.address, opened=False, locale=folder[:2] or "en")
    cache_everything(visitor, folder)
    pages = {name: title_at(visitor, name) for name in PAGES if name not in ("pad/", "rules")}
    host.stop()
    for name in PAGES:
        assert title_at(visitor, name) == pages[{"pad/": "pad", "rules": "rules/"}.get(name, name)]
    visitor.open()
    visitor.start_game("person", "random")
    visitor.play(1)


def title_at(visitor: Visitor, name: str) -> str:
    """A page's heading; checks that the style sheet applies."""
    visitor.page.goto(f"{visitor.address}{name}")
    # Firefox logs an error if a page is left while files are loading.
    visitor.find(STARTED).wait_for(state="attached")
    sheets = "() => [...document.styleSheets].every((sheet) => sheet.cssRules.length)"
    assert visitor.page.evaluate(sheets), name
    return visitor.page.locator("h1").first.inner_text()


@pytest.mark.deep
def test_a_page_changed_by_its_host_works_offline(visit: Visit, begin: Begin) -> None:
    host = begin(INJECTED)
    visitor = visit(offline=True, address=host.address, opened=False, expected=BLOCKED)
    cache_everything(visitor, "")
    expect(visitor.find("#problem")).to_be_hidden()
    host.stop()
    visitor.reload()
    assert "<!-- a host -->" in visitor.page.content()
    visitor.start_game("person", "random")
    visitor.play(1)
    visitor.page.goto(f"{visitor.address}rules/kingdomino.html")
    expect(visitor.page.locator("h1").first).to_be_visible()
