"""Grassland: a meadow with tufts of grass, and sheep, daisies or a fence."""

from realmino.drawing.paths import band, cloud, smooth_curve, strand
from realmino.drawing.shapes import Path, Shape, circle, ellipse, rect, rotate_shapes

Tufts = tuple[tuple[float, float], ...]
GROUND = "#9bcb58"
DEEP = "#4c8428"
GRAZING = (0, 0.12, 0.38, 0.66, 0.9, 1, 0.94, 1.05)
"""How low a grazing sheep's head is at each moment, from 0 (up) to about 1 (chewing)."""


def meadow(tufts: Tufts) -> list[Path]:
    """The meadow; ``tufts`` are the places where longer grass grows."""
    blades = "".join(
        strand(x, y, 8 - abs(d) / 12, d, d / 14) for x, y in tufts for d in (-32, -4, 26)
    )
    return [
        Path(rect(0, 0, 100, 100), fill=GROUND),
        Path(rect(0, 0, 100, 15) + band(11, 24, 3), fill="#abd868"),
        Path(band(50, 74, 3.4), fill="#abd868"),
        Path(band(24, 26.5, 3) + band(74, 76.5, 3.4), fill="#86b946"),
        Path(blades, stroke=DEEP, width=1.9),
    ]


def grassland(variant: int, moment: int = 0) -> list[Shape]:
    """A grassland square; ``moment``, 0 to 7, animates grazing sheep."""
    tufts: Tufts
    low = GRAZING[moment]
    if variant == 1:
        tufts = ((12, 42), (84, 30), (52, 62), (10, 92), (88, 70), (62, 94), (72, 14))
        return [
            *meadow(tufts),
            *_daisies(
                ((30, 40, 8.5), (66, 48, 9.5), (22, 72, 9), (46, 84, 8), (82, 86, 8.5), (90, 50, 5))
            ),
        ]
    if variant == 2:
        tufts = ((14, 40), (88, 28), (10, 88), (92, 66), (56, 40), (46, 95))
        return [
            *meadow(tufts),
            *sheep(36, 58, 0.92, low),
            *sheep(74, 80, 0.62, low),
            *_daisies(((14, 66, 4.5), (80, 46, 5), (30, 92, 5))),
        ]
    if variant == 3:
        tufts = ((12, 38), (84, 32), (48, 40), (14, 96), (90, 94), (52, 92))
        return [
            *meadow(tufts),
            *_fence(),
            *_daisies(((30, 84, 6), (70, 86, 7), (64, 38, 5), (28, 44, 5))),
        ]
    tufts = ((14, 40), (86, 34), (12, 78), (90, 84), (36, 94), (64, 34))
    return [
        *meadow(tufts),
        *sheep(52, 64, 1.12, low),
        *_daisies(((24, 58, 4.5), (91, 64, 5), (66, 92, 5))),
    ]


def sheep(x: float, y: float, k: float, low: float = 0) -> list[Shape]:
    """A sheep at (x, y), facing right; ``low`` is how low its head is, 0 to 1."""
    legs = "".join(rect(x + dx * k, y + 9 * k, 4 * k, 13 * k, 1.5) for dx in (-15, -7, 4, 11))
    head = smooth_curve(
        [
            (x + dx * k, y + dy * k)
            for dx, dy in ((16, -12), (22, -16), (30, -10), (33, -1), (28, 4), (20, 0))
        ]
    )
    face = [
        Path(head, "#4a3f3d", "#2c2322", 1.4),
        Path(ellipse(x + 15 * k, y - 9 * k, 4.5 * k, 2.6 * k), fill="#4a3f3d"),
        Path(cloud(x + 20 * k, y - 14 * k, 15 * k, 10 * k, 6), fill="#fffdf6"),
        Path(circle(x + 27 * k, y - 5.5 * k, 1.9 * k), fill="#fffdf6"),
    ]
    return [
        Path(ellipse(x + 3 * k, y + 21 * k, 25 * k, 4 * k), fill="#3f6f22", alpha=0.5),
        Path(legs, fill="#3b3130"),
        Path(cloud(x - 1 * k, y - 1 * k, 48 * k, 36 * k, 9), "#d9d2c3", "#4a4238", 1.9),
        Path(cloud(x - 3 * k, y - 4 * k, 38 * k, 26 * k, 9), fill="#fffdf6"),
        *rotate_shapes(face, x + 4 * k, y - 2 * k, 42 * low),
    ]


def _daisies(places: tuple[tuple[float, float, float], ...]) -> list[Path]:
    petals = []
    for x, y, r in places:
        petals += [
            ellipse(x + dx * r * 0.55, y + dy * r * 0.55, r * 0.45, r * 0.45)
            for dx, dy in ((0, -1), (0.95, -0.3), (0.6, 0.8), (-0.6, 0.8), (-0.95, -0.3))
        ]
    return [
        Path(
            "".join(ellipse(x + 1, y + r * 0.5 + 1, r, r * 0.75) for x, y, r in places),
            fill=DEEP,
            alpha=0.6,
        ),
        Path("".join(petals), fill="#fffdf6"),
        Path("".join(circle(x, y, r * 0.4) for x, y, r in places), fill="#f3b32c"),
    ]


def _fence() -> list[Path]:
    posts = "".join(f"M{x} 78V52L{x + 3} 48L{x + 6} 52V78Z" for x in (6, 30, 54, 78))
    rails = rect(0, 56, 100, 4.6) + rect(0, 66, 100, 4.6)
    return [
        Path(rect(0, 77, 100, 4), fill="#4c8428", alpha=0.45),
        Path(rect(0, 58, 100, 4.6) + rect(0, 68, 100, 4.6), fill="#5d4020"),
        Path(rails, fill="#c99a5b"),
        Path(posts, "#ddb477", "#5d4020", 1.5),
    ]
