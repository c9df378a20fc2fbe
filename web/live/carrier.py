"""The events on the connection to a room, and how to parse them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

LONGEST: Final = 8_000
"""The maximum size of a text in bytes. Longer ones are dropped."""


class Route(Enum):
    """How texts reach a friend's device."""

    DIRECT = "direct"
    RELAY = "relay"


class Joined(NamedTuple):
    """The room is open. ``me`` is this device's name there: its key's hash, 22 characters."""

    me: str


class Opened(NamedTuple):
    """A friend's device can be reached. Also reported when the route changes."""

    peer: str
    route: Route


class Closed(NamedTuple):
    """A friend's device has left or can't be reached any more."""

    peer: str


class Received(NamedTuple):
    """A text that a friend's device signed for this session. Reported once."""

    peer: str
    text: str


class Connection(NamedTuple):
    """Whether a relay can be reached. Direct routes don't need one.

    True is reported every two to four seconds, when a relay has responded. False is reported
    once, within eight seconds after a relay's last message.
    """

    is_online: bool


class Noisy(NamedTuple):
    """A friend's texts were dropped: too long, or more than 20 in a second."""

    peer: str


@dataclass(frozen=True, slots=True)
class Full:
    """The room is full. Reported at most once in ten seconds."""


@dataclass(frozen=True, slots=True)
class Removed:
    """The device ``by`` blocks this one (`Carrier.block`). Reported at most once in ten seconds.

    Any device in the room can do that.
    """

    by: str


@dataclass(frozen=True, slots=True)
class OpenInAnotherTab:
    """The same device has the room open in another tab. Reported once."""


CarrierEvent = (
    Joined | Opened | Closed | Received | Connection | Noisy | Full | Removed | OpenInAnotherTab
)


def parse_event(message: str) -> CarrierEvent:
    """The event in a message from the frame, a JSON list with its kind and values.

    Raises ValueError for any other message.
    """
    match json.loads(message):
        case ["joined", str(me)]:
            return Joined(me)
        case ["opened", str(peer), str(route)]:
            return Opened(peer, Route(route))
        case ["closed", str(peer)]:
            return Closed(peer)
        case ["received", str(peer), str(text)]:
            return Received(peer, text)
        case ["connection", bool(is_online)]:
            return Connection(is_online)
        case ["noisy", str(peer)]:
            return Noisy(peer)
        case ["full", str()]:
            return Full()
        case ["out", str(by)]:
            return Removed(by)
        case ["twice"]:
            return OpenInAnotherTab()
    raise ValueError(f"not an event of the frame: {message[:80]}")
