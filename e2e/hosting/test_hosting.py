"""Every page of the site on every kind of host: under our policy, silent, and at home."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e import hosts
from e2e.conftest import Visit
from e2e.hosts import Pretty
from e2e.visitor import Visitor
from tools.pipeline.policies import GAME, READING, TRY

pytestmark = pytest.mark.in_chromium

POLICIES = """() => [...document.querySelectorAll("meta[http-equiv='Content-Security-Policy']")]
  .map((meta) => meta.content)"""

FORBIDDEN = """() => new Promise((resolve) => {
  addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
  const script = document.createElement("script");
  script.textContent = "document.title = 'A script of somebody else';";
  document.head.append(script);
})"""
"""Puts a script into the page and tells which directive it broke."""

REFUSED = (
    *("Executing inline script violates", "Refused to execute inline script"),
    "settings blocked an inline script",
)
"""What the browsers' consoles say of that script."""

LISTEN = """
globalThis.violations = [];
addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective));
"""


def pages_of(site: Path) -> list[str]:
    """All pages of the site but the game's own, which other stories begin with."""
    names = [path.relative_to(site).as_posix() for path in site.rglob("*.html")]
    return sorted({*names} - {"index.html"})


def one_of_each_folder(names: Iterable[str]) -> list[str]:
    """The pages at the root, and the first one of every folder."""
    first: dict[str, str] = {}
    for name in names:
        folder = name.rpartition("/")[0]
        first.setdefault(folder or name, name)
    return [*first.values()]


def policy_of(page: Page) -> str:
    """The policy of the page that is shown, by what it does."""
    has_python = page.locator("script[type=py]").count() > 0
    return GAME if has_python else TRY if "/try/" in page.url else READING


def look_at(page: Page, address: str) -> None:
    """Opens a page and sees that it stands under the policy, by itself or by the host's word."""
    answer = page.goto(address, wait_until="load")
    assert answer is not None
    assert answer.ok, address
    assert page.evaluate(POLICIES) == [policy_of(page)], address
    assert page.evaluate("violations") == [], address
    assert page.evaluate(FORBIDDEN) == "script-src-elem", address
    assert page.title() != "A script of somebody else"
    # Firefox complains of files that are still on their way when their page is left.
    expect(page.locator("body")).not_to_have_attribute("data-state", "starting", timeout=30_000)


@pytest.mark.parametrize(
    ("host", "chosen"),
    [
        pytest.param(hosts.netlify, one_of_each_folder, id="netlify"),
        pytest.param(hosts.netlify, list, id="netlify-every", marks=pytest.mark.deep),
        *(
            pytest.param(host, one_of_each_folder, id=host.__name__, marks=pytest.mark.deep)
            for host in (hosts.bare, hosts.below_a_path, hosts.python_server)
        ),
    ],
)
def test_every_page_is_silent_and_asks_nobody_else(
    visit: Visit,
    site: Path,
    tmp_path: Path,
    host: Callable[[Path, Path], AbstractContextManager[str]],
    chosen: Callable[[list[str]], list[str]],
) -> None:
    """One page of each folder; deep all pages under the host that we name."""
    names = pages_of(site)
    assert {"licences.html", "reference/index.html", "reference/realmino.html"} <= {*names}
    with host(site, tmp_path) as address:
        visitor = visit(address=address, opened=False, script=LISTEN, expected=REFUSED)
        for name in chosen(names):
            look_at(visitor.page, f"{address}{name}")
        visitor.page.context.close()


def test_the_game_is_played_under_the_headers_of_the_host(
    visit: Visit, site: Path, tmp_path: Path
) -> None:
    """Under nothing but a media type too, as Python's own server shows in `test_faults.py`."""
    with hosts.netlify(site, tmp_path) as address:
        visitor = visit(address=address)
        answer = visitor.page.request.get(address)
        policies = answer.headers["content-security-policy"].split(", ")
        assert policies == [GAME, f"{GAME}; frame-ancestors 'self'"]
        kept = visitor.page.request.get(f"{address}v/x").headers["cache-control"]
        assert kept == "public, max-age=31536000, immutable"
        wheel = visitor.page.request.get(f"{address}wheel/x").headers
        assert wheel["access-control-allow-origin"] == "*"
        assert "access-control-allow-origin" not in answer.headers
        visitor.sit_down("person", "random")
        visitor.play(2)
        visitor.page.context.close()


def test_another_site_frames_boards_but_neither_the_game_nor_the_pad(
    visit: Visit, site: Path, tmp_path: Path
) -> None:
    """The server's other name makes the page around the frames one of another site."""
    closed, shown = ("", "pad.html", "fr/", "fr/pad.html"), ("embed.html", "rules/index.html")
    with hosts.netlify(site, tmp_path) as address, hosts.bare(tmp_path, tmp_path) as other:
        frames = "".join(f'<iframe src="{address}{name}"></iframe>' for name in (*closed, *shown))
        (tmp_path / "frames.html").write_text(f"<!doctype html><title>Others</title>{frames}")
        around = other.replace("127.0.0.1", "localhost")
        refused = ("frame-ancestors",)
        page = visit(address=address, frame_of=around, opened=False, expected=refused).page
        page.goto(f"{around}frames.html", wait_until="load")
        urls = [frame.url for frame in page.frames[1:]]
        page.context.close()
    refusals = ("chrome-error://chromewebdata/", "about:neterror?e=cspBlocked&")  # of each browser
    assert all(url.startswith(refusals) for url in urls[: len(closed)])
    assert urls[len(closed) :] == [f"{address}{name}" for name in shown]


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
