"""Buildings: bakery, sawmill, fishmonger, spinning mill, magic school, goldsmith."""

from realmino.drawing.paths import cloud, smooth_curve, spark, trace, turn
from realmino.drawing.shapes import Linear, Path, circle, ellipse, polygon, rect

EDGE = "#4d2d17"
WALL, SHADE = "#fbeed3", "#b98f5b"
RED, LIT_RED = "#c8452f", "#ee7d5c"
WOOD, LIT_WOOD, DARK_WOOD = "#a86e35", "#d79a58", "#6b4220"
STEEL = Linear(26, 30, 74, 80, ((0, "#f4f7fa"), (0.5, "#c3cad4"), (1, "#8f99a8")))


def foot(x: float, y: float, half: float) -> Path:
    """The shadow under a building, centred on (x, y)."""
    return Path(ellipse(x + 3, y, half, 5), fill=EDGE, alpha=0.38)


def front(x: float, y: float, w: float, h: float, wall: str = WALL) -> list[Path]:
    """A wall lit from the left; its upper left corner is at (x, y)."""
    return [
        Path(rect(x, y, w, h), wall, EDGE, 2),
        Path(rect(x + w * 0.64, y + 1, w * 0.36 - 1, h - 2), fill=SHADE, alpha=0.35),
    ]


def roof(x: float, y: float, w: float, h: float, tile: str = RED, lit: str = LIT_RED) -> list[Path]:
    """A broad roof, h high; its eaves run to the right from (x, y)."""
    inset = w * 0.2
    rows = "".join(
        trace("M", x + inset * k + 3, y - h * k, "H", x + w - inset * k - 3) for k in (0.33, 0.66)
    )
    return [
        Path(
            polygon([(x, y), (x + inset, y - h), (x + w - inset, y - h), (x + w, y)]),
            tile,
            EDGE,
            2.2,
        ),
        Path(
            polygon(
                [
                    (x + 2.6, y - 1.4),
                    (x + inset + 0.6, y - h + 1.4),
                    (x + w * 0.44, y - h + 1.4),
                    (x + w * 0.34, y - 1.4),
                ]
            ),
            fill=lit,
        ),
        Path(rows, stroke=EDGE, width=1.1, alpha=0.5),
    ]


def bakery() -> list[Path]:
    """A house with a hot oven, and a pretzel on its front."""
    pretzel = "M66 84C44 84 45 54 58 55C69 56 70 74 58 79M66 84C88 84 87 54 74 55C63 56 62 74 74 79"
    return [
        foot(50, 90, 41),
        Path(cloud(77, 11, 19, 12, 6) + cloud(88, 6, 10, 7, 5), fill="#fffaf0", alpha=0.95),
        Path(rect(64, 17, 13, 24), "#b9735a", EDGE, 2),
        Path(rect(61.5, 14, 18, 6, 1.5), "#cf8d72", EDGE, 1.8),
        *front(15, 44, 70, 46),
        *roof(8, 47, 84, 26),
        Path("M20 90V70Q32 52 44 70V90Z", "#a99f93", EDGE, 2),
        Path("M24 90V73Q32 60 40 73V90Z", fill="#2b130c"),
        Path("M26 90Q24 80 30 75Q30 80 33 76Q38 82 37 90Z", fill="#f08a2b"),
        Path("M30 90Q29 84 32 81Q35 85 34 90Z", fill="#ffe27a"),
        Path(pretzel, stroke="#5a2a08", width=10),
        Path(pretzel, stroke="#dd8f35", width=6.4),
        Path("M53 62Q54 58 58 58M74 58Q78 58 79 61", stroke="#ffd28c", width=2),
    ]


