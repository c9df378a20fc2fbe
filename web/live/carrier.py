"""The events of the connection to the friends in a room, and how to read them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

LONGEST: Final = 8_000
"""The most bytes of a text. A longer one is dropped."""


class Route(Enum):
    """How texts reach a friend's device."""

    DIRECT = "direct"
    RELAY = "relay"


class Joined(NamedTuple):
    """The room is open. ``me`` is this device's name there: 22 characters, the hash of its key."""

    me: str


class Opened(NamedTuple):
    """A friend's device can be reached. Reported again whenever the route changes."""

    peer: str
    route: Route


class Closed(NamedTuple):
    """A friend's device has left or can't be reached any more."""

    peer: str


class Received(NamedTuple):
    """A text that a friend's device has signed for this session. Reported once."""

    peer: str
    text: str


class Connection(NamedTuple):
    """Whether a relay can be reached. Direct routes don't need one.

    True is reported every two to four seconds, each time a relay has proved contact. False is
    reported once, within eight seconds after the last message from a relay.
    """

    is_online: bool


class Noisy(NamedTuple):
    """Texts of a friend's device were dropped: too long, or more than 20 in a second."""

    peer: str


@dataclass(frozen=True, slots=True)
class Full:
    """A device in the room has no place for this one. Reported once in ten seconds at most."""


@dataclass(frozen=True, slots=True)
class Removed:
    """The device ``by`` blocks this one (`Carrier.block`). Reported once in ten seconds at most.

    Any device in the room can do that.
    """

    by: str


@dataclass(frozen=True, slots=True)
class Twice:
    """The room is open a second time with this device's key: in another tab. Reported once."""


CarrierEvent = Joined | Opened | Closed | Received | Connection | Noisy | Full | Removed | Twice


def event_of(message: str) -> CarrierEvent:
    """The event of a message from the frame, a JSON list of its kind and values.

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
            return Twice()
    raise ValueError(f"not an event of the frame: {message[:80]}")
