"""The game's page: starts it, reads its form and links, opens and leaves the table."""

import asyncio
import re
from typing import Any, Final

import js
from js import FormData, document
from pyodide.ffi import create_proxy

from browser import lazy_modules
from browser.address import fragment
from browser.elements import announce, close_dialogs, element, show_problem
from browser.events import listen, report_errors, start_task
from browser.messages import english_detail, say
from realmino import NotationError
from realmino.pieces.variants import COLOURS, DYNASTY, OPTIONS
from saves import view_places as places
from setup.view_actions import SetupActions
from setup.view_back import BackButton
from setup.view_features import LINKS, Features
from setup.view_game_opener import GameOpener, remember_game
from setup.view_table_host import TableHost
from table.model.links import match_from_link, read_link
from table.model.match import KINDS, Match, Seat, new_seed
from table.page import settings_menu
from table.page.view import Seating, TableView
from table.play.app import App
from table.wording import words
from table.wording.words import typed_name

FROM_FRIENDS: Final = re.compile(r"(_t|\bwith|\bjoin|\broom)(=|%(25)*3D)")
"""Matches the fields in links from `friends` and `live`."""


class Page:
    """The game's page: its form, links and saved games, and its table once it's created."""

    def __init__(self) -> None:
        self.opener = GameOpener(self)
        self.saved = self.opener.saved
        self._features = Features(self)
        self.feature, self.act = self._features.get, self._features.act
        self.open_game = self.opener.open_game
        self.remove = SetupActions(self, self._features).remove
        self.back = BackButton(self)
        self.table: TableView | None = None
        """The table. `start` creates it after the first paint, unless a game needs it earlier."""

    # Starting

    async def begin(self) -> None:
        """Binds the controls; opens a link, the game shown before a reload, or the set-up."""
        if not document.createElement("canvas").getContext("2d"):
            raise RuntimeError("this browser does not draw on a canvas")
        program = element("game")
        lazy_modules.configure(program.getAttribute("src"), program.getAttribute("config"))
        listen(element("setup-form"), "submit", lambda _: self._submit())
        listen(element("setup-form"), "change", lambda _: self._prepare())
        for kind in ("pointerenter", "focus"):
            listen(element("begin"), kind, lambda _: self._prepare())
        listen(js.window, "hashchange", lambda _: self._open_link())
        for control in settings_menu.CONTROLS:
            listen(element(control), "change", lambda _: self._settings_changed())
        messages = await self.saved.load(first=True)
        settings_menu.restore(await self.saved.settings_data())
        if not self._open_link():
            await self.opener.reopen()
        if not self.is_at_table:
            document.body.dataset.screen = "setup"
        messages += self.opener.problems()
        if messages:
            # Notes are visible only at the table.
            report = self.report if self.is_at_table else show_problem
            report(words.sentences(messages))
        document.dispatchEvent(js.CustomEvent.new("realmino:ready"))

    def ensure_table(self) -> TableView:
        """Returns the table; the first call creates it."""
        if self.table is None:
            self.table = TableHost(self, self.opener.take_over).table
        return self.table

    @property
    def is_at_table(self) -> bool:
        """Whether a game is on the table."""
        return bool(self.table and self.table.app)

    def report(self, text: str, urgent: bool = False) -> None:
        """Shows a short note at the table; at the set-up, only announces it."""
        if self.table and self.table.app:
            self.table.report(text, urgent)
        else:
            announce(text, urgent)

    def _settings_changed(self) -> None:
        if self.table:
            self.table.use_settings(settings_menu.settings())
        start_task(self._store_settings())

    async def _store_settings(self) -> None:
        self.saved.settings = settings_menu.to_text()
        if not await places.save_settings(self.saved.settings):
            self.report(say("save-settings"))

    # From a link or the set-up to the table and back

    def _open_link(self) -> bool:
        moment = fragment()
        if not moment:
            return False
        if FROM_FRIENDS.search(moment):
            start_task(self._open_from_friends(moment))
            return True
        return self.open_moment(moment)

    async def _open_from_friends(self, link: str) -> None:
        """Opens a friend's link, or just its moment if the feature can't be fetched."""
        if friends := await self.feature("friends"):
            await friends.open_link(link)
        elif "g=" in link:
            self.open_moment(link)
            self.report(say("later-missing"), True)

    def open_moment(self, moment: str) -> bool:
        """Opens a link's moment or feature; returns whether it was a moment."""
        try:
            fields = read_link(moment)
            if field := next((field for field in LINKS if field in fields), None):
                start_task(self.act(LINKS[field], fields[field] or moment))
                return False
            match = match_from_link(moment, new_seed())
        except (NotationError, ValueError) as error:
            self.leave_table()
            show_problem(say("link-broken", reason=english_detail(error)))
            return False
        close_dialogs()
        self.open_match(match, paused=True)
        return True

    @report_errors
    def _prepare(self) -> None:
        """Starts the bots' worker in advance if the form's match needs one."""
        try:
            match, _ = read_form_match()
        except NotationError:
            return  # Start shows what is wrong
        self.ensure_table().start_worker_for(match)

    @report_errors
    def _submit(self) -> None:
        show_problem("")
        try:
            match, handover = read_form_match()
        except NotationError as error:
            show_problem(str(error))
            return
        element("ask-handover").checked = handover
        self.begin_match(match)

    def begin_match(self, match: Match) -> None:
        """Opens the table with a new match, and saves it."""
        self.saved.begin()
        self.saved.keep(match)
        self.open_match(match)

    def form_match(self) -> Match:
        """The set-up form's match; raises `NotationError` if the rules don't allow it."""
        return read_form_match()[0]

    def open_match(
        self, match: Match, paused: bool = False, watched: str = "", app: Seating = App
    ) -> None:
        """Opens the table with a match on it.

        ``paused`` is for a match that isn't saved, such as a link's. ``watched`` is the id of a
        game that another tab plays. ``app`` is for a game with friends elsewhere.
        """
        table = self.ensure_table()
        document.body.dataset.screen = "table"
        show_problem("")
        self.opener.watched = watched
        if paused:
            self.saved.leave()
        else:
            remember_game(watched or self.saved.current)
        self.back.enter()
        table.use_settings(settings_menu.settings())
        table.open_match(match, paused, bool(watched), app)

    def leave_table(self) -> None:
        """Returns to the set-up; the game stays saved."""
        self.opener.watched = ""
        self.saved.leave()
        if self.table:
            self.table.close_match()
        close_dialogs()
        document.body.dataset.screen = "setup"
        element("title").focus(preventScroll=True)
        remember_game(None)
        self.back.on_return()
        start_task(self.saved.load())


