"""This device's saved games, including the one on the table: keeps, removes and downloads them."""

import asyncio
import json
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from os import urandom
from typing import Any

import js
from js import document

from browser import address, storage
from browser.events import start_task
from browser.frames import is_framed
from browser.messages import english_detail, say
from saves import export, versions
from saves import view_places as places
from saves.model import MAX_SAVED, SavedGame, in_order, listed, surplus
from saves.rows import ALL, all_row, game_row, newer_row, rows_text, unreadable_row
from saves.view_writer import GameWriter, Written
from table.model.match import BrokenSave, Match, NewerSave

PUZZLES = "puzzles"
"""The stored note with the player's progress with puzzles."""
_parse = lru_cache(5 * MAX_SAVED)(versions.parse)
"""`versions.parse`. Most games are the same each time everything is read again."""
EARLY_ROWS = 12
"""The number of rows that the next visit shows before Python runs."""


class SavedGames:
    """Reads, writes and lists the saved games.

    ``on_conflict`` receives the current game's id if another tab has written it, ``on_failure``
    receives ``unsaved`` when it changes.
    """

    def __init__(
        self, on_conflict: Callable[[str], None], on_failure: Callable[[str], None]
    ) -> None:
        self.writer = GameWriter(on_conflict, self._note, self._on_write_failure)
        self._on_failure = on_failure
        self.unsaved = ""
        """The sentence to show while the database refuses a game; empty otherwise."""
        self.games: dict[str, SavedGame] = {}
        """The games by their ids."""
        self.newer: dict[str, str] = {}
        """Texts that only a newer page can read, by id."""
        self.unreadable: dict[int, places.UnreadableValue] = {}
        """The newest values that were set aside, by number."""
        self.unreadable_count = 0
        """The total number of values set aside."""
        self.settings: str | None = None
        self.failed = ""
        """The browser's reason if the database can't be opened."""
        self.current: str | None = None
        """The id of the game on the table, which only this tab may write."""

    # Reading

    async def load(self, first: bool = False) -> list[str]:
        """Reads everything that is stored; returns sentences about values it had to set aside."""
        if not first:
            await self.writer.finish()
        contents = await places.contents(first)
        self.failed = contents.failed
        if not contents.failed:
            self.settings = contents.settings
        self._update_unreadable(contents)
        games: dict[str, SavedGame] = {}
        messages = []
        for stored in contents.games:
            if stored.id in self.writer.waiting or stored.id == self.current:
                continue  # memory has newer moves
            try:
                games[stored.id] = self._parse_stored(stored)
            except NewerSave:
                self.newer[stored.id] = stored.text
            except BrokenSave as error:
                messages.append(await self.set_aside(stored.id, error))
        if messages:
            self._update_unreadable(await places.contents())
        known = self.games if contents.failed else {}
        if self.current in self.games:
            games[self.current] = self.games[self.current]
        self.games = {**known, **games, **self.writer.waiting}
        self.show()
        return messages[:3]  # the list shows all of them

    def _parse_stored(self, stored: places.Stored) -> SavedGame:
        game = _parse(stored.id, stored.text)
        self.writer.revisions[stored.id] = stored.revision
        if stored.spare or not versions.is_current(stored.text):
            # The database gets texts that only the spare copy has, and converted older texts.
            self.writer.put(game)
        if game.progress.is_over:
            return game  # it ended then, whatever the clock says today
        # A game saved while the clock was ahead must not stay on top of the list. The stored
        # time stays, because the clock may be wrong today.
        return replace(game, changed=min(game.changed, int(js.Date.now())))

    async def set_aside(self, id: str, error: BrokenSave) -> str:
        """Sets an unreadable game aside; returns a sentence about it.

        The next `load` lists it. If the database refuses, the game stays where it is.
        """
        self.games.pop(id, None)
        number = await places.set_aside(id, str(error))
        key = "save-broken" if number else "save-unreachable"
        return say(key, reason=english_detail(error), number=number)

    def _update_unreadable(self, contents: places.Contents) -> None:
        if contents.failed:
            return
        self.unreadable = {value.number: value for value in contents.unreadable}
        self.unreadable_count = contents.unreadable_count

    async def unreadable_texts(self) -> list[str]:
        """All texts that this page can't read, for the file with all games."""
        values = [*self.unreadable.values()]
        if len(values) < self.unreadable_count:
            values = (await places.contents(False, self.unreadable_count)).unreadable or values
        return [*self.newer.values(), *(value.text for value in values)]

    async def open(self, id: str) -> Match | None:
        """A game as currently stored; None if it is gone. Raises `BrokenSave` if it is unreadable.

        Unstored moves come from memory, and so does the game if the database fails.
        """
        game = self.writer.waiting.get(id)
        try:
            stored = await places.read(id)
        except places.DatabaseFailed:
            stored, game = None, self.games.get(id)
        if stored and not (game and stored.revision == self.writer.revisions.get(id)):
            self.writer.drop(id)
            game = self._parse_stored(stored)
        if game is None:
            self.games.pop(id, None)
            self.show()
            return None
        match = game.open()
        self.games[id] = game
        return match

    # The game on the table

    def begin(self) -> None:
        """Makes a new game current; `keep` stores it."""
        self.leave()
        self.current = new_id()
        start_task(self._hold_new(self.current))

    async def _hold_new(self, id: str) -> None:
        # Queued writes of another game need that game's lock.
        await self.writer.finish()
        if self.current == id:
            await places.hold(id)

    async def hold(self, id: str, force: bool = False) -> bool:
        """Makes a saved game current; returns False if another tab plays it."""
        self.leave()
        await self.writer.finish()
        held = await (places.take_over(id) if force else places.hold(id))
        if held:
            self.current = id
        return held

    def keep(self, match: Match, friends: Mapping[str, Any] | None = None) -> None:
        """Stores the game on the table; ``friends`` only if it has changed."""
        if self.current:
            known = self.games.get(self.current)
            if friends is None and known:
                friends = known.friends
            game = SavedGame.of(self.current, match, int(js.Date.now()), friends)
            self.games[self.current] = game
            self.writer.put(game)

    async def wait_until_stored(self) -> None:
        """Waits at most a second until the last move is stored; doesn't wait while writes fail."""
        if not self.unsaved:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.writer.finish(), 1.0)

    def leave(self) -> None:
        """Leaves the current game. Other tabs may play it as soon as it is stored."""
        if self.current:
            id, self.current = self.current, None
            start_task(self._release(id))

    async def _release(self, id: str) -> None:
        await self.writer.finish()
        if self.current != id:
            places.release(id)

    # The list

    def show(self) -> None:
        """Shows the list on the set-up screen, and stores it for the next visit."""
        unreadable = [
            unreadable_row(str(value.number), value.number, value.reason, value.when)
            for value in self.unreadable.values()
        ]
        if self.unreadable_count > 1:
            title = say("saved-asides", number=self.unreadable_count)
            unreadable.insert(0, all_row("unreadable", title))
        rows = [game_row(game) for game in listed(self.games.values())]
        if oldest := surplus(self.games.values()):
            # Below the game to continue, which is the first row.
            title = say("saved-many", number=len(self.games))
            text = say("saved-many-text", number=len(oldest))
            rows.insert(1, all_row("many", title, text))
        text = rows_text([*rows, *map(newer_row, self.newer), *unreadable])
        document.dispatchEvent(js.CustomEvent.new("realmino:list", _detail(text)))
        self._note()

    def _on_write_failure(self, failed: Written | None) -> None:
        if failed:
            key = "save-framed" if is_framed() else "save-full"
            key = "save-spare" if failed.rescued else key
            self.unsaved = say(key, reason=failed.failed)
        else:
            self.unsaved = ""
        self._on_failure(self.unsaved)

    def _note(self) -> None:
        rows = [game_row(game) for game in in_order(self.games.values())[:EARLY_ROWS]]
        storage.note(f"games {address.folder()}", rows_text(rows) if rows else None)

    async def remove(self, id: str, kind: str) -> bool:
        """Deletes a row permanently; returns whether that worked."""
        if kind == "unreadable":
            first, last = (0, max(self.unreadable)) if id == ALL else (int(id), int(id))
            done = await places.remove_unreadable(first, last)
            self._update_unreadable(await places.contents())
        elif kind == "many":
            done = all([await self._remove(game.id) for game in surplus(self.games.values())])
        else:
            done = await self._remove(id)
        self.show()
        return done

    async def _remove(self, id: str) -> bool:
        self.writer.drop(id)
        done = await places.remove(id)
        if done:
            self.games.pop(id, None)
            self.newer.pop(id, None)
        return done

    def download(self, id: str, kind: str) -> None:
        """Downloads a text that this page can't read."""
        text = self.unreadable[int(id)].text if kind == "unreadable" else self.newer[id]
        storage.download(export.file_name(id), text)

    async def download_all(self) -> None:
        """Downloads everything that is stored. Works without the network."""
        today = str(js.Date.new().toISOString())
        unread = await self.unreadable_texts()
        games, puzzles = in_order(self.games.values()), storage.find_note(PUZZLES)
        text = export.to_text(games, self.settings, unread, today, puzzles)
        storage.download(export.file_name(f"games-{today[:10]}"), text)

    def add(self, games: Iterable[SavedGame]) -> None:
        """Stores more games, one by one."""
        for game in games:
            self.games[game.id] = game
            self.writer.put(game)
        self.show()

    async def add_together(self, games: Collection[SavedGame]) -> tuple[int, str]:
        """Stores more games, or none of them if that fails.

        Returns their number, and the browser's reason if that failed. Leaves out games that another
        tab has written in the meantime. Without a database, the games stay in memory.
        """
        if self.failed:
            self.add(games)
            return len(games), ""
        written, failed = await self.writer.write_new(games)
        self.games |= {game.id: game for game in written}
        if len(written) < len(games) and not failed:
            await self.load()
        self.show()
        return len(written), failed

    # Settings

    async def settings_data(self) -> dict[str, Any]:
        """The stored settings; unreadable ones are set aside."""
        try:
            values = json.loads(self.settings) if self.settings else {}
        except (ValueError, RecursionError):
            values = None
        if isinstance(values, dict):
            return values
        await places.set_settings_aside(say("saved-settings"))
        return {}


def new_id() -> str:
    """A globally unique id."""
    return urandom(8).hex()


def _detail(text: str) -> Any:
    return js.Object.fromEntries([["detail", text]])
