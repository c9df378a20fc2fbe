"""The number of rows and columns is the one with square cells that are read best."""

from math import isclose

import pytest

from photo import reading
from photo.crops import Crop, PhotoPixels
from photo.geometry import Corners, Point
from photo.network import CropReading, Network
from photo.sizes import FoundGrid, GridSize, find_grid
from realmino.notation.recognition import READINGS

Grids = list[tuple[GridSize, Corners]]
"""The grids that have been tried."""


@pytest.fixture
def grids(monkeypatch: pytest.MonkeyPatch) -> Grids:
    """Makes crops without pixels, and records the grids that they are cut from."""
    found = Grids()

    def cut(picture: PhotoPixels, corners: Corners, rows: int, columns: int) -> list[Crop]:
        found.append((GridSize(rows, columns), corners))
        return [[]] * (rows * columns)

    monkeypatch.setattr(reading, "crops", cut)
    return found


class Sighted:
    """A network that is sure of squares with the right number of rows and columns."""

    def __init__(self, right: GridSize, grids: Grids, offset: Point = (0.0, 0.0)) -> None:
        self._right, self._grids, self._offset = right, grids, offset

    def read_crop(self, _: Crop) -> CropReading:
        size, corners = self._grids[-1]
        sure = 0.95 if size == self._right else 0.3
        rest = (1 - sure) / (len(READINGS) - 1)
        is_pulled = corners != self._grids[0][1]
        offset = (0.0, 0.0) if is_pulled else self._offset
        return CropReading([rest, sure, *[rest] * (len(READINGS) - 2)], offset)


def grid(network: Sighted, width: float, height: float) -> FoundGrid:
    """The grid found in a picture with these sides."""
    corners = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))
    stand_in: Network = network  # type: ignore[assignment]
    *_, found = find_grid(PhotoPixels(1, 1, b"    "), corners, 5, stand_in)
    assert isinstance(found, FoundGrid)
    return found


@pytest.mark.parametrize(
    ("right", "sides"),
    [((5, 5), (300, 300)), ((4, 5), (300, 240)), ((3, 5), (300, 180)), ((4, 4), (240, 240))],
)
def test_the_right_size_is_found(
    right: tuple[int, int], sides: tuple[int, int], grids: Grids
) -> None:
    assert grid(Sighted(GridSize(*right), grids), *sides).size == right


def test_a_full_size_kingdom_is_recognised_after_its_corners_are_pulled(grids: Grids) -> None:
    network = Sighted(GridSize(5, 5), grids, (0.3, -0.2))
    found = grid(network, 100.0, 100.0)
    assert [size for size, _ in grids] == [(5, 5)] * 2, "no other size is tried"
    (west, north), *_ = found.corners
    assert isclose(west, -0.3 * 20, abs_tol=0.1)
    assert isclose(north, 0.2 * 20, abs_tol=0.1)
    assert found.crop_readings == [network.read_crop([])] * 25


def test_a_smaller_kingdom_keeps_its_corners(grids: Grids) -> None:
    found = grid(Sighted(GridSize(4, 5), grids, (0.1, 0.1)), 100.0, 80.0)
    assert found.size == (4, 5)
    assert found.corners == grids[0][1]
    assert found.crop_readings == []
