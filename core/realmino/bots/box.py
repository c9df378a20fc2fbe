"""What the box will still deal at a table: one random order of all that nobody has seen."""

from typing import NamedTuple

from realmino.bots.growing import Chance
from realmino.dealer import in_order, shuffled
from realmino.dominoes import BOXES
from realmino.line import mask_of
from realmino.phases import DEALS, Phase
from realmino.state import State


class Box(NamedTuple):
    """The draws to come: ``kings`` if they are due, ``lines`` by round, then the building tiles.

    Each line is ascending; those dealt already and that of the last round are empty.
    """

    kings: tuple[int, ...]
    lines: tuple[list[int], ...]
    tiles: tuple[int, ...]

    @staticmethod
    def of(state: State, chance: Chance) -> "Box":
        """The box of a position, shuffled anew: it is concluded from what the position shows."""
        kings: tuple[int, ...] = ()
        if state.phase is Phase.KINGS:
            drawn = shuffled(state.rules.all_kings, chance)
            kings = in_order(drawn) if state.rules.first_claims_twice else tuple(drawn)
        return Box(kings, _lines(state, chance), tuple(shuffled(state.unseen_tiles, chance)))


def _lines(state: State, chance: Chance) -> tuple[list[int], ...]:
    rules = state.rules
    seen = state.gone | mask_of(state.line) | mask_of(state.next)
    piles = {
        box: shuffled([id for id in BOXES[box] if not seen >> id & 1], chance)
        for box in rules.boxes
    }
    lines: list[list[int]] = [[] for _ in range(rules.rounds + 1)]
    for round in range(state.round + (state.phase not in DEALS), rules.rounds):
        pile = piles[rules.boxes[round % len(rules.boxes)]]
        lines[round] = sorted(pile[: rules.line])
        del pile[: rules.line]
    return tuple(lines)
