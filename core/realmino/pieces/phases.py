"""The phases of a game and of a turn, and the deals that some of them wait for."""

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
"""The phases in which the box deals and no player acts."""

OPTIONAL = (Phase.TAX, Phase.BUILD, Phase.BURN)
"""The phases B, C and D, in order; each may be skipped."""


class PendingDeal(NamedTuple):
    """A deal that is due."""

    kind: str
    """``kings``, ``tiles`` or ``line``."""
    amount: int
    """How many of ``ids`` are dealt."""
    ids: tuple[int, ...]
    """For kings the seat of each; else the unseen tiles or dominoes, ascending."""
