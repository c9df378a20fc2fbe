"""Mouse, pen and fingers on the canvas: taps, drags and the wheel play, pinches zoom."""

from collections.abc import Callable
from math import hypot
from typing import Any, Final, NamedTuple, Protocol

from table.picture.regions import Box, clamp
from table.play.intents import Cancel, Intent, Leave, LetGo, Point, Press, Release, Turn

MAX_SCALE: Final = 4.0
"""The largest scale."""

DOUBLE_TAP_SCALE: Final = 2.0
"""The scale after a double tap."""

SNAP_SCALE: Final = 1.08
"""Below this scale, the zoom snaps back to the whole table when the fingers are lifted."""


class Zoom(NamedTuple):
    """A table that is ``scale`` times as large; its corner is at (x, y), zero or less."""

    scale: float = 1.0
    x: float = 0.0
    y: float = 0.0

    @property
    def is_whole(self) -> bool:
        """Whether the whole table is visible."""
        return self.scale == 1.0

    def on_table(self, x: float, y: float) -> tuple[float, float]:
        """The point of the table at a point of the canvas."""
        return (x - self.x) / self.scale, (y - self.y) / self.scale

    def on_canvas(self, x: float, y: float) -> tuple[float, float]:
        """The point of the canvas at a point of the table."""
        return x * self.scale + self.x, y * self.scale + self.y

    def to_canvas(self, box: Box) -> Box:
        """The box on the canvas for a box on the table."""
        return Box(*self.on_canvas(box.x, box.y), box.w * self.scale, box.h * self.scale)

    def scaled_about(self, x: float, y: float, factor: float) -> "Zoom":
        """Scaled by a factor; the given point of the canvas stays in place."""
        scale = max(1.0, min(MAX_SCALE, self.scale * factor))
        left, top = self.on_table(x, y)
        return Zoom(scale, x - left * scale, y - top * scale)

    def panned(self, right: float, down: float) -> "Zoom":
        """Panned by this many pixels."""
        return self._replace(x=self.x + right, y=self.y + down)

    def panned_within(self, width: float, height: float) -> "Zoom":
        """Panned so that a canvas of that size shows only the table."""
        x = clamp(width * (1 - self.scale), self.x, 0.0)
        return Zoom(self.scale, x, clamp(height * (1 - self.scale), self.y, 0.0))

    def snapped(self) -> "Zoom":
        """The whole table if the scale is close to 1."""
        return WHOLE if self.scale < SNAP_SCALE else self


WHOLE: Final = Zoom()

Send = Callable[[Intent], None]

DOUBLE_TAP_MS: Final = 320.0
"""The longest time between the taps of a double tap, in milliseconds."""

DOUBLE_TAP_PIXELS: Final = 26.0
"""The largest distance between the taps of a double tap, in pixels."""

_NO_TAP: Final = (0.0, 0.0, 0.0)
"""The time and point of the last tap before there is one."""

SLIP: Final = 8.0
"""How far a tap may slip, in pixels."""


NOTCH: Final = 60.0
"""The pixels of wheel movement that turn the domino once; a notch of a mouse wheel is more."""


class Lens(Protocol):
    """A view of the table that can zoom."""

    @property
    def zoom(self) -> Zoom:
        """The current zoom."""
        ...

    def set_zoom(self, zoom: Zoom, moving: bool = False) -> None:
        """Sets the zoom; if ``moving``, another change of zoom follows immediately."""
        ...

    def may_zoom(self, x: float, y: float) -> bool:
        """Whether a double tap on a point of the table zooms in."""
        ...

    def is_held(self) -> bool:
        """Whether the pointer holds a piece."""
        ...


