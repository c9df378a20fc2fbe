"""The end of a game: counts the points on the table, then opens the score sheets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from browser.events import start_task
from browser.frames import may_take_focus
from browser.html import set_html
from browser.lazy_modules import LazyFeature
from browser.messages import say
from table.model.settings import OFF
from table.page.parts import TableParts
from table.page.screen import Screen
from table.play.app import App
from table.play.intents import Intent
from table.wording import sheets

ARRIVED = 0.9
"""Seconds between the last domino and the counting."""


class Scores:
    """Counts the points on the table with these ``parts``, and shows the score sheets.

    ``link_rules`` points links of an element to the rules, ``refresh`` updates the words of the
    table, ``decided`` is called when the counting shows who has won, and ``ended`` before the
    sheets open.
    """

    def __init__(
        self,
        parts: TableParts,
        screen: Screen,
        link_rules: Callable[[Any, str], None],
        refresh: Callable[[], None],
        decided: Callable[[], None],
        ended: Callable[[], None],
    ) -> None:
        self._parts = parts
        self._link_rules = link_rules
        self._ended = ended
        self._finishing: asyncio.Task[None] | None = None
        make = lambda view: view.EndOfGame(parts, screen, refresh, decided)  # noqa: E731
        self._counting = LazyFeature(make, "counting")

    def finish(self, app: App, is_known: bool) -> None:
        """Shows the end of a game: immediately if it ``is_known``, or if pauses are off."""
        self._begin(app, not is_known and app.settings.pace > 0, is_requested=False)

    def count_again(self, app: App | None) -> None:
        """Counts the points once more, if there is a game."""
        self._parts["result"].close()
        if app:
            self._begin(app, True, is_requested=True)

    def _begin(self, app: App, counts: bool, is_requested: bool) -> None:
        self.stop()
        self._finishing = asyncio.ensure_future(self._finish(app, counts, is_requested))

    def stop(self) -> None:
        """Stops counting, and opens nothing afterwards."""
        if self._finishing:
            self._finishing.cancel()
        if self._counting.instance:
            self._counting.instance.leave()

    def draw_again(self) -> None:
        """Draws the kingdoms in another theme, if they are visible."""
        if self._counting.instance:
            self._counting.instance.draw_again()

    def end(self) -> None:
        """Removes all event listeners."""
        self.stop()
        self._counting.end()

    def consumes(self, intent: Intent) -> bool:
        """Whether the counting consumes an intent, which ends it."""
        counting = self._counting.instance
        return counting is not None and counting.consumes(intent)

    async def _finish(self, app: App, counts: bool, is_requested: bool) -> None:
        await asyncio.sleep(ARRIVED if counts and not is_requested else 0)
        ending = await self._counting.get() if counts and app.view.outcome else None
        if ending and not await ending.count(app, is_requested):
            return
        if app.view.outcome and not self._parts["result"].open:
            self._ended()
            if may_take_focus(self._parts.root):
                self.open(app)

    def open(self, app: App) -> None:
        """Opens the score sheets as they are now."""
        parts, view, match = self._parts, app.view, app.match
        parts["result-title"].textContent = sheets.title(view, match)
        set_html(parts["sheets"], sheets.body(view, match))
        self._link_rules(parts["sheets"], view.rules)
        over = view.outcome is not None
        more = over and view.series is not None and view.series.outcome is None
        lesson = match.next_lesson if over else ""
        parts["next-lesson"].hidden = not lesson
        if lesson:
            parts["next-lesson"].textContent = say("result-lesson", game=lesson)
        parts["next-game"].hidden = not more
        parts["again"].hidden = not over or more
        parts["again"].classList.toggle("primary", not lesson)
        parts["new-game"].hidden = parts["others"].hidden = not over
        parts["review"].hidden = not over or app.settings.coach == OFF
        parts["share-day"].hidden = not over or not match.day
        parts["status"].replaceChildren()
        parts["result"].showModal()
        parts["result-body"].scrollTop = 0
        start_task(self._draw(app))

    async def _draw(self, app: App) -> None:
        if counting := await self._counting.get():
            await counting.draw(app)
