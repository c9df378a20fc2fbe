"""A mutable position. Nothing checks that a change is legal.

`realmino.rules` implements each rule's effect on it once: `State` plays a move on a copy and
freezes it, and bots play many moves on one position.
"""

from typing import Final, NamedTuple

from realmino.pieces.court import Court
from realmino.pieces.dominoes import Dominoes, LineDomino
from realmino.pieces.holdings import Holdings
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.mutable_kingdom import MutableKingdom
from realmino.pieces.phases import Phase
from realmino.pieces.variants import Rules

NOBODY: Final = -1
"""The seat to move before the kings are drawn and after the end, and the Queen's host as long as
there's none.
"""


class DrawPile(NamedTuple):
    """Everything that is still to be dealt, in order."""

    lines: tuple[list[int], ...]
    """By round, each ascending; empty for lines already dealt and for the last round."""
    tiles: tuple[int, ...]


class Snapshot(NamedTuple):
    """All public parts of a position as immutable values: the properties of a `State`."""

    rules: Rules
    round: int
    phase: Phase
    order: tuple[int, ...]
    line: Dominoes
    next: Dominoes
    gone: int
    kingdoms: tuple[Kingdom, ...]
    court: Court | None = None


class Position:
    """A position that changes in place, unchecked; made by `State.simulation`.

    With a ``pile``, the box deals immediately, so there are no dealing phases. Without one, the
    position waits for the draw in a dealing phase.
    """

    rules: Rules
    round: int
    phase: Phase
    seat: int
    """The seat to move, or `NOBODY`."""
    kingdom: int
    """The kingdom of the seat to move."""
    domino: int
    """The domino to place in this turn or just placed; 0 while the first line is being claimed."""
    line: list[tuple[int, int]]
    """The round's turns as (domino, seat)."""
    turn: int
    """The index in ``line`` of the current turn."""
    claims: list[tuple[int, int]]
    """(domino, seat) in the next line, in the order of the claims."""
    free: list[int]
    """The other dominoes in the next line, ascending."""
    gone: int
    """The dominoes placed, discarded or left over, as a mask."""
    kingdoms: list[MutableKingdom]
    """Each kingdom's land."""
    holdings: list[Holdings]
    """Each kingdom's coins, knights, towers and buildings; empty in Kingdomino."""
    board: list[int]
    """As in `Court`, like ``dragon``, ``burnt`` and ``laid``."""
    queen: int
    """The kingdom that hosts her, or `NOBODY`."""
    dragon: int | None
    burnt: int
    laid: tuple[int, ...]
    pile: DrawPile | None
    """None if the draw order is unknown."""
    tiles_dealt: int
    """How many of the pile's tiles have been dealt."""

    __slots__ = (
        "board", "burnt", "claims", "domino", "dragon", "free", "gone", "holdings", "kingdom",
        "kingdoms", "laid", "line", "phase", "pile", "queen", "round", "rules", "seat",
        "tiles_dealt", "turn",
    )  # fmt: skip

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @staticmethod
    def from_snapshot(snapshot: Snapshot) -> "Position":
        """A snapshot's position, without a pile."""
        position = _new(Position)
        rules, court = snapshot.rules, snapshot.court
        position.rules, position.round, position.phase = rules, snapshot.round, snapshot.phase
        position.free = [domino for domino, king in snapshot.next if king is None]
        position.claims = [(domino, king) for domino, king in snapshot.next if king is not None]
        position.gone = snapshot.gone
        position.kingdoms = [MutableKingdom(kingdom, rules.grid) for kingdom in snapshot.kingdoms]
        position.holdings, position.board, position.laid = [], [], ()
        position.queen, position.dragon, position.burnt = NOBODY, None, 0
        position.pile, position.tiles_dealt = None, 0
        if court:
            position.holdings = [
                Holdings(purse, kingdom, rules.buildings)
                for purse, kingdom in zip(court.purses, snapshot.kingdoms, strict=True)
            ]
            position.board, position.laid = list(court.board), court.laid
            position.dragon, position.burnt = court.dragon, court.burnt
            position.queen = NOBODY if court.queen is None else court.queen
        turns = [(domino, king) for domino, king in snapshot.line if king is not None]
        position.begin_round(turns or [(0, king) for king in snapshot.order])
        return position

    def snapshot(self) -> Snapshot:
        """The position's current public parts, without the pile."""
        turns = self.line[self.turn :]
        kings: dict[int, int | None] = dict(self.claims)
        kings.update(dict.fromkeys(self.free))
        return Snapshot(
            self.rules,
            self.round,
            self.phase,
            () if self.domino else tuple([seat for _, seat in turns]),
            tuple([LineDomino(*turn) for turn in turns]) if self.domino else (),
            tuple([LineDomino(domino, kings[domino]) for domino in sorted(kings)]),
            self.gone,
            tuple([self.freeze_kingdom(number) for number in range(len(self.kingdoms))]),
            self._court(),
        )

    def freeze_kingdom(self, number: int) -> Kingdom:
        """A kingdom with its knights and buildings, immutable."""
        land = self.kingdoms[number]
        if not self.holdings:
            return land.frozen()
        holdings = self.holdings[number]
        return land.frozen(holdings.knights, holdings.buildings)

    def _court(self) -> Court | None:
        if not self.holdings:
            return None
        return Court(
            tuple([holdings.purse for holdings in self.holdings]),
            tuple(self.board),
            None if self.queen == NOBODY else self.queen,
            self.dragon,
            self.burnt,
            self.laid,
        )

    def begin_round(self, line: list[tuple[int, int]]) -> None:
        """Starts a round with these turns (domino, seat). If there are none, it's nobody's turn."""
        self.line, self.turn = line, 0
        self.domino, self.seat = line[0] if line else (0, NOBODY)
        self.kingdom = self.seat % len(self.kingdoms)

    def copy(self) -> "Position":
        """An independent copy with the same draws to come."""
        other = self._shell()
        other.kingdoms = [kingdom.copy() for kingdom in self.kingdoms]
        other.holdings = [holdings.copy() for holdings in self.holdings]
        return other

    def branch(self) -> "Position":
        """A copy for a single move. It shares all kingdoms except the one to move, since a move
        changes no other.
        """
        other = self._shell()
        kingdom = self.kingdom
        other.kingdoms = self.kingdoms[:]
        other.kingdoms[kingdom] = self.kingdoms[kingdom].copy()
        other.holdings = self.holdings[:]
        if self.holdings:
            other.holdings[kingdom] = self.holdings[kingdom].copy()
        return other

    def _shell(self) -> "Position":
        """A copy without kingdoms or holdings."""
        other = _new(Position)
        other.rules = self.rules
        other.round = self.round
        other.phase = self.phase
        other.line = self.line
        other.turn = self.turn
        other.domino = self.domino
        other.seat = self.seat
        other.kingdom = self.kingdom
        other.claims = self.claims[:]
        other.free = self.free[:]
        other.gone = self.gone
        other.board = self.board[:]
        other.queen = self.queen
        other.dragon = self.dragon
        other.burnt = self.burnt
        other.laid = self.laid
        other.pile = self.pile
        other.tiles_dealt = self.tiles_dealt
        return other


_new = object.__new__
