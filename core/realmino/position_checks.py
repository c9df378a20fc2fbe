"""What has to hold in a position of any game: who is in turn, the lines, the land.

A check yields where something is wrong, as text such as "kingdom b, g8" or "" for the position as a
whole. It is asked only where rules, round and phase are known.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from realmino import court_checks as court
from realmino.coverings import can_be_covered
from realmino.dominoes import BOXES, DOMINOES, Half
from realmino.faults import Fault
from realmino.grid import CASTLE_BIT, squares_of, territory_of
from realmino.kingdom import EMPTY, Kingdom
from realmino.line import Dominoes, mask_of
from realmino.phases import DEALS, OPTIONAL, Phase
from realmino.position_turns import known, turns_of
from realmino.rules import SEATS
from realmino.terrain import Terrain

if TYPE_CHECKING:
    from realmino.setup import Setup

Wheres = Iterator[str]

SMALLEST_BLOCKED = 3
"""Dominoes in the smallest kingdom in which another may not fit.

Each domino covers at most one of the four squares beside the castle. With two of them another of
these squares is open, and so is the square behind it: both lie within any grid.
"""


def _round_out_of_range(setup: "Setup") -> Wheres:
    rules, round, _ = known(setup)
    if not 0 <= round <= rules.rounds:
        yield f"round {round}"


def _phase_without_line(setup: "Setup") -> Wheres:
    rules, round, phase = known(setup)
    opening, last = round == 0, round == rules.rounds
    has_order, has_line, has_next = bool(setup.order), bool(setup.line), bool(setup.next)
    fitting = {
        Phase.KINGS: opening and not (has_order or has_line or has_next),
        Phase.TILES: not has_next and has_order == opening and has_line != opening,
        Phase.LINE: not has_next and not last and has_order == opening and has_line != opening,
        Phase.ADD: not opening and has_line and not has_order and has_next != last,
        **dict.fromkeys(OPTIONAL, not opening and has_line and has_next != last),
        Phase.CLAIM: has_order == opening and has_line != opening and has_next != last,
        Phase.OVER: last and not (has_order or has_line or has_next),
    }
    if not fitting[phase]:
        yield f"R{round}{phase.value}"


def _seat_not_in_game(setup: "Setup") -> Wheres:
    rules, _, _ = known(setup)
    for seat in sorted({*setup.order, *_kings(setup.line), *_kings(setup.next)} - {*rules.seats}):
        yield f"seat {SEATS[seat]}"
    kingdoms = {*setup.kingdoms, *setup.purses, *([] if setup.queen is None else [setup.queen])}
    for number in sorted(kingdoms - {*range(rules.kingdoms)}):
        yield f"kingdom {SEATS[number]}"


def _kings(line: Dominoes) -> list[int]:
    return [lain.king for lain in line if lain.king is not None]


def _kings_wrong(setup: "Setup") -> Wheres:
    rules, round, phase = known(setup)
    kings = sorted([*setup.order, *_kings(setup.line), *_kings(setup.next)])
    if phase in (Phase.KINGS, Phase.OVER):
        wrong = kings != []
    elif round == rules.rounds:
        wrong = any(kings.count(seat) > rules.kings for seat in kings)
    else:
        wrong = tuple(kings) != rules.all_kings
    if wrong or len(_kings(setup.line)) != len(setup.line):
        yield ""


def _line_unsorted(setup: "Setup") -> Wheres:
    for line in (setup.line, setup.next):
        for low, high in pairwise(line):
            if low.domino >= high.domino:
                yield f"domino {high.domino}"


def _next_line_length(setup: "Setup") -> Wheres:
    rules, _, _ = known(setup)
    if setup.next and len(setup.next) != rules.line:
        yield f"{len(setup.next)} dominoes, not {rules.line}"


def _in_play(setup: "Setup") -> tuple[int, int, int]:
    """The masks of the line still to be added, of the next line and of the dominoes gone."""
    _, _, phase = known(setup)
    added = phase in (*OPTIONAL, Phase.CLAIM) and bool(setup.line)
    return mask_of(setup.line[1:] if added else setup.line), mask_of(setup.next), setup.gone


def _domino_not_in_box(setup: "Setup") -> Wheres:
    """A line comes from the box of its round, and every domino from one of them."""
    rules, round, _ = known(setup)
    _, _, gone = _in_play(setup)
    boxes = [_box(rules.boxes[(round + number) % len(rules.boxes)]) for number in (-1, 0)]
    wrong = mask_of(setup.line) & ~boxes[0] | mask_of(setup.next) & ~boxes[1]
    yield from _named(wrong | gone & ~_box(*rules.boxes))


def _box(*boxes: str) -> int:
    """The dominoes of some boxes."""
    return sum(1 << id for box in boxes for id in BOXES[box])


def _named(dominoes: int) -> Wheres:
    return (f"domino {id}" for id in DOMINOES if dominoes >> id & 1)


def _domino_twice(setup: "Setup") -> Wheres:
    line, next, gone = _in_play(setup)
    yield from _named(line & next | line & gone | next & gone)


def _domino_count(setup: "Setup") -> Wheres:
    """Every box has given the lines that it has to give up to now."""
    rules, round, phase = known(setup)
    line, next, gone = _in_play(setup)
    lines = round if phase in DEALS else min(round + 1, rules.rounds)
    dealt = [rules.boxes[number % len(rules.boxes)] for number in range(lines)]
    seen = line | next | gone
    given = {box: (seen & _box(box)).bit_count() for box in rules.boxes}
    wanted = {box: dealt.count(box) * rules.line for box in rules.boxes}
    if given != wanted or mask_of(setup.line) & ~seen:
        yield f"{sum(given.values())} dominoes, not {sum(wanted.values())}"


def kingdom_too_large(setup: "Setup") -> Wheres:
    """Rulebook, "Connection Rules": the kingdom fits into its grid."""
    assert setup.rules
    grid = setup.rules.grid
    for name, land in _named_lands(setup):
        if not land.fits_within(grid):
            wide, high = land.east - land.west + 1, land.north - land.south + 1
            yield f"{name}, {wide} × {high} squares in a grid of {grid} × {grid}"


def kingdom_apart(setup: "Setup") -> Wheres:
    """All land is joined to the castle."""
    for name, land in _named_lands(setup):
        apart = land.taken & ~territory_of(CASTLE_BIT, land.taken)
        if apart:
            yield f"{name}, {squares_of(apart)[0]}"


def kingdom_odd(setup: "Setup") -> Wheres:
    """Dominoes have two halves."""
    for name, land in _named_lands(setup):
        squares = land.taken.bit_count() - 1
        if squares % 2:
            yield f"{name}, {squares} squares of land"


def _named_lands(setup: "Setup") -> Iterator[tuple[str, Kingdom]]:
    for number, land in sorted(setup.kingdoms.items()):
        yield f"kingdom {SEATS[number]}", land


def _land_without_domino(setup: "Setup") -> Wheres:
    """No kind of half lies in the kingdoms more often than on the dominoes gone."""
    yield from _too_many_halves(setup, setup.gone)


def land_without_box(setup: "Setup") -> Wheres:
    """The same with all dominoes of the game."""
    assert setup.rules
    yield from _too_many_halves(setup, _box(*setup.rules.boxes))


def _too_many_halves(setup: "Setup", dominoes: int) -> Wheres:
    there = [domino for domino in DOMINOES.values() if dominoes >> domino.id & 1]
    brought = Counter(half for domino in there for half in (domino.first, domino.second))
    for half, count in (Counter(_halves(setup.kingdoms.values())) - brought).items():
        crowns = f" with {half.crowns} crown{'s' * (half.crowns > 1)}" if half.crowns else ""
        yield f"{count} × {half.terrain.key}{crowns} too many"


def _halves(kingdoms: Iterable[Kingdom]) -> Iterator[Half]:
    for kingdom in kingdoms:
        for terrain, land in zip(Terrain, kingdom.lands, strict=True):
            for square in squares_of(land):
                yield Half(terrain, kingdom.crowns_at(square))


def _land_uncovered(setup: "Setup") -> Wheres:
    there = [domino for domino in DOMINOES.values() if setup.gone >> domino.id & 1]
    for name, land in _named_lands(setup):
        if land.taken.bit_count() % 2 and not can_be_covered(land, there):
            yield name


def _turns_exceeded(setup: "Setup") -> Wheres:
    """Every turn adds one domino, and at most one building and two knights."""
    for number, turns in turns_of(setup).items():
        land = setup.kingdoms.get(number, EMPTY)
        dominoes, knights = land.taken.bit_count() // 2, land.knights.bit_count()
        counted = (
            ("dominoes", dominoes, turns.added),
            ("buildings", len(land.buildings), turns.built),
            ("knights", knights, 2 * turns.taxed),
        )
        for things, found, most in counted:
            if found > most:
                yield f"kingdom {SEATS[number]}, {found} {things} where {most} can be"


def _domino_discarded(setup: "Setup") -> Wheres:
    for number, turns in turns_of(setup).items():
        dominoes = setup.kingdoms.get(number, EMPTY).taken.bit_count() // 2
        if dominoes < min(turns.added, SMALLEST_BLOCKED):
            yield f"kingdom {SEATS[number]}, {dominoes} of {turns.added} dominoes"


CHECKS: dict[Fault, Callable[["Setup"], Wheres]] = {
    Fault.ROUND_OUT_OF_RANGE: _round_out_of_range,
    Fault.PHASE_WITHOUT_LINE: _phase_without_line,
    Fault.SEAT_NOT_IN_GAME: _seat_not_in_game,
    Fault.KINGS_WRONG: _kings_wrong,
    Fault.LINE_UNSORTED: _line_unsorted,
    Fault.NEXT_LINE_LENGTH: _next_line_length,
    Fault.DOMINO_NOT_IN_BOX: _domino_not_in_box,
    Fault.DOMINO_TWICE: _domino_twice,
    Fault.DOMINO_COUNT: _domino_count,
    Fault.KINGDOM_TOO_LARGE: kingdom_too_large,
    Fault.KINGDOM_APART: kingdom_apart,
    Fault.KINGDOM_ODD: kingdom_odd,
    Fault.LAND_WITHOUT_DOMINO: _land_without_domino,
    Fault.LAND_UNCOVERED: _land_uncovered,
    Fault.TURNS_EXCEEDED: _turns_exceeded,
    Fault.DOMINO_DISCARDED: _domino_discarded,
    Fault.COURT_MISSING: court.court_missing,
    Fault.COURT_WITHOUT_GAME: court.court_without_game,
    Fault.TILE_TWICE: court.tile_twice,
    Fault.TILES_DUE: court.tiles_due,
    Fault.BOARD_EMPTIED: court.board_emptied,
    Fault.DRAGON_WITHOUT_FIRE: court.dragon_without_fire,
    Fault.BURNT_TOO_MANY: court.burnt_too_many,
    Fault.LAID_WITHOUT_LAND: court.laid_without_land,
    Fault.KNIGHTS_WRONG: court.knights_wrong,
    Fault.TOWERS_WRONG: court.towers_wrong,
    Fault.COINS_TOO_MANY: court.coins_too_many,
    Fault.QUEEN_WRONG: court.queen_wrong,
    Fault.KNIGHT_WITHOUT_COURT: court.knight_without_court,
}
"""Every check by the fault it finds, in the order in which they are told."""
