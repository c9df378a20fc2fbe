"""Land that moves while the table rests; `living.js` moves it."""

from typing import Any

import js
from pyodide.ffi import create_proxy, to_js

from browser.frames import window_of
from realmino.drawing.art import land
from realmino.drawing.shapes import Scene
from realmino.drawing.theme import Theme
from table.page.canvas import paint_bitmap
from table.picture.living import living_squares


class LivingLand:
    """The moving land of one canvas.

    It moves only on pages whose table has ``data-living``: their script listens to the event
    ``realmino:living`` and loads `living.js`, which asks for the squares once the table has been
    still for a while, and for each of their pictures once.
    """

    def __init__(self, element: Any) -> None:
        self._document = window_of(element).document
        self._is_wanted = bool(element.closest("[data-living]"))
        self._still: tuple[Scene, Scene, float] | None = None
        self._theme: Theme | None = None
        self._proxies = create_proxy(self._describe), create_proxy(self._draw)
        self._land = to_js([element, *self._proxies])

    def end(self) -> None:
        """Stops the moving land for good, and frees its proxies."""
        self.stop()
        for proxy in self._proxies:
            proxy.destroy()

    def rest(self, scene: Scene, marks: Scene, ratio: float, theme: Theme) -> None:
        """Starts moving the land of this scene soon, unless it already moves."""
        still = scene, marks, ratio
        if self._is_wanted and still != self._still:
            self._still, self._theme = still, theme
            self._send(self._land)

    def stop(self) -> None:
        """Stops the moving land immediately."""
        if self._still:
            self._still = None
            self._send(None)

    def _describe(self) -> Any:
        """The moving squares."""
        return to_js(living_squares(*self._still) if self._still else [])

    def _draw(self, image: Any, look: str, moment: int, wide: int, high: int) -> None:
        """Draws a square at one moment, beside those of the earlier moments."""
        _, terrain, crowns, variant, _ = look.split(":")
        assert self._theme
        shapes = land.animation_frame(terrain, int(crowns), int(variant), self._theme, moment)
        paint_bitmap(image, shapes, (wide / 100, 0.0, 0.0, high / 100, moment * wide, 0.0))

    def _send(self, detail: Any) -> None:
        options = js.Object.fromEntries([["detail", detail]])
        self._document.dispatchEvent(js.CustomEvent.new("realmino:living", options))
