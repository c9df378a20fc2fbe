"""Shows boards in frames on another page, and exchanges messages with that page.

One Python runtime serves all boards on a page: it runs in a frame without a board, and shows
boards in other frames of our site (docs/decisions/embedded-boards.md). A single frame has its own.
"""

import asyncio
import json
from collections.abc import Callable
from typing import Any, Final

import js
from js import document
from pyodide.ffi import create_proxy

from browser import lazy_modules
from browser.elements import element
from browser.events import listen, report_errors, start_task
from browser.html import set_html
from browser.markup import markup
from embed import puzzle
from embed.board import EmbeddedBoard, match_tokens, parse_board, refusal
from realmino.view import view
from table.model.links import moment_link
from table.model.match import Match, new_seed
from table.page.bots import WorkerFiles
from table.page.view import TableView
from table.play.effects import Save, TableEvent
from table.play.intents import GoTo
from table.wording import sheets

PACE: Final = 1.2
"""Seconds between moves during the automatic replay."""


def _fragment(window: Any) -> Any:
    """The parameters in the fragment of a window's address."""
    return js.URLSearchParams.new(str(window.location.hash).removeprefix("#"))


def _attributes(window: Any) -> dict[str, str]:
    """The board's attributes in a window's address."""
    given = _fragment(window)
    names = ("record", "position", "at", "mode", "seats", "solution")
    return {name: str(given.get(name) or "") for name in names}


