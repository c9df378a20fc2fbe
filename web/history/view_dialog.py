"""The dialog with all games: unfinished, finished, and statistics."""

from collections.abc import Callable, Coroutine
from typing import Any, Final

from js import document

from browser import storage
from browser.dates import time_text
from browser.dialogs import new_dialog
from browser.elements import element
from browser.events import listen, report_errors, start_task
from browser.html import set_html
from browser.markup import Markup, joined, markup
from browser.messages import say
from history import page
from history.finished_games import PAGE_SIZE, FinishedGame, FinishedGames, people
from history.statistics import by_person, statistics, without_studies
from history.view_pictures import KingdomPictures
from realmino.bots import NAMES
from saves import export, versions
from saves.model import in_order
from saves.view_host import Host
from table.model.match import FRIEND, BrokenSave, Match
from table.page.sharing import share_moment

PAGE_NAMES: Final = ("going-on", "history", "statistics")


class GamesDialog:
    """The dialog with all games; ``replay`` opens a match to step through."""

    def __init__(
        self,
        host: Host,
        games: FinishedGames,
        replay: Callable[[Match], Coroutine[Any, Any, None]],
    ) -> None:
        self._note = ""
        self._host = host
        self._saved = host.saved
        self._games = games
        self._replay = replay
        self._page = "history"
        self._first = 0
        """How many finished games are newer than the shown ones."""
        self._request = 0
        """Increases with each request to show a page."""
        self._person = ""
        self._kind = ("", False)
        self._kinds: tuple[tuple[str, bool], ...] = ()
        self._listed: set[tuple[str, bool]] = set()
        self._dialog = _create_dialog()
        self._content = self._dialog.querySelector("#shelf-inside")
        self._pictures = KingdomPictures(self._dialog, self._find_match)
        listen(self._dialog, "click", self._on_click)
        listen(self._dialog, "change", self._on_change)
        listen(self._dialog, "close", lambda _: self._on_close())
        listen(document, "realmino:list", lambda _: self._on_list_change())

    def report(self, text: str, urgent: bool = False) -> None:
        """Shows and announces a sentence in the dialog."""
        self._dialog.querySelector("#shelf-status").textContent = text

    @property
    def is_open(self) -> bool:
        """Whether the dialog is shown."""
        return bool(self._dialog.open)

    def note(self, text: str) -> None:
        """Shows a sentence until the player does something else in the dialog."""
        self._note = text
        self.report(text)

    def open(self) -> None:
        """Opens the dialog on the finished games, or else the unfinished ones."""
        games = self._saved.games.values()
        self._note = ""
        self._first = 0
        self._page = "history" if any(game.progress.is_over for game in games) else "going-on"
        self._dialog.showModal()
        start_task(self._show())

    def _on_close(self) -> None:
        """Frees the pictures."""
        self._pictures.forget()
        set_html(self._content, markup(""))

    def _saved_ids(self) -> set[tuple[str, bool]]:
        """Each saved game's id, and whether the game is finished."""
        return {(game.id, game.progress.is_over) for game in self._saved.games.values()}

    def _on_list_change(self) -> None:
        """Updates the dialog after another tab has deleted or finished a game."""
        if self._dialog.open and self._saved_ids() != self._listed:
            start_task(self._show())

    async def _show(self) -> None:
        """Shows the chosen page."""
        self._listed = self._saved_ids()
        self.report(self._note)
        for button in self._dialog.querySelectorAll("[data-page]"):
            is_shown = str(button.dataset.page) == self._page
            button.setAttribute("aria-pressed", "true" if is_shown else "false")
        chosen, first = self._page, self._first
        self._request += 1
        request = self._request
        if chosen == "going-on":
            all = in_order(self._saved.games.values())
            text = page.unfinished_games(
                [game for game in all if not game.progress.is_over], _date_text
            )
        elif chosen == "history":
            shown = await self._games.page(first, self.report)
            first = shown.first
            text = page.history(shown, _date_text)
        else:
            text = self._statistics(without_studies(await self._games.all(self.report)))
        self.report(self._note)
        if request != self._request:
            return  # another page was chosen in the meantime
        self._first = first
        set_html(self._content, joined((text, _files())))
        self._content.scrollTop = 0
        self._pictures.watch(self._content)

    def _statistics(self, games: list[FinishedGame]) -> Markup:
        names = people(games)
        if self._person not in names:
            self._person = next(iter(names), "")
        about = statistics(games, self._person, (*NAMES, FRIEND))
        self._kinds = (*about.by_kind,)
        if self._kind not in self._kinds:
            self._kind = next(iter(self._kinds), ("", False))
        text = page.statistics(about, self._kind, by_person(games), _date_text)
        return joined((page.person_select(names, self._person) if len(names) > 1 else "", text))

    def _find_match(self, id: str) -> Match | None:
        """A game's match; None if it is gone or unreadable."""
        game = self._saved.games.get(id)
        try:
            return game.open() if game else None
        except BrokenSave:
            return None

    # Controls

    @report_errors
    def _on_click(self, event: Any) -> None:
        button = event.target.closest("button[data-page], button[data-act]")
        if not button:
            return
        self._note = ""
        if button.hasAttribute("data-page"):
            self._page = str(button.dataset.page)
            start_task(self._show())
            return
        id, act = (str(button.getAttribute(f"data-{name}")) for name in ("game", "act"))
        if act == "read-file":
            element("games-file").click()
        elif act == "download-all":
            start_task(self._saved.download_all())
        elif act in ("newer", "older"):
            self._first = max(0, self._first + (PAGE_SIZE if act == "older" else -PAGE_SIZE))
            self._request += 1  # a page that is still loading is no longer wanted
            start_task(self._show_and_focus())
        elif act == "remove":
            start_task(self._delete(id))
        elif act == "download":
            name, text = export.file_name(id), versions.to_text(self._saved.games[id])
            storage.download(name, text)
        elif act == "resume":
            self._dialog.close()
            start_task(self._host.open_game(id))
        else:
            self._show_match(id, act)

    def _show_match(self, id: str, act: str) -> None:
        """Shares a match, or steps through it."""
        match = self._find_match(id)
        if match is None:
            self.report(say("history-missing"))
        elif act == "share":
            start_task(share_moment(match))
        else:
            self._dialog.close()
            start_task(self._replay(match))

    async def _delete(self, id: str) -> None:
        problem = await self._host.remove(id, "game")
        await self._show_and_focus()
        self.report(problem)

    async def _show_and_focus(self) -> None:
        """Shows the page again; the button that was pressed may be gone."""
        await self._show()
        self._content.focus()

    @report_errors
    def _on_change(self, event: Any) -> None:
        if event.target.id == "shelf-person":
            self._person = str(event.target.value)
        elif event.target.id == "shelf-kind":
            self._kind = self._kinds[int(event.target.value)]
        start_task(self._show_again(str(event.target.id)))

    async def _show_again(self, focused: str) -> None:
        """Rewrites the statistics, and restores the scroll position and the focus."""
        top = self._content.scrollTop
        await self._show()
        self._content.scrollTop = top
        self._dialog.querySelector(f"#{focused}").focus()


def _date_text(time: int) -> str:
    """A time in milliseconds since 1970, as text in the page's language; "" for 0."""
    if not time:
        return ""
    return time_text(time, dateStyle="medium", timeStyle="short")


def _create_dialog() -> Any:
    """An empty dialog."""
    choices = joined(
        markup(
            '<button type="button" data-page="{}">{}</button>', page, say(f"history-page-{page}")
        )
        for page in PAGE_NAMES
    )
    return new_dialog(
        "shelf",
        say("history-title"),
        markup(
            '<div class="shelf-pages" role="group" aria-labelledby="shelf-title">{}</div>'
            '<p id="shelf-status" role="status"></p>'
            '<progress class="file-share" aria-labelledby="shelf-status" hidden></progress>'
            '<div id="shelf-inside" tabindex="-1"></div>',
            choices,
        ),
    )


def _files() -> Markup:
    """The footer of every page: how long games are kept, and buttons to save and import them."""
    buttons = {"download-all": say("games-download"), "read-file": say("games-read")}
    return markup(
        '<footer><p class="help">{}</p>{}</footer>',
        say("history-kept"),
        joined(
            markup('<button type="button" id="{0}" data-act="{0}">{1}</button>', *each)
            for each in buttons.items()
        ),
    )
