"""Buildings: fortress, brewery, guardtower, the two statues and the Queen's tower."""

from realmino.drawing.art.buildings.crafts import DARK_WOOD, EDGE, LIT_WOOD, WOOD, foot, front, roof
from realmino.drawing.art.crowns_coins_towers import crown_shapes
from realmino.drawing.art.figures import GOWN, HAIR
from realmino.drawing.paths import blade, cloud, smooth_curve
from realmino.drawing.shapes import Group, Linear, Path, circle, polygon, rect

STONE = Linear(8, 0, 94, 0, ((0, "#ffffff"), (0.5, "#e9e4da"), (1, "#b3ab9d")))
JOINT, SLIT = "#8d8577", "#33262f"
GOLD_EDGE = "#5b3a05"


def _crenellated(x: float, y: float, w: float, bottom: float, teeth: int) -> str:
    """A wall with battlements, from y down to the bottom."""
    tooth = w / (2 * teeth - 1)
    line = f"M{x} {bottom}V{y - tooth:.2f}"
    for i in range(teeth):
        right = x + (2 * i + 1) * tooth
        line += f"H{right:.2f}"
        if i < teeth - 1:
            line += f"V{y}H{right + tooth:.2f}V{y - tooth:.2f}"
    return line + f"V{bottom}Z"


def fortress() -> list[Path]:
    """Three thick towers and a wall with a closed gate."""

    def tower(x: float, y: float, w: float) -> list[Path]:
        stone = Linear(x, 0, x + w, 0, ((0, "#fbf7ef"), (0.5, "#d5cec2"), (1, "#9f978a")))
        return [
            Path(_crenellated(x, y + 2, w, 90, 3), stone, EDGE, 2.2),
            Path(_crenellated(x - 2.5, y, w + 5, y + 9, 3), stone, EDGE, 2.2),
            Path(rect(x + w / 2 - 2.4, y + 17, 4.8, 12, 2.4), fill=SLIT),
            Path(
                f"M{x + 3} {y + 37}H{x + 9}M{x + w - 9} {y + 46}H{x + w - 3}",
                stroke=JOINT,
                width=1.8,
            ),
        ]

    return [
        foot(50, 91, 46),
        *tower(35, 22, 30),
        Path(_crenellated(16, 60, 68, 90, 7), STONE, EDGE, 2.2),
        *tower(9, 38, 22),
        *tower(69, 38, 22),
        Path("M38 90V76Q50 58 62 76V90Z", "#6b4220", EDGE, 2.4),
        Path("M44 71V90M50 67V90M56 71V90M39 79H61", stroke="#2a1708", width=1.9),
    ]


def brewery() -> list[Path]:
    """A steaming house and a large barrel with a tap."""
    hops = cloud(80, 30, 15, 19, 6)
    return [
        foot(50, 91, 44),
        Path(cloud(30, 10, 20, 12, 6) + cloud(42, 5, 11, 8, 5), fill="#fffaf0", alpha=0.95),
        Path(rect(22, 15, 12, 24), "#b9735a", EDGE, 2),
        Path(rect(19.5, 13, 17, 5, 1.5), "#cf8d72", EDGE, 1.8),
        *front(12, 42, 62, 48),
        *roof(5, 45, 76, 25, "#a8572c", "#d98a52"),
        Path(rect(17, 52, 10, 11, 1), "#ffd95e", EDGE, 1.6),
        Path("M16 90V76Q22 69 28 76V90Z", "#7c4a22", EDGE, 1.8),
        Path(circle(62, 64, 28), "#8a5a2b", EDGE, 2.4),
        Path(circle(62, 64, 23.5), stroke="#4b5563", width=4),
        Path(circle(62, 64, 20.5), LIT_WOOD, EDGE, 1.8),
        Path("M49.5 49V79M57.5 45V83M66 44V83M74.5 48V80", stroke="#9a622c", width=1.8),
        Path(circle(62, 64, 28), stroke="#d09a5c", width=1.4, alpha=0.8),
        Path("M62 72V80", stroke=EDGE, width=6),
        Path(rect(56.5, 66, 11, 8, 2), "#c9cfd8", EDGE, 1.8),
        Path("M62 66V60M57 60H67", stroke=EDGE, width=3),
        Path("M55 82H69L67.5 93H56.5Z", "#eba52d", EDGE, 2),
        Path(cloud(62, 81.5, 17, 8, 6), "#fffdf5", EDGE, 1.6),
        Path(hops, "#7ea83c", "#2f4a12", 1.8),
        Path("M74 27Q80 33 86 27M75 34Q80 39 85 34", stroke="#2f4a12", width=1.6),
        Path(blade(80, 21, 12, 4, -60) + blade(80, 21, 12, 4, 55), "#5f8a2e", "#2f4a12", 1.4),
    ]


