"""The bots' turns: one at a time, never quicker than people can follow, dropped at once."""

import asyncio
from collections.abc import Callable
from time import monotonic

from browser import mirror, wishes
from browser.opponents import Opponents
from table.effects import AskBot


class Turns:
    """Asks the opponents and hands their choices to ``play``."""

    def __init__(self, opponents: Opponents, play: Callable[[AskBot, str], None]) -> None:
        self._opponents = opponents
        self._play = play
        self._asked: AskBot | None = None
        self._turn: asyncio.Task[None] | None = None

    def begin(self, asked: AskBot) -> None:
        """Has a bot think; no other one thinks any more."""
        self.keep(None)
        self._asked = asked
        self._turn = asyncio.ensure_future(self._take(asked))

    def keep(self, asked: AskBot | None) -> None:
        """Drops the turn that is being taken, unless it is the one that is asked for."""
        if self._turn is not None and self._asked != asked:
            self._turn.cancel()
            self._end()

    async def _take(self, asked: AskBot) -> None:
        began = monotonic()
        token = await self._opponents.choose(asked, 1.0, mirror.thought)
        mirror.thought(1.0)
        rest = wishes.pace() - (monotonic() - began)
        if rest > 0:
            await asyncio.sleep(rest)
        self._end()
        self._play(asked, token)

    def _end(self) -> None:
        self._asked = self._turn = None
        mirror.thought(None)
