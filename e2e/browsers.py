"""Browsers and pages that tests share, and a log of their errors."""

from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Playwright,
    Request,
    WebError,
    expect,
)

from e2e.servers import SiteServer
from e2e.visitor import FAKE_CLIPBOARD, NO_SERVICE_WORKER, Visitor
from tools.dev.patience import PATIENCE
from tools.setup.browsers import launch_options


class RestartingBrowser:
    """A browser that restarts after a crash, so only one test fails.

    A ``still`` one asks pages for reduced motion by default, except Firefox, whose driver can't.
    """

    def __init__(self, playwright: Playwright, name: str, *, still: bool = False) -> None:
        self._kind = getattr(playwright, name)
        self.media: dict[str, Any] = {}
        """The options of `Page.emulate_media` that a context starts with."""
        if name == "chromium":
            self.media["reduced_motion"] = "reduce" if still else "no-preference"
        self._options: dict[str, Any] = launch_options(name)
        if name == "chromium":
            # Otherwise, Chromium asks the user before a page may frame another local site.
            no_question = "--disable-features=LocalNetworkAccessChecks"
            self._options["args"] = [*self._options.get("args", []), no_question]
        else:
            # Firefox's driver can't click in a frame that has its own process.
            self._options["firefox_user_prefs"] = {"fission.autostart": False}
        self._browser: Browser = self._kind.launch(**self._options)

    @property
    def browser(self) -> Browser:
        """The running browser."""
        if not self._browser.is_connected():
            self._browser = self._kind.launch(**self._options)
        return self._browser

    def new_context(self, **options: Any) -> BrowserContext:
        """A new context in the running browser, with Playwright's options."""
        return self.browser.new_context(**self.media | options)

    def close(self) -> None:
        self._browser.close()


LOCAL = ("data:", "blob:", "about:")


class ErrorLog:
    """The errors in all of a context's pages, including requests to other hosts.

    Ignores messages that contain one of the ``expected`` texts, because a test provokes them.
    """

    def __init__(self, context: BrowserContext, *origins: str, expected: tuple[str, ...]) -> None:
        self.errors: list[str] = []
        self.requests: list[str] = []
        self._homes = (*origins, *LOCAL)
        self._expected = expected
        context.on("request", self._requested)
        context.on("console", self._logged)
        context.on("weberror", self._failed)

    def _requested(self, request: Request) -> None:
        self.requests.append(request.url)
        if not request.url.startswith(self._homes):
            self.errors.append(f"a request to {request.url}")

    def _logged(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._add("the console", message.text)

    def _failed(self, error: WebError) -> None:
        self._add("an uncaught error", str(error.error))

    def _add(self, where: str, text: str) -> None:
        if not any(part in text for part in self._expected):
            self.errors.append(f"{where}: {text}")

    def take_errors(self) -> list[str]:
        """The errors since the last call."""
        found, self.errors = self.errors, []
        return found


RESET = """() => {
  const notify = (control) => control.dispatchEvent(new Event("change", { bubbles: true }));
  const reset = (control) => {
    if (control.type === "select-one") {
      const first = [...control.options].findIndex((one) => one.defaultSelected);
      control.selectedIndex = Math.max(0, first);
    } else if (control.type === "checkbox") control.checked = control.defaultChecked;
    else if (control.type === "text") control.value = control.defaultValue;
  };
  for (const one of document.querySelectorAll("dialog[open]")) one.close();
  for (const one of document.querySelectorAll("[popover]:popover-open")) one.hidePopover();
  if (document.body.dataset.screen !== "setup") document.getElementById("to-setup").click();

  const form = document.getElementById("setup-form");
  const choose = (game) => {
    document.getElementById(`game-${game}`).checked = true;
    notify(form.elements.game[0]);
  };
  for (const game of "QKW") { // the Wedding has all places, and the first game comes last
    choose(game);
    for (const control of form.elements) if (control.type !== "radio") reset(control);
    notify(form.elements.kind0);
  }
  choose("K");
  for (const details of document.querySelectorAll("details[open]")) details.open = false;
  for (const control of document.querySelectorAll("#menu-dialog :is(select, input)")) {
    reset(control);
    notify(control);
  }
  document.body.tabIndex = -1; // so that Tab starts at the top again
  document.body.focus();
  document.body.removeAttribute("tabindex");
  document.getElementById("problem").hidden = true;
  scrollTo(0, 0);
}"""
"""Returns to the set-up and resets the form and the settings."""


class ReusedPages:
    """One browser's pages that tests reuse: one with a mouse, one with touch."""

    def __init__(self, source: RestartingBrowser, served: SiteServer) -> None:
        self._source = source
        self._served = served
        self._pages: dict[tuple[bool, int], tuple[Visitor, ErrorLog]] = {}

    def take(self, size: tuple[int, int], has_touch: bool, device: int = 0) -> Visitor:
        """The page at its set-up, resized and in front, because Firefox focuses no other page.

        With ``device`` 1, it is another page of the same kind with separate storage.
        """
        key = has_touch, device
        if key not in self._pages:
            self._pages[key] = self._open(has_touch)
        visitor, _ = self._pages[key]
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        visitor.page.bring_to_front()
        return visitor

    def _open(self, has_touch: bool) -> tuple[Visitor, ErrorLog]:
        context = self._source.new_context(has_touch=has_touch)
        log = ErrorLog(context, self._served.address, expected=())
        context.add_init_script(FAKE_CLIPBOARD + NO_SERVICE_WORKER)
        context.set_default_timeout(PATIENCE)
        return Visitor(context.new_page(), self._served.address).open(), log

    def reset(self) -> list[str]:
        """Returns every page to its set-up; returns the errors since the last reset."""
        found = []
        for visitor, log in self._pages.values():
            found += log.take_errors()
            visitor.page.mouse.move(0, 0)
            visitor.page.emulate_media(**self._source.media)
            visitor.page.evaluate(RESET)
            expect(visitor.find("#begin")).to_be_visible()
        return found

    def close(self) -> None:
        """Closes every page; the next test opens a new one."""
        for visitor, _ in self._pages.values():
            visitor.page.context.close()
        self._pages.clear()
