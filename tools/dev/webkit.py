"""WebKitGTK on a virtual screen, with Playwright's interface."""

import os
import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from tempfile import TemporaryFile
from typing import IO, Any

from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
    TimeoutException,
)
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import Select, WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import ReadTimeoutError

from tools.dev.patience import PATIENCE
from tools.setup.browsers import CLIPBOARD, webkit_programs

SCREEN = "1600x1200x24"
WINDOW = (1440, 938)
"""The window's size, which leaves about 1440 by 900 pixels for the page."""

SECONDS = PATIENCE / 1000
"""Seconds to wait for a page."""

STARTING = 15
"""Seconds to wait for a browser to start, which usually takes one or two."""

STARTS = 4
_NOT_YET = (
    ElementNotInteractableException,
    ElementClickInterceptedException,
    StaleElementReferenceException,
)
_POLL = 0.02

_RECORDER = """
window.errors ??= (() => {
  const found = [];
  const log = console.error;
  console.error = (...words) => { found.push(`the console: ${words.join(" ")}`); log(...words); };
  addEventListener("error", ({ message }) => found.push(`an uncaught error: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => found.push(`a promise: ${reason}`));
  return found;
})();
"""
_FOREIGN = """
const homes = [location.origin, "data:", "blob:", ...arguments];
return performance.getEntriesByType("resource").map((entry) => entry.name)
  .filter((name) => !homes.some((home) => name.startsWith(home)));
"""
_FIND = """
const isVisible = (one) =>
  one.getClientRects().length > 0 && getComputedStyle(one).visibility === "visible";
const find = (selectors, nth) => {
  const found = selectors.flatMap(([css, visible]) =>
    [...document.querySelectorAll(css)].filter((one) => !visible || isVisible(one)));
  return nth === null ? found : found.slice(nth, nth + 1);
};
"""
"""Finds elements within a script, because scripts can't be given lists of elements."""

_STATES = {
    "visible": "(all) => all.some(isVisible)",
    "hidden": "(all) => !all.some(isVisible)",
    "attached": "(all) => all.length > 0",
    "detached": "(all) => all.length === 0",
}


