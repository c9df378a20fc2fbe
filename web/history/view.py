"""The shelf of this device: the dialog with all games, and the deal of the day."""

from collections.abc import Callable, Coroutine
from typing import Any

from browser.saved_games import SavedGames
from browser.shelf_daily import DailyDialog
from browser.shelf_dialog import ShelfDialog
from browser.shelf_games import FinishedGames
from table.match import Match

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
