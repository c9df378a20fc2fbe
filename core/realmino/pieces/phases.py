"""The phases of a game and a turn, and the deals that some phases wait for."""

from enum import Enum
from typing import NamedTuple

from realmino.pieces.parsing import enum_repr


class Phase(Enum):
    """A phase of a turn or deal; the value is its letter in a position's text."""

    KINGS = "o"
    """The box draws the kings."""
    TILES = "t"
    """The box refills the builders' board."""
    LINE = "l"
    """The box deals a line."""
    ADD = "a"
    """A: place the claimed domino in the kingdom."""
    TAX = "b"
    """B: knights may collect tax on the domino just placed."""
    BUILD = "c"
    """C: a building may be constructed."""
    BURN = "d"
    """D: the Dragon may be bribed."""
    CLAIM = "e"
    """E: claim a domino from the next line or, in the last round, end the turn."""
    OVER = "z"
    """The game has ended."""

    __repr__ = enum_repr


DEALS = (Phase.KINGS, Phase.TILES, Phase.LINE)
"""The phases in which the box deals and no player acts."""

OPTIONAL = (Phase.TAX, Phase.BUILD, Phase.BURN)
"""The phases B, C and D in order; each may be skipped."""


class PendingDeal(NamedTuple):
    """A deal that's due."""

    kind: str
    """``kings``, ``tiles`` or ``line``."""
    amount: int
    """How many of ``ids`` to deal."""
    ids: tuple[int, ...]
    """For kings, the seat of each; otherwise the unseen tiles or dominoes, ascending."""
