"""Requests about photos for a worker, and their replies; `parse_request` reads them there."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from photo import weights_data
from photo.crops import PhotoPixels
from photo.geometry import Corners
from photo.network import Network
from photo.reading import ReadingProgress, read
from photo.sizes import find_grid
from realmino.notation.recognition import READINGS, Recognised, recognise
from table.play.thinking import Request

FOLDER: Final = "photo"

MOST_LIKELY: Final = 3
"""The most other readings of a square that people may choose from."""


class SeenGrid(NamedTuple):
    """The squares of a kingdom in a picture."""

    corners: Corners
    rows: int
    columns: int
    probabilities: list[list[float]]
    """For each square in reading order, the probabilities of `READINGS`."""


class PhotoReply(NamedTuple):
    """What a picture shows; the grid comes at the end."""

    share: float
    grid: SeenGrid | None = None


class LikelySquare(NamedTuple):
    """A square's reading, and the other likely ones with their losses (see `Recognised`)."""

    reading: str
    others: tuple[tuple[str, float], ...]


class KingdomsReply(NamedTuple):
    """The most probable kingdoms, row by row."""

    share: float
    kingdoms: tuple[tuple[tuple[LikelySquare, ...], ...], ...] = ()


@dataclass(frozen=True)
class PhotoRequest(Request[PhotoReply]):
    """Finds the squares of a kingdom in a picture; it is at most ``largest`` squares wide."""

    picture: PhotoPixels
    corners: Corners
    largest: int

    def replies(self) -> Iterator[PhotoReply]:
        """The progress, then the grid."""
        picture, corners, network = self.picture, self.corners, _network()
        found, share = None, 0.0
        for step in find_grid(picture, corners, self.largest, network):
            if isinstance(step, ReadingProgress):
                share = step.done / step.of / 2
                yield PhotoReply(share)
            else:
                found = step
        assert found
        for part in read(picture, found.corners, *found.size, network, found.looks):
            if isinstance(part, ReadingProgress):
                # Doubtful squares are looked at again, so there may be more to do than thought.
                share = max(share, 0.99 * part.done / part.of)
                yield PhotoReply(share)
            else:
                yield PhotoReply(1.0, SeenGrid(part.corners, *found.size, part.probabilities))

    def to_text(self) -> str:
        """The request as JSON."""
        width, height, pixels = self.picture
        content = b64encode(pixels).decode()
        return json.dumps(["read", width, height, content, self.corners, self.largest])

    def parse_reply(self, text: str) -> PhotoReply:
        """The reply that a worker sends as JSON."""
        share, grid = json.loads(text)
        return PhotoReply(share, grid and SeenGrid(*grid))


@dataclass(frozen=True)
class KingdomsRequest(Request[KingdomsReply]):
    """Decides together which kingdoms are on several grids of the same game."""

    grids: tuple[tuple[tuple[Sequence[float], ...], ...], ...]

    def replies(self) -> Iterator[KingdomsReply]:
        """The kingdoms."""
        yield KingdomsReply(0.0)
        found = recognise(*self.grids).kingdoms
        yield KingdomsReply(1.0, tuple(map(_likely_squares, found)))

    def to_text(self) -> str:
        """The request as JSON."""
        return json.dumps(["decide", self.grids])

    def parse_reply(self, text: str) -> KingdomsReply:
        """The reply that a worker sends as JSON."""
        share, kingdoms = json.loads(text)
        return KingdomsReply(
            share,
            tuple(
                tuple(tuple(LikelySquare(*square) for square in row) for row in rows)
                for rows in kingdoms
            ),
        )


def parse_request(text: str) -> PhotoRequest | KingdomsRequest:
    """The request in such JSON."""
    what, *values = json.loads(text)
    if what == "decide":
        return KingdomsRequest(*values)
    width, height, content, corners, largest = values
    return PhotoRequest(PhotoPixels(width, height, b64decode(content)), corners, largest)


def rows_of(grid: SeenGrid, fixed: dict[int, str]) -> tuple[tuple[Sequence[float], ...], ...]:
    """The grid's probabilities in rows; in ``fixed`` squares, people have chosen the reading."""
    squares = [
        [float(reading == fixed[square]) for reading in READINGS] if square in fixed else given
        for square, given in enumerate(grid.probabilities)
    ]
    return tuple(
        tuple(squares[start : start + grid.columns])
        for start in range(0, len(squares), grid.columns)
    )


def _likely_squares(kingdom: Recognised) -> tuple[tuple[LikelySquare, ...], ...]:
    return tuple(
        tuple(
            LikelySquare(
                reading,
                tuple((other.reading, other.loss) for other in others[:MOST_LIKELY]),
            )
            for reading, others in zip(*row, strict=True)
        )
        for row in zip(kingdom.rows, kingdom.alternatives, strict=True)
    )


@cache
def _network() -> Network:
    return Network.parse(weights_data.TEXT)
