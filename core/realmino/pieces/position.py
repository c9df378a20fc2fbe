"""A whole position that changes in place; nothing in it is checked.

What the rules do to it stands in `realmino.rules`, each effect once: `State` plays them on a copy
and freezes it, bots play on one position as far as they look ahead.
"""

from typing import Final, NamedTuple

from realmino.pieces.court import Court
from realmino.pieces.draw_pile import DrawPile
from realmino.pieces.holdings import Holdings
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.line import Dominoes, LineDomino
from realmino.pieces.mutable_kingdom import MutableKingdom
from realmino.pieces.phases import Phase
from realmino.pieces.variants import Rules

NOBODY: Final = -1
"""The seat in turn before the kings are drawn and after the end, and the kingdom of a Queen who is
still away."""


class Snapshot(NamedTuple):
    """Everything that a position shows, as values that never change: the fields of a `State`."""

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
    """One position in which nothing is checked; `State.simulation` makes one to be played on.

    With a ``pile`` the box deals by itself, so that a phase of dealing never comes. Without one the
    position waits in that phase for the draw.
    """

    rules: Rules
    round: int
    phase: Phase
    seat: int
    """In turn, like ``kingdom`` and ``domino``; `NOBODY` where no king is."""
    kingdom: int
    domino: int
    """The one to be added or just added, 0 while the first line is claimed."""
    line: list[tuple[int, int]]
    """The turns of the round as (domino, seat); those before number ``turn`` are done."""
    turn: int
    claims: list[tuple[int, int]]
    """(domino, seat) on the next line, in the order of the claims."""
    free: list[int]
    """The other dominoes of the next line, ascending."""
    gone: int
    """The mask of the dominoes out of the lines: placed, discarded or left over."""
    kingdoms: list[MutableKingdom]
    """The land by kingdom; ``holdings`` is the same for the rest, empty without a court."""
    holdings: list[Holdings]
    board: list[int]
    """The tile on every spot, cheap to dear."""
    queen: int
    """The kingdom that hosts her, or `NOBODY`."""
    dragon: int | None
    """The spot on which he sits."""
    burnt: int
    """The mask of the tiles that he burnt."""
    laid: tuple[int, ...]
    """The squares of the domino on which tax can be collected, ascending."""
    pile: DrawPile | None
    """The hidden pile; ``drawn`` of its tiles have been dealt."""
    drawn: int

    __slots__ = (
        "board", "burnt", "claims", "domino", "dragon", "drawn", "free", "gone", "holdings",
        "kingdom", "kingdoms", "laid", "line", "phase", "pile", "queen", "round", "rules", "seat",
        "turn",
    )  # fmt: skip

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @staticmethod
    def of(shown: Snapshot) -> "Position":
        """The position that shows this; without a pile, since nobody knows it."""
        position = _new(Position)
        rules, court = shown.rules, shown.court
        position.rules, position.round, position.phase = rules, shown.round, shown.phase
        position.free = [domino for domino, king in shown.next if king is None]
        position.claims = [(domino, king) for domino, king in shown.next if king is not None]
        position.gone = shown.gone
        position.kingdoms = [MutableKingdom(kingdom, rules.grid) for kingdom in shown.kingdoms]
        position.holdings, position.board, position.laid = [], [], ()
        position.queen, position.dragon, position.burnt = NOBODY, None, 0
        position.pile, position.drawn = None, 0
        if court:
            position.holdings = [
                Holdings(purse, kingdom, rules.buildings)
                for purse, kingdom in zip(court.purses, shown.kingdoms, strict=True)
            ]
            position.board, position.laid = list(court.board), court.laid
            position.dragon, position.burnt = court.dragon, court.burnt
            position.queen = NOBODY if court.queen is None else court.queen
        turns = [(domino, king) for domino, king in shown.line if king is not None]
        position.begin_round(turns or [(0, king) for king in shown.order])
        return position

    def snapshot(self) -> Snapshot:
        """The visible part of the position now, so without the pile."""
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
            tuple([self.kingdom_of(number) for number in range(len(self.kingdoms))]),
            self._court(),
        )

    def kingdom_of(self, number: int) -> Kingdom:
        """A kingdom, frozen, with its knights and buildings."""
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
        """Begins a round with these turns, (domino, seat); without any, nobody is in turn."""
        self.line, self.turn = line, 0
        self.domino, self.seat = line[0] if line else (0, NOBODY)
        self.kingdom = self.seat % len(self.kingdoms)

    def copy(self) -> "Position":
        """The same position with the same draws to come, to be played on its own."""
        other = self._shell()
        other.kingdoms = [kingdom.copy() for kingdom in self.kingdoms]
        other.holdings = [holdings.copy() for holdings in self.holdings]
        return other

    def branch(self) -> "Position":
        """A copy for one move: the kingdoms that are not in turn are shared, so not to be changed.

        A move changes no other kingdom than the one in turn.
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
        """A copy still without kingdoms and holdings."""
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
        other.drawn = self.drawn
        return other


_new = object.__new__