def sawmill() -> list[Path]:
    """A shed over a large saw that is cutting a trunk into boards."""
    teeth = [turn(52, 58, 27 if i % 2 == 0 else 21.5, i * 11.25 + 3) for i in range(32)]
    return [
        foot(50, 90, 43),
        Path(rect(15, 34, 6, 56) + rect(79, 34, 6, 56), WOOD, EDGE, 1.8),
        Path("M21 50L31 38M79 50L69 38", stroke=EDGE, width=5),
        Path("M21 50L31 38M79 50L69 38", stroke=WOOD, width=2.4),
        *roof(6, 37, 88, 25, "#6d7b3d", "#9cab5c"),
        Path(polygon(teeth), STEEL, "#343b47", 2.2),
        Path(circle(52, 58, 12), stroke="#7d8795", width=2),
        Path(circle(52, 58, 4), fill="#343b47"),
        Path("M14 62H50V80H14A6 9 0 0 1 14 62Z", "#8a5a2b", EDGE, 2),
        Path("M18 67H44M20 73H46", stroke="#5f3b19", width=1.8),
        Path("M50 62H86V69H50ZM50 72H86V80H50Z", "#edc58a", EDGE, 2),
        Path("M55 65.5H80M57 76H82", stroke="#c4924f", width=1.4),
        Path(ellipse(14, 71, 5, 9), "#edc58a", EDGE, 1.8),
        Path(ellipse(14, 71, 2, 4.4), stroke="#b07a3c", width=1.4),
        Path("M24 81L20 91M24 81L29 91M76 81L72 91M76 81L81 91", stroke=EDGE, width=4),
        Path("M38 91Q52 79 66 91Z", "#edc58a", EDGE, 1.2),
    ]


def fishmonger() -> list[Path]:
    """A stall with a striped awning and a huge fish on the counter."""
    stripes = "".join(
        polygon(
            [(19 + i * 15.5, 14), (26.8 + i * 15.5, 14), (24.4 + i * 18, 33), (15.4 + i * 18, 33)]
        )
        for i in range(4)
    )
    hem = "M8 33" + "".join(f"A4.67 6 0 0 0 {8 + 9.333 * (i + 1):.2f} 33" for i in range(9))
    fish = smooth_curve(
        [(15, 58), (25, 48), (42, 43), (58, 46), (70, 56), (58, 65), (42, 68), (25, 66)]
    )
    tail = "M66 56Q76 46 86 44Q81 56 87 69Q76 66 66 56Z"
    return [
        foot(50, 90, 42),
        Path(rect(13, 30, 5, 60) + rect(82, 30, 5, 60), WOOD, EDGE, 1.8),
        Path(rect(18, 32, 64, 40), fill="#3b2a22", alpha=0.5),
        Path(hem + "L80 14H20Z", "#fffaf0", EDGE, 2.2),
        Path(stripes, fill="#2f78a8"),
        Path("M8 33" + hem[5:] + "Z", "#fffaf0", EDGE, 1.8),
        Path(tail, "#d9652b", "#5a2410", 2.2),
        Path(fish, "#f08a4b", "#5a2410", 2.4),
        Path(smooth_curve([(20, 57), (32, 49), (48, 47), (60, 52), (44, 55)]), fill="#ffc28f"),
        Path("M34 46.5Q42 56 34 66M46 52Q49 56 46 60M54 52Q57 56 54 60", stroke="#5a2410", width=2),
        Path(circle(25, 55, 2.8), fill="#2b1206"),
        Path(rect(9, 69, 82, 21, 2), WOOD, EDGE, 2.2),
        Path(rect(9, 69, 82, 6, 2), LIT_WOOD, EDGE, 1.8),
        Path("M30 76V89M50 76V89M70 76V89", stroke=DARK_WOOD, width=1.8),
    ]


def spinning_mill() -> list[Path]:
    """A house with a spinning wheel in front and wool in a basket."""
    wheel = (56, 58)
    spokes = "".join(
        "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*turn(*wheel, 5, a), *turn(*wheel, 22, a))
        for a in range(0, 360, 45)
    )
    return [
        foot(50, 90, 42),
        *front(16, 40, 60, 48),
        *roof(8, 43, 76, 27, "#7d6a9a", "#a897c4"),
        Path(rect(23, 48, 10, 12, 1), "#4f7392", EDGE, 1.6),
        Path("M28 48V60M23 54H33", stroke=EDGE, width=1.2),
        Path(circle(*wheel, 23), fill="#fbeed3", alpha=0.75),
        Path(circle(*wheel, 23), stroke=EDGE, width=8),
        Path(spokes, stroke=EDGE, width=4),
        Path(circle(*wheel, 23), stroke=LIT_WOOD, width=4.2),
        Path(spokes, stroke=LIT_WOOD, width=1.8),
        Path(circle(*wheel, 5), WOOD, EDGE, 2),
        Path("M56 60L46 90M56 60L78 90M40 86H86", stroke=EDGE, width=6.4),
        Path("M56 60L46 90M56 60L78 90M40 86H86", stroke=WOOD, width=3),
        Path("M78 52Q86 66 84 84", stroke="#fffdf5", width=2),
        Path(cloud(84, 66, 15, 20, 7), "#fffdf5", EDGE, 1.8),
        Path(cloud(22, 77, 24, 18, 7), "#fffdf5", EDGE, 1.8),
        Path("M17 74Q22 70 27 75", stroke="#cfc3a6", width=1.8),
        Path("M9 79H35L32 91H12Z", LIT_WOOD, EDGE, 2),
        Path("M11 83.5H33.5M12 87.5H32.5", stroke=DARK_WOOD, width=1.3),
    ]


