"""The marks of one move on the table, before it is played: its place, its domino, its building."""

from collections.abc import Iterator

from realmino.drawing.art import domino, land
from realmino.drawing.shapes import Path, Shape, rect
from realmino.view import Option, View
from realmino.view import face as face_of
from table.court import piece
from table.layout import Plot
from table.line_pieces import number_tag
from table.overlay import AdviceMarks
from table.regions import Box
from table.scene import Look

PALE = 0.6
"""The opacity of a domino that does not lie there yet."""


def marks(view: View, look: Look, token: str) -> AdviceMarks:
    """The marks of the move with that token; none if it is not legal now."""
    option = next((option for option in view.options if option.token == token), None)
    if option is None:
        return AdviceMarks()
    ground = _ground(view, look)
    below = tuple(_ghost(option, ground, look))
    rings = (shape for box in _boxes(option, ground, look) for shape in _ring(box, look))
    return AdviceMarks(below, (*rings, *_number(view, option, look)), names_squares=True)


def _ground(view: View, look: Look) -> Plot:
    realm = next(realm for realm in view.kingdoms if view.prompt.seat in realm.seats)
    return look.layout.plot(realm.kingdom)


def _ghost(option: Option, ground: Plot, look: Look) -> Iterator[Shape]:
    """The domino as it will lie, pale."""
    if option.kind == "place" and option.domino is not None and ground.has_ground:
        halves = face_of(option.domino).halves
        variants = domino.variants(*halves)
        for half, variant, square in zip(halves, variants, option.squares, strict=True):
            if ground.sight.shows(square):
                drawn = land.square(*half, variant, look.theme)
                yield piece(drawn, ground, square)._replace(alpha=PALE)


def _boxes(option: Option, ground: Plot, look: Look) -> Iterator[Box]:
    """The boxes around its domino or building, and around its squares."""
    yield from (
        slot.card
        for slot in look.layout.next
        if option.kind == "claim" and slot.domino == option.domino
    )
    if option.spot is not None and look.layout.board:
        yield look.layout.board.spots[option.spot]
    if option.squares and ground.has_ground:
        groups = [option.squares] if option.kind == "place" else [(at,) for at in option.squares]
        for squares in groups:
            xs, ys = zip(*map(ground.corner, squares), strict=True)
            x, y = min(xs), min(ys)
            yield Box(x, y, max(xs) - x + ground.cell, max(ys) - y + ground.cell)


def _number(view: View, option: Option, look: Look) -> Iterator[Shape]:
    """The number of a free domino again, above the ring that crosses it."""
    for face, slot in zip(view.next, look.layout.next, strict=True):
        if option.kind == "claim" and face.domino == option.domino:
            yield number_tag(face, slot, look.theme)


def _ring(box: Box, look: Look) -> Iterator[Shape]:
    x, y, wide, high = box
    outline = rect(x + 2, y + 2, wide - 4, high - 4, min(wide, high) * 0.1)
    yield Path(outline, stroke=look.theme.paper, width=8)
    yield Path(outline, stroke=look.theme.accent, width=5)
