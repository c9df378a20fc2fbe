"""Cutting squares out of pictures: position, exposure, edges, turns and blur."""

from math import isclose

from photo.crops import (
    BRIGHT,
    SIDE,
    UNIT,
    Crop,
    PhotoPixels,
    brightness,
    crops,
    is_blurred,
    rotated,
)
from photo.geometry import Corners
from tests.each import each

MIDDLE = SIDE // 2
COLOURS = ((200, 40, 0), (0, 200, 100), (20, 0, 200), (100, 200, 40), (60, 60, 60), (0, 0, 0))


def picture(scale: float = 1.0) -> PhotoPixels:
    """Two rows of three squares of 20 pixels, each in one colour, with a black border of 5."""
    body = bytearray()
    for y in range(50):
        for x in range(70):
            row, column = (y - 5) // 20, (x - 5) // 20
            inside = 0 <= row < 2 and 0 <= column < 3
            colour = COLOURS[3 * row + column] if inside else (0, 0, 0)
            body += bytes([*(int(part * scale) for part in colour), 255])
    return PhotoPixels(70, 50, bytes(body))


CORNERS: Corners = ((5, 5), (65, 5), (65, 45), (5, 45))


def pixel(crop: Crop, x: int, y: int) -> list[float]:
    return [value / UNIT for value in crop[y][3 * x : 3 * x + 3]]


def test_each_square_is_cut_in_reading_order_and_brightened() -> None:
    cut = crops(picture(), CORNERS, 2, 3)
    assert [(len(crop), {*map(len, crop)}) for crop in cut] == [(SIDE, {3 * SIDE})] * 6
    for crop, colour in zip(cut, COLOURS, strict=True):
        expected = [part / 200 * BRIGHT for part in colour]
        for found, part in zip(pixel(crop, MIDDLE, MIDDLE), expected, strict=True):
            assert isclose(found, part, abs_tol=1 / UNIT)


def test_a_crop_shows_a_tenth_of_each_neighbour() -> None:
    first = crops(picture(), CORNERS, 2, 3)[0]
    own, east, south = (pixel(first, x, y) for x, y in ((9, 9), (SIDE - 2, 9), (9, SIDE - 2)))
    assert own[0] > 0.7
    assert east[1] > 0.7, "the green square"
    assert south[1] > 0.7, "the light green square"
    assert pixel(first, 1, 9) == [0] * 3, "the border"


def test_exposure_does_not_matter() -> None:
    light, dark = (crops(picture(scale), CORNERS, 2, 3) for scale in (1.0, 0.5))
    assert isclose(brightness(light), brightness(dark), abs_tol=1)
    for one, other in zip(pixel(light[3], 20, 30), pixel(dark[3], 20, 30), strict=True):
        assert isclose(one, other, abs_tol=1 / UNIT)


def test_a_black_picture_stays_dark() -> None:
    cut = crops(PhotoPixels(70, 50, bytes(4 * 70 * 50)), CORNERS, 2, 3)
    assert {value for crop in cut for row in crop for value in row} == {0}


def test_outside_the_picture_its_edge_is_repeated() -> None:
    corners: Corners = ((-55, 5), (5, 5), (5, 45), (-55, 45))
    assert len(crops(picture(), corners, 2, 3)) == 6
    far: Corners = ((-500, -500), (-400, -500), (-400, -400), (-500, -400))
    assert pixel(crops(picture(), far, 1, 1)[0], 3, 3) == [0] * 3


def test_turning_a_crop_moves_its_east_side_to_the_north() -> None:
    crop = crops(picture(), CORNERS, 2, 3)[0]
    once = rotated(crop)
    assert [pixel(once, x, 0) for x in range(SIDE)] == [pixel(crop, SIDE - 1, y)
                                                        for y in range(SIDE)]  # fmt: skip
    assert rotated(rotated(rotated(once))) == crop


@each(("rise", "expected"), [(1, False), (4, False), (9, True), (12, True)])
def test_a_picture_with_gradual_edges_is_blurred(rise: int, expected: bool) -> None:
    greens = [max(0, min(200, (abs(x % 80 - 40) - 15) * 200 // rise)) for x in range(240)]
    row = b"".join(bytes((90, green, 90, 255)) for green in greens)
    assert is_blurred(PhotoPixels(240, 60, row * 60)) is expected


def test_a_picture_without_edges_is_not_blurred() -> None:
    assert not is_blurred(PhotoPixels(60, 60, bytes(60 * 60 * 4)))
