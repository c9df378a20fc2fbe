"""An invited person's first lesson, and storage for their invitation in the meantime."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from js import document

from browser import storage
from browser.events import watch_attribute
from realmino import NotationError
from saves.view import SavedGames
from saves.view_host import Host
from table.model.match import YOU

FIRST_LESSON_GAME: Final = "K"
"""The game that everyone learns first."""
NOTE: Final = "invitation"
"""The stored note with the last invitation that hasn't been answered."""


def player_name(host: Host) -> str:
    """The first player's name in the set-up form."""
    try:
        own = host.form_match().seats[0].name
    except NotationError:
        return ""
    return "" if own == YOU else own


async def learn_first(host: Host, come_back: Callable[[], None]) -> None:
    """Starts the lesson; calls ``come_back`` once the player has left the table."""
    await host.act("teach", FIRST_LESSON_GAME)
    stops: list[Callable[[], None]] = []

    def check() -> None:
        if document.body.dataset.screen == "setup":
            for stop in stops:
                stop()
            come_back()

    stops.append(watch_attribute(document.body, "data-screen", check))
    check()


def is_new(saved: SavedGames) -> bool:
    """Whether this device has no saved games, so the person is probably new."""
    return not saved.games


def is_storage_unavailable(saved: SavedGames) -> bool:
    """Whether the browser saves no games."""
    return bool(saved.failed or saved.unsaved)


def store_invitation(text: str | None) -> None:
    """Stores an invitation's link until it's answered; None removes it."""
    storage.note(NOTE, text)


def stored_invitation() -> str:
    """The stored invitation's link; empty if there is none."""
    return storage.find_note(NOTE) or ""
