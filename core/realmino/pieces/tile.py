"""A building tile as plain values, for pages and for drawings."""

from dataclasses import dataclass
from functools import cache

from realmino.pieces.buildings import POINTS_PER_TERRITORY, Building


@dataclass(frozen=True, slots=True)
class Tile:
    """A building tile; the numbers as in `realmino.pieces.buildings.Building`.

    ``key`` names its kind; ``per_territory`` is a terrain, each territory of which is worth
    ``territory_points``, or None. ``inferred``: what it gives at once was not seen on any picture,
    but concluded from the totals.
    """

    tile: int
    key: str
    knights: int
    towers: int
    tax_per_knight: int
    tax_per_tower: int
    crowns: int
    points: int
    per_territory: str | None
    territory_points: int
    per_tower: int
    per_knight: int
    inferred: bool


@cache
def tile_of(building: Building) -> Tile:
    """A building tile as a page shows it."""
    terrain = building.per_territory
    return Tile(
        tile=building.id,
        key=building.key,
        knights=building.knights,
        towers=building.towers,
        tax_per_knight=building.tax_per_knight,
        tax_per_tower=building.tax_per_tower,
        crowns=building.crowns,
        points=building.points,
        per_territory=None if terrain is None else terrain.key,
        territory_points=0 if terrain is None else POINTS_PER_TERRITORY,
        per_tower=building.per_tower,
        per_knight=building.per_knight,
        inferred="inferred" in building.immediate_from,
    )
