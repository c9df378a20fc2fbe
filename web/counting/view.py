"""What the end of a game shows on a table: the counting of its points, and its kingdoms."""

from __future__ import annotations

from collections.abc import Callable

from browser.frames import is_framed
from browser.report_errors import listen
from browser.tasks import start_task
from browser.themes import on_nightfall
from counting.reckoning import announcement
from counting.view_counting import Counting
from counting.view_pictures import SheetPictures
from table.app import App
from table.intents import Intent
from table.view_parts import TableParts
from table.view_screen import Screen


class EndOfGame:
    """The end of games on the table made of ``parts``; ``refresh`` brings its words up to date."""

    def __init__(self, parts: TableParts, screen: Screen, refresh: Callable[[], None]) -> None:
        self._parts = parts
        self._screen = screen
        self._refresh = refresh
        self._counting: Counting | None = None
        self._pictures = SheetPictures(parts["result-body"])
        self._drawn: App | None = None
        self._stops = [
            listen(parts["menu"], "click", lambda _: self.leave()),
            on_nightfall(self.draw_again),
        ]

    def end(self) -> None:
        """Hears no more of the browser."""
        for stop in [*self._stops, *self._pictures.stops]:
            stop()

    async def count(self, app: App, is_asked: bool) -> bool:
        """Counts the points of a game; whether its score sheets shall open then.

        Only where it ``is_asked`` for they are counted for people who want to see no movement, and
        on another page.
        """
        if not is_asked and (self._screen.is_calm or is_framed()):
            return True
        counting = self._counting = Counting(app, self._screen, self._refresh)
        self._parts["canvas"].focus()
        self._parts.announce(announcement())
        try:
            return await counting.run()
        finally:
            if self._counting is counting:
                self._counting = None

    def takes(self, intent: Intent) -> bool:
        """Whether an intent goes to the counting, which it ends, or which does not hear it."""
        return self._counting is not None and self._counting.takes(intent)

    def leave(self) -> None:
        """Counts no more where something else is wanted than the sheets, such as the menu."""
        if self._counting:
            self._counting.leave()

    async def draw(self, app: App) -> None:
        """Draws the kingdoms of a game beside their sheets, which show."""
        self._drawn = app
        await self._pictures.draw(app.device.match, self._screen.theme)

    def draw_again(self) -> None:
        """Draws them in another theme, if any show."""
        if self._drawn and self._parts["result"].open:
            start_task(self.draw(self._drawn))
