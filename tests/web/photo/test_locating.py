"""A kingdom is found anywhere near the middle of a picture, and nowhere in an empty one."""

import re
from collections.abc import Iterator
from math import cos, hypot, sin

import pytest

from photo.geometry import Corners, Projection
from photo.locating import locate
from photo.network import CropReading
from realmino.notation.recognition import EMPTY, READINGS

WIDTH, HEIGHT = 560, 420

KINGDOMS = {
    5: "fwwgf/fwwll1/fw1Cs2g/fwgfg2/wslll",
    7: "fwwggs2s1/wswf1g1lg/m2sl1fggg/m2sfgggs1/m2sCfl1w1w/mllflsw1/w1fffw1ww",
}
"""The ends of two random games, by their number of rows."""


def readings(side: int) -> list[list[str]]:
    """The readings of a kingdom's squares."""
    return [re.findall(r"[a-zC]\d?", row) for row in KINGDOMS[side].split("/")]


class Seen:
    """Looks at squares of a made-up picture, in which a kingdom has these corners."""

    def __init__(self, corners: Corners | None, side: int) -> None:
        self._corners, self._side = corners, side
        self.looks = 0

    def __call__(self, corners: Corners, rows: int, columns: int) -> Iterator[CropReading]:
        grid = Projection.of_corners(corners, rows, columns)
        for number in range(rows * columns):
            row, column = divmod(number, columns)
            self.looks += 1
            yield self._read(*grid.at(column + 0.5, row + 0.5))

    def _read(self, x: float, y: float) -> CropReading:
        column, row = self._place(x, y)
        reading, offset = EMPTY, (0.0, 0.0)
        if 0 <= column < self._side and 0 <= row < self._side:
            reading = readings(self._side)[int(row)][int(column)]
            offset = (column % 1 - 0.5, row % 1 - 0.5)
        sure = 0.98
        rest = (1 - sure) / (len(READINGS) - 1)
        return CropReading([sure if one == reading else rest for one in READINGS], offset)

    def _place(self, x: float, y: float) -> tuple[float, float]:
        """The column and row at a point in the picture; the kingdom is a parallelogram."""
        if self._corners is None:
            return -1, -1
        (west, north), (east, down), _, (left, south) = self._corners
        a, b, c, d = east - west, left - west, down - north, south - north
        area = a * d - b * c
        x, y = x - west, y - north
        return self._side * (d * x - b * y) / area, self._side * (a * y - c * x) / area


def square(side: float, middle: tuple[float, float], angle: float) -> Corners:
    """A turned square with this middle; ``angle`` is in radians."""
    across = (side / 2 * cos(angle), side / 2 * sin(angle))
    down = (-across[1], across[0])
    a, b, c, d = (
        (
            middle[0] + east * across[0] + south * down[0],
            middle[1] + east * across[1] + south * down[1],
        )
        for east, south in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )
    return a, b, c, d


@pytest.mark.parametrize("side", [5, 7])
@pytest.mark.parametrize(
    ("share", "shift", "angle"),
    [(0.55, (30, -20), 0.05), (0.7, (-25, 15), -0.08), (0.9, (8, 5), 0.0)],
)
def test_a_kingdom_is_found(
    side: int, share: float, shift: tuple[float, float], angle: float
) -> None:
    true = square(share * HEIGHT, (WIDTH / 2 + shift[0], HEIGHT / 2 + shift[1]), angle)
    *_, found = locate(WIDTH, HEIGHT, side, Seen(true, side))
    assert found
    for (x, y), (true_x, true_y) in zip(found, true, strict=True):
        assert hypot(x - true_x, y - true_y) < 0.3 * share * HEIGHT / side


def test_nothing_is_found_on_an_empty_table() -> None:
    *_, found = locate(WIDTH, HEIGHT, 5, Seen(None, 5))
    assert found is None


def test_the_caller_can_stop_after_each_look() -> None:
    seen = Seen(square(300, (280, 210), 0.0), 5)
    search = locate(WIDTH, HEIGHT, 5, seen)
    for looks in range(1, 20):
        assert next(search) is None
        assert seen.looks == looks
