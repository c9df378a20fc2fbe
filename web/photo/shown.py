"""A kingdom read from a photo, as the dialog shows it."""

from __future__ import annotations

from math import log
from typing import NamedTuple

from browser.messages import say
from kingdoms.kingdom import PadKingdom, Spot
from photo.request import LikelySquare, SeenGrid
from realmino.notation.recognition import CASTLE, EMPTY, FLOOR, READINGS
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.terrain import TERRAIN_OF_LETTER
from table.wording.words import land


class ShownKingdom(NamedTuple):
    """A kingdom on the pad's grid."""

    kingdom: PadKingdom
    squares: dict[Spot, LikelySquare]
    """The squares that were in the photo."""
    columns: int
    west: int
    north: int
    """The column and row, in the grid, of the photo's north-west square."""

    @staticmethod
    def of(rows: tuple[tuple[LikelySquare, ...], ...], side: int) -> ShownKingdom:
        """The kingdom with these rows, on a grid of this size."""
        text = "/".join("".join(square.reading for square in row) for row in rows)
        down, across = next(
            (down, across)
            for down, row in enumerate(rows)
            for across, square in enumerate(row)
            if square.reading == CASTLE
        )
        # Include the photo's empty edges, so its squares keep their places.
        castle = (across + (side - len(rows[0])) // 2, side - 1 - down - (side - len(rows)) // 2)
        kingdom = PadKingdom.of(Kingdom.parse(text), side, castle)
        west, north = kingdom.castle[0] - across, kingdom.castle[1] + down
        squares = {
            (west + column, north - row): square
            for row, line in enumerate(rows)
            for column, square in enumerate(line)
        }
        return ShownKingdom(kingdom, squares, len(rows[0]), west, north)

    def number_of(self, spot: Spot) -> int:
        """A square's number in reading order of the photo."""
        return (self.north - spot[1]) * self.columns + spot[0] - self.west


def fit(shown: ShownKingdom, seen: SeenGrid) -> float:
    """How well the kingdom fits the photo: mean log probability per square."""
    total = sum(
        log(max(FLOOR, seen.probabilities[shown.number_of(spot)][READINGS.index(square.reading)]))
        for spot, square in shown.squares.items()
    )
    return total / len(shown.squares)


def reading_square(reading: str) -> PadKingdom:
    """A kingdom whose square (0, 0) shows a reading."""
    if reading == CASTLE:
        return PadKingdom(1, (0, 0))
    return PadKingdom.of(Kingdom.parse(f"{reading}{CASTLE}"), 2, (1, 0))


def reading_words(reading: str) -> list[str]:
    """A reading in words, as one or two lines."""
    if reading == EMPTY:
        return [say("photo-empty")]
    if reading == CASTLE:
        return [say("pad-brush-castle")]
    terrain, crowns = reading[0], int(reading[1:] or 0)
    return [land(TERRAIN_OF_LETTER[terrain].key), say("pad-brush-crowns", crowns=crowns)]
