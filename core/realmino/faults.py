"""What can be wrong with a position that somebody wrote down, by name."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from itertools import pairwise
from typing import TYPE_CHECKING

from realmino.buildings import TILES
from realmino.court import EMPTY_SPOT, Court, Purse
from realmino.dominoes import BOXES, DOMINOES, Half
from realmino.grid import CASTLE_BIT, STRIDE, squares_of, territory_of
from realmino.kingdom import EMPTY, Kingdom
from realmino.line import Dominoes, mask_of
from realmino.notation import enum_repr
from realmino.phases import DEALS, OPTIONAL, Phase
from realmino.rules import KNIGHTS, Rules
from realmino.terrain import Terrain

if TYPE_CHECKING:
    from realmino.setup import Setup


class Fault(Enum):
    """What is wrong with a position; the value says it in words."""

    RULES_MISSING = "the rules are missing, such as K4"
    ROUND_MISSING = "the round and phase are missing, such as R3a"
    ROUND_OUT_OF_RANGE = "the game has no such round"
    PHASE_WITHOUT_LINE = "the phase does not fit the round and the lines"
    SEAT_NOT_IN_GAME = "a seat that does not play this game"
    KINGS_WRONG = "not every king stands exactly once in the order, the line or the next line"
    LINE_UNSORTED = "a line is not in ascending order"
    NEXT_LINE_LENGTH = "the next line has the wrong number of dominoes"
    DOMINO_NOT_IN_BOX = "a domino of another box"
    DOMINO_TWICE = "a domino lies in two places"
    DOMINO_COUNT = "more or fewer dominoes were seen than lines were dealt"
    KINGDOM_TOO_LARGE = "a kingdom is larger than its grid"
    KINGDOM_APART = "land that is not joined to its castle"
    KINGDOM_ODD = "a kingdom with half a domino"
    LAND_WITHOUT_DOMINO = "land that no domino among those gone has brought"

    COURT_MISSING = "the builders' board or a purse is missing, such as T1-2-3-4-5-6 and a:C:7c1k0t"
    COURT_WITHOUT_GAME = "a board, a purse, a Queen or a Dragon in a game that has none"
    TILE_TWICE = "a building tile in two places"
    TILES_DUE = "the builders' board has empty spots that the box fills first, or fills none"
    DRAGON_WITHOUT_FIRE = "the Dragon is away, but no tile was burnt in this round"
    LAID_WITHOUT_LAND = "the domino just placed does not lie in the kingdom in turn"
    KNIGHTS_WRONG = "more or fewer knights than a kingdom was given"
    TOWERS_WRONG = "more or fewer towers than a kingdom has built"
    QUEEN_WRONG = "the Queen is not where the most towers are"
    KNIGHT_WITHOUT_COURT = "a knight or a building in a game that has none"

    __repr__ = enum_repr


class IllegalPosition(ValueError):
    """A position that no game reaches; ``faults`` names everything wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(faults)

    def __str__(self) -> str:
        return "no such position: " + "; ".join(fault.value for fault in self.faults)


def _known(setup: "Setup") -> tuple[Rules, int, Phase]:
    assert setup.rules
    assert setup.round is not None
    assert setup.phase
    return setup.rules, setup.round, setup.phase


def _round_out_of_range(setup: "Setup") -> bool:
    rules, round, _ = _known(setup)
    return not 0 <= round <= rules.rounds


def _phase_without_line(setup: "Setup") -> bool:
    rules, round, phase = _known(setup)
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
    return not fitting[phase]


def _seat_not_in_game(setup: "Setup") -> bool:
    rules, _, _ = _known(setup)
    seats = {*setup.order, *_kings(setup.line), *_kings(setup.next)}
    kingdoms = {*setup.kingdoms, *setup.purses, *([] if setup.queen is None else [setup.queen])}
    return not (seats <= set(rules.seats) and kingdoms <= set(range(rules.kingdoms)))


def _kings(line: Dominoes) -> list[int]:
    return [lain.king for lain in line if lain.king is not None]


def _kings_wrong(setup: "Setup") -> bool:
    rules, round, phase = _known(setup)
    if len(_kings(setup.line)) != len(setup.line):
        return True
    kings = sorted([*setup.order, *_kings(setup.line), *_kings(setup.next)])
    if phase in (Phase.KINGS, Phase.OVER):
        return kings != []
    if round == rules.rounds:
        return any(kings.count(seat) > rules.kings for seat in kings)
    return tuple(kings) != rules.all_kings


def _line_unsorted(setup: "Setup") -> bool:
    return any(
        low.domino >= high.domino
        for line in (setup.line, setup.next)
        for low, high in pairwise(line)
    )


