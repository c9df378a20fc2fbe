"""The finished games of this device as the shelf's dialogs ask for them."""

import asyncio
from collections.abc import Callable

from browser.messages import say
from history.finished_games import FinishedGame, finished, newest_first, stored_result
from saves.view import SavedGames


class FinishedGames:
    """The histories of finished games; each is made once."""

    def __init__(self, saved: SavedGames) -> None:
        self._saved = saved
        self._known: dict[str, FinishedGame] = {}

    async def all(self, tell: Callable[[str], None]) -> list[FinishedGame]:
        """The finished games, the newest first.

        Those that older versions saved are replayed, one after another; ``tell`` hears of that.
        """
        over = [game for game in self._saved.games.values() if game.progress.is_over]
        for game in over:
            if game.id in self._known:
                continue
            if stored_result(game) is None:
                tell(say("history-counting"))
                await asyncio.sleep(0)
            try:
                self._known[game.id] = finished(game)
            except ValueError:  # a game that is broken says so when it is opened
                continue
        here = {game.id for game in over}
        return newest_first(game for id, game in self._known.items() if id in here)
