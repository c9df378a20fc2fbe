"""Draws the page's icons, card and kingdom from the game's drawings.

`python build.py pictures` redraws the icons and the card for link previews. Every build of the
site draws the kingdom beside the set-up.
"""

import sys
from io import BytesIO
from pathlib import Path as File

from tools.paths import ROOT, WEB
from tools.pipeline.sharing import CARD, CARD_SIZE, ICON

ICONS = WEB / "icons"
sys.path.insert(0, str(ROOT / "core"))

from realmino.drawing import paths  # noqa: E402
from realmino.drawing.art import castle, domino, wheat  # noqa: E402
from realmino.drawing.art.crowns_coins_towers import crown_shapes  # noqa: E402
from realmino.drawing.diagram.png import png  # noqa: E402
from realmino.drawing.shapes import Group, Path, Scene, Shape, circle, polygon, rect  # noqa: E402
from realmino.drawing.svg import svg  # noqa: E402
from realmino.drawing.theme import light  # noqa: E402

NAME = "Realmino"


def piece(scale: float) -> tuple[Shape, ...]:
    """The icon's domino with a crown above it, in the middle of 512 by 512."""
    face = domino.face(("wheat", 0), ("lake", 0), light)
    plain = tuple(shape for shape in face.shapes if not isinstance(shape, Group))
    halves = (
        *plain[:-1],
        Group((*wheat.furrows(), *wheat.ears(EARS))),
        Group(LAKE, x=100),
        plain[-1],
    )
    laid = Group(halves, x=-100, y=-26)
    crown = Group(crown_shapes(), x=-52, y=-99, scale=4.3)
    return (Group((laid, crown), x=256, y=270, scale=scale, rotate=-7),)


def velvet(r: float) -> tuple[Path, ...]:
    """A royal background with rays of light and corners of radius r."""
    rays = "".join(
        polygon([(256, 250), paths.turn(256, 250, 250, a - 6), paths.turn(256, 250, 250, a + 6)])
        for a in range(8, 368, 24)
    )
    return (
        Path(rect(0, 0, 512, 512, r), fill="#542a5a"),
        Path(circle(256, 250, 206), fill="#63356a"),
        Path(rays, fill="#6f3f77", alpha=0.75),
    )


EARS = ((19, 97, 74), (50, 98, 80), (81, 97, 74))
LAKE = (
    Path(rect(0, 0, 100, 100), fill="#3c8fc6"),
    Path(paths.blob(36, 30, 34, 18) + paths.blob(66, 76, 30, 15), fill="#57a8da"),
    Path(
        paths.ripple(10, 34, 52, 9) + paths.ripple(38, 60, 52, 9) + paths.ripple(10, 86, 52, 9),
        stroke="#1b4d7d",
        width=9,
        alpha=0.4,
    ),
    Path(
        paths.ripple(10, 30, 52, 9) + paths.ripple(38, 56, 52, 9) + paths.ripple(10, 82, 52, 9),
        stroke="#f2faff",
        width=8,
    ),
)


def icon() -> Scene:
    """The icon with rounded corners."""
    return (
        *velvet(112),
        Path(rect(12, 12, 488, 488, 101), stroke="#f0c465", width=6),
        *piece(2.02),
    )


def maskable() -> Scene:
    """The icon for devices that crop it: full-bleed, with the essentials in the middle."""
    return (*velvet(0), *piece(1.6))


def favicon() -> Scene:
    """The icon for 16 pixels, without a background and with few thick lines; 64 by 64."""
    ears = wheat.ears(((11, 59, 26), (23.5, 59, 26)))
    waves = paths.ripple(35, 44, 22, 5) + paths.ripple(35, 54, 22, 5)
    return (
        Path(rect(1.5, 31, 61, 31.5, 7), fill="#fff6df", stroke="#3a1c3f", width=2.6),
        Path(rect(4.5, 34, 27.5, 25.5, 3), fill="#dc9f2c"),
        Path(rect(32, 34, 27.5, 25.5, 3), fill="#2f7fc0"),
        *(part._replace(width=2.4) for part in ears),
        Path(waves, stroke="#f2faff", width=3.6),
        Group(crown_shapes(), x=11.5, y=1.6, scale=1.7),
    )


