"""How many rows and columns a kingdom in a picture has."""

from collections.abc import Iterator
from math import hypot, log
from typing import Final, NamedTuple

from photo.crops import PhotoPixels, crops
from photo.geometry import Corners
from photo.network import Network
from photo.reading import ReadingProgress

SURE: Final = -0.45
"""A kingdom of full size with a quality above this isn't compared with smaller ones.

In cross-validation, 14 bad photos had -0.27 at worst, and squares cut through had -0.63 at best.
"""

ASTRAY: Final = 2.0
"""How much a square's offset from the middle, in squares, lowers the quality."""

SLANT: Final = 1.35
"""A square's sides differ by at most this factor in a picture."""

FEWER: Final = 2
"""How many rows or columns may be missing; smaller kingdoms are faster to tap in."""


class GridSize(NamedTuple):
    """The number of rows and columns."""

    rows: int
    columns: int


def find_size(
    picture: PhotoPixels, corners: Corners, largest: int, network: Network
) -> Iterator[ReadingProgress | GridSize]:
    """The size whose squares look most like squares of a kingdom; the last item is the result.

    A wrong number of rows or columns gives itself away, because squares are cut through.
    """
    full = GridSize(largest, largest)
    sizes = [full, *(size for size in _possible_sizes(corners, largest) if size != full)]
    best, most, done = full, float("-inf"), 0
    for size in sizes:
        quality = 0.0
        for crop in crops(picture, corners, *size):
            look = network.look(crop)
            quality += log(max(look.probabilities)) - ASTRAY * hypot(*look.offset)
            done += 1
            yield ReadingProgress(min(done, largest**2), largest**2)
        quality /= size.rows * size.columns
        if quality > most:
            best, most = size, quality
        if size == full and quality > SURE:
            break
    yield best


def _possible_sizes(corners: Corners, largest: int) -> list[GridSize]:
    """The sizes with which squares come out about square."""
    (a, b), (c, d), (e, f), (g, h) = corners
    width = hypot(c - a, d - b) + hypot(e - g, f - h)
    height = hypot(g - a, h - b) + hypot(e - c, f - d)
    return [
        GridSize(rows, columns)
        for rows in range(largest, largest - FEWER - 1, -1)
        for columns in range(largest, largest - FEWER - 1, -1)
        if 1 / SLANT < width / columns * rows / height < SLANT
    ]
