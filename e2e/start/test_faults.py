"""After a fault during the start, the game starts anyway, or the page says what to do."""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from e2e.bots.test_worker import COUNT_ANSWERS
from e2e.servers import (
    BROKEN,
    CORRUPT,
    CUT,
    KEPT,
    MISSING,
    OCTETS,
    PLAIN,
    PORTAL,
    STALE,
    FaultyServer,
    SiteServer,
)
from e2e.visitor import DUKE, PERSON, Visitor
from tests.depth import ordinary_first
from tools.dev.patience import PATIENCE
from tools.pipeline.site import short_digest
from tools.setup.browsers import launch_options

INTERNALS = re.compile(
    r"Error|error|exit\(|JsNull|undefined|null|object|Traceback|Python|PyScript|module|0x|\n"
)
WASM, STDLIB, PAGE, WHEEL = "pyodide.asm.wasm", "python_stdlib.zip", "page.zip", "realmino-*.whl"
MEMORY = "memory.wasm"
PLAIN_START = (STDLIB, PAGE, WHEEL)
"""The files with which Python starts without a snapshot."""
FETCHED = (WASM, *PLAIN_START, "pyodide-lock.json", "pyscript.json", "main.py")
SCRIPTS = (
    *("setup.js", "boot.js", "faults.js"),
    *("pyodide-loader.mjs", "pyodide.mjs", "pyodide.asm.js", "core.js", "core-*.js"),
)
# Covers each fault and each kind of file once; `--deep` covers all pairs.
WRONG = [(STDLIB, PORTAL), (PAGE, CORRUPT)]
ALL_WRONG = [
    *product(FETCHED, (MISSING, CUT)),
    *product((WASM, STDLIB, PAGE, "pyscript.json"), [PORTAL]),
    *product((WASM, STDLIB), [BROKEN]),
    *product((WASM, STDLIB, PAGE, WHEEL, "words.zip", "main.py"), [CORRUPT]),
]
WRONG_SCRIPTS = [("pyodide-loader.mjs", PORTAL), ("pyodide-loader.mjs", CUT)]
ALL_WRONG_SCRIPTS = [
    *product(SCRIPTS, [MISSING]),
    *product(
        ("setup.js", "boot.js", "pyodide-loader.mjs", "pyodide.asm.js", "core-*.js"), (PORTAL, CUT)
    ),
    ("storage.js", PORTAL),
]
NEEDED = ("WebAssembly", "Object.hasOwn", "Worker")
ALL_NEEDED = (
    *NEEDED,
    *("BigInt", "structuredClone", "MutationObserver", "PerformanceObserver"),
    *("HTMLDialogElement", "Intl"),
)


NOTE_START = """
document.addEventListener("realmino:ready", () => { document.body.dataset.started = "yes"; });
"""

Serve = Callable[..., SiteServer]


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """Chromium for this file's tests."""
    browser = playwright.chromium.launch(**launch_options("chromium"))
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """Firefox for this file's tests."""
    browser = playwright.firefox.launch(**launch_options("firefox"))
    yield browser
    browser.close()


@pytest.fixture
def serve(site: Path) -> Iterator[Serve]:
    """Starts a `FaultyServer` for the site."""
    with ExitStack() as stopping:

        def begin(faults: dict[str, str], folder: Path = site, below: str = "") -> SiteServer:
            serving = FaultyServer(folder, faults, below)
            stopping.callback(serving.stop)
            return serving

        yield begin


def open_page(browser: Browser, address: str, script: str = "", **options: Any) -> Page:
    """Opens the page in a new context, as on a first visit."""
    context: BrowserContext = browser.new_context(**options)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(NOTE_START + script)
    page = context.new_page()
    page.goto(address, wait_until="commit")
    return page


def faults_for(file: str, fault: str) -> dict[str, str]:
    """The faults that affect this file; some files are fetched only without a snapshot."""
    return {f"*{file}": fault} | ({f"*{MEMORY}": MISSING} if file in PLAIN_START else {})


def expect_start(page: Page) -> None:
    """Checks that the page is ready without a problem."""
    expect(page.locator("body[data-started]")).to_have_count(1)
    expect(page.locator("#problem")).to_be_hidden()
    expect(page.locator("#boot")).to_be_hidden()
    page.context.close()


