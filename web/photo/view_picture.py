"""Opens photos in the browser, and extracts their pixels and pictures of single squares."""

from __future__ import annotations

from math import hypot
from typing import Any, Final, NamedTuple

import js
from js import document
from pyodide.ffi import JsException

from browser.messages import say
from photo.crops import PhotoPixels, is_dark
from photo.geometry import Corners, Point, Projection

SQUARE_SIDE: Final = 50
"""The side of a square in the reader's picture, in pixels."""

MARGIN: Final = 0.6
"""The margin around the corners in the reader's picture, in squares."""

LOCATING_SIDE: Final = 84
"""The shorter side of a picture in which to find a kingdom, in pixels per row of the kingdom."""

MIN_SIDE: Final = 120
"""The minimum length of a picture's shorter side, in pixels."""

CROP_SIDE: Final = 144
"""The side of a square's picture in the dialog, in pixels."""


class Unreadable(Exception):
    """Raised for something that isn't a picture with a kingdom; its text is a sentence."""


class Photo(NamedTuple):
    """A picture in the browser's memory; it is never stored."""

    bitmap: Any
    width: int
    height: int

    def close(self) -> None:
        """Frees the memory."""
        self.bitmap.close()


async def open_photo(source: Any) -> Photo:
    """The picture in a file, rotated as its metadata says, or the one on a video or canvas.

    Raises `Unreadable`.
    """
    try:
        bitmap = await js.createImageBitmap(source)
    except JsException:
        name = f"{getattr(source, 'name', '')} {getattr(source, 'type', '')}".lower()
        is_apple = "heic" in name or "heif" in name
        raise Unreadable(say("photo-heic" if is_apple else "photo-no-picture")) from None
    photo = Photo(bitmap, int(bitmap.width), int(bitmap.height))
    if min(photo.width, photo.height) < MIN_SIDE:
        photo.close()
        raise Unreadable(say("photo-small"))
    return photo


def pixels(
    photo: Photo, corners: Corners, largest: int
) -> tuple[PhotoPixels, Corners, float, Point]:
    """The part of the photo with the kingdom, for the reader.

    Returns that part, the corners in it, and its scale and north-west corner in the photo. Raises
    `Unreadable` if it is too dark or the browser withholds the pixels.
    """
    side = sum(
        hypot(x - other_x, y - other_y)
        for (x, y), (other_x, other_y) in zip(corners, (*corners[1:], corners[0]), strict=True)
    ) / (4 * largest)
    scale = min(1.0, SQUARE_SIDE / side)
    west, north = (max(0.0, min(axis) - MARGIN * side) for axis in zip(*corners, strict=True))
    east = min(photo.width, max(x for x, _ in corners) + MARGIN * side)
    south = min(photo.height, max(y for _, y in corners) + MARGIN * side)
    picture = _pixels_in(photo, (west, north, east - west, south - north), scale)
    if is_dark(picture):
        raise Unreadable(say("photo-dark"))
    moved: Any = tuple(((x - west) * scale, (y - north) * scale) for x, y in corners)
    return picture, moved, scale, (west, north)


def all_pixels(photo: Photo, largest: int) -> tuple[PhotoPixels, float]:
    """The whole photo, in which to find a kingdom, and its scale.

    Raises `Unreadable` if the browser withholds the pixels.
    """
    scale = min(1.0, LOCATING_SIDE * largest / min(photo.width, photo.height))
    return _pixels_in(photo, (0.0, 0.0, photo.width, photo.height), scale), scale


def _pixels_in(photo: Photo, part: tuple[float, float, float, float], scale: float) -> PhotoPixels:
    width, height = (max(2, round(side * scale)) for side in part[2:])
    canvas = _shrink(photo.bitmap, part, width, height)
    data = canvas.getContext("2d").getImageData(0, 0, width, height).data
    content = bytes(data.to_py())
    if not reads_pixels():
        raise Unreadable(say("photo-withheld"))
    return PhotoPixels(width, height, content)


def reads_pixels() -> bool:
    """Whether pages get a canvas's true pixels; some browsers return noise."""
    canvas = document.createElement("canvas")
    pen = canvas.getContext("2d")
    pen.fillStyle = "rgb(10 120 230)"
    pen.fillRect(0, 0, 8, 8)
    return bytes(pen.getImageData(0, 0, 8, 8).data.to_py()) == bytes((10, 120, 230, 255)) * 64


def crop_address(
    photo: Photo, corners: Corners, size: tuple[int, int], row: int, column: int
) -> str:
    """The address of a picture of one square with a little of its surroundings."""
    grid = Projection.of_corners(corners, *size)
    places = [
        grid.at(column + across, row + down) for across in (-0.1, 1.1) for down in (-0.1, 1.1)
    ]
    west, north = (min(axis) for axis in zip(*places, strict=True))
    east, south = (max(axis) for axis in zip(*places, strict=True))
    part = (west, north, east - west, south - north)
    return str(_shrink(photo.bitmap, part, CROP_SIDE, CROP_SIDE).toDataURL("image/jpeg"))


def _shrink(bitmap: Any, part: tuple[float, float, float, float], width: int, height: int) -> Any:
    """A canvas with a part of a picture, shrunk by repeated halving to avoid aliasing."""
    source, (x, y, wide, high) = bitmap, part
    while True:
        canvas = document.createElement("canvas")
        is_last = wide <= 2 * width or high <= 2 * height
        canvas.width, canvas.height = (
            (width, height) if is_last else (round(wide / 2), round(high / 2))
        )
        pen = canvas.getContext("2d")
        pen.imageSmoothingQuality = "high"
        pen.drawImage(source, x, y, wide, high, 0, 0, canvas.width, canvas.height)
        if is_last:
            return canvas
        source, (x, y, wide, high) = canvas, (0.0, 0.0, float(canvas.width), float(canvas.height))
