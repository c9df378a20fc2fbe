"""The draw pile of a position that is played on: everything still to be dealt, in random order."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

T = TypeVar("T")

Chance = Callable[[], float]
"""A random number from 0 up to 1."""


class DrawPile(NamedTuple):
    """The draws to come: ``lines`` by round, and the building tiles in the order of their draw.

    Each line is ascending; those dealt already and that of the last round are empty.
    """

    lines: tuple[list[int], ...]
    tiles: tuple[int, ...]


def shuffled(items: Sequence[T], random: Chance) -> list[T]:
    """The items in random order, by Fisher and Yates over numbers from 0 up to 1.

    Our own loop, because Python promises the same ``random()`` for a seed in every version and on
    every platform, but not the same ``shuffle()``.
    """
    pile = list(items)
    for last in range(len(pile) - 1, 0, -1):
        other = int(random() * (last + 1))
        pile[last], pile[other] = pile[other], pile[last]
    return pile
