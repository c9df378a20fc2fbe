"""What the browser keeps for this page: calls of storage.js, and small notes for the start."""

import json
from typing import Any, NamedTuple

import js


class Stored(NamedTuple):
    """A game as it is stored: its text, and how often it was written.

    ``spare``: the database does not have this text yet, only the spare copy in localStorage does.
    """

    id: str
    revision: int
    text: str
    spare: bool


class Aside(NamedTuple):
    """A value that could not be read, under its number; ``when`` in milliseconds since 1970."""

    number: int
    when: int
    reason: str
    text: str


class Contents(NamedTuple):
    """All that is stored; ``failed`` is the browser's reason where the database is out of reach.

    ``asides`` is how many values are set aside: ``aside`` are the newest of them.
    """

    games: list[Stored]
    settings: str | None
    aside: list[Aside]
    asides: int
    failed: str


class Written(NamedTuple):
    """The result of a write: the new ``revision``, or ``conflict``, or ``failed`` with a reason.

    A failed write that is ``rescued`` has a revision too: the spare copy in localStorage has it.
    """

    revision: int = 0
    conflict: bool = False
    failed: str = ""
    rescued: bool = False


class DatabaseFailed(Exception):
    """The database does not answer; its reason."""


async def _ask(name: str, *given: Any) -> Any:
    answer = await getattr(js.realmino.storage, name)(*given)
    return json.loads(str(answer))


async def contents(first: bool = False, *most: int) -> Contents:
    """What is stored; ``first`` takes what was read while the page started.

    ``most`` is how many of the values set aside to read; without it, a few.
    """
    answer = await _ask("start" if first else "list", *most)
    games = [Stored(**game) for game in answer["games"]]
    aside = [
        Aside(entry["number"], int(entry["when"]), entry["reason"], entry["text"])
        for entry in answer["aside"]
    ]
    failed = answer.get("failed", "")
    return Contents(games, answer["settings"], aside, answer.get("asides", 0), failed)


async def save(id: str, revision: int, text: str) -> Written:
    """Writes a game, if nobody else has written it since that revision; 0 for a new one."""
    return Written(**await _ask("save", id, revision, text))


def rescue(id: str, revision: int, text: str) -> None:
    """Keeps a game for the next start at once, where there is no time for `save`."""
    js.realmino.storage.rescue(id, revision, text)


async def read(id: str) -> Stored | None:
    """A game as it is stored now, None where it is gone; `DatabaseFailed` if the database fails."""
    answer = await _ask("read", id)
    if answer and "failed" in answer:
        raise DatabaseFailed(answer["failed"])
    return Stored(**answer) if answer else None


async def remove(id: str) -> bool:
    """Deletes a game; whether that worked."""
    return not (await _ask("remove", id)).get("failed")


async def set_aside(id: str, reason: str) -> int:
    """Moves a game that cannot be read out of the way; its number, 0 where that failed."""
    return int((await _ask("setAside", "games", id, reason)).get("number", 0))


async def add_aside(reason: str, text: str) -> None:
    """Keeps a text among those that cannot be read."""
    await _ask("addAside", reason, text)


async def remove_aside(first: int, last: int) -> bool:
    """Deletes the values that were set aside under these numbers; whether that worked."""
    return not (await _ask("removeAside", first, last)).get("failed")


async def save_settings(text: str) -> bool:
    """Writes the settings; whether that worked."""
    return not (await _ask("saveSettings", text)).get("failed")


async def set_settings_aside(reason: str) -> None:
    """Moves settings that cannot be read out of the way."""
    await _ask("setAside", "settings", "settings", reason)


async def hold(id: str) -> bool:
    """Makes this tab the only one that plays the game; False where another tab does."""
    return str(await _ask("hold", id)) != "busy"


async def take_over(id: str) -> bool:
    """The same, taking the game from the tab that has it."""
    return str(await _ask("takeOver", id)) != "busy"


def release(id: str) -> None:
    """Lets other tabs play a game, if this tab holds it."""
    js.realmino.storage.release(id)


async def persist() -> None:
    """Asks the browser to keep everything when space gets short, where it asks nobody for that."""
    await _ask("persist")


def download(name: str, text: str) -> None:
    """Hands a text out as a file."""
    js.realmino.storage.download(name, text)


def note(name: str, text: str | None, area: str = "localStorage") -> bool:
    """Leaves a note for the moments before Python runs, or removes it; whether that worked."""
    try:
        notes = getattr(js, area)
        if text is None:
            notes.removeItem(f"realmino.{name}")
        else:
            notes.setItem(f"realmino.{name}", text)
    except Exception:
        return False
    return True


def keeps_notes() -> bool:
    """Whether the browser keeps notes for this page."""
    note("probe", "yes")
    probe = find_note("probe")
    note("probe", None)
    return probe is not None


def find_note(name: str, area: str = "localStorage") -> str | None:
    """The note of that name."""
    try:
        text = getattr(js, area).getItem(f"realmino.{name}")
    except Exception:
        return None
    return text if isinstance(text, str) else None
