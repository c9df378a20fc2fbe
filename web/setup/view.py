"""Wires the page: the set-up, links, saved games, and the way to the table and back."""

import asyncio
from typing import Any

import js
from js import document
from pyodide.ffi import create_proxy

from browser import lazy_modules, storage
from browser.address import fragment
from browser.elements import announce, close_dialogs, element, show_problem
from browser.report_errors import listen, report_errors
from browser.tasks import start_task
from realmino import NotationError
from setup.view_form import match_of_form
from setup.view_game_list import GameList
from setup.view_host import Hosting
from setup.view_resuming import Resuming
from setup.view_tab_note import come_back_to
from table import view_settings, words
from table.links import read_link
from table.match import Match, match_of
from table.seeds import new_seed
from table.view import TableView


class Page:
    """The whole page; one value of it lives as long as the page does.

    ``table`` is there from the first game on, or as soon as the page has had time to lay it.
    """

    def __init__(self) -> None:
        self.resuming = Resuming(self)
        self.saved = self.resuming.saved
        self.list = GameList(self.saved, self.resuming.open_game, self)
        self.table: TableView | None = None

    # Starting

    async def begin(self) -> None:
        """Binds everything and shows what there is: a link's moment, a saved game, the set-up."""
        if not document.createElement("canvas").getContext("2d"):
            raise RuntimeError("this browser does not draw on a canvas")
        program = element("game")
        lazy_modules.begin(program.getAttribute("src"), program.getAttribute("config"))
        listen(element("setup-form"), "submit", lambda _: self._submit())
        listen(js.window, "hashchange", lambda _: self._open_link())
        for control in view_settings.CONTROLS:
            listen(element(control), "change", lambda _: self._settle())
        messages = await self.saved.load(first=True)
        view_settings.restore(await self.saved.settings_data())
        if not self._open_link():
            await self.resuming.go_back()
        if not self.is_at_table:
            document.body.dataset.screen = "setup"
        messages += self.resuming.out_of_reach()
        if messages:
            # A note shows at the table only.
            say = self.tell if self.is_at_table else show_problem
            say(words.sentences(messages))
        document.dispatchEvent(js.CustomEvent.new("realmino:ready"))

    def lay_table(self) -> TableView:
        """The table, which is laid the first time."""
        if self.table is None:
            self.table = Hosting(
                self.saved,
                self.resuming.take_over,
                self.list.open_daily,
                self.list.replay,
                self.stand_up,
            ).table
        return self.table

    @property
    def is_at_table(self) -> bool:
        """Whether a game is on the table."""
        return bool(self.table and self.table.app)

    def tell(self, text: str, urgent: bool = False) -> None:
        """A short note on the table; at the set-up for screen readers only."""
        if self.table and self.table.app:
            self.table.tell(text, urgent)
        else:
            announce(text, urgent)

    def _settle(self) -> None:
        """The settings were changed."""
        if self.table:
            self.table.settle(view_settings.settings())
        start_task(self._store_settings())

    async def _store_settings(self) -> None:
        self.saved.settings = view_settings.to_text()
        if not await storage.save_settings(self.saved.settings):
            self.tell(words.say("save-settings"))

    # From a link or the set-up to the table and back

    def _open_link(self) -> bool:
        moment = fragment()
        if not moment:
            return False
        try:
            fields = read_link(moment)
            if "analyse" in fields:
                start_task(self.list.analyse(moment))
                return False
            if "day" in fields:
                start_task(self.list.open_daily(fields["day"]))
                return False
            match = match_of(moment, new_seed())
        except (NotationError, ValueError) as error:
            self.stand_up()
            show_problem(words.say("link-broken", reason=error))
            return False
        close_dialogs()
        self.sit_down(match, paused=True)
        return True

    @report_errors
    def _submit(self) -> None:
        show_problem("")
        try:
            match, handover = match_of_form()
        except NotationError as error:
            show_problem(str(error))
            return
        element("ask-handover").checked = handover
        self.begin_match(match)

    def begin_match(self, match: Match) -> None:
        """Opens the table with a new match, which is kept from now on."""
        self.saved.begin()
        self.saved.keep(match)
        self.sit_down(match)

    def sit_down(self, match: Match, paused: bool = False, watched: str = "") -> None:
        """Opens the table with a match on it.

        ``paused``: it came with a link; ``watched`` is the id of a game that another tab plays.
        """
        table = self.lay_table()
        document.body.dataset.screen = "table"
        show_problem("")
        self.resuming.watched = watched
        if paused:
            self.saved.leave()
        else:
            come_back_to(watched or self.saved.current)
        table.settle(view_settings.settings())
        table.sit_down(match, paused, bool(watched))

    async def go_on_teaching(self) -> None:
        """Goes on with the lessons of the saved game on the table, if any are to come."""
        await self.list.go_on_teaching()

    def watch(self, match: Match) -> None:
        """Shows how a game stands now that another tab plays."""
        self.lay_table().watch(match)

    def stand_up(self) -> None:
        """Back to the set-up; the game stays saved."""
        self.resuming.watched = ""
        self.saved.leave()
        if self.table:
            self.table.stand_up()
        close_dialogs()
        document.body.dataset.screen = "setup"
        come_back_to(None)
        start_task(self.saved.load())


async def start() -> None:
    """Starts the page; ``realmino.where(name)`` is a handle for whoever embeds or tests it."""
    page = Page()

    def where(name: str) -> Any:
        point = page.table and page.table.where(name)
        return js.DOMPoint.new(*point) if point else None

    js.realmino.where = create_proxy(where)
    js.realmino.saved = create_proxy(page.saved.saving.settled)
    await page.begin()
    await asyncio.sleep(0)  # what is shown is painted first
    page.lay_table()
