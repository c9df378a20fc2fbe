"""Score sheets and kingdoms in words and as JSON."""

import re
import sys
from collections.abc import Iterator
from typing import Any

from realmino.buildings import BUILDINGS, Building
from realmino.kingdom import Kingdom
from realmino.notation.drawing_checks import oddities
from realmino.notation.positions import PartialPosition
from realmino.rules.scoring import Decision, Item, ItemKind, Result, ScoreSheet
from realmino.rules.variants import SEATS, Rules

DECISIONS = {
    Decision.POINTS: "by points",
    Decision.LARGEST: "by the largest territory",
    Decision.SHARED: "shared victory",
}

MOST_WARNINGS = 20


def is_position(text: str) -> bool:
    """Whether the text is meant as a position rather than as a bare kingdom string."""
    return bool(re.search(r"[:ABD-Z]", text))


def read_position(text: str, buildings: tuple[Building, ...] = BUILDINGS) -> PartialPosition:
    """The position that a text tells; a bare kingdom string is one with kingdom ``a`` only.

    Raises `NotationError` for a text that is neither.
    """
    if is_position(text):
        return PartialPosition.parse(text, buildings)
    return PartialPosition(kingdoms={0: Kingdom.parse("\n".join(text.split()))})


def warn(position: PartialPosition, rules: Rules | None) -> None:
    """Says on standard error what no game has, a line each."""
    for oddity in oddities(position, rules)[:MOST_WARNINGS]:
        print(f"realmino: warning: {oddity}", file=sys.stderr)


def sheet_lines(heading: str, sheet: ScoreSheet) -> Iterator[str]:
    """A sheet as lines: its heading with the total, then what pays, then the land that does not."""
    largest = f"largest territory {sheet.largest}" if sheet.largest else "no land yet"
    yield f"{heading}: {sheet.total} {'point' if sheet.total == 1 else 'points'} ({largest})"
    for item in sorted(sheet.items, key=lambda item: -item.points):
        yield f"  {item.points:>3}  {_what(item)}"


def _what(item: Item) -> str:
    where = " ".join(map(str, item.squares))
    if item.building is not None:
        return f"{item.building.kind:<24} {where}"
    if item.terrain is None:
        coins = f" {item.amount}" if item.kind is ItemKind.COINS else ""
        return item.kind.value + coins
    size = len(item.squares)
    crowns = f"{size} × {item.crowns} crown{'s' * (item.crowns != 1)}"
    queen = " (with the Queen's)" if item.queen else ""
    return f"{item.terrain.key:<10} {crowns:<13} {where}{queen}"


def verdict(result: Result, names: list[str]) -> str:
    """Who won and by what, in words."""
    winners = " and ".join(names[kingdom] for kingdom in result.winners)
    verb = "win" if len(result.winners) > 1 else "wins"
    return f"{winners} {verb}, {DECISIONS[result.decision]}"


def by_letter(sheets: dict[int, ScoreSheet]) -> dict[str, Any]:
    """Sheets as plain values, by the letter of their kingdom."""
    return {SEATS[kingdom]: sheet.to_json() for kingdom, sheet in sorted(sheets.items())}
