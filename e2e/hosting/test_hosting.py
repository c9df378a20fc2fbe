"""Every page of the site on every kind of host: under our policy, silent, and at home."""

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e import hosts
from e2e.conftest import Visit
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
