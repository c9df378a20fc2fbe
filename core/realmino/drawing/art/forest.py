"""Forest: fir trees and round trees, with mushrooms, logs or a cabin."""

from realmino.drawing.paths import cloud, strand, trace
from realmino.drawing.shapes import Path, circle, ellipse, polygon, rect

GROUND = "#2f6b3d"
DARK = "#123a26"
BARK = "#5a3a1e"


def fir(x: float, y: float, h: float, tint: int = 0) -> list[Path]:
    """A pointed tree at (x, y), h high, lit from the left."""
    dark, lit = (("#1c5636", "#3d8a52"), ("#245f2f", "#539a49"), ("#1a4f45", "#378474"))[tint]
    w = h * 0.27
    tiers = ((1.0, 0.16, 0.55), (0.8, 0.4, 0.78), (0.58, 0.62, 1.0))
    left, right = [], []
    for wide, bottom, peak in tiers:
        foot, top, half = y - h * bottom, y - h * peak, w * wide
        low = foot + h * 0.05
        left.append(
            trace("M", x, top, "L", x - half, foot, "Q", x - half * 0.4, low, x, low + 1, "Z")
        )
        right.append(
            trace("M", x, top, "L", x + half, foot, "Q", x + half * 0.4, low, x - 1, low + 1, "Z")
        )
    outline = "".join(left + right)
    return [
        Path(ellipse(x + w * 0.4, y, w, h * 0.07), fill=DARK, alpha=0.55),
        Path(rect(x - h * 0.04, y - h * 0.2, h * 0.08, h * 0.2, 1), fill=BARK),
        Path(outline, dark, DARK, 1.6),
        Path("".join(left), fill=lit),
    ]


def tree(x: float, y: float, h: float, tint: int = 0) -> list[Path]:
    """A round tree at (x, y), h high."""
    dark, mid, lit = (
        ("#2e6b2c", "#57983b", "#8cc257"),
        ("#3a6d20", "#6ea238", "#a6cb56"),
        ("#235f3c", "#418a51", "#74b56c"),
    )[tint]
    r, cy = h * 0.36, y - h * 0.6
    return [
        Path(ellipse(x + r * 0.22, y, r * 0.85, h * 0.07), fill=DARK, alpha=0.55),
        Path(
            polygon(
                [
                    (x - h * 0.05, y),
                    (x - h * 0.035, y - h * 0.4),
                    (x + h * 0.035, y - h * 0.4),
                    (x + h * 0.06, y),
                ]
            ),
            fill=BARK,
        ),
        Path(cloud(x, cy, r * 2.1, r * 2, 8), dark, DARK, 1.6),
        Path(cloud(x - r * 0.12, cy - r * 0.12, r * 1.7, r * 1.6, 7), fill=mid),
        Path(cloud(x - r * 0.3, cy - r * 0.35, r * 0.95, r * 0.8, 6), fill=lit),
    ]


def floor() -> list[Path]:
    """The ground below the trees."""
    return [
        Path(rect(0, 0, 100, 100), fill=GROUND),
        Path(
            ellipse(24, 26, 20, 9) + ellipse(76, 52, 20, 9) + ellipse(32, 78, 22, 9), fill="#3b7b45"
        ),
        Path(
            "".join(
                strand(x, y, 5, d)
                for x, y in ((50, 30), (8, 52), (91, 30), (56, 92), (94, 92))
                for d in (-24, 0, 24)
            ),
            stroke="#5c9c50",
            width=1.3,
        ),
    ]


def forest(variant: int) -> list[Path]:
    """A forest square."""
    if variant == 1:
        return [
            *floor(),
            *tree(20, 43, 38, 2),
            *fir(48, 45, 42, 1),
            *tree(79, 46, 40),
            *fir(16, 79, 46, 2),
            *tree(45, 82, 50, 1),
            *fir(78, 83, 54),
            *_mushrooms(55, 91),
            *fir(27, 97, 34, 1),
        ]
    if variant == 2:
        return [
            *floor(),
            *fir(18, 44, 42, 2),
            *fir(42, 41, 38),
            *tree(77, 46, 42, 1),
            *_cabin(),
            *tree(17, 88, 46),
            *fir(80, 96, 50, 1),
            *fir(38, 97, 28, 2),
        ]
    if variant == 3:
        return [
            *floor(),
            *tree(24, 43, 40, 1),
            *tree(54, 39, 36, 2),
            *fir(82, 46, 44, 2),
            *tree(76, 80, 44),
            *fir(22, 83, 52, 1),
            *_log(),
            *tree(50, 74, 40, 2),
        ]
    return [
        *floor(),
        *fir(18, 44, 42),
        *tree(47, 43, 40, 2),
        *fir(78, 46, 44, 1),
        *tree(25, 81, 48),
        *fir(56, 80, 50, 2),
        *tree(83, 86, 44, 1),
        *fir(44, 97, 32),
    ]


def _mushrooms(x: float, y: float) -> list[Path]:
    spots = ((x, y, 6), (x + 10, y + 3, 4.5))
    return [
        Path(
            "".join(rect(a - r * 0.35, b - r * 0.2, r * 0.7, r * 1.1, 1) for a, b, r in spots),
            fill="#f6ead2",
        ),
        Path(
            "".join(trace("M", a - r, b, "Q", a, b - r * 2.5, a + r, b, "Z") for a, b, r in spots),
            "#d8402c",
            "#5b130c",
            1,
        ),
        Path(
            "".join(
                circle(a - r * 0.35, b - r * 0.6, r * 0.2)
                + circle(a + r * 0.35, b - r * 0.4, r * 0.17)
                for a, b, r in spots
            ),
            fill="#fff7ea",
        ),
    ]


def _cabin() -> list[Path]:
    return [
        Path(ellipse(59, 82, 21, 4), fill=DARK, alpha=0.6),
        Path(rect(44, 60, 28, 22), "#9a6b3c", "#3c240f", 1.6),
        Path("M44 65.5H72M44 71H72M44 76.5H72", stroke="#6f4722", width=1.2),
        Path(polygon([(39, 62), (58, 44), (77, 62)]), "#6a3b24", "#301608", 1.8),
        Path(polygon([(39, 62), (58, 44), (58, 50), (47, 62)]), fill="#95603d"),
        Path(rect(48, 66, 8, 16, 1), fill="#3c240f"),
        Path(rect(60, 66, 8, 7, 1), "#ffd873", "#3c240f", 1.2),
    ]


def _log() -> list[Path]:
    return [
        Path(ellipse(60, 93, 22, 4), fill=DARK, alpha=0.6),
        Path(rect(42, 82, 36, 11, 5), "#7d5228", "#33200c", 1.6),
        Path("M50 85.5H66M56 89.5H70", stroke="#5b3917", width=1.3),
        Path(ellipse(77, 87.5, 4, 5.5), "#e2bd86", "#33200c", 1.4),
        Path(ellipse(77, 87.5, 1.8, 2.6), stroke="#a9783f", width=1),
    ]
