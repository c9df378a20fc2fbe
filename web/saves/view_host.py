"""The page of the game as its parts and the features see it."""

from __future__ import annotations

from typing import Any, Protocol

from browser.events import Reporter
from saves.view import SavedGames
from table.model.match import Match
from table.page.view import Seating, TableView


class Host(Reporter, Protocol):
    """The page: its saved games, its table, and its features."""

    saved: SavedGames
    table: TableView | None
    """The table, once it exists."""

    @property
    def is_at_table(self) -> bool:
        """Whether a game is on the table."""

    def ensure_table(self) -> TableView:
        """The table, created on the first call."""

    def open_match(
        self, match: Match, paused: bool = False, watched: str = "", app: Seating = ...
    ) -> None:
        """Opens the table with a match on it.

        ``paused`` is for a match that is not saved, as that of a link; ``watched`` is the id of a
        game that another tab plays; ``app`` makes the app of a match with ports of its own.
        """

    def begin_match(self, match: Match) -> None:
        """Opens the table with a new match, and saves it."""

    def form_match(self) -> Match:
        """The match of the set-up form; `NotationError` if the rules do not allow it."""

    def open_moment(self, moment: str) -> bool:
        """Opens a link to a moment, or calls the feature of a link; False unless a moment opens."""

    async def open_game(self, id: str, take_over: bool = False) -> None:
        """Opens a saved game; ``take_over`` even if another tab plays it."""

    async def remove(self, id: str, kind: str) -> str:
        """Deletes a line of the list after confirmation; returns a sentence if that fails."""

    def leave_table(self) -> None:
        """Returns to the set-up; the game stays saved."""

    async def feature(self, name: str) -> Any:
        """A feature, made on the first call; None if it can't be fetched, after saying so."""

    async def act(self, act: str, value: str = "") -> None:
        """Does what a feature's button does; ``value`` is that of the button or of a link."""