def magic_school() -> list[Path]:
    """A crooked tower under a wizard's hat, surrounded by stars."""
    hat = "M22 50Q34 44 38 34Q42 18 56 8Q66 2 78 9Q67 11 64 19Q61 32 66 40Q70 46 80 50Q50 60 22 50Z"
    return [
        foot(50, 90, 36),
        Path("M33 50H67L71 90H29Z", "#ece2f2", EDGE, 2.2),
        Path("M56 52H66L70 89H57Z", fill="#7b6a92", alpha=0.35),
        Path("M35 62H42M40 70H46M33 80H39M60 60H65M58 82H64", stroke="#a594b8", width=1.6),
        *front(66, 66, 20, 24, "#ece2f2"),
        Path(polygon([(62, 68), (76, 50), (90, 68)]), "#5d3a86", EDGE, 2),
        Path(rect(72, 73, 8, 9, 4), "#ffd95e", EDGE, 1.6),
        Path(hat, "#6a3f98", "#2b1445", 2.4),
        Path("M28 49.5Q38 43 42 33Q46 20 57 12Q50 24 49 34Q47 46 40 52Z", fill="#9a70c8"),
        Path("M36 43Q50 49 67 43", stroke="#f6c136", width=4),
        Path(rect(44, 60, 12, 14, 6), "#ffd95e", EDGE, 2),
        Path("M50 60V74M44 67H56", stroke=EDGE, width=1.4),
        Path("M45 90V82Q50 77 55 82V90Z", "#5a3716", EDGE, 1.6),
        Path(spark(56, 31, 6), fill="#ffe27a"),
        Path("M22 14A10 10 0 1 0 30 30A12 12 0 0 1 22 14Z", "#ffe27a", EDGE, 2),
        Path(spark(15, 64, 9) + spark(84, 32, 8) + spark(24, 78, 5), "#f6b92e", EDGE, 1.2),
    ]


def goldsmith() -> list[Path]:
    """A workshop with a glowing hearth and a gemstone ring as its sign."""
    gem = [(35, 37), (43, 26), (57, 26), (65, 37), (50, 52)]
    return [
        foot(50, 90, 41),
        *front(14, 38, 72, 52, "#e8dcc6"),
        *roof(7, 41, 86, 24, "#56616f", "#8592a1"),
        Path("M18 90V58H82V90Z", "#4a2f22", EDGE, 2),
        Path("M62 90Q58 74 68 66Q68 74 72 70Q82 78 79 90Z", fill="#ef7f26"),
        Path("M67 90Q65 80 70 76Q75 82 74 90Z", fill="#ffe27a"),
        Path("M20 76H38Q36 82 31 82V86H36V90H22V86H27V82Q21 81 20 76Z", "#8f99a8", "#20242c", 1.6),
        Path(circle(50, 67, 18), stroke="#5b3a05", width=11),
        Path(circle(50, 67, 18), stroke="#f6c136", width=7),
        Path("M33.5 63A17.5 17.5 0 0 1 44 50.5", stroke="#fff3b0", width=2.4),
        Path(polygon(gem), "#53b7e0", "#123e5c", 2.4),
        Path(
            polygon([gem[0], gem[1], (45, 37)]) + polygon([(45, 37), (55, 37), (50, 51)]),
            fill="#b9e9fb",
        ),
        Path("M35 37H65M43 26L45 37L50 51L55 37L57 26", stroke="#123e5c", width=1.4),
        Path(spark(30, 28, 7), fill="#fffbe0"),
    ]
