"""Seeded and scripted draws: the only randomness of a game."""

from collections.abc import Iterable
from random import Random
from typing import Protocol

from realmino.model.actions import Draw, Kings, Line, Tiles
from realmino.model.buildings import TILES
from realmino.model.dominoes import BOXES
from realmino.model.draw_pile import shuffled
from realmino.model.reasons import Illegal, Reason
from realmino.rules.dealing import in_order
from realmino.state import State


class Dealer(Protocol):
    """Whoever deals what a position is due."""

    def deal(self, state: State) -> Draw:
        """The draw for a position whose ``due`` is not None."""
        ...


class Shuffled:
    """A shuffled box: the same seed deals the same game, whoever asks and however often.

    The draw pile is a fixed order of all dominoes; a line is its first dominoes that the position
    has not seen. So going back and playing on differently never changes what will be dealt.
    """

    def __init__(self, seed: int | str) -> None:
        """`ValueError` for a text that is no Unicode, such as bytes read as something else."""
        self.seed = seed
        random = Random(str(seed)).random
        self._pile = shuffled(BOXES["K"], random)
        self._shares = [random() for _ in BOXES["K"]]
        self._pile += shuffled(BOXES["Q"], random)
        self._tiles = shuffled(range(1, TILES + 1), random)

    def __repr__(self) -> str:
        return f"Shuffled({self.seed!r})"

    def deal(self, state: State) -> Draw:
        """The kings in the order of the draw, or the next line."""
        due = state.pending_deal
        if due is None:
            raise Illegal("a draw", Reason.NOTHING_DUE)
        if due.kind == "kings":
            kings = shuffled(due.ids, iter(self._shares).__next__)
            return Kings(in_order(kings) if state.rules.first_claims_twice else tuple(kings))
        unseen = set(due.ids)
        if due.kind == "tiles":
            tiles = [tile for tile in self._tiles if tile in unseen]
            return Tiles(tuple(tiles[: due.amount]))
        line = [domino for domino in self._pile if domino in unseen][: due.amount]
        return Line(tuple(sorted(line)))


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
