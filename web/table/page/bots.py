"""Runs the bots one turn at a time, in a worker that is restarted if it fails, or in the page."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from time import monotonic
from typing import Any, NamedTuple

import js
from pyodide.ffi import to_js

from realmino.bots import LEVELS
from table.model.session import Answer
from table.model.settings import Settings
from table.play.effects import AskBot
from table.play.thinking import (
    PAGE_SECONDS,
    PAGE_SLICE,
    LineRequest,
    MoveReply,
    MoveRequest,
    P,
    PositionRequest,
    R,
    Request,
    Thinking,
    is_slow,
)

MOVE_TIMEOUT = 5.0
"""Seconds that a bot's move waits for a worker to start."""

START_TIMEOUT = 25.0
"""Seconds to wait for a worker to start before giving up; PyScript doesn't report failures."""

RESPONSE_TIMEOUT = 4.0
"""Seconds without a reply after which a worker counts as dead; it replies many times a second."""


class WorkerFiles(NamedTuple):
    """The addresses of the worker's script, its Python and PyScript's settings."""

    script: str
    python: str
    config: str

    @classmethod
    def of(cls, script: Any) -> WorkerFiles:
        """The addresses in the attributes of the page's Python script."""
        return cls(script.dataset.worker, script.dataset.python, script.getAttribute("config"))


class StillStarting(Exception):
    """The worker is still starting."""


class BotWorker:
    """A worker, which starts immediately.

    It isn't a script element, because PyScript finds none after the start (pyodide-loader.mjs).
    """

    def __init__(self, files: WorkerFiles) -> None:
        self._files = files
        self._since = monotonic()
        self._worker: Any = None
        self._ready = asyncio.ensure_future(self._start())
        # Requests report a failed start; without requests, nothing needs to be reported.
        self._ready.add_done_callback(lambda ready: ready.cancelled() or ready.exception())

    async def _start(self) -> None:
        # PyWorker fetches the script too, but nothing could catch its error.
        response = await js.fetch(self._files.script)
        if not response.ok:
            raise OSError(f"{self._files.script}: {response.status}")
        self._worker = _worker(self._files)
        await self._worker.ready

    @property
    def is_ready(self) -> bool:
        """Whether it has started."""
        return self._ready.done() and not self._ready.cancelled() and not self._ready.exception()

    async def wait_until_started(self) -> None:
        """Waits until it has started, or has had enough time to."""
        age = monotonic() - self._since
        await asyncio.wait([self._ready], timeout=max(0.0, START_TIMEOUT - age))

    async def install(self, feature: str, archive: str) -> None:
        """Gives it a feature's archive, in base64; then it only takes that feature's requests."""
        await self._worker.sync.install(feature, archive)

    async def begin(self, request: Request[R]) -> R:
        """The first reply, once the worker runs; raises `StillStarting` if that takes too long."""
        await self._wait()
        reply = self._worker.sync.begin(request.to_text())
        return request.parse_reply(await _text_of(reply))

    async def keep_thinking(self, request: Request[R]) -> R:
        """A better reply to the same request."""
        return request.parse_reply(await _text_of(self._worker.sync.keep_thinking()))

    async def _wait(self) -> None:
        age = monotonic() - self._since
        done, _ = await asyncio.wait([self._ready], timeout=max(0.0, MOVE_TIMEOUT - age))
        if not done and age < START_TIMEOUT:
            raise StillStarting
        if not done:
            raise TimeoutError("it does not start")
        self._ready.result()

    def end(self) -> None:
        """Stops the worker, whatever it is doing."""
        self._ready.cancel()
        if self._worker:
            self._worker.terminate()


async def _text_of(reply: Any) -> str:
    """The text that a worker's promise resolves to; `TimeoutError` if it takes too long."""

    async def text() -> str:
        return str(await reply)

    return await asyncio.wait_for(text(), RESPONSE_TIMEOUT)


def _worker(files: WorkerFiles) -> Any:
    # PyScript's own module, which works without the rest of PyScript's Python code.
    from _pyscript import PyWorker

    options = {
        "type": "pyodide",
        "async": True,
        "version": js.URL.new(files.python, js.document.baseURI).href,
        "config": files.config,
    }
    return PyWorker(files.script, to_js(options, dict_converter=js.Object.fromEntries))


MAX_RESTARTS = 3
"""After this many failures in a row, no further worker is started."""

OnReply = Callable[[P], bool]
"""Gets each reply but the last; returns whether it is good enough."""