CELL = 104
"""The size of a square in the kingdom beside the set-up, with its margin."""
PLACED = (
    (0, 0, 0, "wheat0 wheat0"),
    (2, 0, 0, "wheat1 forest0"),
    (4, 0, 1, "forest0 forest0"),
    (0, 1, 1, "wheat0 lake0"),
    (1, 1, 0, "wheat0 forest1"),
    (3, 1, 1, "forest0 swamp0"),
    (1, 2, 1, "lake0 lake0"),
    (4, 2, 1, "mine2 mine0"),
    (0, 3, 1, "lake1 lake0"),
    (2, 3, 0, "grassland1 swamp2"),
    (1, 4, 0, "grassland0 grassland0"),
)
"""The kingdom's dominoes: column and row of the top left square, quarter turns, halves."""
CASTLE = (2, 2)
LAST, LAST_AT = "swamp0 mine1", (330, 424, 9)
"""The position of the domino being placed, and its rotation in degrees."""
ROOM = f"M{3 * CELL + 12} {4 * CELL + 8}h184v90h-184Z"


def face(halves: str, turns: int = 0) -> Group:
    """A domino; ``halves`` has each terrain's letter and crowns."""
    first, second = ((half[:-1], int(half[-1])) for half in halves.split())
    return domino.face(first, second, light, turns)


def kingdom() -> Scene:
    """A 5×5 kingdom whose last domino is being placed; 562 by 580."""
    laid = tuple(
        face(halves, turns)._replace(
            x=CELL * column + (2 if turns else 4), y=CELL * row + (4 if turns else 2)
        )
        for column, row, turns, halves in PLACED
    )
    column, row = CASTLE
    home = castle.castle("pink", light)._replace(x=CELL * column + 2, y=CELL * row + 2)
    x, y, turned = LAST_AT
    room = Path(ROOM, fill="#fff6df", stroke="#8f7b58", width=2.5, dash=(7, 7), alpha=0.5)
    held = (
        Path(rect(2, 8, 204, 104, 12), fill=light.shadow, alpha=0.3),
        face(LAST),
    )
    return (Group((*laid, home, room, Group(held, x=x, y=y, rotate=turned)), x=10, y=10),)


def card() -> Scene:
    """The card for link previews: the kingdom beside the domino; 1200 by 630."""
    width, height = CARD_SIZE
    rays = "".join(
        polygon([(330, 315), paths.turn(330, 315, 1100, a - 4), paths.turn(330, 315, 1100, a + 4)])
        for a in range(8, 368, 16)
    )
    ground = rect(0, 0, width, height)
    return (
        Path(ground, fill="#542a5a"),
        Path(rays, fill="#63356a", alpha=0.75),
        Group(piece(2.2), x=330 - 256, y=330 - 270),
        Path(rect(622, 21, 562, 588, 24), fill="#f4e6c4", stroke="#f0c465", width=4),
        Group(kingdom(), x=622, y=25),
    )


def kingdom_picture() -> str:
    """The kingdom as SVG."""
    return svg(kingdom(), 562, 580, NAME, coarse=True)


def vector_icons() -> dict[File, str]:
    """All SVG icons, by file."""
    return {
        ICONS / "icon.svg": svg(icon(), 512, 512, NAME),
        ICONS / "favicon.svg": svg(favicon(), 64, 64, NAME),
    }


def pixel_pictures() -> dict[File, tuple[str, int]]:
    """Every pixel picture's source as SVG and its width, by file."""
    whole, cut = svg(icon(), 512, 512, NAME), svg(maskable(), 512, 512, NAME)
    return {
        ICONS / ICON: (svg(favicon(), 64, 64, NAME), 48),
        ICONS / "icon-192.png": (whole, 192),
        ICONS / "icon-512.png": (whole, 512),
        ICONS / "maskable-512.png": (cut, 512),
        WEB / CARD: (svg(card(), *CARD_SIZE, NAME), CARD_SIZE[0]),
    }


def with_fewer_colours(picture: bytes, kind: str = ".png") -> bytes:
    """A PNG reduced to 256 colours: a quarter of the size, with no visible difference.

    The file's ``kind`` is ``.png`` or ``.ico``.
    """
    from PIL import Image  # not installed for builds

    whole = Image.open(BytesIO(picture)).convert("RGBA")
    few = whole.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    out = BytesIO()
    few.save(out, kind[1:], optimize=True, sizes=[few.size])
    return out.getvalue()


def main() -> None:
    ICONS.mkdir(exist_ok=True)
    for path, text in vector_icons().items():
        path.write_text(text + "\n", encoding="utf-8")
    for path, (text, width) in pixel_pictures().items():
        path.write_bytes(with_fewer_colours(png(text, width), path.suffix))


if __name__ == "__main__":
    main()
