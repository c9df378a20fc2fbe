"""The log of moves. In a replay, clicking a line shows its moment."""

from collections.abc import Callable
from typing import Any

from browser.events import listen, report_errors
from browser.html import elements_from
from browser.markup import Markup, joined, markup
from table.model.session import Mode
from table.page.parts import TableParts
from table.play.app import App
from table.play.intents import GoTo
from table.wording import sheets, words
from table.wording.move_words import LogLine


class TableLog:
    """The log of the table with these ``parts``; ``send`` takes the move whose line was clicked."""

    def __init__(self, parts: TableParts, send: Callable[[GoTo], None]) -> None:
        self._parts = parts
        self._send = send
        self.stops = [
            listen(parts["log"], "click", self._on_click),
            listen(parts["log"], "keydown", self._key_pressed),
            listen(parts["logbook"], "toggle", lambda _: self._show_latest()),
        ]
        self._lines: list[LogLine] = []
        self._at = 0
        """The number of moves on the table when the log was last written."""
        self._is_clickable = False

    def forget(self) -> None:
        """Forgets the previous match, so that everything is rewritten."""
        self._lines = []
        self._parts["log"].replaceChildren()

    def show(self, app: App) -> None:
        """Adds the new lines; rewrites the log only if lines were undone.

        While the game is only being viewed, all lines are buttons, and the last move is marked.
        Screen readers announce new lines and the request, even if there are no new lines.
        """
        log, lines, is_first = self._parts["log"], app.log, not self._lines
        is_clickable = app.mode is Mode.MOMENT
        if lines[: len(self._lines)] != self._lines or is_clickable != self._is_clickable:
            self._lines = []
            log.replaceChildren()
        known = len(self._lines)
        before = self._lines[-1].round if self._lines else None
        added = []
        for line in lines[known:]:
            if line.round != before:
                text = words.round_name(line.round, app.view)
                added.append(markup('<li class="round">{}</li>', text))
            before = line.round
            added.append(_log_line(line, app))
        log.append(elements_from(joined(added)))
        at = app.view.number
        if is_clickable:
            self._mark(at)
        else:
            log.scrollTop = log.scrollHeight
        since = at if is_first else self._at
        news = [line.text for line in lines if since < line.number <= at]
        requests = [words.turn(app.view, app.match)] if app.choosing else []
        if not is_first and (news or requests):
            self._parts.announce(words.sentences(news + requests))
        self._lines, self._at, self._is_clickable = list(lines), at, is_clickable

    def _mark(self, at: int) -> None:
        """Marks the line of the last move, scrolls to it, and greys the lines of later moves."""
        log = self._parts["log"]
        lines = [*log.querySelectorAll("[data-move]")]
        past = [line for line in lines if int(line.dataset.move) <= at]
        current = past[-1] if past else None
        for line in lines:
            line.parentElement.classList.toggle("ahead", int(line.dataset.move) > at)
            line.tabIndex = 0 if line is (current or lines[0]) else -1
            line.removeAttribute("aria-current")
        if current is None:
            log.scrollTop = 0
            return
        current.setAttribute("aria-current", "step")
        if log.matches(":focus-within") and not log.matches(":focus"):
            current.focus()
        log.scrollTop = current.parentElement.offsetTop - log.clientHeight / 2

    @report_errors
    def _on_click(self, event: Any) -> None:
        line = event.target.closest("[data-move]")
        if line:
            line.focus()
            self._send(GoTo(int(line.dataset.move)))
            # A tap closes the drawer; the keyboard leaves it open.
            drawer = self._parts["logbook"]
            if event.detail and drawer.matches(":popover-open"):
                drawer.hidePopover()

    @report_errors
    def _key_pressed(self, event: Any) -> None:
        """Moves from line to line with the arrow keys, and the table with them."""
        step = {"ArrowUp": -1, "ArrowDown": 1}.get(str(event.key))
        lines = [*self._parts["log"].querySelectorAll("[data-move]")]
        index = next((n for n, line in enumerate(lines) if line.matches(":focus")), None)
        if step is None or index is None:
            return
        event.preventDefault()
        event.stopPropagation()
        lines[min(max(0, index + step), len(lines) - 1)].click()

    def _show_latest(self) -> None:
        """Scrolls to the last move of the log."""
        log = self._parts["log"]
        log.scrollTop = log.scrollHeight
        if self._is_clickable:
            self._mark(self._at)


def _log_line(line: LogLine, app: App) -> Markup:
    text = markup("<span>{}</span>", line.text)
    if app.mode is Mode.MOMENT:
        text = markup('<button type="button" data-move="{}">{}</button>', line.number, line.text)
    if line.seat is None:
        return markup("<li>{}</li>", text)
    seat = app.match.seat(line.seat)
    return markup(
        '<li class="seat-{}">{}{}</li>',
        seat.colour,
        sheets.emblem(seat.colour),
        text,
    )
