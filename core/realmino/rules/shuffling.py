"""Random draws, a game's only source of randomness."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, TypeVar

from realmino.pieces.actions import Draw, Kings, Line, Tiles
from realmino.pieces.buildings import TILES
from realmino.pieces.dominoes import BOXES
from realmino.pieces.phases import DEALS, PendingDeal, Phase
from realmino.pieces.position import DrawPile, Position
from realmino.pieces.reasons import Illegal, Reason
from realmino.pieces.variants import Rules
from realmino.rules.dealing import (
    claim_order,
    line_box_in,
    lines_to_come,
    proceed,
    unseen_dominoes,
    unseen_tiles,
)

T = TypeVar("T")

Uniform = Callable[[], float]
"""A source of random numbers in [0, 1)."""


def shuffled(items: Sequence[T], uniform: Uniform) -> list[T]:
    """The items in random order, by the Fisher–Yates shuffle.

    For a given seed, Python guarantees the same ``random()`` in every version and on every
    platform, but not the same ``shuffle()``.
    """
    pile = list(items)
    for last in range(len(pile) - 1, 0, -1):
        other = int(uniform() * (last + 1))
        pile[last], pile[other] = pile[other], pile[last]
    return pile


class AwaitsDraw(Protocol):
    """The part of a position that a dealer sees, such as a `realmino.State`."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""

    @property
    def pending_deal(self) -> PendingDeal | None:
        """The deal that's due; None if none is."""


class Shuffled:
    """A dealer with a shuffled box. The same seed deals the same game.

    The draw pile is a fixed order of all dominoes. A line consists of the first ones that the
    position hasn't seen, so undoing moves and playing differently never changes the deals.
    """

    def __init__(self, seed: int | str) -> None:
        """Raises `ValueError` for text that isn't valid Unicode, `TypeError` for other types."""
        if not isinstance(seed, str) and not hasattr(seed, "__index__"):
            raise TypeError(f"a seed is a text or a whole number, not {type(seed).__name__}")
        self.seed = seed
        uniform = Random(str(seed)).random
        self._pile = shuffled(BOXES["K"], uniform)
        self._shares = [uniform() for _ in BOXES["K"]]
        self._pile += shuffled(BOXES["Q"], uniform)
        self._tiles = shuffled(range(1, TILES + 1), uniform)

    def __repr__(self) -> str:
        return f"Shuffled({self.seed!r})"

    def deal(self, state: AwaitsDraw) -> Draw:
        """The draw that's due; `Illegal` if none is."""
        pending = state.pending_deal
        if pending is None:
            raise Illegal("a draw", Reason.NOTHING_DUE)
        if pending.kind == "kings":
            return Kings(
                claim_order(state.rules, shuffled(pending.ids, iter(self._shares).__next__))
            )
        remaining = set(pending.ids)
        if pending.kind == "tiles":
            tiles = [tile for tile in self._tiles if tile in remaining]
            return Tiles(tuple(tiles[: pending.amount]))
        line = [domino for domino in self._pile if domino in remaining][: pending.amount]
        return Line(tuple(sorted(line)))


def add_pile(position: Position, uniform: Uniform) -> None:
    """Gives the position a pile, with everything unseen in random order, and deals what's due."""
    rules = position.rules
    if position.phase is Phase.KINGS:
        kings = claim_order(rules, shuffled(rules.all_kings, uniform))
        position.begin_round([(0, seat) for seat in kings])
    boxes = {box: shuffled(unseen_dominoes(position, box), uniform) for box in rules.boxes}
    lines: list[list[int]] = [[] for _ in range(rules.rounds + 1)]
    for round in lines_to_come(position):
        box = boxes[line_box_in(position, round)]
        lines[round] = sorted(box[: rules.line])
        del box[: rules.line]
    tiles = tuple(shuffled(unseen_tiles(position), uniform))
    position.pile, position.tiles_dealt = DrawPile(tuple(lines), tiles), 0
    if position.phase in DEALS:
        proceed(position)
