"""Score sheets: every point says where it comes from, and the ties of the rulebook."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

from realmino.grid import Square, squares_of
from realmino.kingdom import Kingdom
from realmino.notation import enum_repr
from realmino.rules import Rules
from realmino.terrain import Terrain


class ItemKind(Enum):
    """What a line of a score sheet pays for; the value is its key in views and JSON."""

    TERRITORY = "territory"
    HARMONY = "harmony"
    MIDDLE = "middle"

    __repr__ = enum_repr


class Item(NamedTuple):
    """One line of a score sheet.

    Territories carry their terrain, squares and crowns; those without a crown are listed with 0
    points.
    """

    kind: ItemKind
    points: int
    terrain: Terrain | None = None
    squares: tuple[Square, ...] = ()
    crowns: int = 0

    def to_json(self) -> dict[str, Any]:
        """The line as plain values."""
        found: dict[str, Any] = {"kind": self.kind.value, "points": self.points}
        if self.terrain is not None:
            squares = [str(square) for square in self.squares]
            found |= {"terrain": self.terrain.key, "squares": squares, "crowns": self.crowns}
        return found


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A kingdom's score, item by item; ``largest`` is its largest territory's size (for ties)."""

    items: tuple[Item, ...]
    total: int
    largest: int

    def to_json(self) -> dict[str, Any]:
        """The sheet as plain values."""
        items = [item.to_json() for item in self.items]
        return {"total": self.total, "largest": self.largest, "items": items}


class Decision(Enum):
    """What settled the game; the value is its key in views and JSON."""

    POINTS = "points"
    """The highest total."""
    LARGEST = "largest"
    """A tie in points, broken by the largest territory."""
    SHARED = "shared"
    """A tie in both: the victory is shared."""

    __repr__ = enum_repr


class Result(NamedTuple):
    """The winning kingdoms (numbers, ascending) and what decided between them."""

    winners: tuple[int, ...]
    decision: Decision


def score(kingdom: Kingdom, rules: Rules) -> ScoreSheet:
    """The score sheet of a kingdom: squares × crowns for every territory, then the bonuses.

    Rulebook: "End of Game" and "Additional Variations".
    """
    territories = kingdom.territories()
    items = [
        Item(
            ItemKind.TERRITORY,
            territory.points,
            territory.terrain,
            tuple(squares_of(territory.squares)),
            territory.crowns,
        )
        for territory in territories
    ]
    if rules.harmony and kingdom.is_complete(rules.grid):
        items.append(Item(ItemKind.HARMONY, rules.harmony))
    if rules.middle and kingdom.is_centred(rules.grid):
        items.append(Item(ItemKind.MIDDLE, rules.middle))
    largest = max((territory.size for territory in territories), default=0)
    return ScoreSheet(tuple(items), sum(item.points for item in items), largest)


def decide(sheets: Sequence[ScoreSheet]) -> Result:
    """The winners: most points, then the largest territory, then a shared victory."""
    best = max(sheet.total for sheet in sheets)
    tied = [number for number, sheet in enumerate(sheets) if sheet.total == best]
    if len(tied) == 1:
        return Result(tuple(tied), Decision.POINTS)
    largest = max(sheets[number].largest for number in tied)
    winners = tuple(number for number in tied if sheets[number].largest == largest)
    return Result(winners, Decision.SHARED if len(winners) > 1 else Decision.LARGEST)


def decide_series(totals: Sequence[int]) -> Result:
    """The winners of a Dynasty by their totals; the rulebook breaks no tie, so equals share it."""
    best = max(totals)
    winners = tuple(number for number, total in enumerate(totals) if total == best)
    return Result(winners, Decision.SHARED if len(winners) > 1 else Decision.POINTS)
