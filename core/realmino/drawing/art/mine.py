"""Mine: dark rock with a shaft, crystals, a cart or a pickaxe, and gold."""

from realmino.drawing.paths import spark, trace
from realmino.drawing.shapes import Path, circle, ellipse, polygon, polyline, rect

GROUND = "#4c4854"
DEEP = "#1d1a24"
GOLD = "#f6c136"


def rock() -> list[Path]:
    """Rocky ground in flat facets."""
    return [
        Path(rect(0, 0, 100, 100), fill=GROUND),
        Path(
            polygon([(0, 0), (28, 0), (12, 18), (0, 14)])
            + polygon([(58, 0), (84, 0), (74, 14)])
            + polygon([(0, 62), (14, 74), (8, 92), (0, 88)])
            + polygon([(84, 78), (100, 70), (100, 96), (90, 92)]),
            fill="#57525f",
        ),
        Path(
            polygon([(28, 0), (58, 0), (44, 16), (22, 14)])
            + polygon([(100, 22), (100, 52), (88, 38)])
            + polygon([(20, 100), (28, 88), (50, 94), (54, 100)]),
            fill="#413d49",
        ),
    ]


def peak(x: float, y: float, w: float, h: float) -> list[Path]:
    """A rock with its top at (x, y - h), lit from the left."""
    top, left, right = (x, y - h), (x - w / 2, y), (x + w / 2, y)
    ridge, toe = (x + w * 0.06, y - h * 0.5), (x - w * 0.06, y)
    return [
        Path(
            polygon([left, (x - w * 0.28, y - h * 0.62), top, (x + w * 0.24, y - h * 0.7), right]),
            "#6f6979",
            DEEP,
            1.8,
        ),
        Path(polygon([left, (x - w * 0.28, y - h * 0.62), top, ridge, toe]), fill="#8f8999"),
        Path(polygon([(x - w * 0.28, y - h * 0.62), top, ridge]), fill="#bab4c0"),
        Path(
            polygon([ridge, (x + w * 0.24, y - h * 0.7), right, (x + w * 0.2, y)]), fill="#565062"
        ),
    ]


def nuggets(places: tuple[tuple[float, float, float], ...]) -> list[Path]:
    """Gold nuggets, each as (x, y, size)."""
    lumps = "".join(
        polygon(
            [
                (x - r, y + r * 0.5),
                (x - r * 0.7, y - r * 0.5),
                (x + r * 0.1, y - r * 0.8),
                (x + r * 0.9, y - r * 0.2),
                (x + r * 0.8, y + r * 0.6),
                (x, y + r * 0.8),
            ]
        )
        for x, y, r in places
    )
    gleam = "".join(
        polygon(
            [
                (x - r * 0.7, y - r * 0.5),
                (x + r * 0.1, y - r * 0.8),
                (x + r * 0.2, y - r * 0.1),
                (x - r * 0.4, y + r * 0.1),
            ]
        )
        for x, y, r in places
    )
    return [Path(lumps, GOLD, "#5b3a05", 1.5), Path(gleam, fill="#fff0a6")]


def mine(variant: int) -> list[Path]:
    """A mine square."""
    if variant == 1:
        return [
            *rock(),
            *peak(28, 70, 46, 44),
            *peak(74, 62, 44, 36),
            *_crystals(),
            *nuggets(((22, 88, 7), (84, 90, 6))),
        ]
    if variant == 2:
        return [*rock(), *peak(72, 62, 48, 40), *peak(28, 58, 44, 30), *_cart()]
    if variant == 3:
        return [*rock(), *peak(50, 80, 78, 54), *_pickaxe(), *nuggets(((18, 90, 8), (82, 91, 7)))]
    return [
        *rock(),
        *peak(24, 78, 46, 42),
        *peak(78, 76, 42, 36),
        *peak(51, 84, 62, 60),
        *_shaft(51, 90),
        *nuggets(((17, 90, 8), (86, 90, 7))),
    ]


def _shaft(x: float, y: float) -> list[Path]:
    hole = trace("M", x - 13, y, "V", y - 20, "Q", x, y - 32, x + 13, y - 20, "V", y, "Z")
    return [
        Path(hole, fill="#0d0b12"),
        Path(
            trace("M", x - 7, y, "L", x - 2, y - 14, "M", x + 7, y, "L", x + 2, y - 14),
            stroke="#6d6675",
            width=1.6,
        ),
        Path(
            rect(x - 18, y - 25, 6.5, 26, 1) + rect(x + 11.5, y - 25, 6.5, 26, 1),
            "#a06a32",
            "#311b07",
            1.5,
        ),
        Path(rect(x - 21, y - 32, 42, 8, 1.5), "#c08a4b", "#311b07", 1.6),
        Path(circle(x, y - 19, 3.6), fill="#ffdf7a"),
        Path(circle(x, y - 19, 7), fill="#ffdf7a", alpha=0.25),
    ]


def _crystals() -> list[Path]:
    def crystal(x: float, y: float, w: float, h: float, lean: float) -> tuple[str, str]:
        tip = (x + lean, y - h)
        left, right = (x - w / 2 + lean * 0.7, y - h * 0.72), (x + w / 2 + lean * 0.7, y - h * 0.72)
        return polygon([(x - w / 2, y), left, tip, right, (x + w / 2, y)]), polygon(
            [(x - w / 2, y), left, tip, (x, y)]
        )

    parts = [crystal(40, 90, 13, 34, -9), crystal(64, 90, 13, 30, 9), crystal(52, 93, 17, 50, 1)]
    return [
        Path(ellipse(53, 92, 26, 5), fill=DEEP, alpha=0.6),
        *(Path(d, "#d99a1c", "#4d2f04", 1.7) for d, _ in parts),
        Path("".join(lit for _, lit in parts), fill="#ffdc6b"),
        Path(spark(68, 48, 8), fill="#fffbe0"),
    ]


def _cart() -> list[Path]:
    return [
        Path("M6 92H94M6 97H94", stroke="#8d8797", width=2),
        Path("M14 90V98M32 90V98M50 90V98M68 90V98M86 90V98", stroke="#7c5226", width=3),
        *nuggets(((36, 60, 9), (62, 60, 9), (49, 55, 11))),
        Path(polygon([(22, 62), (78, 62), (71, 84), (29, 84)]), "#7d838c", DEEP, 2),
        Path(polygon([(22, 62), (42, 62), (40, 84), (29, 84)]), fill="#a4abb3"),
        Path(rect(19, 60, 62, 6, 2), "#c0c6cc", DEEP, 1.6),
        Path(circle(37, 87, 7) + circle(63, 87, 7), "#3a3640", "#0f0d14", 1.8),
        Path(circle(37, 87, 2.4) + circle(63, 87, 2.4), fill="#b8b1bf"),
        Path(spark(57, 48, 7), fill="#fffbe0"),
    ]


def _pickaxe() -> list[Path]:
    vein = [(33, 70), (42, 62), (47, 66), (58, 52), (66, 56)]
    return [
        Path(polyline(vein), stroke="#5b3a05", width=6),
        Path(polyline(vein), stroke=GOLD, width=3.6),
        Path("M42 92L66 56", stroke="#2b1705", width=6.4),
        Path("M42 92L66 56", stroke="#b47c3e", width=3.8),
        Path("M47 48Q64 44 80 66L77 69Q66 56 47 53Z", "#c9ced6", DEEP, 1.8),
        Path(spark(36, 52, 7), fill="#fffbe0"),
    ]
