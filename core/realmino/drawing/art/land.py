"""A land square: its terrain, variant and crowns, and the border of a territory."""

from collections.abc import Callable, Sequence
from functools import cache

from realmino.drawing.art.crowns_coins_towers import crown_row
from realmino.drawing.art.forest import forest
from realmino.drawing.art.grassland import grassland
from realmino.drawing.art.lake import MOMENTS as LAKE
from realmino.drawing.art.lake import lake
from realmino.drawing.art.mine import mine
from realmino.drawing.art.swamp import swamp
from realmino.drawing.art.town import MOMENTS as TOWN
from realmino.drawing.art.town import town
from realmino.drawing.art.wheat import MOMENTS as WHEAT
from realmino.drawing.art.wheat import wheat
from realmino.drawing.shapes import Group, Path, Shape
from realmino.drawing.theme import Theme, tint_shapes

TERRAINS: dict[str, Callable[..., Sequence[Shape]]] = {
    "wheat": wheat,
    "forest": forest,
    "lake": lake,
    "grassland": grassland,
    "swamp": swamp,
    "mine": mine,
    "town": town,
}
VARIANTS = 4


@cache
def _plain_square(terrain: str, variant: int) -> tuple[Shape, ...]:
    # Cached separately, because strokes are expensive and don't depend on crowns or theme.
    return tuple(TERRAINS[terrain](variant))


@cache
def square(terrain: str, crowns: int, variant: int, theme: Theme) -> Group:
    """A land square, 100 by 100; KeyError for an unknown terrain.

    ``crowns`` is 0 to 3. ``variant`` is any number, taken modulo `VARIANTS`.
    """
    variant %= VARIANTS
    shapes = (*_plain_square(terrain, variant), *crown_row(crowns))
    name = f"land:{terrain}:{crowns}:{variant}:{theme.name}"
    return Group(tint_shapes(shapes, theme), sprite=name, size=(100, 100))


ANIMATIONS: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "lake": ((0, 1, 2, 3), (*range(LAKE), *range(LAKE - 2, 0, -1))),
    "wheat": ((3,), (*range(WHEAT),)),
    "grassland": ((0, 2), (*(0,) * 22, *range(1, 6), *(6, 5, 7, 5) * 5, *range(4, 0, -1))),
    "town": ((0, 1, 2, 3), (*range(TOWN), *(0,) * 6)),
}
"""Each terrain's animated variants, and the moments that their animation shows in a loop."""


def animation_frames(terrain: str, variant: int) -> tuple[int, ...]:
    """The moments of an animated square, in the order in which to show them; () if it's still."""
    variants, moments = ANIMATIONS.get(terrain, ((), ()))
    return moments if variant % VARIANTS in variants else ()


def animation_frame(
    terrain: str, crowns: int, variant: int, theme: Theme, number: int
) -> tuple[Shape, ...]:
    """The shapes of an animated square at a moment; moment 0 looks like `square`."""
    return tint_shapes((*TERRAINS[terrain](variant % VARIANTS, number), *crown_row(crowns)), theme)


SIDES = "nesw"
"""The sides of a square, clockwise from the top."""


@cache
def border(sides: str, theme: Theme) -> Group:
    """A faint border on these sides of a square: light above and left, shadow below and right."""
    lit, shaded = (
        "".join(line for side, line in lines if side in sides)
        for lines in (
            (("n", "M1 1H99"), ("w", "M1 99V1")),
            (("e", "M99 1V99"), ("s", "M99 99H1")),
        )
    )
    shapes = (
        *((Path(lit, stroke="#ffffff", width=1.7, alpha=0.42),) if lit else ()),
        *((Path(shaded, stroke="#1c1206", width=2.1, alpha=0.46),) if shaded else ()),
    )
    return Group(tint_shapes(shapes, theme), sprite=f"border:{sides}:{theme.name}", size=(100, 100))
