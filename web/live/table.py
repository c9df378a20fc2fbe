"""The table of a live game: friends see every choice at once, and have to allow each undo."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from table.app import App
from table.effects import Effect
from table.intents import Redo, Undo
from table.match import Match
from table.session import Mode, SessionEvent
from table.settings import Settings
from together.table import FarApp, FarSession, Hooks
from together.versions import common


class LiveSession(FarSession):
    """A session in which friends can add moves, undo them and change players."""

    def show(self, match: Match) -> list[SessionEvent]:
        """Shows the current state of the same game, which may have more or fewer moves."""
        since = common(self.match.game, match.game)
        self._set(match, since)
        return self._go_on(since)


class LiveApp(FarApp):
    """A table that asks friends before it undoes a choice."""

    kind_of_session = LiveSession
    session: LiveSession

    def __init__(
        self,
        match: Match,
        settings: Settings,
        mode: Mode,
        hooks: Hooks,
        ask_undo: Callable[[], None],
        allows_coach: bool,
    ) -> None:
        self.allows_coach = allows_coach
        super().__init__(match, settings, mode, hooks)
        self._ask_undo = ask_undo

    def show(self, match: Match) -> list[Effect]:
        """Shows the current state of the same game."""
        return self._effects(self.session.show(match))

    def _take_back(self, intent: Undo | Redo) -> list[Effect]:
        if isinstance(intent, Undo) and not self.session.is_view_only and self.session.undo_point:
            self._ask_undo()
            return []
        return App._take_back(self, intent)


def begun(match: Match, games: int) -> Match:
    """The match without the games of a Dynasty that the table hasn't begun yet."""
    return replace(match, games=match.games[:games])
