"""A puzzle on the table: the player's choice, its explanation, and the best line of play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date
from typing import Final

import js

from browser import storage
from browser.address import copy_text, folder, full_link, show_fragment
from browser.dates import date_text
from browser.elements import element
from browser.events import start_task
from browser.messages import say
from puzzles import page, progress
from puzzles.lines import LinePointer, PlayedLine, last_move, played_line
from puzzles.ports import puzzle_ports
from puzzles.puzzle import Puzzle, PuzzleAnswer, answer, tempting_choice, verdict
from saves.view_host import Host
from table.model.match import Match
from table.model.session import Mode
from table.model.settings import Settings
from table.page.bar import Bar
from table.page.view import Seating
from table.play.app import App
from table.play.feature_hooks import SQUARE_NAMES
from table.play.intents import GoTo
from table.play.thinking import LineRequest
from table.wording.bar import Shown
from table.wording.words import typed_name

NOTE: Final = "puzzles"
"""The stored note with the player's progress, which `backup` exports with the games."""

LINE_SECONDS: Final = 20.0
"""The maximum time to find the line of play after a choice, in seconds."""

STEP_SECONDS: Final = 1.1
"""Seconds between two moves while showing a line."""

MAX_LINE_CHOICES: Final = 16
"""The maximum number of choices to show in a line."""


