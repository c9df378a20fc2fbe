"""The bar below the table of a puzzle or a game with friends: a sentence with buttons."""

from collections.abc import Callable
from typing import Any

from js import document

from browser.elements import element
from browser.events import Reporter, listen, report_errors, watch_attribute
from browser.html import refresh
from table.wording.bar import Shown


class Bar:
    """The bar, which is removed when it no longer belongs to the table.

    ``kind`` is its CSS class, ``label`` its name for screen readers. ``clicked`` gets the name of
    the clicked button. ``is_on_table`` is called after each move and when the screen changes; if it
    returns false, the bar is removed.
    """

    def __init__(
        self,
        table: Reporter,
        kind: str,
        label: str,
        clicked: Callable[[str], None],
        is_on_table: Callable[[], bool],
    ) -> None:
        self.report = table.report
        self._clicked, self._is_on_table = clicked, is_on_table
        root = element("table-screen")
        self._canvas = root.querySelector("[data-part=canvas]")
        self._bar = document.createElement("div")
        self._bar.className = f"table-bar {kind}"
        self._bar.setAttribute("role", "region")
        self._bar.setAttribute("aria-label", label)
        self._bar.hidden = True
        root.querySelector("[data-part=actions]").prepend(self._bar)
        self.stops: list[Callable[[], object]] = [
            listen(self._bar, "click", self._on_click),
            watch_attribute(root, "data-move", self._check),
            watch_attribute(document.body, "data-screen", self._check),
        ]

    def show(self, shown: Shown | None, outcome: str = "") -> None:
        """Shows a sentence and buttons. None hides the bar and moves its focus to the table.

        ``outcome`` is how a puzzle ended, for style sheets.
        """
        had_focus = self._bar.matches(":focus-within")
        self._bar.hidden = shown is None
        if had_focus and shown is None:
            self._canvas.focus()
        if outcome:
            self._bar.dataset.outcome = outcome
        if shown:
            refresh(self._bar, shown.html())

    def focus(self, *names: str) -> None:
        """Focuses the first button with one of these names."""
        found = self._bar.querySelector(", ".join(f"[data-bar={name}]" for name in names))
        if found:
            found.focus()

    @report_errors
    def _on_click(self, event: Any) -> None:
        if button := event.target.closest("[data-bar]"):
            self._clicked(str(button.getAttribute("data-bar")))

    @report_errors
    def _check(self) -> None:
        if not self._is_on_table():
            self.end()

    def end(self) -> None:
        """Removes the bar."""
        for stop in self.stops:
            stop()
        self.stops = []
        self._bar.remove()
