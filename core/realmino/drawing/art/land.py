"""A land square: its terrain, variant and crowns."""

from functools import cache

from realmino.drawing.art.forest import forest
from realmino.drawing.art.grassland import grassland
from realmino.drawing.art.lake import lake
from realmino.drawing.art.mine import mine
from realmino.drawing.art.swamp import swamp
from realmino.drawing.art.tokens import crown_row
from realmino.drawing.art.town import town
from realmino.drawing.art.wheat import wheat
from realmino.drawing.shapes import Group, Path
from realmino.drawing.theme import Theme, toned

TERRAINS = {
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
def _bare(terrain: str, variant: int) -> tuple[Path, ...]:
    # Cached separately, because strokes are expensive and don't depend on crowns or theme.
    return tuple(TERRAINS[terrain](variant))


@cache
def square(terrain: str, crowns: int, variant: int, theme: Theme) -> Group:
    """A land square, 100 by 100; KeyError for an unknown terrain.

    ``crowns``: 0 to 3. ``variant``: any number; every fourth looks the same.
    """
    variant %= VARIANTS
    shapes = (*_bare(terrain, variant), *crown_row(crowns))
    name = f"land:{terrain}:{crowns}:{variant}:{theme.name}"
    return Group(toned(shapes, theme), sprite=name, size=(100, 100))
