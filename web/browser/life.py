"""What moves and what sounds on a table, fetched beside it: without it a table is quiet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from browser import later
from browser.screen import Screen
from table.app import App
from table.effects import Effect, Sound

if TYPE_CHECKING:
    from table.sounds import Ear


class Life:
    """The life on the table that the ``screen`` shows."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._ear: Ear | None = None

    async def begin(self) -> None:
        """Fetches it, if it can be had."""
        try:
            await later.load("motion", has_styles=False)
        except later.OutOfReach:
            return
        from table.motion import Motion
        from table.sounds import Ear

        if self._ear is None:
            self._screen.motion, self._ear = Motion(), Ear()

    def forget(self) -> None:
        """What comes next is another match, and no change of the one before."""
        if self._ear:
            self._ear.forget()

    def sounds(self, app: App, effects: Sequence[Effect]) -> list[Sound]:
        """What is to be heard and felt of the last change, and of its effects."""
        return self._ear.sounds(app, effects) if self._ear else []
