"""Requests to a worker about photos, and its replies; the worker calls `parse_request`."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Final, NamedTuple

from photo import weights_data
from photo.crops import PhotoPixels
from photo.geometry import Corners
from photo.locating import locate
from photo.network import Network
from photo.reading import ReadingProgress, read, read_squares
from photo.sizes import find_grid
from realmino.notation.recognition import READINGS, Recognised, recognise
from table.play.thinking import Request

FOLDER: Final = "photo"

MAX_OTHERS: Final = 3
"""The maximum number of other readings to offer for a square."""


class SeenGrid(NamedTuple):
    """A kingdom's grid in a picture, and what its squares may show."""

    corners: Corners
    rows: int
    columns: int
    probabilities: list[list[float]]
    """For each square in reading order, the probabilities of `READINGS`."""


class PhotoReply(NamedTuple):
    """The share of the work done; at the end, also the grid."""

    share: float
    grid: SeenGrid | None = None


class LocateReply(NamedTuple):
    """The share of the work done, 0 until the end; then the corners, unless none were found."""

    share: float
    corners: Corners | None = None


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
    """Finds a kingdom's squares in a picture; it has at most ``largest`` rows and columns."""

    picture: PhotoPixels
    corners: Corners
    largest: int

    def replies(self) -> Iterator[PhotoReply]:
        """Yields the progress, then the grid."""
        picture, corners, network = self.picture, self.corners, _network()
        found, share = None, 0.0
        for step in find_grid(picture, corners, self.largest, network):
            if isinstance(step, ReadingProgress):
                share = step.done / step.total / 2
                yield PhotoReply(share)
            else:
                found = step
        assert found
        for part in read(picture, found.corners, *found.size, network, found.crop_readings):
            if isinstance(part, ReadingProgress):
                # Doubtful squares are read again, so the amount of work may grow.
                share = max(share, 0.99 * part.done / part.total)
                yield PhotoReply(share)
            else:
                yield PhotoReply(1.0, SeenGrid(part.corners, *found.size, part.probabilities))

    def to_text(self) -> str:
        """The request as JSON."""
        return json.dumps(["read", *_picture_values(self.picture), self.corners, self.largest])

    def parse_reply(self, text: str) -> PhotoReply:
        """Parses a worker's reply."""
        share, grid = json.loads(text)
        return PhotoReply(share, grid and SeenGrid(*grid))


@dataclass(frozen=True)
class LocateRequest(Request[LocateReply]):
    """Finds the corners of a kingdom in a picture; it has ``largest`` rows and columns."""

    picture: PhotoPixels
    largest: int

    def replies(self) -> Iterator[LocateReply]:
        """Yields once for each look at a square, then the corners."""
        look = partial(read_squares, self.picture, _network())
        corners = None
        for corners in locate(self.picture.width, self.picture.height, self.largest, look):
            if corners is None:
                yield LocateReply(0.0)
        yield LocateReply(1.0, corners)

    def to_text(self) -> str:
        """The request as JSON."""
        return json.dumps(["locate", *_picture_values(self.picture), self.largest])

    def parse_reply(self, text: str) -> LocateReply:
        """Parses a worker's reply."""
        share, corners = json.loads(text)
        return LocateReply(share, corners and tuple(map(tuple, corners)))


@dataclass(frozen=True)
class KingdomsRequest(Request[KingdomsReply]):
    """Finds the kingdoms on several grids of the same game, taken together."""

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
        """Parses a worker's reply."""
        share, kingdoms = json.loads(text)
        return KingdomsReply(
            share,
            tuple(
                tuple(tuple(LikelySquare(*square) for square in row) for row in rows)
                for rows in kingdoms
            ),
        )


def parse_request(text: str) -> PhotoRequest | LocateRequest | KingdomsRequest:
    """Parses a request's JSON."""
    what, *values = json.loads(text)
    if what == "decide":
        return KingdomsRequest(*values)
    width, height, content, *values = values
    picture = PhotoPixels(width, height, b64decode(content))
    return LocateRequest(picture, *values) if what == "locate" else PhotoRequest(picture, *values)


def _picture_values(picture: PhotoPixels) -> tuple[int, int, str]:
    return picture.width, picture.height, b64encode(picture.pixels).decode()


def rows_of(grid: SeenGrid, fixed: dict[int, str]) -> tuple[tuple[Sequence[float], ...], ...]:
    """The grid's probabilities in rows; ``fixed`` has the readings that people have chosen."""
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
                tuple((other.reading, other.loss) for other in others[:MAX_OTHERS]),
            )
            for reading, others in zip(*row, strict=True)
        )
        for row in zip(kingdom.rows, kingdom.alternatives, strict=True)
    )


@cache
def _network() -> Network:
    return Network.parse(weights_data.TEXT)
