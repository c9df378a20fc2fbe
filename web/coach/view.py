"""The coach of a mounted table: what he is asked goes to the worker, what he says to the table."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

from coach.asking import AskCoach, Coach
from coach.view_panel import CoachPanel
from coach.view_review import ReviewDialog
from table.app import App
from table.effects import Effect
from table.intents import Intent
from table.settings import OFF
from table.thinking import AdviceReply, AdviceRequest
from table.view_opponents import Opponents
from table.view_parts import TableParts

__all__ = ["CoachView", "ReviewDialog"]

OFTEN: Final = 0.4
"""Seconds after which what he says is shown anew, while he thinks on."""


class CoachView:
    """Gives every game on the table made of ``parts`` its coach.

    ``send`` takes an intent to the table, ``carry_out`` effects; then it shows the table anew.
    """

    def __init__(
        self,
        parts: TableParts,
        opponents: Opponents,
        send: Callable[[Intent], None],
        carry_out: Callable[[list[Effect]], None],
    ) -> None:
        self._ring = parts["thought"]
        self._rings = False
        self._opponents = opponents
        self._carry_out = carry_out
        self._panel = CoachPanel(parts, send, self.ask, self._insist)
        self.stops = self._panel.stops
        self._app: App | None = None
        self._coach: Coach | None = None
        self._asked: AskCoach | None = None
        self._thought: asyncio.Task[None] | None = None

    def show(self, app: App | None) -> None:
        """Shows what the coach says about the table as it is, and ends every late thought."""
        if app is not self._app:
            self._app = app
            self._coach = Coach(app, self._begin, self._warn) if app else None
        coach = self._coach if app and app.settings.coach != OFF else None
        if app:
            app.coach = coach
        if self._asked and (coach is None or coach.question is not self._asked):
            self.stop()
        self._panel.show(app, coach.advice if coach else None)

    def ask(self) -> None:
        """Asks the coach, or has him stop."""
        if self._coach:
            self._carry_out(self._coach.ask())

    def stop(self) -> None:
        """He thinks no more."""
        self._show_share(None)
        self._asked = None
        if self._thought:
            self._thought.cancel()
            self._thought = None

    def _begin(self, asked: AskCoach) -> None:
        """Has him think about a question, and about no other one any more."""
        self.stop()
        if self._app and self._coach:
            self._asked = asked
            self._thought = asyncio.ensure_future(self._think(self._app, self._coach, asked))

    async def _think(self, app: App, coach: Coach, asked: AskCoach) -> None:
        shown = 0.0

        def on_reply(advice: AdviceReply) -> bool:
            nonlocal shown
            if self._app is not app:
                return True
            effects = coach.answer(asked.number, advice)
            is_new = asked.token and coach.question is not asked
            if asked.token:
                self._show_share(None if is_new else advice.share)
            if is_new or advice.share >= 1 or monotonic() - shown > OFTEN:
                shown = monotonic()
                self._carry_out(effects)
            return False

        request = AdviceRequest(asked.position, asked.seconds, asked.token)
        last = await self._opponents.think(request, on_reply)
        on_reply(last._replace(share=1.0))

    def _show_share(self, share: float | None) -> None:
        """How far he has looked at a choice that waits for him, as the ring of a bot that thinks.

        None takes it away again, and leaves that of a bot alone.
        """
        if share is not None:
            self._ring.style.setProperty("--share", f"{share:.3f}")
        if share is not None or self._rings:
            self._ring.hidden = share is None
        self._rings = share is not None

    def _warn(self, token: str, points: int) -> None:
        if self._app:
            self._panel.warn(self._app, token, points)

    def _insist(self, token: str) -> None:
        """Plays a choice in spite of the warning."""
        if self._app:
            self._carry_out(self._app.play(token))
