"""The panel with the table in words; arrow keys move through its grids."""

from typing import Any, Final

from browser.events import listen
from browser.html import set_html
from reading import page, squares
from reading.squares import HOME
from table.page.parts import TableParts
from table.picture.regions import clamp
from table.play.app import App

FAR: Final = 99
"""More squares than any row has."""

STEPS: Final = {
    "ArrowLeft": (0, -1),
    "ArrowRight": (0, 1),
    "ArrowUp": (-1, 0),
    "ArrowDown": (1, 0),
    "Home": (0, -FAR),
    "End": (0, FAR),
}
"""How many rows and columns a key moves, within the limits of the grid."""

CORNERS: Final = {"Home": (-FAR, -FAR), "End": (FAR, FAR)}
"""The same for keys pressed with Ctrl."""


class ReadingPanel:
    """The panel, filled only while open.

    Tab reaches one square in each grid: at first the castle, later the last focused one.
    """

    def __init__(self, parts: TableParts) -> None:
        self._parts = parts
        self._shown: object = None
        self._reached: dict[str, str] = {}
        body = parts["reading-body"]
        self.stops = [
            listen(body, "keydown", self._on_key),
            listen(body, "focusin", self._on_focus),
        ]

    def show(self, app: App) -> None:
        """Updates the panel if it is open."""
        if self._parts["reading"].matches(":popover-open"):
            self._fill(app)

    def empty(self) -> None:
        """Empties the panel, so it never shows an earlier moment."""
        self._shown = None
        self._parts["reading-body"].replaceChildren()

    def announcement(self, app: App) -> str:
        """The announcement after an arrow key on the canvas."""
        return squares.announcement(app)

    def _fill(self, app: App) -> None:
        key = (app.view, app.choosing, app.display.focus)
        if key == self._shown:
            return
        self._shown = key
        body = self._parts["reading-body"]
        had_focus = body.ownerDocument.activeElement.closest("[data-square]")
        kingdom = _kingdom_of(had_focus) if had_focus and body.contains(had_focus) else ""
        set_html(body, page.body(app))
        self._parts["reading-square"].textContent = ""
        for grid in body.querySelectorAll("[data-kingdom]"):
            square = self._reached.get(grid.dataset.kingdom, HOME)
            cell = _cell(grid, square) or _cell(grid, HOME)
            cell.tabIndex = 0
            if grid.dataset.kingdom == kingdom:
                cell.focus()

    def _on_focus(self, event: Any) -> None:
        cell = event.target.closest("[data-square]")
        if cell:
            self._reached[_kingdom_of(cell)] = cell.dataset.square
            for other in cell.closest("table").querySelectorAll('[tabindex="0"]'):
                other.tabIndex = -1
            cell.tabIndex = 0
            self._parts["reading-square"].textContent = cell.getAttribute("aria-label")

    def _on_key(self, event: Any) -> None:
        cell = event.target.closest("[data-square]")
        step = (CORNERS if event.ctrlKey else STEPS).get(event.key)
        if not cell or step is None or event.altKey or event.metaKey:
            return
        event.preventDefault()
        down, right = step
        rows = cell.closest("tbody").rows
        row = rows[clamp(0, cell.parentElement.sectionRowIndex + down, rows.length - 1)]
        row.cells[clamp(1, cell.cellIndex + right, row.cells.length - 1)].focus()


def _kingdom_of(cell: Any) -> str:
    return str(cell.closest("[data-kingdom]").dataset.kingdom)


def _cell(grid: Any, square: str) -> Any:
    return grid.querySelector(f'[data-square="{square}"]')
