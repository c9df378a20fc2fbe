"""Score sheets and kingdoms in words and as JSON."""

import re
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from realmino.notation.drawing_checks import oddities
from realmino.notation.positions import PartialPosition
from realmino.pieces.buildings import BUILDINGS, Building
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.variants import SEATS, Rules
from realmino.rules.scoring import Item, Result, ScoreSheet
from realmino.text.catalogue import land, say

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


def sheet_lines(name: str, sheet: ScoreSheet) -> Iterator[str]:
    """A sheet as lines: its heading with the total, then what pays, then the land that does not."""
    yield say("sheet", name=name, points=sheet.total, largest=sheet.largest)
    for item in sorted(sheet.items, key=lambda item: -item.points):
        yield f"  {item.points:>3}  {_what(item)}"


def _what(item: Item) -> str:
    squares = " ".join(map(str, item.squares))
    if item.building is not None:
        return f"{item.building.kind:<24} {squares}"
    if item.terrain is None:
        return say(f"sheet-{item.kind.value}", coins=item.amount)
    name = say("land", terrain=land(item.terrain))
    extent = say("sheet-squares", size=len(item.squares), crowns=item.crowns)
    queen = f" {say('sheet-queen')}" if item.queen else ""
    return f"{name:<10} {extent:<13} {squares}{queen}"


def named(kingdom: int) -> str:
    """A kingdom by its letter."""
    return say("score-kingdom-named", letter=SEATS[kingdom])


def verdict(result: Result, names: Sequence[Sequence[str]]) -> str:
    """The winners and the deciding rule in words; ``names`` are the builders of each kingdom."""
    return say(
        f"verdict-{result.decision.value}",
        winners=len(result.winners),
        names=[name for kingdom in result.winners for name in names[kingdom]],
    )


def by_letter(sheets: dict[int, ScoreSheet]) -> dict[str, Any]:
    """Sheets as plain values, by the letter of their kingdom."""
    return {SEATS[kingdom]: sheet.to_json() for kingdom, sheet in sorted(sheets.items())}
