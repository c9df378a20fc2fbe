"""Cuts a kingdom's squares out of a picture for the neural network."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from photo.geometry import Corners, Projection

SIDE: Final = 48
"""The side of a crop, in pixels."""

WIDTH: Final = 1.2
"""The width of a crop, in squares: it shows a tenth of each neighbour."""

MIN_BRIGHTNESS: Final = 30
"""A picture is too dark if its 95th percentile of brightness, from 0 to 255, is below this."""

MIN_SHARPNESS: Final = 0.13
"""The ratio below which a picture counts as blurred.

`is_blurred` compares how far the sharpest edges rise within one pixel and within `EDGE` pixels.
Good photos have 0.41 or more; photos blurred enough to cause wrong points have 0.12 or less.
"""

EDGE: Final = 12
"""The width of an edge in a blurred picture, in pixels: a quarter of a square."""

BRIGHT: Final = 0.8
"""Crops are scaled so that their 95th percentile of brightness is this share of `UNIT`.

Photos differ in exposure.
"""

UNIT: Final = 1024
"""The brightest value."""

Crop = list[list[int]]
"""Rows of a crop: each pixel's red, green and blue in turn, from 0 to `UNIT`."""


class PhotoPixels(NamedTuple):
    """A picture's pixels."""

    width: int
    height: int
    pixels: bytes
    """Each pixel's red, green, blue and opacity, row by row, as in a canvas."""


def is_dark(picture: PhotoPixels) -> bool:
    """Whether a picture is too dark to read."""
    greens = sorted(picture.pixels[1::388])
    return greens[len(greens) * 19 // 20] < MIN_BRIGHTNESS


def is_blurred(picture: PhotoPixels) -> bool:
    """Whether even the sharpest edges of a picture are blurred."""
    line, steps, rises = picture.width * 4, [], []
    for start in range(1, len(picture.pixels), 3 * line):
        greens = picture.pixels[start : start + line : 4]
        steps += _largest(greens, greens[1:])
        rises += _largest(greens, greens[EDGE:])
    strong = len(steps) * 9 // 10
    return sorted(steps)[strong] < MIN_SHARPNESS * sorted(rises)[strong]


def _largest(greens: bytes, others: bytes) -> list[int]:
    """The four largest differences between two series of values."""
    return sorted(abs(a - b) for a, b in zip(greens, others, strict=False))[-4:]


def crops(picture: PhotoPixels, corners: Corners, rows: int, columns: int) -> list[Crop]:
    """The squares of a grid in reading order, all brightened by the same factor."""
    a, b, c, d, e, f, g, h = Projection.of_corners(corners, rows, columns).coefficients
    steps = [((one + 0.5) / SIDE - 0.5) * WIDTH + 0.5 for one in range(SIDE)]
    pixels, line = picture.pixels, picture.width * 4
    right, bottom = picture.width - 1.001, picture.height - 1.001
    cut = []
    for square in range(rows * columns):
        row, column = divmod(square, columns)
        crop = []
        for down in steps:
            v = row + down
            from_x, from_y, from_depth = b * v + c, e * v + f, h * v + 1.0
            values: list[float] = []
            for along in steps:
                u = column + along
                depth = g * u + from_depth
                x, y = (a * u + from_x) / depth - 0.5, (d * u + from_y) / depth - 0.5
                x = 0.0 if x < 0.0 else right if x > right else x
                y = 0.0 if y < 0.0 else bottom if y > bottom else y
                x_pixel, y_pixel = int(x), int(y)
                x -= x_pixel
                y -= y_pixel
                # Interpolate between four pixels; each one's weight is the area opposite it.
                both = x * y
                east, south = x - both, y - both
                here = 1.0 - x - south
                one = y_pixel * line + x_pixel * 4
                below = one + line
                values += (
                    pixels[one] * here + pixels[one + 4] * east
                    + pixels[below] * south + pixels[below + 4] * both,
                    pixels[one + 1] * here + pixels[one + 5] * east
                    + pixels[below + 1] * south + pixels[below + 5] * both,
                    pixels[one + 2] * here + pixels[one + 6] * east
                    + pixels[below + 2] * south + pixels[below + 6] * both,
                )  # fmt: skip
            crop.append(values)
        cut.append(crop)
    return _brightened(cut)


def brightness(cut: Sequence[Sequence[Sequence[float]]]) -> float:
    """The 95th percentile of the crops' brightness, in the crops' units."""
    brightest = sorted(
        max(values[one : one + 3])
        for crop in cut
        for values in crop[::3]
        for one in range(0, 3 * SIDE, 9)
    )
    place = (len(brightest) - 1) * 0.95
    below = int(place)
    above = min(below + 1, len(brightest) - 1)
    return brightest[below] + (brightest[above] - brightest[below]) * (place - below)


def _brightened(cut: list[list[list[float]]]) -> list[Crop]:
    factor = BRIGHT * UNIT / max(brightness(cut), 0.02 * 255)
    return [
        [[min(round(value * factor), UNIT) for value in values] for values in crop] for crop in cut
    ]


def rotated(crop: Crop) -> Crop:
    """The crop rotated by a quarter turn."""
    return [
        [part for values in crop for part in values[3 * (SIDE - 1 - x) : 3 * (SIDE - x)]]
        for x in range(SIDE)
    ]
