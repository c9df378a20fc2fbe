"""Connects the page to its table, and handles the table's events."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import js
from js import document

from browser import lazy_modules
from browser.address import address_of, copy_text, hand_out
from browser.elements import close_dialogs, element
from browser.events import listen, report_errors, start_task
from browser.frames import is_framed
from browser.html import set_html
from browser.messages import say
from realmino import Rules
from realmino.view import view
from saves.view import SavedGames
from setup.view_game_opener import remember_game
from table import sheets
from table.effects import (
    ChangeSettings,
    Finish,
    LookAgain,
    NewGame,
    NextLesson,
    OpenMenu,
    OpenReview,
    Quit,
    Save,
    SendMoment,
    ShareDay,
    ShareLink,
    ShareMoment,
    ShareResult,
    Sound,
    TableEvent,
    TakeOver,
)
from table.links import link_of
from table.match import Match
from table.view import TableView
from table.view_bots import WorkerFiles
from table.view_settings import names_to_share, settings, switch
from table.view_sharing import send_moment, share_moment


class Replay(Protocol):
    """Opens a match for stepping through it."""

    async def __call__(
        self, match: Match, back: Callable[[], None] | None = None, mistakes: tuple[Any, ...] = ()
    ) -> None:
        """``back`` returns to the review that opened it and found the ``mistakes``."""


class TableHost:
    """Owns the page's ``table``, which has the whole window and all keys.

    ``take_over`` takes the game from the tab that plays it, ``open_daily`` opens the deal of a day,
    ``begin_lessons`` begins the lessons of a game, ``leave`` returns to the set-up.
    """

    def __init__(
        self,
        saved: SavedGames,
        take_over: Callable[[], Coroutine[Any, Any, None]],
        open_daily: Callable[[str], Coroutine[Any, Any, None]],
        replay: Replay,
        begin_lessons: Callable[[str], Coroutine[Any, Any, None]],
        leave: Callable[[], None],
    ) -> None:
        self._saved = saved
        self._take_over = take_over
        self._open_daily = open_daily
        self._replay = replay
        self._begin_lessons = begin_lessons
        self._leave = leave
        self._reviews: Any = None
        self._sharing = {
            ShareLink: self._share_link,
            ShareMoment: share_moment,
            SendMoment: send_moment,
            ShareResult: self._share_result,
        }
        theme = element("theme")
        self.table = TableView(
            element("table-screen"),
            element("table-markup"),
            WorkerFiles.of(element("game")),
            self._on_event,
            settings(),
            theme.value,
            keys=document,
            kept=saved.kept,
        )
        self.table.show_unsaved(saved.unsaved)
        self.report = self.table.report
        listen(theme, "change", lambda _: self.table.use_theme(theme.value))
        listen(element("scores"), "click", lambda _: self._show(self.table.show_scores))
        listen(element("show-help"), "click", lambda _: self._show(self.table.show_guide))
        listen(element("in-words"), "click", lambda _: self._show(self.table.show_in_words))
        listen(element("copy-link2"), "click", lambda _: self._share(self._share_link))
        listen(element("share-moment"), "click", lambda _: self._share(share_moment))
        listen(element("own-tab"), "click", self._open_own_tab)
        listen(element("to-setup"), "click", self._leave_clicked)
        set_html(element("tiles-table"), sheets.tiles(Rules.parse("Q4").buildings))

    @report_errors
    def _on_event(self, event: TableEvent, match: Match) -> None:
        """Saves the game, and opens what belongs to the page instead of the table."""
        match event:
            case Save():
                self._saved.keep(match)
            case NewGame():
                self._saved.begin()
                remember_game(self._saved.current)
            case TakeOver():
                start_task(self._take_over())
            case Finish():
                element("menu-dialog").close()
            case OpenMenu():
                element("own-tab").hidden = not is_framed()
                element("menu-dialog").showModal()
            case OpenReview():
                start_task(self._review(match))
            case ChangeSettings(changed):
                switch(changed)
            case NextLesson():
                start_task(self._begin_lessons(match.next_lesson))
            case ShareLink() | ShareMoment() | SendMoment() | ShareResult():
                start_task(self._sharing[type(event)](match))
            case ShareDay():
                start_task(self._open_daily(match.day))
            case LookAgain():
                start_task(self._replay(match))
            case Sound(name, audible, shakes):
                sound = {"name": name, "audible": audible, "shakes": shakes}
                detail = js.Object.fromEntries([*map(list, sound.items())])
                document.dispatchEvent(js.CustomEvent.new("realmino:sound", detail=detail))
            case Quit():
                self._leave()

    async def _review(self, match: Match) -> None:
        """Opens the review of a finished game."""
        if coach := await lazy_modules.load_or_report(self.report, "coach"):
            self._reviews = self._reviews or coach.ReviewDialog(self.table, self._show_moment)
            self._reviews.open(match)

    async def _show_moment(self, reviewed: Match, move: int, mistakes: tuple[Any, ...]) -> None:
        """Shows a moment of the reviewed game on the table, and the way to its mistakes."""
        close_dialogs()
        moment = reviewed.with_game(reviewed.game.at(move))
        await self._replay(moment, lambda: start_task(self._review(reviewed)), mistakes)

    @report_errors
    def _leave_clicked(self, _: Any) -> None:
        self._leave()

    @report_errors
    def _open_own_tab(self, _: Any) -> None:
        """Opens the game outside of its frame, where browsers store little or nothing."""
        if self.table.app:
            moment = link_of(self.table.app.match)
            js.window.open(f"./#{moment}", "_blank", "noopener")

    def _show(self, part: Callable[[], None]) -> None:
        """Replaces the menu with a part of the table."""
        element("menu-dialog").close()
        part()

    @report_errors
    def _share(self, hand_out: Callable[[Match], Coroutine[Any, Any, None]]) -> None:
        element("menu-dialog").close()
        if self.table.app:
            start_task(hand_out(self.table.app.match))

    async def _share_link(self, match: Match) -> None:
        """Copies the link to a moment."""
        names = names_to_share(match)
        key = "link-copied" if await hand_out(link_of(match, names)) else "link-shown"
        self.report(say(key, names="yes" if any(names) else "no"))

    async def _share_result(self, match: Match) -> None:
        """Copies a finished game as text; without a clipboard, shows the link to its end."""
        names = names_to_share(match)
        history = await lazy_modules.load_or_report(self.report, "history")
        if not history:
            return
        result = history.result_text(view(match.game, None, match.series), match)
        if await copy_text(f"{result}\n{address_of(link_of(match, names))}"):
            self.report(say("result-copied"))
        else:
            await self._share_link(match)
