"""Buildings: church, archery range, travelling castle, the two treasuries, tavern."""

from realmino.drawing.art.buildings.crafts import (
    EDGE,
    LIT_WOOD,
    SHADE,
    STEEL,
    WALL,
    WOOD,
    foot,
    front,
    roof,
)
from realmino.drawing.art.crowns_coins_towers import crown_shapes
from realmino.drawing.paths import cloud, trace
from realmino.drawing.shapes import Group, Linear, Path, circle, ellipse, polygon, rect

GOLD, LIT_GOLD, GOLD_EDGE = "#f6c136", "#fff0a6", "#5b3a05"
STONE = Linear(10, 0, 92, 0, ((0, "#fdf8ec"), (0.5, "#e6dcc8"), (1, "#bfb199")))


def church() -> list[Path]:
    """A nave with a round window beside a steeple with a cross."""
    return [
        foot(50, 90, 42),
        *front(42, 54, 48, 36, "#f4e6c8"),
        *roof(38, 57, 56, 22),
        Path("M60 84V72Q64 66 68 72V84ZM76 84V72Q80 66 84 72V84Z", "#4f7392", EDGE, 1.7),
        Path("M64 69V84M80 69V84", stroke=EDGE, width=1.2),
        Path(rect(15, 38, 34, 52), "#fff6e2", EDGE, 2.2),
        Path(rect(37, 39, 11, 50), fill=SHADE, alpha=0.35),
        Path(polygon([(11, 40), (32, 10), (53, 40)]), "#7d4a6b", EDGE, 2.2),
        Path(polygon([(15, 38.6), (31, 14), (29, 38.6)]), fill="#a8708f"),
        Path("M32 2V13M27.5 6H36.5", stroke=EDGE, width=5),
        Path("M32 2V13M27.5 6H36.5", stroke=GOLD, width=2.6),
        Path(circle(32, 52, 8), "#3f86b0", EDGE, 2.2),
        Path("M32 44V60M24 52H40M26.4 46.4L37.6 57.6M37.6 46.4L26.4 57.6", stroke=EDGE, width=1),
        Path(circle(32, 52, 2.6), fill="#f3c13e"),
        Path("M24 90V76Q32 64 40 76V90Z", "#7c4a22", EDGE, 2),
        Path("M32 70V90M29 81H29.5M35 81H35.5", stroke=EDGE, width=1.4),
    ]


def _arrow(x: float, y: float, dx: float, dy: float) -> list[Path]:
    """An arrow with its tip at (x, y) and its end at (x + dx, y + dy)."""
    ex, ey = x + dx, y + dy
    nx, ny = -dy * 0.11, dx * 0.11
    vane = polygon(
        [
            (ex - dx * 0.26, ey - dy * 0.26),
            (ex - dx * 0.12 + nx, ey - dy * 0.12 + ny),
            (ex + dx * 0.06 + nx, ey + dy * 0.06 + ny),
            (ex - dx * 0.06, ey - dy * 0.06),
            (ex + dx * 0.06 - nx, ey + dy * 0.06 - ny),
            (ex - dx * 0.12 - nx, ey - dy * 0.12 - ny),
        ]
    )
    return [
        Path(trace("M", x, y, "L", ex, ey), stroke=EDGE, width=4.4),
        Path(trace("M", x, y, "L", ex, ey), stroke="#f2d9a6", width=1.9),
        Path(vane, "#fffaf0", EDGE, 1.5),
    ]


def archery_range() -> list[Path]:
    """A straw target on a stand, with several arrows in it."""
    return [
        foot(52, 91, 34),
        Path("M34 62L22 91M66 62L80 91M50 70V90", stroke=EDGE, width=7.4),
        Path("M34 62L22 91M66 62L80 91M50 70V90", stroke=WOOD, width=3.8),
        Path(circle(52.5, 49.5, 35), "#8a6420", EDGE, 2),
        Path(circle(50, 48, 35), "#f0dfb0", EDGE, 2.4),
        Path(circle(50, 48, 28.5), "#f9f4e8", EDGE, 1.4),
        Path(circle(50, 48, 22), fill="#3f7fae"),
        Path(circle(50, 48, 15.5), fill="#c8452f"),
        Path(circle(50, 48, 8), "#ffd24a", EDGE, 1.2),
        *_arrow(60, 62, 29, -7),
        *_arrow(52, 47, 32, -26),
        *_arrow(38, 37, 22, -25),
    ]


