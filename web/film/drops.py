"""The dominoes, buildings and knights that drop into the kingdoms during a game, in order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from realmino import Game, Kingdom, Place
from realmino.drawing.shapes import Group
from realmino.drawing.theme import light
from realmino.pieces.grid import Square, squares_of
from table.picture.pictures import land_variants, square_contents

Squares = Mapping[Square, tuple[Group, ...]]
"""The drawings on each square of a kingdom, the lowest first."""


class Piece(NamedTuple):
    """A drawing on a square."""

    square: Square
    drawing: Group


class Drop(NamedTuple):
    """Pieces that fall together into a kingdom."""

    kingdom: int
    pieces: tuple[Piece, ...]
    domino: int | None
    """The domino's number; None for a building or knights."""
    points: int
    """The kingdom's points afterwards."""


def find_drops(game: Game, colours: Sequence[Sequence[str]]) -> Iterator[Drop]:
    """The drops of a game; ``colours`` has those of each kingdom's rulers."""
    history = game.history()
    kingdoms = range(game.rules.kingdoms)
    variants = [land_variants(game, place) for place in kingdoms]

    def contents(place: int, kingdom: Kingdom) -> Squares:
        return {
            square: tuple(
                square_contents(kingdom, square, game.rules, colours[place], light, variants[place])
            )
            for square in squares_of(kingdom.taken)
        }

    shown = [contents(place, game.start.kingdoms[place]) for place in kingdoms]
    ends = [*(played.before for played in history[1:]), game.state]
    for (*_, move, before), after in zip(history, ends, strict=False):
        for place, (old, new) in enumerate(zip(before.kingdoms, after.kingdoms, strict=True)):
            if old is new or old == new:
                continue
            now = contents(place, new)
            pieces = tuple(_new_pieces(shown[place], now))
            shown[place] = now
            if pieces:
                domino = move.domino if isinstance(move, Place) else None
                yield Drop(place, pieces, domino, after.sheet(place).total)


def _new_pieces(before: Squares, after: Squares) -> Iterator[Piece]:
    """The drawings that are new on their squares, or have new ones below them."""
    for square, drawings in after.items():
        known = before.get(square, ())
        first = len(known) if drawings[: len(known)] == known else 0
        for drawing in drawings[first:]:
            yield Piece(square, drawing)
