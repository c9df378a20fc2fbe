"""The dominoes and buildings of both boxes.

They are entered separately to reveal errors in the engine's table. A row of dominoes is
`number first second`: a terrain letter (w wheat, f forest, l lake, g grassland, s swamp, m mine,
t town) and its crowns for each half. Three public descriptions of the printed pieces agree on every
row of Kingdomino; Queendomino's rows follow one public list, half of them checked with photographs;
another list has forest where 41 to 44 have a town. Queendomino also prints 1 to 48; its dominoes
have that number plus 48 here.

A row of the buildings has the number of copies, the kind and its effects. Tiles are numbered row by
row: Bakery 1 and 2, Sawmill 3 and 4, … Queen's tower 32.
"""

from dataclasses import dataclass

TERRAINS = {
    "w": "wheat",
    "f": "forest",
    "l": "lake",
    "g": "grassland",
    "s": "swamp",
    "m": "mine",
    "t": "town",
}

_KINGDOMINO = """
 1 w0 w0    2 w0 w0    3 f0 f0    4 f0 f0    5 f0 f0    6 f0 f0
 7 l0 l0    8 l0 l0    9 l0 l0   10 g0 g0   11 g0 g0   12 s0 s0
13 w0 f0   14 w0 l0   15 w0 g0   16 w0 s0   17 f0 l0   18 f0 g0
19 w1 f0   20 w1 l0   21 w1 g0   22 w1 s0   23 w1 m0   24 f1 w0
25 f1 w0   26 f1 w0   27 f1 w0   28 f1 l0   29 f1 g0   30 l1 w0
31 l1 w0   32 l1 f0   33 l1 f0   34 l1 f0   35 l1 f0   36 w0 g1
37 l0 g1   38 w0 s1   39 g0 s1   40 m1 w0   41 w0 g2   42 l0 g2
43 w0 s2   44 g0 s2   45 m2 w0   46 s0 m2   47 s0 m2   48 w0 m3
"""

_QUEENDOMINO = """
 1 w0 w0    2 w0 w0    3 f0 f0    4 f0 f0    5 l0 l0    6 l0 l0
 7 g0 g0    8 g0 g0    9 s0 s0   10 w1 f0   11 w1 l0   12 w1 g0
13 w1 s0   14 w1 m0   15 f1 w0   16 f1 w0   17 f1 w0   18 f1 l0
19 f1 g0   20 l1 w0   21 l1 f0   22 l1 f0   23 l1 f0   24 g1 w0
25 s1 w0   26 g2 w0   27 g2 f0   28 s2 w0   29 s2 f0   30 m2 w0
31 m2 w0   32 t0 f0   33 t0 l0   34 t0 l0   35 t0 g0   36 t0 g0
37 t0 s0   38 f1 t0   39 l1 t0   40 l1 t0   41 g1 t0   42 s1 t0
43 m1 t0   44 m2 t0   45 m3 t0   46 t0 t0   47 t0 t0   48 t0 t0
"""


def _read(rows: str, more: int) -> dict[int, tuple[tuple[str, int], tuple[str, int]]]:
    words = rows.split()
    return {
        int(number) + more: ((first[0], int(first[1])), (second[0], int(second[1])))
        for number, first, second in zip(words[0::3], words[1::3], words[2::3], strict=True)
    }


BOXES = {"K": _read(_KINGDOMINO, 0), "Q": _read(_QUEENDOMINO, 48)}
"""K and Q → the dominoes of that box, as in DOMINOES."""

DOMINOES = BOXES["K"] | BOXES["Q"]
"""Number → (first half, second half); a half is (terrain letter, crowns)."""


@dataclass(frozen=True)
class Tile:
    """The effects of a tile: immediate, with every tax, and at the end of the game."""

    name: str
    knights: int = 0  # immediately
    towers: int = 0  # immediately
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


def _read_tiles() -> dict[int, Tile]:
    tiles: list[Tile] = []
    for row in _ROWS.strip().splitlines():
        copies, name, *effects = row.split()
        tiles += [_tile(name, effects)] * int(copies)
    return dict(enumerate(tiles, start=1))


TILES = _read_tiles()
"""Number → tile, 1 to 32."""

assert {tile.two_for_each for tile in TILES.values()} == {"", *TERRAINS.values()}
