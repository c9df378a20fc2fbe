"""Paints each part of a film once, for the script that plays and records it (film.js)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import js
from js import document

from film.frames import Frames, Painting, frames
from realmino.drawing.shapes import FAMILIES
from table.model.match import Match
from table.page.canvas import Canvas
from table.play.gestures import Zoom

__all__ = ["film"]


async def film(match: Match, names: Sequence[str]) -> Any:
    """The film of a finished game as an object for film.js.

    ``names`` are the seats' names, or empty to omit them.
    """
    made = frames(match, names)
    await document.fonts.load(f"48px {FAMILIES['title']}")  # a canvas doesn't wait for its fonts
    return await _paint_all(made)


async def _paint_all(made: Frames) -> Any:
    """Paints the canvases one by one, with time for the browser in between."""
    squares = js.Array.new()
    for painting in made.squares:
        squares.push(_canvas(painting))
        await asyncio.sleep(0)
    fields = {
        "background": _canvas(made.background),
        "heading": _canvas(made.heading),
        "result": _canvas(made.result),
        "crown": _canvas(made.crown),
        "squares": squares,
        "plan": json.dumps(made.plan),
        "described": made.described,
    }
    return js.Object.fromEntries([[name, value] for name, value in fields.items()])


def _canvas(painting: Painting) -> Any:
    """A canvas with as many pixels as the painting has units."""
    element = document.createElement("canvas")
    canvas = Canvas(element)
    ratio = float(js.window.devicePixelRatio)
    canvas.resize(painting.width / ratio, painting.height / ratio)
    canvas.paint(painting.scene, "transparent", zoom=Zoom(1 / ratio))
    return element
