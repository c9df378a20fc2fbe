"""The fire in which a building is lost to the Dragon."""

from functools import lru_cache

from realmino.drawing.paths import smooth
from realmino.drawing.shapes import Group, Linear, Path
from realmino.drawing.theme import Theme

OUTER = smooth(
    [
        (50, 99),
        (24, 91),
        (14, 70),
        (20, 50),
        (30, 58),
        (32, 34),
        (50, 4),
        (58, 30),
        (70, 44),
        (74, 34),
        (86, 58),
        (82, 84),
        (68, 96),
    ]
)
INNER = smooth([(50, 97), (32, 86), (32, 68), (42, 56), (50, 32), (60, 54), (69, 70), (66, 88)])
CORE = smooth([(50, 95), (41, 87), (42, 76), (50, 62), (59, 76), (59, 88)])


@lru_cache
def flame(theme: Theme) -> Group:
    """A flame, 100 by 100, that stands on the lower edge; as bright by night as by day."""
    blaze = Linear(0, 0, 0, 100, ((0, "#f2a02c"), (0.45, "#e5531f"), (1, "#b3261a")))
    shapes = (
        Path(OUTER, fill=blaze, stroke="#6d140c", width=3),
        Path(INNER, fill="#f9b233"),
        Path(CORE, fill="#fff0a6"),
    )
    return Group(shapes, sprite=f"flame:{theme.name}", size=(100, 100))
