"""A game with friends on the table: its app, its bar, how it's stored, and its versions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import js

from browser.address import full_link
from browser.markup import Markup
from friends import conflicts, view_share
from friends.shared import Shared
from realmino.together.letter import Letter
from saves.model import SavedGame
from saves.view import SavedGames, new_id
from table.model.match import Match
from table.page.bar import Bar
from table.page.view import TableView
from table.play.app import App


class FriendsTable:
    """The table while it shows a game with friends.

    ``show_link`` shows a link that can't be copied, and the message that goes with it.
    """

    def __init__(
        self, saved: SavedGames, table: TableView, show_link: Callable[[str, str], None]
    ) -> None:
        self.app: App | None = None
        self.bar: Bar | None = None
        self.saved = saved
        self.view = table
        self._show_link = show_link

    @property
    def is_on_table(self) -> bool:
        """Whether the table shows this game."""
        return self.app is not None and self.view.app is self.app

    def show_bar(self, label: str, clicked: Callable[[str], None]) -> Bar:
        """Adds the bar; ``clicked`` receives the name of a button."""
        self.bar = Bar(self.view, "friends-bar", label, clicked, lambda: self.is_on_table)
        return self.bar

    def end(self) -> None:
        """Removes the bar."""
        if self.bar:
            self.bar.end()
        self.bar = None

    @property
    def saved_game(self) -> SavedGame | None:
        """The saved game on the table."""
        return self.saved.games.get(self.saved.current or "")

    def store(self, match: Match, data: Mapping[str, Any]) -> None:
        """Stores the game if its data have changed."""
        if self.saved_game and self.saved_game.friends != data:
            self.saved.keep(match, data)
            self.saved.show()

    async def send(
        self, link: str, message: str, text: str = "", *, is_copied: bool = False
    ) -> None:
        """Shares a link with a message; copies it if the device can't share, or if ``is_copied``.

        By default, the copied ``text`` is the link.
        """
        if view_share.can_share() and not is_copied:
            await view_share.share(link, message)
        elif not await view_share.copy(text or link, self.view.report):
            self._show_link(link, message)


def comparison(ours: Shared, other: Letter) -> Markup:
    """The page that shows two versions of a game."""
    shown = conflicts.compare(ours, other)
    return conflicts.page(shown, full_link(shown.address))


def keep_aside(saved: SavedGames, shared: Shared) -> None:
    """Adds the version that isn't continued here to the list, as a game by link."""
    match = shared.match()
    game = SavedGame.of(new_id(), match, int(js.Date.now()), shared.to_data(match))
    saved.add([game])
