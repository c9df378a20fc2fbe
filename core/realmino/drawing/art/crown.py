"""The golden crown, alone and in the row that a square carries."""

from functools import lru_cache

from realmino.drawing.shapes import Group, Path, circle, rect
from realmino.drawing.theme import INK, Theme, toned

WIDE, HIGH = 24, 20
OUTLINE = "M2.2 5.6L7.7 10L12 2.6L16.3 10L21.8 5.6L20 18.4H4Z"
JEWELS = circle(2.4, 5.2, 1.7) + circle(12, 2.6, 1.9) + circle(21.6, 5.2, 1.7)


def crown_shapes() -> tuple[Path, ...]:
    """A crown in 24 by 20 units, by day."""
    return (
        Path(OUTLINE + JEWELS, fill="#ffc928", stroke="#3a2204", width=2.8),
        Path(OUTLINE + JEWELS, fill="#ffcb2e"),
        Path("M4.2 8.2L7.8 12L12 5.4V14H5Z", fill="#fff0a6"),
        Path(rect(4.6, 14.2, 14.8, 3.2, 1), fill="#d98a06"),
    )


@lru_cache
def crown(theme: Theme) -> Group:
    """One crown, 24 by 20."""
    return Group(toned(crown_shapes(), theme), sprite=f"crown:{theme.name}", size=(WIDE, HIGH))


def row(count: int, crown: Group | None = None) -> tuple[Path | Group, ...]:
    """The crowns of a square, in its top left corner on a dark ribbon; by day.

    crown: the crown that is repeated, where all rows shall share a sprite.
    """
    crown = crown or Group(crown_shapes())
    if not count:
        return ()
    wide = 4 + count * 29
    ribbon = f"M0 0H{wide}V20Q{wide} 29 {wide - 9} 29H0Z"
    plate = Path(ribbon, fill=INK, alpha=0.74)
    return (plate, *(crown._replace(x=4 + 29 * i, y=3, scale=1.08) for i in range(count)))
