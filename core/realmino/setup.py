"""A position as somebody wrote it down, maybe incomplete or impossible, and everything wrong with
it.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import pairwise
from typing import Any, TypeVar

from realmino.dominoes import BOXES, DOMINOES, Half, read_domino
from realmino.grid import CASTLE_BIT, squares_of, territory_of
from realmino.kingdom import Kingdom
from realmino.line import Dominoes, line_text, mask_of, parse_line
from realmino.notation import NotationError, enum_repr
from realmino.phases import Phase
from realmino.rules import SEATS, Rules
from realmino.terrain import Terrain

T = TypeVar("T")


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

    __repr__ = enum_repr


class IllegalPosition(ValueError):
    """A position that no game reaches; ``faults`` names everything wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(faults)

    def __str__(self) -> str:
        return "no such position: " + "; ".join(fault.value for fault in self.faults)


@dataclass(frozen=True, slots=True, repr=False)
class Setup:
    """The fields of a position, any of which may be missing in a diagram.

    ``gone`` is the mask of the dominoes that left the lines; ``kingdoms`` are by kingdom number.
    """

    rules: Rules | None = None
    round: int | None = None
    phase: Phase | None = None
    order: tuple[int, ...] = ()
    line: Dominoes = ()
    next: Dominoes = ()
    gone: int = 0
    kingdoms: dict[int, Kingdom] = field(default_factory=dict)

    @staticmethod
    def parse(text: str) -> "Setup":
        """Reads a position; `NotationError` says where it breaks off.

        >>> setup = Setup.parse("K4 R0e Oba N3-14d-34-41c a:C")
        >>> setup.round, setup.order, setup.next[1].king
        (0, (1, 0), 3)
        """
        return _parse(text)

    def __str__(self) -> str:
        return " ".join(self._fields())

    def __repr__(self) -> str:
        return f"Setup.parse({str(self)!r})"

    def _fields(self) -> Iterator[str]:
        if self.rules:
            yield str(self.rules)
        if self.round is not None and self.phase:
            yield f"R{self.round}{self.phase.value}"
        if self.order:
            yield "O" + "".join(SEATS[seat] for seat in self.order)
        if self.line:
            yield "L" + line_text(self.line)
        if self.next:
            yield "N" + line_text(self.next)
        if self.gone:
            yield "X" + "-".join(str(id) for id in DOMINOES if self.gone >> id & 1)
        for number, kingdom in sorted(self.kingdoms.items()):
            yield f"{SEATS[number]}:{kingdom}"

    def faults(self) -> list[Fault]:
        """Everything that keeps this from being a position of a game; empty where nothing does."""
        found = [fault for fault, missing in self._missing() if missing]
        return found or [fault for fault, is_wrong in _CHECKS.items() if is_wrong(self)]

    def _missing(self) -> Iterator[tuple[Fault, bool]]:
        yield Fault.RULES_MISSING, self.rules is None
        yield Fault.ROUND_MISSING, self.round is None or self.phase is None


def _known(setup: Setup) -> tuple[Rules, int, Phase]:
    assert setup.rules
    assert setup.round is not None
    assert setup.phase
    return setup.rules, setup.round, setup.phase


def _round_out_of_range(setup: Setup) -> bool:
    rules, round, _ = _known(setup)
    return not 0 <= round <= rules.rounds


def _phase_without_line(setup: Setup) -> bool:
    rules, round, phase = _known(setup)
    opening, last = round == 0, round == rules.rounds
    has_order, has_line, has_next = bool(setup.order), bool(setup.line), bool(setup.next)
    fitting = {
        Phase.KINGS: opening and not (has_order or has_line or has_next),
        Phase.LINE: not has_next and not last and has_order == opening and has_line != opening,
        Phase.ADD: not opening and has_line and not has_order and has_next != last,
        Phase.CLAIM: has_order == opening and has_line != opening and has_next != last,
        Phase.OVER: last and not (has_order or has_line or has_next),
    }
    return not fitting[phase]


def _seat_not_in_game(setup: Setup) -> bool:
    rules, _, _ = _known(setup)
    seats = {*setup.order, *_kings(setup.line), *_kings(setup.next)}
    return not seats <= set(rules.seats) or not set(setup.kingdoms) <= set(range(rules.kingdoms))


def _kings(line: Dominoes) -> list[int]:
    return [lain.king for lain in line if lain.king is not None]


def _kings_wrong(setup: Setup) -> bool:
    rules, round, phase = _known(setup)
    if len(_kings(setup.line)) != len(setup.line):
        return True
    kings = sorted([*setup.order, *_kings(setup.line), *_kings(setup.next)])
    if phase in (Phase.KINGS, Phase.OVER):
        return kings != []
    if round == rules.rounds:
        return any(kings.count(seat) > rules.kings for seat in kings)
    return tuple(kings) != rules.all_kings


def _line_unsorted(setup: Setup) -> bool:
    return any(
        low.domino >= high.domino
        for line in (setup.line, setup.next)
        for low, high in pairwise(line)
    )


def _next_line_length(setup: Setup) -> bool:
    rules, _, _ = _known(setup)
    return bool(setup.next) and len(setup.next) != rules.line


