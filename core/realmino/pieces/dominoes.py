"""The printed dominoes, and the line of dominoes with the kings on it.

Three independent public descriptions of the Kingdomino box agree on all 48 dominoes. The contents
of the Queendomino box follow one public list; photographs confirm half of its distinct dominoes and
contradict none, and confirm four of its printed numbers. Another public list has forest where
dominoes 41–44 have a town, and so has 16 town squares instead of 20.
"""

import re
from typing import Final, NamedTuple

from realmino.pieces import views
from realmino.pieces.parsing import NotationError, parse_id, parts
from realmino.pieces.terrain import TERRAIN_OF_LETTER, Terrain
from realmino.pieces.variants import SEATS


class Half(NamedTuple):
    """One half of a domino: a square of land."""

    terrain: Terrain
    crowns: int
    """0 to 3."""


class Domino(NamedTuple):
    """A domino."""

    id: int
    """1–48 in the Kingdomino box, 49–96 in the Queendomino box. Lines are sorted by id."""
    first: Half
    second: Half
    box: str
    """``K`` or ``Q``."""

    def _repr_svg_(self) -> str:
        """The picture for notebooks."""
        return str(views["domino"](self))

    @property
    def printed(self) -> int:
        """The number on the domino's back, 1–48 in both boxes."""
        return (self.id - 1) % 48 + 1

    @property
    def halves_equal(self) -> bool:
        """Whether turning the domino around changes nothing."""
        return self.first == self.second


_PRINTED: Final = {
    "K": """
        ww   ww   ff   ff   ff   ff   ll   ll   ll   gg   gg   ss
        wf   wl   wg   ws   fl   fg   w1f  w1l  w1g  w1s  w1m  f1w
        f1w  f1w  f1w  f1l  f1g  l1w  l1w  l1f  l1f  l1f  l1f  wg1
        lg1  ws1  gs1  m1w  wg2  lg2  ws2  gs2  m2w  sm2  sm2  wm3
    """,
    "Q": """
        ww   ww   ff   ff   ll   ll   gg   gg   ss   w1f  w1l  w1g
        w1s  w1m  f1w  f1w  f1w  f1l  f1g  l1w  l1f  l1f  l1f  g1w
        s1w  g2w  g2f  s2w  s2f  m2w  m2w  tf   tl   tl   tg   tg
        ts   f1t  l1t  l1t  g1t  s1t  m1t  m2t  m3t  tt   tt   tt
    """,
}
"""Each box's dominoes in order of their printed numbers. Each half is written as in a kingdom's
text: the terrain's letter and the number of crowns.
"""


def _domino(id: int, box: str, text: str) -> Domino:
    first, second = (
        Half(TERRAIN_OF_LETTER[letter], int(crowns or 0))
        for letter, crowns in re.findall("([a-z])([0-9]?)", text)
    )
    return Domino(id, first, second, box)


DOMINOES: Final[dict[int, Domino]] = {
    id: _domino(id, box, text)
    for first, (box, texts) in zip((1, 49), _PRINTED.items(), strict=True)
    for id, text in enumerate(texts.split(), first)
}
"""Every domino by id."""

BOXES: Final[dict[str, tuple[int, ...]]] = {
    box: tuple(id for id, domino in DOMINOES.items() if domino.box == box) for box in _PRINTED
}
"""The ids of each box, ascending."""


def parse_domino(text: str, position: int, part: str) -> int:
    """The domino id in ``part``; raises `NotationError` at ``position`` of ``text``."""
    return parse_id(text, position, part, len(DOMINOES), "domino number")


class LineDomino(NamedTuple):
    """A domino in a line."""

    domino: int
    king: int | None
    """The seat whose king is on the domino; None if it's free."""

    def __str__(self) -> str:
        return f"{self.domino}{'' if self.king is None else SEATS[self.king]}"


Dominoes = tuple[LineDomino, ...]


def line_text(line: Dominoes) -> str:
    """``3a-14-34b``: the dominoes in order, each with its king's seat."""
    return "-".join(map(str, line))


def parse_line(text: str) -> Dominoes:
    """The line in a text such as ``3a-14-34b``; raises `NotationError`.

    >>> parse_line("3a-14")
    (LineDomino(domino=3, king=0), LineDomino(domino=14, king=None))
    """
    line = []
    for position, part in parts(text):
        digits = part.rstrip(SEATS)
        if len(part) - len(digits) > 1:
            raise NotationError(text, position + len(digits) + 1, "at most one king on a domino")
        domino = parse_domino(text, position, digits)
        line.append(LineDomino(domino, SEATS.index(part[-1]) if part != digits else None))
    return tuple(line)


def domino_mask(line: Dominoes) -> int:
    """The ids in a line, as a mask."""
    return sum(1 << entry.domino for entry in line)
