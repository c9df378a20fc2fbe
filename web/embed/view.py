"""A board in a frame of another page: shows it, and exchanges messages with that page."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, Final

import js
from js import document

from browser.address import fragment
from browser.elements import element, show_problem
from browser.events import listen, report_errors, start_task
from browser.html import set_html
from browser.markup import markup
from embed import puzzle
from embed.board import EmbeddedBoard, board_of, refusal, tokens_of
from realmino.view import view
from table import sheets
from table.effects import Save, TableEvent
from table.intents import GoTo
from table.links import link_of
from table.match import Match, new_seed
from table.view import TableView
from table.view_bots import WorkerFiles

PACE: Final = 1.2
"""Seconds between moves during the automatic replay."""


def send_to_host(type: str, **more: object) -> None:
    """Sends a message to the embedding page; embed.js makes sure that no other page gets it."""
    detail = json.dumps({"type": type, **more})
    document.dispatchEvent(js.CustomEvent.new("realmino:message", detail=detail))


def _attributes() -> dict[str, str]:
    """The attributes of the board, from the fragment of the address."""
    given = js.URLSearchParams.new(fragment())
    names = ("record", "position", "at", "mode", "seats", "solution")
    return {name: str(given.get(name) or "") for name in names}


class EmbeddedPage:
    """The page in the frame, with one board."""

    def __init__(self) -> None:
        files = WorkerFiles.of(element("game"))
        self.table = TableView(element("board"), element("table-markup"), files, self._on_event)
        self.report = self.table.report
        self._board: EmbeddedBoard | None = None
        self._shown = 0
        self._player: asyncio.Task[Any] | None = None
        listen(document, "realmino:request", lambda event: self._on_request(event.detail))
        listen(js.window, "hashchange", lambda _: self.open(_attributes()))

    # Showing a board

    @report_errors
    def open(self, attributes: dict[str, str]) -> None:
        """Shows a board, or the reason why its attributes are wrong."""
        self._pause()
        self.table.use_theme(document.documentElement.getAttribute("data-theme") or "system")
        try:
            self._board = board_of(attributes, new_seed())
        except ValueError as error:
            self._refuse(refusal(element("problem").dataset.broken, str(error)), str(error))
            return
        show_problem("")
        self._set("state", "open")
        self._set("outcome", None)
        element("verdict").hidden = True
        self._show_board(self._board)
        send_to_host("ready", n=self._shown, length=self._board.length)
        self._report_end(self._board.match)

    def _show_board(self, board: EmbeddedBoard) -> None:
        is_score = board.mode == "score"
        element("steps").hidden = board.mode != "replay"
        element("sheets").hidden = not is_score
        self._shown = board.match.number
        if is_score:
            self.table.stand_up()
            shown = board.scored()
            title = sheets.title(shown, board.match)
            set_html(
                element("sheets"), markup("<h2>{}</h2>{}", title, sheets.body(shown, board.match))
            )
            self.table.lead(element("sheets"), shown.rules)
            js.performance.mark("realmino:frame")  # as the table does after its first frame
        else:
            self.table.sit_down(board.match, paused=board.mode == "replay")
        self._show_moment(board.match)

    def _refuse(self, sentence: str, reason: str) -> None:
        self._board = None
        self.table.stand_up()
        element("steps").hidden = element("verdict").hidden = element("sheets").hidden = True
        self._set("state", "broken")
        show_problem(sentence)
        send_to_host("error", message=sentence, reason=reason)

    def _set(self, name: str, value: str | None) -> None:
        """Sets or removes a data attribute of the page, for its style and its script."""
        if value is None:
            document.body.removeAttribute(f"data-{name}")
        else:
            document.body.setAttribute(f"data-{name}", value)

    # Requests of the embedding page, buttons and keys

    @report_errors
    def _on_request(self, request: Any) -> None:
        if self._board is None or self._board.mode == "score":
            return
        if request.type == "again":
            self.open(_attributes())
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
            element("steps").querySelector("[data-request=play]").setAttribute(
                "aria-pressed", "true"
            )
        elif request.type in steps:
            self._go(steps[request.type]())

    def _go(self, number: int) -> None:
        """Shows the moment after this many moves, through all games of a Dynasty."""
        board, app = self._board, self.table.app
        assert board
        assert app
        number = min(max(0, number), board.length)
        game = app.match.game
        steps = number - self._shown
        if -game.number <= steps <= len(game.undone):
            self.table.send(GoTo(game.number + steps))
        else:
            self.table.sit_down(board.at(number), paused=True)
        if self.table.app:
            self._moved(self.table.app.match)

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
        element("steps").querySelector("[data-request=play]").setAttribute("aria-pressed", "false")
        player, self._player = self._player, None
        if player:
            player.cancel()
        return player is not None

    # Events of the table

    @report_errors
    def _on_event(self, event: TableEvent, match: Match) -> None:
        if isinstance(event, Save) and self._board:
            self._moved(match)
            verdict = puzzle.verdict(self._board, match)
            if verdict is not None:
                start_task(self._show_verdict(verdict, match))
            if self._board.is_tried(match):
                start_task(self._end_turn(match))

    def _moved(self, match: Match) -> None:
        before, self._shown = self._shown, match.number
        if self._shown == before:
            return
        tokens = tokens_of(match)
        is_played = self._board and self._board.mode != "replay" and self._shown > before
        for number in range(before + 1 if is_played else self._shown, self._shown + 1):
            send_to_host("move", n=number, token=tokens[number - 1] if number else "")
        self._show_moment(match)
        self._report_end(match)

    def _report_end(self, match: Match) -> None:
        if match.game.is_over:
            shown = view(match.game, None, match.series)
            send_to_host("end", totals=[realm.sheet["total"] for realm in shown.kingdoms])

    def _show_moment(self, match: Match) -> None:
        link = link_of(match)
        element("own-tab").href = f"./#{link}"
        if self._board and self._board.mode == "replay" and self.table.app:
            element("moment").textContent = f"{self._shown} / {self._board.length}"
            log = self.table.app.log
            element("latest").textContent = log[-1].text if log else ""

    async def _show_verdict(self, verdict: puzzle.Verdict, match: Match) -> None:
        """Shows the result of the choice in a puzzle, and ends the game there."""
        assert self._board
        first = match.game.at(self._board.match.game.number + 1)
        self._set("outcome", "solved" if verdict.is_solved else "missed")
        self._show_outcome(match.with_game(first), verdict.text)
        if verdict.is_solved:
            send_to_host("solved")

    def _reveal(self, board: EmbeddedBoard) -> None:
        """Shows the best choice after a wrong one."""
        if board.solution is None or document.body.getAttribute("data-outcome") != "missed":
            return
        self._set("outcome", "shown")
        match = board.match.with_game(board.match.game.play(board.solution))
        self._show_outcome(match, puzzle.solution(board))

    async def _end_turn(self, match: Match) -> None:
        """Shows the result of the turn that was tried."""
        self._set("outcome", "tried")
        self._show_outcome(match, element("verdict-text").dataset.tried)

    def _show_outcome(self, match: Match, text: str) -> None:
        self.table.sit_down(match, paused=True)
        element("verdict").hidden = False
        element("verdict-text").textContent = text


async def start() -> None:
    """Shows the board of the page's address."""
    page = EmbeddedPage()
    page.open(_attributes())
    document.dispatchEvent(js.CustomEvent.new("realmino:ready"))
