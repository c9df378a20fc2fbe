"""The tabletop, and the empty ground on which a kingdom can grow."""

from functools import lru_cache
from math import ceil
from typing import Final

from realmino.drawing.shapes import Group, Path, Radial, Text, circle, rect
from realmino.drawing.theme import Theme, mix

NAME_WIDE: Final = 26
NAME_HIGH: Final = 22
"""The size of the plates with row and column names."""


@lru_cache(maxsize=32)
def plot(columns: int, rows: int, theme: Theme) -> Group:
    """Empty ground with faint cells; columns × rows squares of 100 units."""
    w, h = columns * 100, rows * 100
    cells = "".join(
        rect(c * 100 + 6, r * 100 + 6, 88, 88, 12) for c in range(columns) for r in range(rows)
    )
    pins = "".join(circle(c * 100, r * 100, 2.6) for c in range(1, columns) for r in range(1, rows))
    shapes = (
        Path(rect(-8, -6, w + 16, h + 14, 19), fill=theme.shadow, alpha=0.16),
        Path(rect(-7, -6, w + 14, h + 12.8, 17), fill=theme.shadow, alpha=0.2),
        Path(rect(-6, -6, w + 12, h + 12, 16), theme.plot, theme.line, 2.4),
        Path(cells, mix(theme.plot, theme.paper, 0.45), theme.cell, 1.6, alpha=0.8),
        Path(pins, fill=theme.cell),
    )
    return Group(shapes, sprite=f"plot:{columns}x{rows}:{theme.name}", size=(w, h))


@lru_cache(maxsize=64)
def name(text: str, theme: Theme) -> Group:
    """A column's letter or a row's number, on a faint plate."""
    plate = rect(0, 0, NAME_WIDE, NAME_HIGH, 9)
    return Group(
        (
            Path(plate, theme.plot, alpha=0.9),
            Text(NAME_WIDE / 2, 16.6, text, 16, theme.muted, weight=600),
        ),
        sprite=f"name:{text}:{theme.name}",
        size=(NAME_WIDE, NAME_HIGH),
    )


@lru_cache(maxsize=32)
def surroundings(
    sides: tuple[int, int, int, int],
    columns: int,
    rows: int,
    rim: tuple[float, float],
    theme: Theme,
) -> Group:
    """The free ground around a plot of columns × rows, with squares of 100 units.

    ``sides`` is 1 for each side (west, east, south, north) with such ground, else 0; ``rim`` is how
    much of it is visible, horizontally and vertically.
    """
    west, east, south, north = sides
    across, down = rim
    w, h = columns * 100, rows * 100
    inner: list[tuple[float, float]] = [(c * 100 + 6, 88) for c in range(max(columns, rows))]
    spans = [(6 - across, across - 12)] * west + inner[:columns]
    lines = [(6 - down, down - 12)] * north + inner[:rows]
    spans += [(w + 6, across - 12)] * east
    lines += [(h + 6, down - 12)] * south
    cells = "".join(
        rect(x, y, wide, high, 12)
        for x, wide in spans
        for y, high in lines
        if not (0 <= x < w and 0 <= y < h)
    )
    return Group((Path(cells, stroke=theme.cell, width=2, dash=(9, 9)),))


PLANK: Final = 104.0
"""The width of the table's planks in pixels."""


def _planks(width: float, height: float, theme: Theme) -> tuple[Path, ...]:
    """The planks' tones, grain, seams and lit edges; empty with forced colours."""
    if theme.table == theme.glow:
        return ()
    tones, grain, seams, edges = ["", ""], "", "", ""
    for number in range(ceil(height / PLANK)):
        top, end = number * PLANK, width * (number * 0.38 % 1 * 0.8 + 0.1)
        tones[number % 2] += rect(0, top, end, PLANK)
        tones[1 - number % 2] += rect(end, top, width - end, PLANK)
        seams += (
            f"M0 {top:.5g}L{width:.5g} {top:.5g}M{end:.5g} {top:.5g}L{end:.5g} {top + PLANK:.5g}"
        )
        edges += f"M0 {top + 2:.5g}L{width:.5g} {top + 2:.5g}"
        for place, bend in ((0.16, 5), (0.3, 9), (0.52, -7), (0.68, -4), (0.84, 5)):
            y = top + place * PLANK
            grain += (
                f"M0 {y:.5g}C{end * 0.6:.5g} {y - bend:.5g} {end:.5g} {y + 2 * bend:.5g}"
                f" {width:.5g} {y - bend:.5g}"
            )
    is_dark = theme.tint_strength > 0
    return (
        Path(tones[0], fill=theme.shadow, alpha=0.16 if is_dark else 0.045),
        Path(grain, stroke=theme.rim if is_dark else theme.shadow, width=1.5, alpha=0.06),
        Path(seams, stroke=theme.shadow, width=2.5, alpha=0.6 if is_dark else 0.26),
        Path(edges, stroke=theme.rim, width=1.5, alpha=0.07 if is_dark else 0.4),
    )


def table(width: float, height: float, theme: Theme) -> Group:
    """The wooden tabletop, width × height, lit from the top left."""
    light = Radial(
        width * 0.42,
        height * 0.3,
        max(width, height) * 0.85,
        ((0, theme.glow), (0.45, mix(theme.glow, theme.table, 0.5)), (1, theme.table)),
    )
    ground = Path(rect(0, 0, width, height), fill=light)
    return Group((ground, *_planks(width, height, theme)))
