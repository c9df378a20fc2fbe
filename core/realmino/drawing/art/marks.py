"""Marks on a square: legal and illegal places, the focus, the last move."""

from functools import lru_cache

from realmino.drawing.art.figures import BODY, HELM
from realmino.drawing.shapes import Group, Path, Radial, Shape, circle, rect
from realmino.drawing.theme import Theme, mix


def _mark(name: str, theme: Theme, *shapes: Shape) -> Group:
    return Group(shapes, sprite=f"mark:{name}:{theme.name}", size=(100, 100))


@lru_cache
def legal(theme: Theme) -> Group:
    """A legal place: a soft glowing dot."""
    lit = mix(theme.accent, "#c8ff70", 0.6)
    glow = Radial(50, 50, 40, ((0, lit + "90"), (0.5, lit + "40"), (1, lit + "00")))
    return _mark(
        "legal",
        theme,
        Path(circle(50, 50, 40), fill=glow),
        Path(circle(50, 50, 10), theme.accent, theme.paper, 4),
    )


@lru_cache
def illegal_place(theme: Theme) -> Group:
    """An illegal place: hatching and a crossed-out ring."""
    hatch = "".join(f"M{a} 4L4 {a}" for a in (26, 48, 70, 92)) + "".join(
        f"M96 {a}L{a} 96" for a in (18, 40, 62, 84)
    )
    return _mark(
        "refused",
        theme,
        Path(rect(2, 2, 96, 96, 8), fill=theme.paper, alpha=0.4),
        Path(rect(2, 2, 96, 96, 8), fill=theme.refused, alpha=0.14),
        Path(hatch, stroke=theme.refused, width=3.6, alpha=0.75),
        Path(rect(3, 3, 94, 94, 8), stroke=theme.refused, width=5),
        Path(circle(50, 50, 23), theme.paper, theme.refused, 7.5),
        Path("M35 35L65 65", stroke=theme.refused, width=7.5),
    )


@lru_cache
def focus(theme: Theme) -> Group:
    """The keyboard focus: a bold double ring."""
    return _mark(
        "focus",
        theme,
        Path(rect(1, 1, 98, 98, 10), stroke=theme.paper, width=11),
        Path(rect(1, 1, 98, 98, 10), stroke=theme.focus, width=6.5),
    )


@lru_cache
def last_move(theme: Theme) -> Group:
    """The last move: brackets in the lower corners, below the crowns."""
    corners = "M5 66V89Q5 95 11 95H30M70 95H89Q95 95 95 89V66"
    return _mark(
        "last",
        theme,
        Path(corners, stroke=theme.paper, width=10),
        Path(corners, stroke=theme.last, width=5.5),
    )


@lru_cache
def lost_square(theme: Theme) -> Group:
    """A square that can never be filled: faint hatching."""
    lines = "M24 48L48 24M24 76L76 24M52 76L76 52"
    return _mark("lost", theme, Path(lines, stroke=theme.muted, width=4.5, alpha=0.45))


@lru_cache
def ghost(theme: Theme) -> Group:
    """Where a half would go: a veil with a dashed edge."""
    return _mark(
        "ghost",
        theme,
        Path(rect(2, 2, 96, 96, 9), fill=theme.paper, alpha=0.12),
        Path(rect(4, 4, 92, 92, 9), stroke=theme.paper, width=7),
        Path(rect(4, 4, 92, 92, 9), stroke=theme.accent, width=4.5, dash=(11, 9)),
    )


@lru_cache
def clash(theme: Theme) -> Group:
    """The square that makes a placement illegal: a striped frame with a warning sign."""
    return _mark(
        "clash",
        theme,
        Path(rect(4, 4, 92, 92, 8), stroke=theme.paper, width=8),
        Path(rect(4, 4, 92, 92, 8), stroke=theme.refused, width=8, dash=(9, 14)),
        Path("M72 52L92 90H52Z", theme.refused, theme.paper, 11),
        Path("M72 52L92 90H52Z", theme.refused, theme.refused, 5),
        Path("M72 63V75", stroke=theme.paper, width=6.4),
        Path(circle(72, 84.6, 3.8), fill=theme.paper),
    )


@lru_cache
def open_town(theme: Theme) -> Group:
    """A square for a building: a plot with pegs and string, as bright as a legal place."""
    lit = mix(theme.accent, "#c8ff70", 0.6)
    glow = Radial(50, 50, 46, ((0, lit + "c0"), (0.6, lit + "70"), (1, lit + "00")))
    pegs = "".join(rect(x - 5.5, y - 5.5, 11, 11, 3) for x in (10, 90) for y in (10, 90))
    return _mark(
        "open-town",
        theme,
        Path(circle(50, 50, 46), fill=glow),
        Path(rect(10, 10, 80, 80), stroke=theme.paper, width=9),
        Path(rect(10, 10, 80, 80), stroke=theme.accent, width=5.5, dash=(11, 8)),
        Path(pegs, theme.accent, theme.paper, 2.5),
        Path(circle(50, 50, 10), theme.accent, theme.paper, 4),
    )


@lru_cache
def buildable(theme: Theme) -> Group:
    """A building that can be constructed: a bright frame with a soft glow."""
    lit = mix(theme.accent, "#c8ff70", 0.6)
    return _mark(
        "buildable",
        theme,
        Path(rect(0, 0, 100, 100, 12), stroke=lit, width=15, alpha=0.6),
        Path(rect(0, 0, 100, 100, 10), stroke=theme.paper, width=9),
        Path(rect(0, 0, 100, 100, 10), stroke=theme.accent, width=5),
    )


@lru_cache
def tax(theme: Theme) -> Group:
    """A square where a knight can collect taxes: a knight with a soft glow."""
    lit = mix(theme.accent, "#c8ff70", 0.6)
    glow = Radial(50, 50, 46, ((0, lit + "e0"), (0.6, lit + "90"), (1, lit + "00")))
    figure = (Path(BODY + HELM, fill=theme.accent), Path("M36 29H64", stroke=theme.paper, width=8))
    return _mark(
        "tax",
        theme,
        Path(circle(50, 50, 46), fill=glow),
        Path(circle(50, 50, 29), theme.paper, theme.accent, 5),
        Group(figure, x=28.5, y=27.5, scale=0.43),
    )