def guardtower() -> list[Path]:
    """A wooden lookout on long legs, with a ladder and a bell."""
    legs = "M34 90L40 48M66 90L60 48M35 84L62 62M65 84L38 62M38 62H62"
    rungs = "".join(f"M{46 - 0.1 * i} {58 + 6 * i}H54" for i in range(6))
    return [
        foot(50, 91, 30),
        Path(legs, stroke=EDGE, width=7.2),
        Path(legs, stroke=WOOD, width=3.8),
        Path("M46 48V91M54 48V91" + rungs, stroke=EDGE, width=3.8),
        Path("M46 48V91M54 48V91" + rungs, stroke=LIT_WOOD, width=1.6),
        Path(rect(29, 26, 5, 24) + rect(66, 26, 5, 24), WOOD, EDGE, 1.8),
        Path(rect(34, 26, 32, 14), fill="#3a2a22"),
        Path("M50 26V30", stroke=GOLD_EDGE, width=2.4),
        Path("M44 39Q46 37 46 33Q47 29 50 29Q53 29 54 33Q54 37 56 39Z", "#f6c136", GOLD_EDGE, 1.8),
        Path(rect(25, 39, 50, 13, 1), WOOD, EDGE, 2.2),
        Path("M33 40V51M41.5 40V51M50 40V51M58.5 40V51M67 40V51", stroke=DARK_WOOD, width=1.7),
        Path(rect(22, 50, 56, 5, 2), LIT_WOOD, EDGE, 1.9),
        Path(polygon([(19, 28), (50, 4), (81, 28)]), "#c8452f", EDGE, 2.4),
        Path(polygon([(24, 26.6), (49, 7.4), (46, 26.6)]), fill="#ee7d5c"),
        Path("M14 90Q20 82 26 90ZM72 91Q79 80 87 91Z", "#5f9a45", "#28491c", 1.5),
    ]


def _pedestal(stone: Linear) -> list[Path]:
    return [
        foot(50, 92, 34),
        Path(rect(22, 82, 56, 10, 2), stone, EDGE, 2.2),
        Path(rect(29, 66, 42, 17), stone, EDGE, 2.2),
        Path(rect(25, 61, 50, 6.5, 2), stone, EDGE, 2),
    ]


def statue() -> list[Path]:
    """A white stone hero with a sword and a cloak."""
    cloak = "M40 28Q30 40 31 61H69Q70 40 60 28Z"
    body = "M42 28Q50 24 58 28L62 44L58 61H42L38 44Z"
    return [
        *_pedestal(STONE),
        Path(cloak, "#a39b8e", EDGE, 2),
        Path(body, STONE, EDGE, 2.2),
        Path("M44 46L42 60M50 47V60M56 46L58 60M40 44Q50 49 60 44", stroke=JOINT, width=1.7),
        Path(circle(50, 18, 9), "#efe9de", EDGE, 2.2),
        Path("M41 16Q43 6 50 7Q57 6 59 16Q55 12 50 12Q45 12 41 16Z", "#b9b1a3", EDGE, 1.8),
        Path("M58 30Q66 30 71 20", stroke=EDGE, width=8.4),
        Path("M58 30Q66 30 71 20", stroke="#cfc8bc", width=4.8),
        Path("M71 26V2M65 19H77", stroke=EDGE, width=5.4),
        Path("M71 26V2M65 19H77", stroke="#e9edf2", width=2.4),
        Path(
            smooth_curve([(34, 31), (44, 33), (44, 46), (38, 54), (31, 46), (29, 33)]),
            "#dcd5c8",
            EDGE,
            2,
        ),
        Path("M37 35V50M31.5 40H43", stroke=JOINT, width=2.4),
        Path(rect(38, 71, 24, 7, 1), "#a39b8e", EDGE, 1.2),
    ]


