"""Scoring: score sheets, which itemise the points, and the winners.

The conditions for bonuses are in `pieces/variants.py`. `Territory.points` in `pieces/kingdom.py`
computes squares × crowns, and `fast_totals` has a faster version of the totals.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

from realmino.pieces import views
from realmino.pieces.buildings import Building
from realmino.pieces.court import Purse
from realmino.pieces.grid import Square, squares_of
from realmino.pieces.kingdom import Kingdom, Territory
from realmino.pieces.numbers import COINS_PER_POINT, POINTS_PER_TERRITORY
from realmino.pieces.parsing import enum_repr
from realmino.pieces.terrain import Terrain
from realmino.pieces.variants import Rules, as_rules


class ItemKind(Enum):
    """The kind of a line in a score sheet. The value is its key in views and JSON, except that each
    bonus has a key of its own.
    """

    COINS = "coins"
    TERRITORY = "territory"
    BUILDING = "building"
    BONUS = "bonus"

    __repr__ = enum_repr


class Item(NamedTuple):
    """A line in a score sheet."""

    kind: ItemKind
    points: int
    """0 for a territory without crowns, which is also listed."""
    terrain: Terrain | None = None
    """A territory's terrain."""
    squares: tuple[Square, ...] = ()
    """The squares of a territory or building, or those that earn a bonus."""
    crowns: int = 0
    """A territory's crowns, including those of buildings and the Queen."""
    amount: int = 0
    """The number of coins."""
    building: Building | None = None
    queen: bool = False
    """Whether the Queen adds a crown to this territory."""
    bonus: str = ""
    """A bonus's key, such as ``harmony``."""

    def to_json(self) -> dict[str, Any]:
        """The line as JSON data."""
        data: dict[str, Any] = {"kind": self.bonus or self.kind.value, "points": self.points}
        squares = [str(square) for square in self.squares]
        if self.bonus:
            data["squares"] = squares
        elif self.terrain is not None:
            data |= {"terrain": self.terrain.key, "squares": squares, "crowns": self.crowns}
            data |= {"queen": True} if self.queen else {}
        elif self.building is not None:
            data |= {"building": self.building.key, "tile": self.building.id, "square": squares[0]}
        elif self.kind is ItemKind.COINS:
            data["amount"] = self.amount
        return data


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A kingdom's score."""

    items: tuple[Item, ...]
    total: int
    largest: int
    """The size of its largest territory, which breaks ties."""

    def _repr_markdown_(self) -> str:
        """The table for notebooks."""
        return str(views["sheet"](self))

    def to_json(self) -> dict[str, Any]:
        """The sheet as JSON data."""
        items = [item.to_json() for item in self.items]
        return {"total": self.total, "largest": self.largest, "items": items}


class Decision(Enum):
    """The rule that decided the game; the value is its key in views and JSON."""

    POINTS = "points"
    """The highest total."""
    LARGEST = "largest"
    """A tie in points, broken by the largest territory."""
    SHARED = "shared"
    """A tie in both, so the victory is shared."""

    __repr__ = enum_repr


class Result(NamedTuple):
    """A game's result."""

    winners: tuple[int, ...]
    """The winning kingdoms' numbers, ascending."""
    decision: Decision


def score(
    kingdom: Kingdom, rules: Rules | str, purse: Purse | None = None, hosts_queen: bool = False
) -> ScoreSheet:
    """The score sheet for a kingdom and its purse; ``rules`` may be a rules code.

    It lists coins, squares × crowns for every territory (the Queen adds a crown to the largest),
    buildings and bonuses. In Kingdomino, purses, the Queen and buildings don't count. Rulebooks:
    "End of Game" and "Additional Variations", "End of the Game".
    """
    if not isinstance(kingdom, Kingdom):
        kind = type(kingdom).__name__
        raise TypeError(f"score takes a Kingdom such as Kingdom.parse('ff/C-'), not {kind}")
    rules = as_rules(rules)
    if not rules.has_court:
        purse, hosts_queen = None, False
    territories = _crowned_by_buildings(kingdom, rules)
    largest = max((territory.size for territory in territories), default=0)
    items = [_coins(purse)] if purse else []
    items += _land(territories, largest if hosts_queen else 0)
    if purse:
        items += _buildings(kingdom, rules, territories, purse)
    for bonus in rules.bonuses:
        if squares := tuple(squares_of(bonus.squares(kingdom.taken, rules.grid))):
            items.append(Item(ItemKind.BONUS, bonus.points, squares=squares, bonus=bonus.key))
    return ScoreSheet(tuple(items), sum(item.points for item in items), largest)


def _coins(purse: Purse) -> Item:
    return Item(ItemKind.COINS, purse.coins // COINS_PER_POINT, amount=purse.coins)


def _crowned_by_buildings(kingdom: Kingdom, rules: Rules) -> list[Territory]:
    """The territories; towns include their buildings' crowns."""
    crowns = {
        square: rules.buildings[tile - 1].crowns
        for square, tile in kingdom.buildings
        if rules.buildings
    }
    return [
        territory._replace(crowns=sum([crowns.get(square, 0) for square in territory.squares]))
        if territory.terrain is Terrain.TOWN
        else territory
        for territory in kingdom.territories()
    ]


def _land(territories: Sequence[Territory], queens_size: int) -> list[Item]:
    """The lines for territories; the first with ``queens_size`` squares gets the Queen's crown."""
    items = []
    for territory in territories:
        queen = territory.size == queens_size
        queens_size = 0 if queen else queens_size
        crowned = territory._replace(crowns=territory.crowns + queen)
        items.append(
            Item(
                ItemKind.TERRITORY,
                crowned.points,
                territory.terrain,
                territory.squares,
                crowned.crowns,
                queen=queen,
            )
        )
    return items


def _buildings(
    kingdom: Kingdom, rules: Rules, territories: Sequence[Territory], purse: Purse
) -> list[Item]:
    """The lines for buildings, including those that score nothing."""
    knights = purse.knights + kingdom.knights.bit_count()
    items = []
    for square, tile in kingdom.buildings:
        building = rules.buildings[tile - 1]
        separate = sum(territory.terrain is building.per_territory for territory in territories)
        points = building.points + POINTS_PER_TERRITORY * separate
        points += building.per_tower * purse.towers + building.per_knight * knights
        squares = (Square(square),)
        items.append(Item(ItemKind.BUILDING, points, squares=squares, building=building))
    return items


def decide(sheets: Sequence[ScoreSheet]) -> Result:
    """The winners: the most points, then the largest territory, then a shared victory."""
    best = max(sheet.total for sheet in sheets)
    tied = [number for number, sheet in enumerate(sheets) if sheet.total == best]
    if len(tied) == 1:
        return Result(tuple(tied), Decision.POINTS)
    largest = max(sheets[number].largest for number in tied)
    winners = tuple(number for number in tied if sheets[number].largest == largest)
    return Result(winners, Decision.SHARED if len(winners) > 1 else Decision.LARGEST)


def decide_series(totals: Sequence[int]) -> Result:
    """A Dynasty's winners by total. The rulebook has no tie-break, so tied players share it."""
    best = max(totals)
    winners = tuple(number for number, total in enumerate(totals) if total == best)
    return Result(winners, Decision.SHARED if len(winners) > 1 else Decision.POINTS)