class ShownPuzzle:
    """A puzzle on the table, until something else is shown there.

    ``begin_next`` opens a box's next puzzle.
    """

    def __init__(
        self, begin_next: Callable[[str], None], host: Host, puzzle: Puzzle, day: date | None
    ) -> None:
        self.report = host.report
        self._begin_next, self._host = begin_next, host
        self._puzzle, self._day = puzzle, day
        self._match = puzzle.match(typed_name(str(element("name0").value)))
        self._answer: PuzzleAnswer | None = None
        self._before = self._after = known_progress()
        self._best_line: PlayedLine | None = None
        self._why = ""
        self._shown_token = ""
        self._task: asyncio.Task[None] | None = None
        """The task that finds the lines."""
        self._show_task: asyncio.Task[None] | None = None
        """The task that shows the best line."""
        self._seat(self._match, self._app_of)
        self._bar = bar_on(host, self._on_click, self._is_on_table)
        show_fragment(self._link.partition("#")[2])
        self._bar.show(Shown(page.question_text(puzzle, self._match), {}))

    def _app_of(self, match: Match, settings: Settings, _: Mode) -> App:
        ports = puzzle_ports(lambda token: start_task(self._choose(token)))
        return App(match, settings, ports=ports)

    def _seat(self, match: Match, app: Seating = App) -> None:
        self._host.open_match(match, paused=True, app=app)
        self._app = self._host.ensure_table().app

    async def _choose(self, token: str) -> None:
        """Handles the player's choice, shows the best one, and finds out why it is best."""
        given = self._answer = answer(self._puzzle, self._match, token)
        day = self._day.isoformat() if self._day else ""
        puzzle, self._before = self._puzzle, known_progress()
        self._after = self._before.with_try(puzzle.name, puzzle.rating, given.is_solved, day)
        storage.note(NOTE, self._after.to_text())
        self._show(given.best.token)
        self._bar.focus("next")
        self._task = asyncio.ensure_future(self._explain(given))

    # The explanation

    async def _explain(self, given: PuzzleAnswer) -> None:
        """Adds the reason once the lines after a right choice and a wrong one are known."""
        wrong = tempting_choice(self._puzzle, self._match) if given.is_solved else given.tried
        lines = page.LinePair(await self._line(given.best.token), await self._line(wrong.token))
        if not self._is_on_table():
            return
        self._best_line = lines.right
        self._why = page.explanation(self._puzzle, self._match, given, lines)
        if self._show_task is None:
            self._show_bar()

    async def _line(self, token: str) -> PlayedLine:
        request = LineRequest(self._match.game.state, LINE_SECONDS, token)
        reply = await self._host.ensure_table().think(request, lambda _: False)
        return played_line(self._match, reply.tokens)

    def _show(self, token: str) -> None:
        """Shows the position after a choice, with the explanation."""
        self._stop_line()
        self._shown_token = token
        self._seat(self._match.with_game(self._match.game.play(token)))
        if self._app:  # the explanation names squares
            self._app.display.point(SQUARE_NAMES)
        self._show_bar()

    def _show_bar(self) -> None:
        given = self._answer
        assert given
        buttons = {"next": say("puzzles-next")}
        if not given.is_solved:
            is_best = self._shown_token == given.best.token
            buttons |= {"yours": say("puzzles-yours")} if is_best else {"best": say("puzzles-best")}
        # Adds all at once, so no button moves while it is being pressed.
        buttons |= {"line": say("puzzles-line"), "share": say("puzzles-share")}
        buttons["code"] = say("puzzles-code")
        is_first = self._before != self._after
        note = page.tally(self._before, self._after) if is_first else ""
        text = verdict(self._puzzle, self._match, given)
        outcome = "solved" if given.is_solved else "missed"
        self._bar.show(Shown(text, buttons, more=self._why, note=note), outcome)

    # The best line

    async def _show_line(self) -> None:
        """Plays the best line on the table, with the next move marked, until it is stopped."""
        if self._task:
            await asyncio.wait([self._task])
        line = self._best_line
        if line is None or not self._is_on_table():
            return
        self._seat(self._match.with_game(line.game.at(line.start)))
        app = self._app
        assert app
        app.display.point(LinePointer(line))
        steps = line.choices[:MAX_LINE_CHOICES]
        for step, after in zip(steps, [*steps[1:], line.game.number], strict=True):
            self._show_step(step)
            await asyncio.sleep(STEP_SECONDS)
            if not self._is_on_table():
                return
            self._host.ensure_table().send(GoTo(after))
        self._show_task = None
        app.display.point(SQUARE_NAMES)
        self._show_bar()
        self._bar.focus("line")

    def _show_step(self, number: int) -> None:
        """Shows the line's last move in words, and a stop button."""
        assert self._app
        is_first = number == self._match.game.number
        text = say("puzzles-line-begins") if is_first else last_move(self._app.match, number)
        buttons = {"next": say("puzzles-next"), "stop": say("puzzles-stop")}
        self._bar.show(Shown(text, buttons, is_urgent=False))
        if is_first:
            self._bar.focus("stop")

    def _stop_line(self) -> None:
        if self._show_task:
            self._show_task.cancel()
            self._show_task = None

    # The bar

    def _on_click(self, name: str) -> None:
        given = self._answer
        if not given:
            return
        match name:
            case "next":
                self._begin_next(self._puzzle.code[0])
            case "share":
                start_task(copy(self.report, self._result(given)))
            case "code":
                site = str(js.URL.new(folder(), js.location.href).href)
                lines = page.embed_code(self._puzzle, self._match, site, self._link)
                start_task(copy(self.report, lines))
            case "line":
                self._stop_line()
                self._show_task = asyncio.ensure_future(self._show_line())
            case "stop":
                self._show(given.best.token)
                self._bar.focus("line")
            case _:
                shown = given.best if name == "best" else given.tried
                self._show(shown.token)
                self._bar.focus("yours", "best")

    @property
    def _link(self) -> str:
        return full_link(f"puzzle={self._day.isoformat() if self._day else self._puzzle.name}")

    def _result(self, given: PuzzleAnswer) -> str:
        """The text for sharing: the link and, for a daily puzzle, the result."""
        if not self._day:
            return self._link
        day = in_words(self._day)
        return page.share_text(day, given.is_solved, known_progress(), self._link)

    def _is_on_table(self) -> bool:
        """Whether the puzzle is still on the table and the player hasn't played on."""
        app = self._host.ensure_table().app
        is_playing = bool(self._answer and app and app.mode is not Mode.MOMENT)
        is_on_table = app is not None and app is self._app and not is_playing
        if not is_on_table:
            self._stop()
        return is_on_table

    def _stop(self) -> None:
        """Stops finding lines and showing the best one."""
        self._stop_line()
        if self._task:
            self._task.cancel()

    def end(self) -> None:
        """Removes the bar."""
        self._stop()
        self._bar.end()


def bar_on(host: Host, clicked: Callable[[str], None], is_on_table: Callable[[], bool]) -> Bar:
    """The bar below the table for a puzzle or a solo challenge."""
    return Bar(host.ensure_table(), "puzzle-bar", say("puzzles-one"), clicked, is_on_table)


async def copy(report: Callable[[str], object], text: str) -> None:
    """Copies a text, or shows it if copying isn't allowed."""
    report(say("puzzles-copied") if await copy_text(text) else text)


def known_progress() -> progress.Progress:
    """This device's progress."""
    return progress.parse(storage.find_note(NOTE))


def in_words(day: date) -> str:
    """Formats a date in words."""
    return date_text(day, month="long", year="numeric")