@contextmanager
def virtual_display() -> Iterator[str]:
    """Starts a virtual display for the duration of the block; yields its name."""
    reader, writer = os.pipe()
    command = [str(webkit_programs()["Xvfb"]), "-displayfd", str(writer), "-screen", "0", SCREEN]
    screen = subprocess.Popen(
        [*command, "-nolisten", "tcp"],
        pass_fds=[writer],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        with os.fdopen(reader) as answer:
            number = answer.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
    finally:
        screen.terminate()
        screen.wait()


@contextmanager
def session(display: str, *allowed: str) -> Iterator["WebKitPage"]:
    """A new browser with one tab; errors in it fail the test.

    It may request only the ``allowed`` addresses of other hosts.
    """
    programs = webkit_programs()
    options = Options()
    options.binary_location = str(programs["MiniBrowser"])
    options.add_argument("--automation")
    options.page_load_strategy = "eager"
    variables = {
        **os.environ,
        "DISPLAY": display,
        "GDK_BACKEND": "x11",
        # Containers run as root and have no graphics card: no sandbox, no compositing.
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        # WebKit can free compiled WebAssembly while its compiler still patches it, which may
        # crash the page (bugs 307669 and 313063, fixed after 2.50). So here it frees none.
        "JSC_freeRetiredWasmCode": "0",
    }
    with _driver(variables, options) as driver:
        driver.set_window_size(*WINDOW)
        page = WebKitPage(driver, allowed)
        yield page
        page.collect_errors()
    assert not page.errors, page.errors


@contextmanager
def _driver(variables: dict[str, str], options: Options) -> Iterator[webdriver.Remote]:
    """A driver with its browser; both end with the block.

    If a browser doesn't start, its driver waits for ever, so another driver is started. If the test
    fails, their output, such as "WebProcess CRASHED", is shown.
    """
    for starts_left in reversed(range(STARTS)):
        with ExitStack() as ending:
            log: IO[str] = ending.enter_context(TemporaryFile("w+", errors="replace"))
            ending.callback(_show, log)
            program = webkit_programs()["WebKitWebDriver"]
            service = Service(program, env=variables, log_output=log)
            service.start()
            ending.callback(service.stop)
            config = ClientConfig(service.service_url, timeout=STARTING)
            try:
                driver = webdriver.Remote(RemoteConnection(client_config=config), options=options)
            except ReadTimeoutError:
                if not starts_left:
                    raise
                continue
            config.timeout = int(2 * SECONDS)
            ending.callback(driver.quit)
            yield driver
            return


def _show(log: IO[str]) -> None:
    log.seek(0)
    print(log.read())


class WebKitPage:
    """One tab; `errors` has the errors of all its pages."""

    def __init__(self, driver: webdriver.Remote, allowed: tuple[str, ...] = ()) -> None:
        self.driver = driver
        self._allowed = allowed
        self.driver.set_page_load_timeout(SECONDS)
        self.driver.set_script_timeout(2 * SECONDS)
        self.errors: list[str] = []

    def goto(self, address: str, wait_until: str = "") -> None:
        """Opens an address; returns as soon as the page's scripts run."""
        self.collect_errors()
        self.driver.get(address)
        self._listen()

    def reload(self, wait_until: str = "") -> None:
        self.collect_errors()
        self.driver.refresh()
        self._listen()

    def _listen(self) -> None:
        """Records errors from now on, and installs the clipboard.

        Between the document's end and its load event, the driver delays scripts until its page load
        timeout. A short timeout avoids that.
        """
        self.driver.set_page_load_timeout(1)
        missed = WebDriverWait(self.driver, SECONDS, _POLL, ignored_exceptions=(TimeoutException,))
        missed.until(lambda driver: driver.execute_script(f"{_RECORDER}{CLIPBOARD} return true"))
        self.driver.set_page_load_timeout(SECONDS)

    def collect_errors(self) -> None:
        """Adds the page's errors so far to `errors`."""
        logged = self.driver.execute_script("return window.errors ?? []")
        self.errors += logged
        foreign = self.driver.execute_script(_FOREIGN, *self._allowed)
        self.errors += [f"a request to {url}" for url in foreign]

    def evaluate(self, function: str, *arguments: object) -> Any:
        """The result of a JavaScript function, or what its promise resolves to."""
        return self.driver.execute_script(f"return ({function})(...arguments)", *arguments)

    def locator(self, selector: str) -> "Locator":
        return Locator(self, [selector])

    def set_viewport_size(self, size: dict[str, int]) -> None:
        """Resizes the window, and waits until the page has the size."""
        wide, high = self.evaluate("() => [outerWidth - innerWidth, outerHeight - innerHeight]")
        wanted = [size["width"], size["height"]]
        self.driver.set_window_size(wanted[0] + wide, wanted[1] + high)
        self.wait(lambda: self.evaluate("() => [innerWidth, innerHeight]") == wanted, "the size")

    def wait(self, condition: Callable[[], bool], what: str, seconds: float = SECONDS) -> None:
        """Waits until a condition holds."""
        try:
            WebDriverWait(self.driver, seconds, _POLL).until(lambda _: condition())
        except TimeoutException:
            raise AssertionError(f"{what}: not within {seconds:g} s") from None


class Locator:
    """Elements of a page, looked up at each use."""

    def __init__(self, page: WebKitPage, selectors: list[str], nth: int | None = None) -> None:
        self._page = page
        found = re.fullmatch(r"(.*) >> nth=(\d+)", selectors[0])
        self._selectors = [found[1]] if found else selectors
        self._nth = int(found[2]) if found else nth

    @property
    def first(self) -> "Locator":
        return Locator(self._page, self._selectors, 0)

    def or_(self, other: "Locator") -> "Locator":
        return Locator(self._page, [*self._selectors, *other._selectors])

    def evaluate_all(self, function: str) -> Any:
        """A JavaScript function's result for all current elements."""
        selectors = [(css.replace(":visible", ""), ":visible" in css) for css in self._selectors]
        script = f"{_FIND} return ({function})(find(...arguments))"
        return self._page.driver.execute_script(script, selectors, self._nth)

    def count(self) -> int:
        return len(self._elements())

    def is_visible(self) -> bool:
        return self._is("visible")

    def _is(self, state: str) -> bool:
        return bool(self.evaluate_all(_STATES[state]))

    def _elements(self) -> list[WebElement]:
        found: list[WebElement] = self.evaluate_all("(all) => all")
        return found

    def wait_for(self, state: str = "visible", timeout: float = PATIENCE) -> None:
        """Waits at most ``timeout`` milliseconds for a state."""
        what = f"{' or '.join(self._selectors)} is {state}"
        self._page.wait(lambda: self._is(state), what, timeout / 1000)

    def _only_element(self) -> WebElement:
        self.wait_for()
        [element] = self._elements()
        return element

    def click(self) -> None:
        """Clicks as soon as the element is visible; finds it again if it was replaced.

        Uses the page's own click, because the driver's can fail although the page has handled it.
        """
        waiting = WebDriverWait(self._page.driver, SECONDS, _POLL, ignored_exceptions=_NOT_YET)

        def click(driver: webdriver.Remote) -> bool:
            driver.execute_script("arguments[0].click()", self._only_element())
            return True

        waiting.until(click)

    def select_option(self, value: str) -> None:
        self.evaluate_all("([one]) => one.scrollIntoView({ block: 'center' })")  # not below the bar
        Select(self._only_element()).select_by_value(value)

    def fill(self, text: str) -> None:
        element = self._only_element()
        element.clear()
        element.send_keys(text)

    def set_checked(self, checked: bool) -> None:
        if self._only_element().is_selected() != checked:
            self.click()

    def check(self) -> None:
        self.set_checked(True)

    def get_attribute(self, name: str) -> str | None:
        [element] = self._elements()
        return element.get_dom_attribute(name)

    def inner_text(self) -> str:
        return self._only_element().text
