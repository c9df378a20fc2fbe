"""Marks suggestions and mistakes on the table: highlighted spots with letters, rings and points."""

from collections.abc import Iterator, Sequence
from typing import Final

from coach.judgement import compared_with_best
from realmino.drawing.art import icons
from realmino.drawing.shapes import Path, Shape, rect
from realmino.view import Option, View
from realmino.view import face as face_of
from table.picture.move_marks import bounding_box, ghost, ground, numbers
from table.picture.overlay import AdviceMarks
from table.picture.regions import Box
from table.picture.scene import Look
from table.play.thinking import Suggestion

LETTERS: Final = "ABC"
"""The letters of suggestions, on the table and in the list."""

Suggested = tuple[Suggestion, Option]

_HEAT: Final = {"equal": 0.5, "unknown": 0.32, "less": 0.18}
"""How bright a spot is, by how its choice compares with the best."""


def marks(view: View, look: Look, suggestions: Sequence[Suggestion]) -> AdviceMarks:
    """The marks for suggestions."""
    by_token = {option.token: option for option in view.options}
    options = [(one, by_token[one.token]) for one in suggestions]
    names_squares = any(option.squares for _, option in options)
    below, above = _grounds(view, look, options), _letters(view, look, options)
    return AdviceMarks(tuple(below), tuple(above), names_squares)


def comparison(view: View, look: Look, made: Option, better: Option, gain: str) -> AdviceMarks:
    """The marks for a choice (dashed) and a better one (ringed, with the points it gains)."""
    below: list[Shape] = []
    for option in (made, better):
        if option.kind == "place":
            below += ghost(view, option, look)
    above = [*_rings(view, made, look, better=False), *_rings(view, better, look, better=True)]
    above += numbers(view, (made, better), look)
    parts = [*_parts(view, better, look)]
    if parts:
        x, y, wide, high = parts[0]
        badge = icons.badge(gain, "gain", look.theme)
        tall = max(20.0, min(34.0, min(wide, high) * 0.45))
        scale = tall / icons.BADGE_HIGH
        left = x + (wide - badge.size[0] * scale) / 2
        # Dominoes and buildings have numbers below; places have crowns above.
        is_above = better.kind == "claim" or better.spot is not None
        top = y - tall * 0.4 if is_above else y + high - tall * 1.1
        above.append(badge._replace(x=left, y=top, scale=scale))
    return AdviceMarks(tuple(below), tuple(above), names_squares=True)


def _rings(view: View, option: Option, look: Look, better: bool) -> Iterator[Shape]:
    """A ring around an option: solid and bright if it's better, otherwise dashed."""
    theme = look.theme
    for x, y, wide, high in _boxes(view, option, look):
        beyond = 3 if option.kind == "claim" else -2
        size = wide + 2 * beyond, high + 2 * beyond
        outline = rect(x - beyond, y - beyond, *size, min(size) * 0.1)
        yield Path(outline, stroke=theme.paper, width=8 if better else 6.5)
        if better:
            yield Path(outline, stroke=theme.accent, width=5)
        else:
            yield Path(outline, stroke=theme.refused, width=3.5, dash=(9, 7))


def _grounds(view: View, look: Look, options: Sequence[Suggested]) -> Iterator[Shape]:
    """The highlighted spots and dominoes, below the interaction marks, with the best on top."""
    for suggestion, option in reversed(options):
        heat = _HEAT[compared_with_best(suggestion)]
        if option.kind == "place":
            yield from ghost(view, option, look)
        for x, y, wide, high in _boxes(view, option, look):
            outline = rect(x + 1, y + 1, wide - 2, high - 2, min(wide, high) * 0.1)
            if option.kind == "place":  # a fill would hide a domino or a building
                yield Path(outline, fill=look.theme.accent, alpha=heat / 2)
            yield Path(outline, stroke=look.theme.paper, width=4.5)
            yield Path(outline, stroke=look.theme.accent, width=1.5 + 3 * heat)
    yield from numbers(view, [option for _, option in options], look)


def _letters(view: View, look: Look, options: Sequence[Suggested]) -> Iterator[Shape]:
    """Each suggestion's letter, on a part that has no letter yet."""
    taken: set[tuple[int, int]] = set()
    for letter, (suggestion, option) in zip(LETTERS, options, strict=False):
        parts = [*_parts(view, option, look)]
        if not parts:
            continue
        middles = [(x + wide / 2, y + high / 2) for x, y, wide, high in parts]
        badge = icons.badge(letter, "plain", look.theme)
        size = max(17.0, min(28.0, min(parts[0].w, parts[0].h) * 0.4))
        if option.domino and option.kind == "claim":
            # Between the heading and the king's place, beside the crowns.
            (_, first), (_, second) = face_of(option.domino).halves
            across = 0.5 + ((first > second) - (first < second)) / 4
            middles = [(parts[0].x + parts[0].w * across, parts[0].y + size * 0.3)]
        scale = size / icons.BADGE_HIGH
        free = [at for at in middles if (round(at[0]), round(at[1])) not in taken]
        middle, line = (free or middles)[0]
        while (round(middle), round(line)) in taken:
            middle += badge.size[0] * scale + 2
        taken.add((round(middle), round(line)))
        tone = "gain" if compared_with_best(suggestion) == "equal" else "plain"
        yield icons.badge(letter, tone, look.theme)._replace(
            x=middle - badge.size[0] * scale / 2, y=line - size / 2, scale=scale
        )


def _parts(view: View, option: Option, look: Look) -> Iterator[Box]:
    """The boxes where an option's letter may go: its building, squares or domino."""
    boxes = _boxes(view, option, look)
    if option.spot is not None and look.layout.board:
        yield boxes.pop()
    plot = ground(view, look)
    if option.squares and plot.has_ground:
        for square in option.squares:
            yield bounding_box((square,), plot)
    else:
        yield from boxes


def _boxes(view: View, option: Option, look: Look) -> list[Box]:
    """The boxes around an option's squares, domino or spot."""
    boxes: list[Box] = []
    if option.kind == "claim":
        slots = [slot for slot in look.layout.next if slot.domino == option.domino]
        return [slot.card for slot in slots]
    plot = ground(view, look)
    if option.squares and plot.has_ground:
        boxes.append(bounding_box(option.squares, plot))
    if option.spot is not None and look.layout.board:
        boxes.append(look.layout.board.spots[option.spot])
    return boxes
