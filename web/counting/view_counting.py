"""The counting of a finished game on the table, moment by moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from counting.reckoning import beats
from table.app import App
from table.counted import Counted
from table.intents import Adopt, Intent, Leave, LetGo, LookOn, Point, Press, Redo, Turn, Undo
from table.view_screen import Screen
from table.zoom import WHOLE

SETTLED: Final = 0.3
"""How long the table is seen whole between its counting and the sheets, in seconds.

A finger that has ended the counting is up by then, and presses nothing on the sheets.
"""

UNHEARD: Final = (Point, Press, Leave, LetGo, Turn)
"""What neither ends the counting nor is done meanwhile: a tap ends it when the finger is up."""


class Counting:
    """Counts the points of ``app`` on a screen; ``refresh`` brings the words up to date."""

    def __init__(self, app: App, screen: Screen, refresh: Callable[[], None]) -> None:
        self._app = app
        self._screen = screen
        self._refresh = refresh
        self._ended = asyncio.Event()
        self._is_left = False

    def leave(self) -> None:
        """Ends it where something else is wanted than the sheets."""
        self._is_left = True
        self._app.counted = None
        self._ended.set()

    def takes(self, intent: Intent) -> bool:
        """Whether an intent is for the counting, which it ends, or which does not hear it."""
        if isinstance(intent, Adopt):
            return False
        if isinstance(intent, Undo | Redo | LookOn):
            self.leave()
            return False
        if not isinstance(intent, UNHEARD):
            self._ended.set()
        return True

    async def run(self) -> bool:
        """Shows it to its end, or until somebody has seen enough; whether the sheets shall open."""
        self._screen.look(WHOLE)
        for beat in beats(self._app.view, self._app.device.match):
            self._show(beat.counted, beat.arrives)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), beat.seconds)
                break
        self._show(None, True)
        if not self._is_left:
            await asyncio.sleep(SETTLED)
        return not self._is_left

    def _show(self, counted: Counted | None, glide: bool) -> None:
        self._app.counted = counted
        self._refresh()
        self._screen.changed(glide)
