"""What diagrams are made of: land with its pattern, crowns, castles, kings, words, colours."""

from collections.abc import Iterator
from html import escape
from typing import Final

from realmino.model.dominoes import Half
from realmino.model.terrain import Terrain
from realmino.rules.variants import SEATS

SQUARE: Final = 100
"""Units of a square's side; everything is drawn in these."""

PAPER: Final = "#fffdf7"
INK: Final = "#2b2118"

STYLE: Final = (
    ".rm-soft{fill:#6b5c48}@media screen and (prefers-color-scheme:dark){.rm-paper{fill:#221f27}"
    ".rm-ink{fill:#f3ead8}.rm-soft{fill:#bfb29c}.rm-ground{stroke:#6d6476}"
    ".rm-edge{stroke:#0f0d12}}"
)
"""Only what differs between light and dark viewers; without it the picture is a light one."""

_SEAT_FILLS: Final = (
    "#e992b8", "#f4c531", "#3f8f4a", "#3574bd", "#ee8a35", "#8159ad", "#f2efe8", "#bd3a42",
)  # fmt: skip


def _strokes(colour: str, width: float, path: str) -> str:
    look = f'fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"'
    return f'<path d="{path}" {look} stroke-linejoin="round"/>'


def _solid(fill: str, outline: str, width: float, path: str) -> str:
    look = f'fill="{fill}" stroke="{outline}" stroke-width="{width}" stroke-linejoin="round"'
    return f'<path d="{path}" {look}/>'


def _dots(radius: int, *centres: tuple[int, int]) -> str:
    """Circles as a path."""
    r = radius
    return "".join(
        f"M{x - r} {y}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0z" for x, y in centres
    )


def _many(shape: str, *places: tuple[int, int]) -> str:
    """A path drawn at several places."""
    return "".join(f"M{x} {y}{shape}" for x, y in places)


_EAR = "v-46m-9 6l9 10l9-10m-18 14l9 10l9-10m-18 14l9 10l9-10"
_FIR = "l-17 26h9l-13 20h17v8h8v-8h17l-13-20h9z"
_WAVE = "q9-11 18 0t18 0t18 0t18 0"
_TUFT = "q-3-14-11-19m11 19v-24m0 24q3-14 11-19"

# Ground and pattern; the patterns are dark enough for a printer without colours.
_LANDS: Final = {
    Terrain.WHEAT: (
        "#f3cd58",
        _strokes("#8a5a06", 4, _many(_EAR, (18, 92), (50, 95), (82, 92))),
    ),
    Terrain.FOREST: (
        "#4d8a4a",
        _solid("#15401f", "#0c2a14", 2, _many(_FIR, (22, 40), (78, 40), (50, 36))),
    ),
    Terrain.LAKE: ("#69b1e6", _strokes("#12467c", 5, _many(_WAVE, (8, 52), (20, 69), (8, 86)))),
    Terrain.GRASSLAND: (
        "#b5da72",
        _strokes("#3c6b12", 4, _many(_TUFT, (22, 66), (76, 66), (49, 91)))
        + _solid("#ffffff", "#3c6b12", 2.5, _dots(6, (84, 87), (14, 87), (49, 54))),
    ),
    Terrain.SWAMP: (
        "#b3a178",
        _strokes("#3f3117", 4, "M30 84v-34m12 34q2-18 12-26m-24 26q-3-18-13-26M10 90h48m12 0h20")
        + _strokes("#3f3117", 4, "M62 76h26" + _dots(6, (72, 60)) + _dots(4, (88, 49)))
        + _solid("#5a2f12", "#3f3117", 2, "M25 46q5-11 10 0v14q-5 8-10 0z"),
    ),
    Terrain.MINE: (
        "#77717d",
        _solid("#2b2830", "#141217", 2.5, "M4 94l18-34l16 12l14-30l24 22l20 30z")
        + _solid(
            "#ffd66b", "#141217", 2.5,
            _many("l8 8l-8 8l-8-8z", (26, 76), (52, 63), (76, 76)),
        ),
    ),
    Terrain.TOWN: (
        "#e3b48c",
        _solid("#fff6e6", "#5b2415", 3, "M12 92v-28h30v28zM54 92v-34h34v34z")
        + _solid("#b2492f", "#5b2415", 3, "M6 64l21-20l21 20zM48 58l23-20l23 20z")
        + _solid("#5b2415", "#5b2415", 3, "M22 92v-14h10v14zM66 92v-16h10v16z"),
    ),
}  # fmt: skip

_CROWN = _solid("#ffd84a", "#2a1c00", 2.5, "M4 22L2 5l8 6l5-10l5 10l8-6l-2 17z")
_WALLS = "M16 88V36h8v-10h12v10h8v-10h12v10h8v-10h12v10h8v52z"
_KING = (
    "M40 12l-5-17l12 7l8-13l8 13l12-7l-5 17zM55 12a14 14 0 0 1 11 24q22 6 24 26q-8 5-16 0"
    "l8 28h-54l8-28q-8 5-16 0q2-20 24-26a14 14 0 0 1 11-24z"
)

