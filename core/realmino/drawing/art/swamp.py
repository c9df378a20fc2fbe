"""Swamp: mud and dark pools with cattails, lily pads and mist, a frog or a dead tree."""

from realmino.drawing.paths import blade, blob, smooth_curve, strand, trace
from realmino.drawing.shapes import Path, circle, ellipse, rect

GROUND = "#857658"
DEEP = "#2c3128"


def mud(pools: tuple[tuple[float, float, float, float], ...]) -> list[Path]:
    """Mud with dark pools, each as (x, y, half width, half height)."""
    return [
        Path(rect(0, 0, 100, 100), fill=GROUND),
        Path(blob(24, 20, 20, 9) + blob(78, 88, 18, 8), fill="#938365"),
        Path("".join(blob(x, y, w + 3.5, h + 3) for x, y, w, h in pools), fill="#5f5440"),
        Path("".join(blob(x, y + 1, w, h) for x, y, w, h in pools), fill="#34463f"),
        Path(
            "".join(blob(x - w * 0.1, y + h * 0.2, w * 0.75, h * 0.6) for x, y, w, h in pools),
            fill="#43594f",
        ),
        Path(
            "".join(
                trace("M", x - w * 0.6, y - h * 0.35, "H", x - w * 0.1)
                + trace("M", x, y + h * 0.5, "H", x + w * 0.45)
                for x, y, w, h in pools
            ),
            stroke="#9db3a3",
            width=1.8,
        ),
    ]


def swamp(variant: int) -> list[Path]:
    """A swamp square."""
    if variant == 1:
        return [
            *mud(((54, 66, 36, 22), (24, 26, 15, 7))),
            *_pads(((30, 62, 8), (74, 56, 7))),
            *_cattails(((12, 82, 44), (86, 58, 36), (92, 96, 32))),
            *_frog(54, 72),
            *_mist(34),
        ]
    if variant == 2:
        return [
            *mud(((40, 74, 32, 17), (78, 30, 16, 8))),
            *_dead_tree(),
            *_pads(((28, 72, 8), (50, 82, 7))),
            *_cattails(((11, 92, 40), (90, 95, 40))),
            *_mist(40),
        ]
    if variant == 3:
        return [
            *mud(((34, 46, 24, 11), (64, 82, 30, 13))),
            *_cattails(((74, 66, 48), (87, 72, 40), (17, 92, 42), (29, 95, 30))),
            *_pads(((28, 45, 7), (56, 82, 9), (78, 86, 6))),
            *_bubbles(),
            *_mist(30),
        ]
    return [
        *mud(((56, 60, 34, 20), (22, 28, 16, 7))),
        *_pads(((44, 66, 9), (66, 54, 7), (70, 70, 6))),
        *_cattails(((14, 88, 52), (25, 94, 40), (83, 92, 46), (92, 82, 34))),
        *_mist(38),
    ]


def _cattails(places: tuple[tuple[float, float, float], ...]) -> list[Path]:
    stems = "".join(strand(x, y, h, 2, 1) for x, y, h in places)
    leaves = "".join(blade(x, y, h * 0.8, h * 0.09, d) for x, y, h in places for d in (-16, 13))
    lit = "".join(blade(x, y, h * 0.55, h * 0.07, d) for x, y, h in places for d in (-7, 19))
    heads = "".join(rect(x - 2.6, y - h, 6.4, h * 0.36, 3.2) for x, y, h in places)
    gleam = "".join(rect(x - 1.2, y - h + 2.5, 1.7, h * 0.22, 0.8) for x, y, h in places)
    tips = "".join(trace("M", x + 0.6, y - h, "V", y - h - 4) for x, y, h in places)
    return [
        Path(leaves, "#4a5a24", DEEP, 0.9),
        Path(lit, fill="#a0a94e"),
        Path(stems + tips, stroke="#3c4420", width=1.7),
        Path(heads, "#6e3a17", "#2d1505", 1.5),
        Path(gleam, fill="#b9753f"),
    ]


def _pads(places: tuple[tuple[float, float, float], ...]) -> list[Path]:
    pads, gleam = [], []
    for x, y, r in places:
        pads.append(
            trace("M", x, y, "L", x + r, y - r * 0.25)
            + trace("A", r, r * 0.58, 0, 1, 1, x + r * 0.5, y - r * 0.5, "Z")
        )
        gleam.append(ellipse(x - r * 0.3, y - r * 0.1, r * 0.45, r * 0.22))
    return [
        Path("".join(ellipse(x + 0.6, y + 1.6, r, r * 0.58) for x, y, r in places), fill="#1f2b26"),
        Path("".join(pads), "#88a64a", "#38491c", 1.1),
        Path("".join(gleam), fill="#b4cb72"),
    ]


def _mist(y: float) -> list[Path]:
    near = blade(6, y - 15, 46, 5, 90) + blade(96, y - 4, 52, 5, -90)
    far = (
        blade(92, y - 11, 44, 4, -90) + blade(10, y - 2, 34, 4, 90) + blade(94, y + 54, 46, 5, -90)
    )
    return [Path(near + far, fill="#f0ecdc", alpha=0.55)]


def _frog(x: float, y: float) -> list[Path]:
    return [
        Path(ellipse(x, y + 7, 17, 6), "#88a64a", "#38491c", 1.2),
        Path(
            smooth_curve(
                [
                    (x - 14, y + 5),
                    (x - 12, y - 4),
                    (x, y - 9),
                    (x + 12, y - 4),
                    (x + 14, y + 5),
                    (x, y + 8),
                ]
            ),
            "#6fb13f",
            "#24400f",
            1.7,
        ),
        Path(circle(x - 7, y - 9, 5) + circle(x + 7, y - 9, 5), "#8fce57", "#24400f", 1.5),
        Path(circle(x - 6.4, y - 9.4, 2.2) + circle(x + 7.6, y - 9.4, 2.2), fill="#1a2408"),
        Path(trace("M", x - 7, y, "Q", x, y + 5, x + 7, y), stroke="#24400f", width=1.5),
    ]


def _dead_tree() -> list[Path]:
    trunk = "M60 90Q64 72 61 54L47 40L50 37L60 45L59 26L63 25L66 44L79 30L82 33L69 52Q70 74 78 90Z"
    return [
        Path(ellipse(70, 90, 16, 4), fill=DEEP, alpha=0.6),
        Path(trunk, "#574637", "#231a12", 1.7),
        Path("M63 84Q66 70 63.5 54L61 46", stroke="#8d7761", width=1.8),
        Path(circle(68.5, 64, 2.6), fill="#231a12"),
    ]


def _bubbles() -> list[Path]:
    return [
        Path(
            circle(44, 44, 3.4) + circle(51, 40, 2.2) + circle(70, 78, 2.8),
            "#8fb3a4",
            "#dfeee2",
            1.1,
        )
    ]
