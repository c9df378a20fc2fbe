"""What no game has in a diagram: a kingdom or a part of a position that somebody drew."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from realmino import court_checks as court
from realmino import position_checks as position
from realmino.faults import Fault, problems_of
from realmino.grid import squares_of
from realmino.rules import SEATS, Rules
from realmino.terrain import Terrain

if TYPE_CHECKING:
    from realmino.setup import Setup

_Check = Callable[["Setup"], Iterator[str]]


def _town_crowned(setup: "Setup") -> Iterator[str]:
    for number, land in sorted(setup.kingdoms.items()):
        for square in squares_of(land.lands[Terrain.TOWN] & (land.ones | land.twos)):
            yield f"kingdom {SEATS[number]}, {square}"


def _court_without_game(setup: "Setup") -> Iterator[str]:
    """A Queen, a purse, a board or the Dragon."""
    assert setup.rules
    parts = {
        "the Queen": setup.queen is not None,
        "the builders' board": setup.board is not None,
        "the Dragon": setup.dragon is not None or setup.burnt != 0,
        **{f"the purse of kingdom {SEATS[number]}": True for number in sorted(setup.purses)},
    }
    if not setup.rules.has_court:
        yield from (part for part, is_there in parts.items() if is_there)


_ALWAYS: tuple[tuple[str, _Check], ...] = (
    (Fault.KINGDOM_APART.value, position.kingdom_apart),
    (Fault.KINGDOM_ODD.value, position.kingdom_odd),
    ("a crown on a town, where no domino has one", _town_crowned),
    (Fault.TILE_TWICE.value, court.tile_twice),
)
_WITH_RULES: tuple[tuple[str, _Check], ...] = (
    (Fault.KINGDOM_TOO_LARGE.value, position.kingdom_too_large),
    ("more than all dominoes of the game have", position.land_without_box),
    ("not counted, this game has none", _court_without_game),
    ("a knight or a building, not counted in a game that has none", court.knight_without_court),
)
_WITH_PURSES: tuple[tuple[str, _Check], ...] = (
    (Fault.KNIGHTS_WRONG.value, court.knights_wrong),
    (Fault.TOWERS_WRONG.value, court.towers_wrong),
    (Fault.COINS_TOO_MANY.value, court.coins_above),
)


def oddities(setup: "Setup", rules: Rules | None = None) -> list[str]:
    """What no game has in a diagram, in words, each with its kingdom and square.

    A whole position is held against everything (`Setup.problems`), part of one against the given
    rules, and a drawing without rules only against what every kingdom has in common.
    """
    rules = rules or setup.rules
    if setup.round is not None and setup.phase is not None and rules == setup.rules:
        return problems_of(setup)
    checks = _ALWAYS
    if rules:
        setup = replace(setup, rules=rules)
        checks += _WITH_RULES + (_WITH_PURSES if rules.has_court else ())
    return [f"{where}: {what}" for what, check in checks for where in check(setup)]
