"""Marks a move on the table before it is played: its squares, its domino, its building."""

from collections.abc import Iterator, Sequence

from realmino.drawing.art import domino, land
from realmino.drawing.shapes import Path, Shape, rect
from realmino.view import Option, View
from realmino.view import face as face_of
from table.picture.court import piece
from table.picture.layout import Plot
from table.picture.line_pieces import number_tag
from table.picture.overlay import AdviceMarks
from table.picture.regions import Box
from table.picture.scene import Look

PALE = 0.6
"""The opacity of a domino that hasn't been placed yet."""


def marks(view: View, look: Look, token: str) -> AdviceMarks:
    """The marks for the move with that token; none if it is not legal now."""
    option = next((option for option in view.options if option.token == token), None)
    if option is None:
        return AdviceMarks()
    plot = ground(view, look)
    below = tuple(ghost(view, option, look)) if option.kind == "place" else ()
    rings = (shape for box in _boxes(option, plot, look) for shape in _ring(box, look))
    return AdviceMarks(below, (*rings, *numbers(view, [option], look)), names_squares=True)


def ground(view: View, look: Look) -> Plot:
    """The ground of the kingdom to move."""
    realm = next(realm for realm in view.kingdoms if view.prompt.seat in realm.seats)
    return look.layout.plot(realm.kingdom)


def ghost(view: View, option: Option, look: Look) -> Iterator[Shape]:
    """A pale preview of the domino in place; turned around there, it may score less."""
    plot = ground(view, look)
    if option.domino is None or not plot.has_ground:
        return
    halves = face_of(option.domino).halves
    for half, variant, square in zip(halves, domino.variants(*halves), option.squares, strict=True):
        if plot.sight.shows(square):
            drawn = land.square(*half, variant, look.theme)
            yield piece(drawn, plot, square)._replace(alpha=PALE)


def _boxes(option: Option, plot: Plot, look: Look) -> Iterator[Box]:
    """The boxes around an option's domino or building, and around its squares."""
    yield from (
        slot.card
        for slot in look.layout.next
        if option.kind == "claim" and slot.domino == option.domino
    )
    if option.spot is not None and look.layout.board:
        yield look.layout.board.spots[option.spot]
    if option.squares and plot.has_ground:
        groups = [option.squares] if option.kind == "place" else [(at,) for at in option.squares]
        for squares in groups:
            yield bounding_box(squares, plot)


def bounding_box(squares: tuple[str, ...], plot: Plot) -> Box:
    """The smallest box around some squares."""
    xs, ys = zip(*map(plot.corner, squares), strict=True)
    x, y = min(xs), min(ys)
    return Box(x, y, max(xs) - x + plot.cell, max(ys) - y + plot.cell)


def numbers(view: View, options: Sequence[Option], look: Look) -> Iterator[Shape]:
    """Draws the numbers of free dominoes again, above the rings that cross them."""
    claimed = [option.domino for option in options if option.kind == "claim"]
    for face, slot in zip(view.next, look.layout.next, strict=True):
        if face.domino in claimed:
            yield number_tag(face, slot, look.theme)


def _ring(box: Box, look: Look) -> Iterator[Shape]:
    x, y, wide, high = box
    outline = rect(x + 2, y + 2, wide - 4, high - 4, min(wide, high) * 0.1)
    yield Path(outline, stroke=look.theme.paper, width=8)
    yield Path(outline, stroke=look.theme.accent, width=5)
