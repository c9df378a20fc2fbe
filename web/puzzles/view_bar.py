"""The bar below the table of a puzzle: a sentence and buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from js import document

from browser.elements import element
from browser.events import listen, report_errors, watch_attribute
from browser.html import refresh
from browser.messages import say
from puzzles import page
from table.view import TableView


class PuzzleBar:
    """The bar of a puzzle on the table. ``clicked`` gets the name of a button.

    ``changed`` is called after each move, and says whether the bar still belongs to the table.
    """

    def __init__(
        self, table: TableView, clicked: Callable[[str], None], changed: Callable[[], bool]
    ) -> None:
        self.report = table.report
        self._clicked, self._changed = clicked, changed
        root = element("table-screen")
        self._bar = document.createElement("div")
        self._bar.className = "puzzle-bar"
        self._bar.setAttribute("role", "region")
        self._bar.setAttribute("aria-label", say("puzzles-one"))
        root.querySelector("[data-part=actions]").prepend(self._bar)
        self._stops = [
            listen(self._bar, "click", self._on_click),
            watch_attribute(root, "data-move", self._check),
            watch_attribute(document.body, "data-screen", self._check),
        ]

    def show(self, text: str, buttons: Mapping[str, str], outcome: str = "") -> None:
        """Shows a sentence, and buttons with these labels by name."""
        if outcome:
            self._bar.dataset.outcome = outcome
        refresh(self._bar, page.bar(text, buttons))

    def focus(self, *names: str) -> None:
        """Focuses the first button with one of these names."""
        found = self._bar.querySelector(", ".join(f"[data-puzzle={name}]" for name in names))
        if found:
            found.focus()

    @report_errors
    def _on_click(self, event: Any) -> None:
        if button := event.target.closest("[data-puzzle]"):
            self._clicked(str(button.getAttribute("data-puzzle")))

    @report_errors
    def _check(self) -> None:
        if not self._changed():
            self.end()

    def end(self) -> None:
        """Removes the bar."""
        for stop in self._stops:
            stop()
        self._stops = []
        self._bar.remove()
