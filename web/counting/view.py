"""Shows the end of a game: counts points on the table, and draws the kingdoms."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from browser.events import listen, start_task
from browser.frames import is_framed, window_of
from browser.themes import on_system_theme
from counting.result_picture import result_picture
from counting.sequence import CROWN_SECONDS, announcement, beats, reduced_motion_beats
from counting.view_pictures import SheetPictures
from counting.view_race import Race
from table.page.parts import TableParts
from table.page.screen import Screen
from table.play.app import App
from table.play.feature_hooks import Counted
from table.play.gestures import WHOLE
from table.play.intents import (
    Adopt,
    Intent,
    Leave,
    LetGo,
    Point,
    Press,
    Redo,
    StopPlaying,
    Turn,
    Undo,
)

__all__ = ["EndOfGame", "result_picture"]

PAUSE_SECONDS: Final = 0.3
"""Seconds between the counting and the sheets, so a tap that skips it hits no sheet."""

IGNORED_INTENTS: Final = (Point, Press, Leave, LetGo, Turn)
"""The intents that have no effect during the counting; a tap's `Release` ends it."""


class EndOfGame:
    """Handles the end of games on the table with these ``parts``.

    ``refresh`` updates its words; ``decided`` is called when it shows who has won.
    """

    def __init__(
        self,
        parts: TableParts,
        screen: Screen,
        refresh: Callable[[], None],
        decided: Callable[[], None],
    ) -> None:
        self._parts = parts
        self._screen = screen
        self._refresh = refresh
        self._decided = decided
        self._counting: Counting | None = None
        self._pictures = SheetPictures(parts["sheets"])
        self._app: App | None = None
        self.stops = [
            listen(parts["menu"], "click", lambda _: self.leave()),
            on_system_theme(self.draw_again, window_of(parts.root)),
            *self._pictures.stops,
        ]

    async def count(self, app: App, is_requested: bool) -> bool:
        """Counts a game's points; returns whether to open its score sheets afterwards.

        Skips the counting if another page embeds the board, unless it ``is_requested``.
        """
        if not is_requested and is_framed():
            self._decided()
            return True
        canvas = self._parts["canvas"]
        counting = self._counting = Counting(app, self._screen, self._refresh, canvas)
        self._parts["canvas"].focus()
        self._parts.announce(announcement())
        try:
            return await counting.run(self._decided)
        finally:
            if self._counting is counting:
                self._counting = None

    def consumes(self, intent: Intent) -> bool:
        """Whether the counting consumes an intent, which may end it."""
        return self._counting is not None and self._counting.consumes(intent)

    def leave(self) -> None:
        """Stops counting without opening the sheets, for example when the menu opens."""
        if self._counting:
            self._counting.leave()

    async def draw(self, app: App) -> None:
        """Draws a game's kingdoms beside their open sheets."""
        self._app = app
        await self._pictures.draw(app.match, self._screen.theme)

    def draw_again(self) -> None:
        """Draws the kingdoms in another theme, if their sheets are open."""
        if self._app and self._parts["result"].open:
            start_task(self.draw(self._app))


class Counting:
    """Counts a game's points on the table, with a race of the totals above.

    ``refresh`` updates the words. For reduced motion, each kingdom is one step.
    """

    def __init__(self, app: App, screen: Screen, refresh: Callable[[], None], canvas: Any) -> None:
        self._app = app
        self._canvas = canvas
        self._screen = screen
        self._refresh = refresh
        self._ended = asyncio.Event()
        self._skips_sheets = False

    def leave(self) -> None:
        """Ends the counting without opening the sheets."""
        self._skips_sheets = True
        self._app.display.counted = None
        self._ended.set()

    def consumes(self, intent: Intent) -> bool:
        """Whether the counting consumes an intent, which may end it."""
        if isinstance(intent, Adopt):
            return False
        if isinstance(intent, Undo | Redo | StopPlaying):
            self.leave()
            return False
        if not isinstance(intent, IGNORED_INTENTS):
            self._ended.set()
        return True

    async def run(self, decided: Callable[[], None]) -> bool:
        """Runs to the end or until an intent ends it; returns whether to open the sheets.

        Calls ``decided`` when it crowns the winner, or when a player skips the counting.
        """
        self._screen.set_zoom(WHOLE)
        view, match = self._app.view, self._app.match
        race = Race(self._canvas, view, match, self._ended.set)
        try:
            for beat in (reduced_motion_beats if self._screen.has_reduced_motion else beats)(
                view, match
            ):
                self._show(beat.counted, beat.arrives)
                race.show(beat.counted.totals)
                if await self._ends_within(beat.seconds):
                    if not self._skips_sheets:
                        decided()
                    break
            else:
                decided()
                race.crown()
                await self._ends_within(CROWN_SECONDS)
        finally:
            race.end()
        self._show(None, True)
        if not self._skips_sheets:
            await asyncio.sleep(PAUSE_SECONDS)
        return not self._skips_sheets

    async def _ends_within(self, seconds: float) -> bool:
        """Waits at most ``seconds``; returns whether the counting ended in the meantime."""
        with suppress(TimeoutError):
            return await asyncio.wait_for(self._ended.wait(), seconds)
        return False

    def _show(self, counted: Counted | None, glide: bool) -> None:
        self._app.display.counted = counted
        self._refresh()
        self._screen.changed(glide)
