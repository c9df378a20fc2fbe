"""A browser that many tests share."""

from typing import Any

from playwright.sync_api import Browser, Playwright

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
