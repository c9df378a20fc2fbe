"""What people ask of a table's guide, which is fetched with the first question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_proxy

from browser import lazy_modules
from browser.events import listen, start_task
from table.app import App
from table.view_parts import TableParts

REST = 400
"""How long the mouse rests on something before that says what it is, in milliseconds."""


class Questions:
    """Asks the guide of the table made of ``parts``; ``game`` is what is shown on it now.

    Whatever has a ``data-thing`` says what it is when it is pressed, focused or pointed at.
    """

    def __init__(
        self, parts: TableParts, game: Callable[[], App | None], tell: Callable[[str], None]
    ) -> None:
        self._parts = parts
        self._game = game
        self._tell = tell
        self._guide: Any = None
        self._at = (0.0, 0.0)
        self._timer = 0
        self._rested = create_proxy(self._rest)
        canvas = parts["canvas"]
        self._stops = [
            *(listen(parts.root, kind, self._hear) for kind in ("click", "focusin", "pointerover")),
            *(listen(canvas, f"pointer{kind}", self._point) for kind in ("move", "down", "leave")),
        ]

    def end(self) -> None:
        """Hears no more of the browser."""
        js.clearTimeout(self._timer)
        for stop in [*self._stops, *(self._guide.stops if self._guide else ())]:
            stop()

    def ask(self, question: Callable[[Any], None], aloud: bool = False) -> None:
        """Asks the guide as soon as it is there; ``aloud``: says so if it cannot be had."""
        start_task(self._ask(question, aloud))

    async def _ask(self, question: Callable[[Any], None], aloud: bool) -> None:
        try:
            guide = await lazy_modules.load("guide")
        except lazy_modules.OutOfReach as fault:
            if aloud:
                self._tell(str(fault))
            return
        if self._guide is None:
            self._guide = guide.GuideView(self._parts)
        app = self._game()
        if app:
            self._guide.fit(app)
        question(self._guide)

    def lead(self, element: Any, code: str) -> None:
        """Leads the links of an element to their rules, as the game of that code has them."""
        self.ask(lambda guide: guide.link_rules(element, code))

    def _hear(self, event: Any) -> None:
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
