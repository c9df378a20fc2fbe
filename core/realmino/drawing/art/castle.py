"""The starting tile: a castle with roofs and a flag in the seat's colour."""

from functools import lru_cache

from realmino.drawing.art.emblem import symbol
from realmino.drawing.paths import cloud
from realmino.drawing.shapes import Group, Linear, Path, circle, ellipse, polygon, rect
from realmino.drawing.theme import SeatColours, Theme, mix, tint_shapes

WALL, SHADE, LINE = "#f3e6cb", "#c9b48c", "#463322"


@lru_cache
def castle(colour: str, theme: Theme) -> Group:
    """A seat's castle tile, 100 by 100."""
    seat = theme.seat(colour)
    shapes = (*_court(seat), *_keep(seat), *_tower(14, seat), *_tower(66, seat), *_gate(seat))
    return Group(
        tint_shapes(shapes, theme), sprite=f"castle:{colour}:{theme.name}", size=(100, 100)
    )


@lru_cache
def partners_castle(colour: str, partner: str, theme: Theme) -> Group:
    """Two partners' castle tile, 100 by 100, with one side in each colour."""
    seat, other = theme.seat(colour), theme.seat(partner)
    shapes = (
        *_court(seat),
        *_half_court(other),
        *_flag_left(seat),
        *_keep(other),
        *_tower(14, seat),
        *_tower(66, other),
        *_gate(seat),
    )
    name = f"castle:{colour}+{partner}:{theme.name}"
    return Group(tint_shapes(shapes, theme), sprite=name, size=(100, 100))


def _half_court(seat: SeatColours) -> tuple[Path, ...]:
    """The right half of the court, drawn over the full court."""
    ground = mix(seat.fill, "#efe2c4", 0.45)
    edge = mix(seat.deep, "#efe2c4", 0.15)
    frame = "M50 3H90A7 7 0 0 1 97 10V90A7 7 0 0 1 90 97H50"
    inner = "M50 7.5H88.5A4 4 0 0 1 92.5 11.5V88.5A4 4 0 0 1 88.5 92.5H50"
    return (
        Path("M50 0H100V100H50Z", fill=ground),
        Path(frame, stroke=edge, width=3.4),
        Path(inner, stroke=mix(seat.light, "#ffffff", 0.35), width=1.6),
        Path("M50 79A40 7 0 0 1 50 93Z", fill=mix(seat.deep, "#241a10", 0.3), alpha=0.4),
        Path(cloud(89, 84, 13, 10, 6), "#5f9a45", "#28491c", 1.4),
    )


def _flag_left(seat: SeatColours) -> tuple[Path | Group, ...]:
    flag = "M48.5 7.5Q38 4.5 31 9.5Q25 12 16 9L21 16L16 23Q26 26 32 22.5Q39 18.5 48.5 22Z"
    return (
        Path(flag, seat.fill, seat.deep, 1.8),
        Group(symbol(seat, seat.fill), x=26.5, y=7.4, scale=0.15),
    )


def _court(seat: SeatColours) -> tuple[Path, ...]:
    ground = mix(seat.fill, "#efe2c4", 0.45)
    edge = mix(seat.deep, "#efe2c4", 0.15)
    return (
        Path(rect(0, 0, 100, 100), fill=ground),
        Path(rect(3, 3, 94, 94, 7), stroke=edge, width=3.4),
        Path(rect(7.5, 7.5, 85, 85, 4), stroke=mix(seat.light, "#ffffff", 0.35), width=1.6),
        Path(ellipse(50, 86, 40, 7), fill=mix(seat.deep, "#241a10", 0.3), alpha=0.4),
        Path(cloud(12, 83, 14, 11, 6) + cloud(89, 84, 13, 10, 6), "#5f9a45", "#28491c", 1.4),
    )


def _walled(x: float, y: float, w: float, h: float, teeth: int) -> tuple[Path, ...]:
    """A wall with battlements above ``y``, lit from the left."""
    tooth = w / (2 * teeth - 1)
    line = f"M{x} {y + h}V{y - tooth}"
    for i in range(teeth):
        left = x + 2 * i * tooth
        line += f"H{left + tooth:.2f}V{y}"
        if i < teeth - 1:
            line += f"H{left + 2 * tooth:.2f}V{y - tooth:.2f}"
    outline = line + f"V{y + h}Z"
    return (
        Path(outline, Linear(x, 0, x + w, 0, ((0, "#fff7e4"), (0.55, WALL), (1, SHADE))), LINE, 2),
    )


def _keep(seat: SeatColours) -> tuple[Path | Group, ...]:
    return (
        Path("M50 36V7", stroke=LINE, width=2.4),
        Path(
            "M51.5 7.5Q62 4.5 69 9.5Q75 12 84 9L79 16L84 23Q74 26 68 22.5Q61 18.5 51.5 22Z",
            seat.fill,
            seat.deep,
            1.8,
        ),
        Group(symbol(seat, seat.fill), x=58.5, y=7.4, scale=0.15),
        *_walled(33, 38, 34, 46, 4),
        Path(rect(45, 45, 10, 13, 5), "#3b2a3f", LINE, 1.6),
        Path("M38 64H43M57 66H63M38 46H41M60 50H63", stroke=SHADE, width=1.6),
    )


def _tower(x: float, seat: SeatColours) -> tuple[Path, ...]:
    middle = x + 10
    return (
        *_walled(x, 52, 20, 34, 3),
        Path(polygon([(x - 4, 50), (middle, 22), (x + 24, 50)]), seat.fill, seat.deep, 2.2),
        Path(
            polygon([(x - 1, 48.6), (middle, 25), (middle - 1, 48.6)]), fill=seat.light, alpha=0.85
        ),
        Path(circle(middle, 22, 2.2), "#ffc928", LINE, 1.2),
        Path(rect(middle - 2.6, 58, 5.2, 10, 2.6), fill="#3b2a3f"),
        Path(f"M{x + 3} 74H{x + 8}M{x + 12} 80H{x + 17}", stroke=SHADE, width=1.5),
    )


def _gate(seat: SeatColours) -> tuple[Path, ...]:
    return (
        *_walled(34, 68, 32, 18, 5),
        Path("M42 86V79Q50 68 58 79V86Z", "#5a3716", LINE, 1.8),
        Path("M46.5 85.5V76M50 85.5V75M53.5 85.5V76", stroke="#2a1708", width=1.2),
        Path("M43 87H57L61 96H39Z", fill="#d8c298"),
    )