def expect_sentence(page: Page, *parts: str) -> None:
    """Checks that the page explains the problem, and what to do, in one sentence."""
    problem = page.locator("#problem")
    expect(problem).to_be_visible()
    text = problem.inner_text()
    assert re.fullmatch(r"[A-Z“].*\.", text), text
    assert re.search(r"([Rr]eload the page|use an up-to-date)[^.]*\.$", text), text
    assert not INTERNALS.search(text), text
    for part in parts:
        assert part in text, text
    expect(page.locator("#boot")).to_be_hidden()
    expect(page.locator(".py-error")).to_have_count(0)


def expect_begin_tries_again(page: Page) -> None:
    with page.expect_navigation(wait_until="commit"):
        page.locator("#begin").click()
    assert "?" not in page.url
    page.context.close()


# Files that are fetched


@pytest.mark.deep
@pytest.mark.parametrize("kind", [PLAIN, OCTETS])
def test_any_media_type_of_webassembly_works(chromium: Browser, serve: Serve, kind: str) -> None:
    """Starts Python in the page and in the worker."""
    served = serve({f"*{WASM}": kind})
    page = open_page(chromium, served.address, COUNT_ANSWERS, service_workers="block")
    visitor = Visitor(page, served.address).wait_until_ready()
    visitor.start_game(PERSON, DUKE)
    visitor.play(2)
    visitor.find("html[data-answers]").wait_for(state="attached")
    expect_start(page)


@pytest.mark.parametrize(("file", "fault"), ordinary_first(ALL_WRONG, WRONG))
def test_a_wrong_file_is_named(chromium: Browser, serve: Serve, file: str, fault: str) -> None:
    page = open_page(chromium, serve(faults_for(file, fault)).address)
    expect_sentence(page, file.split("*")[0])
    expect_begin_tries_again(page)


def test_a_corrupt_cached_file_is_fetched_again(chromium: Browser, serve: Serve) -> None:
    expect_start(open_page(chromium, serve({"*main.py": STALE, f"*{WASM}": STALE}).address))


def test_a_corrupt_archive_of_the_score_pad_is_named(chromium: Browser, serve: Serve) -> None:
    page = open_page(chromium, f"{serve({'*scorepad.zip': CORRUPT}).address}pad.html")
    expect_sentence(page, "scorepad.zip", "damaged")
    page.context.close()


@pytest.mark.parametrize(("file", "fault"), ordinary_first(ALL_WRONG_SCRIPTS, WRONG_SCRIPTS))
def test_a_wrong_script_is_named(chromium: Browser, serve: Serve, file: str, fault: str) -> None:
    page = open_page(chromium, serve({f"*{file}": fault}).address)
    # Browsers don't name a truncated module that Pyodide or PyScript imports.
    parts = {MISSING: [file.split("*")[0]], PORTAL: [file.split("*")[0], "sign in"]}
    expect_sentence(page, *parts.get(fault, []))
    page.context.close()


@pytest.mark.deep
def test_begin_without_its_script_reloads_the_page(chromium: Browser, serve: Serve) -> None:
    page = open_page(chromium, serve({"*setup.js": MISSING}).address)
    expect_sentence(page, "setup.js")
    expect(page.locator("body[data-started]")).to_have_count(1)
    expect_begin_tries_again(page)


def test_the_game_starts_without_the_script_for_old_browsers(
    chromium: Browser, serve: Serve
) -> None:
    expect_start(open_page(chromium, serve({"/unsupported.js": MISSING}).address))


def test_a_sign_in_page_is_reported(chromium: Browser, serve: Serve) -> None:
    page = open_page(chromium, serve({"v/*/*": PORTAL}).address)
    expect_sentence(page)
    expect_begin_tries_again(page)


# Older browsers, and browsers with a feature turned off


@pytest.mark.parametrize("feature", ordinary_first(ALL_NEEDED, NEEDED))
def test_a_browser_without_a_feature_starts_or_explains(
    chromium: Browser, served: SiteServer, feature: str
) -> None:
    page = open_page(chromium, served.address, f"delete globalThis.{feature};")
    started = page.locator("body[data-started]")
    problem = page.locator("#problem:not([hidden])")
    started.or_(problem).first.wait_for(state="attached")
    if not started.count():
        expect_sentence(page)
    page.context.close()


@pytest.mark.deep
def test_a_browser_without_canvas_explains(chromium: Browser, served: SiteServer) -> None:
    script = "HTMLCanvasElement.prototype.getContext = () => null;"
    page = open_page(chromium, served.address, script)
    expect_sentence(page)
    expect_begin_tries_again(page)


