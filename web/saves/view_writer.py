"""Writes games as they are played: the newest state only, again until the database has it."""

import asyncio
from collections.abc import Callable

import js

from browser import storage
from browser.report_errors import listen
from browser.tasks import start_task
from saves.model import SavedGame

RETRY = 4.0
"""Seconds until a write that failed is tried again."""

TRUSTED_AFTER = 4
"""Writes of one game after which the browser is asked to keep everything for good."""


class Saving:
    """The queue of writes; ``on_conflict`` is told of a game that another tab has written.

    ``on_failure`` gets the result of each write that failed, None when no game waits any more.
    ``revisions`` are those that this tab last read or wrote; ``waiting`` has the games that the
    database does not have yet, whether or not a spare copy has them.
    """

    def __init__(
        self,
        on_conflict: Callable[[str], None],
        on_stored: Callable[[], None],
        on_failure: Callable[[storage.Written | None], None],
    ) -> None:
        self.revisions: dict[str, int] = {}
        self._on_conflict = on_conflict
        self._on_stored = on_stored
        self._on_failure = on_failure
        self.waiting: dict[str, SavedGame] = {}
        self._wake = asyncio.Event()
        self._tried = asyncio.Event()
        self._tried.set()
        self._running = False
        self._asked = False
        listen(js.window, "pagehide", lambda _: self._rescue())

    def put(self, game: SavedGame) -> None:
        """Stores a game soon."""
        self.drop(game.id)  # the game that was played last is written first
        self.waiting[game.id] = game
        self._wake.set()
        self._tried.clear()
        if not self._running:
            self._running = True
            start_task(self._run())

    def drop(self, id: str) -> None:
        """Forgets what waits to be written of a game."""
        self.waiting.pop(id, None)

    async def settled(self) -> bool:
        """Waits until the database has everything (true) or refuses something (false)."""
        await self._tried.wait()
        return not self.waiting

    def _rescue(self) -> None:
        """Keeps what waits before the page goes, which does not wait for the database."""
        for game in self.waiting.values():
            storage.rescue(game.id, self.revisions.get(game.id, 0), game.to_text())

    async def _run(self) -> None:
        try:
            while self.waiting:
                self._wake.clear()
                # Each game gets its turn: while the database fails, each needs a spare copy.
                tried: dict[str, SavedGame] = {}
                failed: storage.Written | None = None
                while game := self._newest(tried):
                    tried[game.id] = game
                    done = await self._write(game)
                    if done and not (failed and done.rescued):
                        failed = done
                        self._on_failure(failed)
                if failed:
                    self._tried.set()
                    await self._pause()
            self._on_failure(None)
        finally:
            self._running = False
            self._tried.set()

    async def _pause(self) -> None:
        try:
            await asyncio.wait_for(self._wake.wait(), RETRY)
        except TimeoutError:
            return

    def _newest(self, tried: dict[str, SavedGame]) -> SavedGame | None:
        """The last game that was put here and not yet tried as it is now."""
        games = reversed(self.waiting.values())
        return next((game for game in games if tried.get(game.id) is not game), None)

    async def _write(self, game: SavedGame) -> storage.Written | None:
        """Writes a game; the result if that failed."""
        id = game.id
        done = await storage.save(id, self.revisions.get(id, 0), game.to_text())
        if done.conflict:
            self.drop(id)
            self._on_conflict(id)
            return None
        if done.revision:
            self.revisions[id] = done.revision
            self._on_stored()
        if done.failed:
            return done
        if self.waiting.get(id) is game:
            self.drop(id)
        if done.revision >= TRUSTED_AFTER and not self._asked:
            self._asked = True
            start_task(storage.persist())
        return None
