"""Stores saved games' lesson progress, so lessons continue with the game."""

import json
from typing import Final

from browser import storage

NAME: Final = "lessons"
KEPT: Final = 8
"""The maximum number of games to store; the oldest is dropped."""


def lessons_seen(id: str) -> int | None:
    """The number of a game's completed lessons; None if it has no more lessons."""
    return _stored_progress().get(id)


def note_lessons(id: str, seen: int | None) -> None:
    """Stores the number of a game's completed lessons; None if it has no more lessons."""
    known = _stored_progress()
    if known.get(id) == seen:
        return
    known.pop(id, None)
    if seen is not None:
        known[id] = seen
    newest = dict([*known.items()][-KEPT:])
    storage.note(NAME, json.dumps(newest) if newest else None)


def _stored_progress() -> dict[str, int]:
    try:
        known = json.loads(storage.find_note(NAME) or "{}")
    except ValueError:
        return {}
    pairs = known.items() if isinstance(known, dict) else ()
    return {id: seen for id, seen in pairs if type(seen) is int and seen >= 0}
