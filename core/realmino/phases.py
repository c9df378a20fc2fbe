"""The phases of a game and of a turn."""

from enum import Enum
from typing import NamedTuple

from realmino.notation import enum_repr


class Phase(Enum):
    """What a position waits for; the value is its letter in a position's text."""

    KINGS = "o"
    """The box draws the kings."""
    LINE = "l"
    """The box deals a line."""
    ADD = "a"
    """A: add the claimed domino to the kingdom."""
    CLAIM = "e"
    """E: claim a domino of the next line; in the last round, end the turn."""
    OVER = "z"
    """The game has ended."""

    __repr__ = enum_repr


class Due(NamedTuple):
    """What the box is to deal: ``kind`` is ``"kings"`` or ``"line"``, ``amount`` how many, out of
    ``ids``.

    For the kings ``ids`` are seats, one for each king; for a line they are the dominoes, ascending,
    that have not been seen yet.
    """

    kind: str
    amount: int
    ids: tuple[int, ...]
