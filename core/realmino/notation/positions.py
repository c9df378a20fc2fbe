"""Positions as text, which may be incomplete or impossible in a game."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from realmino.notation.position_fields import PositionFields
from realmino.notation.validation import PositionError
from realmino.pieces.buildings import BUILDINGS, TILES, Building, parse_tile
from realmino.pieces.court import Court, Purse, board_text, parse_board
from realmino.pieces.dominoes import DOMINOES, line_text, parse_domino, parse_line
from realmino.pieces.grid import Square
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.parsing import COMMENT, NotationError, check_length, parse_inside, parts
from realmino.pieces.phases import Phase
from realmino.pieces.variants import SEATS, Rules, parse_call

LONGEST_POSITION = 16_384
"""Maximum characters in a position, including comments; eight full kingdoms take 5,000."""


@dataclass(frozen=True, slots=True, repr=False)
class PartialPosition(PositionFields):
    """A position in which any field may be missing, as in a diagram."""

    @staticmethod
    def parse(text: str, buildings: tuple[Building, ...] = BUILDINGS) -> "PartialPosition":
        """The position in a text; raises `NotationError`.

        >>> position = PartialPosition.parse("K4 R0e Oba N3-14d-34-41c a:C")
        >>> position.round, position.order, position.next[1].king
        (0, (1, 0), 3)
        """
        position = _parse(text)
        if position.rules is None or buildings is BUILDINGS:
            return position
        return replace(position, rules=Rules.parse(position.rules.code, buildings))

    def __str__(self) -> str:
        return " ".join(self._fields())

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        return parse_call("PartialPosition", str(self), self.rules)

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
        yield from self._court_fields()
        for number, kingdom in sorted(self.kingdoms.items()):
            purse = self.purses.get(number)
            yield f"{SEATS[number]}:{kingdom}" + (f":{purse}" if purse else "")

    def _court_fields(self) -> Iterator[str]:
        if self.laid:
            yield "A" + "".join(str(Square(square)) for square in self.laid)
        if self.board is not None:
            yield "T" + board_text(Court((), self.board, dragon=self.dragon))
        if self.queen is not None:
            yield f"Q{SEATS[self.queen]}"
        if self.burnt:
            yield "Z" + "-".join(str(id) for id in range(1, TILES + 1) if self.burnt >> id & 1)

    def errors(self) -> list[PositionError]:
        """The reasons why this position can't occur in a game; empty if none is found."""
        from realmino.notation.position_checks import find_errors  # few programs need it

        return find_errors(self)

    def problems(self) -> list[str]:
        """The errors in words, each with its location."""
        from realmino.notation.position_checks import describe_errors

        return describe_errors(self)


# Parsing


def _parse(text: str) -> PartialPosition:
    check_length(text, LONGEST_POSITION, "a position")
    position = PartialPosition()
    names = set()
    uncommented = re.sub(COMMENT, lambda comment: " " * len(comment[0]), text)
    for match in re.finditer(r"[^\s_]+", uncommented):
        word, start = match[0], match.start()
        name = _field_name(word)
        try:
            if name not in _FIELDS:
                raise NotationError(word, 0, "rules, R O L N X A T Q Z or a kingdom such as a:C")
            if name in names:
                raise NotationError(word, 0, "each field only once")
            position = replace(position, **_FIELDS[name](position, word))
        except NotationError as error:
            raise error.within(text, start) from None
        names.add(name)
    return position


def _field_name(word: str) -> str:
    """A word's field: the rules (``K4``), a kingdom (``a:``), or else its capital letter."""
    if re.match(f"[{SEATS}]:", word):
        return word[:2]
    return "rules" if re.match(r"[KW]|Q(?![a-z])", word) else word[0]


Changes = dict[str, Any]


def _read_rules(_: PartialPosition, word: str) -> Changes:
    return {"rules": Rules.parse(word)}


def _read_round(_: PartialPosition, word: str) -> Changes:
    match = re.fullmatch(r"R(0|[1-9][0-9]?)([a-z])", word)
    letters = [phase.value for phase in Phase]
    if not match or match[2] not in letters:
        expected = f"a round and a phase, one of {' '.join(letters)}, such as R3a"
        raise NotationError(word, 1, expected)
    return {"round": int(match[1]), "phase": Phase(match[2])}


def _read_order(_: PartialPosition, word: str) -> Changes:
    if not re.fullmatch(f"O[{SEATS}]+", word):
        raise NotationError(word, 1, "the seats of the kings still to choose, a to h")
    return {"order": tuple(SEATS.index(letter) for letter in word[1:])}


def _read_line(_: PartialPosition, word: str) -> Changes:
    return {"line" if word[0] == "L" else "next": parse_inside(word, 1, word[1:], parse_line)}


def _read_gone(_: PartialPosition, word: str) -> Changes:
    return {"gone": _read_mask(word, parse_domino, "dominoes")}


def _read_kingdom(position: PartialPosition, word: str) -> Changes:
    number = SEATS.index(word[0])
    land, colon, purse = word.partition(":")[2].partition(":")
    kingdom = parse_inside(word, 2, land, Kingdom.parse)
    changes: Changes = {"kingdoms": {**position.kingdoms, number: kingdom}}
    if colon:
        changes["purses"] = {**position.purses, number: _purse(word, 3 + len(land), purse)}
    return changes


def _purse(word: str, start: int, text: str) -> Purse:
    match = re.fullmatch(r"(0|[1-9][0-9]{0,3})c(0|[1-9][0-9]{0,2})k(0|[1-9][0-9]{0,2})t", text)
    if not match:
        raise NotationError(word, start, "coins, knights in hand and towers, such as 7c1k0t")
    return Purse(*map(int, match.groups()))


def _read_board(_: PartialPosition, word: str) -> Changes:
    board, dragon = parse_inside(word, 1, word[1:], parse_board)
    return {"board": board, "dragon": dragon}


def _read_queen(_: PartialPosition, word: str) -> Changes:
    if not re.fullmatch(f"Q[{SEATS}]", word):
        raise NotationError(word, 1, "the kingdom that hosts the Queen, a to h")
    return {"queen": SEATS.index(word[1])}


def _read_burnt(_: PartialPosition, word: str) -> Changes:
    return {"burnt": _read_mask(word, parse_tile, "building tiles")}


def _read_mask(word: str, read: Callable[[str, int, str], int], things: str) -> int:
    """The numbers after the capital letter as a mask; they must be ascending and unique."""
    mask = 0
    for position, part in parts(word, 1):
        number = read(word, position, part)
        if mask >> number:
            raise NotationError(word, position, f"{things} in ascending order, each once")
        mask |= 1 << number
    return mask


def _read_laid(_: PartialPosition, word: str) -> Changes:
    match = re.fullmatch(r"A([a-m][0-9]+)([a-m][0-9]+)", word)
    if not match:
        raise NotationError(word, 1, "the two squares of the domino just placed")
    first, second = (parse_inside(word, match.start(i), match[i], Square) for i in (1, 2))
    if first >= second:
        raise NotationError(word, 1, "two different squares, sorted by column and row")
    return {"laid": (int(first), int(second))}


_FIELDS: dict[str, Callable[[PartialPosition, str], Changes]] = {
    "rules": _read_rules,
    "R": _read_round,
    "O": _read_order,
    "L": _read_line,
    "N": _read_line,
    "X": _read_gone,
    "A": _read_laid,
    "T": _read_board,
    "Q": _read_queen,
    "Z": _read_burnt,
    **{f"{seat}:": _read_kingdom for seat in SEATS},
}