class Gestures:
    """Turns pointer events on a canvas into intents and zooms.

    Two fingers pinch and pan the table; one plays, or pans a zoomed table if it holds no piece. A
    double tap where a tap does nothing zooms in and out.
    """

    def __init__(self, canvas: Any, send: Send, lens: Lens) -> None:
        self._canvas = canvas
        self._send = send
        self._lens = lens
        self._down: dict[int, tuple[float, float]] = {}
        self._began = (0.0, 0.0)
        self._pushes = False
        self._tapped = _NO_TAP
        self._twice = False
        self._wheel = 0.0

    def listeners(self) -> dict[str, Callable[[Any], None]]:
        """The listener for each kind of canvas event."""
        return {
            "pointermove": self.move,
            "pointerdown": self.press,
            "pointerup": self.release,
            "pointercancel": self.cancel,
            "pointerleave": self.leave,
            "contextmenu": self.right_clicked,
            "wheel": self.turn_wheel,
        }

    def move(self, event: Any) -> None:
        """Handles a moving pointer."""
        before, at = self._down.get(event.pointerId), (event.offsetX, event.offsetY)
        if before is None:
            self._send(Point(*self._lens.zoom.on_table(*at)))
            return
        if len(self._down) == 1 and not self._pushes:
            self._send(Point(*self._lens.zoom.on_table(*at)))
            slipped = hypot(at[0] - self._began[0], at[1] - self._began[1]) > SLIP
            if slipped and not self._lens.zoom.is_whole and not self._lens.is_held():
                self._push()
        elif self._pushes:
            self._lens.set_zoom(self._pushed(event.pointerId, before, at), moving=True)
        self._down[event.pointerId] = at

    def _pushed(self, pointer: int, before: tuple[float, float], at: tuple[float, float]) -> Zoom:
        """The zoom after one finger pans or two pinch."""
        other = next((it for number, it in self._down.items() if number != pointer), None)
        zoom = self._lens.zoom
        if other is None:
            return zoom.panned(at[0] - before[0], at[1] - before[1])
        apart = max(1.0, hypot(before[0] - other[0], before[1] - other[1]))
        factor = hypot(at[0] - other[0], at[1] - other[1]) / apart
        middle = ((before[0] + other[0]) / 2, (before[1] + other[1]) / 2)
        pushed = zoom.scaled_about(*middle, factor)
        return pushed.panned((at[0] - before[0]) / 2, (at[1] - before[1]) / 2)

    def _push(self) -> None:
        """Starts to pan; nothing is played until all fingers are up."""
        self._pushes = True
        self._send(LetGo())

    def press(self, event: Any) -> None:
        """Handles a button or finger going down."""
        if event.button != 0:
            return
        if event.isPrimary:
            # The first finger: the browser may not have reported the end of earlier ones.
            self._down.clear()
            self._pushes = False
        self._canvas.setPointerCapture(event.pointerId)
        x, y = self._began = event.offsetX, event.offsetY
        self._down[event.pointerId] = x, y
        if len(self._down) > 1:
            self._push()
            return
        touch = event.pointerType != "mouse"
        at = self._lens.zoom.on_table(x, y)
        when, left, top = self._tapped
        again = (
            event.timeStamp - when < DOUBLE_TAP_MS and hypot(x - left, y - top) < DOUBLE_TAP_PIXELS
        )
        self._twice = touch and again and self._lens.may_zoom(*at)
        self._send(Press(*at, touch))

    def release(self, event: Any) -> None:
        """Handles a button or finger going up."""
        if event.button != 0 or self._down.pop(event.pointerId, None) is None:
            return
        x, y = event.offsetX, event.offsetY
        zoom, touch = self._lens.zoom, event.pointerType != "mouse"
        if self._pushes:
            self._pushes = bool(self._down)
            self._lens.set_zoom(zoom if self._pushes else zoom.snapped())
        elif self._twice and hypot(x - self._began[0], y - self._began[1]) < SLIP:
            self._send(LetGo())
            self._lens.set_zoom(
                zoom.scaled_about(x, y, DOUBLE_TAP_SCALE) if zoom.is_whole else WHOLE
            )
            self._tapped = _NO_TAP
        else:
            at = zoom.on_table(x, y)
            self._send(Release(*at, touch))
            did_nothing = self._lens.may_zoom(*at)
            self._tapped = (event.timeStamp, x, y) if did_nothing else _NO_TAP

    def cancel(self, event: Any) -> None:
        """Handles a pointer that the browser cancels."""
        self._down.pop(event.pointerId, None)
        self._pushes = self._pushes and bool(self._down)
        self._send(Cancel())

    def leave(self, event: Any) -> None:
        """Handles a pointer leaving the canvas."""
        # A lifted finger leaves too, but its chosen place stays visible.
        if event.pointerType == "mouse":
            self._send(Leave())

    def right_clicked(self, event: Any) -> None:
        """Turns the domino after a right click, but not after a long touch."""
        event.preventDefault()
        if getattr(event, "pointerType", "mouse") == "mouse":
            self._send(Turn(1))

    def turn_wheel(self, event: Any) -> None:
        """Turns the domino once for each notch of the wheel, or for many small steps of a touchpad.

        With Ctrl, or for a pinch on a touchpad, zooms.
        """
        event.preventDefault()
        # Lines and pages (Firefox) count as a notch each.
        pixels = event.deltaY if event.deltaMode == 0 else NOTCH * _sign(event.deltaY)
        if event.ctrlKey:
            zoom = self._lens.zoom.scaled_about(event.offsetX, event.offsetY, 2 ** (-pixels / 240))
            self._lens.set_zoom(zoom.snapped() if pixels > 0 else zoom)
            return
        self._wheel += pixels
        if abs(self._wheel) >= NOTCH:
            self._send(Turn(_sign(self._wheel)))
            self._wheel = 0.0


def _sign(value: float) -> int:
    return 1 if value > 0 else -1
