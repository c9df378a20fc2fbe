"""A domino: its face with two squares of land, and its numbered back."""

from functools import lru_cache

from realmino.drawing.art.crowns_coins_towers import crown_shapes
from realmino.drawing.art.land import square
from realmino.drawing.paths import blade
from realmino.drawing.shapes import Group, Linear, Path, Shape, Text, circle, rect
from realmino.drawing.theme import Theme, mix, tint_shapes

PLACES = (((0, 0), (100, 0)), ((0, 0), (0, 100)), ((100, 0), (0, 0)), ((0, 100), (0, 0)))
"""Where the first and second halves go, by clockwise quarter turns."""


def variants(first: tuple[str, int], second: tuple[str, int]) -> tuple[int, int]:
    """The variant for each half, so that a domino looks the same everywhere."""
    seed = sum(ord(c) for c in first[0] + second[0]) + 3 * first[1] + 5 * second[1]
    return seed % 4, (seed // 4 + 1) % 4


def lone_variant(half: tuple[str, int]) -> int:
    """The variant for a half whose domino is unknown."""
    return variants(half, half)[0]


def _size(turns: int) -> tuple[float, float]:
    return (200, 100) if turns % 2 == 0 else (100, 200)


def _piece(turns: int, theme: Theme) -> tuple[Path, ...]:
    """A domino's cardboard, slightly wider than its land: shadow, thickness and rim."""
    w, h = _size(turns)
    edge = mix(theme.rim, "#6b4a25", 0.6)
    return (
        Path(rect(-1, 0, w + 7, h + 7, 12), fill=theme.shadow, alpha=0.16),
        Path(rect(-2.4, -1, w + 6.8, h + 7, 11), fill=theme.shadow, alpha=0.28),
        Path(rect(-3, -2.4, w + 6, h + 7.6, 10), fill=edge),
        Path(rect(-3, -3, w + 6, h + 6, 10), theme.rim, edge, 1.2),
    )


@lru_cache(maxsize=512)
def face(first: tuple[str, int], second: tuple[str, int], theme: Theme, turns: int = 0) -> Group:
    """A domino's face, 200 by 100 with the first half on the left; a half is (terrain, crowns).

    ``turns`` counts clockwise quarter turns; if odd, the domino is 100 by 200. The pictures stay
    upright, and the corner stays at (0, 0).
    """
    turns %= 4
    first_variant, second_variant = variants(first, second)
    (ax, ay), (bx, by) = PLACES[turns]
    w, h = _size(turns)
    shapes: tuple[Shape, ...] = (
        *_piece(turns, theme),
        square(*first, first_variant, theme)._replace(x=ax, y=ay),
        square(*second, second_variant, theme)._replace(x=bx, y=by),
        Path(
            rect(-0.4, -0.4, w + 0.8, h + 0.8, 3), stroke=mix(theme.rim, "#3a2812", 0.75), width=1.6
        ),
    )
    name = f"face:{first[0]}{first[1]}:{second[0]}{second[1]}:{turns}:{theme.name}"
    return Group(shapes, sprite=name, size=(w, h))


@lru_cache(maxsize=128)
def back(number: int, theme: Theme) -> Group:
    """A domino's numbered side, 200 by 100."""
    w, h = 200, 100
    cloth = Linear(0, 0, 200, 100, ((0, "#8a5a63"), (0.5, "#74454f"), (1, "#5e353f")))
    leaves = "".join(
        blade(100 + s * (40 + 15 * i), 58 - 6 * i, 17, 6, s * a)
        for s in (-1, 1)
        for i in range(3)
        for a in (35, 105)
    )
    drawn = (
        Path(rect(0, 0, w, h, 7), fill=cloth),
        Path(rect(6, 6, w - 12, h - 12, 5), stroke="#d9b060", width=1.6),
        Path(rect(9.5, 9.5, w - 19, h - 19, 3), stroke="#d9b060", width=0.8, alpha=0.7),
        Path("M58 62Q34 60 24 34M142 62Q166 60 176 34", stroke="#d9b060", width=1.6),
        Path(leaves, fill="#d9b060", alpha=0.8),
        Path(circle(100, 55, 37), "#f6e7c4", "#d9b060", 2.6),
        Path(circle(100, 55, 33), stroke="#b98f45", width=0.9),
        Group(crown_shapes(), x=83.2, y=-1, scale=1.4),
        Text(100, 72, str(number), 45, "#46202b", weight=700, family="title", max_width=56),
    )
    shapes = (*_piece(0, theme), *tint_shapes(drawn, theme))
    return Group(shapes, sprite=f"back:{number}:{theme.name}", size=(w, h))
