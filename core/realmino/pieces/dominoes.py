"""The printed dominoes as literal tables.

Three independent public descriptions of the Kingdomino box agree on all 48 rows. The contents of
the Queendomino box follow one public list; photographs confirm half of its distinct dominoes and
contradict none, and four of its printed numbers are confirmed. Another public list has forest where
dominoes 41–44 have a town, so 16 town squares instead of 20. Printed numbers run 1–48 in every
box; ids are 1–48 for Kingdomino and leave 49–96 to Queendomino, so that lines sort by id whichever
box they come from.
"""

from typing import Final, NamedTuple

from realmino.pieces.parsing import NotationError, number
from realmino.pieces.terrain import Terrain

_W, _F, _L, _G, _S, _M, _T = Terrain


class Half(NamedTuple):
    """One square of a domino: its terrain and its 0–3 crowns."""

    terrain: Terrain
    crowns: int


class Domino(NamedTuple):
    """A domino: ``id`` (1–96), the halves in printed order, the letter of its box."""

    id: int
    first: Half
    second: Half
    box: str

    @property
    def printed(self) -> int:
        """The number on the domino's back, 1–48, as people are shown it."""
        return (self.id - 1) % 48 + 1

    @property
    def halves_equal(self) -> bool:
        """Whether turning the domino around changes nothing."""
        return self.first == self.second


_KINGDOMINO: Final = (
    (1, _W, 0, _W, 0),
    (2, _W, 0, _W, 0),
    (3, _F, 0, _F, 0),
    (4, _F, 0, _F, 0),
    (5, _F, 0, _F, 0),
    (6, _F, 0, _F, 0),
    (7, _L, 0, _L, 0),
    (8, _L, 0, _L, 0),
    (9, _L, 0, _L, 0),
    (10, _G, 0, _G, 0),
    (11, _G, 0, _G, 0),
    (12, _S, 0, _S, 0),
    (13, _W, 0, _F, 0),
    (14, _W, 0, _L, 0),
    (15, _W, 0, _G, 0),
    (16, _W, 0, _S, 0),
    (17, _F, 0, _L, 0),
    (18, _F, 0, _G, 0),
    (19, _W, 1, _F, 0),
    (20, _W, 1, _L, 0),
    (21, _W, 1, _G, 0),
    (22, _W, 1, _S, 0),
    (23, _W, 1, _M, 0),
    (24, _F, 1, _W, 0),
    (25, _F, 1, _W, 0),
    (26, _F, 1, _W, 0),
    (27, _F, 1, _W, 0),
    (28, _F, 1, _L, 0),
    (29, _F, 1, _G, 0),
    (30, _L, 1, _W, 0),
    (31, _L, 1, _W, 0),
    (32, _L, 1, _F, 0),
    (33, _L, 1, _F, 0),
    (34, _L, 1, _F, 0),
    (35, _L, 1, _F, 0),
    (36, _W, 0, _G, 1),
    (37, _L, 0, _G, 1),
    (38, _W, 0, _S, 1),
    (39, _G, 0, _S, 1),
    (40, _M, 1, _W, 0),
    (41, _W, 0, _G, 2),
    (42, _L, 0, _G, 2),
    (43, _W, 0, _S, 2),
    (44, _G, 0, _S, 2),
    (45, _M, 2, _W, 0),
    (46, _S, 0, _M, 2),
    (47, _S, 0, _M, 2),
    (48, _W, 0, _M, 3),
)

_QUEENDOMINO: Final = (
    (1, _W, 0, _W, 0),
    (2, _W, 0, _W, 0),
    (3, _F, 0, _F, 0),
    (4, _F, 0, _F, 0),
    (5, _L, 0, _L, 0),
    (6, _L, 0, _L, 0),
    (7, _G, 0, _G, 0),
    (8, _G, 0, _G, 0),
    (9, _S, 0, _S, 0),
    (10, _W, 1, _F, 0),
    (11, _W, 1, _L, 0),
    (12, _W, 1, _G, 0),
    (13, _W, 1, _S, 0),
    (14, _W, 1, _M, 0),
    (15, _F, 1, _W, 0),
    (16, _F, 1, _W, 0),
    (17, _F, 1, _W, 0),
    (18, _F, 1, _L, 0),
    (19, _F, 1, _G, 0),
    (20, _L, 1, _W, 0),
    (21, _L, 1, _F, 0),
    (22, _L, 1, _F, 0),
    (23, _L, 1, _F, 0),
    (24, _G, 1, _W, 0),
    (25, _S, 1, _W, 0),
    (26, _G, 2, _W, 0),
    (27, _G, 2, _F, 0),
    (28, _S, 2, _W, 0),
    (29, _S, 2, _F, 0),
    (30, _M, 2, _W, 0),
    (31, _M, 2, _W, 0),
    (32, _T, 0, _F, 0),
    (33, _T, 0, _L, 0),
    (34, _T, 0, _L, 0),
    (35, _T, 0, _G, 0),
    (36, _T, 0, _G, 0),
    (37, _T, 0, _S, 0),
    (38, _F, 1, _T, 0),
    (39, _L, 1, _T, 0),
    (40, _L, 1, _T, 0),
    (41, _G, 1, _T, 0),
    (42, _S, 1, _T, 0),
    (43, _M, 1, _T, 0),
    (44, _M, 2, _T, 0),
    (45, _M, 3, _T, 0),
    (46, _T, 0, _T, 0),
    (47, _T, 0, _T, 0),
    (48, _T, 0, _T, 0),
)
DOMINOES: Final[dict[int, Domino]] = {
    first + number: Domino(first + number, Half(terrain, crowns), Half(terrain2, crowns2), box)
    for box, first, table in (("K", 0, _KINGDOMINO), ("Q", 48, _QUEENDOMINO))
    for number, terrain, crowns, terrain2, crowns2 in table
}
"""Every domino by its id."""

BOXES: Final[dict[str, tuple[int, ...]]] = {
    box: tuple(id for id, domino in DOMINOES.items() if domino.box == box) for box in "KQ"
}
"""The ids of each box, ascending."""


def read_domino(text: str, position: int, part: str) -> int:
    """The id that ``part`` names, else `NotationError` at ``position`` of ``text``."""
    expected = f"a domino number from {min(DOMINOES)} to {max(DOMINOES)}"
    id = number(text, position, part, expected)
    if id not in DOMINOES:
        raise NotationError(text, position, expected)
    return id
