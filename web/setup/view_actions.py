"""The buttons of set-up screen and menu: saved games, their file, and the features."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from js import document

from browser import lazy_modules
from browser.dialogs import AskDialog
from browser.elements import element, show_problem
from browser.events import Reporter, listen, report_errors, start_task
from browser.messages import say
from saves import view_places as places
from saves.model import surplus
from saves.rows import ALL, row_of
from saves.view import SavedGames
from saves.view_lesson_progress import lessons_seen
from table.app import App
from table.match import Match
from table.view import Seating, TableView


class Open(Protocol):
    """Opens a saved game; ``take_over`` even if another tab plays it."""

    async def __call__(self, id: str, take_over: bool = False) -> None:
        """Opens the game with that id."""


class MatchOpener(Reporter, Protocol):
    """The page, as the buttons need it."""

    def begin_match(self, match: Match) -> None:
        """Opens the table with a new match, and saves it."""

    def sit_down(
        self, match: Match, paused: bool = False, watched: str = "", app: Seating = App
    ) -> None:
        """Opens the table with a match on it."""

    def form_match(self) -> Match:
        """The match of the set-up form."""

    def open_moment(self, moment: str) -> bool:
        """Opens a link to a moment; False if it can't."""

    def stand_up(self) -> None:
        """Returns to the set-up."""

    def lay_table(self) -> TableView:
        """The table, created on the first call."""


