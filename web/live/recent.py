"""The rooms that this device has opened or been invited to, newest first."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import date
from typing import Final, NamedTuple

from live import codes

MOST: Final = 5
"""How many rooms are kept."""


class RecentRoom(NamedTuple):
    """A room's code, and the day on which it was last opened or joined here."""

    code: str
    day: date


def added(rooms: Iterable[RecentRoom], code: str, day: date) -> list[RecentRoom]:
    """The rooms with one more, or with an old one on top."""
    others = [room for room in rooms if room.code != code]
    return [RecentRoom(code, day), *others][:MOST]


def to_text(rooms: Iterable[RecentRoom]) -> str:
    """The text to store."""
    return json.dumps([[room.code, room.day.isoformat()] for room in rooms])


def parse(text: str | None) -> list[RecentRoom]:
    """The rooms of a stored text; none of any other text."""
    try:
        pairs = json.loads(text or "[]")
        rooms = [RecentRoom(codes.read(code), date.fromisoformat(day)) for code, day in pairs]
    except (ValueError, TypeError, AttributeError, RecursionError):
        return []
    return [room for room in rooms if room.code][:MOST]
