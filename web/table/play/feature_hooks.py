"""Hooks for features that show something on a table: advice, a review's mistakes, counting."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, NamedTuple, Protocol

from realmino.drawing.shapes import Scene
from realmino.drawing.theme import Theme
from realmino.view import View
from table.picture.layout import Plot
from table.picture.overlay import AdviceMarks
from table.picture.scene import Look
from table.play.effects import Effect


class Adviser(Protocol):
    """Checks the choices of the people at a table before they are played."""

    def consider(self, token: str) -> list[Effect]:
        """Checks a choice and plays it, now or later, unless it is costly."""

    def cancel_check(self) -> None:
        """Drops the choice being checked."""

    def marks(self, view: View, look: Look) -> AdviceMarks:
        """The marks of the suggested choices."""


class Pointer(Protocol):
    """Points at something on the table, such as the better choice in a review."""

    def marks(self, view: View, look: Look) -> AdviceMarks:
        """The marks on the things it points at."""


class SquareNames:
    """Shows coordinates, because a text about the table names squares."""

    def marks(self, view: View, look: Look) -> AdviceMarks:
        """No marks, only coordinates."""
        return AdviceMarks(names_squares=True)


SQUARE_NAMES: Final = SquareNames()


class Counted(NamedTuple):
    """The kingdom being counted, the points of every kingdom so far, and the text about it.

    ``marks`` paints what is being counted on the ground of the kingdom.
    """

    kingdom: str
    totals: Mapping[str, int]
    hint: str
    marks: Callable[[Plot, Theme], Scene]

    def on(self, view: View) -> View:
        """The position with the points counted so far."""
        return with_totals(view, self.totals)


def with_totals(view: View, totals: Mapping[str, int]) -> View:
    """The position with other points on the plates of its kingdoms."""
    kingdoms = (
        replace(realm, sheet={**realm.sheet, "total": totals[realm.kingdom]})
        for realm in view.kingdoms
    )
    return replace(view, kingdoms=tuple(kingdoms))
