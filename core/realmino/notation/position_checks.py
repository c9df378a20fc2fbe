"""Checks on a position from any game: whose turn it is, the lines, the land.

A check yields the location of each error that it finds: a `Location` such as "kingdom b, g8", a
text if its values aren't needed, or "" for the position as a whole. Checks run only if rules, round
and phase are known.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

from realmino.notation import court_checks as court
from realmino.notation.court_checks import Locations
from realmino.notation.coverings import can_be_covered
from realmino.notation.position_fields import Location, PositionFields, count_turns, require_turn
from realmino.notation.validation import PositionError
from realmino.pieces.dominoes import BOXES, DOMINOES, Domino, Dominoes, Half, domino_mask
from realmino.pieces.grid import CASTLE_BIT, squares_of, territory_of
from realmino.pieces.kingdom import EMPTY, Kingdom
from realmino.pieces.phases import DEALS, OPTIONAL, Phase
from realmino.pieces.variants import SEATS

SMALLEST_BLOCKED = 3
"""The fewest dominoes in a kingdom where another one may not fit.

Each domino covers at most one of the four squares next to the castle. With two dominoes, one of the
other squares is free, and so is the square behind it; both fit into any grid.
"""


def _round_out_of_range(position: PositionFields) -> Locations:
    rules, round, _ = require_turn(position)
    if not 0 <= round <= rules.rounds:
        yield f"round {round}"


def _phase_without_line(position: PositionFields) -> Locations:
    rules, round, phase = require_turn(position)
    opening, last = round == 0, round == rules.rounds
    has_order, has_line, has_next = bool(position.order), bool(position.line), bool(position.next)
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


def _seat_not_in_game(position: PositionFields) -> Locations:
    rules, _, _ = require_turn(position)
    for seat in sorted(
        {*position.order, *_kings(position.line), *_kings(position.next)} - {*rules.seats}
    ):
        yield f"seat {SEATS[seat]}"
    kingdoms = {
        *position.kingdoms,
        *position.purses,
        *([] if position.queen is None else [position.queen]),
    }
    for number in sorted(kingdoms - {*range(rules.kingdoms)}):
        yield f"kingdom {SEATS[number]}"


def _kings(line: Dominoes) -> list[int]:
    return [entry.king for entry in line if entry.king is not None]


def _kings_wrong(position: PositionFields) -> Locations:
    rules, round, phase = require_turn(position)
    kings = sorted([*position.order, *_kings(position.line), *_kings(position.next)])
    if phase in (Phase.KINGS, Phase.OVER):
        wrong = kings != []
    elif round == rules.rounds:
        wrong = any(kings.count(seat) > rules.kings for seat in kings)
    else:
        wrong = tuple(kings) != rules.all_kings
    if wrong or len(_kings(position.line)) != len(position.line):
        letters = "".join(SEATS[seat] for seat in kings) or "none"
        yield f"kings {letters} of {''.join(SEATS[seat] for seat in rules.all_kings)}"


def _line_unsorted(position: PositionFields) -> Locations:
    for line in (position.line, position.next):
        for low, high in pairwise(line):
            if low.domino >= high.domino:
                yield f"domino {high.domino}"


def _next_line_length(position: PositionFields) -> Locations:
    rules, _, _ = require_turn(position)
    if position.next and len(position.next) != rules.line:
        yield f"{len(position.next)} dominoes, not {rules.line}"


def _in_play(position: PositionFields) -> tuple[int, int, int]:
    """Masks of the dominoes still to place, those in the next line, and those gone."""
    _, _, phase = require_turn(position)
    added = phase in (*OPTIONAL, Phase.CLAIM) and bool(position.line)
    return (
        domino_mask(position.line[1:] if added else position.line),
        domino_mask(position.next),
        position.gone,
    )


def _domino_not_in_box(position: PositionFields) -> Locations:
    """A line comes from its round's box, and every domino from one of the game's boxes."""
    rules, round, _ = require_turn(position)
    _, _, gone = _in_play(position)
    boxes = [_box(rules.boxes[(round + number) % len(rules.boxes)]) for number in (-1, 0)]
    wrong = domino_mask(position.line) & ~boxes[0] | domino_mask(position.next) & ~boxes[1]
    yield from _list_dominoes(wrong | gone & ~_box(*rules.boxes))


def _box(*boxes: str) -> int:
    """The dominoes in some boxes, as a mask."""
    return sum(1 << id for box in boxes for id in BOXES[box])


def _list_dominoes(dominoes: int) -> Locations:
    return (f"domino {id}" for id in DOMINOES if dominoes >> id & 1)


def _domino_twice(position: PositionFields) -> Locations:
    line, next, gone = _in_play(position)
    yield from _list_dominoes(line & next | line & gone | next & gone)


def _domino_count(position: PositionFields) -> Locations:
    """The lines dealt so far came from each box in turn."""
    rules, round, phase = require_turn(position)
    line, next, gone = _in_play(position)
    lines = round if phase in DEALS else min(round + 1, rules.rounds)
    boxes = [rules.boxes[number % len(rules.boxes)] for number in range(lines)]
    seen = line | next | gone
    counts = {box: (seen & _box(box)).bit_count() for box in rules.boxes}
    expected = {box: boxes.count(box) * rules.line for box in rules.boxes}
    if counts != expected or domino_mask(position.line) & ~seen:
        yield f"{sum(counts.values())} dominoes, not {sum(expected.values())}"


def kingdom_too_large(position: PositionFields) -> Locations:
    """Rulebook, "Connection Rules": the kingdom fits into its grid."""
    assert position.rules
    grid = position.rules.grid
    for letter, land in _by_letter(position):
        if not land.fits_within(grid):
            wide, high = land.east - land.west + 1, land.north - land.south + 1
            words = "kingdom {kingdom}, {wide} × {high} squares in a grid of {grid} × {grid}"
            yield Location(words, kingdom=letter, wide=wide, high=high, grid=grid)


def kingdom_apart(position: PositionFields) -> Locations:
    """All land is connected to the castle."""
    for letter, land in _by_letter(position):
        apart = land.taken & ~territory_of(CASTLE_BIT, land.taken)
        if apart:
            yield Location(
                "kingdom {kingdom}, {square}", kingdom=letter, square=squares_of(apart)[0]
            )


def kingdom_odd(position: PositionFields) -> Locations:
    """A kingdom's land has an even number of squares."""
    for letter, land in _by_letter(position):
        squares = land.taken.bit_count() - 1
        if squares % 2:
            yield Location(
                "kingdom {kingdom}, {count} squares of land", kingdom=letter, count=squares
            )