def queens_statue() -> list[Path | Group]:
    """The Queen in gold, surrounded by roses."""
    gold = Linear(20, 10, 80, 95, ((0, "#ffe892"), (0.45, "#f0bd3a"), (1, "#b67a10")))
    figure: tuple[Path | Group, ...] = (
        Path(GOWN, gold, GOLD_EDGE, 3.6),
        Path("M50 52Q46 76 36 94M50 52Q54 76 64 94M50 56V94", stroke="#a36d0c", width=2.4),
        Path(circle(50, 33, 15), "#ffe892", GOLD_EDGE, 3),
        Path(HAIR, "#d99f25", GOLD_EDGE, 2.8),
        Group(crown_shapes(), x=30.8, y=-6, scale=1.6),
    )
    roses = ((20, 82, 7.4), (32, 88, 6.4), (80, 82, 7.4), (69, 88, 6.4))
    leaves = "".join(blade(x, y, 13, 4.4, a) for x, y, _ in roses for a in (-80, 80, -20, 20))
    return [
        *_pedestal(STONE),
        Group(figure, x=17, y=1, scale=0.66),
        Path(leaves, "#5f9a45", "#28491c", 1.3),
        Path("".join(circle(x, y, r) for x, y, r in roses), "#d6437f", "#5c1236", 1.8),
        Path(
            "".join(
                f"M{x - r * 0.5:.1f} {y}Q{x} {y - r * 0.9:.1f} {x + r * 0.5:.1f} {y}"
                f"Q{x} {y + r * 0.7:.1f} {x - r * 0.1:.1f} {y}"
                for x, y, r in roses
            ),
            stroke="#ffb9d4",
            width=1.7,
        ),
    ]


def queens_tower() -> list[Path]:
    """A slender white tower with a balcony and a rose flag."""
    wall = Linear(36, 0, 66, 0, ((0, "#fffaf2"), (0.5, "#f1e3dc"), (1, "#c9aead")))
    return [
        foot(50, 91, 30),
        Path("M50 16V0", stroke=EDGE, width=2.4),
        Path(
            "M51 1Q58 -1 63 2Q68 5 74 3L71 7.5L74 12Q67 13 62 10.5Q57 8 51 11Z",
            "#f3c13e",
            GOLD_EDGE,
            1.6,
        ),
        Path("M62 90V60H80V90Z", wall, EDGE, 2),
        Path(polygon([(59, 62), (71, 42), (83, 62)]), "#c9427f", "#5c1236", 2),
        Path(rect(68, 68, 6, 9, 3), fill=SLIT),
        Path("M38 42H62L66 90H34Z", wall, EDGE, 2.2),
        Path(polygon([(31, 44), (50, 10), (69, 44)]), "#c9427f", "#5c1236", 2.4),
        Path(polygon([(35, 42.6), (49, 15), (47, 42.6)]), fill="#f08fb8"),
        Path(rect(44, 47, 12, 14, 6), "#ffd95e", EDGE, 2),
        Path(
            "M33 62H67M36 62V69M42 62V70M48 62V70M54 62V70M60 62V70M66 62V69",
            stroke=EDGE,
            width=2.2,
        ),
        Path("M33 69Q50 76 67 69V73Q50 80 33 73Z", "#f3c13e", GOLD_EDGE, 1.8),
        Path("M44 90V83Q50 77 56 83V90Z", "#7c4a22", EDGE, 1.8),
        Path(cloud(32, 85, 18, 12, 6) + cloud(29, 74, 9, 9, 6), "#5f9a45", "#28491c", 1.6),
        Path(circle(28, 84, 2.4) + circle(35, 87, 2.4) + circle(29, 74, 2), fill="#e8578f"),
    ]
