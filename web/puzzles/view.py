"""The dialog of puzzles, and the puzzle on the table."""

from __future__ import annotations

from datetime import date
from typing import Any, Protocol

import js
from js import document

from browser import storage
from browser.address import address_of, copy_text, folder, show_fragment
from browser.dialogs import new_dialog
from browser.elements import close_dialogs, element
from browser.events import listen, report_errors, start_task, watch_attribute
from browser.html import refresh, set_html
from browser.markup import markup
from browser.messages import say
from puzzles import page, progress
from puzzles.app import PuzzleApp
from puzzles.puzzle import (
    Puzzle,
    PuzzleAnswer,
    answer,
    explanation,
    next_puzzle,
    puzzle_named,
    puzzle_of_day,
    question,
)
from table.app import App
from table.match import Match
from table.session import Mode
from table.settings import Settings
from table.view import Seating, TableView
from table.words import typed

NOTE = "puzzles"
"""The note with the player's progress; `backup` has it in the file of all games."""


class PuzzlePage(Protocol):
    """The page, as the puzzles need it."""

    def sit_down(
        self, match: Match, paused: bool = False, watched: str = "", app: Seating = App
    ) -> None:
        """Opens the table with a match on it."""

    def lay_table(self) -> TableView:
        """The table, created on the first call."""

    def report(self, text: str, urgent: bool = False) -> None:
        """Shows a short note."""


class Puzzles:
    """The puzzles of the page: its dialog, and the puzzle on the table."""

    def __init__(self, host: PuzzlePage) -> None:
        self.report = host.report
        self._host = host
        self._dialog = new_dialog("puzzles", say("puzzles"), markup('<div class="body"></div>'))
        listen(self._dialog, "click", self._dialog_clicked)
        self._shown: ShownPuzzle | None = None

    def open(self, link: str = "") -> str:
        """Opens the dialog, or the puzzle of a link; returns a sentence if there is none."""
        if not link:
            set_html(self._dialog.querySelector(".body"), page.body(_progress()))
            self._dialog.showModal()
            return ""
        day = page.day_of(link, _today())
        puzzle = puzzle_of_day(day) if day else puzzle_named(link)
        if puzzle is None:
            return say("puzzles-unknown")
        self._begin(puzzle, day)
        return ""

    @report_errors
    def _dialog_clicked(self, event: Any) -> None:
        name = event.target.getAttribute("name")
        if name == "day":
            self._begin(puzzle_of_day(_today()), _today())
        elif name:
            self.begin_next(str(name))

    def begin_next(self, box: str) -> None:
        """Opens the next puzzle of a box."""
        known = _progress()
        self._begin(next_puzzle(box, known.shown, known.seen))

    def _begin(self, puzzle: Puzzle, day: date | None = None) -> None:
        close_dialogs()
        if self._shown:
            self._shown.end()
        self._shown = ShownPuzzle(self, self._host, puzzle, day)


