"""Wheat: furrows with rows of ears, and poppies, sheaves or a windmill."""

from realmino.drawing.paths import band, blade, smooth_curve, strand, turn
from realmino.drawing.shapes import Path, circle, ellipse, polygon, polyline, rect

GROUND = "#d99f30"
DEEP = "#80500a"


def ears(places: tuple[tuple[float, float, float], ...], lean: float = 0) -> list[Path]:
    """Ears of wheat, each as (x, y, height) from its foot; taller ones look closer."""
    stems, shade, grains, gleam = [], [], [], []
    for i, (x, y, high) in enumerate(places):
        tilt = lean + (-7, 4, -2, 8, 0)[i % 5]
        stems.append(strand(x, y, high * 0.6, tilt / 2, -tilt / 6))
        stems.append(strand(x, y, high * 0.26, 30 if i % 2 else -30, -2 if i % 2 else 2))
        top = turn(x, y, high * 0.34, tilt)
        size = high * 0.25
        for step in range(3):
            foot = turn(*top, high * 0.135 * step, tilt)
            for side in (-34, 34):
                shade.append(
                    blade(foot[0] + 0.6, foot[1] + 1.4, size * 1.16, size * 0.62, tilt + side)
                )
                grains.append(blade(*foot, size, size * 0.5, tilt + side))
            gleam.append(blade(*foot, size * 0.8, size * 0.2, tilt - 34))
        tip = turn(*top, high * 0.4, tilt)
        shade.append(blade(tip[0] + 0.6, tip[1] + 1.4, size * 1.16, size * 0.62, tilt))
        grains.append(blade(*tip, size, size * 0.5, tilt))
    wide = max(high for _, _, high in places) / 20
    return [
        Path("".join(stems), stroke=DEEP, width=wide),
        Path("".join(shade), fill=DEEP),
        Path("".join(grains), fill="#ffdc69"),
        Path("".join(gleam), fill="#fff6c4"),
    ]


def furrows() -> list[Path]:
    """Ground with furrows that continue into the next square."""
    return [
        Path(rect(0, 0, 100, 100), fill=GROUND),
        Path(band(2, 21, 1.6) + band(35.5, 54.5, 1.6) + band(69, 88, 1.6), fill="#e5b143"),
        Path(band(23, 27.5, 1.6) + band(56.5, 61, 1.6) + band(90, 94.5, 1.6), fill="#bd811f"),
    ]


BACK = ((13, 34, 29), (38, 35, 30), (63, 34, 29), (87, 35, 30))
MIDDLE = ((25, 66, 37), (50, 67, 38), (76, 66, 37))
FRONT = ((12, 98, 43), (37, 98, 45), (62, 98, 43), (87, 98, 44))


MOMENTS = 9
"""The number of animation frames in which a sail turns to the next sail's angle."""


def wheat(variant: int, moment: int = 0) -> list[Path]:
    """A wheat square; ``moment``, 0 to 8, animates a windmill."""
    if variant == 1:
        return [
            *furrows(),
            *ears(BACK, 4),
            *ears(MIDDLE, 4),
            *ears((*FRONT[::3], (50, 98, 42)), 4),
            *_poppies(),
        ]
    if variant == 2:
        return [*furrows(), *ears(BACK), *_sheaf(30, 84, 48), *_sheaf(72, 94, 46)]
    if variant == 3:
        return [
            *furrows(),
            *ears(BACK[:2]),
            *ears(MIDDLE[:1]),
            *_mill(90 / MOMENTS * moment),
            *ears(((10, 98, 40), (33, 98, 42))),
        ]
    return [*furrows(), *ears(BACK), *ears(MIDDLE), *ears(FRONT)]


def _poppies() -> list[Path]:
    places = ((30, 78, 6.4), (67, 72, 6.6), (78, 88, 5), (36, 92, 4.6))
    petals = "".join(circle(x, y, r) for x, y, r in places)
    return [
        Path(
            "".join(strand(x, y, y - 98, 0, 2) for x, y, _ in places), stroke="#7d7a24", width=1.6
        ),
        Path("".join(circle(x + 0.8, y + 1.4, r) for x, y, r in places), fill="#7d1712"),
        Path(petals, fill="#dd3f2b"),
        Path(
            "".join(ellipse(x - r * 0.3, y - r * 0.4, r * 0.5, r * 0.36) for x, y, r in places),
            fill="#f9846a",
        ),
        Path("".join(circle(x, y + 0.4, r * 0.3) for x, y, r in places), fill="#3b0d0d"),
    ]


def _sheaf(x: float, y: float, high: float) -> list[Path]:
    h = high
    body = smooth_curve(
        [
            (x - h * 0.36, y),
            (x - h * 0.15, y - h * 0.42),
            (x - h * 0.42, y - h * 0.86),
            (x, y - h * 0.98),
            (x + h * 0.42, y - h * 0.86),
            (x + h * 0.15, y - h * 0.42),
            (x + h * 0.36, y),
            (x, y + h * 0.05),
        ]
    )
    straw = "".join(
        polyline(
            [
                (x + s * h * 0.26, y - 1),
                (x + s * h * 0.1, y - h * 0.42),
                (x + s * h * 0.3, y - h * 0.85),
            ]
        )
        for s in (-1, -0.45, 0.1, 0.6, 1)
    )
    tops = "".join(
        blade(x + s * h * 0.26, y - h * 0.7, h * 0.32, h * 0.1, s * 34)
        for s in (-1, -0.5, 0, 0.5, 1)
    )
    return [
        Path(ellipse(x + h * 0.1, y + 1, h * 0.44, h * 0.1), fill=DEEP, alpha=0.45),
        Path(body, "#ffd561", "#6b420a", 2.2),
        Path(straw, stroke="#b27d1c", width=1.3),
        Path(tops, "#ffe07a", DEEP, 1),
        Path(rect(x - h * 0.19, y - h * 0.48, h * 0.38, h * 0.12, 2), "#a34e22", "#5e2a0e", 1.2),
    ]


def _mill(turned: float) -> list[Path]:
    x, y = 67, 42
    angles = [degrees + turned for degrees in (38, 128, 218, 308)]
    sails = []
    for degrees in angles:
        a, b = turn(x, y, 7, degrees), turn(x, y, 29, degrees)
        c, d = turn(*b, 8, degrees + 90), turn(*a, 8, degrees + 90)
        sails.append(polygon([a, b, c, d]))
    arms = "".join(polyline([(x, y), turn(x, y, 29, degrees)]) for degrees in angles)
    return [
        Path(ellipse(70, 83, 20, 4), fill=DEEP, alpha=0.5),
        Path(polygon([(58, 46), (76, 46), (81, 84), (53, 84)]), "#fbf0d7", "#5d3a12", 1.8),
        Path(polygon([(69, 46), (76, 46), (81, 84), (70, 84)]), fill="#d9c197"),
        Path(
            smooth_curve([(56, 47), (60, 36), (67, 32), (74, 36), (78, 47)], closed=False) + "Z",
            "#b4492a",
            "#5d2410",
            1.8,
        ),
        Path(rect(63, 68, 8, 16, 4), fill="#6b3e17"),
        Path("".join(sails), "#fffaf0", "#6b4a22", 1.4),
        Path(arms, stroke="#4f3212", width=2),
        Path(circle(x, y, 2.6), fill="#4f3212"),
    ]
