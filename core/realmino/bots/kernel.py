"""A fast whole game of random play on bit masks, proved equal to `State` by test; Kingdomino only.

No move is checked here. Kingdoms are changed in place, and each keeps what the next placement asks
for: the room it may still grow into, and per terrain the squares beside that terrain or the castle.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from realmino.actions import END, Discard, Kings, Line, Move, claim, places
from realmino.bots.greedy import centre, land_points
from realmino.dealer import shuffled
from realmino.dominoes import BOXES, DOMINOES
from realmino.grid import (
    BOARD,
    CASTLE,
    CASTLE_BIT,
    STRIDE,
    columns_between,
    neighbours,
    reach,
    rows_between,
)
from realmino.rules import Rules
from realmino.terrain import Terrain

Chance = Callable[[], float]

_BESIDE: Final = {1 << square: neighbours(1 << square) for square in range(BOARD.bit_length())}
_CASTLE_BESIDE: Final = neighbours(CASTLE_BIT)
# Terrain, crowns, terrain, crowns and whether the halves are equal, by domino.
_HALVES: Final = {
    id: (
        int(domino.first.terrain),
        domino.first.crowns,
        int(domino.second.terrain),
        domino.second.crowns,
        domino.halves_equal,
    )
    for id, domino in DOMINOES.items()
}


class Growing:
    """A kingdom that grows in place."""

    __slots__ = ("beside", "bounds", "box", "grid", "lands", "ones", "room", "taken", "twos")

    def __init__(self, grid: int) -> None:
        self.grid = grid
        self.lands = [0] * len(Terrain)
        self.beside = [_CASTLE_BESIDE] * len(Terrain)
        self.ones = self.twos = 0
        self.taken = self.box = CASTLE_BIT
        self.bounds = (CASTLE.column, CASTLE.column, CASTLE.row, CASTLE.row)
        self.room = reach(*self.bounds, grid) & ~CASTLE_BIT

    def grow(self, domino: int, random: Chance) -> int:
        """Adds the domino on one of its places, each as likely; the place as 4 × square + side, or
        -1.
        """
        terrain, crowns, terrain2, crowns2, equal = _HALVES[domino]
        room = self.room
        first_beside = self.beside[terrain]
        second_beside = self.beside[terrain2]
        north = room & room >> 1 & (first_beside | second_beside >> 1)
        east = room & room >> STRIDE & (first_beside | second_beside >> STRIDE)
        choices = north.bit_count()
        split_east = choices
        choices += east.bit_count()
        split_south = choices
        south = west = 0
        if not equal:
            south = room & room << 1 & (first_beside | second_beside << 1)
            west = room & room << STRIDE & (first_beside | second_beside << STRIDE)
            choices += south.bit_count()
            split_west = choices
            choices += west.bit_count()
        if not choices:
            return -1
        choice = int(random() * choices)
        if choice < split_east:
            mask, side = north, 0
        elif choice < split_south:
            mask, side, choice = east, 1, choice - split_east
        elif choice < split_west:
            mask, side, choice = south, 2, choice - split_south
        else:
            mask, side, choice = west, 3, choice - split_west
        while choice:
            mask &= mask - 1
            choice -= 1
        first = mask & -mask
        second = (
            first << 1 if side == 0
            else first << STRIDE if side == 1
            else first >> 1 if side == 2
            else first >> STRIDE
        )  # fmt: skip
        self.lands[terrain] |= first
        self.beside[terrain] |= _BESIDE[first]
        self.lands[terrain2] |= second
        self.beside[terrain2] |= _BESIDE[second]
        if crowns:
            self.ones |= first * (crowns & 1)
            self.twos |= first * (crowns >> 1)
        if crowns2:
            self.ones |= second * (crowns2 & 1)
            self.twos |= second * (crowns2 >> 1)
        both = first | second
        self.taken |= both
        self.room ^= both
        if both & ~self.box:
            self._stretch(first, second)
        return 4 * (first.bit_length() - 1) + side

    def _stretch(self, first: int, second: int) -> None:
        """Follows the outermost columns and rows; the room shrinks with them."""
        west, east, south, north = self.bounds
        for half in (first, second):
            column, row = divmod(half.bit_length() - 1, STRIDE)
            west, east = min(west, column), max(east, column)
            south, north = min(south, row), max(north, row)
        self.bounds = west, east, south, north
        self.box = columns_between(west, east) & rows_between(south, north)
        self.room &= reach(west, east, south, north, self.grid)

    def points(self, rules: Rules) -> int:
        """The kingdom's score with the bonuses of the rules."""
        ones, twos = self.ones, self.twos
        crowned = ones | twos
        points = 0
        for land in self.lands:
            if land & crowned:
                points += land_points(land, ones & land, twos & land)
        if rules.harmony and self.taken.bit_count() == rules.grid**2:
            points += rules.harmony
        if rules.middle and not self.taken & ~centre(rules.grid):
            points += rules.middle
        return points


def play_random(rules: Rules, random: Random, moves: list[Move] | None = None) -> tuple[int, ...]:
    """Deals and plays one whole game uniformly at random; the totals of the kingdoms.

    Given a list, ``moves`` receives every draw and action, which is how the tests hold this against
    `State`; without one the game is a good deal faster. Raises `ValueError` for a game with a
    court, which this kernel does not know.
    """
    if rules.has_court:
        raise ValueError(f"the kernel plays Kingdomino only, not {rules}")
    chance = random.random
    pile = shuffled(BOXES[rules.boxes[0]], chance)
    kingdoms = [Growing(rules.grid) for _ in range(rules.kingdoms)]
    kings = shuffled(rules.all_kings, chance)
    if moves is not None:
        moves.append(Kings(tuple(kings)))
    line: list[tuple[int, int]] = []
    for round in range(rules.rounds + 1):
        free = sorted(pile[rules.line * round : rules.line * (round + 1)])
        last = round == rules.rounds
        if last:
            free = []
        elif moves is not None:
            moves.append(Line(tuple(free)))
        claims: list[tuple[int, int]] = []
        for domino, king in line or [(0, king) for king in kings]:
            if domino:
                place = kingdoms[rules.kingdom_of(king)].grow(domino, chance)
                if moves is not None:
                    moves.append(Discard(domino) if place < 0 else places(domino)[place])
            if not last:
                taken = free.pop(int(chance() * len(free)))
                claims.append((taken, king))
            if moves is not None:
                moves.append(END if last else claim(taken))
        line = sorted(claims)
    return tuple([kingdom.points(rules) for kingdom in kingdoms])
