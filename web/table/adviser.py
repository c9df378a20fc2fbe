"""What a table needs of a coach."""

from typing import Protocol

from realmino.view import View
from table.effects import Effect
from table.overlay import AdviceMarks
from table.scene import Look


class Adviser(Protocol):
    """Looks at the choices of the people at a table, before they are played."""

    def consider(self, token: str) -> list[Effect]:
        """Looks at a choice, and plays it, now or later, unless it gives away much."""

    def cancel_check(self) -> None:
        """Drops the choice that it is looking at."""

    def marks(self, view: View, look: Look) -> AdviceMarks:
        """The marks of the suggested choices."""
