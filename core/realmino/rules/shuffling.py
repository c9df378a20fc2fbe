"""Draws from a seed: the only randomness of a game."""

from random import Random
from typing import Protocol

from realmino.pieces.actions import Draw, Kings, Line, Tiles
from realmino.pieces.buildings import TILES
from realmino.pieces.dominoes import BOXES
from realmino.pieces.draw_pile import shuffled
from realmino.pieces.phases import PendingDeal
from realmino.pieces.reasons import Illegal, Reason
from realmino.pieces.variants import Rules
from realmino.rules.dealing import in_order


class AwaitsDraw(Protocol):
    """The part of a position that a dealer sees; a `realmino.State` is one."""

    @property
    def rules(self) -> Rules:
        """The game."""

    @property
    def pending_deal(self) -> PendingDeal | None:
        """The deal that is due now."""


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

    def deal(self, state: AwaitsDraw) -> Draw:
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
