"""A whole position that changes in place, unchecked and fast: what a search plays its games on.

It follows the rules of `turn` and `optional` and is proved equal to `State` by test. What nobody
has seen is shuffled when the table is made; from then on the box deals by itself.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from realmino.actions import (
    END,
    Action,
    Burn,
    Claim,
    Construct,
    Discard,
    End,
    Place,
    Tax,
    burn,
    places,
    taxes,
)
from realmino.bots.box import Box
from realmino.bots.estate import TOWN, Estate
from realmino.bots.growing import Growing
from realmino.bots.shared import CLAIMS, DISCARDS, constructions, squares_of_place
from realmino.court import BRIBE, DISCOUNT, EMPTY_SPOT, SPOTS
from realmino.grid import squares_of
from realmino.phases import DEALS, Phase
from realmino.rules.variants import Rules
from realmino.state import State

NOBODY: Final = -1
"""The seat in turn after the end, and the kingdom of a Queen who is still away."""

_ADD, _TAX, _BUILD, _BURN = Phase.ADD, Phase.TAX, Phase.BUILD, Phase.BURN
_CLAIM, _OVER = Phase.CLAIM, Phase.OVER


class Table:
    """One position in which nothing is checked; make one with `Table.of`.

    In ``phase`` the box never deals: that happens by itself. After the end nobody is in turn.
    """

    rules: Rules
    round: int
    phase: Phase
    seat: int
    """In turn, like ``kingdom`` and ``domino``."""
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
    growing: list[Growing]
    """The land by kingdom; ``estates`` is the same for the rest, empty without a court."""
    estates: list[Estate]
    board: list[int]
    """The tile on every spot, cheap to dear."""
    queen: int
    """The kingdom that hosts her, or `NOBODY`."""
    dragon: int | None
    """The spot on which he sits."""
    laid: tuple[int, ...]
    """The squares of the domino on which tax can be collected, ascending."""
    box: Box
    """What nobody knows yet; ``drawn`` of its tiles have been dealt."""
    drawn: int

    __slots__ = (
        "board", "box", "claims", "domino", "dragon", "drawn", "estates", "free", "growing",
        "kingdom", "laid", "line", "phase", "queen", "round", "rules", "seat", "turn",
    )  # fmt: skip

    @staticmethod
    def of(state: State, random: Random) -> "Table":
        """The table of a position, with one order of all that nobody has seen.

        Draws that are due are dealt at once.
        """
        chance = random.random
        table = _new(Table)
        rules, court = state.rules, state.court
        table.rules, table.round, table.phase = rules, state.round, state.phase
        table.growing = [Growing(kingdom, rules.grid) for kingdom in state.kingdoms]
        table.free = [domino for domino, king in state.next if king is None]
        table.claims = [(domino, king) for domino, king in state.next if king is not None]
        table.box, table.drawn = Box.of(state, chance), 0
        table.estates, table.board, table.laid = [], [], ()
        table.queen, table.dragon = NOBODY, None
        if court:
            table.estates = [
                Estate(purse, kingdom, rules.buildings)
                for purse, kingdom in zip(court.purses, state.kingdoms, strict=True)
            ]
            table.board, table.dragon, table.laid = list(court.board), court.dragon, court.laid
            table.queen = NOBODY if court.queen is None else court.queen
        table.line = [(domino, king) for domino, king in state.line if king is not None]
        table.line = table.line or [(0, king) for king in state.order or table.box.kings]
        table.turn = 0
        table.domino, table.seat = table.line[0] if table.line else (0, NOBODY)
        table.kingdom = rules.kingdom_of(table.seat)
        if state.phase in DEALS:
            table._deal()
        return table

    def copy(self) -> "Table":
        """The same position with the same draws to come, to be played on its own."""
        other = _new(Table)
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
        other.growing = [land.copy() for land in self.growing]
        other.estates = [estate.copy() for estate in self.estates]
        other.board = self.board[:]
        other.queen = self.queen
        other.dragon = self.dragon
        other.laid = self.laid
        other.box = self.box
        other.drawn = self.drawn
        return other

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is _OVER

    def points(self, kingdom: int) -> int:
        """What a kingdom would score if the game ended now: the total of its `ScoreSheet`."""
        land = self.growing[kingdom]
        points = land.points(self.rules)
        if self.estates:
            points += self.estates[kingdom].points(land)
            if self.queen == kingdom:
                points += land.largest()
        return points

    def winners(self) -> tuple[int, ...]:
        """The kingdoms that would win if the game ended now, ascending, as `State.result`."""
        totals = [self.points(kingdom) for kingdom in range(len(self.growing))]
        best = max(totals)
        tied = [kingdom for kingdom, total in enumerate(totals) if total == best]
        if len(tied) > 1:
            sizes = {kingdom: self.growing[kingdom].largest() for kingdom in tied}
            tied = [kingdom for kingdom in tied if sizes[kingdom] == max(sizes.values())]
        return tuple(tied)

    # What may be chosen

    def options(self) -> list[Action]:
        """What the player in turn may choose, as `State.legal_actions` lists it."""
        phase = self.phase
        if phase is _ADD:
            return self._adds()
        if phase is _OVER:
            return []
        found: list[Action] = []
        if phase is not _CLAIM:
            found += self.taxes()
            squares = self.open_towns()
            if squares:
                bits = [1 << square for square in squares_of(squares)]
                for spot in self.affordable():
                    shared = constructions(spot)
                    found += [shared[square] for square in bits]
            found += [burn(spot) for spot in self.burnable()]
        if self.free:
            found += [CLAIMS[domino] for domino in self.free]
        else:
            found.append(END)
        return found

    def _adds(self) -> list[Action]:
        domino = self.domino
        keys = []
        for side, mask in enumerate(self.growing[self.kingdom].fits(domino)):
            while mask:
                lowest = mask & -mask
                keys.append(4 * lowest.bit_length() - 4 + side)
                mask ^= lowest
        if not keys:
            return [DISCARDS[domino]]
        keys.sort()
        shared = places(domino)
        return [shared[key] for key in keys]

    def taxes(self) -> tuple[Tax, ...]:
        """The ways to collect tax, none where that is not open."""
        if not self.laid:
            return ()
        ready = self.estates[self.kingdom].ready
        return taxes(self.laid, ready > 1) if ready else ()

    def open_towns(self) -> int:
        """The town squares to construct on, as a mask; none where that is not open."""
        if self.phase is not _TAX and self.phase is not _BUILD:
            return 0
        where = self.kingdom
        return self.growing[where].lands[TOWN] & ~self.estates[where].built

    def affordable(self) -> list[int]:
        """The spots whose building the kingdom in turn can pay."""
        where = self.kingdom
        most = self.estates[where].coins + (DISCOUNT if self.queen == where else 0)
        return [spot for spot, tile in enumerate(self.board) if tile and spot <= most]

    def burnable(self) -> list[int]:
        """The spots that the Dragon may burn for the kingdom in turn."""
        where = self.kingdom
        if self.dragon is not None or self.queen == where or self.estates[where].coins < BRIBE:
            return []
        return [spot for spot, tile in enumerate(self.board) if tile]

    # What a choice does

    def play(self, action: Action) -> None:
        """Plays one of the `options`."""
        _PLAYS[type(action)](self, action)

    def _place(self, action: Place) -> None:
        square, side = int(action.square), int(action.side)
        self.growing[self.kingdom].place(self.domino, square, side)
        self.added(squares_of_place(4 * square + side))

    def _discard(self, _: Discard) -> None:
        self.added(())

    def added(self, laid: tuple[int, ...]) -> None:
        """Goes on after A, the domino on those two squares or, discarded, on none."""
        if self.estates:
            self.phase = _TAX
            self.laid = laid
        else:
            self.phase = _CLAIM

    def _collect(self, action: Tax) -> None:
        estate = self.estates[self.kingdom]
        squares = 0
        for square in action.squares:
            squares |= 1 << square
        estate.coins += estate.tax(self.growing[self.kingdom], squares)
        estate.knights |= squares
        estate.ready -= len(action.squares)
        self.laid = ()
        self.phase = _BUILD

    def _construct(self, action: Construct) -> None:
        where, spot = self.kingdom, action.spot
        estate = self.estates[where]
        tile = self.rules.buildings[self.board[spot] - 1]
        self.board[spot] = EMPTY_SPOT
        estate.coins -= max(0, spot - DISCOUNT) if self.queen == where else spot
        estate.ready += tile.knights
        estate.add(tile, int(action.square))
        if tile.towers:
            estate.towers += tile.towers
            if estate.towers >= max([other.towers for other in self.estates]):
                self.queen = where
        self.laid = ()
        self.phase = _BURN

    def _burn(self, action: Burn) -> None:
        self.board[action.spot] = EMPTY_SPOT
        self.dragon = action.spot
        self.estates[self.kingdom].coins -= BRIBE
        self.laid = ()
        self.phase = _CLAIM

    def _claim(self, action: Claim) -> None:
        self.claim_nth(self.free.index(action.domino))

    def _end(self, _: End) -> None:
        self._turn_over()

    def claim_nth(self, number: int) -> Action:
        """Claims that one of the free dominoes, or ends the turn where there are none."""
        if not self.free:
            self._turn_over()
            return END
        domino = self.free.pop(number)
        self.claims.append((domino, self.seat))
        self._turn_over()
        return CLAIMS[domino]

    # After a turn

    def _turn_over(self) -> None:
        self.laid = ()
        self.turn += 1
        if self.turn == len(self.line):
            self._round_over()
            return
        self.domino, self.seat = self.line[self.turn]
        self.kingdom = self.seat % len(self.growing)
        self.phase = _ADD if self.domino else _CLAIM

    def _round_over(self) -> None:
        """The claimed dominoes become the line, and the box deals; or the game is over."""
        self.line = sorted(self.claims)
        self.turn = 0
        if not self.line:
            self.phase, self.domino, self.seat = _OVER, 0, NOBODY
            return
        self.claims = []
        self.round += 1
        self.domino, self.seat = self.line[0]
        self.kingdom = self.seat % len(self.growing)
        if self.estates:
            self.dragon = None
            self.board = [tile for tile in self.board if tile]
            self.board += [EMPTY_SPOT] * (SPOTS - len(self.board))
        self._deal()

    def _deal(self) -> None:
        """Refills the board and lays the line of the round, if there is one."""
        tiles = self.box.tiles
        for spot, tile in enumerate(self.board):
            if tile == EMPTY_SPOT and self.drawn < len(tiles):
                self.board[spot] = tiles[self.drawn]
                self.drawn += 1
        self.free = self.box.lines[self.round][:]
        self.phase = _ADD if self.domino else _CLAIM


_new = object.__new__
_PLAYS: Final[dict[type, Callable[[Table, Any], None]]] = {
    Place: Table._place,
    Discard: Table._discard,
    Tax: Table._collect,
    Construct: Table._construct,
    Burn: Table._burn,
    Claim: Table._claim,
    End: Table._end,
}
