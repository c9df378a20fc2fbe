"""Writes games as they are played: only the newest state, repeated until the database has it."""

import asyncio
import json
from collections.abc import Callable
from typing import NamedTuple

import js

from browser.events import listen, start_task
from saves import versions
from saves import view_places as places
from saves.model import SavedGame

RETRY = 4.0
"""Seconds until a write that failed is tried again."""

TRUSTED_AFTER = 4
"""Writes of one game after which the page asks the browser never to clear its storage."""


class Written(NamedTuple):
    """The result of a write: a new ``revision``, a ``conflict``, or the reason why it ``failed``.

    A failed write that is ``rescued`` has a revision too, in the spare copy in localStorage.
    """

    revision: int = 0
    conflict: bool = False
    failed: str = ""
    rescued: bool = False


class GameWriter:
    """The queue of writes.

    ``on_conflict`` gets the id of a game that another tab has written; ``on_failure`` gets the
    result of each failed write, and None when the queue is empty.
    """

    def __init__(
        self,
        on_conflict: Callable[[str], None],
        on_stored: Callable[[], None],
        on_failure: Callable[[Written | None], None],
    ) -> None:
        self.revisions: dict[str, int] = {}
        """The revision of each game that this tab last read or wrote."""
        self._on_conflict = on_conflict
        self._on_stored = on_stored
        self._on_failure = on_failure
        self.waiting: dict[str, SavedGame] = {}
        """The games that the database does not have yet, even if a spare copy has them."""
        self._wake = asyncio.Event()
        self._tried = asyncio.Event()
        self._tried.set()
        self._running = False
        self._has_requested_persistence = False
        listen(js.window, "pagehide", lambda _: self._rescue())

    def put(self, game: SavedGame) -> None:
        """Queues a game."""
        self.drop(game.id)  # the game that changed last is written first
        self.waiting[game.id] = game
        self._wake.set()
        self._tried.clear()
        if not self._running:
            self._running = True
            start_task(self._run())

    def drop(self, id: str) -> None:
        """Removes a game from the queue."""
        self.waiting.pop(id, None)

    async def finish(self) -> bool:
        """Waits until the database has every game (true) or refuses one (false)."""
        await self._tried.wait()
        return not self.waiting

    def _rescue(self) -> None:
        """Writes spare copies before the page closes, because it does not wait for the database."""
        for game in self.waiting.values():
            revision = self.revisions.get(game.id, 0)
            js.realmino.storage.rescue(game.id, revision, versions.to_text(game))

    async def _run(self) -> None:
        try:
            while self.waiting:
                self._wake.clear()
                # While the database fails, each game needs its spare copy.
                tried: dict[str, SavedGame] = {}
                failed: Written | None = None
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
        """The last queued game that was not yet tried in its current state."""
        games = reversed(self.waiting.values())
        return next((game for game in games if tried.get(game.id) is not game), None)

    async def _write(self, game: SavedGame) -> Written | None:
        """Writes a game; returns the result if that failed."""
        id = game.id
        # Another tab may have written the game since that revision.
        revision = self.revisions.get(id, 0)
        answer = await js.realmino.storage.save(id, revision, versions.to_text(game))
        done = Written(**json.loads(str(answer)))
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
        if done.revision >= TRUSTED_AFTER and not self._has_requested_persistence:
            self._has_requested_persistence = True
            start_task(places.persist())
        return None
