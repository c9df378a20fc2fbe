"""Bots that think beside the page in a worker, and in the page where no worker does it."""

import asyncio
import traceback
from collections.abc import Callable
from time import monotonic

import js

from table.effects import AskBot
from table.thinking import (
    COACH,
    FORECAST,
    IN_WORKER,
    PAGE_SECONDS,
    PAGE_SLICE,
    Reply,
    Request,
    Thinking,
    at_once,
)
from table.view_bot_worker import RESPONSE_TIMEOUT, BotWorker, Late, WorkerFiles

MAX_RESTARTS = 3
"""How many workers may fail one after another before none is started any more."""

Show = Callable[[float], None]
"""Is told again and again which share of its time a bot has thought."""

Hear = Callable[[Reply], bool]
"""Hears every reply while a better one is still to come, and says whether it is good enough."""


class Opponents:
    """Whatever happens to the worker, a move comes; ``on_failure`` is called once if none works.

    Bots that reply at once are asked in the page, and start no worker.
    """

    def __init__(self, files: WorkerFiles, on_failure: Callable[[], None]) -> None:
        self._files = files
        self._on_failure = on_failure
        self._worker: BotWorker | None = None
        self._lost = 0
        self._told = False

    def wake(self) -> None:
        """Starts a worker, if there is none."""
        if self._worker is None and self._lost < MAX_RESTARTS:
            self._worker = BotWorker(self._files)

    def end(self) -> None:
        """Stops the worker, if there is one; none is started any more."""
        self._lost = MAX_RESTARTS
        if self._worker:
            self._worker.end()
            self._worker = None

    async def choose(self, asked: AskBot, seconds: float, show: Show) -> str:
        """The token of the bot's move, after about so many seconds; may be cancelled."""
        request = Request.of(asked, seconds)

        def hear(reply: Reply) -> bool:
            show(reply.share)
            return False

        if request.bot not in IN_WORKER:
            return (await self._here(request, hear)).said
        self.wake()
        reply = await self._beside(self._worker, request, hear) if self._worker else None
        return (reply or await self._here(request, hear)).said

    async def think(self, request: Request, hear: Hear) -> Reply:
        """The last reply to a request of the coach; may be cancelled.

        While the worker starts he thinks in the page: nobody waits for that.
        """
        self.wake()
        worker = self._worker
        reply = None
        if worker and worker.is_ready:
            reply = await self._beside(worker, request, hear)
        if reply is None:
            await asyncio.sleep(0.05)  # first it is seen that somebody asks
            reply = await self._here(request, hear)
        return reply

    async def _beside(self, worker: BotWorker, request: Request, hear: Hear) -> Reply | None:
        """The worker's reply, the best one until it failed, or none."""
        reply = None
        until = monotonic() + request.seconds + RESPONSE_TIMEOUT
        try:
            reply = await worker.begin(request)
            while reply.share < 1 and monotonic() < until:
                if hear(reply):
                    break
                reply = await worker.go_on()
            self._lost = 0
        except Late:
            self._tell()
        except Exception as error:
            self._replace(worker, error)
        return reply

    async def _here(self, request: Request, hear: Hear) -> Reply:
        """A reply that the page finds itself, pausing often enough to stay alive."""
        thinker = Thinking(PAGE_SLICE)
        if request.bot not in (COACH, FORECAST):
            request = request._replace(seconds=min(request.seconds, PAGE_SECONDS))
        try:
            reply = thinker.begin(request)
            while reply.share < 1:
                if hear(reply):
                    break
                await asyncio.sleep(0)
                reply = thinker.go_on()
        except Exception:
            js.console.error(traceback.format_exc())
            return at_once(request)
        return reply

    def _replace(self, worker: BotWorker, error: Exception) -> None:
        """Another worker for the next moves, in the place of one that has failed."""
        js.console.warn(f"The bots' worker is replaced ({type(error).__name__}: {error})")
        worker.end()
        self._worker = None
        self._lost += 1
        self.wake()
        if self._worker is None:
            self._tell()

    def _tell(self) -> None:
        if not self._told:
            self._told = True
            self._on_failure()