def _by_letter(position: PositionFields) -> Iterator[tuple[str, Kingdom]]:
    """Every kingdom with its letter."""
    for number, land in sorted(position.kingdoms.items()):
        yield SEATS[number], land


def _land_without_domino(position: PositionFields) -> Locations:
    """No kind of half occurs more often in the kingdoms than on the dominoes that are gone."""
    yield from _too_many_halves(position, position.gone)


def land_without_box(position: PositionFields) -> Locations:
    """No kind of half occurs more often in the kingdoms than on all of the game's dominoes."""
    assert position.rules
    yield from _too_many_halves(position, _box(*position.rules.boxes))


def _too_many_halves(position: PositionFields, dominoes: int) -> Locations:
    printed = Counter(half for domino in _dominoes(dominoes) for half in domino[1:3])
    placed = Counter(
        Half(terrain, crowns)
        for kingdom in position.kingdoms.values()
        for _, terrain, crowns in kingdom.land()
    )
    for half, count in (placed - printed).items():
        crowned = f" with {half.crowns} crown{'s' * (half.crowns > 1)}" if half.crowns else ""
        words = f"{{count}} × {{terrain}}{crowned} too many"
        yield Location(words, count=count, terrain=half.terrain.key, crowns=half.crowns)


def _dominoes(mask: int) -> list[Domino]:
    return [domino for domino in DOMINOES.values() if mask >> domino.id & 1]


def _land_uncovered(position: PositionFields) -> Locations:
    for letter, land in _by_letter(position):
        if land.taken.bit_count() % 2 and not can_be_covered(land, _dominoes(position.gone)):
            yield f"kingdom {letter}"


