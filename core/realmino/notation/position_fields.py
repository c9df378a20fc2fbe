"""A position's fields, the turns taken before it, and the locations of its errors."""

from dataclasses import dataclass, field
from typing import NamedTuple

from realmino.pieces.court import Purse
from realmino.pieces.dominoes import Dominoes
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.phases import DEALS, OPTIONAL, Phase
from realmino.pieces.variants import Rules


@dataclass(frozen=True, slots=True, repr=False)
class PositionFields:
    """The fields of a `realmino.PartialPosition`, any of which may be missing."""

    rules: Rules | None = None
    round: int | None = None
    phase: Phase | None = None
    order: tuple[int, ...] = ()
    """The seats of the kings that have yet to claim from the first line."""
    line: Dominoes = ()
    """The dominoes still to place in this round, starting with the current one."""
    next: Dominoes = ()
    """The line being claimed."""
    gone: int = 0
    """The dominoes placed, discarded or left over, as a mask."""
    kingdoms: dict[int, Kingdom] = field(default_factory=dict)
    """By kingdom number."""
    purses: dict[int, Purse] = field(default_factory=dict)
    """By kingdom number."""
    board: tuple[int, ...] | None = None
    """The builders' board, cheapest spot first."""
    queen: int | None = None
    """The kingdom that hosts her."""
    dragon: int | None = None
    """The Dragon's spot."""
    burnt: int = 0
    """The burnt tiles, as a mask."""
    laid: tuple[int, ...] = ()
    """The squares of the domino placed in this turn."""


class Location:
    """Where a check found an error: a format string, and its values by name."""

    values: dict[str, object]
    """Such as ``kingdom`` (a letter), ``square``, ``count`` and ``most`` (the highest count)."""

    __slots__ = ("_words", "values")

    def __init__(self, words: str, **values: object) -> None:
        self._words = words
        self.values = values

    def __str__(self) -> str:
        return self._words.format(**self.values)


class Turns(NamedTuple):
    """The turns that a kingdom has taken up to a position."""

    place_turns: int
    """Turns in which it placed or discarded a domino."""
    tax_turns: int
    """Turns in which it could collect tax."""
    build_turns: int
    """Turns in which it could construct a building."""


def require_turn(position: PositionFields) -> tuple[Rules, int, Phase]:
    """The rules, round and phase of a position that has all three."""
    assert position.rules
    assert position.round is not None
    assert position.phase
    return position.rules, position.round, position.phase


def count_turns(position: PositionFields) -> dict[int, Turns]:
    """Each kingdom's turns; zero before the first round and for an impossible round number."""
    rules, round, phase = require_turn(position)
    if not 1 <= round <= rules.rounds:
        return {kingdom: Turns(0, 0, 0) for kingdom in range(rules.kingdoms)}
    turns = {}
    for kingdom in range(rules.kingdoms):
        kings = rules.kings * rules.players // rules.kingdoms
        waiting = sum(_builds(rules, entry.king, kingdom) for entry in position.line)
        if phase in DEALS:  # the line belongs to the new round
            waiting = kings
        done = max(0, round * kings - waiting)
        acts = bool(position.line) and _builds(rules, position.line[0].king, kingdom)
        turns[kingdom] = Turns(
            done + (acts and phase in (*OPTIONAL, Phase.CLAIM)),
            done + (acts and phase in (*OPTIONAL[1:], Phase.CLAIM)),
            done + (acts and phase in (*OPTIONAL[2:], Phase.CLAIM)),
        )
    return turns


def turns_taken(position: PositionFields) -> int:
    """The number of turns already taken in this round."""
    rules, round, phase = require_turn(position)
    if round == 0 or phase in DEALS:
        return 0
    return max(0, len(rules.all_kings) - len(position.line))


def _builds(rules: Rules, seat: int | None, kingdom: int) -> bool:
    return seat is not None and seat < rules.players and rules.kingdom_of(seat) == kingdom
