"""Mouse, touch, pen, wheel and keys as intents."""

from collections.abc import Callable
from typing import Any

from js import document
from pyodide.ffi import create_proxy

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


def bind(canvas: Any, send: Send) -> Callable[[], None]:
    """Turns what happens on canvas and keyboard into intents; returns the way to stop it."""
    wheel = _Wheel(send)
    listeners = (
        (canvas, "pointermove", lambda event: _moved(event, send)),
        (canvas, "pointerdown", lambda event: _down(event, canvas, send)),
        (canvas, "pointerup", lambda event: _up(event, send)),
        (canvas, "pointercancel", lambda _: send(Cancel())),
        (canvas, "pointerleave", lambda event: _left(event, send)),
        (canvas, "contextmenu", lambda event: _right(event, send)),
        (canvas, "wheel", wheel.rolled),
        (document, "keydown", lambda event: _key(event, canvas, send)),
    )
    proxies = [(target, kind, create_proxy(heard)) for target, kind, heard in listeners]
    for target, kind, proxy in proxies:
        target.addEventListener(kind, proxy, False)

    def unbind() -> None:
        for target, kind, proxy in proxies:
            target.removeEventListener(kind, proxy, False)
            proxy.destroy()

    return unbind


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


def _key(event: Any, canvas: Any, send: Send) -> None:
    if document.body.dataset.screen != "table" or document.querySelector("dialog[open]"):
        return
    intent = _intent_of(event, canvas)
    if intent is not None:
        event.preventDefault()
        send(intent)


def _intent_of(event: Any, canvas: Any) -> Intent | None:
    key = event.key
    if event.ctrlKey or event.metaKey:
        redo = key in ("y", "Y") or (key in ("z", "Z") and event.shiftKey)
        return Redo() if redo else Undo() if key in ("z", "Z") else None
    if event.altKey:
        return None
    focused = document.activeElement
    at_table = focused.isSameNode(canvas) or focused.isSameNode(document.body)
    known = ANYWHERE | ON_CANVAS if at_table else ANYWHERE
    return known.get(key)
