"""The corners of a kingdom in a photo: four handles with a magnifier, for touch, mouse and keys."""

from __future__ import annotations

from typing import Any, Final

from browser.events import listen
from photo.geometry import Corners, Point, Projection, middle_square
from photo.view_picture import Photo

SHOWN: Final = 1000
"""The maximum length of the shown picture's longer side, in pixels."""

STEP: Final = 0.004
"""How far an arrow key moves a corner, in widths of the picture."""

LEAP: Final = 0.03
"""How far it moves a corner with Shift."""

ZOOM: Final = 3.0
"""The lens's magnification, relative to the shown picture."""

MOVES: Final = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


class CornerHandles:
    """A photo of a kingdom, whose corners people can move."""

    def __init__(self, root: Any) -> None:
        self._canvas = root.querySelector(".photo-shown")
        self._lens = root.querySelector(".photo-lens")
        self._handles = [*root.querySelectorAll(".photo-handle")]
        self._photo: Photo | None = None
        self._corners: list[Point] = []
        self._lines = 5
        self._held: int | None = None
        for handle in self._handles:
            listen(handle, "pointerdown", self._on_pointer_down)
            listen(handle, "pointermove", self._on_pointer_move)
            listen(handle, "pointerup", self._on_pointer_up)
            listen(handle, "pointercancel", self._on_pointer_up)
            listen(handle, "keydown", self._on_key)
            listen(handle, "blur", lambda _: self._hide_lens())

    @property
    def corners(self) -> Corners:
        """The corners, in the photo's pixels."""
        first, second, third, fourth = self._corners
        return first, second, third, fourth

    def show(self, photo: Photo, corners: Corners, lines: int) -> None:
        """Shows a photo with a grid of ``lines`` rows and columns between its corners."""
        self._photo, self._corners, self._lines = photo, [*corners], lines
        scale = min(1.0, SHOWN / max(photo.width, photo.height))
        self._canvas.width, self._canvas.height = (
            round(photo.width * scale),
            round(photo.height * scale),
        )
        self._draw()

    @property
    def _scale(self) -> float:
        """Canvas pixels per photo pixel."""
        assert self._photo
        return float(self._canvas.width) / self._photo.width

    def _draw(self) -> None:
        photo = self._photo
        assert photo
        pen = self._canvas.getContext("2d")
        pen.drawImage(photo.bitmap, 0, 0, self._canvas.width, self._canvas.height)
        for handle, (x, y) in zip(self._handles, self._corners, strict=True):
            handle.style.left = f"{x / photo.width:.3%}"
            handle.style.top = f"{y / photo.height:.3%}"
        try:
            grid = Projection.of_corners(self.corners, self._lines, self._lines)
        except ValueError:  # three corners on a line
            return
        scale, most = self._scale, self._lines
        for line in range(most + 1):
            for ends in (((line, 0), (line, most)), ((0, line), (most, line))):
                (x, y), (to_x, to_y) = (grid.at(*end) for end in ends)
                for width, colour in ((4, "rgb(20 12 24 / .5)"), (2, "#fff")):
                    pen.beginPath()
                    pen.moveTo(x * scale, y * scale)
                    pen.lineTo(to_x * scale, to_y * scale)
                    pen.lineWidth, pen.strokeStyle = width, colour
                    pen.stroke()

    def _move(self, number: int, place: Point) -> None:
        photo = self._photo
        if not photo:
            return
        x, y = min(max(place[0], 0.0), photo.width), min(max(place[1], 0.0), photo.height)
        self._corners[number] = (x, y)
        self._draw()
        self._magnify(number)

    def _on_pointer_down(self, event: Any) -> None:
        event.preventDefault()
        event.currentTarget.focus()
        event.currentTarget.setPointerCapture(event.pointerId)
        self._held = int(event.currentTarget.dataset.corner)
        self._magnify(self._held)

    def _on_pointer_move(self, event: Any) -> None:
        if self._held is None or not self._photo:
            return
        box = self._canvas.getBoundingClientRect()
        x = (float(event.clientX) - box.left) / box.width * self._photo.width
        y = (float(event.clientY) - box.top) / box.height * self._photo.height
        self._move(self._held, (x, y))

    def _on_pointer_up(self, _: Any) -> None:
        self._held = None
        self._hide_lens()

    def _on_key(self, event: Any) -> None:
        if str(event.key) not in MOVES or not self._photo:
            return
        event.preventDefault()
        number = int(event.currentTarget.dataset.corner)
        across, down = MOVES[str(event.key)]
        step = (LEAP if event.shiftKey else STEP) * self._photo.width
        x, y = self._corners[number]
        self._move(number, (x + across * step, y + down * step))

    def _magnify(self, number: int) -> None:
        """Magnifies the area around a corner, away from the finger."""
        assert self._photo
        lens, (x, y) = self._lens, self._corners[number]
        side = float(lens.width)
        box = self._canvas.getBoundingClientRect()
        zoom = ZOOM * box.width / self._photo.width
        pen = lens.getContext("2d")
        pen.fillStyle = "#000"
        pen.fillRect(0, 0, side, side)
        half = side / 2 / zoom
        pen.drawImage(self._photo.bitmap, x - half, y - half, 2 * half, 2 * half, 0, 0, side, side)
        pen.strokeStyle = "#fff"
        pen.lineWidth = 2
        pen.beginPath()
        pen.moveTo(side / 2, side / 4)
        pen.lineTo(side / 2, side * 3 / 4)
        pen.moveTo(side / 4, side / 2)
        pen.lineTo(side * 3 / 4, side / 2)
        pen.stroke()
        is_west = x < self._photo.width / 2
        lens.style.left = "auto" if is_west else ".25rem"
        lens.style.right = ".25rem" if is_west else "auto"
        lens.hidden = False

    def _hide_lens(self) -> None:
        self._lens.hidden = True


def usual_corners(photo: Photo) -> Corners:
    """A square in the middle of the photo, like the frame over the camera's picture."""
    return middle_square(photo.width, photo.height, 0.84)
