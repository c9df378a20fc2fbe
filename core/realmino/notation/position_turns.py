"""How many turns the kings of a position have taken, as the round, the phase and the line tell."""

from typing import NamedTuple

from realmino.notation.position_fields import PositionFields
from realmino.pieces.phases import DEALS, OPTIONAL, Phase
from realmino.pieces.variants import Rules


class Turns(NamedTuple):
    """The turns of a kingdom in which a domino was added, tax collected, a building constructed.

    The last two as often as there was an occasion.
    """

    added: int
    taxed: int
    built: int


def known(position: PositionFields) -> tuple[Rules, int, Phase]:
    """Rules, round and phase of a set-up that has them."""
    assert position.rules
    assert position.round is not None
    assert position.phase
    return position.rules, position.round, position.phase


def turns_of(position: PositionFields) -> dict[int, Turns]:
    """The turns of every kingdom up to now; none before the first round and in a false round."""
    rules, round, phase = known(position)
    if not 1 <= round <= rules.rounds:
        return {kingdom: Turns(0, 0, 0) for kingdom in range(rules.kingdoms)}
    turns = {}
    for kingdom in range(rules.kingdoms):
        kings = rules.kings * rules.players // rules.kingdoms
        waiting = sum(_builds(rules, entry.king, kingdom) for entry in position.line)
        if phase in DEALS:  # the line is that of the round, and nobody has acted
            waiting = kings
        done = max(0, round * kings - waiting)
        acts = bool(position.line) and _builds(rules, position.line[0].king, kingdom)
        turns[kingdom] = Turns(
            done + (acts and phase in (*OPTIONAL, Phase.CLAIM)),
            done + (acts and phase in (*OPTIONAL[1:], Phase.CLAIM)),
            done + (acts and phase in (*OPTIONAL[2:], Phase.CLAIM)),
        )
    return turns


def done_this_round(position: PositionFields) -> int:
    """How many turns of the round have ended."""
    rules, round, phase = known(position)
    if round == 0 or phase in DEALS:
        return 0
    return max(0, len(rules.all_kings) - len(position.line))


def _builds(rules: Rules, seat: int | None, kingdom: int) -> bool:
    return seat is not None and seat < rules.players and rules.kingdom_of(seat) == kingdom
