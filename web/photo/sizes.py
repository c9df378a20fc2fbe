"""Finds out how many rows and columns a kingdom in a picture has."""

from collections.abc import Iterator, Sequence
from math import hypot, log
from typing import Final, NamedTuple

from photo.crops import PhotoPixels, crops
from photo.geometry import Corners
from photo.network import CropReading, Network
from photo.reading import ReadingProgress, onto_grid

SURE: Final = -0.32
"""A full-size grid of a higher quality than this is accepted; smaller sizes aren't tried.

This is the quality after one pull. In cross-validation with corners off by 30%, all 47 kingdoms had
-0.31 or more.
"""

ASTRAY: Final = 2.0
"""How much an offset of one square from the middle lowers the quality."""

SLANT: Final = 1.35
"""The largest ratio between a square's sides in a picture."""

FEWER: Final = 2
"""How many rows or columns may be missing; smaller kingdoms are quicker to enter by tapping."""


class GridSize(NamedTuple):
    """The number of rows and columns."""

    rows: int
    columns: int


class FoundGrid(NamedTuple):
    """A kingdom's size, and its corners in a picture."""

    size: GridSize
    corners: Corners
    looks: list[CropReading]
    """The network's output for its squares; empty if the corners weren't pulled."""


def find_grid(
    picture: PhotoPixels, corners: Corners, largest: int, network: Network
) -> Iterator[ReadingProgress | FoundGrid]:
    """Finds the size whose squares look most like a kingdom's; the last item is the result.

    A wrong number of rows or columns is easy to tell, because the grid then cuts through squares.
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
    """How much the squares look like a kingdom's: 0 is perfect, lower values are worse."""
    sums = (log(max(look.probabilities)) - ASTRAY * hypot(*look.offset) for look in looks)
    return sum(sums) / len(looks)


def _possible_sizes(corners: Corners, largest: int) -> list[GridSize]:
    """The smaller sizes whose squares would be roughly square."""
    (a, b), (c, d), (e, f), (g, h) = corners
    width = hypot(c - a, d - b) + hypot(e - g, f - h)
    height = hypot(g - a, h - b) + hypot(e - c, f - d)
    return [
        GridSize(rows, columns)
        for rows in range(largest, largest - FEWER - 1, -1)
        for columns in range(largest, largest - FEWER - 1, -1)
        if 1 / SLANT < width / columns * rows / height < SLANT and rows * columns < largest**2
    ]
