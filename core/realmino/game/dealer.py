"""Whoever deals: the interface, and draws from a list."""

from collections.abc import Iterable
from typing import Protocol

from realmino.pieces.actions import Draw
from realmino.pieces.reasons import Illegal, Reason
from realmino.state import State


class Dealer(Protocol):
    """Whoever deals what a position is due."""

    def deal(self, state: State) -> Draw:
        """The draw for a position whose ``pending_deal`` is not None."""
        ...


class Scripted:
    """Deals the given draws in order, for tests and for telling a game again."""

    def __init__(self, draws: Iterable[Draw]) -> None:
        self._draws = iter(draws)

    def deal(self, state: State) -> Draw:
        """The next draw of the script; `Illegal` when the script has ended."""
        draw = next(self._draws, None)
        if draw is None:
            raise Illegal("the next draw of the script", Reason.NOTHING_DUE)
        return draw
