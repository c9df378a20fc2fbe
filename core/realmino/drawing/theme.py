"""The colours of the light and dark themes, and the seats' colours and symbols."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from realmino.drawing.shapes import Paint, Path, Shape, Text


class SeatColours(NamedTuple):
    """A seat's colours and symbol."""

    fill: str
    light: str
    """The fill where it's lit."""
    deep: str
    """The fill where it's shaded."""
    ink: str
    """For text and the symbol on the fill."""
    symbol: str


SEAT_COLOURS = {
    "pink": SeatColours("#e58bb4", "#f8c3da", "#8f2f60", "#3d0f28", "rose"),
    "yellow": SeatColours("#f2c230", "#ffe58a", "#8a5d00", "#3a2600", "sun"),
    "green": SeatColours("#37803f", "#8fcf8a", "#17502a", "#ffffff", "leaf"),
    "blue": SeatColours("#2f6fb5", "#7fb4e6", "#163f73", "#ffffff", "drop"),
    "orange": SeatColours("#ee8a35", "#ffc07f", "#994606", "#331400", "fox"),
    "purple": SeatColours("#7c52a8", "#b896dc", "#452468", "#ffffff", "grapes"),
    "white": SeatColours("#efece4", "#ffffff", "#6c6656", "#2b2a33", "star"),
    "red": SeatColours("#b8323a", "#e67a78", "#6d1119", "#ffffff", "shield"),
}


CREAM, INK = "#fff6df", "#24170c"
"""The plates behind symbols and numbers, and the ink on them; light-theme colours."""


@dataclass(frozen=True, eq=False)
class Theme:
    """Colours that aren't part of a drawing. Compared by identity, so it's a cheap cache key."""

    name: str
    table: str
    glow: str
    """The lit centre of the table."""
    paper: str
    """Cards and panels."""
    ink: str
    """Text on the table and on paper, like ``muted``."""
    muted: str
    line: str
    """Thin edges."""
    accent: str
    """Legal moves."""
    refused: str
    """Illegal moves."""
    focus: str
    """The keyboard focus."""
    last: str
    """The last move."""
    plot: str
    """Empty ground."""
    cell: str
    """The squares on empty ground."""
    shadow: str
    """Shadows under pieces."""
    rim: str
    """The cardboard of dominoes."""
    tint_colour: str
    """The colour that drawings are tinted with."""
    tint_strength: float
    """The strength of the tint, 0 to 1."""

    def seat(self, colour: str) -> SeatColours:
        """A seat's colours; KeyError for a colour that no seat has."""
        return SEAT_COLOURS[colour]

    def tint(self, colour: str) -> str:
        """A drawing's colour (#rrggbb or #rrggbbaa) in this theme's light."""
        return mix(colour, self.tint_colour, self.tint_strength) if self.tint_strength else colour


light = Theme(
    name="light",
    table="#e0c69e",
    glow="#efdebd",
    paper="#fbf6e9",
    ink="#2b2118",
    muted="#4d3e2d",
    line="#b7a47c",
    accent="#285f1a",
    refused="#a3201c",
    focus="#1746a2",
    last="#7d4300",
    plot="#efe5cb",
    cell="#c3af80",
    shadow="#3a2812",
    rim=CREAM,
    tint_colour="#14121f",
    tint_strength=0.0,
)

dark = replace(
    light,
    name="dark",
    table="#1c1511",
    glow="#3a2c22",
    paper="#26222b",
    ink="#f3ead8",
    muted="#bfb29c",
    line="#635a6b",
    accent="#9fdc7c",
    refused="#ff9a8c",
    focus="#9cc4ff",
    last="#f4c25c",
    plot="#3b353c",
    cell="#5d566a",
    shadow="#000000",
    rim="#cdbf9f",
    tint_strength=0.13,
)


def choose_theme(chosen: str, is_night: bool) -> Theme:
    """The theme named "light" or "dark"; for any other name, ``is_night`` decides."""
    return {"light": light, "dark": dark}.get(chosen, dark if is_night else light)


@lru_cache(maxsize=8)
def forced_theme(canvas: str, text: str, link: str, highlight: str, grey: str) -> Theme:
    """The theme for forced colours; drawings keep their own colours.

    The arguments are the CSS colours Canvas, CanvasText, LinkText, Highlight and GrayText, each as
    #rrggbb.
    """
    return replace(
        dark if luminance(canvas) < luminance(text) else light,
        name="-".join(("forced", canvas, text, link, highlight, grey)),
        table=canvas,
        glow=canvas,
        paper=canvas,
        ink=text,
        muted=text,
        line=text,
        accent=link,
        refused=text,
        focus=highlight,
        last=link,
        plot=canvas,
        cell=grey,
        shadow=canvas,
        rim=text,
    )


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue from #rrggbb, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=1024)
def mix(colour: str, other: str, share: float) -> str:
    """The colour mixed with ``share`` (0 to 1) of the other; its transparency is kept."""
    pairs = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs) + colour[7:]


def luminance(colour: str) -> float:
    """A colour's relative luminance by WCAG 2, 0 to 1."""
    parts = [c / 255 for c in channels(colour)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(colour: str, other: str) -> float:
    """The WCAG contrast ratio of two colours, 1 to 21."""
    low, high = sorted((luminance(colour), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def tint_shapes(shapes: tuple[Shape, ...], theme: Theme) -> tuple[Shape, ...]:
    """The shapes in the theme's light; sprites among them are tinted already."""
    if not theme.tint_strength:
        return shapes
    return tuple(_tint_shape(shape, theme) for shape in shapes)


def _tint_shape(shape: Shape, theme: Theme) -> Shape:
    if isinstance(shape, Path):
        return shape._replace(
            fill=_tint_paint(shape.fill, theme), stroke=_tint_paint(shape.stroke, theme)
        )
    if isinstance(shape, Text):
        return shape._replace(fill=theme.tint(shape.fill))
    if shape.sprite:
        return shape
    return shape._replace(shapes=tint_shapes(shape.shapes, theme))


def _tint_paint(paint: Paint | None, theme: Theme) -> Paint | None:
    if paint is None:
        return None
    if isinstance(paint, str):
        return theme.tint(paint)
    stops = tuple((at, theme.tint(colour)) for at, colour in paint.stops)
    return paint._replace(stops=stops)
