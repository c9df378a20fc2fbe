"""Oddities of a diagram, which no game has: of a kingdom or a part of a position."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from realmino.notation import court_checks as court
from realmino.notation import position_checks
from realmino.notation.position_checks import problems_of
from realmino.notation.position_fields import Location, PositionFields
from realmino.notation.validation import PositionError
from realmino.pieces.grid import squares_of
from realmino.pieces.terrain import Terrain
from realmino.pieces.variants import SEATS, Rules

Check = Callable[[PositionFields], Iterator[str | Location]]


class Oddity(NamedTuple):
    """Something that no game has: a ``kind`` of `KINDS`, where it is, and what it is in words."""

    kind: str
    location: str | Location
    words: str

    def __str__(self) -> str:
        return f"{self.location}: {self.words}"

    @property
    def values(self) -> dict[str, object]:
        """The values of its location by their names: its ``kingdom``, ``square``, ``count`` …"""
        return self.location.values if isinstance(self.location, Location) else {}


def _town_crowned(position: PositionFields) -> Iterator[Location]:
    for number, land in sorted(position.kingdoms.items()):
        for square in squares_of(land.lands[Terrain.TOWN] & (land.ones | land.twos)):
            yield Location("kingdom {kingdom}, {square}", kingdom=SEATS[number], square=square)


def _court_without_game(position: PositionFields) -> Iterator[str]:
    """A Queen, a purse, a board or the Dragon."""
    assert position.rules
    parts = {
        "the Queen": position.queen is not None,
        "the builders' board": position.board is not None,
        "the Dragon": position.dragon is not None or position.burnt != 0,
        **{f"the purse of kingdom {SEATS[number]}": True for number in sorted(position.purses)},
    }
    if not position.rules.has_court:
        yield from (part for part, is_there in parts.items() if is_there)


_ALWAYS: dict[str, tuple[str, Check]] = {
    "apart": (PositionError.KINGDOM_APART.value, position_checks.kingdom_apart),
    "odd": (PositionError.KINGDOM_ODD.value, position_checks.kingdom_odd),
    "crowned": ("a crown on a town, where no domino has one", _town_crowned),
    "twice": (PositionError.TILE_TWICE.value, court.tile_twice),
}
_WITH_RULES: dict[str, tuple[str, Check]] = {
    "large": (PositionError.KINGDOM_TOO_LARGE.value, position_checks.kingdom_too_large),
    "box": ("more than all dominoes of the game have", position_checks.land_without_box),
    "court": ("not counted, this game has none", _court_without_game),
    "knight": (
        "a knight or a building, not counted in a game that has none",
        court.knight_without_court,
    ),
}
_WITH_PURSES: dict[str, tuple[str, Check]] = {
    "knights": (PositionError.KNIGHTS_WRONG.value, court.knights_wrong),
    "towers": (PositionError.TOWERS_WRONG.value, court.towers_wrong),
    "coins": (PositionError.COINS_TOO_MANY.value, court.coins_above),
}
KINDS = (*_ALWAYS, *_WITH_RULES, *_WITH_PURSES)


def oddities_of(position: PositionFields, rules: Rules | None = None) -> list[Oddity]:
    """The oddities of part of a position, held against the rules if there are any.

    What a kingdom, its purse and the box do not allow: lines, turns and phases are not asked.
    """
    rules = rules or position.rules
    checks = dict(_ALWAYS)
    if rules:
        position = replace(position, rules=rules)
        checks |= _WITH_RULES | (_WITH_PURSES if rules.has_court else {})
    return [
        Oddity(kind, location, words)
        for kind, (words, check) in checks.items()
        for location in check(position)
    ]


def oddities(position: PositionFields, rules: Rules | None = None) -> list[str]:
    """The oddities of a diagram, which no game has, in words, each with its kingdom and square.

    A whole position is held against everything (`PartialPosition.problems`), part of one against
    the given rules, and a drawing without rules only against what every kingdom has in common.
    """
    rules = rules or position.rules
    if position.round is not None and position.phase is not None and rules == position.rules:
        return problems_of(position)
    return [str(oddity) for oddity in oddities_of(position, rules)]
