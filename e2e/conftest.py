"""Two browsers, one site, and tabs that may neither call other hosts nor report errors."""

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
    sync_playwright,
)

from e2e.board_host import Host
from e2e.seats import Launched, Seats, Watch
from e2e.served import Served
from e2e.visitor import COPY, NO_OFFLINE, Visitor
from tools.paths import SITE
from tools.setup.browsers import NAMES, launch_options

DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (360, 740)

Visit = Callable[..., Visitor]
Arrive = Callable[..., Host]
Serve = Callable[..., Served]

in_one_browser = pytest.mark.parametrize("launched", NAMES[:1], indirect=True)
"""For tests whose answer is the same in every browser: what axe reads in the document."""


def scripts(named: dict[str, str], ordinary: set[str]) -> list[Any]:
    """Parameters of a story told under each of these scripts; all but the ordinary ones deep."""
    return [
        pytest.param(script, id=name, marks=[] if name in ordinary else pytest.mark.deep)
        for name, script in named.items()
    ]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    # Firefox does not start where it cannot write.
    if not os.access(Path.home(), os.W_OK):
        os.environ["HOME"] = "/tmp"
    # What a browser says is told below a test that fails, above all why it has ended.
    os.environ.setdefault("DEBUG", "pw:browser")
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the built site, so that a build meanwhile changes nothing."""
    assert SITE.exists(), "build the site first: python build.py build"
    folder = tmp_path_factory.mktemp("served") / "site"
    shutil.copytree(SITE, folder)
    return folder


@pytest.fixture(scope="session")
def served(site: Path) -> Iterator[Served]:
    """The site on a server that stays."""
    serving = Served(site)
    yield serving
    serving.stop()


@pytest.fixture(scope="session", params=NAMES)
def launched(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Launched]:
    """Each browser in turn."""
    started = Launched(playwright, request.param)
    yield started
    started.close()


@pytest.fixture
def browser(launched: Launched) -> Browser:
    """The one whose turn it is."""
    return launched.browser


@contextmanager
def in_large_text(playwright: Playwright) -> Iterator[Browser]:
    """Chromium with text twice as large as usual, as somebody may set it in the browser."""
    options = launch_options("chromium")
    twice = [*options.get("args", []), "--blink-settings=defaultFontSize=32"]
    browser = playwright.chromium.launch(**options | {"args": twice})
    yield browser
    browser.close()


@contextmanager
def withholding_pixels(playwright: Playwright) -> Iterator[Browser]:
    """Firefox as Tor Browser and others have it: a page that reads its canvas gets noise."""
    prefs: dict[str, str | float | bool] = {"privacy.resistFingerprinting": True}
    browser = playwright.firefox.launch(**launch_options("firefox"), firefox_user_prefs=prefs)
    yield browser
    browser.close()


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Serves folders to one test alone, which may stop its servers itself; see `Served`."""
    servers: list[Served] = []

    def start(folder: Path, below: str = "") -> Served:
        servers.append(Served(folder, below))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def visit(browser: Browser, served: Served, serve: Serve) -> Iterator[Visit]:
    """Opens the page as somebody who has never been there; ``expected``: see `Watch`.

    ``offline``: the browser may keep a copy of the site, which costs a fifth of a start. ``serve``
    is asked for so that its servers outlive the page, which complains of a file cut off.
    """
    watches: list[Watch] = []
    contexts: list[BrowserContext] = []

    def arrive(
        size: tuple[int, int] = DESKTOP,
        *,
        address: str = served.address,
        opened: bool = True,
        moment: str = "",
        script: str = "",
        offline: bool = False,
        expected: tuple[str, ...] = (),
        frame_of: str = "",
        **options: Any,
    ) -> Visitor:
        viewport = ViewportSize(width=size[0], height=size[1])
        context = browser.new_context(viewport=viewport, **options)
        contexts.append(context)
        watches.append(Watch(context, *filter(None, (address, frame_of)), expected=expected))
        context.add_init_script(COPY + script + ("" if offline else NO_OFFLINE))
        context.set_default_timeout(10_000)
        visitor = Visitor(context.new_page(), address)
        return visitor.open(moment) if opened else visitor

    yield arrive
    for context in contexts:
        context.close()
    complaints = [complaint for watch in watches for complaint in watch.complaints]
    assert not complaints, complaints


@pytest.fixture(scope="session")
def seats(launched: Launched, served: Served) -> Iterator[Seats]:
    """The pages of this browser that wait at the set-up."""
    waiting = Seats(launched, served)
    yield waiting
    waiting.close()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remembers whether a test has failed, for `seated`."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def seated(seats: Seats, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Gives a page that waits at the set-up, where others have played: a boot is saved.

    For tests that are not about the start, storage, versions or the first visit. The set-up and the
    settings are as at first. Earlier games stay on the device; a test begins with
    `Visitor.begin` (as `sit_down` does) and goes on from a link with `Visitor.play_on`. What a
    failed test leaves behind is thrown away.
    """

    def arrive(
        size: tuple[int, int] = DESKTOP, *, has_touch: bool = False, moment: str = ""
    ) -> Visitor:
        visitor = seats.take(size, has_touch)
        return visitor.go_to(moment) if moment else visitor

    yield arrive
    if request.node.stash[FAILED]:
        seats.close()
        return
    complaints = seats.leave()
    assert not complaints, complaints


@pytest.fixture
def host(visit: Visit, served: Served) -> Arrive:
    """Opens a page of another site."""

    def arrive(body: str, **options: Any) -> Host:
        visitor = visit(opened=False, frame_of=served.elsewhere, **options)
        return Host(visitor.page, served.address).open(served.elsewhere, body)

    return arrive
