"""The steps for counting a finished game: kingdoms and lines, with durations."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final, NamedTuple

from browser.messages import say
from counting.marks import LineMark, marks
from realmino.pieces.numbers import COINS_PER_POINT
from realmino.view import GrownTerritory, Realm, View
from table.model.match import Match
from table.play.feature_hooks import Counted, with_totals
from table.wording import move_words
from table.wording import words as table_words
from table.wording.sheets import in_order, squares_of

ARRIVAL_SECONDS: Final = 0.6
"""Seconds for a kingdom to move to the middle."""

LAST_LINE_SECONDS: Final = 0.5
"""Seconds for which a kingdom's points stay after its last line."""

ALL_LINES_SECONDS: Final = 7.0
"""Seconds for all of a game's lines together."""

CROWN_SECONDS: Final = 2.5
"""Seconds for the winner's crown."""

REDUCED_MOTION_SECONDS: Final = 1.2
"""Seconds for a whole kingdom with reduced motion."""

MIN_LINE_SECONDS, MAX_LINE_SECONDS = 0.15, 0.7
"""Minimum and maximum seconds for one line."""


class CountedLine(NamedTuple):
    """A line on a kingdom's score sheet."""

    kingdom: str
    item: dict[str, Any]
    squares: tuple[str, ...]
    total: int
    """The kingdom's points up to this line."""


class Beat(NamedTuple):
    """One step of the counting."""

    counted: Counted
    seconds: float
    arrives: bool = False
    """Whether another kingdom moves to the middle."""


def announcement() -> str:
    """The announcement for screen readers."""
    return say("counting-started")


def counting_order(view: View) -> list[Realm]:
    """The kingdoms in counting order, with the winner last."""
    return sorted(view.kingdoms, key=lambda realm: (realm.sheet["total"], realm.sheet["largest"]))


def counted_lines(realm: Realm) -> Iterator[CountedLine]:
    """The scoring lines on a kingdom's sheet, in order."""
    items, total = realm.sheet["items"], 0
    for item in in_order(items):
        if item["points"]:
            total += item["points"]
            yield CountedLine(realm.kingdom, item, tuple(squares_of(item)), total)


def reduced_motion_beats(view: View, match: Match) -> Iterator[Beat]:
    """The sequence for reduced motion, with one step for each kingdom."""
    totals = {realm.kingdom: 0 for realm in view.kingdoms}
    for realm in counting_order(view):
        totals |= {realm.kingdom: realm.sheet["total"]}
        yield Beat(_kingdom_so_far(view, match, realm, totals), REDUCED_MOTION_SECONDS)


def beats(view: View, match: Match) -> Iterator[Beat]:
    """The steps for counting a finished game."""
    realms = counting_order(view)
    lines = {realm.kingdom: [*counted_lines(realm)] for realm in realms}
    number = sum(map(len, lines.values()))
    seconds = min(MAX_LINE_SECONDS, max(MIN_LINE_SECONDS, ALL_LINES_SECONDS / max(1, number)))
    totals = {realm.kingdom: 0 for realm in realms}
    for realm in realms:
        yield Beat(_kingdom_so_far(view, match, realm, totals), ARRIVAL_SECONDS, arrives=True)
        for line in lines[realm.kingdom]:
            totals |= {realm.kingdom: line.total}
            named = table_words.player_names(match, realm.seats)
            painted = partial(marks, _line(line))
            shown = Counted(realm.kingdom, {**totals}, _hint(line.item, named), painted)
            yield Beat(shown, seconds)
        yield Beat(_kingdom_so_far(view, match, realm, totals), LAST_LINE_SECONDS)


def _kingdom_so_far(view: View, match: Match, realm: Realm, totals: dict[str, int]) -> Counted:
    """A kingdom with its points so far, and no highlighted line."""
    hint = table_words.looking(with_totals(view, totals), match, realm.kingdom)
    return Counted(realm.kingdom, {**totals}, hint, lambda ground, theme: ())


def _line(line: CountedLine) -> LineMark:
    item = line.item
    return LineMark(line.squares, badge(item), bool(item.get("queen")), item["kind"] == "coins")


def badge(item: dict[str, Any]) -> str:
    """The text on the table for a line: ``5 × 2 = 10``."""
    if item["kind"] == "territory":
        return move_words.product(_land(item))
    if item["kind"] == "coins":
        return say("counting-coins-badge", **_coins(item))
    return table_words.points_text(item["points"])


def _hint(item: dict[str, Any], names: str) -> str:
    """The text below the table for a line, with the name of the kingdom."""
    if item["kind"] == "territory":
        land = move_words.product(_land(item), "territory")
        return say(
            "counting-line-queen" if item.get("queen") else "counting-line", names=names, line=land
        )
    if item["kind"] == "coins":
        return say("counting-line", names=names, line=say("counting-line-coins", **_coins(item)))
    if item["kind"] == "building":
        name = table_words.building_name(item["building"])
    else:
        name = say(f"variant-{item['kind']}")
    gives = say("counting-gives", name=name, gain=table_words.points_text(item["points"]))
    return say("counting-line", names=names, line=gives)


def _land(item: dict[str, Any]) -> GrownTerritory:
    return GrownTerritory(item["terrain"], tuple(item["squares"]), item["crowns"], item["points"])


def _coins(item: dict[str, Any]) -> dict[str, int]:
    return {"coins": item["amount"], "per": COINS_PER_POINT, "points": item["points"]}
