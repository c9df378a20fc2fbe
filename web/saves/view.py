"""The saved games of this device: the list on the set-up screen, and the one on the table."""

import asyncio
import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from os import urandom
from typing import Any

import js
from js import document

from browser import address, storage
from browser.frames import is_framed
from browser.tasks import start_task
from saves.model import (
    ALL,
    SavedGame,
    all_row,
    in_order,
    is_current,
    newer_row,
    row_of,
    rows_text,
    surplus,
    unreadable_row,
)
from saves.view_writer import Saving
from table import words
from table.match import BrokenSave, Match, NewerSave

EARLY_ROWS = 12
"""How many lines of the list are shown before Python runs."""


class SavedGames:
    """The games by their ids; ``current`` is the id of the one on the table, None for none.

    ``on_conflict`` is told that another tab has written the current game. ``unsaved`` is a sentence
    as long as the database does not take a game, else empty; ``on_failure`` gets it. ``aside`` are
    the newest of the ``asides`` values that were set aside.
    """

    def __init__(
        self, on_conflict: Callable[[str], None], on_failure: Callable[[str], None]
    ) -> None:
        self.saving = Saving(on_conflict, self._note, self._failed)
        self._on_failure = on_failure
        self.unsaved = ""
        self.games: dict[str, SavedGame] = {}
        self.newer: dict[str, str] = {}
        self.aside: dict[int, storage.Aside] = {}
        self.asides = 0
        self.settings: str | None = None
        self.failed = ""
        self.current: str | None = None

    # Reading

    async def load(self, first: bool = False) -> list[str]:
        """Reads everything that is stored; sentences about values that had to be set aside."""
        if not first:
            await self.saving.settled()
        contents = await storage.contents(first)
        self.failed = contents.failed
        if not contents.failed:
            self.settings = contents.settings
        self._see_aside(contents)
        games: dict[str, SavedGame] = {}
        messages = []
        for stored in contents.games:
            if stored.id in self.saving.waiting or stored.id == self.current:
                continue  # memory has newer moves
            try:
                games[stored.id] = self._read(stored)
            except NewerSave:
                self.newer[stored.id] = stored.text
            except BrokenSave as error:
                messages.append(await self.set_aside(stored.id, error))
        if messages:
            self._see_aside(await storage.contents())
        known = self.games if contents.failed else {}
        if self.current in self.games:
            games[self.current] = self.games[self.current]
        self.games = {**known, **games, **self.saving.waiting}
        self.show()
        return messages[:3]  # the list shows all of them

    def _read(self, stored: storage.Stored) -> SavedGame:
        game = SavedGame.parse(stored.id, stored.text)
        self.saving.revisions[stored.id] = stored.revision
        if stored.spare or not is_current(stored.text):
            # The database gets what only the spare copy has, and this version of an older text.
            self.saving.put(game)
        # A clock that was wrong keeps no game ahead of those that are played now. What is stored
        # stays as it is, for the clock may be wrong today.
        return replace(game, changed=min(game.changed, int(js.Date.now())))

    async def set_aside(self, id: str, error: BrokenSave) -> str:
        """Moves a game that cannot be read out of the way, for the next `load` to list it; the
        sentence about it.

        If the database does not take it, it stays where it is until a later visit.
        """
        self.games.pop(id, None)
        number = await storage.set_aside(id, str(error))
        key = "save-broken" if number else "save-unreachable"
        return words.say(key, reason=error, number=number)

    def _see_aside(self, contents: storage.Contents) -> None:
        if contents.failed:
            return
        self.aside = {aside.number: aside for aside in contents.aside}
        self.asides = contents.asides

    async def unread(self) -> list[str]:
        """All texts that this page cannot read."""
        aside = [*self.aside.values()]
        if len(aside) < self.asides:
            aside = (await storage.contents(False, self.asides)).aside or aside
        return [*self.newer.values(), *(one.text for one in aside)]

    async def open(self, id: str) -> Match | None:
        """A game as it is stored now, None where it is gone; `BrokenSave` for an unreadable one.

        Moves that are not stored yet are in memory, and so is a game that cannot be read now.
        """
        game = self.saving.waiting.get(id)
        try:
            stored = await storage.read(id)
        except storage.DatabaseFailed:
            stored, game = None, self.games.get(id)
        if stored and not (game and stored.revision == self.saving.revisions.get(id)):
            self.saving.drop(id)
            game = self._read(stored)
        if game is None:
            self.games.pop(id, None)
            self.show()
            return None
        match = game.open()
        self.games[id] = game
        return match

    # The one on the table

    def begin(self) -> None:
        """A new game comes onto the table; nothing that is stored is touched."""
        self.leave()
        self.current = new_id()
        start_task(self._hold_new(self.current))

    async def _hold_new(self, id: str) -> None:
        # What still waits to be written of another game needs that game's lock.
        await self.saving.settled()
        if self.current == id:
            await storage.hold(id)

    async def hold(self, id: str, force: bool = False) -> bool:
        """Makes a saved game the one on the table; False where another tab plays it."""
        self.leave()
        await self.saving.settled()
        held = await (storage.take_over(id) if force else storage.hold(id))
        if held:
            self.current = id
        return held

    def keep(self, match: Match) -> None:
        """Stores the game on the table as it is now."""
        if self.current:
            game = SavedGame.of(self.current, match, int(js.Date.now()))
            self.games[self.current] = game
            self.saving.put(game)

    async def kept(self) -> None:
        """Waits until the last move is stored, for a second at most; not if that fails anyway."""
        if not self.unsaved:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.saving.settled(), 1.0)

    def leave(self) -> None:
        """No saved game is on the table any more; once it is stored, other tabs may play it."""
        if self.current:
            id, self.current = self.current, None
            start_task(self._let_go(id))

    async def _let_go(self, id: str) -> None:
        await self.saving.settled()
        if self.current != id:
            storage.release(id)

    # The list

    def show(self) -> None:
        """Shows the list on the set-up screen, and leaves a note of it for the next visit."""
        aside = [
            unreadable_row(str(aside.number), aside.number, aside.reason, aside.when)
            for aside in self.aside.values()
        ]
        if self.asides > 1:
            title = words.say("saved-asides", number=self.asides)
            aside.insert(0, all_row("unreadable", title))
        rows = [row_of(game) for game in in_order(self.games.values())]
        if oldest := surplus(self.games.values()):
            # Among the first lines, below the game to continue.
            title = words.say("saved-many", number=len(self.games))
            text = words.say("saved-many-text", number=len(oldest))
            rows.insert(1, all_row("many", title, text))
        text = rows_text([*rows, *map(newer_row, self.newer), *aside])
        document.dispatchEvent(js.CustomEvent.new("realmino:list", _detail(text)))
        self._note()

    def _failed(self, failed: storage.Written | None) -> None:
        if failed:
            key = "save-framed" if is_framed() else "save-full"
            key = "save-spare" if failed.rescued else key
            self.unsaved = words.say(key, reason=failed.failed)
        else:
            self.unsaved = ""
        self._on_failure(self.unsaved)

    def _note(self) -> None:
        rows = [row_of(game) for game in in_order(self.games.values())[:EARLY_ROWS]]
        storage.note(f"games {address.folder()}", rows_text(rows) if rows else None)

    async def remove(self, id: str, kind: str) -> bool:
        """Deletes a line of the list for good; whether that worked."""
        if kind == "unreadable":
            first, last = (0, max(self.aside)) if id == ALL else (int(id), int(id))
            done = await storage.remove_aside(first, last)
            self._see_aside(await storage.contents())
        elif kind == "many":
            done = all([await self._remove(game.id) for game in surplus(self.games.values())])
        else:
            done = await self._remove(id)
        self.show()
        return done

    async def _remove(self, id: str) -> bool:
        self.saving.drop(id)
        done = await storage.remove(id)
        if done:
            self.games.pop(id, None)
            self.newer.pop(id, None)
        return done

    def download(self, id: str, kind: str) -> None:
        """Hands out a text that this page cannot read."""
        text = self.aside[int(id)].text if kind == "unreadable" else self.newer[id]
        storage.download(f"realmino-{id}.json", text)

    def add(self, games: Iterable[SavedGame]) -> None:
        """Stores games beside those that are there."""
        for game in games:
            self.games[game.id] = game
            self.saving.put(game)
        self.show()

    # Settings

    async def settings_data(self) -> dict[str, Any]:
        """The settings as they were last stored; what cannot be read is set aside."""
        try:
            values = json.loads(self.settings) if self.settings else {}
        except (ValueError, RecursionError):
            values = None
        if isinstance(values, dict):
            return values
        await storage.set_settings_aside(words.say("saved-settings"))
        return {}


def new_id() -> str:
    """A name for a game that no other game of anybody has."""
    return urandom(8).hex()


def _detail(text: str) -> Any:
    return js.Object.fromEntries([["detail", text]])
