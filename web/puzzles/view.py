"""The dialog of puzzles, and the puzzle on the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date
from typing import Any, Protocol

import js

from browser import storage
from browser.address import address_of, copy_text, folder, show_fragment
from browser.dates import date_text, today
from browser.dialogs import new_dialog
from browser.elements import close_dialogs, element
from browser.events import listen, report_errors, start_task
from browser.html import set_html
from browser.markup import markup
from browser.messages import say
from puzzles import page, progress, solo
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
from table.bar import Shown
from table.feature_hooks import SQUARE_NAMES
from table.links import read_day
from table.match import Match
from table.session import Mode
from table.settings import Settings
from table.view import Seating, TableView
from table.view_bar import Bar
from table.words import typed

NOTE = "puzzles"
"""The stored note with the player's progress, which `backup` exports with the games."""


class PuzzlePage(Protocol):
    """The page, as the puzzles need it."""

    def sit_down(
        self, match: Match, paused: bool = False, watched: str = "", app: Seating = App
    ) -> None:
        """Opens the table with a match on it."""

    def begin_match(self, match: Match) -> None:
        """Opens the table with a new match, and saves it."""

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
        self._shown: ShownPuzzle | SoloGame | None = None

    def open(self, link: str = "") -> str:
        """Opens the dialog, or the puzzle of a link; returns an error if there is none."""
        if not link:
            set_html(self._dialog.querySelector(".body"), page.body(_progress()))
            self._dialog.showModal()
            return ""
        if link == "solo":
            self._begin_solo()
            return ""
        day = read_day(link, today())
        puzzle = puzzle_of_day(day) if day else puzzle_named(link)
        if puzzle is None:
            return say("puzzles-unknown")
        self._begin(puzzle, day)
        return ""

    @report_errors
    def _dialog_clicked(self, event: Any) -> None:
        name = event.target.getAttribute("name")
        if name == "day":
            self._begin(puzzle_of_day(today()), today())
        elif name == "solo":
            self._begin_solo()
        elif name:
            self.begin_next(str(name))

    def begin_next(self, box: str) -> None:
        """Opens the next puzzle of a box."""
        known = _progress()
        self._begin(next_puzzle(box, known.shown, known.seen))

    def _begin(self, puzzle: Puzzle, day: date | None = None) -> None:
        self._clear()
        start_task(self._seat(lambda: ShownPuzzle(self, self._host, puzzle, day)))

    def _begin_solo(self) -> None:
        self._clear()
        start_task(self._seat(lambda: SoloGame(self._host, today())))

    async def _seat(self, make: Callable[[], ShownPuzzle | SoloGame]) -> None:
        await asyncio.sleep(0)  # the dialog closes first
        self._shown = make()

    def _clear(self) -> None:
        close_dialogs()
        if self._shown:
            self._shown.end()


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
        self._bar = _bar(host, self._clicked, self._is_there)
        show_fragment(self._link.partition("#")[2])
        text = say("puzzles-asked", question=question(self._match), rating=puzzle.rating)
        self._bar.show(Shown(text, {}))

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
        if self._app:  # the explanation names squares
            self._app.pointer = SQUARE_NAMES
        given, known = self._answer, _progress()
        text = explanation(self._puzzle, self._match, given)
        if self._was_first:
            text += " " + say("puzzles-now", rating=known.shown, row=known.row)
        buttons = {"next": say("puzzles-next")}
        if not given.is_solved:
            is_best = token == given.best.token
            buttons |= {"yours": say("puzzles-yours")} if is_best else {"best": say("puzzles-best")}
        buttons |= {"share": say("puzzles-share"), "code": say("puzzles-code")}
        self._bar.show(Shown(text, buttons), "solved" if given.is_solved else "missed")

    def _clicked(self, name: str) -> None:
        given = self._answer
        if not given:
            return
        match name:
            case "next":
                self._puzzles.begin_next(self._puzzle.code[0])
            case "share":
                start_task(_copy(self.report, self._result(given)))
            case "code":
                site = str(js.URL.new(folder(), js.location.href).href)
                lines = page.embed_code(self._puzzle, self._match, site, self._link)
                start_task(_copy(self.report, lines))
            case _:
                shown = given.best if name == "best" else given.tried
                self._show(shown.token)
                self._bar.focus("yours", "best")

    @property
    def _link(self) -> str:
        return address_of(f"puzzle={self._day.isoformat() if self._day else self._puzzle.name}")

    def _result(self, given: PuzzleAnswer) -> str:
        """The text to share: the link and, for a puzzle of the day, the result."""
        if not self._day:
            return self._link
        return page.share_text(
            _in_words(self._day),
            given.is_solved,
            _progress(),
            self._link,
        )

    def _is_there(self) -> bool:
        """Whether the table still shows the puzzle, and the player hasn't played on."""
        app = self._host.lay_table().app
        is_playing = bool(self._answer and app and app.mode is not Mode.MOMENT)
        return app is not None and app is self._app and not is_playing

    def end(self) -> None:
        """Removes the bar."""
        self._bar.end()


class SoloGame:
    """A solo challenge on the table, until something else is shown there."""

    def __init__(self, host: PuzzlePage, day: date) -> None:
        self.report = host.report
        self._host, self._day = host, day
        self._par: int | None = None
        host.begin_match(solo.match_of(day, typed(str(element("name0").value))))
        self._app = host.lay_table().app
        self._bar = _bar(host, self._clicked, self._changed)
        self._bar.show(Shown(solo.text(None, None), {}))
        start_task(self._find_par())

    async def _find_par(self) -> None:
        assert self._app
        points = 0
        for points in solo.par_of(self._app.match):  # noqa: B007 - the last ones are par
            await asyncio.sleep(0.01)
        self._par = points
        self._changed()

    def _changed(self) -> bool:
        """Updates the bar; returns whether the table still shows the challenge."""
        app = self._host.lay_table().app
        if app is None or app is not self._app or not app.match.seed.startswith(solo.SEED):
            return False
        is_over = app.match.is_over and self._par is not None
        own = solo.points_of(app.match) if is_over else None
        buttons = {"share": say("puzzles-share")} if is_over else {}
        self._bar.show(Shown(solo.text(own, self._par), buttons))
        return True

    def _clicked(self, _: str) -> None:
        assert self._app
        assert self._par is not None
        own = solo.points_of(self._app.match)
        link = address_of("puzzle=solo")
        text = solo.share_text(_in_words(self._day), own, self._par, link)
        start_task(_copy(self.report, text))

    def end(self) -> None:
        """Removes the bar."""
        self._bar.end()


def _bar(host: PuzzlePage, clicked: Callable[[str], None], is_there: Callable[[], bool]) -> Bar:
    return Bar(host.lay_table(), "puzzle-bar", say("puzzles-one"), clicked, is_there)


async def _copy(report: Callable[[str], object], text: str) -> None:
    report(say("puzzles-copied") if await copy_text(text) else text)


def _progress() -> progress.Progress:
    return progress.parse(storage.find_note(NOTE))


def _in_words(day: date) -> str:
    return date_text(day, month="long", year="numeric")
