"""Turns the keys that are pressed on a page into intents for its tables."""

from typing import Any

from browser.events import listen
from table.page.parts import TABLE
from table.play.gestures import Send
from table.play.keyboard import key_intent


class Keyboard:
    """Handles the keys that are pressed in ``root``, and those in ``keys`` outside other tables.

    ``keys`` is an event target such as the document, which the page gives to one of its tables, so
    that the table works even while nothing has the focus. Each key goes to one table only.
    """

    def __init__(self, root: Any, canvas: Any, keys: Any, send: Send) -> None:
        self._root = root
        self._canvas = canvas
        self._send = send
        self.stops = [listen(keys or root, "keydown", self._on_key)]
        self.is_on = False

    def _on_key(self, event: Any) -> None:
        table = event.target.closest(f".{TABLE}")
        elsewhere = table and not table.isSameNode(self._root)
        # A dialog keeps keys from everything below it, and nothing may have the focus then.
        page = self._root.ownerDocument
        covered = page.querySelector("dialog[open]")
        if not self.is_on or elsewhere or covered or event.defaultPrevented:
            return
        if event.target.closest("select"):
            return  # a list handles letters and arrows itself
        if event.key == "Escape" and self._root.querySelector(":popover-open"):
            return  # the browser closes that itself, and Escape means nothing else then
        at_canvas = event.target.isSameNode(self._canvas) or event.target.isSameNode(page.body)
        intent = key_intent(event, at_canvas)
        if intent is not None:
            event.preventDefault()
            self._send(intent)
