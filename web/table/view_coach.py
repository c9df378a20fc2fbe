"""What people ask of a table's coach, who comes when he is first wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser import lazy_modules
from browser.events import start_task
from table.app import App
from table.effects import Effect
from table.intents import Intent
from table.settings import OFF, WARN
from table.view_opponents import Opponents
from table.view_parts import TableParts


class Coaching:
    """Asks the coach of the table made of ``parts``; ``game`` is what is shown on it now.

    ``send`` and ``carry_out`` are those of his `CoachView`; ``tell`` says why he is missing.
    """

    def __init__(
        self,
        parts: TableParts,
        opponents: Opponents,
        game: Callable[[], App | None],
        send: Callable[[Intent], None],
        carry_out: Callable[[list[Effect]], None],
        tell: Callable[[str], None],
    ) -> None:
        self._parts = parts
        self._opponents = opponents
        self._send = send
        self._carry_out = carry_out
        self._game = game
        self._tell = tell
        self._view: Any = None
        self._is_wanted = False

    def show(self, app: App | None) -> None:
        """Shows what he says about the table as it is; he comes by himself where he shall warn."""
        if self._view:
            self._view.show(app)
        elif app and app.settings.coach == WARN and not self._is_wanted:
            self._is_wanted = True
            start_task(self._come())

    def ask(self) -> None:
        """Asks which choices are good, where people want a coach."""
        app = self._game()
        if app and app.settings.coach != OFF:
            start_task(self._ask())

    async def _ask(self) -> None:
        await self._come()
        if self._view:
            self._view.ask()

    async def _come(self) -> None:
        try:
            coach = await lazy_modules.load("coach")
        except lazy_modules.OutOfReach as fault:
            self._tell(str(fault))
            return
        if self._view is None:
            self._view = coach.CoachView(self._parts, self._opponents, self._send, self._carry_out)
        self._view.show(self._game())

    def end(self) -> None:
        """Hears no more of the browser."""
        if self._view:
            self._view.stop()
            for stop in self._view.stops:
                stop()
