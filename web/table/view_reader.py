"""What a table says to whoever does not see it, fetched when somebody first wants to hear it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser import lazy_modules
from browser.events import listen, start_task
from table import hints
from table.app import App
from table.view_parts import TableParts


class Reader:
    """Reads the table made of ``parts``; ``game`` is what is shown on it now.

    ``tell`` is told where what it says cannot be had.
    """

    def __init__(
        self, parts: TableParts, game: Callable[[], App | None], tell: Callable[[str], None]
    ) -> None:
        self._parts = parts
        self._game = game
        self._tell = tell
        self._panel: Any = None
        self._stops = [listen(parts["reading"], "toggle", self._toggled)]

    def end(self) -> None:
        """Hears no more of the browser."""
        for stop in [*self._stops, *(self._panel.stops if self._panel else ())]:
            stop()

    def show(self, app: App) -> None:
        """Brings the table in words up to date, if somebody reads it."""
        if self._panel:
            self._panel.show(app)

    def open(self) -> None:
        """Opens the table in words."""
        self._parts["reading"].showPopover()

    def speak(self) -> None:
        """Says aloud what the keys have come to.

        What is said while the words for it are fetched is newer, and nothing is said over it.
        """
        start_task(self._speak(self._parts["announce"].textContent))

    async def _speak(self, last: str) -> None:
        try:
            panel = await self._fetched()
        except lazy_modules.OutOfReach:
            panel = None
        app = self._game()
        if app and self._parts["announce"].textContent == last:
            self._parts.announce(panel.spoken(app) if panel else hints.spoken(app))

    def _toggled(self, event: Any) -> None:
        if event.newState == "open":
            start_task(self._fill())
        elif self._panel:
            self._panel.empty()

    async def _fill(self) -> None:
        try:
            panel = await self._fetched()
        except lazy_modules.OutOfReach as fault:
            self._parts["reading"].hidePopover()
            self._tell(str(fault))
            return
        app = self._game()
        if app:
            panel.show(app)

    async def _fetched(self) -> Any:
        reading = await lazy_modules.load("reading")
        if self._panel is None:
            self._panel = reading.ReadingPanel(self._parts)
        return self._panel
