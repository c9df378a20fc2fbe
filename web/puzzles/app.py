"""The table of a puzzle: reports the choice instead of playing it, without advice or points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from table.app import App
from table.effects import Effect
from table.intents import Adopt, GoTo, Intent, PlayAgain, PlayNext, Redo, Undo
from table.match import Match
from table.session import Mode
from table.settings import OFF, Settings

_LEAVING: Final = (GoTo, PlayAgain, PlayNext, Redo, Undo)
"""The intents that would leave the puzzle's position."""


class PuzzleApp(App):
    """The app for a puzzle. ``choose`` gets the token of the player's choice."""

    hides_points = True

    def __init__(self, match: Match, settings: Settings, choose: Callable[[str], None]) -> None:
        super().__init__(match, _silent(settings), Mode.PLAYING)
        self._choose = choose

    def handle(self, intent: Intent) -> list[Effect]:
        """Handles an intent, unless it would leave the puzzle's position."""
        if isinstance(intent, _LEAVING):
            return []
        if isinstance(intent, Adopt):
            intent = Adopt(_silent(intent.settings))
        return super().handle(intent)

    def play(self, token: str) -> list[Effect]:
        """Reports the choice instead of playing it."""
        self._choose(token)
        return []


def _silent(settings: Settings) -> Settings:
    return settings._replace(coach=OFF, handover=False)
