"""Mouse, touch, pen, wheel and keys as intents."""

from collections.abc import Callable
from typing import Any

from js import document

from browser.parts import TABLE
from browser.report_errors import listen
from table.intents import (
    Cancel,
    Confirm,
    Intent,
    Leave,
    Next,
    Point,
    Press,
    Redo,
    Release,
    Step,
    Turn,
    Undo,
)

Send = Callable[[Intent], None]

NOTCH = 60.0
"""Wheel movement, in pixels, that turns the domino once; a mouse wheel's notch is more."""

ON_CANVAS: dict[str, Intent] = {
    "ArrowLeft": Step(-1, 0),
    "ArrowRight": Step(1, 0),
    "ArrowUp": Step(0, 1),
    "ArrowDown": Step(0, -1),
    "Enter": Confirm(),
    " ": Confirm(),
}
ANYWHERE: dict[str, Intent] = {
    "r": Turn(1),
    "R": Turn(-1),
    "n": Next(1),
    "p": Next(-1),
    "u": Undo(),
    "Escape": Cancel(),
}


def bind(canvas: Any, send: Send) -> list[Callable[[], None]]:
    """Turns what happens on the canvas into intents; returns the ways to stop it."""
    wheel = _Wheel(send)
    listeners: tuple[tuple[str, Callable[[Any], None]], ...] = (
        ("pointermove", lambda event: _moved(event, send)),
        ("pointerdown", lambda event: _down(event, canvas, send)),
        ("pointerup", lambda event: _up(event, send)),
        ("pointercancel", lambda _: send(Cancel())),
        ("pointerleave", lambda event: _left(event, send)),
        ("contextmenu", lambda event: _right(event, send)),
        ("wheel", wheel.rolled),
    )
    return [listen(canvas, kind, heard) for kind, heard in listeners]


def _moved(event: Any, send: Send) -> None:
    send(Point(event.offsetX, event.offsetY))


def _down(event: Any, canvas: Any, send: Send) -> None:
    if event.button == 0:
        canvas.setPointerCapture(event.pointerId)
        send(Press(event.offsetX, event.offsetY, event.pointerType != "mouse"))


def _up(event: Any, send: Send) -> None:
    if event.button == 0:
        send(Release(event.offsetX, event.offsetY, event.pointerType != "mouse"))


def _left(event: Any, send: Send) -> None:
    # A finger that is lifted leaves too, but what it did stays to be looked at.
    if event.pointerType == "mouse":
        send(Leave())


def _right(event: Any, send: Send) -> None:
    event.preventDefault()
    if getattr(event, "pointerType", "mouse") == "mouse":
        send(Turn(1))


class _Wheel:
    """Gathers the small steps of a touchpad until they make a notch."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._rolled = 0.0

    def rolled(self, event: Any) -> None:
        event.preventDefault()
        # Lines and pages (Firefox) count as a notch each.
        self._rolled += event.deltaY if event.deltaMode == 0 else NOTCH * _sign(event.deltaY)
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
        intent = self._intent_of(event)
        if intent is not None:
            event.preventDefault()
            self._send(intent)

    def _intent_of(self, event: Any) -> Intent | None:
        key = event.key
        if event.ctrlKey or event.metaKey:
            redo = key in ("y", "Y") or (key in ("z", "Z") and event.shiftKey)
            return Redo() if redo else Undo() if key in ("z", "Z") else None
        if event.altKey:
            return None
        at_table = event.target.isSameNode(self._canvas) or event.target.isSameNode(document.body)
        known = ANYWHERE | ON_CANVAS if at_table else ANYWHERE
        return known.get(key)
