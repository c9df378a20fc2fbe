"""A table's coach, guide and text version, which are fetched when first needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_proxy

from browser.events import listen, start_task
from browser.lazy_modules import LazyFeature
from table.model.settings import OFF, WARN
from table.page.parts import TableParts
from table.play import hints
from table.play.app import App

Game = Callable[[], App | None]
"""Returns the game that the table shows now."""


class Coaching:
    """Asks the coach about the game on a table."""

    def __init__(self, coach: LazyFeature, game: Game) -> None:
        self._coach = coach
        self._game = game
        self._is_fetching = False

    def show(self, app: App | None) -> None:
        """Updates the coach; loads it in advance if it's set to warn."""
        if self._coach.instance:
            self._coach.instance.show(app)
        elif app and app.settings.coach == WARN and not self._is_fetching:
            self._is_fetching = True
            start_task(self._fetch())

    def ask(self) -> None:
        """Asks which choices are good, unless the coach is off."""
        app = self._game()
        if app and app.settings.coach != OFF:
            start_task(self._ask())

    async def _ask(self) -> None:
        if coach := await self._fetch():
            coach.ask()

    async def _fetch(self) -> Any:
        if coach := await self._coach.get():
            coach.show(self._game())
        return coach


HOVER_DELAY = 400
"""How long the mouse must rest on something before it is explained, in milliseconds."""


class GuideRequests:
    """Asks the guide about the game on the table with these ``parts``.

    Everything with a ``data-thing`` is explained when it is clicked, focused or pointed at.
    """

    def __init__(self, guide: LazyFeature, game: Game, parts: TableParts) -> None:
        self._guide = guide
        self._game = game
        self._at = (0.0, 0.0)
        self._timer = 0
        self._rest_listener = create_proxy(self._rest)
        canvas = parts["canvas"]
        self.stops = [
            lambda: js.clearTimeout(self._timer),
            *(
                listen(parts.root, kind, self._explain)
                for kind in ("click", "focusin", "pointerover")
            ),
            *(listen(canvas, f"pointer{kind}", self._point) for kind in ("move", "down", "leave")),
        ]

    def ask(self, question: Callable[[Any], None], reports_failure: bool = False) -> None:
        """Passes the guide to ``question`` once it is fetched.

        If it can't be fetched, ``reports_failure`` decides whether players see an error.
        """
        start_task(self._ask(question, reports_failure))

    async def _ask(self, question: Callable[[Any], None], reports_failure: bool) -> None:
        if guide := await self._guide.get(is_silent=not reports_failure):
            if app := self._game():
                guide.fit(app)
            question(guide)

    def link_rules(self, element: Any, code: str) -> None:
        """Points an element's links to the rules of the game with this code."""
        self.ask(lambda guide: guide.link_rules(element, code))

    def _explain(self, event: Any) -> None:
        if event.target.closest("[data-thing]"):
            self.ask(lambda guide: guide.on_event(event), reports_failure=event.type == "click")

    def _point(self, event: Any) -> None:
        js.clearTimeout(self._timer)
        if event.type == "pointermove" and event.pointerType == "mouse" and not event.buttons:
            self._at = event.offsetX, event.offsetY
            self._timer = js.setTimeout(self._rest_listener, HOVER_DELAY)

    def _rest(self) -> None:
        app = self._game()
        at = app.display.zoom.on_table(*self._at) if app else self._at
        if app and app.layout.is_free(*at):
            self.ask(lambda guide: guide.explain(*at))


class Reader:
    """Shows a text version of the game on the table with these ``parts``."""

    def __init__(self, reading: LazyFeature, game: Game, parts: TableParts) -> None:
        self._reading = reading
        self._game = game
        self._parts = parts
        self.stops = [listen(parts["reading"], "toggle", self._on_toggle)]

    def show(self, app: App) -> None:
        """Updates the text version of the table, if it's loaded."""
        if self._reading.instance:
            self._reading.instance.show(app)

    def open(self) -> None:
        """Opens the text version of the table."""
        self._parts["reading"].showPopover()

    def speak(self) -> None:
        """Announces where the arrow keys have moved.

        Says nothing if another announcement came while the words were being fetched.
        """
        start_task(self._speak(self._parts["announce"].textContent))

    async def _speak(self, last: str) -> None:
        panel = await self._reading.get(is_silent=True)
        app = self._game()
        if app and self._parts["announce"].textContent == last:
            self._parts.announce(panel.announcement(app) if panel else hints.description(app))

    def _on_toggle(self, event: Any) -> None:
        if event.newState == "open":
            start_task(self._fill())
        elif self._reading.instance:
            self._reading.instance.empty()

    async def _fill(self) -> None:
        panel, app = await self._reading.get(), self._game()
        if panel is None:
            self._parts["reading"].hidePopover()
        elif app:
            panel.show(app)
