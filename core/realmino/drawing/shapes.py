"""The shapes of all pictures, and functions for common outlines."""

from collections.abc import Iterable
from typing import NamedTuple

BLEED = 8.0
"""How far, in its own units, a sprite may extend beyond its size (shadows, rims, glow)."""

FAMILIES = {
    "ui": 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    "title": '"Yeseva One", "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", serif',
}
"""The font stacks of `Text`. The page brings Yeseva One; elsewhere, devices have another one."""


class Linear(NamedTuple):
    """A gradient along a line."""

    x1: float
    y1: float
    x2: float
    y2: float
    stops: tuple[tuple[float, str], ...]
    """Places from 0 to 1, each with a CSS colour."""


class Radial(NamedTuple):
    """A gradient from a centre outwards; its stops are as in `Linear`."""

    x: float
    y: float
    r: float
    stops: tuple[tuple[float, str], ...]


Paint = str | Linear | Radial


class Path(NamedTuple):
    """An outline, filled, stroked or both, with round caps and joins."""

    d: str
    """SVG path data with only the absolute commands M L H V Q C A Z."""
    fill: Paint | None = None
    stroke: Paint | None = None
    width: float = 1.0
    alpha: float = 1.0
    dash: tuple[float, ...] = ()


class Text(NamedTuple):
    """One line of words on the baseline ``y``."""

    x: float
    y: float
    text: str
    size: float
    fill: str
    anchor: str = "middle"
    weight: int = 400
    alpha: float = 1.0
    family: str = "ui"
    max_width: float = 0
    """Longer lines are squeezed to this width; 0 for any width."""


class Group(NamedTuple):
    """Shapes that are moved, scaled and rotated together."""

    shapes: tuple["Shape", ...]
    x: float = 0
    y: float = 0
    scale: float = 1.0
    rotate: float = 0.0
    """Degrees clockwise about the group's own (0, 0)."""
    alpha: float = 1.0
    sprite: str = ""
    """A name that determines the shapes, theme included, so that a painter can draw them once."""
    size: tuple[float, float] = (0, 0)
    """Of a sprite; its shapes may extend beyond it by `BLEED`."""
    key: str = ""
    """Which thing this is, so that it can move between two scenes."""


Shape = Path | Text | Group
Scene = tuple[Shape, ...]


def number(value: float) -> str:
    """A coordinate as short text, to a tenth of a pixel or finer."""
    # Outlines use `:.5g` directly: a call takes a sixth longer, and a page makes many at the start.
    return f"{value:.5g}"


def rect(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """A rectangle, its corners rounded by r."""
    if r <= 0:
        return f"M{x:.5g} {y:.5g}H{x + w:.5g}V{y + h:.5g}H{x:.5g}Z"
    r = min(r, w / 2, h / 2)
    arc = f"A{r:.5g} {r:.5g} 0 0 1"
    return (
        f"M{x + r:.5g} {y:.5g}H{x + w - r:.5g}{arc} {x + w:.5g} {y + r:.5g}V{y + h - r:.5g}"
        f"{arc} {x + w - r:.5g} {y + h:.5g}H{x + r:.5g}{arc} {x:.5g} {y + h - r:.5g}"
        f"V{y + r:.5g}{arc} {x + r:.5g} {y:.5g}Z"
    )


def circle(x: float, y: float, r: float) -> str:
    """A circle about (x, y)."""
    return ellipse(x, y, r, r)


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    """An upright ellipse about (x, y)."""
    arc = f"A{rx:.5g} {ry:.5g} 0 0 1"
    return f"M{x - rx:.5g} {y:.5g}{arc} {x + rx:.5g} {y:.5g}{arc} {x - rx:.5g} {y:.5g}Z"


def polygon(points: Iterable[tuple[float, float]]) -> str:
    """A closed outline through the points."""
    return "M" + "L".join(f"{x:.5g} {y:.5g}" for x, y in points) + "Z"


def polyline(points: Iterable[tuple[float, float]]) -> str:
    """An open line through the points."""
    return "M" + "L".join(f"{x:.5g} {y:.5g}" for x, y in points)
