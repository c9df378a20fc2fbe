"""Oddities in a diagram: parts of a kingdom or position that can't occur in a game."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from realmino.notation import court_checks as court
from realmino.notation import position_checks
from realmino.notation.position_checks import describe_errors
from realmino.notation.position_fields import Location, PositionFields
from realmino.notation.validation import PositionError
from realmino.pieces.grid import squares_of
from realmino.pieces.terrain import Terrain
from realmino.pieces.variants import SEATS, Rules

Check = Callable[[PositionFields], Iterator[str | Location]]


class Oddity(NamedTuple):
    """Part of a diagram that can't occur in a game."""

    kind: str
    """One of `KINDS`."""
    location: str | Location
    words: str
    """Where and what it is."""

    def __str__(self) -> str:
        return f"{self.location}: {self.words}"

    @property
    def values(self) -> dict[str, object]:
        """The values in its location by name, such as ``kingdom``, ``square`` and ``count``."""
        return self.location.values if isinstance(self.location, Location) else {}


def _town_crowned(position: PositionFields) -> Iterator[Location]:
    for number, land in sorted(position.kingdoms.items()):
        for square in squares_of(land.lands[Terrain.TOWN] & (land.ones | land.twos)):
            yield Location("kingdom {kingdom}, {square}", kingdom=SEATS[number], square=square)


def _court_without_game(position: PositionFields) -> Iterator[str]:
    """Parts of a court in a game without one."""
    assert position.rules
    parts = {
        "the Queen": position.queen is not None,
        "the builders' board": position.board is not None,
        "the Dragon": position.dragon is not None or position.burnt != 0,
        **{f"the purse of kingdom {SEATS[number]}": True for number in sorted(position.purses)},
    }
    if not position.rules.has_court:
        yield from (part for part, is_present in parts.items() if is_present)


_ALWAYS: dict[str, tuple[str, Check]] = {
    "apart": (PositionError.KINGDOM_APART.value, position_checks.kingdom_apart),
    "odd": (PositionError.KINGDOM_ODD.value, position_checks.kingdom_odd),
    "crowned": ("a crown on a town; no domino has one", _town_crowned),
    "twice": (PositionError.TILE_TWICE.value, court.tile_twice),
}
_WITH_RULES: dict[str, tuple[str, Check]] = {
    "large": (PositionError.KINGDOM_TOO_LARGE.value, position_checks.kingdom_too_large),
    "box": ("more than on all dominoes in the game", position_checks.land_without_box),
    "court": ("not counted, because this game has none", _court_without_game),
    "knight": (
        "a knight or a building, not counted because this game has none",
        court.knight_without_court,
    ),
}
_WITH_PURSES: dict[str, tuple[str, Check]] = {
    "knights": (PositionError.KNIGHTS_WRONG.value, court.knights_wrong),
    "towers": (PositionError.TOWERS_WRONG.value, court.towers_wrong),
    "coins": (PositionError.COINS_TOO_MANY.value, court.coins_above),
}
KINDS = (*_ALWAYS, *_WITH_RULES, *_WITH_PURSES)


def find_oddities(position: PositionFields, rules: Rules | None = None) -> list[Oddity]:
    """Oddities in kingdoms and purses; with rules, also anything that the game or box rules out.

    Doesn't check lines, turns or phases.
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
    """A diagram's oddities in words, each with its kingdom and square.

    For a complete position, these are all its problems (`PartialPosition.problems`), otherwise
    those found by `find_oddities`.
    """
    rules = rules or position.rules
    if position.round is not None and position.phase is not None and rules == position.rules:
        return describe_errors(position)
    return [str(oddity) for oddity in find_oddities(position, rules)]
