"""The page, as games with friends elsewhere need it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from browser.events import Reporter
from table.app import App
from table.match import Match
from table.view import Seating, TableView

Open = Callable[[str, bool], Coroutine[Any, Any, None]]


class FarHost(Reporter, Protocol):
    """The page around the table."""

    def form_match(self) -> Match:
        """The match of the set-up form."""

    def sit_down(
        self, match: Match, paused: bool = False, watched: str = "", app: Seating = App
    ) -> None:
        """Opens the table with a match on it."""

    def begin_match(self, match: Match) -> None:
        """Opens the table with a new match, and saves it."""

    def open_moment(self, moment: str) -> bool:
        """Opens a link to a moment; returns whether it can."""

    async def begin_lessons(self, letter: str) -> None:
        """Begins the lessons of the game with a letter."""

    def stand_up(self) -> None:
        """Returns to the set-up."""

    def lay_table(self) -> TableView:
        """The table, created on the first call."""
