"""Reads a kingdom from a picture: its corners, squares and dominoes, and any doubtful squares."""

from collections.abc import Iterator, Sequence
from math import exp, log
from typing import Final, NamedTuple

from photo.crops import Crop, PhotoPixels, crops, rotated
from photo.geometry import Corners, SquareOffset, pull_corners
from photo.network import CropReading, Network
from realmino.notation.recognition import Recognised, recognise

DOUBTFUL: Final = 3.0
"""A square is doubtful if its next best reading loses less than this (see `Recognised`)."""

PULL_COUNT: Final = 2
"""How many times the corners are pulled onto the grid."""


class PhotoReading(NamedTuple):
    """The result of reading a photo."""

    kingdom: Recognised
    corners: Corners
    """The grid's corners in the picture."""
    probabilities: list[list[float]]
    """For each square in reading order, the probabilities of `READINGS`."""
    fit: float
    """How well the kingdom fits the picture: mean log probability per square; 0 is perfect."""


class ReadingProgress(NamedTuple):
    """How much of the work is done."""

    done: int
    total: int


def read(
    picture: PhotoPixels,
    corners: Corners,
    rows: int,
    columns: int,
    network: Network,
    known: Sequence[CropReading] = (),
) -> Iterator[ReadingProgress | PhotoReading]:
    """Reads a kingdom of this many rows and columns; the last item is the result.

    ``corners`` may be off by two fifths of a square. If they have been pulled onto the grid once
    already, ``known`` has the network's output for them. Yields the progress after each square, so
    callers can show it or stop.
    """
    squares = rows * columns
    pulls = 1 if known else PULL_COUNT
    total, done = (pulls + 1) * squares, len(known)
    for _ in range(pulls):
        crop_readings, known = [*known], ()
        if not crop_readings:
            for crop_reading in read_squares(picture, network, corners, rows, columns):
                crop_readings.append(crop_reading)
                done += 1
                yield ReadingProgress(done, total)
        corners = onto_grid(corners, crop_readings, rows, columns)
    cut = crops(picture, corners, rows, columns)
    found = []
    for crop in cut:
        found.append(network.read_crop(crop).probabilities)
        done += 1
        yield ReadingProgress(done, total)
    kingdom = most_probable(found, columns)
    doubtful = [square for square, loss in enumerate(losses(kingdom)) if loss < DOUBTFUL]
    for number, square in enumerate(doubtful):
        found[square] = _read_rotations(found[square], cut[square], network)
        yield ReadingProgress(done + number + 1, total + len(doubtful))
    if doubtful:
        kingdom = most_probable(found, columns)
    yield PhotoReading(kingdom, corners, found, kingdom.log_probability / squares)


def read_squares(
    picture: PhotoPixels, network: Network, corners: Corners, rows: int, columns: int
) -> Iterator[CropReading]:
    """The network's output for the squares of a grid, in reading order."""
    return map(network.read_crop, crops(picture, corners, rows, columns))


def onto_grid(
    corners: Corners, crop_readings: Sequence[CropReading], rows: int, columns: int
) -> Corners:
    """The corners pulled onto the grid, based on the network's output for them."""
    offsets = [SquareOffset(*one.offset, 1 - 0.95 * one.probabilities[0]) for one in crop_readings]
    return pull_corners(corners, offsets, rows, columns)


def losses(kingdom: Recognised) -> list[float]:
    """For each square in reading order, the loss of its next best reading."""
    return [square[0].loss for row in kingdom.alternatives for square in row]


def combined(first: Sequence[list[float]], second: Sequence[list[float]]) -> list[list[float]]:
    """The combined probabilities of two photos of the same kingdom."""
    return [_normal([one * other for one, other in zip(*both, strict=True)])
            for both in zip(first, second, strict=True)]  # fmt: skip


def most_probable(found: Sequence[list[float]], columns: int) -> Recognised:
    """The most probable kingdom, from the probabilities of its squares in reading order."""
    rows = [found[start : start + columns] for start in range(0, len(found), columns)]
    return recognise(rows).kingdoms[0]


def _read_rotations(first: list[float], crop: Crop, network: Network) -> list[float]:
    """A square's probabilities, combined from all four rotations of its crop."""
    logs = [log(one) for one in first]
    for _ in range(3):
        crop = rotated(crop)
        logs = [
            so_far + log(one)
            for so_far, one in zip(logs, network.read_crop(crop).probabilities, strict=True)
        ]
    return _normal([exp(one / 4) for one in logs])


def _normal(parts: list[float]) -> list[float]:
    total = sum(parts)
    return [part / total for part in parts]
