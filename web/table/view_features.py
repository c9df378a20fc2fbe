"""The features of a table: coach, guide and table in words, each fetched when first needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_proxy

from browser import lazy_modules
from browser.events import listen, start_task
from table import hints
from table.app import App
from table.effects import Effect
from table.intents import Intent
from table.settings import OFF, WARN
from table.view_bots import Opponents
from table.view_parts import TableParts


class Coaching:
    """Asks the coach of the table made of ``parts``; ``game`` is the game shown now.

    ``send`` and ``carry_out`` go to its `CoachView`; ``report`` shows why it cannot be fetched.
    """

    def __init__(
        self,
        parts: TableParts,
        opponents: Opponents,
        game: Callable[[], App | None],
        send: Callable[[Intent], None],
        carry_out: Callable[[list[Effect]], None],
        report: Callable[[str], None],
    ) -> None:
        self._parts = parts
        self._opponents = opponents
        self._send = send
        self._carry_out = carry_out
        self._game = game
        self._report = report
        self._view: Any = None
        self._is_fetching = False

    def show(self, app: App | None) -> None:
        """Updates the coach; fetches it without a question if it has to warn."""
        if self._view:
            self._view.show(app)
        elif app and app.settings.coach == WARN and not self._is_fetching:
            self._is_fetching = True
            start_task(self._fetch())

    def ask(self) -> None:
        """Asks which choices are good, unless the coach is off."""
        app = self._game()
        if app and app.settings.coach != OFF:
            start_task(self._ask())

    async def _ask(self) -> None:
        await self._fetch()
        if self._view:
            self._view.ask()

    async def _fetch(self) -> None:
        try:
            coach = await lazy_modules.load("coach")
        except lazy_modules.OutOfReach as fault:
            self._report(str(fault))
            return
        if self._view is None:
            self._view = coach.CoachView(self._parts, self._opponents, self._send, self._carry_out)
        self._view.show(self._game())

    def end(self) -> None:
        """Removes all event listeners."""
        if self._view:
            self._view.stop()
            for stop in self._view.stops:
                stop()


REST = 400
"""How long the mouse must rest on something for an explanation, in milliseconds."""


class Questions:
    """Fetches the guide with the first question; ``game`` returns what is on the table now.

    Everything with a ``data-thing`` is explained when it is clicked, focused or pointed at.
    """

    def __init__(
        self, parts: TableParts, game: Callable[[], App | None], report: Callable[[str], None]
    ) -> None:
        self._parts = parts
        self._game = game
        self._report = report
        self._guide: Any = None
        self._at = (0.0, 0.0)
        self._timer = 0
        self._rested = create_proxy(self._rest)
        canvas = parts["canvas"]
        self._stops = [
            *(
                listen(parts.root, kind, self._explain)
                for kind in ("click", "focusin", "pointerover")
            ),
            *(listen(canvas, f"pointer{kind}", self._point) for kind in ("move", "down", "leave")),
        ]

    def end(self) -> None:
        """Removes all event listeners."""
        js.clearTimeout(self._timer)
        for stop in [*self._stops, *(self._guide.stops if self._guide else ())]:
            stop()

    def ask(self, question: Callable[[Any], None], aloud: bool = False) -> None:
        """Asks the guide once it is loaded; ``aloud``: show a note if it cannot be fetched."""
        start_task(self._ask(question, aloud))

    async def _ask(self, question: Callable[[Any], None], aloud: bool) -> None:
        try:
            guide = await lazy_modules.load("guide")
        except lazy_modules.OutOfReach as fault:
            if aloud:
                self._report(str(fault))
            return
        if self._guide is None:
            self._guide = guide.GuideView(self._parts)
        app = self._game()
        if app:
            self._guide.fit(app)
        question(self._guide)

    def lead(self, element: Any, code: str) -> None:
        """Points the links of an element to the rules of the game of that code."""
        self.ask(lambda guide: guide.link_rules(element, code))

    def _explain(self, event: Any) -> None:
        if event.target.closest("[data-thing]"):
            self.ask(lambda guide: guide.on_event(event), aloud=event.type == "click")

    def _point(self, event: Any) -> None:
        js.clearTimeout(self._timer)
        if event.type == "pointermove" and event.pointerType == "mouse" and not event.buttons:
            self._at = event.offsetX, event.offsetY
            self._timer = js.setTimeout(self._rested, REST)

    def _rest(self) -> None:
        app = self._game()
        at = app.zoom.on_table(*self._at) if app else self._at
        if app and app.layout.is_free(*at):
            self.ask(lambda guide: guide.explain(*at))


class Reader:
    """Opens the table in words; ``game`` returns what is on the table now.

    ``report`` shows why it cannot be fetched.
    """

    def __init__(
        self, parts: TableParts, game: Callable[[], App | None], report: Callable[[str], None]
    ) -> None:
        self._parts = parts
        self._game = game
        self._report = report
        self._panel: Any = None
        self._stops = [listen(parts["reading"], "toggle", self._toggled)]

    def end(self) -> None:
        """Removes all event listeners."""
        for stop in [*self._stops, *(self._panel.stops if self._panel else ())]:
            stop()

    def show(self, app: App) -> None:
        """Updates the table in words if it is loaded."""
        if self._panel:
            self._panel.show(app)

    def open(self) -> None:
        """Opens the table in words."""
        self._parts["reading"].showPopover()

    def speak(self) -> None:
        """Announces where the arrow keys have moved.

        Says nothing if another announcement came while the words were being fetched.
        """
        start_task(self._speak(self._parts["announce"].textContent))

    async def _speak(self, last: str) -> None:
        try:
            panel = await self._fetched()
        except lazy_modules.OutOfReach:
            panel = None
        app = self._game()
        if app and self._parts["announce"].textContent == last:
            self._parts.announce(panel.spoken(app) if panel else hints.description(app))

    def _toggled(self, event: Any) -> None:
        if event.newState == "open":
            start_task(self._fill())
        elif self._panel:
            self._panel.empty()

    async def _fill(self) -> None:
        try:
            panel = await self._fetched()
        except lazy_modules.OutOfReach as fault:
            self._parts["reading"].hidePopover()
            self._report(str(fault))
            return
        app = self._game()
        if app:
            panel.show(app)

    async def _fetched(self) -> Any:
        reading = await lazy_modules.load("reading")
        if self._panel is None:
            self._panel = reading.ReadingPanel(self._parts)
        return self._panel
