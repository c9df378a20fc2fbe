"""The marks of suggestions on the table: lit places with letters, the best one brightest."""

from collections.abc import Iterator, Sequence
from typing import Final

from coach.judgement import standing
from realmino.drawing.art import signs
from realmino.drawing.shapes import Path, Shape, rect
from realmino.view import Option, View
from table.layout import Plot
from table.overlay import AdviceMarks
from table.regions import Box
from table.scene import Look
from table.thinking import Suggestion

LETTERS: Final = "ABC"
"""The letters of suggestions, on the table and in the list."""

Suggested = tuple[Suggestion, Option]

_HEAT: Final = {"equal": 0.5, "unknown": 0.32, "less": 0.18}
"""The brightness of a place, by how it compares with the best."""


def marks(view: View, look: Look, suggestions: Sequence[Suggestion]) -> AdviceMarks:
    """The marks of suggestions."""
    by_token = {option.token: option for option in view.options}
    options = [(one, by_token[one.token]) for one in suggestions]
    return AdviceMarks(tuple(_grounds(view, look, options)), tuple(_letters(view, look, options)))


def _grounds(view: View, look: Look, options: Sequence[Suggested]) -> Iterator[Shape]:
    """The lit places and dominoes, below the marks of the interaction."""
    for suggestion, option in options:
        heat = _HEAT[standing(suggestion)]
        for x, y, wide, high in _boxes(view, option, look):
            outline = rect(x + 1, y + 1, wide - 2, high - 2, min(wide, high) * 0.1)
            if option.kind == "place":  # it would hide a domino or a building
                yield Path(outline, fill=look.theme.accent, alpha=heat)
            yield Path(outline, stroke=look.theme.paper, width=4.5)
            yield Path(outline, stroke=look.theme.accent, width=1.5 + 3 * heat)


def _letters(view: View, look: Look, options: Sequence[Suggested]) -> Iterator[Shape]:
    """The letter of each suggestion, in the middle of its place or above its domino."""
    taken: list[tuple[float, float]] = []
    for letter, (suggestion, option) in zip(LETTERS, options, strict=False):
        boxes = _boxes(view, option, look)
        if not boxes:
            continue
        x, y, wide, high = boxes[0]
        size = max(17.0, min(28.0, min(wide, high) * 0.4))
        middle, line = x + wide / 2, y + (0.0 if option.kind == "claim" else high / 2)
        badge = signs.badge(letter, "plain", look.theme)
        scale = size / signs.BADGE_HIGH
        step = badge.size[0] * scale + 2
        while (round(middle), round(line)) in taken:  # the same squares, turned around
            middle += step
        taken.append((round(middle), round(line)))
        tone = "gain" if standing(suggestion) == "equal" else "plain"
        yield signs.badge(letter, tone, look.theme)._replace(
            x=middle - badge.size[0] * scale / 2, y=line - size / 2, scale=scale
        )


def _boxes(view: View, option: Option, look: Look) -> list[Box]:
    """The boxes of an option: around its squares, its domino or its spot."""
    boxes: list[Box] = []
    if option.kind == "claim":
        slots = [slot for slot in look.layout.next if slot.domino == option.domino]
        return [slot.box for slot in slots]
    realm = next(realm for realm in view.kingdoms if view.prompt.seat in realm.seats)
    ground = look.layout.plot(realm.kingdom)
    if option.squares and ground.has_ground:
        boxes.append(_around(option.squares, ground))
    if option.spot is not None and look.layout.board:
        boxes.append(look.layout.board.spots[option.spot])
    return boxes


def _around(squares: tuple[str, ...], ground: Plot) -> Box:
    xs, ys = zip(*map(ground.corner, squares), strict=True)
    x, y = min(xs), min(ys)
    return Box(x, y, max(xs) - x + ground.cell, max(ys) - y + ground.cell)
