"""Moves, advice and forecasts: from the worker, or from the page where no worker does it."""

import asyncio
import traceback
from collections.abc import Callable
from dataclasses import replace
from time import monotonic

import js

from table.effects import AskBot
from table.thinking import (
    IN_WORKER,
    PAGE_SECONDS,
    PAGE_SLICE,
    MoveReply,
    MoveRequest,
    R,
    Request,
    Thinking,
)
from table.view_bot_worker import RESPONSE_TIMEOUT, BotWorker, Late, WorkerFiles

MAX_RESTARTS = 3
"""How many workers may fail one after another before none is started any more."""

OnReply = Callable[[R], bool]
"""Takes each reply before the last one; returns whether it is good enough."""


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

    async def choose(self, asked: AskBot, seconds: float, show: Callable[[float], None]) -> str:
        """The token of the bot's move, after about so many seconds; may be cancelled.

        ``show`` gets the share of its time that the bot has thought, again and again.
        """
        request = MoveRequest(asked.position, seconds, asked.bot, asked.seed)

        def on_reply(move: MoveReply) -> bool:
            show(move.share)
            return False

        if request.bot not in IN_WORKER:
            return (await self._here(request, on_reply)).token
        self.wake()
        move = await self._beside(self._worker, request, on_reply) if self._worker else None
        return (move or await self._here(request, on_reply)).token

    async def think(self, request: Request[R], on_reply: OnReply[R]) -> R:
        """The last reply to a request of the coach; may be cancelled.

        The page thinks itself while the worker starts, so that nobody waits for that.
        """
        self.wake()
        worker = self._worker
        reply = None
        if worker and worker.is_ready:
            reply = await self._beside(worker, request, on_reply)
        if reply is None:
            await asyncio.sleep(0.05)  # paints first that the coach is thinking
            reply = await self._here(request, on_reply)
        return reply

    async def _beside(
        self, worker: BotWorker, request: Request[R], on_reply: OnReply[R]
    ) -> R | None:
        """The worker's reply, the best one until it failed, or none."""
        reply = None
        until = monotonic() + request.seconds + RESPONSE_TIMEOUT
        try:
            reply = await worker.begin(request)
            while reply.share < 1 and monotonic() < until:
                if on_reply(reply):
                    break
                reply = await worker.go_on(request)
            self._lost = 0
        except Late:
            self._tell()
        except Exception as error:
            self._replace(worker, error)
        return reply

    async def _here(self, request: Request[R], on_reply: OnReply[R]) -> R:
        """A reply from the page itself, which pauses often enough to stay responsive."""
        thinking = Thinking(PAGE_SLICE)
        if isinstance(request, MoveRequest):
            request = replace(request, seconds=min(request.seconds, PAGE_SECONDS))
        try:
            reply = thinking.begin(request)
            while reply.share < 1:
                if on_reply(reply):
                    break
                await asyncio.sleep(0)
                reply = thinking.go_on()
        except Exception:
            js.console.error(traceback.format_exc())
            return request.at_once()
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