def _wheel(x: float, y: float, r: float) -> list[Path]:
    spokes = trace("M", x - r, y, "H", x + r, "M", x, y - r, "V", y + r)
    return [
        Path(circle(x, y, r), fill="#3a2414"),
        Path(circle(x, y, r) + spokes, stroke=EDGE, width=7),
        Path(circle(x, y, r) + spokes, stroke=LIT_WOOD, width=3.4),
        Path(circle(x, y, 3.2), WOOD, EDGE, 1.6),
    ]


def travelling_castle() -> list[Path]:
    """A small castle on a cart, its flag flying."""
    keep = "M24 68V26H32V33H40V26H48V33H56V26H64V68Z"
    side = "M58 68V40H65V46H71V40H78V46H84V68Z"
    return [
        foot(50, 92, 43),
        Path("M86 74L97 64", stroke=EDGE, width=6),
        Path("M86 74L97 64", stroke=LIT_WOOD, width=2.8),
        Path("M44 28V4", stroke=EDGE, width=2.6),
        Path(
            "M45.5 5Q56 2 62 6Q68 10 76 6L72 12L76 18Q67 21 61 17Q55 14 45.5 18Z",
            "#3f7fae",
            "#173a57",
            1.8,
        ),
        Path(side, STONE, EDGE, 2.2),
        Path(keep, STONE, EDGE, 2.2),
        Path(rect(38, 41, 11, 13, 5.5), "#3b2a3f", EDGE, 1.6),
        Path(rect(68, 52, 7, 9, 3.5), fill="#3b2a3f"),
        Path("M28 44H33M55 50H60M29 60H34M54 62H58", stroke="#a8987c", width=1.8),
        Path(rect(12, 66, 78, 11, 3), WOOD, EDGE, 2.2),
        Path("M16 69.5H86", stroke=LIT_WOOD, width=2.2),
        Path(circle(20, 72, 1.4) + circle(50, 73.5, 1.4) + circle(82, 72, 1.4), fill=EDGE),
        *_wheel(28, 81, 11),
        *_wheel(72, 81, 11),
    ]


def _coins(places: tuple[tuple[float, float], ...]) -> list[Path]:
    return [
        Path("".join(ellipse(x, y, 6, 4) for x, y in places), GOLD, GOLD_EDGE, 1.6),
        Path("".join(ellipse(x - 1, y - 0.8, 3, 1.6) for x, y in places), fill=LIT_GOLD),
    ]


def royal_treasury() -> list[Path | Group]:
    """A house with columns and a golden dome, and coins on its steps."""
    columns = "".join(rect(x, 54, 7, 27) for x in (18, 34, 59, 75))
    lit = "".join(rect(x + 1.4, 55, 2.2, 25) for x in (18, 34, 59, 75))
    dome = Linear(30, 20, 70, 40, ((0, "#ffe58a"), (0.5, GOLD), (1, "#c8860f")))
    return [
        foot(50, 91, 45),
        Path(rect(20, 52, 60, 30), fill="#4a3342"),
        Path("M27 42Q27 16 50 16Q73 16 73 42Z", dome, GOLD_EDGE, 2.2),
        Path("M38 41Q38 24 47 18M62 41Q62 24 53 18", stroke=GOLD_EDGE, width=1.5),
        Group(crown_shapes(), x=38, y=-1, scale=1.0),
        Path(columns, "#f6eede", EDGE, 1.9),
        Path(lit, fill="#ffffff"),
        Path(polygon([(10, 54), (50, 34), (90, 54)]), STONE, EDGE, 2.2),
        Path(circle(50, 47, 5), GOLD, GOLD_EDGE, 1.6),
        Path("M44 82V66Q50 59 56 66V82Z", "#7c4a22", EDGE, 1.8),
        Path(rect(12, 80, 76, 5.5, 1) + rect(7, 85, 86, 6, 1), STONE, EDGE, 1.8),
        *_coins(((20, 82), (29, 86), (16, 88), (82, 87), (72, 88))),
    ]