class EmbeddedPage:
    """The page in a frame with one board; ``window`` is the frame's."""

    def __init__(self, window: Any) -> None:
        self._window = window
        self._document = window.document
        files = WorkerFiles.of(element("game"))
        board, markup = self._element("board"), element("table-markup")
        self.table = TableView(board, markup, files, self._on_event)
        self.report = self.table.report
        self._board: EmbeddedBoard | None = None
        self._shown = 0
        self._player: asyncio.Task[Any] | None = None
        page = self._document
        self.stops = [
            listen(page, "realmino:request", lambda event: self._on_request(event.detail)),
            listen(window, "hashchange", lambda _: self.open(_attributes(window))),
            listen(window, "pagehide", self._on_leave),
        ]
        self.open(_attributes(window))

    def _element(self, id: str) -> Any:
        return self._document.getElementById(id)

    def _on_leave(self, event: Any) -> None:
        """Ends the board, unless the browser may restore its page."""
        if event.persisted:
            return
        self._pause()
        self._board = None
        self.table.unmount()
        for stop in self.stops:
            stop()

    def _send(self, type: str, **more: object) -> None:
        """Sends a message to the embedding page; embed.js makes sure no other page gets it."""
        detail = json.dumps({"type": type, **more})
        event = self._window.CustomEvent.new("realmino:message", detail=detail)
        self._document.dispatchEvent(event)

    def _show_problem(self, text: str) -> None:
        problem = self._element("problem")
        problem.textContent, problem.hidden = text, not text

    # Showing a board

    @report_errors
    def open(self, attributes: dict[str, str]) -> None:
        """Shows a board, or why its attributes are wrong."""
        self._pause()
        self.table.use_theme(self._document.documentElement.getAttribute("data-theme") or "system")
        try:
            self._board = parse_board(attributes, new_seed())
        except ValueError as error:
            self._refuse(refusal(self._element("problem").dataset.broken, str(error)), str(error))
            return
        self._show_problem("")
        self._set("state", "open")
        self._set("outcome", None)
        self._element("verdict").hidden = True
        self._show_board(self._board)
        self._send("ready", n=self._shown, length=self._board.length)
        self._report_end(self._board.match)

    def _show_board(self, board: EmbeddedBoard) -> None:
        is_score = board.mode == "score"
        self._element("steps").hidden = board.mode != "replay"
        self._element("sheets").hidden = not is_score
        self._shown = board.match.number
        if is_score:
            self.table.close_match()
            shown = board.score_view()
            title = sheets.title(shown, board.match)
            set_html(
                self._element("sheets"),
                markup("<h2>{}</h2>{}", title, sheets.body(shown, board.match)),
            )
            self.table.link_rules(self._element("sheets"), shown.rules)
            # The table sets the same mark after its first frame.
            self._window.performance.mark("realmino:frame")
        else:
            self.table.open_match(board.match, paused=board.mode == "replay")
        self._show_moment(board.match)

    def _refuse(self, sentence: str, reason: str) -> None:
        self._board = None
        self.table.close_match()
        for part in ("steps", "verdict", "sheets"):
            self._element(part).hidden = True
        self._set("state", "broken")
        self._show_problem(sentence)
        self._send("error", message=sentence, reason=reason)

    def _set(self, name: str, value: str | None) -> None:
        """Sets or removes one of the page's data attributes, for its style sheet and script."""
        if value is None:
            self._document.body.removeAttribute(f"data-{name}")
        else:
            self._document.body.setAttribute(f"data-{name}", value)

    # Requests from the embedding page, buttons and keys

    @report_errors
    def _on_request(self, request: Any) -> None:
        if self._board is None or self._board.mode == "score":
            return
        if request.type == "again":
            self.open(_attributes(self._window))
        elif request.type == "solution":
            self._reveal(self._board)
        elif self._board.mode == "replay":
            self._step(request)

    def _step(self, request: Any) -> None:
        assert self._board
        steps: dict[str, Callable[[], int]] = {
            "next": lambda: self._shown + 1,
            "back": lambda: self._shown - 1,
            "first": lambda: 0,
            "last": lambda: self._board.length if self._board else 0,
            "go": lambda: int(request.n),
        }
        was_playing = self._pause()
        if request.type == "play" and not was_playing:
            self._player = asyncio.ensure_future(self._play_through())
            self._press_play(True)
        elif request.type in steps:
            self._go(steps[request.type]())

    def _go(self, number: int) -> None:
        """Shows the moment after this many moves in all of a Dynasty's games."""
        board, app = self._board, self.table.app
        assert board
        assert app
        number = min(max(0, number), board.length)
        game = app.match.game
        steps = number - self._shown
        if -game.number <= steps <= len(game.undone):
            self.table.send(GoTo(game.number + steps))
        else:
            self.table.open_match(board.at(number), paused=True)
        if self.table.app:
            self._report_moves(self.table.app.match)

    async def _play_through(self) -> None:
        assert self._board
        if self._shown == self._board.length:
            self._go(0)
        while self._board and self._shown < self._board.length:
            await asyncio.sleep(PACE)
            self._go(self._shown + 1)
        self._player = None
        self._pause()

    def _pause(self) -> bool:
        """Stops the automatic replay; returns whether it was running."""
        self._press_play(False)
        player, self._player = self._player, None
        if player:
            player.cancel()
        return player is not None

    def _press_play(self, is_pressed: bool) -> None:
        button = self._element("steps").querySelector("[data-request=play]")
        button.setAttribute("aria-pressed", str(is_pressed).lower())

    # Events of the table

    @report_errors
    def _on_event(self, event: TableEvent, match: Match) -> None:
        if isinstance(event, Save) and self._board:
            self._report_moves(match)
            verdict = puzzle.verdict(self._board, match)
            if verdict is not None:
                start_task(self._show_verdict(verdict, match))
            if self._board.is_turn_finished(match):
                start_task(self._end_turn(match))

    def _report_moves(self, match: Match) -> None:
        before, self._shown = self._shown, match.number
        if self._shown == before:
            return
        tokens = match_tokens(match)
        is_played = self._board and self._board.mode != "replay" and self._shown > before
        for number in range(before + 1 if is_played else self._shown, self._shown + 1):
            self._send("move", n=number, token=tokens[number - 1] if number else "")
        self._show_moment(match)
        self._report_end(match)

    def _report_end(self, match: Match) -> None:
        if match.game.is_over:
            shown = view(match.game, None, match.series)
            self._send("end", totals=[realm.sheet["total"] for realm in shown.kingdoms])

    def _show_moment(self, match: Match) -> None:
        link = moment_link(match)
        self._element("own-tab").href = f"./#{link}"
        if self._board and self._board.mode == "replay" and self.table.app:
            self._element("moment").textContent = f"{self._shown} / {self._board.length}"
            past = [line.text for line in self.table.app.log if line.number <= match.number]
            self._element("latest").textContent = past[-1] if past else ""

    async def _show_verdict(self, verdict: puzzle.Verdict, match: Match) -> None:
        """Shows the result of a puzzle's choice, and ends the game there."""
        assert self._board
        first = match.game.at(self._board.match.game.number + 1)
        self._set("outcome", "solved" if verdict.is_solved else "missed")
        self._show_outcome(match.with_game(first), verdict.text)
        if verdict.is_solved:
            self._send("solved")

    def _reveal(self, board: EmbeddedBoard) -> None:
        """Shows the best choice after a wrong one."""
        if board.solution is None or self._document.body.getAttribute("data-outcome") != "missed":
            return
        self._set("outcome", "shown")
        match = board.match.with_game(board.match.game.play(board.solution))
        self._show_outcome(match, puzzle.solution(board))

    async def _end_turn(self, match: Match) -> None:
        """Shows the result of the attempted turn."""
        self._set("outcome", "tried")
        self._show_outcome(match, self._element("verdict-text").dataset.tried)

    def _show_outcome(self, match: Match, text: str) -> None:
        self.table.open_match(match, paused=True)
        self._element("verdict").hidden = False
        self._element("verdict-text").textContent = text


async def start() -> None:
    """Shows the address's board, and boards in other frames that call ``showBoard``."""
    js.window.showBoard = create_proxy(_show_elsewhere)
    if not _fragment(js.window).has("shared"):
        EmbeddedPage(js.window)
    document.dispatchEvent(js.CustomEvent.new("realmino:ready"))


def _show_elsewhere(window: Any) -> None:
    """Shows the board of a frame without its own Python."""
    page = EmbeddedPage(window)
    page.stops.append(lazy_modules.add_style_sheets(window.document))
