"""The phases of a game and of a turn."""

from enum import Enum
from typing import NamedTuple

from realmino.pieces.parsing import enum_repr


class Phase(Enum):
    """The phase of a turn or deal; the value is its letter in a position's text."""

    KINGS = "o"
    """The box draws the kings."""
    TILES = "t"
    """The box refills the builders' board."""
    LINE = "l"
    """The box deals a line."""
    ADD = "a"
    """A: add the claimed domino to the kingdom."""
    TAX = "b"
    """B: knights may collect tax on the domino just placed."""
    BUILD = "c"
    """C: a building may be constructed."""
    BURN = "d"
    """D: the Dragon may be bribed."""
    CLAIM = "e"
    """E: claim a domino of the next line; in the last round, end the turn."""
    OVER = "z"
    """The game has ended."""

    __repr__ = enum_repr


DEALS = (Phase.KINGS, Phase.TILES, Phase.LINE)
"""The phases in which the box deals and nobody acts."""

OPTIONAL = (Phase.TAX, Phase.BUILD, Phase.BURN)
"""B, C and D, in order."""


class PendingDeal(NamedTuple):
    """A deal that is due: ``amount`` of ``ids``; ``kind`` is ``kings``, ``tiles`` or ``line``.

    For the kings ``ids`` are seats, one for each king; for tiles and lines they are the tiles or
    dominoes, ascending, that have not been seen yet.
    """

    kind: str
    amount: int
    ids: tuple[int, ...]
