"""The page's symbols, game pictures and colours, made from the table's drawings."""

import sys
from typing import Final, NamedTuple

from markupsafe import Markup

from tools.paths import ROOT

sys.path.insert(0, str(ROOT / "core"))

from realmino.drawing.art import crowns_coins_towers, dragon, figures
from realmino.drawing.art.crowns_coins_towers import crown_shapes
from realmino.drawing.art.emblem import emblem
from realmino.drawing.art.icons import GROUNDS, LINES, building_icon, button_icon, terrain_plate
from realmino.drawing.shapes import Group, Linear, Path, Scene
from realmino.drawing.svg import fragment
from realmino.drawing.theme import SEAT_COLOURS, light


class Symbol(NamedTuple):
    """A drawing that the page uses by name."""

    name: str
    box: str
    shapes: Markup


class Use(NamedTuple):
    """A symbol in a picture: its top left corner, its size, its rotation clockwise in degrees."""

    symbol: str
    x: float
    y: float
    side: float
    turn: float = 0

    @property
    def middle(self) -> tuple[float, float]:
        """The centre of the rotation."""
        return self.x + self.side / 2, self.y + self.side / 2


GAMES: Final = {
    "K": (
        Use("king-pink", 32, 2, 56),
        Use("land-wheat", 23, 45, 36, -4),
        Use("land-lake", 61, 43, 36, -4),
    ),
    "Q": (
        Use("sign-tower", 17, 6, 50),
        Use("sign-queen", 58, 5, 53),
        Use("land-town", 23, 45, 36, -4),
        Use("land-forest", 61, 43, 36, -4),
    ),
    "W": (
        Use("king-blue", 11, 2, 56),
        Use("sign-queen", 57, 5, 53),
        Use("land-grassland", 4, 43, 36, -7),
        Use("land-mine", 80, 43, 36, 7),
        Use("land-town", 42, 45, 36),
    ),
}
"""Each game's picture in the set-up, 120 by 80."""


def symbols() -> list[Symbol]:
    """All of the page's symbols."""
    small, large, plate = "0 0 24 24", "0 0 100 100", "0.4 0.4 23.2 23.2"
    drawn: dict[str, tuple[str, Scene]] = {
        **{f"emblem-{colour}": (large, emblem(colour, light).shapes) for colour in SEAT_COLOURS},
        **{f"land-{terrain}": (plate, terrain_plate(terrain)) for terrain in GROUNDS},
        **{f"sign-{name}": (small, button_icon(name)) for name in LINES},
        "sign-crown": ("0 0 24 20", crown_shapes()),
        "sign-building": ("0 0 32 32", building_icon()),
        "sign-coin": ("-2 -2 104 104", crowns_coins_towers.coin_shapes()),
        "sign-knight": (
            "-2 -4 108 106",
            (_rim(figures.BODY + figures.HELM, 11), *figures.knight_shapes()),
        ),
        "sign-tower": (
            "-2 -2 104 104",
            (_rim(crowns_coins_towers.TOWER, 11), *crowns_coins_towers.tower_shapes()),
        ),
        "sign-queen": (
            "-4 -10 108 112",
            (_rim(figures.GOWN + figures.HAIR, 11), *figures.queen_shapes()),
        ),
        "sign-dragon": (
            "-2 -2 104 104",
            (_rim(dragon.WINGS + dragon.BODY + dragon.HEAD, 9), *dragon.dragon_shapes()),
        ),
        **{
            use.symbol: ("-4 -8 108 108", figures.king(use.symbol.partition("-")[2], light).shapes)
            for uses in GAMES.values()
            for use in uses
            if use.symbol.startswith("king-")
        },
    }
    return [
        Symbol(name, box, Markup(fragment(_flatten(scene)))) for name, (box, scene) in drawn.items()
    ]


def colours() -> str:
    """The style rules for the seats' colours."""
    return "\n".join(
        f".seat-{name} {{ --seat: {seat.fill}; --seat-deep: {seat.deep}; }}"
        for name, seat in SEAT_COLOURS.items()
    )


def _rim(d: str, width: float) -> Path:
    return Path(d, stroke=light.rim, width=width)


def _flatten(scene: Scene) -> Scene:
    """The scene in plain colours: each gradient becomes its middle colour."""
    return tuple(
        shape._replace(shapes=_flatten(shape.shapes)) if isinstance(shape, Group)
        else shape._replace(fill=shape.fill.stops[len(shape.fill.stops) // 2][1])
        if isinstance(shape, Path) and isinstance(shape.fill, Linear)
        else shape
        for shape in scene
    )  # fmt: skip
