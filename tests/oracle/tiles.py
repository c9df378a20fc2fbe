"""The 32 building tiles of Queendomino, entered separately from the printed pieces.

A row has the number of copies, the kind and its effects. Tiles are numbered row by row: Bakery 1
and 2, Sawmill 3 and 4, … Queen's tower 32.
"""

from dataclasses import dataclass

from .table import TERRAINS


@dataclass(frozen=True)
class Tile:
    """The effects of a tile: immediate, with every tax, and at the end of the game."""

    name: str
    knights: int = 0  # at once
    towers: int = 0  # at once
    tax_by_knights: bool = False  # with every tax: a coin for every knight of the kingdom
    tax_by_towers: bool = False  # with every tax: a coin for every tower of the kingdom
    crowns: int = 0  # on its town square
    points: int = 0
    two_for_each: str = ""  # 2 points for every territory of this terrain
    one_for_each: str = ""  # 1 point for every "tower" or "knight"


_ROWS = """
2 Bakery            two-for-each-wheat
2 Sawmill           two-for-each-forest
2 Fishmonger        1-knight two-for-each-lake
2 Spinning-mill     1-knight two-for-each-grassland
2 Magic-school      1-knight 1-tower two-for-each-swamp
2 Goldsmith         1-knight 1-tower two-for-each-mine
2 Church            two-for-each-town
2 Archery-range     1-knight one-for-each-knight
2 Travelling-castle 1-tower one-for-each-tower
1 Royal-treasury    1-tower tax-by-towers 2-points
1 Guarded-treasury  1-knight tax-by-knights 2-points
1 Big-tavern        3-knight 2-points
1 Fortress          3-tower 2-points
2 Brewery           2-knight 3-points
2 Guardtower        2-tower 3-points
3 Statue            5-points
2 Queen's-statue    1-crown
1 Queen's-tower     1-tower 1-crown
"""


def _tile(name: str, effects: list[str]) -> Tile:
    fields: dict[str, int | str | bool] = {}
    for effect in effects:
        first, _, rest = effect.partition("-")
        if first.isdigit():
            fields[rest if rest == "points" else rest + "s"] = int(first)
        elif first == "tax":
            fields["tax_" + rest.replace("-", "_")] = True
        else:
            fields[first + "_for_each"] = rest.removeprefix("for-each-")
    return Tile(name.replace("-", " "), **fields)  # type: ignore[arg-type]


def _read() -> dict[int, Tile]:
    tiles: list[Tile] = []
    for row in _ROWS.strip().splitlines():
        copies, name, *effects = row.split()
        tiles += [_tile(name, effects)] * int(copies)
    return dict(enumerate(tiles, start=1))


TILES = _read()
"""Number → tile, 1 to 32."""

assert {tile.two_for_each for tile in TILES.values()} == {"", *TERRAINS.values()}
