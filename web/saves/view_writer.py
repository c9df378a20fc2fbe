"""Writes games during play: only each one's newest state, until the database has it."""

import asyncio
import json
from collections.abc import Callable, Collection
from typing import NamedTuple

import js

from browser.events import listen, start_task
from saves import versions
from saves import view_places as places
from saves.model import SavedGame

RETRY = 4.0
"""Seconds before a failed write is retried."""

TRUSTED_AFTER = 4
"""The number of a game's writes after which the page asks for persistent storage."""


class Written(NamedTuple):
    """A write's result: a new ``revision``, a ``conflict``, or the reason why it ``failed``.

    A failed write that was ``rescued`` also has a revision, in its spare copy in localStorage.
    """

    revision: int = 0
    conflict: bool = False
    failed: str = ""
    rescued: bool = False


class GameWriter:
    """The queue of writes.

    ``on_conflict`` receives the id of a game that another tab has written, ``on_failure`` each
    failed write's result, and None when the queue is empty.
    """

    def __init__(
        self,
        on_conflict: Callable[[str], None],
        on_stored: Callable[[], None],
        on_failure: Callable[[Written | None], None],
    ) -> None:
        self.revisions: dict[str, int] = {}
        """Each game's revision when this tab last read or wrote it."""
        self._on_conflict = on_conflict
        self._on_stored = on_stored
        self._on_failure = on_failure
        self.waiting: dict[str, SavedGame] = {}
        """The games that the database doesn't have yet, even if there is a spare copy."""
        self._wake = asyncio.Event()
        self._tried = asyncio.Event()
        self._tried.set()
        self._running = False
        self._has_requested_persistence = False
        listen(js.window, "pagehide", lambda _: self._rescue())

    def put(self, game: SavedGame) -> None:
        """Queues a game."""
        self.drop(game.id)  # the last changed game is written first
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
        """Waits until the database has every game (True) or refuses one (False)."""
        await self._tried.wait()
        return not self.waiting

    async def write_new(self, games: Collection[SavedGame]) -> tuple[list[SavedGame], str]:
        """Writes new games in one transaction, or none; returns them, or the reason for failing.

        Leaves out games that another tab has written in the meantime.
        """
        texts = []
        for number, game in enumerate(games):
            if number % 50 == 0:
                await asyncio.sleep(0)  # lets the page react
            texts.append((game.id, 0, versions.to_text(game)))
        answer = await js.realmino.storage.saveAll(json.dumps(texts))
        done = json.loads(str(answer))
        written = []
        for game, revision in zip(games, done.get("revisions", ()), strict=False):
            if revision:
                self.revisions[game.id] = revision
                written.append(game)
        return written, str(done.get("failed", ""))

    def _rescue(self) -> None:
        """Writes spare copies before the page closes, which doesn't wait for the database."""
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
                while game := self._newest_untried(tried):
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

    def _newest_untried(self, tried: dict[str, SavedGame]) -> SavedGame | None:
        """The last queued game whose current state hasn't been tried."""
        games = reversed(self.waiting.values())
        return next((game for game in games if tried.get(game.id) is not game), None)

    async def _write(self, game: SavedGame) -> Written | None:
        """Writes a game; returns the result if it failed."""
        id = game.id
        # If another tab has written the game since this revision, `save` reports a conflict.
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
