"""Pictures of kingdoms in the history, painted when they scroll into view."""

import asyncio
from collections.abc import Callable
from typing import Any

import js
from js import document
from pyodide.ffi import create_proxy

from browser.elements import page_theme
from browser.events import start_task, watch_sharpness
from browser.themes import on_system_theme
from table.model.match import Match
from table.page.canvas import Canvas
from table.picture.pictures import kingdom_picture

AHEAD = "200px"
"""How far below the visible area pictures are painted in advance."""


class KingdomPictures:
    """Paints canvases in ``root``; each names a game and a kingdom.

    ``find_match`` returns the match for a game's id, or None if it is unreadable.
    """

    def __init__(self, root: Any, find_match: Callable[[str], Match | None]) -> None:
        self._find = find_match
        self._element = document.createElement("canvas")
        self._canvas = Canvas(self._element)
        self._within: Any = None
        self._queue: list[Any] = []
        self._busy = False
        self._opened: tuple[str, Match | None] = ("", None)
        seen = create_proxy(lambda entries, _: self._on_intersection(entries))
        options = js.Object.fromEntries([["root", root], ["rootMargin", AHEAD]])
        self._observer = js.IntersectionObserver.new(seen, options)
        on_system_theme(self._watch)
        watch_sharpness(self._watch)

    def watch(self, within: Any) -> None:
        """From now on, paints only the canvases in this element."""
        self._within = within
        self._watch()

    def _watch(self) -> None:
        self._observer.disconnect()
        self._queue.clear()
        if self._within:
            for canvas in self._within.querySelectorAll("canvas[data-picture]"):
                self._observer.observe(canvas)

    def forget(self) -> None:
        """Stops painting canvases."""
        self._within = None
        self._watch()

    def _on_intersection(self, entries: Any) -> None:
        for entry in entries:
            if entry.isIntersecting:
                self._observer.unobserve(entry.target)
                self._queue.append(entry.target)
        if self._queue and not self._busy:
            self._busy = True
            start_task(self._paint_all())

    async def _paint_all(self) -> None:
        """Paints one picture after another, with time for the browser in between."""
        try:
            while self._queue:
                self._paint(self._queue.pop(0))
                await asyncio.sleep(0)
        finally:
            self._busy = False

    def _paint(self, target: Any) -> None:
        id, number = str(target.dataset.picture), int(target.dataset.kingdom)
        if self._opened[0] != id:
            self._opened = id, self._find(id)
        match = self._opened[1]
        side = float(target.clientWidth)
        if match is None or not side:
            return
        state = match.game.state
        colours = [match.seats[seat].colour for seat in state.rules.seats_of([number])]
        scene = kingdom_picture(match.game, number, colours, side, page_theme())
        self._canvas.resize(side, side)
        self._canvas.paint(scene, "transparent")
        target.width, target.height = self._element.width, self._element.height
        target.getContext("2d").drawImage(self._element, 0, 0)
