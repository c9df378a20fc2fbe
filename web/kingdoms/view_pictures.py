"""Pictures of squares as addresses for page elements, and pictures saved as files."""

from typing import Final

import js
from js import document
from pyodide.ffi import JsException

from browser import lazy_modules
from realmino.drawing.shapes import Path, Scene, rect
from realmino.drawing.svg import svg
from realmino.drawing.theme import Theme

MAX_PICTURES: Final = 400
SIDE: Final = 100


class SquarePictures:
    """Caches SVG pictures as addresses, because some browsers don't let pages read pixels."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def address(self, key: str, scene: Scene, theme: Theme) -> str:
        """The address of a picture with 100 by 100 units."""
        if key not in self._known:
            if len(self._known) >= MAX_PICTURES:
                self._known.clear()
            ground = Path(rect(0, 0, SIDE, SIDE), fill=theme.plot)
            text = svg((ground, *scene), SIDE, SIDE, "", coarse=True)
            self._known[key] = f"data:image/svg+xml,{js.encodeURIComponent(text)}"
        return self._known[key]


async def save_picture(svg: str, name: str, kind: str) -> str:
    """Saves a picture as ``svg`` or ``png``; returns the saved kind.

    That is SVG if the browser can't make a PNG (picture-files.js). Raises
    `lazy_modules.FeatureUnavailable`.
    """
    detail = js.Object.fromEntries([["svg", svg], ["name", name], ["kind", kind]])
    document.dispatchEvent(js.CustomEvent.new("realmino:picture", detail=detail))
    try:
        return str(await detail.saved)
    except JsException:
        raise lazy_modules.FeatureUnavailable from None
