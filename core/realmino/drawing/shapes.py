"""The few shapes every picture is made of, and short ways to write their outlines."""

from collections.abc import Iterable
from typing import NamedTuple

BLEED = 8.0
"""How far, in its own units, a sprite may draw outside of its size (shadows, rims, glow)."""

FAMILIES = {
    "ui": 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    "title": '"Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, serif',
}
"""The font stacks that a Text may ask for: only fonts that are already on the device."""


class Linear(NamedTuple):
    """A gradient along a line; stops are (0 to 1, CSS colour)."""

    x1: float
    y1: float
    x2: float
    y2: float
    stops: tuple[tuple[float, str], ...]


class Radial(NamedTuple):
    """A gradient from a centre outwards; stops are (0 to 1, CSS colour)."""

    x: float
    y: float
    r: float
    stops: tuple[tuple[float, str], ...]


Paint = str | Linear | Radial


class Path(NamedTuple):
    """An outline in SVG path data, filled, stroked or both; round caps and joins.

    d has only the absolute commands M L H V Q C A Z.
    """

    d: str
    fill: Paint | None = None
    stroke: Paint | None = None
    width: float = 1.0
    alpha: float = 1.0
    dash: tuple[float, ...] = ()


class Text(NamedTuple):
    """One line of words; y is the baseline, max_width (0: none) squeezes what is longer."""

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


class Group(NamedTuple):
    """Shapes moved, scaled and turned together.

    rotate: degrees clockwise about the group's own (0, 0). sprite: a name that fully determines the
    shapes (theme included), so that a painter may draw them once and copy them; they stay within
    size plus BLEED on every side. key: which thing this is, so that it can move between two scenes.
    """

    shapes: tuple["Shape", ...]
    x: float = 0
    y: float = 0
    scale: float = 1.0
    rotate: float = 0.0
    alpha: float = 1.0
    sprite: str = ""
    size: tuple[float, float] = (0, 0)
    key: str = ""


Shape = Path | Text | Group
Scene = tuple[Shape, ...]


def number(value: float) -> str:
    """A coordinate as short text, to a tenth of a pixel or finer."""
    # Outlines say `:.5g` themselves: they are many at the start, and a call takes a sixth longer.
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
