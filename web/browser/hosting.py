"""The page as the host of its table: what it lends to it, and what it does about its events."""

from collections.abc import Callable, Coroutine
from typing import Any

import js
from js import document

from browser.address import hand_out
from browser.bot_worker import WorkerFiles
from browser.elements import element
from browser.frames import is_framed
from browser.report_errors import listen, report_errors
from browser.saved_games import SavedGames
from browser.settings_controls import names_to_tell, settings, switch
from browser.tab_note import come_back_to
from browser.table_view import TableView
from browser.tasks import start_task
from realmino import Rules
from table import sheets, words
from table.effects import (
    Finish,
    LookAgain,
    NewGame,
    OpenMenu,
    Quit,
    Save,
    Settle,
    ShareDay,
    ShareLink,
    TableEvent,
    TakeOver,
)
from table.match import Match, link_of


class Hosting:
    """The page's ``table``, which has the whole window and all keys.

    ``take_over`` makes a game that another tab plays this tab's own; ``open_daily`` shows the
    results of the deal of a day, ``replay`` steps through a match; ``leave`` goes to the set-up.
    """

    def __init__(
        self,
        saved: SavedGames,
        take_over: Callable[[], Coroutine[Any, Any, None]],
        open_daily: Callable[[str], Coroutine[Any, Any, None]],
        replay: Callable[[Match], Coroutine[Any, Any, None]],
        leave: Callable[[], None],
    ) -> None:
        self._saved = saved
        self._take_over = take_over
        self._open_daily = open_daily
        self._replay = replay
        self._leave = leave
        game, theme = element("game"), element("theme")
        self.table = TableView(
            element("table-screen"),
            element("table-markup"),
            WorkerFiles(game.dataset.worker, game.getAttribute("config")),
            self._hear,
            settings(),
            theme.value,
            keys=document,
        )
        self.table.show_unsaved(saved.unsaved)
        self.tell = self.table.tell
        listen(theme, "change", lambda _: self.table.use_theme(theme.value))
        listen(element("scores"), "click", lambda _: self._show(self.table.show_scores))
        listen(element("in-words"), "click", lambda _: self._show(self.table.show_in_words))
        for name in ("copy-link2", "embed-moment"):
            listen(element(name), "click", self._share)
        listen(element("own-tab"), "click", self._open_own_tab)
        listen(element("to-setup"), "click", self._left)
        element("tiles-table").innerHTML = sheets.tiles(Rules.parse("Q4").buildings)

    @report_errors
    def _hear(self, event: TableEvent, match: Match) -> None:
        """What the table tells: the games are kept here, and what is not the table's is shown."""
        match event:
            case Save():
                self._saved.keep(match)
            case NewGame():
                self._saved.begin()
                come_back_to(self._saved.current)
            case TakeOver():
                start_task(self._take_over())
            case Finish():
                element("menu-dialog").close()
            case OpenMenu():
                element("own-tab").hidden = not is_framed()
                element("menu-dialog").showModal()
            case Settle(changed):
                switch(changed)
            case ShareLink(embeds):
                self._hand_out(match, embeds)
            case ShareDay():
                start_task(self._open_daily(match.day))
            case LookAgain():
                start_task(self._replay(match))
            case Quit():
                self._leave()

    @report_errors
    def _left(self, _: Any) -> None:
        self._leave()

    @report_errors
    def _open_own_tab(self, _: Any) -> None:
        """Takes the game out of a frame, where a browser keeps little or nothing."""
        if self.table.app:
            moment = link_of(self.table.app.device.match)
            js.window.open(f"./#{moment}", "_blank", "noopener")

    def _show(self, part: Callable[[], None]) -> None:
        """Shows something of the table instead of the menu."""
        element("menu-dialog").close()
        part()

    @report_errors
    def _share(self, event: Any) -> None:
        element("menu-dialog").close()
        if self.table.app:
            self._hand_out(self.table.app.device.match, event.target.id == "embed-moment")

    def _hand_out(self, match: Match, embeds: bool) -> None:
        names = names_to_tell(match)
        link = link_of(match, names)
        if embeds:  # in a dialog that comes with its script (snippet.js)
            document.dispatchEvent(js.CustomEvent.new("realmino:embed", detail=link))
        else:
            start_task(self._share_link(link, any(names)))

    async def _share_link(self, link: str, has_names: bool) -> None:
        """Hands out the link to a moment."""
        key = "link-copied" if await hand_out(link) else "link-shown"
        self.tell(words.say(key, names="yes" if has_names else "no"))
