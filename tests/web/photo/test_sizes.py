"""Rows and columns are found by how well the squares look, and only where they are square."""

import pytest

from photo import sizes
from photo.crops import Crop, PhotoPixels
from photo.network import CropReading, Network
from photo.sizes import GridSize, find_size
from realmino.notation.recognition import READINGS


class Sighted:
    """A network that is sure only of squares with the right number of rows and columns."""

    def __init__(self, right: GridSize) -> None:
        self.right = right
        self.seen: GridSize | None = None

    def look(self, _: Crop) -> CropReading:
        sure = 0.95 if self.seen == self.right else 0.3
        rest = (1 - sure) / (len(READINGS) - 1)
        return CropReading([sure, *[rest] * (len(READINGS) - 1)], (0.0, 0.0))


@pytest.mark.parametrize(
    ("right", "sides"),
    [((5, 5), (300, 300)), ((4, 5), (300, 240)), ((3, 5), (300, 180)), ((4, 4), (240, 240))],
)
def test_the_right_size_is_found(
    right: tuple[int, int], sides: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    network = Sighted(GridSize(*right))

    def seen(picture: PhotoPixels, corners: object, rows: int, columns: int) -> list[Crop]:
        network.seen = GridSize(rows, columns)
        return [[]] * (rows * columns)

    monkeypatch.setattr(sizes, "crops", seen)
    width, height = sides
    corners = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))
    stand_in: Network = network  # type: ignore[assignment]
    *_, found = find_size(PhotoPixels(1, 1, b"    "), corners, 5, stand_in)
    assert found == right


def test_a_clear_kingdom_of_full_size_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    network = Sighted(GridSize(5, 5))
    network.seen = GridSize(5, 5)
    looks: list[tuple[int, int]] = []

    def seen(picture: PhotoPixels, corners: object, rows: int, columns: int) -> list[Crop]:
        looks.append((rows, columns))
        return [[]] * (rows * columns)

    monkeypatch.setattr(sizes, "crops", seen)
    corners = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0))
    stand_in: Network = network  # type: ignore[assignment]
    *_, found = find_size(PhotoPixels(1, 1, b"    "), corners, 5, stand_in)
    assert found == (5, 5)
    assert looks == [(5, 5)]
