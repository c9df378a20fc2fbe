"""Projections, and pulling wrong corners onto the grid."""

from collections.abc import Iterable
from math import dist, isclose

import pytest

from photo.geometry import Corners, Point, Projection, SquareOffset, pull_corners
from tests.each import each

SQUARE = 50
TRUE: Corners = ((0, 0), (250, 0), (250, 200), (0, 200))
"""A grid of four rows and five columns."""

SLANTED: Corners = ((31, 22), (270, 40), (244, 251), (12, 199))


def close(one: Iterable[Point], other: Iterable[Point], tolerance: float = 1e-6) -> bool:
    return all(dist(*points) < tolerance for points in zip(one, other, strict=True))


def offsets(corners: Corners) -> list[SquareOffset]:
    """The offset of each square, for a grid with these corners, from the true grid."""
    seen = Projection.of_corners(corners, 4, 5)
    middles = [(column + 0.5, row + 0.5) for row in range(4) for column in range(5)]
    places = [seen.at(*middle) for middle in middles]
    return [
        SquareOffset(x / SQUARE - u, y / SQUARE - v, 1.0)
        for (x, y), (u, v) in zip(places, middles, strict=True)
    ]


def farthest(corners: Corners) -> float:
    """The greatest distance of a corner from its true position."""
    return max(dist(*points) for points in zip(corners, TRUE, strict=True))


@each("corners", [TRUE, SLANTED])
def test_a_projection_takes_the_corners_of_the_grid_to_those_in_the_picture(
    corners: Corners,
) -> None:
    projection = Projection.of_corners(corners, 4, 5)
    assert close(projection.corners(4, 5), corners)
    assert close([projection.at(5, 4)], [corners[2]])


def test_a_projection_keeps_straight_lines() -> None:
    projection = Projection.of_corners(SLANTED, 4, 5)
    (a, b), (c, d), (e, f) = (projection.at(column, 1.5 + column / 3) for column in range(3))
    assert isclose((c - a) * (f - b), (e - a) * (d - b), rel_tol=1e-9)
    west, middle, east = (projection.at(column, 2)[0] for column in (0, 2.5, 5))
    assert not isclose(middle - west, east - middle, rel_tol=0.01), "the near half is wider"


def test_corners_on_a_line_are_not_a_grid() -> None:
    with pytest.raises(ValueError, match="corners"):
        Projection.of_corners(((0, 0), (1, 1), (2, 2), (3, 3)), 4, 5)


def test_correct_corners_do_not_move() -> None:
    for corners in (TRUE, SLANTED):
        still = [SquareOffset(0, 0, 1)] * 20
        assert close(pull_corners(corners, still, 4, 5), corners, 0.05)


def test_shifted_corners_are_pulled_back() -> None:
    a, b, c, d = ((x + 14.0, y - 9.0) for x, y in TRUE)
    corners = a, b, c, d
    assert farthest(pull_corners(corners, offsets(corners), 4, 5)) < 0.01


def test_wrong_corners_are_pulled_onto_the_grid() -> None:
    corners: Corners = ((-12, 7), (262, 14), (239, 190), (11, 213))
    once = pull_corners(corners, offsets(corners), 4, 5)
    twice = pull_corners(once, offsets(once), 4, 5)
    assert farthest(once) < farthest(corners) / 3
    assert farthest(twice) < farthest(corners) / 9


def test_one_square_that_was_seen_wrongly_hardly_counts() -> None:
    seen = [SquareOffset(0, 0, 1)] * 20
    seen[7] = SquareOffset(0.4, -0.4, 1)
    assert farthest(pull_corners(TRUE, seen, 4, 5)) < 0.02 * SQUARE


def test_squares_with_little_weight_hardly_count() -> None:
    """Otherwise, a whole row of them, such as empty squares, would pull the corners away."""
    seen = [SquareOffset(0, 0, 1)] * 15 + [SquareOffset(0.3, 0.3, 0.05)] * 5
    assert farthest(pull_corners(TRUE, seen, 4, 5)) < 0.06 * SQUARE
