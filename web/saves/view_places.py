"""The storage for games and settings: a database, and spare copies in localStorage.

It calls storage.js, which also locks each game for the tab that plays it. Only
`saves.view_writer` writes games.
"""

import json
from typing import Any, NamedTuple

import js


class Stored(NamedTuple):
    """A stored game."""

    id: str
    revision: int
    """The number of writes."""
    text: str
    spare: bool
    """Whether only the spare copy has this text, not the database."""


class UnreadableValue(NamedTuple):
    """A value that could not be read."""

    number: int
    when: int
    """Milliseconds since 1970."""
    reason: str
    text: str


class Contents(NamedTuple):
    """Everything that is stored."""

    games: list[Stored]
    settings: str | None
    unreadable: list[UnreadableValue]
    """The newest unreadable values."""
    unreadable_count: int
    """The number of unreadable values."""
    failed: str
    """The browser's reason if the database doesn't respond, otherwise empty."""


class DatabaseFailed(Exception):
    """Raised if the database doesn't respond; the text is the browser's reason."""


async def _ask(name: str, *given: Any) -> Any:
    answer = await getattr(js.realmino.storage, name)(*given)
    return json.loads(str(answer))


async def contents(first: bool = False, *most: int) -> Contents:
    """Reads everything; with ``first``, uses what storage.js read while the page started.

    ``most`` limits the number of unreadable values to return; the default is a few.
    """
    answer = await _ask("start" if first else "list", *most)
    games = [Stored(**game) for game in answer["games"]]
    unreadable = [
        UnreadableValue(entry["number"], int(entry["when"]), entry["reason"], entry["text"])
        for entry in answer["aside"]
    ]
    failed = answer.get("failed", "")
    return Contents(games, answer["settings"], unreadable, answer.get("asides", 0), failed)


async def read(id: str) -> Stored | None:
    """Reads a game; None if it is gone. Raises `DatabaseFailed` if the database fails."""
    answer = await _ask("read", id)
    if answer and "failed" in answer:
        raise DatabaseFailed(answer["failed"])
    return Stored(**answer) if answer else None


async def remove(id: str) -> bool:
    """Deletes a game and returns whether that worked."""
    return not (await _ask("remove", id)).get("failed")


async def set_aside(id: str, reason: str) -> int:
    """Sets an unreadable game aside and returns its number, or 0 if that failed."""
    return int((await _ask("setAside", "games", id, reason)).get("number", 0))


async def add_unreadable(reason: str, text: str) -> None:
    """Adds a text to the unreadable values."""
    await _ask("addAside", reason, text)


async def remove_unreadable(first: int, last: int) -> bool:
    """Deletes unreadable values by number and returns whether that worked."""
    return not (await _ask("removeAside", first, last)).get("failed")


async def save_settings(text: str) -> bool:
    """Writes the settings and returns whether that worked."""
    return not (await _ask("saveSettings", text)).get("failed")


async def set_settings_aside(reason: str) -> None:
    """Sets unreadable settings aside."""
    await _ask("setAside", "settings", "settings", reason)


async def hold(id: str) -> bool:
    """Locks a game for this tab; returns False if another tab holds the lock."""
    return str(await _ask("hold", id)) != "busy"


async def take_over(id: str) -> bool:
    """Locks a game for this tab, even if another tab holds the lock."""
    return str(await _ask("takeOver", id)) != "busy"


def release(id: str) -> None:
    """Releases a game's lock if this tab holds it."""
    js.realmino.storage.release(id)


async def persist() -> None:
    """Asks the browser to keep the data when space runs out, unless that needs a prompt."""
    await _ask("persist")
