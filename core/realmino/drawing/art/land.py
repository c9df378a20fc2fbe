"""One square of land: its terrain, its variant and its crowns."""

from functools import cache

from realmino.art.pieces.crown import row
from realmino.art.pieces.forest import forest
from realmino.art.pieces.grassland import grassland
from realmino.art.pieces.lake import lake
from realmino.art.pieces.mine import mine
from realmino.art.pieces.swamp import swamp
from realmino.art.pieces.town import town
from realmino.art.pieces.wheat import wheat
from realmino.art.shapes import Group, Path
from realmino.art.theme import Theme, toned

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
    # Kept apart, because the strokes are the dear part and crowns and light change none of them.
    return tuple(TERRAINS[terrain](variant))


@cache
def square(terrain: str, crowns: int, variant: int, theme: Theme) -> Group:
    """A square of land, 100 by 100; KeyError for a terrain that does not exist.

    crowns: 0 to 3. variant: any number; every fourth looks the same.
    """
    variant %= VARIANTS
    shapes = (*_bare(terrain, variant), *row(crowns))
    name = f"land:{terrain}:{crowns}:{variant}:{theme.name}"
    return Group(toned(shapes, theme), sprite=name, size=(100, 100))
