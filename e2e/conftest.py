"""Two browsers, one site, and tabs that may neither call other hosts nor report errors."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from e2e.served import Served
from e2e.visitor import COPY, Visitor
from e2e.watch import Watch
from tools.browsers import NAMES, launch_options
from tools.paths import SITE

DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (360, 740)

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    # Firefox does not start where it cannot write.
    if not os.access(Path.home(), os.W_OK):
        os.environ["HOME"] = "/tmp"
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
def browser(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Browser]:
    """Each browser in turn."""
    kind, options = getattr(playwright, request.param), launch_options(request.param)
    if request.param == "chromium":
        # Chromium asks before a page shows another site of this computer in a frame.
        options["args"] = [*options.get("args", []), "--disable-features=LocalNetworkAccessChecks"]
    launched = kind.launch(**options)
    yield launched
    launched.close()


@pytest.fixture
def visit(browser: Browser, served: Served) -> Iterator[Visit]:
    """Opens the page as somebody who has never been there; ``expected``: see `Watch`."""
    watches: list[Watch] = []

    def arrive(
        size: tuple[int, int] = DESKTOP,
        *,
        address: str = served.address,
        opened: bool = True,
        moment: str = "",
        script: str = "",
        expected: tuple[str, ...] = (),
        frame_of: str = "",
        **options: object,
    ) -> Visitor:
        viewport = {"width": size[0], "height": size[1]}
        context = browser.new_context(viewport=viewport, **options)
        watches.append(Watch(context, *filter(None, (address, frame_of)), expected=expected))
        context.add_init_script(COPY + script)
        context.set_default_timeout(10_000)
        visitor = Visitor(context.new_page(), address)
        return visitor.open(moment) if opened else visitor

    yield arrive
    for context in browser.contexts:
        context.close()
    complaints = [complaint for watch in watches for complaint in watch.complaints]
    assert not complaints, complaints
