"""Analyses drawings: points on their outlines, their sizes and their colours."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from realmino.drawing.shapes import Group, Linear, Paint, Path, Radial, Shape, Text
from realmino.drawing.theme import channels

LENGTHS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "A": 7, "Z": 0}
NUMBER = r"-?\d+(?:\.\d+)?"
COLOUR = re.compile(r"#[0-9a-f]{6}([0-9a-f]{2})?")
Point = tuple[float, float]


def commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """The commands in path data, with their numbers; fails if renderers could disagree."""
    assert d.startswith("M"), d[:60]
    for letter, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        assert letter in LENGTHS, f"{letter!r} in {d[:60]}"
        assert not re.sub(rf"{NUMBER}|\s", "", rest), f"{rest!r} in {d[:60]}"
        numbers = [float(text) for text in re.findall(NUMBER, rest)]
        assert len(numbers) == LENGTHS[letter], f"{letter}{rest} in {d[:60]}"
        yield letter, numbers


def bezier(controls: list[Point]) -> Iterator[Point]:
    """Closely spaced points along a curve."""
    for step in range(1, 25):
        share, line = step / 24, controls
        while len(line) > 1:
            line = [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in pairwise(line)]
        yield line[0]


def outline(d: str) -> Iterator[Point]:
    """Points along an outline, including the sides of its arcs."""
    x = y = 0.0
    for letter, numbers in commands(d):
        if letter == "H":
            x = numbers[0]
        elif letter == "V":
            y = numbers[0]
        elif letter == "A":
            rx, ry, *_, end_x, end_y = numbers
            if abs(abs(end_x - x) - 2 * rx) < 0.02 and abs(end_y - y) < 0.02:
                yield (x + end_x) / 2, y + (ry if end_x < x else -ry)
            x, y = end_x, end_y
        elif letter == "M":
            x, y = numbers
        elif numbers:
            controls = [(x, y), *zip(numbers[::2], numbers[1::2], strict=True)]
            yield from bezier(controls)
            x, y = controls[-1]
        yield x, y


def leaves(
    shapes: tuple[Shape, ...], x: float = 0, y: float = 0, scale: float = 1
) -> Iterator[tuple[Path | Text, float, float, float]]:
    """Yields every path and text with the position and scale of its group."""
    for shape in shapes:
        if not isinstance(shape, Group):
            yield shape, x, y, scale
            continue
        assert shape.rotate == 0, "pieces are drawn upright"
        inner = scale * shape.scale
        yield from leaves(shape.shapes, x + shape.x * scale, y + shape.y * scale, inner)


def box(group: Group) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a group's drawing, including the width of lines."""
    xs, ys = [], []
    for shape, x, y, scale in leaves(group.shapes):
        if isinstance(shape, Text):
            continue
        half = shape.width / 2 if shape.stroke else 0
        for px, py in outline(shape.d):
            xs += [x + (px - half) * scale, x + (px + half) * scale]
            ys += [y + (py - half) * scale, y + (py + half) * scale]
    return min(xs), min(ys), max(xs), max(ys)


def within(group: Group, bleed: float) -> bool:
    left, top, right, bottom = box(group)
    wide, high = group.size
    slack = bleed + 0.02
    return left >= -slack and top >= -slack and right <= wide + slack and bottom <= high + slack


def invalid_colours(group: Group) -> list[str | None]:
    """A drawing's colours that some renderers can't read; None for each shape without paint."""
    strange: list[str | None] = []
    for shape, *_ in leaves(group.shapes):
        paints = [shape.fill, shape.stroke] if isinstance(shape, Path) else [shape.fill]
        if all(paint is None for paint in paints):
            strange.append(None)
        strange += [
            part
            for paint in paints
            if paint is not None
            for part in _parts(paint)
            if not COLOUR.fullmatch(part)
        ]
    return strange


def _parts(paint: Paint) -> list[str]:
    return [at for _, at in paint.stops] if isinstance(paint, Linear | Radial) else [paint]


EYES: Final = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""The matrices for linear red, green and blue (Machado, Oliveira and Fernandes, 2009)."""


def simulated_colour(eyes: str, colour: str) -> str:
    """The colour, as #rrggbb, that people with this kind of vision see."""
    linear = [_linear(channel / 255) for channel in channels(colour)]
    mixed = [sum(a * b for a, b in zip(row, linear, strict=True)) for row in EYES[eyes]]
    return "#" + "".join(f"{round(255 * _encoded(min(1.0, max(0.0, v)))):02x}" for v in mixed)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _encoded(value: float) -> float:
    return value * 12.92 if value <= 0.0031308 else float(1.055 * value ** (1 / 2.4) - 0.055)
