"""The table of a game with friends elsewhere, on which only this device's seats play."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from realmino import Game
from realmino.view import UndoPoint
from table.app import App
from table.effects import Effect
from table.intents import PlayAgain, PlayNext
from table.match import Dealing, Match
from table.session import Mode, Session, SessionEvent
from table.settings import OFF, Settings


class FarSession(Session):
    """A session that never deals, and never undoes a choice that has been sent."""

    held = 0
    """The number of moves that friends know, so they can't be undone."""

    def __init__(self, match: Match, dealing: Dealing, mode: Mode = Mode.PLAYING) -> None:
        super().__init__(match, dealing, mode)
        self.plays_bots: Callable[[Game], bool] = lambda _: False
        """Whether it is this device's turn to play a bot."""
        self.own = ""
        """The first seat of this device's person, who may be playing it elsewhere now."""

    @property
    def in_the_middle(self) -> str:
        """The person in turn, else the last or first; one's own seat if nobody plays here."""
        is_played = any(seat.is_person for seat in self.match.seats)
        return super().in_the_middle if is_played or not self.own else self.own

    def plays(self, seat: str) -> bool:
        """Whether a seat is played on this device now."""
        player = self.match.seat(seat)
        return player.is_person or (player.is_bot and self.plays_bots(self.match.game))

    @property
    def undo_point(self) -> UndoPoint | None:
        """The last choice of a person here, unless it has been sent."""
        point = super().undo_point
        return point if point and point.number >= self.held else None

    @property
    def no_undo(self) -> str:
        """The key of the reason why no choice can be undone."""
        return "sent" if self.held else super().no_undo

    def take(self, game: Game) -> list[SessionEvent]:
        """Shows a longer version of the same game, with friends' moves and deals."""
        since = self.match.game.number
        self._set(self.match.with_game(game), since)
        return self._go_on(since)

    def _deal(self, game: Game) -> Game:
        return game  # `Letter.give` deals


class Hooks(NamedTuple):
    """The functions that a `FarApp` calls."""

    plays_bots: Callable[[Game], bool]
    """Whether it is this device's turn to play a bot."""
    changed: Callable[[FarApp], None]
    """Called after every change, before its effects are carried out."""
    rematch: Callable[[], None]
    known: Callable[[Match], Game | None] = lambda _: None
    """Returns the friends' version of the game on the table; None if it hasn't begun there."""
    own: str = ""
    """The first seat of this device's person, who may be playing it elsewhere now."""


class FarApp(App):
    """A table on which the coach is silent unless friends have allowed it."""

    kind_of_session = FarSession
    session: FarSession
    allows_coach = False

    def __init__(self, match: Match, settings: Settings, mode: Mode, hooks: Hooks) -> None:
        super().__init__(match, settings, mode)
        self._hooks = hooks
        self.session.plays_bots, self.session.own = hooks.plays_bots, hooks.own

    @property
    def settings(self) -> Settings:
        """The settings in use, with the coach off unless it's allowed."""
        return self._settings

    @settings.setter
    def settings(self, settings: Settings) -> None:
        self._settings = settings if self.allows_coach else settings._replace(coach=OFF)

    def take(self, game: Game) -> list[Effect]:
        """Shows a longer version of the same game."""
        return self._effects(self.session.take(game))

    def _effects(self, events: list[SessionEvent]) -> list[Effect]:
        self._hooks.changed(self)
        return super()._effects(events)

    def _play_more(self, intent: PlayAgain | PlayNext) -> list[Effect]:
        if isinstance(intent, PlayNext):
            effects = super()._play_more(intent)
            game = self._hooks.known(self.match)
            return effects + (self.take(game) if game and game.number else [])
        self._hooks.rematch()
        return []
