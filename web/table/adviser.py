"""What a table asks of a coach."""

from typing import Protocol

from realmino.view import View
from table.overlay import AdviceMarks
from table.scene import Look


class Adviser(Protocol):
    """Whoever looks at the choices that are made at a table."""

    def consider(self, token: str) -> None:
        """Looks at a choice that is about to be made, and plays it unless it gives away much."""

    def relent(self) -> None:
        """The choice that is looked at is not to be made."""

    def marks(self, view: View, look: Look) -> AdviceMarks:
        """The choices that are suggested, on the table."""
