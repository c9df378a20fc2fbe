"""Path data shared by several drawings: smooth outlines, blades, bands, clouds."""

from collections.abc import Iterable, Sequence
from math import cos, radians, sin

from realmino.drawing.shapes import number

Point = tuple[float, float]


def trace(*steps: str | float) -> str:
    """Path data from commands and numbers: trace("M", 1, 2, "H", 9)."""
    return " ".join(step if isinstance(step, str) else number(step) for step in steps)


def smooth_curve(points: Sequence[Point], closed: bool = True, round_: float = 1.0) -> str:
    """A smooth curve through the points (a Catmull-Rom spline)."""
    count = len(points)
    last = count if closed else count - 1

    def at(i: int) -> Point:
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    k = round_ / 6
    parts = [f"M{points[0][0]:.5g} {points[0][1]:.5g}"]
    for i in range(last):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        parts.append(
            f"C{bx + (cx - ax) * k:.5g} {by + (cy - ay) * k:.5g}"
            f" {cx - (dx - bx) * k:.5g} {cy - (dy - by) * k:.5g} {cx:.5g} {cy:.5g}"
        )
    return "".join(parts) + ("Z" if closed else "")


def turn(x: float, y: float, length: float, degrees: float) -> Point:
    """The point at a distance from (x, y) in a direction; 0 degrees is up, 90 is right."""
    return x + length * sin(radians(degrees)), y - length * cos(radians(degrees))


def blade(x: float, y: float, length: float, width: float, degrees: float) -> str:
    """A pointed leaf or grain growing from (x, y) in a direction (0: up, 90: right)."""
    tip = turn(x, y, length, degrees)
    middle = turn(x, y, length * 0.45, degrees)
    left = turn(*middle, width, degrees - 90)
    right = turn(*middle, width, degrees + 90)
    return (
        f"M{x:.5g} {y:.5g}Q{left[0]:.5g} {left[1]:.5g} {tip[0]:.5g} {tip[1]:.5g}"
        f"Q{right[0]:.5g} {right[1]:.5g} {x:.5g} {y:.5g}Z"
    )


def strand(x: float, y: float, length: float, degrees: float, bend: float = 0) -> str:
    """An open, bent line growing from (x, y); bend moves its middle to the right."""
    tip = turn(x, y, length, degrees)
    middle = turn(x, y, length / 2, degrees)
    control = turn(*middle, bend, degrees + 90)
    return f"M{x:.5g} {y:.5g}Q{control[0]:.5g} {control[1]:.5g} {tip[0]:.5g} {tip[1]:.5g}"


def band(top: float, bottom: float, swing: float, phase: int = 0) -> str:
    """A wavy band across a whole square, which continues in the neighbouring square."""
    a, b = (swing, -swing) if phase % 2 == 0 else (-swing, swing)

    def edge(y: float, flip: bool) -> str:
        first, second = (b, a) if flip else (a, b)
        xs = (75, 50, 25, 0) if flip else (25, 50, 75, 100)
        return (
            f"Q{xs[0]:.5g} {y + first * 2:.5g} {xs[1]:.5g} {y:.5g}"
            f"Q{xs[2]:.5g} {y + second * 2:.5g} {xs[3]:.5g} {y:.5g}"
        )

    return f"M0 {top:.5g}{edge(top, False)}L100 {bottom:.5g}{edge(bottom, True)}Z"


def ripple(x: float, y: float, length: float, height: float = 3) -> str:
    """A small wave: a crest and then a dip, from (x, y) to the right."""
    q = length / 4
    return (
        f"M{x:.5g} {y:.5g}Q{x + q:.5g} {y - height:.5g} {x + 2 * q:.5g} {y:.5g}"
        f"Q{x + 3 * q:.5g} {y + height:.5g} {x + 4 * q:.5g} {y:.5g}"
    )


def spark(x: float, y: float, r: float) -> str:
    """A four-pointed sparkle at (x, y)."""
    i = r * 0.16
    return (
        f"M{x:.5g} {y - r:.5g}Q{x + i:.5g} {y - i:.5g} {x + r:.5g} {y:.5g}"
        f"Q{x + i:.5g} {y + i:.5g} {x:.5g} {y + r:.5g}Q{x - i:.5g} {y + i:.5g} {x - r:.5g} {y:.5g}"
        f"Q{x - i:.5g} {y - i:.5g} {x:.5g} {y - r:.5g}Z"
    )


def cloud(x: float, y: float, w: float, h: float, lobes: int = 7) -> str:
    """A fluffy outline of round lobes around (x, y), w by h, for wool, leaves or mist."""
    angles = [360 / lobes * i for i in range(lobes)]
    rim = [(x + w / 2 * 0.8 * sin(radians(a)), y - h / 2 * 0.8 * cos(radians(a))) for a in angles]
    r = max(w, h) * 0.5 * sin(radians(180 / lobes)) * 0.98
    start, rest = rim[0], rim[1:] + rim[:1]
    arcs = "".join(f"A{r:.5g} {r:.5g} 0 0 1 {px:.5g} {py:.5g}" for px, py in rest)
    return f"M{start[0]:.5g} {start[1]:.5g}{arcs}Z"


def blob(x: float, y: float, rx: float, ry: float, wobble: Iterable[float] = ()) -> str:
    """An uneven round patch around (x, y); ``wobble`` scales the radius at each point."""
    outs = tuple(wobble) or (1.0, 0.9, 1.06, 0.94, 1.0, 0.92, 1.05, 0.95)
    step = 360 / len(outs)
    return smooth_curve(
        [
            (x + rx * out * sin(radians(i * step)), y - ry * out * cos(radians(i * step)))
            for i, out in enumerate(outs)
        ]
    )


def around_squares(corners: Iterable[tuple[float, float]], side: float) -> str:
    """The outline of squares of that side length; ``corners`` are their top left corners."""
    squares = {(round(x / side), round(y / side)): (x, y) for x, y in corners}
    edges = []
    for (column, row), (x, y) in squares.items():
        right, low = x + side, y + side
        beside = (
            ((column, row - 1), f"M{x:.5g} {y:.5g}H{right:.5g}"),
            ((column + 1, row), f"M{right:.5g} {y:.5g}V{low:.5g}"),
            ((column, row + 1), f"M{right:.5g} {low:.5g}H{x:.5g}"),
            ((column - 1, row), f"M{x:.5g} {low:.5g}V{y:.5g}"),
        )
        edges += [edge for other, edge in beside if other not in squares]
    return "".join(edges)
