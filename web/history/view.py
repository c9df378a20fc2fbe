"""Opens the history: the dialog with all games, the deal of the day, and replays."""

from collections.abc import Callable
from typing import Any

from js import document

from history import words
from history.finished_games import FinishedGames
from history.replay import build_timeline
from history.view_daily import DailyDialog
from history.view_dialog import GamesDialog
from history.view_replay import ReplayBar, Tour
from realmino.view import view
from saves.view_host import Host
from table.model.match import Match


class SavedGamesFeature:
    """The features for saved games on the page ``host``."""

    def __init__(self, host: Host) -> None:
        self._host = host
        games = FinishedGames(lambda: host.saved.games.values())
        self.games = GamesDialog(host, games, self.replay)
        self.daily = DailyDialog(host, games)

    async def open(self) -> None:
        """Opens the dialog with all games, including new ones from other tabs."""
        if self._host.is_at_table:
            await self._host.saved.load()
        self.games.open()

    async def replay(
        self, match: Match, back: Callable[[], None] | None = None, mistakes: tuple[Any, ...] = ()
    ) -> None:
        """Opens a match for stepping through; a match at its end starts from the beginning.

        ``back`` returns to the review that found the ``mistakes``.
        """
        timeline = build_timeline(match)
        self._host.open_match(timeline.at(timeline.start), paused=True)
        actions = document.querySelector("#table-screen [data-part=actions]")
        tour = Tour(mistakes, back) if back else None
        ReplayBar(self._host.ensure_table(), actions, timeline, tour)


def result_text(match: Match) -> str:
    """The result of a finished game as a text to share."""
    return words.result_text(view(match.game, None, match.series), match)
