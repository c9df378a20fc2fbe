"""What things are worth: the shield of points, and the signs of the terrains."""

from realmino.drawing.paths import blade
from realmino.drawing.shapes import Path, Shape, Text, polygon, rect
from realmino.drawing.theme import CREAM, INK

SHIELD = "M12 1.6Q17 4.4 22 4Q23.6 17 12 22.6Q0.4 17 2 4Q7 4.4 12 1.6Z"
PLATE = rect(1.4, 1.4, 21.2, 21.2, 5)
GROUNDS = {
    "wheat": ("#e6b93f", "#4a3200"),
    "forest": ("#2c5a35", "#e9f5df"),
    "lake": ("#2f78bd", "#ffffff"),
    "grassland": ("#93c24c", "#1e3a06"),
    "swamp": ("#8d8060", "#fffbe8"),
    "mine": ("#47424c", "#f3cf72"),
    "town": ("#b0603f", "#fff4e6"),
}
"""Per terrain: the ground of its sign and the ink on it."""


def shield(points: int) -> tuple[Shape, ...]:
    """Points on a shield, in 24 by 24 units; by day."""
    return (
        Path(SHIELD, fill=CREAM, stroke=CREAM, width=4),
        Path(SHIELD, fill="#7a2340", stroke="#3d0c1c", width=1.8),
        Text(12, 17.4, str(points), 15.5, "#ffffff", weight=700, max_width=16),
    )


def terrain_sign(terrain: str) -> tuple[Shape, ...]:
    """The sign of a terrain on its ground, in 24 by 24 units; KeyError for one there is not."""
    return (Path(PLATE, stroke=CREAM, width=4), *terrain_plate(terrain))


def terrain_plate(terrain: str) -> tuple[Shape, ...]:
    """The same without a rim, for grounds that are as calm as paper."""
    ground, ink = GROUNDS[terrain]
    return (
        Path(PLATE, fill=ground, stroke=INK, width=1.6),
        *_glyph(terrain, ink),
    )


def _glyph(terrain: str, ink: str) -> tuple[Path, ...]:
    if terrain == "wheat":
        grains = "".join(blade(12, y, 6, 2.6, a) for y in (18, 13.5, 9) for a in (-48, 48))
        return (
            Path("M12 20.5V8", stroke=ink, width=1.5),
            Path(grains + blade(12, 8.6, 5.6, 2.4, 0), fill=ink),
        )
    if terrain == "forest":
        return (Path("M12 3L17 10H14.4L19 16.4H13.6V20.6H10.4V16.4H5L9.6 10H7Z", fill=ink),)
    if terrain == "lake":
        waves = "".join(
            f"M4.4 {y}Q7.2 {y - 3.4} 10 {y}Q12 {y + 2.6} 14 {y}Q16.8 {y - 3.4} 19.6 {y}"
            for y in (8, 13, 18)
        )
        return (Path(waves, stroke=ink, width=2),)
    if terrain == "grassland":
        blades = "".join(
            blade(x, 19.6, h, 1.7, a)
            for x, h, a in ((7, 11, -22), (10, 15, -8), (13.4, 14, 10), (16.6, 11, 26))
        )
        return (Path(blades, fill=ink), Path("M5 19.8H19", stroke=ink, width=1.8))
    if terrain == "swamp":
        return (
            Path("M8 20V8M12.4 20V12M16.6 20V7M5 20H19", stroke=ink, width=1.6),
            Path(
                rect(6.4, 4, 3.2, 7, 1.6) + rect(10.9, 8.6, 3, 6, 1.5) + rect(15, 3.4, 3.2, 7, 1.6),
                fill=ink,
            ),
        )
    if terrain == "mine":
        return (
            Path(polygon([(7.4, 4.6), (16.6, 4.6), (20.4, 10), (12, 20.4), (3.6, 10)]), fill=ink),
            Path(
                "M4 10H20M8.6 10L12 20M15.4 10L12 20M8.6 10L12 4.8L15.4 10",
                stroke=GROUNDS["mine"][0],
                width=1.2,
            ),
        )
    return (
        Path("M4 20V11L8.4 6.4L12.4 10.6V12.4L16.4 8L20.4 12.4V20Z", fill=ink),
        Path(rect(7.2, 13.4, 2.8, 2.8) + rect(15, 14.4, 2.8, 5.6), fill=GROUNDS["town"][0]),
    )
