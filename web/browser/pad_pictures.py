"""Pictures of the score pad's squares for elements of the page, and the picture that is saved."""

from typing import Any, Final

from js import URL, document, window
from pyodide.ffi import create_once_callable

from browser.canvas import Canvas
from pad.pictures import PadPicture
from realmino.art.shapes import Group, Scene
from realmino.art.theme import Theme

SHARPNESS: Final = 2
"""Device pixels in a CSS pixel of a picture that is saved."""

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


def save_picture(picture: PadPicture, theme: Theme, name: str) -> None:
    """Hands a picture out as a PNG file."""
    element = document.createElement("canvas")
    canvas = Canvas(element)
    canvas.resize(picture.width, picture.height, SHARPNESS)
    canvas.paint(picture.scene, theme.table)

    def hand_out(blob: Any) -> None:
        link = document.createElement("a")
        link.href = URL.createObjectURL(blob)
        link.download = name
        link.click()
        window.setTimeout(create_once_callable(lambda: URL.revokeObjectURL(link.href)), 60_000)

    element.toBlob(create_once_callable(hand_out))
