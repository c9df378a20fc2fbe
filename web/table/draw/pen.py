"""Strokes of the pen that several drawings share: soft outlines, blades, bands and small tools."""

from collections.abc import Iterable, Sequence
from math import cos, radians, sin

from table.shapes import number

Point = tuple[float, float]


def trace(*steps: str | float) -> str:
    """Path data from letters and numbers in a row: trace("M", 1, 2, "H", 9)."""
    return " ".join(step if isinstance(step, str) else number(step) for step in steps)


def smooth(points: Sequence[Point], closed: bool = True, round_: float = 1.0) -> str:
    """A soft line through the points, as if drawn by hand (a Catmull-Rom curve)."""
    count = len(points)
    last = count if closed else count - 1

    def at(i: int) -> Point:
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    n, k = number, round_ / 6
    parts = [f"M{n(points[0][0])} {n(points[0][1])}"]
    for i in range(last):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        parts.append(
            f"C{n(bx + (cx - ax) * k)} {n(by + (cy - ay) * k)}"
            f" {n(cx - (dx - bx) * k)} {n(cy - (dy - by) * k)} {n(cx)} {n(cy)}"
        )
    return "".join(parts) + ("Z" if closed else "")


def turn(x: float, y: float, length: float, degrees: float) -> Point:
    """The point that lies a length away from (x, y); 0 degrees is up, 90 is right."""
    return x + length * sin(radians(degrees)), y - length * cos(radians(degrees))


def blade(x: float, y: float, length: float, width: float, degrees: float) -> str:
    """A pointed leaf or grain that grows from (x, y) in a direction (0: up, 90: right)."""
    n = number
    tip = turn(x, y, length, degrees)
    middle = turn(x, y, length * 0.45, degrees)
    one = turn(*middle, width, degrees - 90)
    two = turn(*middle, width, degrees + 90)
    return (
        f"M{n(x)} {n(y)}Q{n(one[0])} {n(one[1])} {n(tip[0])} {n(tip[1])}"
        f"Q{n(two[0])} {n(two[1])} {n(x)} {n(y)}Z"
    )


def strand(x: float, y: float, length: float, degrees: float, bend: float = 0) -> str:
    """An open, bent line that grows from (x, y); bend moves its middle to the right."""
    n = number
    tip = turn(x, y, length, degrees)
    middle = turn(x, y, length / 2, degrees)
    control = turn(*middle, bend, degrees + 90)
    return f"M{n(x)} {n(y)}Q{n(control[0])} {n(control[1])} {n(tip[0])} {n(tip[1])}"


def band(top: float, bottom: float, swing: float, phase: int = 0) -> str:
    """A waving strip across a whole square, which meets its like in the neighbouring square."""
    n = number
    a, b = (swing, -swing) if phase % 2 == 0 else (-swing, swing)

    def edge(y: float, flip: bool) -> str:
        first, second = (b, a) if flip else (a, b)
        xs = (75, 50, 25, 0) if flip else (25, 50, 75, 100)
        return (
            f"Q{n(xs[0])} {n(y + first * 2)} {n(xs[1])} {n(y)}"
            f"Q{n(xs[2])} {n(y + second * 2)} {n(xs[3])} {n(y)}"
        )

    return f"M0 {n(top)}{edge(top, False)}L100 {n(bottom)}{edge(bottom, True)}Z"


def ripple(x: float, y: float, length: float, height: float = 3) -> str:
    """A small wave: two crests side by side, from (x, y) to the right."""
    n, q = number, length / 4
    return (
        f"M{n(x)} {n(y)}Q{n(x + q)} {n(y - height)} {n(x + 2 * q)} {n(y)}"
        f"Q{n(x + 3 * q)} {n(y + height)} {n(x + 4 * q)} {n(y)}"
    )


def spark(x: float, y: float, r: float) -> str:
    """A four-pointed glint about (x, y)."""
    n, i = number, r * 0.16
    return (
        f"M{n(x)} {n(y - r)}Q{n(x + i)} {n(y - i)} {n(x + r)} {n(y)}"
        f"Q{n(x + i)} {n(y + i)} {n(x)} {n(y + r)}Q{n(x - i)} {n(y + i)} {n(x - r)} {n(y)}"
        f"Q{n(x - i)} {n(y - i)} {n(x)} {n(y - r)}Z"
    )


def cloud(x: float, y: float, w: float, h: float, lobes: int = 7) -> str:
    """A fluffy outline (wool, leaves, mist) of round lobes about (x, y), w wide and h high."""
    n = number
    angles = [360 / lobes * i for i in range(lobes)]
    rim = [(x + w / 2 * 0.8 * sin(radians(a)), y - h / 2 * 0.8 * cos(radians(a))) for a in angles]
    r = max(w, h) * 0.5 * sin(radians(180 / lobes)) * 0.98
    start, rest = rim[0], rim[1:] + rim[:1]
    arcs = "".join(f"A{n(r)} {n(r)} 0 0 1 {n(px)} {n(py)}" for px, py in rest)
    return f"M{n(start[0])} {n(start[1])}{arcs}Z"


def blob(x: float, y: float, rx: float, ry: float, wobble: Iterable[float] = ()) -> str:
    """An uneven round patch about (x, y); wobble: how far each of its points is out (1: even)."""
    outs = tuple(wobble) or (1.0, 0.9, 1.06, 0.94, 1.0, 0.92, 1.05, 0.95)
    step = 360 / len(outs)
    return smooth(
        [
            (x + rx * out * sin(radians(i * step)), y - ry * out * cos(radians(i * step)))
            for i, out in enumerate(outs)
        ]
    )
