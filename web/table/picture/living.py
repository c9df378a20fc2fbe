"""Finds the land that moves while the table rests: squares with nothing on them."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from realmino.drawing.art import land
from realmino.drawing.shapes import Group, Scene

LEAST: Final = 28.0
"""Squares smaller than this, in CSS pixels, don't move."""

RIM: Final = 0.05
"""How far a sprite may reach into a square without stopping it, as a share of the square."""


class LivingSquare(NamedTuple):
    """A square that moves: the name of its sprite, and its place in device pixels."""

    look: str
    x: int
    y: int
    wide: int
    high: int
    frames: tuple[int, ...]
    """Its pictures, in the order in which they are shown."""


def living_squares(scene: Scene, marks: Scene, ratio: float) -> list[LivingSquare]:
    """The squares of a scene that move; ``ratio`` is how many device pixels a CSS pixel has.

    A square with a piece or a mark on it stays still. All squares do while the marks show more than
    icons on squares, such as the points of a choice.
    """
    if not all(isinstance(mark, Group) and mark.sprite for mark in marks):
        return []
    groups = [shape for shape in (*scene, *marks) if isinstance(shape, Group)]
    covers = [
        (
            ratio * group.x,
            ratio * group.y,
            ratio * (group.x + group.scale * group.size[0]),
            ratio * (group.y + group.scale * group.size[1]),
        )
        for group in groups
        if group.sprite and not group.sprite.startswith("plot:")
    ]
    found = []
    for group in groups:
        if group.sprite or not group.key.startswith(("domino:", "land:")):
            continue
        for square in _moving_squares(group, ratio):
            rim = RIM * square.wide
            left, right = square.x + rim, square.x + square.wide - rim
            top, bottom = square.y + rim, square.y + square.high - rim
            if not any(
                x < right and east > left and y < bottom and south > top
                for x, y, east, south in covers
            ):
                found.append(square)
    return found


def _moving_squares(domino: Group, ratio: float) -> Iterator[LivingSquare]:
    """The squares of a domino in a kingdom, or a single one, that may move."""
    scale = ratio * domino.scale
    for half in domino.shapes if 100 * domino.scale >= LEAST else ():
        if isinstance(half, Group) and half.sprite.startswith("land:"):
            _, terrain, _, variant, _ = half.sprite.split(":")
            frames = land.animation_frames(terrain, int(variant))
            if not frames:
                continue
            # Rounded as `Canvas` rounds the corners of sprites.
            left, top = scale * half.x + ratio * domino.x, scale * half.y + ratio * domino.y
            x, y = round(left), round(top)
            wide, high = round(left + 100 * scale) - x, round(top + 100 * scale) - y
            yield LivingSquare(half.sprite, x, y, wide, high, frames)
