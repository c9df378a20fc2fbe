"""Finds out how many rows and columns a kingdom in a picture has."""

from collections.abc import Iterator, Sequence
from math import hypot, log
from typing import Final, NamedTuple

from photo.crops import PhotoPixels
from photo.geometry import Corners
from photo.network import CropReading, Network
from photo.reading import ReadingProgress, onto_grid, read_squares

MIN_FULL_SIZE_QUALITY: Final = -0.32
"""A full-size grid of a higher quality than this is accepted; smaller sizes aren't tried.

This is the quality after one pull. In cross-validation with corners off by 30%, all 47 kingdoms had
-0.31 or more.
"""

OFFSET_PENALTY: Final = 2.0
"""How much an offset of one square from the middle lowers the quality."""

MAX_SIDE_RATIO: Final = 1.35
"""The largest ratio between a square's sides in a picture."""

MAX_MISSING: Final = 2
"""How many rows or columns may be missing; smaller kingdoms are quicker to enter by tapping."""


class GridSize(NamedTuple):
    """The number of rows and columns."""

    rows: int
    columns: int


class FoundGrid(NamedTuple):
    """A kingdom's size, and its corners in a picture."""

    size: GridSize
    corners: Corners
    crop_readings: list[CropReading]
    """The network's output for its squares; empty if the corners weren't pulled."""


def find_grid(
    picture: PhotoPixels, corners: Corners, largest: int, network: Network
) -> Iterator[ReadingProgress | FoundGrid]:
    """Finds the size whose squares look most like a kingdom's; the last item is the result.

    A wrong number of rows or columns is easy to tell, because the grid then cuts through squares.
    """
    full, total = GridSize(largest, largest), 2 * largest**2
    first, crop_readings = [], []
    for one in read_squares(picture, network, corners, *full):
        first.append(one)
        yield ReadingProgress(len(first), total)
    there = onto_grid(corners, first, *full)
    for one in read_squares(picture, network, there, *full):
        crop_readings.append(one)
        yield ReadingProgress(len(first) + len(crop_readings), total)
    if quality(crop_readings) > MIN_FULL_SIZE_QUALITY:
        yield FoundGrid(full, there, crop_readings)
        return
    best, most = full, quality(first)
    for size in _possible_sizes(corners, largest):
        crop_readings = []
        for one in read_squares(picture, network, corners, *size):
            crop_readings.append(one)
            yield ReadingProgress(total, total)
        found = quality(crop_readings)
        if found > most:
            best, most = size, found
    yield FoundGrid(best, corners, [])


def quality(crop_readings: Sequence[CropReading]) -> float:
    """How much the squares look like a kingdom's: 0 is perfect, lower values are worse."""
    sums = (
        log(max(one.probabilities)) - OFFSET_PENALTY * hypot(*one.offset) for one in crop_readings
    )
    return sum(sums) / len(crop_readings)


def _possible_sizes(corners: Corners, largest: int) -> list[GridSize]:
    """The smaller sizes whose squares would be roughly square."""
    (a, b), (c, d), (e, f), (g, h) = corners
    width = hypot(c - a, d - b) + hypot(e - g, f - h)
    height = hypot(g - a, h - b) + hypot(e - c, f - d)
    return [
        GridSize(rows, columns)
        for rows in range(largest, largest - MAX_MISSING - 1, -1)
        for columns in range(largest, largest - MAX_MISSING - 1, -1)
        if 1 / MAX_SIDE_RATIO < width / columns * rows / height < MAX_SIDE_RATIO
        and rows * columns < largest**2
    ]
