"""Locates a kingdom's squares in a photo: projects the grid and pulls its corners into place.

Points in a picture are (x, y) in pixels from its north-west corner; points in a grid are (column,
row) in squares from the grid's north-west corner.
"""

from collections.abc import Iterable, Sequence
from math import hypot
from typing import Final, NamedTuple

Point = tuple[float, float]

Corners = tuple[Point, Point, Point, Point]
"""The grid's corners in the picture: north-west, north-east, south-east, south-west."""

HALF_WEIGHT_DISTANCE: Final = 0.08
"""The distance from the fit, in squares, that halves a square's weight in the next round."""


class Projection(NamedTuple):
    """Maps points in the grid to points in the picture, in perspective."""

    coefficients: tuple[float, ...]
    """The matrix's eight entries row by row; the ninth is 1."""

    @staticmethod
    def of_corners(corners: Corners, rows: int, columns: int) -> "Projection":
        """The projection of a grid with these corners."""
        equations, values = [], []
        for (u, v), (x, y) in zip(_grid_corners(rows, columns), corners, strict=True):
            equations += _equations(u, v, x, y)
            values += [x, y]
        return Projection(tuple(_solve(equations, values)))

    def at(self, column: float, row: float) -> Point:
        """The point in the picture for a point in the grid."""
        a, b, c, d, e, f, g, h = self.coefficients
        depth = g * column + h * row + 1.0
        return (a * column + b * row + c) / depth, (d * column + e * row + f) / depth

    def corners(self, rows: int, columns: int) -> Corners:
        """The corners of a grid in the picture."""
        first, second, third, fourth = (self.at(*one) for one in _grid_corners(rows, columns))
        return first, second, third, fourth


def middle_square(width: float, height: float, share: float) -> Corners:
    """A square in the middle of a picture; its side is a share of the shorter one."""
    half = share * min(width, height) / 2
    x, y = width / 2, height / 2
    return (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)


class SquareOffset(NamedTuple):
    """How far a crop's middle is from the middle of its square, in squares."""

    x: float
    y: float
    weight: float
    """How reliable it is, from 0 to 1."""


def pull_corners(
    corners: Corners, offsets: Sequence[SquareOffset], rows: int, columns: int
) -> Corners:
    """The corners of the grid that fits the offsets best.

    Fits by least squares in four rounds; squares far from a fit count less in the next round.
    """
    seen = Projection.of_corners(corners, rows, columns)
    middles = [(column + 0.5, row + 0.5) for row in range(rows) for column in range(columns)]
    places = [
        seen.at(u - offset.x, v - offset.y) for (u, v), offset in zip(middles, offsets, strict=True)
    ]
    (west, north), (east, _), _, (_, south) = corners
    square = (abs(east - west) + abs(south - north)) / (rows + columns)
    weights = [offset.weight for offset in offsets]
    for _ in range(4):
        fitted = _fit_projection(zip(middles, places, weights, strict=True))
        weights = []
        for (u, v), (x, y), offset in zip(middles, places, offsets, strict=True):
            there_x, there_y = fitted.at(u, v)
            distance = hypot(there_x - x, there_y - y) / square
            weights.append(offset.weight / (1.0 + (distance / HALF_WEIGHT_DISTANCE) ** 2))
    return fitted.corners(rows, columns)


def _grid_corners(rows: int, columns: int) -> list[Point]:
    return [(0, 0), (columns, 0), (columns, rows), (0, rows)]


def _equations(u: float, v: float, x: float, y: float) -> list[list[float]]:
    """The two equations that a projection's coefficients must satisfy to map (u, v) to (x, y)."""
    return [
        [u, v, 1.0, 0.0, 0.0, 0.0, -u * x, -v * x],
        [0.0, 0.0, 0.0, u, v, 1.0, -u * y, -v * y],
    ]


def _fit_projection(points: Iterable[tuple[Point, Point, float]]) -> Projection:
    """The projection that minimises the weighted squared distances between pairs of points."""
    sums = [[0.0] * 8 for _ in range(8)]
    values, size = [0.0] * 8, 1.0
    for (u, v), (x, y), weight in points:
        size = max(size, abs(x) + abs(y))
        for equation, value in zip(_equations(u, v, x, y), (x, y), strict=True):
            for first, factor in enumerate(equation):
                values[first] += weight * factor * value
                for second in range(8):
                    sums[first][second] += weight * factor * equation[second]
    # Penalise strong perspective, which stabilises fits through few squares.
    for one in (6, 7):
        sums[one][one] += 1e-3 * size * size
    return Projection(tuple(_solve(sums, values)))


def _solve(equations: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """The solution of linear equations, by elimination; raises ValueError if there is none."""
    rows = [[*equation, value] for equation, value in zip(equations, values, strict=True)]
    for at in range(len(rows)):
        best = max(range(at, len(rows)), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at][at]
        if abs(pivot) < 1e-12:
            raise ValueError("These four corners are not the corners of a grid.")
        rows[at] = [one / pivot for one in rows[at]]
        for row in range(len(rows)):
            factor = rows[row][at]
            if row != at and factor:
                rows[row] = [
                    one - factor * other for one, other in zip(rows[row], rows[at], strict=True)
                ]
    return [row[-1] for row in rows]
