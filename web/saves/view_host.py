"""The game's page, as its parts and features see it."""

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
        """Returns the table, which the first call creates."""

    def open_match(
        self, match: Match, paused: bool = False, watched: str = "", app: Seating = ...
    ) -> None:
        """Opens the table with a match on it.

        ``paused`` is for a match that isn't saved, such as a link's. ``watched`` is the id of a
        game that another tab plays. ``app`` creates the app for a match with its own ports.
        """

    def begin_match(self, match: Match) -> None:
        """Opens the table with a new match, and saves it."""

    def form_match(self) -> Match:
        """The set-up form's match; raises `NotationError` if the rules don't allow it."""

    def open_moment(self, moment: str) -> bool:
        """Opens a link's moment or feature; returns whether it was a moment."""

    async def open_game(self, id: str, take_over: bool = False) -> None:
        """Opens a saved game; with ``take_over``, even if another tab plays it."""

    async def remove(self, id: str, kind: str) -> str:
        """Deletes a line of the list after confirmation; returns a sentence if that fails."""

    def leave_table(self) -> None:
        """Returns to the set-up; the game stays saved."""

    async def feature(self, name: str) -> Any:
        """A feature, created on the first call; None, after a message, if it can't be fetched."""

    async def act(self, act: str, value: str = "") -> None:
        """Carries out a feature's action; ``value`` comes from the button or link."""
