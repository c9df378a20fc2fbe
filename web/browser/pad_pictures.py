"""Pictures of the score pad's squares for elements of the page, and the picture that is saved."""

from typing import Final

import js
from js import document, window

from browser.canvas import Canvas
from realmino.art.shapes import Group, Scene
from realmino.art.theme import Theme

MOST_KEPT: Final = 400


class SquarePictures:
    """Addresses of pictures by their names; each is painted once for its size."""

    def __init__(self) -> None:
        self._element = document.createElement("canvas")
        self._canvas = Canvas(self._element)
        self._known: dict[tuple[str, int], str] = {}

    def address(self, key: str, scene: Scene, side: int, theme: Theme) -> str:
        """The address of a picture of 100 by 100 units, ``side`` CSS pixels wide."""
        if (key, side) not in self._known:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            self._canvas.resize(side, side, float(window.devicePixelRatio or 1))
            self._canvas.paint((Group(scene, scale=side / 100),), theme.plot)
            self._known[key, side] = str(self._element.toDataURL())
        return self._known[key, side]


def save_picture(svg: str, name: str, kind: str) -> None:
    """Hands a picture out as a file of the kind ``svg`` or ``png`` (picture-files.js)."""
    detail = js.Object.fromEntries([["svg", svg], ["name", name], ["kind", kind]])
    document.dispatchEvent(js.CustomEvent.new("realmino:picture", detail=detail))
