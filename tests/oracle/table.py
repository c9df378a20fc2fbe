"""The 48 dominoes of the box, typed again so that a slip in the engine's table cannot hide.

One row is `number first second`: a terrain letter (w wheat, f forest, l lake, g grassland, s swamp,
m mine) and its crowns for each half. Three public descriptions of the printed pieces agree on
every row.
"""

TERRAINS = {
    "w": "wheat",
    "f": "forest",
    "l": "lake",
    "g": "grassland",
    "s": "swamp",
    "m": "mine",
}

_ROWS = """
 1 w0 w0    2 w0 w0    3 f0 f0    4 f0 f0    5 f0 f0    6 f0 f0
 7 l0 l0    8 l0 l0    9 l0 l0   10 g0 g0   11 g0 g0   12 s0 s0
13 w0 f0   14 w0 l0   15 w0 g0   16 w0 s0   17 f0 l0   18 f0 g0
19 w1 f0   20 w1 l0   21 w1 g0   22 w1 s0   23 w1 m0   24 f1 w0
25 f1 w0   26 f1 w0   27 f1 w0   28 f1 l0   29 f1 g0   30 l1 w0
31 l1 w0   32 l1 f0   33 l1 f0   34 l1 f0   35 l1 f0   36 w0 g1
37 l0 g1   38 w0 s1   39 g0 s1   40 m1 w0   41 w0 g2   42 l0 g2
43 w0 s2   44 g0 s2   45 m2 w0   46 s0 m2   47 s0 m2   48 w0 m3
"""


def _read(rows: str) -> dict[int, tuple[tuple[str, int], tuple[str, int]]]:
    words = rows.split()
    return {
        int(number): ((first[0], int(first[1])), (second[0], int(second[1])))
        for number, first, second in zip(words[0::3], words[1::3], words[2::3], strict=True)
    }


DOMINOES = _read(_ROWS)
"""Number → (first half, second half); a half is (terrain letter, crowns)."""
