"""Reads photos in a worker, or in the page if workers fail."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Final

import js

from browser.lazy_modules import archive_path
from photo.request import FOLDER
from table.page.bots import BotWorker, StillStarting, WorkerFiles
from table.play.thinking import R, Request, Thinking

SLICE_SECONDS: Final = 0.03
"""Seconds between two replies in the page, which also has to paint."""


START_TIMEOUT: Final = 10.0
"""Seconds to wait for a worker before reading a photo in the page."""


class PhotoReader:
    """Answers requests in a worker, until ``end`` stops it."""

    def __init__(self, files: WorkerFiles) -> None:
        self._files = files
        self._worker: BotWorker | None = None
        self._has_archive = False
        self._has_failed = False

    def start(self) -> None:
        """Starts a worker, if there is none."""
        if self._worker is None and not self._has_failed:
            self._worker = BotWorker(self._files)
            self._has_archive = False

    def end(self) -> None:
        """Stops the worker and any reading in progress."""
        if self._worker:
            self._worker.end()
        self._worker = None

    async def answer(
        self, request: Request[R], progress: Callable[[float], None] = lambda _: None
    ) -> R:
        """The reply to a request; ``progress`` receives the share done."""
        if not self._has_failed:
            try:
                return await self._in_worker(request, progress)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                js.console.warn(f"{FOLDER}: {type(error).__name__}: {error}")
                self.end()
                self._has_failed = True
        return await self._in_page(request, progress)

    async def _in_worker(self, request: Request[R], progress: Callable[[float], None]) -> R:
        self.start()
        worker = self._worker
        assert worker
        if not self._has_archive:
            await asyncio.wait_for(worker.wait_until_started(), START_TIMEOUT)
            if not worker.is_ready:
                raise StillStarting
            archive = Path(archive_path(FOLDER)).read_bytes()
            await worker.install(FOLDER, b64encode(archive).decode())
            self._has_archive = True
        reply = await worker.begin(request)
        while reply.share < 1:
            progress(reply.share)
            reply = await worker.keep_thinking(request)
        return reply

    async def _in_page(self, request: Request[R], progress: Callable[[float], None]) -> R:
        thinking = Thinking(SLICE_SECONDS)
        reply = thinking.begin(request)
        while reply.share < 1:
            progress(reply.share)
            await asyncio.sleep(0)
            reply = thinking.keep_thinking()
        return reply
