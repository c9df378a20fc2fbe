"""Finds a kingdom somewhere in a picture, without knowing its corners."""

from cmath import phase, rect
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import product
from math import hypot, log, tau
from typing import Final, NamedTuple

from photo.geometry import Corners, Projection, middle_square
from photo.network import CropReading
from photo.reading import most_probable, onto_grid
from photo.sizes import OFFSET_PENALTY, quality
from realmino.notation.recognition import EMPTY

Look = Callable[[Corners, int, int], Iterator[CropReading]]
"""Reads the squares of a grid with these corners, rows and columns, in reading order."""

SIDES: Final = (0.46, 0.55, 0.66, 0.79, 0.95)
"""Possible sides of a kingdom, as shares of the picture's shorter side."""

CORE: Final = 3
"""The rows and columns in the middle of the picture with which a search begins."""

STARTS: Final = 2
"""How many of the `SIDES` are examined further."""

ROUNDS: Final = 2
"""How many times a grid may move by a whole square."""

EMPTY_PENALTY: Final = 2.0
"""How much more the quality of a start falls if all its squares are empty."""

GAP_PENALTY: Final = 2.0
"""How much less probable an empty square counts, as a logarithm: few kingdoms have many."""

GOOD_FIT: Final = -0.3
"""The fit that ends a search."""

MIN_FIT: Final = -0.5
"""The lowest fit of a kingdom that counts as found.

On the made-up photos of `training.photo`, wrong grids had -0.51 or less.
"""


class _Found(NamedTuple):
    fit: float
    corners: Corners
    is_central: bool
    """Whether the grid didn't move."""


def locate(width: int, height: int, largest: int, look: Look) -> Iterator[Corners | None]:
    """Finds the corners of a full kingdom with ``largest`` rows and columns.

    Yields None after each look at a square, and at the end the corners, or None if there is no
    convincing kingdom.

    A search begins with a few squares in the middle of the picture, which are part of the kingdom,
    at several sizes. The best are pulled onto the squares and extended to a whole grid. One square
    more on each side then shows where the kingdom ends.
    """
    starts = []
    for side in SIDES:
        corners = middle_square(width, height, side * CORE / largest)
        try:
            corners = _shifted(corners, (yield from _seen(look, corners, CORE)))
            for _ in range(2):
                corners = _straight((yield from _pulled(look, corners, CORE)))
            seen = yield from _seen(look, corners, CORE)
        except ValueError:  # the squares were pulled into a line
            continue
        empty = sum(one.probabilities[0] for one in seen) / len(seen)
        starts.append((quality(seen) - EMPTY_PENALTY * empty, corners))
    best: _Found | None = None
    for _, corners in sorted(starts, reverse=True)[:STARTS]:
        try:
            found = yield from _extended(look, corners, largest)
        except ValueError:
            continue
        if best is None or found.fit > best.fit:
            best = found
        if best.fit > GOOD_FIT:
            break
    yield best.corners if best and best.fit > MIN_FIT else None


def _extended(look: Look, core: Corners, largest: int) -> Generator[None, None, _Found]:
    """The best kingdom around a core."""
    corners = _part(core, CORE, (CORE - largest) // 2, (CORE - largest) // 2, largest)
    best: _Found | None = None
    for _ in range(ROUNDS):
        corners = _straight((yield from _pulled(look, corners, largest)))
        corners = yield from _pulled(look, corners, largest)
        found = yield from _best_window(look, corners, largest)
        if best is None or found.fit > best.fit:
            best = found
        if found.fit > GOOD_FIT or found.is_central:
            break
        corners = _straight(found.corners)
    assert best
    return best


def _best_window(look: Look, corners: Corners, largest: int) -> Generator[None, None, _Found]:
    """The best place of the kingdom in a grid that has one square more on each side."""
    wide = largest + 2
    around = _part(corners, largest, -1, -1, wide)
    seen = yield from _seen(look, around, wide)
    windows = []
    for row, column in product(range(3), repeat=2):
        squares = [
            seen[(row + down) * wide + column + across]
            for down, across in product(range(largest), repeat=2)
        ]
        logs = (
            max(log(max(rest)), log(empty) - GAP_PENALTY)
            for empty, *rest in (one.probabilities for one in squares)
        )
        off = OFFSET_PENALTY * sum(hypot(*one.offset) for one in squares)
        windows.append(((sum(logs) - off) / len(squares), off, row, column, squares))
    best: _Found | None = None
    for most, off, row, column, squares in sorted(windows, key=lambda one: one[0], reverse=True):
        if best and best.fit >= most:
            break
        fit = most  # at most, if the squares were independent
        if most > MIN_FIT:
            yield
            kingdom = most_probable([one.probabilities for one in squares], largest)
            gaps = sum(reading == EMPTY for line in kingdom.rows for reading in line)
            fit = (kingdom.log_probability - off - GAP_PENALTY * gaps) / len(squares)
        if best is None or fit > best.fit:
            corners = _part(around, wide, column, row, largest)
            best = _Found(fit, corners, (row, column) == (1, 1))
    assert best
    return best


def _seen(look: Look, corners: Corners, side: int) -> Generator[None, None, list[CropReading]]:
    seen = []
    for one in look(corners, side, side):
        seen.append(one)
        yield
    return seen


def _pulled(look: Look, corners: Corners, side: int) -> Generator[None, None, Corners]:
    seen = yield from _seen(look, corners, side)
    return onto_grid(corners, seen, side, side)


def _part(corners: Corners, side: int, column: float, row: float, new_side: int) -> Corners:
    """The corners of another square grid; ``column`` and ``row`` are its first in this one."""
    grid = Projection.of_corners(corners, side, side)
    end, bottom = column + new_side, row + new_side
    return grid.at(column, row), grid.at(end, row), grid.at(end, bottom), grid.at(column, bottom)


def _shifted(corners: Corners, seen: Sequence[CropReading]) -> Corners:
    """The core moved onto the squares, without a turn or another size.

    Offsets are means on a circle, because half a square to the left is also half one to the right.
    """
    across, down = (
        phase(sum(rect(1.0, tau * offset) for offset in offsets)) / tau
        for offsets in zip(*(one.offset for one in seen), strict=True)
    )
    return _part(corners, CORE, -across, -down, CORE)


def _straight(corners: Corners) -> Corners:
    """The square closest to these corners: few squares say little about perspective."""
    a, b, c, d = (complex(*corner) for corner in corners)
    middle = (a + b + c + d) / 4
    side = ((b - a + c - d) - 1j * (d - a + c - b)) / 4
    half = side * (1 + 1j) / 2
    places = (middle - half, middle - 1j * half, middle + half, middle + 1j * half)
    first, second, third, fourth = ((place.real, place.imag) for place in places)
    return first, second, third, fourth
