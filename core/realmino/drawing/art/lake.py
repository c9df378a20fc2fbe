"""Lake: water with a fish, a boat, ducks or a lighthouse."""

from math import cos, pi

from realmino.drawing.paths import blob, ripple, smooth_curve, spark
from realmino.drawing.shapes import Path, Shape, circle, ellipse, polygon, rect, rotate_shapes

Waves = tuple[tuple[float, float, float], ...]
GROUND = "#3c8fc6"
DEEP = "#1b4d7d"
MOMENTS = 9
"""The number of animation frames, from one end of a wave's movement to the other."""


def water(waves: Waves, swell: float = 0) -> list[Path]:
    """Open water.

    ``waves`` are ripples as (x, y, length); ``swell`` is how far they have moved, 0 to 1.
    Ripples move towards the middle and back, so that none leaves the square.
    """
    ripples = [
        (x + (3.4 if x + length / 2 < 50 else -3.4) * swell, y - 1.3 * swell, length)
        for x, y, length in waves
    ]
    high = 3 - 1.5 * swell
    return [
        Path(rect(0, 0, 100, 100), fill=GROUND),
        Path(blob(34, 26, 28, 13) + blob(68, 74, 29, 14), fill="#57a8da"),
        Path(blob(72, 32, 20, 8) + blob(26, 68, 20, 9), fill="#2f7db6"),
        Path(
            "".join(ripple(x, y + 2.6, length, high) for x, y, length in ripples),
            stroke=DEEP,
            width=2.2,
            alpha=0.45,
        ),
        Path(
            "".join(ripple(x, y, length, high) for x, y, length in ripples),
            stroke="#eaf7ff",
            width=2.9,
        ),
    ]


def lake(variant: int, moment: int = 0) -> list[Shape]:
    """A lake square; ``moment``, 0 to 8, animates the water."""
    waves: Waves
    swell = (1 - cos(pi * moment / (MOMENTS - 1))) / 2
    if variant == 1:
        waves = ((8, 16, 26), (62, 24, 28), (6, 44, 24), (70, 58, 24), (8, 84, 30), (56, 90, 34))
        return [*water(waves, swell), *rotate_shapes(_boat(), 50, 72, -3.5 * swell)]
    if variant == 2:
        waves = (
            (8, 14, 28),
            (58, 20, 32),
            (10, 42, 22),
            (64, 50, 28),
            (44, 68, 26),
            (60, 90, 32),
            (8, 88, 24),
        )
        return [
            *water(waves, swell),
            *_duck(32 + 3 * swell, 66 - 1.2 * swell, 1),
            *_duck(66 + 4 * swell, 79 + 0.9 * swell, 0.72),
            *_glint(86, 34, swell),
        ]
    if variant == 3:
        waves = ((8, 16, 30), (8, 36, 24), (6, 62, 22), (8, 86, 30), (54, 92, 34), (76, 30, 18))
        return [*water(waves, swell), *_lighthouse(swell)]
    waves = (
        (8, 16, 30),
        (58, 22, 32),
        (30, 38, 26),
        (6, 56, 24),
        (70, 62, 24),
        (12, 84, 30),
        (58, 88, 32),
    )
    return [
        *water(waves, swell),
        *rotate_shapes(_fish(), 50, 66, -4 * swell),
        *_glint(84, 42, swell),
    ]


def _glint(x: float, y: float, swell: float) -> list[Path]:
    sparks = spark(x, y, 8 - 5 * swell) + spark(x - 9, y + 6, 4 + 2 * swell)
    return [Path(sparks, fill="#ffffff")]