async def start() -> None:
    """Starts the page. Tests and embedding pages call ``realmino.where(name)`` and ``saved()``."""
    page = Page()

    def where(name: str) -> Any:
        point = page.table and page.table.where(name)
        return js.DOMPoint.new(*point) if point else None

    js.realmino.where = create_proxy(where)
    js.realmino.saved = create_proxy(page.saved.writer.finish)
    await page.begin()
    await asyncio.sleep(0)  # paints the page first
    page.ensure_table()


def read_form_match() -> tuple[Match, bool]:
    """The form's match, and whether to pause between people.

    Raises `NotationError` for an invalid combination of players and variants.
    """
    form = FormData.new(document.getElementById("setup-form"))
    seats = tuple(
        Seat(colour, _name(form, i), str(form.get(f"kind{i}")))
        for i, colour in enumerate(COLOURS)
        if form.get(f"kind{i}") in KINDS
    )
    options = "".join(letter for letter in sorted(OPTIONS) if form.has(OPTIONS[letter].key))
    seed = str(form.get("seed") or "").strip() or new_seed()
    game = str(form.get("game"))
    return Match.begin(seats, options, seed, form.has(DYNASTY.key), game), form.has("handover")


def _name(form: Any, place: int) -> str:
    text = form.get(f"name{place}") if form.has(f"name{place}") else ""
    return typed_name(str(text or ""))
