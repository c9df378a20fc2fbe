"""Room codes, and this device's recent rooms.

A code is 60 random bits in Crockford's base 32, which avoids letters that look alike.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import date
from os import urandom
from typing import Final, NamedTuple

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH: Final = 12
MOST_RECENT: Final = 5
"""The maximum number of recent rooms to keep."""
_GROUP: Final = 4
_MISREAD: Final = str.maketrans("OIL", "011")


def new_code() -> str:
    """A new random code."""
    return code_from(urandom(LENGTH))


def code_from(random: bytes) -> str:
    """The code from the first `LENGTH` random bytes."""
    return "".join(LETTERS[byte % len(LETTERS)] for byte in random[:LENGTH])


def grouped_code(code: str) -> str:
    """A code in groups of four, for reading aloud.

    >>> grouped_code("K7QM3XPA9RTD")
    'K7QM-3XPA-9RTD'
    """
    return "-".join(code[start : start + _GROUP] for start in range(0, LENGTH, _GROUP))


def read(text: str) -> str:
    """The code in a typed text or a link; empty if there is none.

    >>> read("k7qm 3xpa 9rtd"), read("https://example.org/#room=K7QM3XPA9RTD"), read("K7QM")
    ('K7QM3XPA9RTD', 'K7QM3XPA9RTD', '')
    """
    typed = text.rpartition("room=")[2].upper().translate(_MISREAD)
    code = "".join(letter for letter in typed if letter not in " -\t\n")
    is_code = len(code) == LENGTH and not {*code} - {*LETTERS}
    return code if is_code else ""


class RecentRoom(NamedTuple):
    """A room's code, and the day it was last opened or joined here."""

    code: str
    day: date


def with_room(rooms: Iterable[RecentRoom], code: str, day: date) -> list[RecentRoom]:
    """The rooms, newest first, with this one at the top."""
    others = [room for room in rooms if room.code != code]
    return [RecentRoom(code, day), *others][:MOST_RECENT]


def rooms_text(rooms: Iterable[RecentRoom]) -> str:
    """The rooms as text for storage."""
    return json.dumps([[room.code, room.day.isoformat()] for room in rooms])


def rooms_in(text: str | None) -> list[RecentRoom]:
    """The rooms in a stored text; empty if it is invalid."""
    try:
        pairs = json.loads(text or "[]")
        rooms = [RecentRoom(read(code), date.fromisoformat(day)) for code, day in pairs]
    except (ValueError, TypeError, AttributeError, RecursionError):
        return []
    return [room for room in rooms if room.code][:MOST_RECENT]
