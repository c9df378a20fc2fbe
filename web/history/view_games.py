"""The finished games of this device, read once for all dialogs."""

import asyncio
from collections.abc import Callable

from browser.messages import say
from history.finished_games import FinishedGame, finished, newest_first, stored_result
from saves.view import SavedGames


class FinishedGames:
    """A cache of the finished games."""

    def __init__(self, saved: SavedGames) -> None:
        self._saved = saved
        self._known: dict[str, FinishedGame] = {}

    async def all(self, tell: Callable[[str], None]) -> list[FinishedGame]:
        """The finished games, the newest first.

        Replays games of older versions one after another; ``tell`` gets a sentence about it.
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
            except ValueError:  # opening a broken game says why
                continue
        here = {game.id for game in over}
        return newest_first(game for id, game in self._known.items() if id in here)
