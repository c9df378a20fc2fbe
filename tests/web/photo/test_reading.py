"""Reading a picture, with a stub that knows what it shows."""

from math import dist, isclose, log
from typing import Any

from photo.crops import BRIGHT, SIDE, UNIT, Crop, PhotoPixels, crops
from photo.geometry import Corners
from photo.network import MIN_PROBABILITY, CropReading
from photo.reading import (
    DOUBTFUL,
    PULL_COUNT,
    PhotoReading,
    ReadingProgress,
    combined,
    losses,
    onto_grid,
    read,
)
from realmino.notation.recognition import READINGS

ROWS = (
    ("f", "f", "l", "l", "g"),
    ("w1", "f", "l1", "w", "g"),
    ("m3", "f1", "w", "C", "-"),
    ("w", "s", "s", "-", "-"),
)
DOMINOES = [3, 7, 10, 12, 19, 24, 30, 48]
TRUE: Corners = ((20, 15), (220, 15), (220, 175), (20, 175))
SQUARE = 40


def gradient() -> PhotoPixels:
    """A picture whose red is x and green is y, so that colours say where they are."""
    body = bytes(part for y in range(200) for x in range(250) for part in (x, y, 255, 255))
    return PhotoPixels(250, 200, body)


def place(crop: Crop, x: int, y: int) -> tuple[float, float]:
    """The position in the picture of a crop's pixel."""
    red, green = (crop[y][3 * x + part] / UNIT / BRIGHT * 255 for part in range(2))
    return red + 0.5, green + 0.5


class Knowing:
    """Knows the truth about the picture, like a perfect network."""

    def __init__(self) -> None:
        self.read_count = 0

    def read_crop(self, crop: Crop) -> CropReading:
        """The reading of the square in the middle of the crop."""
        self.read_count += 1
        # The middle of the crop is between pixels.
        (west, north), (east, south) = place(crop, 23, 23), place(crop, 24, 24)
        x, y = (west + east) / 2, (north + south) / 2
        u, v = (x - TRUE[0][0]) / SQUARE, (y - TRUE[0][1]) / SQUARE
        column, row = int(u), int(v)
        return CropReading(self.chances(row, column, crop), (u - column - 0.5, v - row - 0.5))

    def chances(self, row: int, column: int, crop: Crop) -> list[float]:
        """The probabilities of the readings of a square."""
        return sure(ROWS[row][column])


def sure(reading: str) -> list[float]:
    rest = MIN_PROBABILITY * (len(READINGS) - 1)
    return [1 - rest if one == reading else MIN_PROBABILITY for one in READINGS]


def split(first: str, second: str, chance: float) -> list[float]:
    """Gives the first reading this chance, and the second one nearly all the rest."""
    chances = sure(first)
    left = chances[READINGS.index(first)]
    chances[READINGS.index(first)] = left * chance
    chances[READINGS.index(second)] += left * (1 - chance)
    return chances


def progress(network: Any, corners: Corners = TRUE) -> list[ReadingProgress | PhotoReading]:
    return [*read(gradient(), corners, 4, 5, network)]


def result(network: Any, corners: Corners = TRUE) -> PhotoReading:
    last = progress(network, corners)[-1]
    assert isinstance(last, PhotoReading)
    return last


def test_reads_a_kingdom_of_dominoes() -> None:
    found = result(Knowing())
    assert found.kingdom.rows == ROWS
    assert sorted(domino.domino for domino in found.kingdom.dominoes) == DOMINOES
    assert found.probabilities == [sure(reading) for row in ROWS for reading in row]
    assert isclose(found.fit, log(1 - MIN_PROBABILITY * (len(READINGS) - 1)))
    assert min(losses(found.kingdom)) > DOUBTFUL


def test_corners_off_by_a_quarter_of_a_square_are_pulled_onto_the_grid() -> None:
    corners: Corners = ((8, 27), (232, 5), (210, 187), (31, 164))
    found = result(Knowing(), corners)
    assert found.kingdom.rows == ROWS
    for corner, true in zip(found.corners, TRUE, strict=True):
        assert dist(corner, true) < SQUARE / 20


def test_known_squares_are_not_read_again() -> None:
    corners: Corners = ((8, 27), (232, 5), (210, 187), (31, 164))
    network = Knowing()
    known = [network.read_crop(crop) for crop in crops(gradient(), corners, 4, 5)]
    there = onto_grid(corners, known, 4, 5)
    known = [network.read_crop(crop) for crop in crops(gradient(), there, 4, 5)]
    *_, found = read(gradient(), there, 4, 5, network, known)  # type: ignore[arg-type]
    assert found == result(Knowing(), corners)
    assert network.read_count == (PULL_COUNT + 1) * 20


class Unsure(Knowing):
    """Takes wheat on c2 for a lake, but only while the crop isn't turned."""

    def chances(self, row: int, column: int, crop: Crop) -> list[float]:
        if (row, column) != (2, 2):
            return super().chances(row, column, crop)
        is_turned = not place(crop, 0, 24)[0] < place(crop, SIDE - 1, 24)[0] - 1
        return sure("w") if is_turned else split("l", "w", 0.6)


def test_looks_again_at_doubtful_squares_in_all_turns() -> None:
    network = Unsure()
    found = result(network)
    assert network.read_count == (PULL_COUNT + 1) * 20 + 3
    assert found.kingdom.rows == ROWS
    assert losses(found.kingdom)[12] > DOUBTFUL


class Torn(Knowing):
    """Can't tell wheat on c2 from a lake."""

    def chances(self, row: int, column: int, crop: Crop) -> list[float]:
        if (row, column) != (2, 2):
            return super().chances(row, column, crop)
        return split("w", "l", 0.75)


def test_a_doubtful_square_loses_little_with_the_other_reading() -> None:
    found = result(Torn()).kingdom
    assert found.rows == ROWS
    doubtful = [square for square, loss in enumerate(losses(found)) if loss < DOUBTFUL]
    assert doubtful == [12]
    other = found.alternatives[2][2][0]
    assert other.reading == "l"
    assert isclose(other.loss, log(3), rel_tol=0.01)


def test_the_progress_ends_with_the_result() -> None:
    for network in (Knowing(), Unsure()):
        *steps, last = progress(network)
        assert isinstance(last, PhotoReading)
        done = []
        for step in steps:
            assert isinstance(step, ReadingProgress)
            done.append(step.done)
            assert step.done <= step.total
        assert done == [*range(1, len(steps) + 1)]


def test_two_photos_of_a_kingdom_are_combined() -> None:
    both = combined([split("w", "l", 0.6)], [split("l", "w", 0.9)])[0]
    assert isclose(sum(both), 1)
    wheat, lake = (both[READINGS.index(reading)] for reading in ("w", "l"))
    assert isclose(lake / wheat, 0.4 * 0.9 / (0.6 * 0.1), rel_tol=0.01)


def test_crops_of_the_stub_say_where_they_are() -> None:
    """Checks the stub, on which the tests above rely."""
    crop = crops(gradient(), TRUE, 4, 5)[7]
    x, y = place(crop, 24, 24)
    assert dist((x, y), (20 + 2.5 * SQUARE + 0.5, 15 + 1.5 * SQUARE + 0.5)) < 0.3
