"""After a fault during the start, the page says what to do, or the game starts anyway."""

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

INNARDS = re.compile(
    r"Error|error|exit\(|JsNull|undefined|null|object|Traceback|Python|PyScript|module|0x|\n"
)
WASM, STDLIB, PAGE, WHEEL = "pyodide.asm.wasm", "python_stdlib.zip", "page.zip", "realmino-*.whl"
MEMORY = "memory.wasm"
PLAIN_START = (STDLIB, PAGE, WHEEL)
"""What Python starts with if there is no snapshot."""
FETCHED = (WASM, *PLAIN_START, "pyodide-lock.json", "pyscript.json", "main.py")
SCRIPTS = (
    *("setup.js", "boot.js", "faults.js"),
    *("pyodide-loader.mjs", "pyodide.mjs", "pyodide.asm.js", "core.js", "core-*.js"),
)
# An ordinary run has each fault and each kind of file once; `--deep` has all pairs.
WRONG = [(STDLIB, PORTAL), (PAGE, CORRUPT)]
ALL_WRONG = [
    *product(FETCHED, (MISSING, CUT)),
    *product((WASM, STDLIB, PAGE, "pyscript.json"), [PORTAL]),
    *product((WASM, STDLIB), [BROKEN]),
    *product((WASM, STDLIB, PAGE, WHEEL, "words.zip", "main.py"), [CORRUPT]),
]
WRONG_SCRIPTS = [("boot.js", MISSING), ("pyodide-loader.mjs", CUT)]
ALL_WRONG_SCRIPTS = [
    *product(SCRIPTS, [MISSING]),
    *product(
        ("setup.js", "boot.js", "pyodide-loader.mjs", "pyodide.asm.js", "core-*.js"), (PORTAL, CUT)
    ),
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
    """Chromium, for this file."""
    browser = playwright.chromium.launch(**launch_options("chromium"))
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """Firefox, for this file."""
    browser = playwright.firefox.launch(**launch_options("firefox"))
    yield browser
    browser.close()


@pytest.fixture
def serve(site: Path) -> Iterator[Serve]:
    """Starts a `FaultyServer` of the site."""
    with ExitStack() as stopping:

        def begin(faults: dict[str, str], folder: Path = site, below: str = "") -> SiteServer:
            serving = FaultyServer(folder, faults, below)
            stopping.callback(serving.stop)
            return serving

        yield begin


def arrive(browser: Browser, address: str, script: str = "", **options: Any) -> Page:
    """Opens the page in a new context, as on a first visit."""
    context: BrowserContext = browser.new_context(**options)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(NOTE_START + script)
    page = context.new_page()
    page.goto(address, wait_until="commit")
    return page


def wrong(file: str, fault: str) -> dict[str, str]:
    """The faults for this file; some files are fetched only without a snapshot."""
    return {f"*{file}": fault} | ({f"*{MEMORY}": MISSING} if file in PLAIN_START else {})


def expect_start(page: Page) -> None:
    """The page is ready, and reports no problem."""
    expect(page.locator("body[data-started]")).to_have_count(1)
    expect(page.locator("#problem")).to_be_hidden()
    expect(page.locator("#boot")).to_be_hidden()
    page.context.close()


def expect_sentence(page: Page, *parts: str) -> None:
    """Plain sentences appear in time, and end with what to do."""
    problem = page.locator("#problem")
    expect(problem).to_be_visible()
    text = problem.inner_text()
    assert re.fullmatch(r"[A-Z“].*\.", text), text
    assert re.search(r"([Rr]eload the page|use an up-to-date)[^.]*\.$", text), text
    assert not INNARDS.search(text), text
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
    """In the page and in the worker."""
    served = serve({f"*{WASM}": kind})
    page = arrive(chromium, served.address, COUNT_ANSWERS, service_workers="block")
    visitor = Visitor(page, served.address).wait_until_ready()
    visitor.sit_down(PERSON, DUKE)
    visitor.play(2)
    visitor.find("html[data-answers]").wait_for(state="attached")
    expect_start(page)


@pytest.mark.parametrize(("file", "fault"), ordinary_first(ALL_WRONG, WRONG))
def test_a_file_that_arrives_wrong_is_named(
    chromium: Browser, serve: Serve, file: str, fault: str
) -> None:
    page = arrive(chromium, serve(wrong(file, fault)).address)
    expect_sentence(page, file.split("*")[0])
    expect_begin_tries_again(page)


def test_a_file_that_is_corrupt_in_the_cache_is_fetched_again(
    chromium: Browser, serve: Serve
) -> None:
    expect_start(arrive(chromium, serve({"*main.py": STALE, f"*{WASM}": STALE}).address))


def test_a_corrupt_archive_of_the_score_pad_is_named(chromium: Browser, serve: Serve) -> None:
    page = arrive(chromium, f"{serve({'*scorepad.zip': CORRUPT}).address}pad.html")
    expect_sentence(page, "scorepad.zip", "damaged")
    page.context.close()


@pytest.mark.parametrize(("file", "fault"), ordinary_first(ALL_WRONG_SCRIPTS, WRONG_SCRIPTS))
def test_a_script_that_arrives_wrong_is_reported(
    chromium: Browser, serve: Serve, file: str, fault: str
) -> None:
    page = arrive(chromium, serve({f"*{file}": fault}).address)
    expect_sentence(page)
    page.context.close()


@pytest.mark.deep
def test_begin_without_its_script_reloads_the_page(chromium: Browser, serve: Serve) -> None:
    page = arrive(chromium, serve({"*setup.js": MISSING}).address)
    expect_sentence(page, "setup.js")
    expect(page.locator("body[data-started]")).to_have_count(1)
    expect_begin_tries_again(page)


def test_the_game_starts_without_the_script_for_old_browsers(
    chromium: Browser, serve: Serve
) -> None:
    expect_start(arrive(chromium, serve({"/unsupported.js": MISSING}).address))


def test_a_sign_in_page_in_place_of_every_file_is_reported(chromium: Browser, serve: Serve) -> None:
    page = arrive(chromium, serve({"v/*/*": PORTAL}).address)
    expect_sentence(page)
    expect_begin_tries_again(page)


# Older browsers, and places where a part of the browser is switched off


@pytest.mark.parametrize("feature", ordinary_first(ALL_NEEDED, NEEDED))
def test_a_browser_without_a_feature_starts_or_explains(
    chromium: Browser, served: SiteServer, feature: str
) -> None:
    page = arrive(chromium, served.address, f"delete globalThis.{feature};")
    started = page.locator("body[data-started]")
    problem = page.locator("#problem:not([hidden])")
    started.or_(problem).first.wait_for(state="attached")
    if not started.count():
        expect_sentence(page)
    page.context.close()


@pytest.mark.deep
def test_a_browser_without_canvas_explains(chromium: Browser, served: SiteServer) -> None:
    script = "HTMLCanvasElement.prototype.getContext = () => null;"
    page = arrive(chromium, served.address, script)
    expect_sentence(page)
    expect_begin_tries_again(page)


# A page that is older than its files


@pytest.fixture
def deployment(site: Path, tmp_path: Path) -> Path:
    """A copy of the site in which the next version can be published.

    Its files are new: a browser uses old ones for a while without a request.
    """
    return shutil.copytree(site, tmp_path / "deployment", copy_function=shutil.copyfile)


NEW = "0new"


def publish(folder: Path, *pages: str) -> str:
    """Replaces this version of our files by the next one, at another address.

    ``pages``: the pages that refer to it. Returns the end of the names of its folders.
    """
    text = (folder / "index.html").read_text()
    renamed = {old: f"{old[:-4]}{NEW}" for old in re.findall(r"v/((?:game|en)-\w+)/", text)}
    for old, fresh in renamed.items():
        (folder / "v" / old).rename(folder / "v" / fresh)
        for name in pages:
            replace_in(folder / name, renamed)
    # Scripts last: one of them has the digests of the files that change with the names.
    digests: dict[str, str] = {}
    for path in sorted(folder.glob("v/en-*/*.js*"), key=lambda path: path.suffix, reverse=True):
        before = short_digest(path.read_bytes())
        replace_in(path, renamed | digests)
        digests[before] = short_digest(path.read_bytes())
    return NEW


def replace_in(path: Path, texts: Mapping[str, str]) -> None:
    """Replaces each of these texts in a file by the other one."""
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
    page = arrive(chromium, address, service_workers="block")
    expect(page.locator("body[data-started]")).to_have_count(1)
    page.goto("about:blank")
    fresh = publish(deployment, "index.html")
    with page.expect_request(f"**/*{fresh}/pyodide-loader.mjs"):
        page.goto(address, wait_until="commit")
    assert page.url == address
    expect_start(page)


def test_a_page_older_than_its_files_for_every_visitor_says_so(
    chromium: Browser, serve: Serve, deployment: Path
) -> None:
    served = serve({}, deployment)
    publish(deployment)
    page = arrive(chromium, served.address)
    expect_sentence(page, "setup.js")
    expect_begin_tries_again(page)


# Other browsers, and plain servers


@pytest.mark.deep
def test_any_media_type_of_webassembly_in_firefox(firefox: Browser, serve: Serve) -> None:
    expect_start(arrive(firefox, serve({f"*{WASM}": PLAIN}).address))


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
def test_a_file_that_arrives_wrong_is_named_in_firefox(
    firefox: Browser, serve: Serve, file: str, fault: str
) -> None:
    page = arrive(firefox, serve(wrong(file, fault)).address)
    expect_sentence(page, file.split("*")[0])
    expect_begin_tries_again(page)


@pytest.mark.deep
@pytest.mark.parametrize("below", ["", "games/realmino/"], ids=["at the root", "below a path"])
def test_pythons_own_server_serves_a_whole_game(
    chromium: Browser, site: Path, tmp_path: Path, below: str
) -> None:
    """As docs/hosting.md says, any static host works, without headers."""
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
        page = arrive(chromium, address)
        visitor = Visitor(page, address).wait_until_ready()
        visitor.sit_down(PERSON, "random", names=("Ada", "Ben"))
        visitor.play()
        expect(visitor.part("result")).to_be_visible()
        page.context.close()
        server.terminate()
