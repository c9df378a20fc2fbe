"""WebKit as GTK has it, on a screen that nobody sees, in the words of Playwright."""

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

from e2e.visitor import CLIPBOARD
from tools.setup.browsers import webkit_programs

SCREEN = "1600x1200x24"
WINDOW = (1440, 938)
"""Leaves the page some 1440 by 900 pixels."""

PATIENCE = 10.0
LOADING = 3 * PATIENCE
"""Seconds that a page may take to load."""

STARTING = 15
"""Seconds that a browser may take to start, which takes one or two where it works at all."""

STARTS = 4
_NOT_YET = (
    ElementNotInteractableException,
    ElementClickInterceptedException,
    StaleElementReferenceException,
)
_POLL = 0.02

_RECORDER = """
window.complaints ??= (() => {
  const found = [];
  const say = console.error;
  console.error = (...words) => { found.push(`the console: ${words.join(" ")}`); say(...words); };
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
"""The driver understands elements among a script's own arguments, but not in lists of them."""

_STATES = {
    "visible": "(all) => all.some(isVisible)",
    "hidden": "(all) => !all.some(isVisible)",
    "attached": "(all) => all.length > 0",
}


@contextmanager
def hidden_screen() -> Iterator[str]:
    """The name of a display of its own, which ends with the block."""
    told, tell = os.pipe()
    command = [str(webkit_programs()["Xvfb"]), "-displayfd", str(tell), "-screen", "0", SCREEN]
    screen = subprocess.Popen(
        [*command, "-nolisten", "tcp"],
        pass_fds=[tell],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(tell)
    try:
        with os.fdopen(told) as answer:
            number = answer.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
    finally:
        screen.terminate()
        screen.wait()


@contextmanager
def session(display: str, *guests: str) -> Iterator["WebKitPage"]:
    """A browser that has never been anywhere, with one tab, in which nothing may go wrong.

    Of other hosts it may ask the ``guests`` only, by their addresses.
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
        # WebKit can free compiled WebAssembly while its compiler still patches it (WebKit bugs
        # 307669 and 313063, fixed after 2.50), which can crash the page: it frees none here.
        "JSC_freeRetiredWasmCode": "0",
    }
    with _driver(variables, options) as driver:
        driver.set_window_size(*WINDOW)
        page = WebKitPage(driver, guests)
        yield page
        page.look_back()
    assert not page.complaints, page.complaints


@contextmanager
def _driver(variables: dict[str, str], options: Options) -> Iterator[webdriver.Remote]:
    """A driver with its browser, both of which end with the block.

    A driver whose browser does not come up waits for it for ever: another one is started then.
    Below a failed test pytest shows what they wrote, such as "WebProcess CRASHED".
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
            config.timeout = int(2 * LOADING)
            ending.callback(driver.quit)
            yield driver
            return


def _show(log: IO[str]) -> None:
    log.seek(0)
    print(log.read())


class WebKitPage:
    """One tab; `complaints` is what went wrong in it, of all the pages that it has shown."""

    def __init__(self, driver: webdriver.Remote, guests: tuple[str, ...] = ()) -> None:
        self.driver = driver
        self._guests = guests
        self.driver.set_page_load_timeout(LOADING)
        self.complaints: list[str] = []

    def goto(self, address: str, wait_until: str = "") -> None:
        """Opens an address; the page's scripts have begun when it returns."""
        self.look_back()
        self.driver.get(address)
        self._listen()

    def reload(self, wait_until: str = "") -> None:
        self.look_back()
        self.driver.refresh()
        self._listen()

    def _listen(self) -> None:
        """Notes complaints from now on, and lends the page a clipboard.

        Between the end of a document and the end of its load the driver waits for the former,
        which is over, before it runs a script: as long as it waits for loads.
        """
        self.driver.set_page_load_timeout(PATIENCE / 10)
        missed = WebDriverWait(self.driver, LOADING, _POLL, ignored_exceptions=(TimeoutException,))
        missed.until(lambda driver: driver.execute_script(f"{_RECORDER}{CLIPBOARD} return true"))
        self.driver.set_page_load_timeout(LOADING)

    def look_back(self) -> None:
        """Notes what went wrong in the page until now."""
        said = self.driver.execute_script("return window.complaints ?? []")
        self.complaints += said
        foreign = self.driver.execute_script(_FOREIGN, *self._guests)
        self.complaints += [f"a request to {url}" for url in foreign]

    def evaluate(self, function: str, *arguments: object) -> Any:
        """What a function of JavaScript returns, or its promise."""
        return self.driver.execute_script(f"return ({function})(...arguments)", *arguments)

    def locator(self, selector: str) -> "Locator":
        return Locator(self, [selector])

    def wait(self, condition: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
        """Waits until a condition holds."""
        try:
            WebDriverWait(self.driver, seconds, _POLL).until(lambda _: condition())
        except TimeoutException:
            raise AssertionError(f"{what}: not within {seconds:g} s") from None


class Locator:
    """Elements of a page, looked for anew at every use."""

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
        """What a function of JavaScript makes of all the elements there are now."""
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

    def wait_for(self, state: str = "visible", timeout: float = 1000 * PATIENCE) -> None:
        """Waits so many milliseconds for a state."""
        what = f"{' or '.join(self._selectors)} is {state}"
        self._page.wait(lambda: self._is(state), what, timeout / 1000)

    def _one(self) -> WebElement:
        self.wait_for()
        [element] = self._elements()
        return element

    def click(self) -> None:
        """Clicks as soon as it is there: it may be drawn anew meanwhile.

        By the page's own means: the driver's click can fail after it was heard, and what was
        clicked is gone then.
        """
        waiting = WebDriverWait(self._page.driver, PATIENCE, _POLL, ignored_exceptions=_NOT_YET)

        def clicked(driver: webdriver.Remote) -> bool:
            driver.execute_script("arguments[0].click()", self._one())
            return True

        waiting.until(clicked)

    def select_option(self, value: str) -> None:
        Select(self._one()).select_by_value(value)

    def fill(self, text: str) -> None:
        element = self._one()
        element.clear()
        element.send_keys(text)

    def set_checked(self, checked: bool) -> None:
        if self._one().is_selected() != checked:
            self.click()

    def check(self) -> None:
        self.set_checked(True)

    def get_attribute(self, name: str) -> str | None:
        [element] = self._elements()
        return element.get_dom_attribute(name)

    def inner_text(self) -> str:
        return self._one().text