def _turns_exceeded(position: PositionFields) -> Locations:
    """Every turn places one domino, and at most one building and two knights."""
    for number, turns in count_turns(position).items():
        land = position.kingdoms.get(number, EMPTY)
        dominoes, knights = land.taken.bit_count() // 2, land.knights.bit_count()
        counted = (
            ("dominoes", dominoes, turns.place_turns),
            ("buildings", len(land.buildings), turns.build_turns),
            ("knights", knights, 2 * turns.tax_turns),
        )
        for things, count, most in counted:
            if count > most:
                yield f"kingdom {SEATS[number]}, {count} {things} instead of at most {most}"


def _domino_discarded(position: PositionFields) -> Locations:
    for number, turns in count_turns(position).items():
        dominoes = position.kingdoms.get(number, EMPTY).taken.bit_count() // 2
        if dominoes < min(turns.place_turns, SMALLEST_BLOCKED):
            yield f"kingdom {SEATS[number]}, {dominoes} of {turns.place_turns} dominoes"


CHECKS: dict[PositionError, Callable[[PositionFields], Locations]] = {
    PositionError.ROUND_OUT_OF_RANGE: _round_out_of_range,
    PositionError.PHASE_WITHOUT_LINE: _phase_without_line,
    PositionError.SEAT_NOT_IN_GAME: _seat_not_in_game,
    PositionError.KINGS_WRONG: _kings_wrong,
    PositionError.LINE_UNSORTED: _line_unsorted,
    PositionError.NEXT_LINE_LENGTH: _next_line_length,
    PositionError.DOMINO_NOT_IN_BOX: _domino_not_in_box,
    PositionError.DOMINO_TWICE: _domino_twice,
    PositionError.DOMINO_COUNT: _domino_count,
    PositionError.KINGDOM_TOO_LARGE: kingdom_too_large,
    PositionError.KINGDOM_APART: kingdom_apart,
    PositionError.KINGDOM_ODD: kingdom_odd,
    PositionError.LAND_WITHOUT_DOMINO: _land_without_domino,
    PositionError.LAND_UNCOVERED: _land_uncovered,
    PositionError.TURNS_EXCEEDED: _turns_exceeded,
    PositionError.DOMINO_DISCARDED: _domino_discarded,
    PositionError.COURT_MISSING: court.court_missing,
    PositionError.COURT_WITHOUT_GAME: court.court_without_game,
    PositionError.TILE_TWICE: court.tile_twice,
    PositionError.TILES_DUE: court.tiles_due,
    PositionError.BOARD_EMPTIED: court.board_emptied,
    PositionError.DRAGON_ON_TILE: court.dragon_on_tile,
    PositionError.DRAGON_WITHOUT_FIRE: court.dragon_without_fire,
    PositionError.BURNT_TOO_MANY: court.burnt_too_many,
    PositionError.LAID_WITHOUT_LAND: court.laid_without_land,
    PositionError.KNIGHTS_WRONG: court.knights_wrong,
    PositionError.TOWERS_WRONG: court.towers_wrong,
    PositionError.COINS_TOO_MANY: court.coins_too_many,
    PositionError.QUEEN_WRONG: court.queen_wrong,
    PositionError.KNIGHT_WITHOUT_COURT: court.knight_without_court,
}
"""The check for each error, in the order in which errors are listed."""


def find_errors(position: PositionFields) -> list[PositionError]:
    """A position's errors; empty for a valid one."""
    return list(dict.fromkeys(error for error, _ in located_errors(position)))


def describe_errors(position: PositionFields) -> list[str]:
    """A position's errors in words, each with its location.

    >>> from realmino import PartialPosition
    >>> describe_errors(PartialPosition.parse("K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 b:f-/-C"))[0]
    'kingdom b, f8: squares that are not connected to the castle'
    """
    return [in_words(*located) for located in located_errors(position)]


def in_words(error: PositionError, place: str) -> str:
    """An error and its location, which may be ""."""
    return f"{place}: {error.value}" if place else error.value


def located_errors(position: PositionFields) -> list[tuple[PositionError, str]]:
    """Every error with its location; an error appears once for each location."""
    missing = {
        PositionError.RULES_MISSING: position.rules is None,
        PositionError.ROUND_MISSING: position.round is None or position.phase is None,
    }
    errors = [(error, "") for error, is_missing in missing.items() if is_missing]
    return errors or [
        (error, str(place)) for error, check in CHECKS.items() for place in check(position)
    ]
