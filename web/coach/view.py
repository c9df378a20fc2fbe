"""Connects the coach to a table and to the worker that thinks."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

from coach.coach import Coach, CoachQuestion
from coach.evaluations import KNOWN
from coach.view_panel import CoachPanel
from coach.view_review import ReviewDialog
from table.model.settings import OFF
from table.page.bots import Opponents
from table.page.parts import TableParts
from table.play.app import App
from table.play.effects import Effect
from table.play.intents import Intent
from table.play.thinking import AdviceReply, AdviceRequest

__all__ = ["CoachView", "ReviewDialog"]

INTERVAL: Final = 0.4
"""Seconds between updates while the coach thinks."""

PAINT_SECONDS: Final = 0.05
"""Seconds to let the browser paint the "thinking" indicator before the coach starts."""


class CoachView:
    """The coach for each game on the table with these ``parts``.

    ``send`` sends an intent to the table; ``carry_out`` carries out effects and updates the table.
    """

    def __init__(
        self,
        parts: TableParts,
        opponents: Opponents,
        send: Callable[[Intent], None],
        carry_out: Callable[[list[Effect]], None],
    ) -> None:
        self._ring = parts["thought"]
        self._shows_ring = False
        self._opponents = opponents
        self._carry_out = carry_out
        self._panel = CoachPanel(parts, send, self.ask, self._insist)
        self.stops = [self.stop, *self._panel.stops]
        self._app: App | None = None
        self._coach: Coach | None = None
        self._question: CoachQuestion | None = None
        self._task: asyncio.Task[None] | None = None

    def show(self, app: App | None) -> None:
        """Shows the advice for the current position, and stops thinking about any other."""
        if app is not self._app:
            self._app = app
            self._coach = Coach(app, self._begin, self._warn, KNOWN) if app else None
        coach = self._coach if app and app.settings.coach != OFF else None
        if app:
            app.coach = coach
        if self._question and (coach is None or coach.question is not self._question):
            self.stop()
        self._panel.show(app, coach.advice if coach else None)

    def ask(self) -> None:
        """Asks for suggestions, or removes them."""
        if self._coach:
            self._carry_out(self._coach.ask())

    def stop(self) -> None:
        """Stops thinking."""
        self._show_share(None)
        self._question = None
        if self._task:
            self._task.cancel()
            self._task = None

    def _begin(self, question: CoachQuestion) -> None:
        """Starts thinking about a question instead of any other."""
        self.stop()
        if self._app and self._coach:
            self._question = question
            self._task = asyncio.ensure_future(self._think(self._app, self._coach, question))

    async def _think(self, app: App, coach: Coach, question: CoachQuestion) -> None:
        shown = 0.0

        def on_reply(advice: AdviceReply) -> bool:
            nonlocal shown
            if self._app is not app:
                return True
            effects = coach.answer(question.number, advice)
            is_new = question.token and coach.question is not question
            if question.token:
                self._show_share(None if is_new else advice.share)
            if is_new or advice.share >= 1 or monotonic() - shown > INTERVAL:
                shown = monotonic()
                self._carry_out(effects)
            return False

        as_pair = bool(question.token)
        request = AdviceRequest(question.position, question.seconds, question.token, as_pair)
        await asyncio.sleep(PAINT_SECONDS)
        last = await self._opponents.think(request, on_reply)
        on_reply(last._replace(share=1.0))

    def _show_share(self, share: float | None) -> None:
        """Shows a check's progress, like the ring of a thinking bot.

        None removes the ring, but not a bot's.
        """
        if share is not None:
            self._ring.style.setProperty("--share", f"{share:.3f}")
        if share is not None or self._shows_ring:
            self._ring.hidden = share is None
        self._shows_ring = share is not None

    def _warn(self, token: str, points: int) -> None:
        if self._app:
            self._panel.warn(self._app, token, points)

    def _insist(self, token: str) -> None:
        """Plays a choice despite the warning."""
        if self._app:
            self._carry_out(self._app.play(token))
