"""The buttons around the saved games: play on, delete, download, read from a file."""

from collections.abc import Callable, Coroutine
from typing import Any

from js import document

from browser import files, storage
from browser.asking import AskDialog
from browser.elements import element, show_problem
from browser.report_errors import Teller, listen, report_errors
from browser.saved_games import SavedGames
from browser.tasks import start_task
from table import words
from table.saved_games import row_of

Open = Callable[[str], Coroutine[Any, Any, None]]


class GameList:
    """Hears the buttons; ``open_game`` brings a game onto the table, ``page`` tells of files."""

    def __init__(self, saved: SavedGames, open_game: Open, page: Teller) -> None:
        self.tell = page.tell
        self._saved = saved
        self._open_game = open_game
        self._question = AskDialog()
        listen(element("resume"), "click", self._clicked)
        for id in ("download-all", "download-all2"):
            listen(element(id), "click", self._download_all)
        for id in ("read-file", "read-file2"):
            listen(element(id), "click", lambda _: element("games-file").click())
        listen(element("games-file"), "change", self._file_chosen)

    @report_errors
    def _clicked(self, event: Any) -> None:
        button = event.target.closest("button[data-act]")
        if not button:
            return
        id, act, kind = (str(getattr(button.dataset, name)) for name in ("game", "act", "kind"))
        show_problem("")
        element("saved-told").textContent = ""
        if act == "remove":
            start_task(self._remove(id, kind))
        elif act == "download":
            self._saved.download(id, kind)
        else:
            start_task(self._open_game(id))

    async def _remove(self, id: str, kind: str) -> None:
        game = self._saved.games.get(id)
        title = row_of(game).title if game else words.say("saved-newer")
        if kind == "unreadable":
            title = words.say("saved-aside", number=id)
        answer = await self._question.ask(
            words.say("saved-delete"),
            words.say("saved-delete-text", game=title),
            {"no": words.say("saved-delete-no"), "yes": words.say("saved-delete-yes")},
        )
        if answer != "yes":
            return
        if not await storage.hold(id):
            show_problem(words.say("saved-elsewhere"))
            return
        done = await self._saved.remove(id, kind)
        storage.release(id)
        if not done:
            show_problem(words.say("saved-kept"))

    @report_errors
    def _download_all(self, _: Any) -> None:
        files.download_all(self._saved)

    async def _read(self, file: Any) -> None:
        text, urgent = await files.read_file(self._saved, self._question, file)
        element("menu-dialog").close()
        if document.body.dataset.screen == "table":
            self.tell(text, urgent)
        elif urgent:
            show_problem(text)
        else:
            element("saved-told").textContent = text

    @report_errors
    def _file_chosen(self, _: Any) -> None:
        chosen = element("games-file").files
        if chosen.length:
            start_task(self._read(chosen.item(0)))
            # The same file can be chosen once more.
            element("games-file").value = ""