def _next_line_length(setup: "Setup") -> bool:
    rules, _, _ = _known(setup)
    return bool(setup.next) and len(setup.next) != rules.line


def _in_play(setup: "Setup") -> tuple[int, int, int]:
    """The masks of the line still to be added, of the next line and of the dominoes gone."""
    _, _, phase = _known(setup)
    added = phase in (*OPTIONAL, Phase.CLAIM) and bool(setup.line)
    return mask_of(setup.line[1:] if added else setup.line), mask_of(setup.next), setup.gone


def _domino_not_in_box(setup: "Setup") -> bool:
    """Whether a line does not come from the box of its round, or a domino from none of them."""
    rules, round, _ = _known(setup)
    _, _, gone = _in_play(setup)
    boxes = [_box(rules.boxes[(round + number) % len(rules.boxes)]) for number in (-1, 0)]
    line, next = mask_of(setup.line), mask_of(setup.next)
    return bool(line & ~boxes[0] or next & ~boxes[1] or gone & ~_box(*rules.boxes))


def _box(*boxes: str) -> int:
    """The dominoes of some boxes."""
    return sum(1 << id for box in boxes for id in BOXES[box])


def _domino_twice(setup: "Setup") -> bool:
    line, next, gone = _in_play(setup)
    return bool(line & next or line & gone or next & gone)


def _domino_count(setup: "Setup") -> bool:
    """Whether not every box has given the lines that it has to give up to now."""
    rules, round, phase = _known(setup)
    line, next, gone = _in_play(setup)
    lines = round if phase in DEALS else min(round + 1, rules.rounds)
    dealt = [rules.boxes[number % len(rules.boxes)] for number in range(lines)]
    seen = line | next | gone
    given = {box: (seen & _box(box)).bit_count() for box in rules.boxes}
    wanted = {box: dealt.count(box) * rules.line for box in rules.boxes}
    return given != wanted or bool(mask_of(setup.line) & ~seen)


def _kingdom_too_large(setup: "Setup") -> bool:
    rules, _, _ = _known(setup)
    return not all(kingdom.fits_within(rules.grid) for kingdom in setup.kingdoms.values())


def _kingdom_apart(setup: "Setup") -> bool:
    return any(
        territory_of(CASTLE_BIT, kingdom.taken) != kingdom.taken
        for kingdom in setup.kingdoms.values()
    )


def _land(kingdom: Kingdom) -> int:
    return kingdom.taken.bit_count() - 1


def _kingdom_odd(setup: "Setup") -> bool:
    return any(_land(kingdom) % 2 for kingdom in setup.kingdoms.values())


def _land_without_domino(setup: "Setup") -> bool:
    """Whether some kind of half lies in the kingdoms more often than on the dominoes gone."""
    gone = [domino for domino in DOMINOES.values() if setup.gone >> domino.id & 1]
    brought = Counter(half for domino in gone for half in (domino.first, domino.second))
    return not Counter(_halves(setup.kingdoms.values())) <= brought


def _halves(kingdoms: Iterable[Kingdom]) -> Iterator[Half]:
    for kingdom in kingdoms:
        for terrain, land in zip(Terrain, kingdom.lands, strict=True):
            for square in squares_of(land):
                yield Half(terrain, kingdom.crowns_at(square))


def _court_missing(setup: "Setup") -> bool:
    rules, _, _ = _known(setup)
    complete = setup.board is not None and set(setup.purses) == set(range(rules.kingdoms))
    return rules.has_court and not complete


def _court_without_game(setup: "Setup") -> bool:
    rules, _, phase = _known(setup)
    court = (setup.board, setup.queen, setup.dragon, *setup.purses)
    has_any = any(part is not None for part in court) or bool(setup.burnt or setup.laid)
    return not rules.has_court and (has_any or phase in (Phase.TILES, *OPTIONAL))


def _tile_twice(setup: "Setup") -> bool:
    tiles = [tile for tile in setup.board or () if tile]
    tiles += [tile for kingdom in setup.kingdoms.values() for _, tile in kingdom.buildings]
    tiles += [tile for tile in range(1, TILES + 1) if setup.burnt >> tile & 1]
    return len(tiles) != len(set(tiles))


def _tiles_due(setup: "Setup") -> bool:
    """Whether the board is to be refilled in another phase, or there is nothing to refill in it."""
    _, _, phase = _known(setup)
    if phase not in (Phase.TILES, Phase.LINE) or setup.board is None:
        return False
    court = Court((), setup.board, burnt=setup.burnt)
    due = EMPTY_SPOT in setup.board and bool(court.unseen(tuple(setup.kingdoms.values())))
    return due != (phase is Phase.TILES)


