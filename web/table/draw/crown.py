"""The golden crown, alone and in the row that a square carries."""

from functools import lru_cache

from table.shapes import Group, Path, circle, rect
from table.theme import Theme, toned

WIDE, HIGH = 24, 20
OUTLINE = "M2.5 5.5L7.6 10.2L12 2.2L16.4 10.2L21.5 5.5L19.8 17.8H4.2Z"


def crown_shapes() -> tuple[Path, ...]:
    """A crown in 24 by 20 units, by day."""
    return (
        Path(OUTLINE, fill="#ffc928", stroke="#3a2204", width=2.2),
        Path("M4.2 7.6L7.8 11.6L12 4.6V16.6H5.3Z", fill="#ffe995"),
        Path(rect(4.6, 14.4, 14.8, 2.6, 1), fill="#d98f0d"),
        Path(circle(2.6, 5, 1.7) + circle(12, 2.3, 1.8) + circle(21.4, 5, 1.7), fill="#fff0a8", stroke="#3a2204", width=1),
    )


@lru_cache
def crown(theme: Theme) -> Group:
    """One crown, 24 by 20."""
    return Group(toned(crown_shapes(), theme), sprite=f"crown:{theme.name}", size=(WIDE, HIGH))


def row(count: int) -> tuple[Path | Group, ...]:
    """The crowns of a square, in its top left corner on a dark ribbon; by day."""
    if not count:
        return ()
    wide = 9 + count * 26
    ribbon = f"M0 0H{wide + 2}Q{wide + 5} 0 {wide + 5} 4V22Q{wide + 5} 29 {wide - 2} 29H0Z"
    plate = (
        Path(ribbon, fill="#2a1c10", alpha=0.82),
        Path(f"M0 26.6H{wide - 3}Q{wide + 2.6} 26.6 {wide + 2.6} 21V3", stroke="#e3b04b", width=1.1, alpha=0.8),
    )
    return (*plate, *(Group(crown_shapes(), x=5 + 26 * i, y=3.4) for i in range(count)))
