"""The dealer interface, and a dealer for known draws; `realmino.Shuffled` is the usual dealer."""

from collections.abc import Iterable
from typing import Protocol

from realmino.pieces.actions import Draw
from realmino.pieces.reasons import Illegal, Reason
from realmino.state import State


class Dealer(Protocol):
    """The interface for dealers, such as `realmino.Shuffled`."""

    def deal(self, state: State) -> Draw:
        """The draw for a position that has a ``pending_deal``."""
        ...


class Scripted:
    """A dealer that makes the given draws in order, for tests and for replaying a game."""

    def __init__(self, draws: Iterable[Draw]) -> None:
        self._draws = iter(draws)

    def deal(self, state: State) -> Draw:
        """The next draw; `Illegal` after the last one."""
        draw = next(self._draws, None)
        if draw is None:
            raise Illegal("the next draw of the script", Reason.NOTHING_DUE)
        return draw