# A page that is older than its files


@pytest.fixture
def deployment(site: Path, tmp_path: Path) -> Path:
    """A copy of the site, in which tests can publish the next version.

    Its files have new timestamps, because browsers use older ones without a request.
    """
    return shutil.copytree(site, tmp_path / "deployment", copy_function=shutil.copyfile)


NEW = "0new"


def publish(folder: Path, *pages: str) -> str:
    """Replaces the site's files with a new version under other names.

    ``pages`` are the pages changed to refer to it. Returns the suffix of its folders' names.
    """
    text = (folder / "index.html").read_text()
    renamed = {old: f"{old[:-4]}{NEW}" for old in re.findall(r"v/((?:game|en)-\w+)/", text)}
    for old, fresh in renamed.items():
        (folder / "v" / old).rename(folder / "v" / fresh)
        for name in pages:
            replace_in(folder / name, renamed)
    # Scripts come last, because one of them contains digests of files with these names.
    digests: dict[str, str] = {}
    for path in sorted(folder.glob("v/en-*/*.js*"), key=lambda path: path.suffix, reverse=True):
        before = short_digest(path.read_bytes())
        replace_in(path, renamed | digests)
        digests[before] = short_digest(path.read_bytes())
    return NEW


def replace_in(path: Path, texts: Mapping[str, str]) -> None:
    """Replaces texts in a file."""
    text = path.read_text()
    for old, fresh in texts.items():
        text = text.replace(old, fresh)
    path.write_text(text)


@pytest.mark.deep
def test_a_cached_page_fetches_its_successor(
    chromium: Browser, serve: Serve, deployment: Path
) -> None:
    served = serve({"index.html": KEPT}, deployment)
    address = f"{served.address}index.html#g=K2_Oabab"
    page = open_page(chromium, address, service_workers="block")
    expect(page.locator("body[data-started]")).to_have_count(1)
    page.goto("about:blank")
    fresh = publish(deployment, "index.html")
    with page.expect_request(f"**/*{fresh}/pyodide-loader.mjs"):
        page.goto(address, wait_until="commit")
    assert page.url == address
    expect_start(page)


def test_a_page_that_stays_outdated_is_reported(
    chromium: Browser, serve: Serve, deployment: Path
) -> None:
    served = serve({}, deployment)
    publish(deployment)
    page = open_page(chromium, served.address)
    expect_sentence(page, ".js”")  # any of the old scripts, since all of them are gone
    expect_begin_tries_again(page)


# Other browsers, and plain servers


@pytest.mark.deep
def test_any_media_type_of_webassembly_works_in_firefox(firefox: Browser, serve: Serve) -> None:
    expect_start(open_page(firefox, serve({f"*{WASM}": PLAIN}).address))


@pytest.mark.deep
@pytest.mark.parametrize(
    ("file", "fault"),
    [
        (WASM, CUT),
        (STDLIB, PORTAL),
        (PAGE, MISSING),
        *product(("setup.js", "core.js"), [MISSING]),
        (WHEEL, CORRUPT),
    ],
)
def test_a_wrong_file_is_named_in_firefox(
    firefox: Browser, serve: Serve, file: str, fault: str
) -> None:
    page = open_page(firefox, serve(faults_for(file, fault)).address)
    expect_sentence(page, file.split("*")[0])
    expect_begin_tries_again(page)


@pytest.mark.deep
@pytest.mark.parametrize("below", ["", "games/realmino/"], ids=["at the root", "below a path"])
def test_pythons_own_server_serves_a_whole_game(
    chromium: Browser, site: Path, tmp_path: Path, below: str
) -> None:
    """Any static host works, even without headers, as docs/hosting.md promises."""
    folder = tmp_path / "host" / below
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.symlink_to(site)
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    with subprocess.Popen(
        command,
        cwd=tmp_path / "host",
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        port = server.stdout.readline().split(" port ")[1].split()[0]
        address = f"http://127.0.0.1:{port}/{below}"
        page = open_page(chromium, address)
        visitor = Visitor(page, address).wait_until_ready()
        visitor.start_game(PERSON, "random", names=("Ada", "Ben"))
        visitor.play()
        expect(visitor.part("result")).to_be_visible()
        page.context.close()
        server.terminate()
