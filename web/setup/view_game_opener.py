"""Opens saved games on the table: after a reload, from the list, or from other tabs."""

from __future__ import annotations

import asyncio

from js import document

from browser import storage
from browser.address import show_fragment
from browser.elements import close_dialogs, element, show_problem
from browser.events import listen, report_errors, start_task
from browser.frames import is_framed
from browser.messages import say
from saves.model import in_order
from saves.view import SavedGames
from saves.view_host import Host
from saves.view_lesson_progress import lessons_seen
from table.model.match import BrokenSave, Match

AT_TABLE = "at-table"
"""The name of the note that stores the id of this tab's game; setup.js reads it too."""

QUIET = 0.1
"""Seconds without messages from other tabs before the list is reloaded."""


def remember_game(id: str | None) -> None:
    """Sets the game that a reload of this tab opens, or None for the set-up; clears the address."""
    show_fragment("")
    storage.note(AT_TABLE, id, "sessionStorage")


class GameOpener:
    """Opens saved games on the page ``host``, and handles changes by other tabs."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._opening = False
        self._reload: asyncio.Handle | None = None
        self.watched = ""
        """The id of the game on the table if another tab plays it; otherwise empty."""
        self._unsaved = ""
        self.report = host.report
        self.saved = SavedGames(self._on_conflict, self._show_unsaved)
        listen(document, "realmino:taken", lambda event: self._on_taken(str(event.detail)))
        listen(document, "realmino:changed", lambda event: self._on_changed(str(event.detail)))

    async def reopen(self) -> None:
        """Opens the game that this tab showed before it was reloaded, if any."""
        id = storage.find_note(AT_TABLE, "sessionStorage")
        if id == "yes":  # the note of 0.1.0, which stored a single game
            games = in_order(self.saved.games.values())
            id = games[0].id if games else None
        if id in self.saved.games:
            await self.open_game(id)

    async def open_game(self, id: str, take_over: bool = False) -> None:
        """Opens a saved game, read-only while another tab plays it."""
        if self._opening or id == self.saved.current:
            return
        self._opening = True
        try:
            held = await self.saved.hold(id, take_over)
            match = await self.saved.open(id)
            if match is None:
                self._host.leave_table()
                show_problem(say("saved-gone"))
            else:
                await self._open_match(id, match, "" if held else id)
        except BrokenSave as error:
            message = await self.saved.set_aside(id, error)
            self._host.leave_table()
            show_problem(message)
        finally:
            self._opening = False

    async def _open_match(self, id: str, match: Match, watched: str) -> None:
        if self.saved.games[id].friends:
            if friends := await self._host.feature("friends"):
                await friends.open_match(match, watched)
            else:
                self.saved.leave()
            return
        self._host.open_match(match, watched=watched)
        seen = lessons_seen(self.saved.current or "")
        if seen is not None and (lessons := await self._host.feature("lessons")):
            lessons.show_lessons(self._host.ensure_table(), self.saved.current, seen)

    async def take_over(self) -> None:
        """Takes the watched game from the tab that plays it."""
        await self.open_game(self.watched, take_over=True)

    def problems(self) -> list[str]:
        """A sentence that says why the saved games can't be read; no sentence if they can."""
        if not self.saved.failed:
            return []
        if self.saved.failed == "VersionError":
            return [say("save-newer")]
        if storage.can_store_notes() and self.saved.failed == "SecurityError":
            return [say("save-spare", reason=self.saved.failed)]
        if storage.can_store_notes():
            return [say("save-unreachable", reason=f" ({self.saved.failed})")]
        return [say("save-framed" if is_framed() else "save-forbidden")]

    @report_errors
    def _on_taken(self, id: str) -> None:
        """Makes a game read-only after another tab has taken it over."""
        table = self._host.table
        if table and table.app and id == self.saved.current:
            self.saved.leave()
            self.watched = id
            table.stop_playing()
            close_dialogs()
            self.report(say("saved-taken"), True)

    def _show_unsaved(self, sentence: str) -> None:
        """Shows on both screens that the database refuses a game; an empty sentence hides this."""
        if self._host.table:
            self._host.table.show_unsaved(sentence)
        shown = str(element("problem").textContent)
        if shown == self._unsaved or (sentence and not shown):
            show_problem(sentence)
        self._unsaved = sentence

    def _on_conflict(self, id: str) -> None:
        """Shows the stored state of a game after another tab has overwritten it."""
        self._on_taken(id)
        self._on_changed(id)

    @report_errors
    def _on_changed(self, id: str) -> None:
        """Updates the page after another tab has written or deleted a game."""
        if not self._host.is_at_table:
            # Importing a file causes many messages, so the list is reloaded only once after them.
            if self._reload:
                self._reload.cancel()
            loop = asyncio.get_event_loop()
            self._reload = loop.call_later(QUIET, lambda: start_task(self.saved.load()))
        elif id == self.watched:
            start_task(self._watch(id))

    async def _watch(self, id: str) -> None:
        try:
            match = await self.saved.open(id)
        except BrokenSave:
            return
        if match and id == self.watched:
            self._host.ensure_table().watch(match)