class ShownPuzzle:
    """A puzzle on the table, until something else is shown there."""

    def __init__(
        self, puzzles: Puzzles, host: PuzzlePage, puzzle: Puzzle, day: date | None
    ) -> None:
        self.report = host.report
        self._puzzles, self._host = puzzles, host
        self._puzzle, self._day = puzzle, day
        self._match = puzzle.match(typed(str(element("name0").value)))
        self._answer: PuzzleAnswer | None = None
        self._was_first = puzzle.name not in _progress().seen
        self._seat(self._match, lambda match, settings, _: self._app_of(match, settings))
        root = element("table-screen")
        self._bar = document.createElement("div")
        self._bar.className = "puzzle-bar"
        self._bar.setAttribute("role", "region")
        self._bar.setAttribute("aria-label", say("puzzles-one"))
        root.querySelector("[data-part=actions]").prepend(self._bar)
        self._stops = [
            listen(self._bar, "click", self._clicked),
            watch_attribute(root, "data-move", self._check),
            watch_attribute(document.body, "data-screen", self._check),
        ]
        show_fragment(self._link.partition("#")[2])
        text = say("puzzles-asked", question=question(self._match), rating=puzzle.rating)
        refresh(self._bar, page.bar(text, {}))

    def _app_of(self, match: Match, settings: Settings) -> App:
        return PuzzleApp(match, settings, lambda token: start_task(self._choose(token)))

    def _seat(self, match: Match, app: Seating = App) -> None:
        self._host.sit_down(match, paused=True, app=app)
        self._app = self._host.lay_table().app

    async def _choose(self, token: str) -> None:
        """Takes the player's choice, and shows the best one."""
        given = answer(self._puzzle, self._match, token)
        self._answer = given
        day = self._day.isoformat() if self._day else ""
        after = _progress().after(self._puzzle.name, self._puzzle.rating, given.is_solved, day)
        storage.note(NOTE, after.to_text())
        self._show(given.best.token)

    def _show(self, token: str) -> None:
        """Shows the position after a choice, with the explanation."""
        assert self._answer
        self._seat(self._match.with_game(self._match.game.play(token)))
        given, known = self._answer, _progress()
        text = explanation(self._puzzle, self._match, given)
        if self._was_first:
            text += " " + say("puzzles-now", rating=known.shown, row=known.row)
        buttons = {"next": say("puzzles-next")}
        if not given.is_solved:
            is_best = token == given.best.token
            buttons |= {"yours": say("puzzles-yours")} if is_best else {"best": say("puzzles-best")}
        buttons |= {"share": say("puzzles-share"), "code": say("puzzles-code")}
        self._bar.dataset.outcome = "solved" if given.is_solved else "missed"
        refresh(self._bar, page.bar(text, buttons))

    @report_errors
    def _clicked(self, event: Any) -> None:
        button = event.target.closest("[data-puzzle]")
        given = self._answer
        if not button or not given:
            return
        match str(button.getAttribute("data-puzzle")):
            case "next":
                self._puzzles.begin_next(self._puzzle.code[0])
            case "share":
                start_task(self._copy(self._result(given)))
            case "code":
                site = str(js.URL.new(folder(), js.location.href).href)
                start_task(self._copy(page.embed_code(self._puzzle, self._match, site, self._link)))
            case name:
                shown = given.best if name == "best" else given.tried
                self._show(shown.token)
                self._bar.querySelector("[data-puzzle=yours], [data-puzzle=best]").focus()

    @property
    def _link(self) -> str:
        return address_of(f"puzzle={self._day.isoformat() if self._day else self._puzzle.name}")

    def _result(self, given: PuzzleAnswer) -> str:
        """The link, after the result if it is the puzzle of a day."""
        if not self._day:
            return self._link
        return page.share_text(_in_words(self._day), given.is_solved, _progress(), self._link)

    async def _copy(self, text: str) -> None:
        self.report(say("puzzles-copied") if await copy_text(text) else text)

    @report_errors
    def _check(self) -> None:
        app = self._host.lay_table().app
        is_playing = bool(self._answer and app and app.mode is not Mode.MOMENT)
        if app is None or app is not self._app or is_playing:
            self.end()

    def end(self) -> None:
        """Removes the bar."""
        for stop in self._stops:
            stop()
        self._stops = []
        self._bar.remove()


def _progress() -> progress.Progress:
    return progress.parse(storage.find_note(NOTE))


def _today() -> date:
    """The date in the browser's time zone."""
    now = js.Date.new()
    return date(int(now.getFullYear()), int(now.getMonth()) + 1, int(now.getDate()))


def _in_words(day: date) -> str:
    """A date in the page's language."""
    form = js.Object.fromEntries([["timeZone", "UTC"], ["dateStyle", "long"]])
    noon = js.Date.UTC(day.year, day.month - 1, day.day, 12)
    language = str(document.documentElement.lang)
    return str(js.Intl.DateTimeFormat.new(language, form).format(noon))
