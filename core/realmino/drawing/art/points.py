"""The points that something brings: a badge with a number, and the outline of a territory."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from realmino.drawing.shapes import Group, Path, Text, rect
from realmino.drawing.theme import Theme

HIGH: Final = 24
"""How high a badge is, in its own units; its letters are `LETTERS` high."""

LETTERS: Final = 16.5


def colours(tone: str, theme: Theme) -> tuple[str, str]:
    """The ground and the ink of a badge: a ``gain``, a ``loss``, or ``plain``."""
    fills = {"gain": theme.accent, "loss": theme.refused}
    return (fills[tone], theme.paper) if tone in fills else (theme.paper, theme.ink)


@lru_cache(maxsize=256)
def badge(text: str, tone: str, theme: Theme) -> Group:
    """A short text on a pill; KeyError for no tone that there is. `HIGH` units high."""
    fill, ink = colours(tone, theme)
    letters = 0.66 * len(text) - 0.34 * text.count("\N{NO-BREAK SPACE}")
    wide = max(HIGH * 1.25, letters * LETTERS + 13)
    return Group(
        (
            *_pill(wide, fill, theme),
            Text(wide / 2, 17.9, text, LETTERS, ink, weight=700, max_width=wide - 9),
        ),
        sprite=f"points:{tone}:{text}:{theme.name}",
        size=(wide, HIGH),
    )


@lru_cache
def nowhere(theme: Theme) -> Group:
    """It fits nowhere: an empty place that is struck out."""
    wide = HIGH * 1.25
    place = rect(wide / 2 - 6, 6, 12, 12, 2.5)
    return Group(
        (
            *_pill(wide, theme.paper, theme),
            Path(place, stroke=theme.refused, width=2),
            Path(f"M{wide / 2 - 8} 20L{wide / 2 + 8} 4", stroke=theme.paper, width=6),
            Path(f"M{wide / 2 - 8} 20L{wide / 2 + 8} 4", stroke=theme.refused, width=2.6),
        ),
        sprite=f"points:nowhere:{theme.name}",
        size=(wide, HIGH),
    )


def _pill(wide: float, fill: str, theme: Theme) -> tuple[Path, ...]:
    return (
        Path(rect(-1.5, -0.5, wide + 3, HIGH + 3, 13), fill=theme.shadow, alpha=0.25),
        Path(rect(-1.5, -1.5, wide + 3, HIGH + 3, 13), fill=theme.paper),
        Path(rect(0, 0, wide, HIGH, 12), fill=fill, stroke=theme.ink),
    )


def around(corners: Iterable[tuple[float, float]], side: float) -> str:
    """The edges around squares of that side, given by their top left corners, as path data."""
    squares = {(round(x / side), round(y / side)): (x, y) for x, y in corners}
    edges = []
    for (column, row), (x, y) in squares.items():
        right, low = x + side, y + side
        beside = (
            ((column, row - 1), f"M{x:.5g} {y:.5g}H{right:.5g}"),
            ((column + 1, row), f"M{right:.5g} {y:.5g}V{low:.5g}"),
            ((column, row + 1), f"M{right:.5g} {low:.5g}H{x:.5g}"),
            ((column - 1, row), f"M{x:.5g} {low:.5g}V{y:.5g}"),
        )
        edges += [edge for other, edge in beside if other not in squares]
    return "".join(edges)
