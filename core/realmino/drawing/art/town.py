"""Town: paving and gabled houses, with a well, a market or a church."""

from math import sin

from realmino.drawing.paths import cloud, trace
from realmino.drawing.shapes import Path, circle, ellipse, polygon, rect

GROUND = "#d9b78c"
DEEP = "#4d2d17"
MOMENTS = 25
"""The number of animation frames, from the first puff of smoke to the end of the last."""

PUFFS, RISING = (0, 4, 9, 12), 13
"""The moments at which puffs of smoke appear, and how many moments each one rises."""


def paving() -> list[Path]:
    """Cobbles that continue into the next square."""
    stones = "".join(
        trace("M", x, y, "Q", x + 6, y - 5, x + 12, y)
        for row, y in enumerate((10, 30, 50, 70, 90))
        for x in ((4, 29, 54, 79) if row % 2 else (17, 42, 67))
    )
    return [
        Path(rect(0, 0, 100, 100), fill=GROUND),
        Path(stones, stroke="#b28d61", width=2),
        Path(ellipse(50, 62, 44, 30), fill="#e5c79f", alpha=0.8),
    ]


def house(
    x: float, y: float, w: float, h: float, roof: str = "#c8452f", wall: str = "#fbeed3"
) -> list[Path]:
    """A gabled house; its lower left corner is at (x, y)."""
    top, eaves = y - h, y - h * 0.55
    middle = x + w / 2
    lit = "#ee7d5c" if roof == "#c8452f" else "#d98a52"
    return [
        Path(ellipse(middle + w * 0.1, y, w * 0.62, h * 0.07), fill=DEEP, alpha=0.4),
        Path(rect(x, eaves, w, y - eaves), wall, DEEP, 1.7),
        Path(rect(x + w * 0.62, eaves, w * 0.38, y - eaves), fill="#b98f5b", alpha=0.4),
        Path(
            polygon([(x - w * 0.14, eaves + 2), (middle, top), (x + w * 1.14, eaves + 2)]),
            roof,
            DEEP,
            1.8,
        ),
        Path(
            polygon(
                [
                    (x - w * 0.08, eaves + 0.6),
                    (middle, top + 1.6),
                    (middle, top + h * 0.14),
                    (x + w * 0.18, eaves + 0.6),
                ]
            ),
            fill=lit,
        ),
        Path(rect(x + w * 0.14, y - h * 0.36, w * 0.22, h * 0.17, 1), "#4f7392", DEEP, 1.1),
        Path(_door(x + w * 0.56, y, w * 0.26, h * 0.26), "#7c4a22", DEEP, 1.1),
    ]


def _door(x: float, y: float, w: float, h: float) -> str:
    return trace("M", x, y, "V", y - h, "Q", x + w / 2, y - h * 1.45, x + w, y - h, "V", y, "Z")


def town(variant: int, moment: int = 0) -> list[Path]:
    """A town square; ``moment``, 0 to 24, animates smoke from a house."""
    if variant == 1:
        return [
            *paving(),
            *_smoke(78, 36, moment),
            *house(58, 58, 26, 36, "#a8572c"),
            *house(12, 62, 28, 40),
            *_well(66, 84),
            *_tree(24, 90),
        ]
    if variant == 2:
        return [
            *paving(),
            *_smoke(28, 44, moment),
            *house(10, 68, 24, 36, "#a8572c"),
            *_church(),
            *house(22, 92, 26, 34),
        ]
    if variant == 3:
        return [
            *paving(),
            *_smoke(57, 32, moment),
            *house(36, 54, 28, 36),
            *_stall(10, 86),
            *house(62, 86, 26, 40, "#a8572c"),
        ]
    return [
        *paving(),
        *house(14, 56, 24, 34, "#a8572c"),
        *_smoke(80, 34, moment),
        *house(60, 60, 26, 40),
        *house(30, 92, 32, 46),
        *_tree(80, 92),
    ]


def _smoke(x: float, y: float, moment: int) -> list[Path]:
    """Puffs of smoke from behind a roof at (x, y), which drift, grow and fade."""
    shares = [(moment - start) / RISING for start in PUFFS]
    return [
        Path(
            cloud(x + 3.5 * sin(4 * t) * t, y + 4 - 26 * t, 4 + 9 * t, 4 + 7 * t, 6),
            "#fffdf7",
            "#a08a70",
            1.2,
            alpha=round(0.9 * (1 - t), 3),
        )
        for t in shares
        if 0 < t < 1
    ]


def _tree(x: float, y: float) -> list[Path]:
    return [
        Path(rect(x - 1.8, y - 8, 3.6, 9, 1), fill="#5a3a1e"),
        Path(cloud(x, y - 14, 20, 19, 7), "#4f8a3a", "#1f4418", 1.6),
        Path(cloud(x - 2, y - 16, 11, 10, 6), fill="#86b955"),
    ]


def _well(x: float, y: float) -> list[Path]:
    return [
        Path(ellipse(x + 2, y + 8, 19, 5), fill=DEEP, alpha=0.4),
        Path(rect(x - 12, y - 18, 3.4, 20) + rect(x + 8.6, y - 18, 3.4, 20), "#8a5a2b", DEEP, 1.2),
        Path(rect(x - 14, y - 2, 28, 11, 2), "#b9ada0", DEEP, 1.7),
        Path(ellipse(x, y - 2, 14, 4), "#3d6f97", DEEP, 1.5),
        Path(polygon([(x - 18, y - 16), (x, y - 28), (x + 18, y - 16)]), "#c8452f", DEEP, 1.7),
    ]


def _church() -> list[Path]:
    return [
        Path(ellipse(68, 86, 24, 4), fill=DEEP, alpha=0.4),
        Path(rect(52, 56, 36, 29), "#f4e6c8", DEEP, 1.7),
        Path(polygon([(48, 58), (58, 44), (92, 44), (92, 58)]), "#c8452f", DEEP, 1.7),
        Path(rect(54, 40, 17, 45), "#fff6e2", DEEP, 1.7),
        Path(polygon([(51, 41), (62.5, 16), (74, 41)]), "#7d4a6b", DEEP, 1.7),
        Path(circle(62.5, 50, 3.6), "#4f7392", DEEP, 1.1),
        Path("M58 85V74Q62.5 68 67 74V85Z", fill="#7c4a22"),
    ]


def _stall(x: float, y: float) -> list[Path]:
    stripes = "".join(rect(x + i * 8.8, y - 26, 4.4, 10) for i in range(5))
    return [
        Path(ellipse(x + 22, y + 1, 24, 4), fill=DEEP, alpha=0.4),
        Path(rect(x + 2, y - 18, 3, 18) + rect(x + 39, y - 18, 3, 18), fill="#8a5a2b"),
        Path(rect(x, y - 9, 44, 9, 1), "#a86e35", DEEP, 1.5),
        Path("".join(circle(x + 7 + i * 7.4, y - 10, 3) for i in range(5)), fill="#e0692b"),
        Path(rect(x, y - 26, 44, 10, 2), "#fffaf0", DEEP, 1.6),
        Path(stripes, fill="#2f7f8c"),
    ]
