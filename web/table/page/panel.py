"""Paints another kingdom in the panel beside a wide table while there is nothing to choose."""

from collections.abc import Callable

from browser.events import watch_size
from realmino.drawing.theme import Theme
from table.page.canvas import Canvas
from table.page.parts import TableParts
from table.picture.panel import panel_scene
from table.play.app import App


class PanelKingdoms:
    """The canvas below the list of choices. ``theme`` returns the current theme."""

    def __init__(self, parts: TableParts, theme: Callable[[], Theme]) -> None:
        self._element = parts["rivals"]
        self._theme = theme
        self._canvas = Canvas(self._element)
        self._app: App | None = None
        self.stop = watch_size(self._element, self._paint)

    def show(self, app: App) -> None:
        """Shows the kingdoms of a match while a person has nothing to choose."""
        self._app = app
        self._element.hidden = app.choosing
        self._paint()

    def _paint(self) -> None:
        wide, high = self._element.clientWidth, self._element.clientHeight
        if self._app is None or not wide or not high:
            return
        theme = self._theme()
        self._canvas.resize(wide, high)
        look = self._app.display.look(theme)
        self._canvas.paint(panel_scene(self._app.view, look, wide, high), "transparent")
