"""Shapes for all pictures, and functions for common outlines."""

from collections.abc import Iterable
from typing import NamedTuple

BLEED = 8.0
"""How far a sprite's shadows, rims or glow may extend beyond its size, in its own units."""

FAMILIES = {
    "ui": 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    "title": '"Yeseva One", "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", serif',
}
"""Font stacks for `Text`. Only the page includes Yeseva One; elsewhere, another font is used."""


class Linear(NamedTuple):
    """A linear gradient."""

    x1: float
    y1: float
    x2: float
    y2: float
    stops: tuple[tuple[float, str], ...]
    """Offsets from 0 to 1, each with a CSS colour."""


class Radial(NamedTuple):
    """A radial gradient; its stops are as in `Linear`."""

    x: float
    y: float
    r: float
    stops: tuple[tuple[float, str], ...]


Paint = str | Linear | Radial


class Path(NamedTuple):
    """An outline that is filled, stroked or both, with round caps and joins."""

    d: str
    """SVG path data with only the absolute commands M L H V Q C A Z."""
    fill: Paint | None = None
    stroke: Paint | None = None
    width: float = 1.0
    alpha: float = 1.0
    dash: tuple[float, ...] = ()


class Text(NamedTuple):
    """A single line of text on the baseline ``y``."""

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
    """Longer text is squeezed to this width; 0 means no limit."""


class Group(NamedTuple):
    """Shapes that are moved, scaled and rotated together."""

    shapes: tuple["Shape", ...]
    x: float = 0
    y: float = 0
    scale: float = 1.0
    rotate: float = 0.0
    """Degrees clockwise around the group's own (0, 0)."""
    alpha: float = 1.0
    sprite: str = ""
    """A cache key for painters, which determines the shapes and their theme; "" for no caching."""
    size: tuple[float, float] = (0, 0)
    """A sprite's size; its shapes may extend beyond it by `BLEED`."""
    key: str = ""
    """Identifies the group across scenes, so that it can move from one to the next."""


Shape = Path | Text | Group
Scene = tuple[Shape, ...]


def rotate_shapes(shapes: Iterable[Shape], x: float, y: float, degrees: float) -> tuple[Shape, ...]:
    """The shapes rotated clockwise around (x, y); the same shapes for 0 degrees."""
    if not degrees:
        return (*shapes,)
    centred = Group((*shapes,), x=-x, y=-y)
    return (Group((centred,), x=x, y=y, rotate=degrees),)


def number(value: float) -> str:
    """A coordinate as short text, accurate to a tenth of a pixel or better."""
    # Outlines use `:.5g` directly: a call takes a sixth longer, and a page draws many at start-up.
    return f"{value:.5g}"


def rect(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """A rectangle with corners rounded by r."""
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
    """A circle centred on (x, y)."""
    return ellipse(x, y, r, r)


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    """An axis-aligned ellipse centred on (x, y)."""
    arc = f"A{rx:.5g} {ry:.5g} 0 0 1"
    return f"M{x - rx:.5g} {y:.5g}{arc} {x + rx:.5g} {y:.5g}{arc} {x - rx:.5g} {y:.5g}Z"


def polygon(points: Iterable[tuple[float, float]]) -> str:
    """A closed outline through the points."""
    return "M" + "L".join(f"{x:.5g} {y:.5g}" for x, y in points) + "Z"


def polyline(points: Iterable[tuple[float, float]]) -> str:
    """An open line through the points."""
    return "M" + "L".join(f"{x:.5g} {y:.5g}" for x, y in points)
