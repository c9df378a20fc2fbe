"""The things on the canvas that the guide explains, and their boxes."""

from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple

from browser.messages import say
from realmino.view import Supply, View
from table.picture.court import purse_sizes, waiting_queen
from table.picture.layout import Layout
from table.picture.regions import Box, Label
from table.picture.scene import realm_of
from table.wording import words

REACH = 24.0
"""A thing's minimum size for a pointer, in pixels."""


PURSE = ("coins", "knights", "towers", "queen")
"""A purse's contents from left to right; only one purse has the Queen."""


class GuideTarget(NamedTuple):
    """Something that the guide explains, and its box."""

    name: str
    """A key of `rule_links.THINGS`."""
    box: Box


def things(view: View, layout: Layout) -> Iterator[GuideTarget]:
    """All things, starting with the middle kingdom's."""
    if view.line or view.order:
        name = "waiting" if view.order else "line"
        yield GuideTarget(name, _label(words.line_label(view), layout.line_label))
    if view.next:
        yield GuideTarget("next", _label(say("label-next"), layout.next_label))
    hosts = view.court.queen if view.court else None
    if layout.board:
        if hosts is None:
            yield GuideTarget("queen", waiting_queen(layout.board))
        yield GuideTarget("pile", layout.board.pile)
        yield GuideTarget("cave", layout.board.cave)
    plate = layout.main.plate
    wide = max(plate.h * 1.6, REACH)
    yield GuideTarget("points", Box(plate.x + plate.w - wide, plate.y, wide, plate.h))
    for ground in layout.plots:
        if ground.purse and not ground.is_chip:  # a click on a chip opens its kingdom
            purse = realm_of(view, ground.kingdom).purse
            if purse:
                yield from _purse(purse, ground.purse, hosts == ground.kingdom)


def thing_at(view: View, layout: Layout, x: float, y: float) -> GuideTarget | None:
    """The thing under a point."""
    return next((thing for thing in things(view, layout) if thing.box.holds(x, y)), None)


def _purse(purse: Supply, box: Box, hosts_queen: bool) -> Iterator[GuideTarget]:
    """A purse's contents, each with its number."""
    *_, widths = purse_sizes(purse, hosts_queen, box)
    for name, left, width in zip(PURSE, [0.0, *accumulate(widths)], widths, strict=False):
        yield GuideTarget(name, Box(box.x + left, box.y, width, box.h))


def _label(text: str, at: Label) -> Box:
    """A heading's box. Letters are about half as wide as they are high."""
    wide, high = max(len(text) * at.size * 0.55, REACH), at.size * 1.4
    return Box(at.x - wide / 2, at.y - at.size * 1.1, wide, high)
