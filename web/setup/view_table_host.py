"""Connects the page to its table, and handles the table's events."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

import js
from js import document

from browser.elements import element
from browser.events import listen, report_errors, start_task
from browser.frames import is_framed
from browser.html import set_html
from browser.messages import say
from browser.storage import find_note, note
from realmino import Rules
from saves.view_host import Host
from setup.view_game_opener import remember_game
from table.model.links import moment_link
from table.model.match import Match
from table.page.bots import WorkerFiles
from table.page.settings_menu import settings, switch
from table.page.sharing import share_moment
from table.page.view import TableView
from table.play.effects import (
    ChangeSettings,
    Finish,
    LookAgain,
    NewGame,
    NextLesson,
    OpenMenu,
    OpenReview,
    Quit,
    Save,
    ShareDay,
    ShareMoment,
    Sound,
    TableEvent,
    TakeOver,
)
from table.wording import sheets

OFFERED: Final = "sounds-offered"
"""The name of the note that is stored once sounds have been offered."""


class TableHost:
    """Owns the page's ``table``, which fills the window and gets all keys.

    ``host`` is the page; ``take_over`` takes the game over from another tab.
    """

    def __init__(self, host: Host, take_over: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._host = host
        self._saved = saved = host.saved
        self._take_over = take_over
        theme = element("theme")
        self.table = TableView(
            element("table-screen"),
            element("table-markup"),
            WorkerFiles.of(element("game")),
            self._on_event,
            settings(),
            theme.value,
            keys=document,
            wait_until_stored=saved.wait_until_stored,
        )
        self.table.show_unsaved(saved.unsaved)
        self.report = self.table.report
        listen(theme, "change", lambda _: self.table.use_theme(theme.value))
        listen(element("show-choices"), "click", lambda _: self._show(self.table.show_choices))
        listen(element("scores"), "click", lambda _: self._show(self.table.show_scores))
        listen(element("show-help"), "click", lambda _: self._show(self.table.show_guide))
        listen(element("in-words"), "click", lambda _: self._show(self.table.show_in_words))
        listen(element("share-moment"), "click", self._share_clicked)
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
                element("show-choices").hidden = not self.table.has_choices
                element("menu-dialog").showModal()
            case OpenReview():
                start_task(self._review(match))
            case ChangeSettings(changed):
                switch(changed)
            case NextLesson():
                start_task(self._host.act("teach", match.next_lesson))
            case ShareMoment():
                start_task(share_moment(match))
            case ShareDay():
                start_task(self._host.act("daily", match.day))
            case LookAgain():
                start_task(self._replay(match))
            case Sound():
                _play(event)
                self._offer_sounds(event, match)
            case Quit():
                self._host.leave_table()

    def _offer_sounds(self, silent: Sound, match: Match) -> None:
        """Offers sounds once on a touchscreen, where they are off at first."""
        is_right = silent.name == "place" and not silent.audible and not match.has_lessons
        if is_right and self.table.touch and not find_note(OFFERED) and note(OFFERED, "yes"):
            self.table.offer(say("sounds-on"), _turn_on_sounds)

    async def _review(self, match: Match) -> None:
        """Opens the review of a finished game."""
        if reviews := await self._host.feature("coach"):
            reviews.open(match)

    async def _replay(self, match: Match) -> None:
        """Opens the replay of a game."""
        if history := await self._host.feature("history"):
            await history.replay(match)

    @report_errors
    def _leave_clicked(self, _: Any) -> None:
        self._host.leave_table()

    @report_errors
    def _open_own_tab(self, _: Any) -> None:
        """Opens the game outside its frame, because browsers restrict storage in frames."""
        if self.table.app:
            moment = moment_link(self.table.app.match)
            js.window.open(f"./#{moment}", "_blank", "noopener")

    def _show(self, part: Callable[[], None]) -> None:
        """Closes the menu and shows a part of the table."""
        element("menu-dialog").close()
        part()

    @report_errors
    def _share_clicked(self, _: Any) -> None:
        element("menu-dialog").close()
        if self.table.app:
            start_task(share_moment(self.table.app.match))


def _play(sound: Sound) -> None:
    detail = js.Object.fromEntries([*map(list, sound._asdict().items())])
    document.dispatchEvent(js.CustomEvent.new("realmino:sound", detail=detail))


def _turn_on_sounds() -> None:
    switch(settings()._replace(sounds=True))
    _play(Sound("points", True, False))