_HOUSE = "M8 48L50 14L92 48V92H8z"
_KNIGHT = "M6 44h26v-8l-4-4q6-16-4-24l2-8l-8 5q-14 3-16 16l4 5l9-4q-2 8-7 14l-2 8z"
_FLAME = "M50 8q6 20 20 30q16 14 10 34q-8 22-30 22t-30-22q-5-18 10-30q2 12 10 16q-4-26 10-50z"


def square(half: Half, x: float, y: float) -> str:
    """One square of land, its crowns on a dark plate."""
    land = _use(half.terrain.key, x, y, SQUARE, SQUARE)
    if not half.crowns:
        return land
    left = x + SQUARE / 2 - 16 * half.crowns
    plate = f'x="{left - 1:g}" y="{y + 4:g}" width="{32 * half.crowns + 2}" height="32" rx="8"'
    crowns = (_use("crown", left + 1 + 32 * number, y + 8, 30, 24) for number in range(half.crowns))
    return f'{land}<rect {plate} fill="#33220a"/>{"".join(crowns)}'


def building(tile: int, crowns: int, x: float, y: float) -> str:
    """A building on its square, with its number and its crowns."""
    house = _solid("#fffaf0", INK, 3.5, _HOUSE)
    number = text(50, 81, str(tile), 34, fill=INK)
    crown = "".join(_use("crown", 35 + 32 * number, 3, 30, 24) for number in range(crowns))
    return moved(house + number + crown, x, y)


def knight(x: float, y: float) -> str:
    """A knight in the lower right corner of its square."""
    return moved(_solid("#1c1a20", PAPER, 3, _KNIGHT), x + 62, y + 52)


def dragon(x: float, y: float) -> str:
    """The Dragon on a spot of the builders' board."""
    return moved(_solid("#c8452f", INK, 3.5, _FLAME), x, y)


def _use(symbol: str, x: float, y: float, width: int, height: int) -> str:
    return f'<use href="#rm-{symbol}" x="{x:g}" y="{y:g}" width="{width}" height="{height}"/>'


def ground(x: float, y: float) -> str:
    """An empty square."""
    return (
        f'<rect class="rm-ground" x="{x + 6:g}" y="{y + 6:g}" width="88" height="88" rx="8" '
        f'fill="none" stroke="#b9a98a" stroke-width="2.5" stroke-dasharray="9 8"/>'
    )


def edge(x: float, y: float, wide: float, high: float) -> str:
    """The outline of a square or of a domino."""
    return (
        f'<rect class="rm-edge" x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="3" '
        f'fill="none" stroke="{INK}" stroke-width="4"/>'
    )


def castle(seat: int, x: float, y: float) -> str:
    """The castle in the colour and with the letter of its seat."""
    tile = f'<rect width="{SQUARE}" height="{SQUARE}" fill="{_SEAT_FILLS[seat]}"/>'
    walls = _solid("#fffaf0", INK, 3.5, _WALLS)
    letter = text(50, 78, SEATS[seat].upper(), 44, fill=INK)
    return moved(tile + walls + letter + edge(0, 0, SQUARE, SQUARE), x, y)


def king(seat: int, x: float, y: float) -> str:
    """A king in the colour and with the letter of its seat, 75 × 95 units."""
    body = _solid(_SEAT_FILLS[seat], INK, 3.5, _KING)
    badge = f'<circle cx="55" cy="64" r="17" fill="{PAPER}"/>'
    return moved(body + badge + text(55, 75, SEATS[seat].upper(), 30, fill=INK), x - 15, y)


def text(
    x: float,
    y: float,
    words: str,
    size: int,
    fill: str = "",
    kind: str = "ink",
    anchor: str = "middle",
) -> str:
    """Words on their baseline, in a fixed colour or in the viewer's ``ink`` or ``soft``."""
    look = f'fill="{fill}"' if fill else f'class="rm-{kind}"'
    place = f'x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}"'
    return f'<text {place} font-weight="600" {look}>{escape(words)}</text>'


def moved(svg: str, x: float, y: float) -> str:
    """A drawing with its origin at (x, y)."""
    return f'<g transform="translate({x:g} {y:g})">{svg}</g>'


def symbols(svg: str) -> Iterator[str]:
    """The symbols that a drawing uses."""
    if "#rm-crown" in svg:
        yield f'<symbol id="rm-crown" viewBox="0 0 30 24" overflow="visible">{_CROWN}</symbol>'
    for terrain, (fill, pattern) in _LANDS.items():
        if f"#rm-{terrain.key}" in svg:
            square = f'<rect width="{SQUARE}" height="{SQUARE}" fill="{fill}"/>{pattern}'
            yield f'<symbol id="rm-{terrain.key}" viewBox="0 0 100 100">{square}</symbol>'