def _in_play(setup: Setup) -> tuple[int, int, int]:
    """The masks of the line still to be added, of the next line and of the dominoes gone."""
    _, _, phase = _known(setup)
    added = phase is Phase.CLAIM and bool(setup.line)
    return mask_of(setup.line[1:] if added else setup.line), mask_of(setup.next), setup.gone


def _domino_not_in_box(setup: Setup) -> bool:
    rules, _, _ = _known(setup)
    line, next, gone = _in_play(setup)
    boxes = sum(1 << id for box in rules.boxes for id in BOXES[box])
    return bool((line | next | gone) & ~boxes)


def _domino_twice(setup: Setup) -> bool:
    line, next, gone = _in_play(setup)
    return bool(line & next or line & gone or next & gone)


def _domino_count(setup: Setup) -> bool:
    rules, round, phase = _known(setup)
    line, next, gone = _in_play(setup)
    dealt = round if phase in (Phase.KINGS, Phase.LINE) else min(round + 1, rules.rounds)
    seen = line | next | gone
    return seen.bit_count() != dealt * rules.line or bool(mask_of(setup.line) & ~seen)


def _kingdom_too_large(setup: Setup) -> bool:
    rules, _, _ = _known(setup)
    return not all(kingdom.fits_within(rules.grid) for kingdom in setup.kingdoms.values())


def _kingdom_apart(setup: Setup) -> bool:
    return any(
        territory_of(CASTLE_BIT, kingdom.taken) != kingdom.taken
        for kingdom in setup.kingdoms.values()
    )


def _land(kingdom: Kingdom) -> int:
    return kingdom.taken.bit_count() - 1


def _kingdom_odd(setup: Setup) -> bool:
    return any(_land(kingdom) % 2 for kingdom in setup.kingdoms.values())


def _land_without_domino(setup: Setup) -> bool:
    """Whether some kind of half lies in the kingdoms more often than on the dominoes gone."""
    gone = [domino for domino in DOMINOES.values() if setup.gone >> domino.id & 1]
    brought = Counter(half for domino in gone for half in (domino.first, domino.second))
    return not Counter(_halves(setup.kingdoms.values())) <= brought


def _halves(kingdoms: Iterable[Kingdom]) -> Iterator[Half]:
    for kingdom in kingdoms:
        for terrain, land in zip(Terrain, kingdom.lands, strict=True):
            for square in squares_of(land):
                yield Half(terrain, kingdom.crowns_at(square))


_CHECKS: dict[Fault, Callable[[Setup], bool]] = {
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
}


# A position's text


def _parse(text: str) -> Setup:
    setup = Setup()
    seen = set()
    bare = re.sub(r";[^\n]*", lambda comment: " " * len(comment[0]), text)
    for found in re.finditer(r"[^\s_]+", bare):
        word, position = found[0], found.start()
        name = word[:2] if re.match(f"[{SEATS}]:", word) else "K" if word[0] in "QW" else word[0]
        try:
            if name not in _FIELDS:
                raise NotationError(word, 0, "rules, R, O, L, N, X or a kingdom such as a:C")
            if name in seen:
                raise NotationError(word, 0, "every field once")
            setup = replace(setup, **_FIELDS[name](setup, word))
        except NotationError as error:
            raise error.within(text, position) from None
        seen.add(name)
    return setup


Changes = dict[str, Any]


def _read_rules(_: Setup, word: str) -> Changes:
    return {"rules": Rules.parse(word)}


def _read_round(_: Setup, word: str) -> Changes:
    found = re.fullmatch(r"R(0|[1-9][0-9]?)([a-z])", word)
    letters = [phase.value for phase in Phase]
    if not found or found[2] not in letters:
        expected = f"a round and a phase, one of {' '.join(letters)}, such as R3a"
        raise NotationError(word, 1, expected)
    return {"round": int(found[1]), "phase": Phase(found[2])}


def _read_order(_: Setup, word: str) -> Changes:
    if not re.fullmatch(f"O[{SEATS}]+", word):
        raise NotationError(word, 1, "the seats of the kings still to claim, a to h")
    return {"order": tuple(SEATS.index(letter) for letter in word[1:])}


def _read_line(_: Setup, word: str) -> Changes:
    return {"line" if word[0] == "L" else "next": _inside(word, 1, parse_line)}


def _read_gone(_: Setup, word: str) -> Changes:
    gone = 0
    position = 1
    for part in word[1:].split("-"):
        gone |= 1 << read_domino(word, position, part)
        position += len(part) + 1
    return {"gone": gone}


def _read_kingdom(setup: Setup, word: str) -> Changes:
    kingdom = _inside(word, 2, Kingdom.parse)
    return {"kingdoms": {**setup.kingdoms, SEATS.index(word[0]): kingdom}}


def _inside(word: str, start: int, parse: Callable[[str], T]) -> T:
    try:
        return parse(word[start:])
    except NotationError as error:
        raise error.within(word, start) from None


_FIELDS: dict[str, Callable[[Setup, str], Changes]] = {
    "K": _read_rules,
    "R": _read_round,
    "O": _read_order,
    "L": _read_line,
    "N": _read_line,
    "X": _read_gone,
    **{f"{seat}:": _read_kingdom for seat in SEATS},
}