def guarded_treasury() -> list[Path]:
    """A chest with a large lock in front of a vault, below two crossed halberds."""
    shafts = "M18 90L74 12M82 90L26 12"
    heads = "M70 6L79 11L83 2Q92 14 84 24L78 16L70 19Z" + "M30 6L21 11L17 2Q8 14 16 24L22 16L30 19Z"
    return [
        foot(50, 91, 43),
        Path("M20 90V44Q20 22 50 22Q80 22 80 44V90Z", "#a9a196", EDGE, 2.2),
        Path("M28 90V48Q28 30 50 30Q72 30 72 48V90Z", "#3a2f2a", EDGE, 1.8),
        Path(
            "M24 56H28M24 70H28M72 50H78M73 64H79M36 27L38 31M50 22V30M64 27L62 31",
            stroke="#6e675d",
            width=2,
        ),
        Path(shafts, stroke=EDGE, width=6),
        Path(shafts, stroke=LIT_WOOD, width=2.8),
        Path(heads, STEEL, "#2a2f38", 2),
        Path("M16 66Q16 50 30 50H70Q84 50 84 66V69H16Z", WOOD, EDGE, 2.4),
        Path("M19 64Q20 53 30 53H44", stroke=LIT_WOOD, width=2.6),
        Path(rect(16, 68, 68, 23, 3), "#925c2a", EDGE, 2.4),
        Path("M28 51V90M72 51V90", stroke=GOLD_EDGE, width=7.4),
        Path("M28 51V90M72 51V90", stroke=GOLD, width=4),
        Path("M16 68H84", stroke=GOLD_EDGE, width=5),
        Path("M17 68H83", stroke=GOLD, width=2.2),
        Path("M44 66V61Q50 54 56 61V66", stroke=GOLD_EDGE, width=4),
        Path(rect(40, 64, 20, 17, 4), GOLD, GOLD_EDGE, 2.2),
        Path("M50 71V76", stroke=GOLD_EDGE, width=3),
        Path(circle(50, 71, 2.8), fill=GOLD_EDGE),
    ]


def big_tavern() -> list[Path]:
    """A wide half-timbered house, and a foaming mug as tall as its door."""
    beams = "M16 66H84M16 47H84M30 47V66M44 47L30 66M70 47V66"
    return [
        foot(50, 91, 44),
        *front(20, 64, 60, 26, "#e6cfa5"),
        Path(rect(14, 45, 72, 21), WALL, EDGE, 2),
        Path(rect(64, 46, 21, 19), fill=SHADE, alpha=0.35),
        Path(beams, stroke="#6f4320", width=3.6),
        *roof(6, 46, 88, 30),
        Path(polygon([(38, 40), (50, 24), (62, 40)]), WALL, EDGE, 1.9),
        Path(rect(46, 31, 8, 8, 1), "#ffd95e", EDGE, 1.4),
        Path(rect(19, 50, 9, 10, 1), "#ffd95e", EDGE, 1.5),
        Path("M26 90V76Q33 69 40 76V90Z", "#7c4a22", EDGE, 1.8),
        Path("M80 66Q94 64 93 75Q92 85 79 83", stroke=EDGE, width=8),
        Path("M80 66Q94 64 93 75Q92 85 79 83", stroke="#e8d9b8", width=4),
        Path("M50 58H82L80 92H52Z", "#eba52d", EDGE, 2.4),
        Path("M56 62L57.5 89", stroke="#ffd987", width=4),
        Path("M66 66V88M74 66L73.4 88", stroke="#b9741a", width=2.4),
        Path(cloud(66, 55, 42, 20, 8), "#fffdf5", EDGE, 2.2),
        Path("M54 55Q58 49 64 51M70 49Q75 49 77 53", stroke="#d8ccae", width=1.8),
    ]