def _fish() -> list[Path]:
    body = smooth_curve([(33, 64), (41, 55), (53, 52), (63, 58), (66, 68), (57, 62), (45, 66)])
    return [
        Path(ellipse(36, 71, 11, 3.4) + ellipse(66, 74, 9, 3), fill="#d8f0ff", alpha=0.85),
        Path(body, "#f08a4b", "#6a2a10", 1.8),
        Path(polygon([(35, 63), (26, 60), (29, 71)]), "#d9652b", "#6a2a10", 1.8),
        Path(smooth_curve([(44, 56), (53, 53), (61, 58), (52, 57)]), fill="#ffc28f"),
        Path(circle(60, 60, 1.7), fill="#3a1506"),
        Path(circle(28, 52, 1.8) + circle(72, 56, 1.6) + circle(70, 48, 1.2), fill="#eaf7ff"),
    ]


def _boat() -> list[Path]:
    return [
        Path(ellipse(50, 75, 29, 5), fill=DEEP, alpha=0.5),
        Path("M48 24L48 62L21 62Q39 48 48 24Z", "#fffaf0", "#4a2d16", 1.6),
        Path("M52 30L52 62L74 62Q60 52 52 30Z", "#f0d3a8", "#4a2d16", 1.6),
        Path("M34 53Q42 43 46 35L46 53Z", fill="#d9523c"),
        Path("M50 20V66", stroke="#4a2d16", width=2.6),
        Path(polygon([(50, 19), (60, 22.5), (50, 26)]), fill="#d9523c"),
        Path("M22 65H78Q74 77 64 77H36Q26 77 22 65Z", "#a8632c", "#4a2d16", 1.8),
        Path("M25 68.5H75", stroke="#dd9a58", width=2),
        Path(ripple(16, 79, 34) + ripple(52, 80, 32), stroke="#eaf7ff", width=2.8),
    ]


def _duck(x: float, y: float, k: float) -> list[Path]:
    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + px * k, y + py * k) for px, py in points]

    body = smooth_curve(
        at((-19, -5), (-12, -2), (-2, -6), (10, -4), (17, -9), (15, 2), (2, 7), (-12, 5))
    )
    return [
        Path(ellipse(x, y + 6 * k, 22 * k, 4.5 * k), fill=DEEP, alpha=0.5),
        Path(body, "#fffdf5", "#44361f", 1.7),
        Path(smooth_curve(at((-10, -1), (0, -3), (8, 0), (-2, 4))), fill="#e2d6b9"),
        Path(circle(x + 11 * k, y - 14 * k, 7.5 * k), "#fffdf5", "#44361f", 1.7),
        Path(polygon(at((17, -16), (26, -12), (17, -10))), "#f19a2c", "#7a4208", 1.3),
        Path(circle(x + 12.5 * k, y - 15.5 * k, 1.6 * k), fill="#22190c"),
        Path(ripple(x - 20 * k, y + 9 * k, 40 * k), stroke="#eaf7ff", width=2.4),
    ]


def _lighthouse(swell: float) -> list[Path]:
    return [
        Path(ellipse(56, 76, 31, 8), fill="#d8f0ff", alpha=0.75),
        Path(
            smooth_curve([(29, 76), (37, 66), (52, 63), (66, 62), (78, 68), (83, 76), (56, 80)]),
            "#8b8377",
            "#3d372f",
            1.8,
        ),
        Path(smooth_curve([(35, 73), (40, 67), (53, 65), (48, 72)]), fill="#b9b1a2"),
        Path(polygon([(48, 68), (51, 38), (63, 38), (66, 68)]), "#fffaf0", "#4a2d16", 1.8),
        Path(polygon([(49.2, 58), (50.2, 48), (63.8, 48), (64.8, 58)]), fill="#d9523c"),
        Path(polygon([(59, 38), (63, 38), (66, 68), (60.5, 68)]), fill="#7a4a2a", alpha=0.25),
        Path(rect(52, 29, 10, 9), "#ffe17a", "#4a2d16", 1.6),
        Path(polygon([(49, 30), (57, 21), (65, 30)]), "#b13a28", "#4a2d16", 1.6),
        Path(
            polygon([(49, 31), (49, 36), (28, 40), (28, 27)]),
            fill="#fff3b0",
            alpha=0.55 - 0.4 * swell,
        ),
    ]
