"""Mouse, touch, pen, wheel and keys as intents."""

from collections.abc import Callable
from typing import Any

from js import document

from browser.report_errors import listen
from table.gestures import Gestures, Lens, Send
from table.intents import Turn
from table.keys import intent_of
from table.view_parts import TABLE

NOTCH = 60.0
"""Wheel movement, in pixels, that turns the domino once; a mouse wheel's notch is more."""


def bind(canvas: Any, send: Send, lens: Lens) -> list[Callable[[], None]]:
    """Turns what happens on the canvas into intents, or zoom of ``lens``; returns its ends."""
    gestures = Gestures(canvas, send, lens)
    wheel = _Wheel(send, gestures)
    listeners: tuple[tuple[str, Callable[[Any], None]], ...] = (
        ("pointermove", gestures.moved),
        ("pointerdown", gestures.pressed),
        ("pointerup", gestures.released),
        ("pointercancel", gestures.cancelled),
        ("pointerleave", gestures.left),
        ("contextmenu", lambda event: _right(event, send)),
        ("wheel", wheel.rolled),
    )
    return [listen(canvas, kind, heard) for kind, heard in listeners]


def _right(event: Any, send: Send) -> None:
    event.preventDefault()
    if getattr(event, "pointerType", "mouse") == "mouse":
        send(Turn(1))


class _Wheel:
    """Gathers the small steps of a touchpad until they make a notch; with Ctrl it zooms."""

    def __init__(self, send: Send, gestures: Gestures) -> None:
        self._send = send
        self._gestures = gestures
        self._rolled = 0.0

    def rolled(self, event: Any) -> None:
        event.preventDefault()
        # Lines and pages (Firefox) count as a notch each.
        rolled = event.deltaY if event.deltaMode == 0 else NOTCH * _sign(event.deltaY)
        if event.ctrlKey:
            self._gestures.rolled(event, rolled)
            return
        self._rolled += rolled
        if abs(self._rolled) >= NOTCH:
            self._send(Turn(_sign(self._rolled)))
            self._rolled = 0.0


def _sign(value: float) -> int:
    return 1 if value > 0 else -1


class Keyboard:
    """The keys that are pressed in ``root``, and those of ``keys`` that no other table takes.

    ``keys`` is what the page lends one of its tables, such as the document: then that table is
    played also while nothing has the focus. A key that a table has taken is taken by no other.
    """

    def __init__(self, root: Any, canvas: Any, keys: Any, send: Send) -> None:
        self._root = root
        self._canvas = canvas
        self._send = send
        self.stops = [listen(keys or root, "keydown", self._pressed)]
        self.is_on = False

    def _pressed(self, event: Any) -> None:
        table = event.target.closest(f".{TABLE}")
        elsewhere = table and not table.isSameNode(self._root)
        # A dialog keeps the keys from all that lies below it, and the focus may be nowhere then.
        covered = document.querySelector("dialog[open]")
        if not self.is_on or elsewhere or covered or event.defaultPrevented:
            return
        if event.target.closest("select"):
            return  # a list takes its letters and arrows itself
        if event.key == "Escape" and self._root.querySelector(":popover-open"):
            return  # the browser closes that by itself, and Escape means nothing else then
        at_canvas = event.target.isSameNode(self._canvas) or event.target.isSameNode(document.body)
        intent = intent_of(event, at_canvas)
        if intent is not None:
            event.preventDefault()
            self._send(intent)