def _dragon_without_fire(setup: "Setup") -> bool:
    _, round, phase = _known(setup)
    if setup.dragon is None:
        return False
    return not setup.burnt or round == 0 or phase in DEALS


def _laid_without_land(setup: "Setup") -> bool:
    rules, _, phase = _known(setup)
    if not setup.laid:
        return False
    if phase is not Phase.TAX or not setup.line or setup.line[0].king is None:
        return True
    first, second = setup.laid
    kingdom = setup.kingdoms.get(rules.kingdom_of(setup.line[0].king), EMPTY)
    domino = DOMINOES[setup.line[0].domino]
    halves = [Half(terrain, kingdom.crowns_at(square)) for square in setup.laid
              if (terrain := kingdom.terrain_at(square)) is not None]  # fmt: skip
    is_domino = halves in ([domino.first, domino.second], [domino.second, domino.first])
    is_bare = not any(
        kingdom.knights >> square & 1 or kingdom.building_at(square) for square in setup.laid
    )
    return not (is_domino and is_bare and second - first in (1, STRIDE))


def _knights_wrong(setup: "Setup") -> bool:
    rules, _, _ = _known(setup)
    return any(
        purse.knights + land.knights.bit_count()
        != KNIGHTS + sum(rules.buildings[tile - 1].knights for _, tile in land.buildings)
        for purse, land in _estates(setup)
    )


def _towers_wrong(setup: "Setup") -> bool:
    rules, _, _ = _known(setup)
    return any(
        purse.towers != sum(rules.buildings[tile - 1].towers for _, tile in land.buildings)
        for purse, land in _estates(setup)
    )


def _estates(setup: "Setup") -> Iterator[tuple[Purse, Kingdom]]:
    """Every purse with its kingdom, in a game that has them."""
    if setup.rules and setup.rules.has_court:
        for number, purse in setup.purses.items():
            yield purse, setup.kingdoms.get(number, EMPTY)


def _queen_wrong(setup: "Setup") -> bool:
    towers = {number: purse.towers for number, purse in setup.purses.items()}
    most = max(towers.values(), default=0)
    if setup.queen is None:
        return most > 0
    return not 0 < most == towers.get(setup.queen)


def _knight_without_court(setup: "Setup") -> bool:
    rules, _, _ = _known(setup)
    found = any(kingdom.knights or kingdom.buildings for kingdom in setup.kingdoms.values())
    return found and not rules.has_court


CHECKS: dict[Fault, Callable[["Setup"], bool]] = {
    Fault.ROUND_OUT_OF_RANGE: _round_out_of_range,
    Fault.PHASE_WITHOUT_LINE: _phase_without_line,
    Fault.SEAT_NOT_IN_GAME: _seat_not_in_game,
    Fault.KINGS_WRONG: _kings_wrong,
    Fault.LINE_UNSORTED: _line_unsorted,
    Fault.NEXT_LINE_LENGTH: _next_line_length,
    Fault.DOMINO_NOT_IN_BOX: _domino_not_in_box,
    Fault.DOMINO_TWICE: _domino_twice,
    Fault.DOMINO_COUNT: _domino_count,
    Fault.KINGDOM_TOO_LARGE: _kingdom_too_large,
    Fault.KINGDOM_APART: _kingdom_apart,
    Fault.KINGDOM_ODD: _kingdom_odd,
    Fault.LAND_WITHOUT_DOMINO: _land_without_domino,
    Fault.COURT_MISSING: _court_missing,
    Fault.COURT_WITHOUT_GAME: _court_without_game,
    Fault.TILE_TWICE: _tile_twice,
    Fault.TILES_DUE: _tiles_due,
    Fault.DRAGON_WITHOUT_FIRE: _dragon_without_fire,
    Fault.LAID_WITHOUT_LAND: _laid_without_land,
    Fault.KNIGHTS_WRONG: _knights_wrong,
    Fault.TOWERS_WRONG: _towers_wrong,
    Fault.QUEEN_WRONG: _queen_wrong,
    Fault.KNIGHT_WITHOUT_COURT: _knight_without_court,
}


def faults_of(setup: "Setup") -> list[Fault]:
    """Everything that keeps a set-up from being a position of a game; empty where nothing does."""
    missing = {
        Fault.RULES_MISSING: setup.rules is None,
        Fault.ROUND_MISSING: setup.round is None or setup.phase is None,
    }
    found = [fault for fault, is_missing in missing.items() if is_missing]
    return found or [fault for fault, is_wrong in CHECKS.items() if is_wrong(setup)]
