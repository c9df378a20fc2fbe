"""Pages that wait at the set-up for one test after another, in browsers that many tests share."""

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

from e2e.served import Served
from e2e.visitor import COPY, NO_OFFLINE, Visitor
from tools.setup.browsers import launch_options


class Launched:
    """A browser of this name; one that has ended is replaced, so that only one test fails of it."""

    def __init__(self, playwright: Playwright, name: str) -> None:
        self._kind = getattr(playwright, name)
        self._options: dict[str, Any] = launch_options(name)
        if name == "chromium":
            # Chromium asks before a page shows another site of this computer in a frame.
            asks = "--disable-features=LocalNetworkAccessChecks"
            self._options["args"] = [*self._options.get("args", []), asks]
        else:
            # Its driver presses nothing in a frame of another site that has a process of its own.
            self._options["firefox_user_prefs"] = {"fission.autostart": False}
        self._browser: Browser = self._kind.launch(**self._options)

    @property
    def browser(self) -> Browser:
        """The one that runs."""
        if not self._browser.is_connected():
            self._browser = self._kind.launch(**self._options)
        return self._browser

    def close(self) -> None:
        """Ends it."""
        self._browser.close()


LOCAL = ("data:", "blob:", "about:")


class Watch:
    """Listens to a whole context; `complaints` is empty while all is well.

    ``expected`` are parts of messages that a test provokes, such as the name of a missing file.
    """

    def __init__(self, context: BrowserContext, *origins: str, expected: tuple[str, ...]) -> None:
        self.complaints: list[str] = []
        self.requests: list[str] = []
        self._homes = (*origins, *LOCAL)
        self._expected = expected
        context.on("request", self._requested)
        context.on("console", self._said)
        context.on("weberror", self._failed)

    def _requested(self, request: Request) -> None:
        self.requests.append(request.url)
        if not request.url.startswith(self._homes):
            self.complaints.append(f"a request to {request.url}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain("the console", message.text)

    def _failed(self, error: WebError) -> None:
        self._complain("an uncaught error", str(error.error))

    def _complain(self, where: str, text: str) -> None:
        if not any(part in text for part in self._expected):
            self.complaints.append(f"{where}: {text}")

    def take_complaints(self) -> list[str]:
        """The complaints so far, which are not told again."""
        found, self.complaints = self.complaints, []
        return found


RESET = """() => {
  const tell = (control) => control.dispatchEvent(new Event("change", { bubbles: true }));
  const usual = (control) => {
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
    tell(form.elements.game[0]);
  };
  for (const game of "QKW") { // the Wedding has all places, and the first game comes last
    choose(game);
    for (const control of form.elements) if (control.type !== "radio") usual(control);
    tell(form.elements.kind0);
  }
  choose("K");
  for (const details of document.querySelectorAll("details[open]")) details.open = false;
  for (const control of document.querySelectorAll("#menu-dialog :is(select, input)")) {
    usual(control);
    tell(control);
  }
  document.body.tabIndex = -1; // so Tab begins at the top again, not where the last story ended
  document.body.focus();
  document.body.removeAttribute("tabindex");
  scrollTo(0, 0);
}"""
"""Leaves the table for the set-up; form and settings are as at first."""


class Seats:
    """The waiting pages of one browser: one with a mouse, one with fingers."""

    def __init__(self, launched: Launched, served: Served) -> None:
        self._launched = launched
        self._served = served
        self._waiting: dict[bool, tuple[Visitor, Watch]] = {}

    def take(self, size: tuple[int, int], has_touch: bool) -> Visitor:
        """The page at its set-up, in that size and in front: Firefox focuses no other."""
        if has_touch not in self._waiting:
            self._waiting[has_touch] = self._open(has_touch)
        visitor, _ = self._waiting[has_touch]
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        visitor.page.bring_to_front()
        return visitor

    def _open(self, has_touch: bool) -> tuple[Visitor, Watch]:
        context = self._launched.browser.new_context(has_touch=has_touch)
        watch = Watch(context, self._served.address, expected=())
        context.add_init_script(COPY + NO_OFFLINE)
        context.set_default_timeout(10_000)
        return Visitor(context.new_page(), self._served.address).open(), watch

    def leave(self) -> list[str]:
        """Brings every page back to its set-up; what may not happen and has."""
        found = []
        for visitor, watch in self._waiting.values():
            found += watch.take_complaints()
            visitor.page.mouse.move(0, 0)
            visitor.page.evaluate(RESET)
            expect(visitor.find("#begin")).to_be_visible()
        return found

    def close(self) -> None:
        """Closes every page, so that the next test opens another."""
        for visitor, _ in self._waiting.values():
            visitor.page.context.close()
        self._waiting.clear()
