"""Opens the history: the dialog with all games, the deal of the day, and the replay bar."""

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from history.finished_games import FinishedGames
from history.replay import timeline_of
from history.view_daily import DailyDialog
from history.view_dialog import ShelfDialog
from history.view_replay import ReplayBar, Tour
from history.words import result_text
from saves.view import SavedGames
from table.match import Match

__all__ = ["ReplayBar", "Shelf", "Tour", "result_text", "timeline_of"]

Work = Coroutine[Any, Any, None]


class Shelf:
    """The dialogs for saved games.

    ``resume`` continues a saved game, ``replay`` opens a match for stepping through it, ``begin``
    begins a new match, ``remove`` deletes a game after confirmation, or returns a sentence;
    ``files`` has what the buttons for the file of all games do.
    """

    def __init__(
        self,
        saved: SavedGames,
        resume: Callable[[str], Work],
        replay: Callable[[Match], Work],
        begin: Callable[[Match], None],
        remove: Callable[[str, str], Coroutine[Any, Any, str]],
        files: Mapping[str, Callable[[], None]],
    ) -> None:
        games = FinishedGames(lambda: saved.games.values())
        self.games = ShelfDialog(saved, games, resume, replay, remove, files)
        self.daily = DailyDialog(saved, games, resume, begin)