class Opponents:
    """Chooses moves in a worker, or in the page if no worker runs.

    Calls ``on_failure`` the first time that a worker is needed but doesn't run. Fast bots always
    think in the page and start no worker.
    """

    def __init__(self, files: WorkerFiles, on_failure: Callable[[], None]) -> None:
        self._files = files
        self._on_failure = on_failure
        self._worker: BotWorker | None = None
        self._failures = 0
        self._is_reported = False

    def start(self) -> None:
        """Starts a worker, if there is none."""
        if self._worker is None and self._failures < MAX_RESTARTS:
            self._worker = BotWorker(self._files)

    def end(self) -> None:
        """Stops the worker for good."""
        self._failures = MAX_RESTARTS
        if self._worker:
            self._worker.end()
            self._worker = None

    async def choose(self, question: AskBot, seconds: float, show: Callable[[float], None]) -> str:
        """The token of the bot's move, after about this many seconds; may be cancelled.

        ``show`` repeatedly gets the share of its time that the bot has used.
        """
        request = MoveRequest(question.position, seconds, question.bot, question.seed)

        def on_reply(move: MoveReply) -> bool:
            show(move.share)
            return False

        if not is_slow(request.bot):
            return (await self._in_page(request, on_reply)).token
        self.start()
        move = await self._in_worker(self._worker, request, on_reply) if self._worker else None
        return (move or await self._in_page(request, on_reply)).token

    async def think(self, request: PositionRequest[P], on_reply: OnReply[P]) -> P:
        """The last reply to a request by the coach; may be cancelled.

        The page thinks itself while the worker starts, which takes seconds. It never works
        out a line itself, because that would block it.
        """
        self.start()
        worker = self._worker
        reply = None
        if isinstance(request, LineRequest):
            if worker:
                await worker.wait_until_started()
            if worker is None or not worker.is_ready:
                return request.at_once()
        if worker and worker.is_ready:
            reply = await self._in_worker(worker, request, on_reply)
        if reply is None and isinstance(request, LineRequest):
            reply = request.at_once()
        return reply or await self._in_page(request, on_reply)

    async def _in_worker(
        self, worker: BotWorker, request: PositionRequest[P], on_reply: OnReply[P]
    ) -> P | None:
        """The worker's last reply, even if the worker has failed since; None if there is none."""
        reply = None
        until = monotonic() + request.seconds + RESPONSE_TIMEOUT
        try:
            reply = await worker.begin(request)
            while reply.share < 1 and monotonic() < until:
                if on_reply(reply):
                    break
                reply = await worker.keep_thinking(request)
            self._failures = 0
        except StillStarting:
            self._report_failure()
        except Exception as error:
            self._replace(worker, error)
        return reply

    async def _in_page(self, request: PositionRequest[P], on_reply: OnReply[P]) -> P:
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
                reply = thinking.keep_thinking()
        except Exception:
            js.console.error(traceback.format_exc())
            return request.at_once()
        return reply

    def _replace(self, worker: BotWorker, error: Exception) -> None:
        """Replaces a failed worker with a new one, for the next moves."""
        js.console.warn(f"The bots' worker is replaced ({type(error).__name__}: {error})")
        worker.end()
        self._worker = None
        self._failures += 1
        self.start()
        if self._worker is None:
            self._report_failure()

    def _report_failure(self) -> None:
        if not self._is_reported:
            self._is_reported = True
            self._on_failure()


class TurnLoop:
    """Asks the opponents and passes their answers to ``play``, at the pace of the ``settings``.

    ``show_share`` gets the share of its time that the current bot has used, 0 to 1, or None while
    no bot thinks. ``wait_until_stored`` waits for the previous move, so that a browser that crashes
    loses only the last move shown.
    """

    def __init__(
        self,
        opponents: Opponents,
        settings: Settings,
        play: Callable[[Answer], None],
        show_share: Callable[[float | None], None],
        wait_until_stored: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self.settings = settings
        self._opponents = opponents
        self._play = play
        self._show_share = show_share
        self._wait_until_stored = wait_until_stored
        self._question_number: int | None = None
        self._turn: asyncio.Task[None] | None = None
        self._share: float | None = None
        self._hurried = asyncio.Event()

    def begin(self, question: AskBot) -> None:
        """Starts a bot's turn and drops any other."""
        self.cancel_unless(None)
        self._question_number = question.number
        self._show(0.0 if question.bot in LEVELS else None)
        self._turn = asyncio.ensure_future(self._take(question))

    def cancel_unless(self, number: int | None, hurried: bool = False) -> None:
        """Cancels the turn in progress, unless it is for question ``number``.

        If ``hurried``, the bot plays as soon as it has chosen, whatever its pace.
        """
        if self._turn is not None and self._question_number != number:
            self._turn.cancel()
            self._end()
        self._hurried.set() if hurried else self._hurried.clear()

    async def _take(self, question: AskBot) -> None:
        began = monotonic()
        token = await self._opponents.choose(question, self.settings.thinking, self._show)
        self._show(1.0)
        rest = self.settings.pace - (monotonic() - began)
        if rest > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), rest)
        if self._wait_until_stored:
            await self._wait_until_stored()
        self._end()
        self._play(Answer(question.number, token))

    def _end(self) -> None:
        self._question_number = self._turn = None
        self._show(None)

    def _show(self, share: float | None) -> None:
        """Shows the share of its time that the bot has used; nothing if it took no time."""
        took_no_time = share == 1 and not self._share
        self._share = None if took_no_time else share
        self._show_share(self._share)
