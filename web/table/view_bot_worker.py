"""One worker that thinks about requests: its start, its replies, its end."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any, NamedTuple

import js
from pyodide.ffi import to_js

from table.thinking import R, Request

WAKING = 5.0
"""Seconds that a bot's move waits for a worker to start."""

STARTING = 25.0
"""Seconds after which a worker that has not started is given up; PyScript never tells."""

RESPONSE_TIMEOUT = 4.0
"""Seconds after which a worker that says nothing is taken for dead; it answers many times each."""


class WorkerFiles(NamedTuple):
    """The addresses of the worker's script, of its Python and of PyScript's settings."""

    script: str
    python: str
    config: str

    @classmethod
    def of(cls, script: Any) -> WorkerFiles:
        """As the page's script of Python names them."""
        return cls(script.dataset.worker, script.dataset.python, script.getAttribute("config"))


class Late(Exception):
    """The worker is still starting."""


class BotWorker:
    """A worker that starts at once.

    No script in the document: PyScript looks for none after the start (pyodide-loader.mjs).
    """

    def __init__(self, files: WorkerFiles) -> None:
        self._files = files
        self._since = monotonic()
        self._worker: Any = None
        self._ready = asyncio.ensure_future(self._start())
        # Whoever asks this worker hears of its failure; nobody may.
        self._ready.add_done_callback(lambda ready: ready.cancelled() or ready.exception())

    async def _start(self) -> None:
        self._worker = _worker(self._files)
        await self._worker.ready

    @property
    def is_ready(self) -> bool:
        """Whether it has started."""
        return self._ready.done() and not self._ready.cancelled() and not self._ready.exception()

    async def begin(self, request: Request[R]) -> R:
        """The first reply, as soon as the worker runs; `Late` where that takes too long."""
        await self._wait()
        reply = self._worker.sync.begin(request.to_text())
        return request.parse_reply(await _text_of(reply))

    async def go_on(self, request: Request[R]) -> R:
        """A better reply to the same request."""
        return request.parse_reply(await _text_of(self._worker.sync.go_on()))

    async def _wait(self) -> None:
        age = monotonic() - self._since
        done, _ = await asyncio.wait([self._ready], timeout=max(0.0, WAKING - age))
        if not done and age < STARTING:
            raise Late
        if not done:
            raise TimeoutError("it does not start")
        self._ready.result()

    def end(self) -> None:
        """Stops the worker, whatever it does."""
        self._ready.cancel()
        if self._worker:
            self._worker.terminate()


async def _text_of(reply: Any) -> str:
    """The text that a promise of the worker resolves to; `TimeoutError` if it takes too long."""

    async def text() -> str:
        return str(await reply)

    return await asyncio.wait_for(text(), RESPONSE_TIMEOUT)


def _worker(files: WorkerFiles) -> Any:
    # PyScript's own module; the rest of its Python half is not needed for it.
    from _pyscript import PyWorker

    options = {
        "type": "pyodide",
        "async": True,
        "version": js.URL.new(files.python, js.document.baseURI).href,
        "config": files.config,
    }
    return PyWorker(files.script, to_js(options, dict_converter=js.Object.fromEntries))