class SetupActions:
    """Handles the buttons; ``open_game`` opens a saved game on the table, ``page`` any other."""

    def __init__(self, saved: SavedGames, open_game: Open, page: MatchOpener) -> None:
        self.report = page.report
        self._page = page
        self._saved = saved
        self._open_game = open_game
        self._shelf: Any = None
        self._analysis: Any = None
        self._together: Any = None
        self._puzzles: Any = None
        self._question = AskDialog()
        shelves, begin = ("resume", "open-shelf2", "open-shelf3"), ("open-daily", "open-puzzles")
        for id in (*shelves, *begin, "welcome", "new-here", "analyse", "analyse2", "friends"):
            listen(element(id), "click", self._clicked)
        listen(element("games-file"), "change", self._file_chosen)

    @report_errors
    def _clicked(self, event: Any) -> None:
        button = event.target.closest("button[data-act]")
        if not button:
            return
        id, act, kind = (
            str(button.getAttribute(f"data-{name}")) for name in ("game", "act", "kind")
        )
        show_problem("")
        element("saved-status").textContent = ""
        element("menu-dialog").close()
        acts: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {
            "shelf": self.open_shelf,
            "invite": lambda: self._play_together(act),
            "open_room": lambda: self._play_together(act),
            "daily": self.open_daily,
            "puzzles": self.open_puzzles,
            "analyse": self.analyse,
            "teach": lambda: self.begin_lessons(str(button.getAttribute("data-lessons"))),
            "remove": lambda: self._remove(id, kind),
            "download": lambda: self._download(id, kind),
        }
        start_task(acts.get(act, lambda: self._open_game(id))())

    async def open_shelf(self) -> None:
        """Opens the dialog with all games, with those that other tabs saved meanwhile."""
        if shelf := await self._load_shelf():
            if document.body.dataset.screen == "table":
                await self._saved.load()
            shelf.games.open()

    async def replay(
        self, match: Match, back: Callable[[], None] | None = None, mistakes: tuple[Any, ...] = ()
    ) -> None:
        """Opens a match for stepping through it; one at its end from its beginning.

        ``back`` returns to the review that opened it and found the ``mistakes``.
        """
        if history := await self._load("history"):
            timeline = history.timeline_of(match)
            self._page.sit_down(timeline.at(timeline.start), paused=True)
            actions = document.querySelector("#table-screen [data-part=actions]")
            tour = history.Tour(mistakes, back) if back else None
            history.ReplayBar(self._page.lay_table(), actions, timeline, tour)

    async def open_daily(self, day: str = "") -> None:
        """Opens the deal of a date; without one, today's."""
        if shelf := await self._load_shelf():
            self._show_problem(await shelf.daily.open(day))

    async def open_puzzles(self, link: str = "") -> None:
        """Opens the dialog of puzzles, or the puzzle of a link."""
        if puzzles := await self._load("puzzles"):
            self._puzzles = self._puzzles or puzzles.Puzzles(self._page)
            self._show_problem(self._puzzles.open(link))

    async def begin_lessons(self, letter: str) -> None:
        """Begins the lessons of the game with a letter."""
        if lessons := await self._load("lessons"):
            self._page.begin_match(lessons.new_match(letter))
            self._teach(lessons, 0)

    async def continue_lessons(self) -> None:
        """Continues the lessons of the saved game on the table, if it has any left."""
        seen = lessons_seen(self._saved.current or "")
        if seen is not None and (lessons := await self._load("lessons")):
            self._teach(lessons, seen)

    def _teach(self, lessons: Any, seen: int) -> None:
        if self._saved.current:
            lessons.teach(self._page.lay_table(), self._saved.current, seen)

    async def analyse(self, link: str = "") -> None:
        """Opens the analysis board with the position of a link, else with that of the table."""
        analysis = await self._load("kingdoms", "analysis")
        if not analysis:
            return
        self._analysis = self._analysis or analysis.AnalysisDialog(self._page.begin_match)
        if link:
            self._show_problem(self._analysis.open_link(link))
            return
        is_at_table = document.body.dataset.screen == "table"
        app = self._page.lay_table().app if is_at_table else None
        self._analysis.open(app.match if app else None)

    async def _play_together(self, act: str) -> None:
        """Opens the dialog for playing with friends elsewhere, by link or in a room."""
        if together := await self._load_together():
            getattr(together, act)()

    async def open_from_friends(self, link: str) -> None:
        """Opens a link of a friend; if the feature cannot be loaded, the moment that it shows."""
        if together := await self._load_together():
            await together.open_link(link)
        elif "g=" in link:
            self._page.open_moment(link)
            self.report(say("later-missing"), True)

    async def sit_with_friends(self, match: Match, watched: str) -> None:
        """Opens a saved game with friends elsewhere."""
        if together := await self._load_together():
            await together.sit_down(match, watched)
        else:
            self._saved.leave()

    async def _load_together(self) -> Any:
        """The games with friends elsewhere; None if they cannot be loaded, after saying so."""
        together = await self._load("together")
        if together and not self._together:
            self._together = together.Together(self._saved, self._page, self._open_game)
        return self._together

    async def _load_shelf(self) -> Any:
        """The dialogs of finished games; None if they cannot be loaded, after saying so."""
        history, page = await self._load("history"), self._page
        if history and not self._shelf:
            self._shelf = history.Shelf(
                self._saved,
                self._open_game,
                self.replay,
                page.begin_match,
                self.remove,
                {"download-all": self._download_all, "read-file": element("games-file").click},
            )
        return self._shelf

    async def _load(self, *folders: str) -> Any:
        """A feature; None if it cannot be loaded, after saying so."""
        return await lazy_modules.load_or_report(lambda why, _: self._show_problem(why), *folders)

    def _show_problem(self, problem: str) -> None:
        """Shows a problem on the visible screen; an empty text removes it from the set-up."""
        if document.body.dataset.screen != "table":
            show_problem(problem)
        elif problem:
            self.report(problem, True)

    async def _remove(self, id: str, kind: str) -> None:
        show_problem(await self.remove(id, kind))

    async def remove(self, id: str, kind: str) -> str:
        """Deletes a line of the list after confirmation; returns a sentence if that fails."""
        game = self._saved.games.get(id)
        title = row_of(game).title if game else say("saved-newer")
        question = ("saved-delete", "saved-delete-text")
        if kind == "many":
            oldest = surplus(self._saved.games.values())
            title = say("saved-oldest", number=len(oldest))
        elif kind == "unreadable" and id == ALL:
            title = say("saved-asides", number=self._saved.asides)
        elif kind == "unreadable":
            title = say("saved-aside", number=id)
        if id == ALL:
            question = ("saved-clear", "saved-clear-text")
        if id == self._saved.current:
            return say("saved-on-table")
        answer = await self._question.ask(
            say(question[0]),
            say(question[1], game=title),
            {"no": say("saved-delete-no"), "yes": say("saved-delete-yes")},
        )
        if answer != "yes":
            return ""
        if not await places.hold(id):
            return say("saved-elsewhere")
        done = await self._saved.remove(id, kind)
        places.release(id)
        return "" if done else say("saved-kept")

    def _download_all(self) -> None:
        start_task(self._download_games())

    async def _download(self, id: str, kind: str) -> None:
        if id == ALL:
            await self._download_games()
        else:
            self._saved.download(id, kind)

    async def _download_games(self) -> None:
        if backup := await self._load("backup"):
            await backup.download_all(self._saved)

    async def _read_file(self, chosen: Any) -> None:
        element("menu-dialog").close()
        if backup := await self._load("backup"):
            show = self._show_progress
            show(*await backup.read_file(self._saved, self._question, chosen, show))

    def _show_progress(self, text: str, urgent: bool = False) -> None:
        if self._shelf and self._shelf.games.is_open:
            self._shelf.games.note(text)
            return
        if document.body.dataset.screen == "table":
            self.report(text, urgent)
            return
        show_problem(text if urgent else "")
        element("saved-status").textContent = "" if urgent else text

    @report_errors
    def _file_chosen(self, _: Any) -> None:
        chosen = element("games-file").files
        if chosen.length:
            start_task(self._read_file(chosen.item(0)))
            # Without this, choosing the same file again would change nothing.
            element("games-file").value = ""
