"""The bots' turns: one at a time, slow enough for people to follow."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic

from realmino.bots import LEVELS
from table.effects import AskBot
from table.session import Answer
from table.settings import Settings
from table.view_opponents import Opponents


class TurnLoop:
    """Asks the opponents and hands their answers to ``play``, at the pace of the ``settings``.

    ``show_share`` gets the share of its time that the bot in turn has thought, 0 to 1, or None
    while no bot thinks. ``kept`` waits until the move before is stored, so that a browser that dies
    loses only the last move shown.
    """

    def __init__(
        self,
        opponents: Opponents,
        settings: Settings,
        play: Callable[[Answer], None],
        show_share: Callable[[float | None], None],
        kept: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self.settings = settings
        self._opponents = opponents
        self._play = play
        self._show_share = show_share
        self._kept = kept
        self._asked: int | None = None
        self._turn: asyncio.Task[None] | None = None
        self._share: float | None = None
        self._hurried = asyncio.Event()

    def begin(self, asked: AskBot) -> None:
        """Has a bot think, and drops any other turn."""
        self.keep(None)
        self._asked = asked.number
        self._show(0.0 if asked.bot in LEVELS else None)
        self._turn = asyncio.ensure_future(self._take(asked))

    def keep(self, number: int | None, hurried: bool = False) -> None:
        """Drops the turn in progress, unless it answers the question of that number.

        ``hurried``: the bot plays as soon as it has chosen, whatever its pace is.
        """
        if self._turn is not None and self._asked != number:
            self._turn.cancel()
            self._end()
        self._hurried.set() if hurried else self._hurried.clear()

    async def _take(self, asked: AskBot) -> None:
        began = monotonic()
        token = await self._opponents.choose(asked, self.settings.thinking, self._show)
        self._show(1.0)
        rest = self.settings.pace - (monotonic() - began)
        if rest > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), rest)
        if self._kept:
            await self._kept()
        self._end()
        self._play(Answer(asked.number, token))

    def _end(self) -> None:
        self._asked = self._turn = None
        self._show(None)

    def _show(self, share: float | None) -> None:
        """Shows the share of its time that the bot has thought; nothing where it took no time."""
        took_no_time = share == 1 and not self._share
        self._share = None if took_no_time else share
        self._show_share(self._share)
