"""Saved games on their way to the table, also while another tab plays them."""

from __future__ import annotations

import asyncio
from typing import Protocol

from js import document

from browser import storage
from browser.elements import close_dialogs, element, show_problem
from browser.frames import is_framed
from browser.report_errors import listen, report_errors
from browser.tasks import start_task
from saves.model import in_order
from saves.view import SavedGames
from setup.view_tab_note import game_to_come_back_to
from table import words
from table.match import BrokenSave, Match
from table.view import TableView

QUIET = 0.1
"""Seconds without news of other tabs after which the list is read again."""


class Host(Protocol):
    """What a saved game needs of the page to come to the table."""

    @property
    def table(self) -> TableView | None:
        """The table, once it is laid."""

    @property
    def is_at_table(self) -> bool:
        """Whether a game is on the table."""

    def sit_down(self, match: Match, paused: bool = False, watched: str = "") -> None:
        """Opens the table with a match on it."""

    def watch(self, match: Match) -> None:
        """Shows how a game stands now that another tab plays."""

    async def go_on_teaching(self) -> None:
        """Goes on with the lessons of the saved game on the table, if any are to come."""

    def stand_up(self) -> None:
        """Back to the set-up."""

    def tell(self, text: str, urgent: bool = False) -> None:
        """A short note."""


class Resuming:
    """Opens saved games; ``watched`` is the id of the one that is looked at while another tab
    plays it, empty for none."""

    def __init__(self, page: Host) -> None:
        self._page = page
        self._opening = False
        self._reload: asyncio.Handle | None = None
        self.watched = ""
        self._unsaved = ""
        self.tell = page.tell
        self.saved = SavedGames(self._written_elsewhere, self._show_unsaved)
        listen(document, "realmino:taken", lambda event: self._taken(str(event.detail)))
        listen(document, "realmino:changed", lambda event: self._changed(str(event.detail)))

    async def go_back(self) -> None:
        """Opens the game that this tab showed before it was reloaded, if any."""
        id = game_to_come_back_to()
        if id == "yes":
            games = in_order(self.saved.games.values())
            id = games[0].id if games else None
        if id in self.saved.games:
            await self.open_game(id)

    async def open_game(self, id: str, take_over: bool = False) -> None:
        """Brings a saved game onto the table, to be looked at only while another tab plays it."""
        if self._opening or id == self.saved.current:
            return
        self._opening = True
        try:
            held = await self.saved.hold(id, take_over)
            match = await self.saved.open(id)
        except BrokenSave as error:
            message = await self.saved.set_aside(id, error)
            self._page.stand_up()
            show_problem(message)
        else:
            if match is None:
                self._page.stand_up()
                show_problem(words.say("saved-gone"))
            else:
                self._page.sit_down(match, watched="" if held else id)
                await self._page.go_on_teaching()
        finally:
            self._opening = False

    async def take_over(self) -> None:
        """This tab plays the game that it looked at."""
        await self.open_game(self.watched, take_over=True)

    def out_of_reach(self) -> list[str]:
        """A sentence where the browser does not let us at the saved games."""
        if not self.saved.failed:
            return []
        if self.saved.failed == "VersionError":
            return [words.say("save-newer")]
        if storage.keeps_notes():
            return [words.say("save-unreachable", reason=self.saved.failed)]
        return [words.say("save-framed" if is_framed() else "save-forbidden")]

    @report_errors
    def _taken(self, id: str) -> None:
        """Another tab plays the game from now on; here it is looked at."""
        table = self._page.table
        if table and table.app and id == self.saved.current:
            self.saved.leave()
            self.watched = id
            table.look_on()
            close_dialogs()
            self.tell(words.say("saved-taken"), True)

    def _show_unsaved(self, sentence: str) -> None:
        """Says on both screens that the database does not take a game; empty: it has them all."""
        if self._page.table:
            self._page.table.show_unsaved(sentence)
        shown = str(element("problem").textContent)
        if shown == self._unsaved or (sentence and not shown):
            show_problem(sentence)
        self._unsaved = sentence

    def _written_elsewhere(self, id: str) -> None:
        """Another tab wrote the game although this one played it: what is stored counts."""
        self._taken(id)
        self._changed(id)

    @report_errors
    def _changed(self, id: str) -> None:
        """Another tab has written a game, or deleted it."""
        if not self._page.is_at_table:
            # Once for all the games of a file, which are written one after another.
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
            self._page.watch(match)
