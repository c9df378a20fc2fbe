"""Fixtures for tests of the page: browsers, servers, and tabs whose errors fail the test."""

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from e2e.browsers import ErrorLog, RestartingBrowser, ReusedPages
from e2e.host_page import HostPage
from e2e.servers import HeaderServer, SiteServer
from e2e.visitor import FAKE_CLIPBOARD, NO_SERVICE_WORKER, Visitor
from tests.tools.pipeline.site_headers import Headers
from tools.dev.patience import PATIENCE
from tools.paths import SITE
from tools.setup.browsers import BASELINE_COMPILERS, NAMES, chromium_flags, launch_options

DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (360, 740)

Visit = Callable[..., Visitor]
OpenHost = Callable[..., HostPage]
Serve = Callable[..., SiteServer]

in_one_browser = pytest.mark.parametrize("restarting", NAMES[:1], indirect=True)
"""Marks tests that need Chromium, or give the same result in every browser."""


def scripts(named: dict[str, str], ordinary: set[str]) -> list[Any]:
    """Scripts as parameters, with names as ids; all but the ``ordinary`` ones need --deep."""
    return [
        pytest.param(script, id=name, marks=[] if name in ordinary else pytest.mark.deep)
        for name, script in named.items()
    ]


def pytest_configure(config: pytest.Config) -> None:
    """Without ``--deep``, saves a quarter of the work by disabling optimizing compilers."""
    if not config.getoption("--deep"):
        chromium_flags.append(BASELINE_COMPILERS)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    # Firefox needs a writable home.
    if not os.access(Path.home(), os.W_OK):
        os.environ["HOME"] = "/tmp"
    # Prints the browser's output, such as the reason for a crash, below a failed test.
    os.environ.setdefault("DEBUG", "pw:browser")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the built site, so that a build during the tests doesn't change it."""
    assert SITE.exists(), "build the site first: python build.py build"
    folder = tmp_path_factory.mktemp("served") / "site"
    shutil.copytree(SITE, folder)
    return folder


@pytest.fixture(scope="session")
def served(site: Path) -> Iterator[SiteServer]:
    """The site's server for all tests."""
    serving = SiteServer(site)
    yield serving
    serving.stop()


@pytest.fixture(scope="session", params=NAMES)
def restarting(
    request: pytest.FixtureRequest, playwright: Playwright
) -> Iterator[RestartingBrowser]:
    """Each browser in turn, restarted after a crash.

    Without ``--deep``, pages show no animations unless a test asks for them, which saves a sixth of
    the work.
    """
    still = not request.config.getoption("--deep")
    started = RestartingBrowser(playwright, request.param, still=still)
    yield started
    started.close()


@pytest.fixture
def browser(restarting: RestartingBrowser) -> Browser:
    """This test's browser."""
    return restarting.browser


@contextmanager
def in_large_text(playwright: Playwright) -> Iterator[Browser]:
    """Chromium with its text size set to 200 %."""
    options = launch_options("chromium")
    arguments = [*options.get("args", []), "--blink-settings=defaultFontSize=32"]
    browser = playwright.chromium.launch(**options | {"args": arguments})
    yield browser
    browser.close()


@contextmanager
def withholding_pixels(playwright: Playwright) -> Iterator[Browser]:
    """Firefox with Tor Browser's fingerprinting protection.

    A page that reads its canvas gets noise.
    """
    prefs: dict[str, str | float | bool] = {"privacy.resistFingerprinting": True}
    browser = playwright.firefox.launch(**launch_options("firefox"), firefox_user_prefs=prefs)
    yield browser
    browser.close()


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Starts servers for one test, which may stop them itself; see `SiteServer`, `HeaderServer`."""
    servers: list[SiteServer] = []

    def start(folder: Path, below: str = "", headers: Headers | None = None) -> SiteServer:
        if headers is None:
            servers.append(SiteServer(folder, below))
        else:
            servers.append(HeaderServer(folder, headers, below))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@contextmanager
def visits(restarting: RestartingBrowser, served: SiteServer) -> Iterator[Visit]:
    """Opens the page in a new context, as on a first visit; ``expected`` as in `ErrorLog`.

    ``offline`` keeps the service worker, which makes a start a fifth slower.
    """
    logs: list[ErrorLog] = []
    contexts: list[BrowserContext] = []

    def open_page(
        size: tuple[int, int] = DESKTOP,
        *,
        address: str = served.address,
        opened: bool = True,
        moment: str = "",
        script: str = "",
        offline: bool = False,
        expected: tuple[str, ...] = (),
        other_origin: str = "",
        **options: Any,
    ) -> Visitor:
        viewport = ViewportSize(width=size[0], height=size[1])
        context = restarting.new_context(viewport=viewport, **options)
        contexts.append(context)
        logs.append(ErrorLog(context, *filter(None, (address, other_origin)), expected=expected))
        context.add_init_script(FAKE_CLIPBOARD + script + ("" if offline else NO_SERVICE_WORKER))
        context.set_default_timeout(PATIENCE)
        visitor = Visitor(context.new_page(), address)
        return visitor.open(moment) if opened else visitor

    yield open_page
    for context in contexts:
        context.close()
    errors = [error for log in logs for error in log.errors]
    assert not errors, errors


@pytest.fixture
def visit(restarting: RestartingBrowser, served: SiteServer, serve: Serve) -> Iterator[Visit]:
    """Opens visits for one test, like `visits`.

    Depends on ``serve`` so that servers outlive the pages, which would report files cut off.
    """
    with visits(restarting, served) as open_page:
        yield open_page


@pytest.fixture
def form(visit: Visit) -> Visit:
    """Opens the set-up form without Python, whose files never arrive."""

    def open_form(size: tuple[int, int] = DESKTOP) -> Visitor:
        visitor = visit(size, opened=False)
        for pattern in ("**/boot.js", "**/runtime-*/*", "**/memory.wasm"):
            visitor.page.route(pattern, lambda _: None)
        visitor.page.goto(visitor.address, wait_until="commit")
        visitor.find("#about-title[autofocus]").wait_for(state="attached")  # its script has run
        return visitor

    return open_form


@pytest.fixture(scope="session")
def reused(restarting: RestartingBrowser, served: SiteServer) -> Iterator[ReusedPages]:
    """This browser's pages that tests share."""
    pages = ReusedPages(restarting, served)
    yield pages
    pages.close()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Records for `revisit` whether a test has failed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def revisit(reused: ReusedPages, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Reuses a page from earlier tests, back at its set-up, which saves a start.

    Not for tests of the start, storage, versions or a first visit. Form and settings have their
    defaults, but earlier games remain on the device. So a test starts a game with `Visitor.begin`
    (like `start_game`) or continues from a link with `Visitor.play_on`. After a failed test, the
    page is closed.
    """

    def reuse(
        size: tuple[int, int] = DESKTOP,
        *,
        has_touch: bool = False,
        moment: str = "",
        device: int = 0,
    ) -> Visitor:
        visitor = reused.take(size, has_touch, device)
        return visitor.go_to(moment) if moment else visitor

    yield reuse
    if request.node.stash[FAILED]:
        reused.close()
        return
    errors = reused.reset()
    assert not errors, errors


@pytest.fixture
def host(visit: Visit, served: SiteServer) -> OpenHost:
    """Opens another site's page with boards."""

    def open_host(body: str, *, headers: dict[str, str] | None = None, **options: Any) -> HostPage:
        visitor = visit(opened=False, other_origin=served.other_address, **options)
        shown = HostPage(visitor.page, served.address)
        return shown.open(served.other_address, body, headers or {})

    return open_host
