"""How many rows and columns a kingdom in a picture has."""

from collections.abc import Iterator, Sequence
from math import hypot, log
from typing import Final, NamedTuple

from photo.crops import PhotoPixels, crops
from photo.geometry import Corners
from photo.network import CropReading, Network
from photo.reading import ReadingProgress, onto_grid

SURE: Final = -0.32
"""A grid of full size whose squares look better than this is the right one.

After a pull. In cross-validation with corners off by 30%, all 47 kingdoms had -0.31 and more.
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


class FoundGrid(NamedTuple):
    """Where a kingdom is in a picture, with its size."""

    size: GridSize
    corners: Corners
    looks: list[CropReading]
    """What the network says about its squares; nothing if the corners were not pulled."""


def find_grid(
    picture: PhotoPixels, corners: Corners, largest: int, network: Network
) -> Iterator[ReadingProgress | FoundGrid]:
    """The size whose squares look most like squares of a kingdom; the last item is the result.

    A wrong number of rows or columns gives itself away, because squares are cut through.
    """
    full, of = GridSize(largest, largest), 2 * largest**2
    first, looks = [], []
    for look in _looks(picture, corners, full, network):
        first.append(look)
        yield ReadingProgress(len(first), of)
    there = onto_grid(corners, first, *full)
    for look in _looks(picture, there, full, network):
        looks.append(look)
        yield ReadingProgress(len(first) + len(looks), of)
    if _quality(looks) > SURE:
        yield FoundGrid(full, there, looks)
        return
    best, most = full, _quality(first)
    for size in _possible_sizes(corners, largest):
        looks = []
        for look in _looks(picture, corners, size, network):
            looks.append(look)
            yield ReadingProgress(of, of)
        quality = _quality(looks)
        if quality > most:
            best, most = size, quality
    yield FoundGrid(best, corners, [])


def _looks(
    picture: PhotoPixels, corners: Corners, size: GridSize, network: Network
) -> Iterator[CropReading]:
    return map(network.look, crops(picture, corners, *size))


def _quality(looks: Sequence[CropReading]) -> float:
    """How much squares look like squares of a kingdom, from 0 down."""
    sums = (log(max(look.probabilities)) - ASTRAY * hypot(*look.offset) for look in looks)
    return sum(sums) / len(looks)


def _possible_sizes(corners: Corners, largest: int) -> list[GridSize]:
    """The smaller sizes with which squares come out about square."""
    (a, b), (c, d), (e, f), (g, h) = corners
    width = hypot(c - a, d - b) + hypot(e - g, f - h)
    height = hypot(g - a, h - b) + hypot(e - c, f - d)
    return [
        GridSize(rows, columns)
        for rows in range(largest, largest - FEWER - 1, -1)
        for columns in range(largest, largest - FEWER - 1, -1)
        if 1 / SLANT < width / columns * rows / height < SLANT and rows * columns < largest**2
    ]
