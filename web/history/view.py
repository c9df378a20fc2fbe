"""The shelf of this device: the dialog with all games, and the deal of the day."""

from collections.abc import Callable, Coroutine
from typing import Any

from history.replay import way_of
from history.result_text import result_text
from history.view_daily import DailyDialog
from history.view_dialog import ShelfDialog
from history.view_games import FinishedGames
from history.view_replay import ReplayBar
from saves.view import SavedGames
from table.match import Match

__all__ = ["ReplayBar", "Shelf", "result_text", "way_of"]

Work = Coroutine[Any, Any, None]


class Shelf:
    """Both dialogs over the same games.

    ``resume`` brings a game onto the table to be played on, ``replay`` a match to be looked at,
    ``begin`` a new one. ``remove`` deletes a game if the person says so; a sentence where it stays.
    """

    def __init__(
        self,
        saved: SavedGames,
        resume: Callable[[str], Work],
        replay: Callable[[Match], Work],
        begin: Callable[[Match], None],
        remove: Callable[[str, str], Coroutine[Any, Any, str]],
    ) -> None:
        games = FinishedGames(saved)
        self.games = ShelfDialog(saved, games, resume, replay, remove)
        self.daily = DailyDialog(saved, games, resume, begin)
