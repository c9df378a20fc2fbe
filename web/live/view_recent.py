"""Stores the recent rooms on this device."""

from __future__ import annotations

from typing import Final

from browser import storage
from browser.dates import today
from live import recent
from live.recent import RecentRoom

NOTE: Final = "rooms"


def rooms() -> list[RecentRoom]:
    """The recent rooms, newest first."""
    return recent.parse(storage.find_note(NOTE))


def add(code: str) -> None:
    """Stores a room as the newest."""
    storage.note(NOTE, recent.to_text(recent.added(rooms(), code, today())))
