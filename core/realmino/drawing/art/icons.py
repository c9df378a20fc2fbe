"""Icons for points, terrains, buildings and buttons."""

from functools import lru_cache
from typing import Final

from realmino.drawing.paths import blade
from realmino.drawing.shapes import Group, Path, Shape, Text, polygon, rect
from realmino.drawing.theme import CREAM, INK, Theme

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
"""The colours of each terrain's icon and of the ink on it."""

BADGE_HIGH: Final = 24
"""A badge's height."""

_LETTERS: Final = 16.5
"""A badge's font size."""

LINES: Final = {
    "menu": "M4 7H20M4 12H20M4 17H20",
    "guide": "M9 9.5A3 3 0 1 1 12 13V14.2M12 17.2H12.01M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12Z",
    "coach": "M9 17C9 15 6 14 6 10A6 6 0 0 1 18 10C18 14 15 15 15 17ZM9.5 21H14.5M12 1V1.5",
    "undo": "M9 6L4 11L9 16M4 11H14A6 6 0 0 1 14 23",
    "redo": "M15 6L20 11L15 16M20 11H10A6 6 0 0 0 10 23",
    "rotate": "M19 5V10H14M19 10A8 8 0 1 0 20 15",
    "list": "M9 6H20M9 12H20M9 18H20M4 6H4.01M4 12H4.01M4 18H4.01",
    "log": "M7 4H18V20H7ZM7 4A2 2 0 0 0 5 6V18A2 2 0 0 0 7 20M10.5 9H15M10.5 13H15",
    "close": "M6 6L18 18M18 6L6 18",
    "game": "M4 20V7H7V10H10V7H14V10H17V7H20V20ZM10 20V16A2 2 0 0 1 14 16V20",
    "rules": "M12 6C9 4 6 4 3 5V19C6 18 9 18 12 20C15 18 18 18 21 19V5C18 4 15 4 12 6V20",
    "share": "M12 15V3M7.5 7.5L12 3L16.5 7.5M5 12V20H19V12",
    "history": "M12 7V12L15.5 14M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12Z",
    "settings": "M4 7H20M4 17H20M9 4.5V9.5M15 14.5V19.5",
}
"""The lines of button icons, in 24 by 24 units."""


def shield(points: int) -> tuple[Shape, ...]:
    """Points on a shield, in 24 by 24 units; light-theme colours."""
    return (
        Path(SHIELD, CREAM, CREAM, 4),
        Path(SHIELD, "#7a2340", "#3d0c1c", 1.8),
        Text(12, 18.4, str(points), 20.2, "#ffffff", weight=700, max_width=16),
    )


def terrain_icon(terrain: str) -> tuple[Shape, ...]:
    """A terrain's icon, in 24 by 24 units; KeyError for an unknown terrain."""
    return (Path(PLATE, stroke=CREAM, width=4), *terrain_plate(terrain))


def terrain_plate(terrain: str) -> tuple[Shape, ...]:
    """A terrain's symbol without a rim, for plain backgrounds."""
    ground, ink = GROUNDS[terrain]
    return (Path(PLATE, ground, INK, 1.6), *_glyph(terrain, ink))


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


def badge_colours(tone: str, theme: Theme) -> tuple[str, str]:
    """A badge's background and ink for a tone: ``gain``, ``loss`` or ``plain``."""
    fills = {"gain": theme.accent, "loss": theme.refused}
    return (fills[tone], theme.paper) if tone in fills else (theme.paper, theme.ink)


@lru_cache(maxsize=256)
def badge(text: str, tone: str, theme: Theme) -> Group:
    """A short text on a pill, `BADGE_HIGH` units high; ``tone`` as in `badge_colours`."""
    fill, ink = badge_colours(tone, theme)
    letters = 0.66 * len(text) - 0.34 * text.count("\N{NO-BREAK SPACE}")
    wide = max(BADGE_HIGH * 1.25, letters * _LETTERS + 13)
    return Group(
        (
            *_pill(wide, fill, theme),
            Text(wide / 2, 17.9, text, _LETTERS, ink, weight=700, max_width=wide - 9),
        ),
        sprite=f"points:{tone}:{text}:{theme.name}",
        size=(wide, BADGE_HIGH),
    )


@lru_cache
def nowhere_badge(theme: Theme) -> Group:
    """A badge for a domino that fits nowhere: an empty place, crossed out."""
    wide = BADGE_HIGH * 1.25
    place = rect(wide / 2 - 6, 6, 12, 12, 2.5)
    return Group(
        (
            *_pill(wide, theme.paper, theme),
            Path(place, stroke=theme.refused, width=2),
            Path(f"M{wide / 2 - 8} 20L{wide / 2 + 8} 4", stroke=theme.paper, width=6),
            Path(f"M{wide / 2 - 8} 20L{wide / 2 + 8} 4", stroke=theme.refused, width=2.6),
        ),
        sprite=f"points:nowhere:{theme.name}",
        size=(wide, BADGE_HIGH),
    )


def _pill(wide: float, fill: str, theme: Theme) -> tuple[Path, ...]:
    return (
        Path(rect(-1.5, -0.5, wide + 3, BADGE_HIGH + 3, 13), fill=theme.shadow, alpha=0.25),
        Path(rect(-1.5, -1.5, wide + 3, BADGE_HIGH + 3, 13), fill=theme.paper),
        Path(rect(0, 0, wide, BADGE_HIGH, 12), fill, theme.ink),
    )


def button_icon(name: str) -> tuple[Shape, ...]:
    """A button's symbol in its text colour, 24 by 24; KeyError for an unknown name."""
    return (Path(LINES[name], stroke="currentColor", width=2),)


def building_icon() -> tuple[Shape, ...]:
    """A generic building on town ground, 32 by 32."""
    ground, ink = GROUNDS["town"]
    return (
        Path(rect(0, 0, 32, 32, 7), fill=ground),
        Path("M7.5 27V16L16 9.5L24.5 16V27Z", fill=ink),
        Path("M5 17.5L16 9L27 17.5", stroke="#5a1f12", width=2.5),
        Path("M13 27V21A3 3 0 0 1 19 21V27Z", fill="#5a1f12"),
        Path("M16 9V3L22 5L16 7", "#ffd257", "#5a1f12", 1.3),
    )
