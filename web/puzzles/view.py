"""The puzzle dialog, and the solo challenge on the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date
from typing import Any

from browser.address import full_link
from browser.dates import today
from browser.dialogs import new_dialog
from browser.elements import close_dialogs, element
from browser.events import listen, report_errors, start_task
from browser.html import set_html
from browser.markup import markup
from browser.messages import say
from puzzles import page, solo
from puzzles.puzzle import Puzzle, daily_name, find_puzzle, next_puzzle, was_withdrawn
from puzzles.view_puzzle import ShownPuzzle, bar_on, copy, in_words, known_progress
from saves.view_host import Host
from table.model.links import read_day
from table.wording.bar import Shown
from table.wording.words import typed_name


class Puzzles:
    """The page's puzzles: the dialog, and the puzzle on the table."""

    def __init__(self, host: Host) -> None:
        self.report = host.report
        self._host = host
        self._dialog = new_dialog("puzzles", say("puzzles"), markup('<div class="body"></div>'))
        listen(self._dialog, "click", self._dialog_clicked)
        self._shown: ShownPuzzle | SoloGame | None = None

    def open(self, link: str = "") -> str:
        """Opens the dialog or a link's puzzle; returns an error if there is none."""
        if not link:
            self._open_dialog()
            return ""
        if link == "solo":
            self._begin_solo()
            return ""
        day = read_day(link, today())
        name = daily_name(day) if day else link
        puzzle = find_puzzle(name)
        if puzzle:
            self._begin(puzzle, day)
        elif was_withdrawn(name):
            self._open_dialog(name[0])
        else:
            return say("puzzles-unknown")
        return ""

    def _open_dialog(self, withdrawn: str = "") -> None:
        """Opens the dialog; ``withdrawn`` is a withdrawn puzzle's box."""
        body = self._dialog.querySelector(".body")
        set_html(body, page.body(known_progress(), withdrawn))
        if not self._dialog.open:
            self._dialog.showModal()
        if withdrawn:
            body.querySelector(".primary").focus()

    @report_errors
    def _dialog_clicked(self, event: Any) -> None:
        name = event.target.getAttribute("name")
        if name == "day":
            self.open(today().isoformat())
        elif name == "solo":
            self._begin_solo()
        elif name:
            self.begin_next(str(name))

    def begin_next(self, box: str) -> None:
        """Opens a box's next puzzle."""
        known = known_progress()
        self._begin(next_puzzle(box, known.displayed_rating, known.seen))

    def _begin(self, puzzle: Puzzle, day: date | None = None) -> None:
        self._clear()
        start_task(self._seat(lambda: ShownPuzzle(self.begin_next, self._host, puzzle, day)))

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


class SoloGame:
    """A solo challenge on the table, until something else is shown there."""

    def __init__(self, host: Host, day: date) -> None:
        self.report = host.report
        self._host, self._day = host, day
        self._par: int | None = None
        host.begin_match(solo.solo_match(day, typed_name(str(element("name0").value))))
        self._app = host.ensure_table().app
        self._bar = bar_on(host, self._on_click, self._on_change)
        self._bar.show(Shown(solo.text(None, None), {}))
        start_task(self._find_par())

    async def _find_par(self) -> None:
        assert self._app
        points = 0
        for points in solo.play_for_par(self._app.match):  # noqa: B007 - the last ones are par
            await asyncio.sleep(0.01)
        self._par = points
        self._on_change()

    def _on_change(self) -> bool:
        """Updates the bar; returns whether the challenge is still on the table."""
        app = self._host.ensure_table().app
        if app is None or app is not self._app or not app.match.seed.startswith(solo.SEED):
            return False
        is_over = app.match.is_over and self._par is not None
        own = solo.player_points(app.match) if is_over else None
        buttons = {"share": say("puzzles-share")} if is_over else {}
        self._bar.show(Shown(solo.text(own, self._par), buttons))
        return True

    def _on_click(self, _: str) -> None:
        assert self._app
        assert self._par is not None
        own = solo.player_points(self._app.match)
        link = full_link("puzzle=solo")
        text = solo.share_text(in_words(self._day), own, self._par, link)
        start_task(copy(self.report, text))

    def end(self) -> None:
        """Removes the bar."""
        self._bar.end()
