"""The other devices in a room: their heartbeats, and limits on what each may send."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from live.carrier import Route
from live.messages import Here, OtherPageVersion
from live.values import (
    LONGEST_MESSAGE,
    MOST_PEOPLE,
    MOST_REMOVED,
    Muted,
    OtherVersion,
    Person,
    PersonChanged,
    Presence,
    Problem,
    RoomEvent,
)
from realmino.together.fair import Refused

BEAT: Final = 2.0
"""Seconds between a device's heartbeats."""
AWAY_AFTER: Final = 6.0
"""Seconds without a heartbeat after which a person counts as away."""
REPORTED_AGAIN: Final = 10.0
"""Seconds before the same problem with a device is reported again."""
MUTED_FOR: Final = 10.0
"""Seconds for which messages are dropped from a device that sends too many."""


class Budget:
    """Limits events to ``rate`` per second, with bursts of at most ``most``."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = self._left = most
        self._at = 0.0

    def spend(self, now: float, cost: int = 1) -> bool:
        """Whether the event may happen at ``now`` seconds; if so, counts it ``cost`` times."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


@dataclass
class Peer:
    """Another device."""

    person: Person
    last_heard: float
    """The time of its last message, in seconds."""
    here: Here = field(default_factory=lambda: Here(-1))
    """Its newest heartbeat."""
    messages: Budget = field(default_factory=lambda: Budget(20, 60))
    letters: Budget = field(default_factory=lambda: Budget(4, 10))
    choices: Budget = field(default_factory=lambda: Budget(40, 2_000))
    """Limits the choices replayed from its letters. A Dynasty for eight has about 730."""
    gestures: Budget = field(default_factory=lambda: Budget(1, 2))
    plans: Budget = field(default_factory=lambda: Budget(5, 20))
    sent: Budget = field(default_factory=lambda: Budget(1, 3))
    """Limits the letters and plans sent to it because it has different ones."""
    nonsense: Budget = field(default_factory=lambda: Budget(0.1, 10))
    muted_until: float = 0
    is_of_other_version: bool = False
    last_text: str = ""
    """Its last letter's text."""
    removed: Budget = field(default_factory=lambda: Budget(1, 5))


class People:
    """The other devices in a room; adds changes to ``events``."""

    def __init__(self, events: list[RoomEvent], now: float) -> None:
        self.peers: dict[str, Peer] = {}
        self.players: Collection[str] = ()
        """The devices with a seat in the game, which are always admitted."""
        self.removed: tuple[str, ...] = ()
        """The devices that the leader has removed."""
        self._events = events
        self._reached_at = now - AWAY_AFTER
        self._reported: dict[tuple[str, str], float] = {}

    def __iter__(self) -> Iterator[tuple[str, Peer]]:
        return iter(self.peers.items())

    def is_present(self, peer: str) -> bool:
        """Whether a device is present now."""
        known = self.peers.get(peer)
        return known is not None and known.person.presence is Presence.PRESENT

    def heartbeats(self) -> Mapping[str, Here]:
        """The heartbeats of the present devices."""
        return {peer: known.here for peer, known in self if self.is_present(peer)}

    def reached(self, now: float) -> None:
        """Records that a relay responds."""
        self._reached_at = now

    def can_reach(self, now: float) -> bool:
        """Whether this device has recently reached a relay or another device."""
        return now - self._reached_at < AWAY_AFTER or any(map(self.is_present, self.peers))

    def name(self, peer: str) -> str:
        """The name of a device's person; empty until it is known."""
        known = self.peers.get(peer)
        return known.person.name if known else ""

    def find_or_add(self, peer: str, name: str = "", now: float = 0) -> Peer | None:
        """A device, which is added as away if it is new; None if there are too many devices."""
        if peer not in self.peers:
            if len(self.peers) >= MOST_PEOPLE and peer not in self.players:
                gone = [old for old, _ in self if not self.is_present(old)]
                gone = [old for old in gone if old not in self.players]
                if not gone:
                    return None
                del self.peers[gone[0]]
            self.peers[peer] = Peer(Person(name, presence=Presence.AWAY, since=now), now)
        return self.peers[peer]

    def remove(self, peers: Iterable[str]) -> None:
        """Blocks exactly these devices, up to the maximum."""
        self.removed = tuple(peers)[-MOST_REMOVED:]
        for peer in self.removed:
            if self.peers.pop(peer, None):
                self.report(peer)

    def opened(self, peer: str, route: Route, now: float) -> Peer | None:
        """Records that a device can be reached; its messages may be numbered from the start again.

        Returns the device; None if there are too many devices.
        """
        known = self.find_or_add(peer, now=now)
        if known is None:
            return None
        known.here = known.here._replace(number=-1)
        known.last_text = ""
        if known.person.route != route.value:
            known.person.route = route.value
            self.report(peer)
        self.mark_alive(peer, known, now)
        return known

    def sender(self, peer: str, length: int, now: float) -> Peer | None:
        """A message's sender; None if the message mustn't be read now."""
        known = self.find_or_add(peer, now=now)
        if known is None:
            return None
        if known.person.presence is not Presence.GONE:
            self.mark_alive(peer, known, now)  # even if it sends too much
        if not self._may_send(peer, known, now):
            return None
        if length > LONGEST_MESSAGE:
            self._mute(peer, known, now)
            return None
        return known

    @contextmanager
    def reading(self, peer: str, now: float) -> Iterator[None]:
        """Handles all errors in messages, so no message can do any harm."""
        known = self.peers.get(peer)
        try:
            yield
        except OtherPageVersion as version:
            if known and not known.is_of_other_version:
                known.is_of_other_version = True
                self._events.append(OtherVersion(peer, version.is_newer))
        except Refused as refused:
            self.report_problem(peer, refused, now)
        except Exception:  # messages that cause an unexpected error count against their sender
            if known and not known.nonsense.spend(now):
                self._mute(peer, known, now)

    def update(self, peer: str, known: Peer, here: Here) -> None:
        """Records a device's heartbeat."""
        known.here = here
        if here.name and here.name != known.person.name:
            known.person.name = here.name
            self.report(peer)

    def mark_alive(self, peer: str, known: Peer, now: float) -> None:
        """Records that a device is alive."""
        known.last_heard = now
        self.set_presence(peer, Presence.PRESENT, now)

    def set_presence(self, peer: str, presence: Presence, now: float) -> None:
        """Records whether a device is present."""
        known = self.peers.get(peer)
        if known is None or known.person.presence is presence:
            return
        if known.person.presence is Presence.GONE and presence is Presence.AWAY:
            return
        known.person.presence = presence
        known.person.since = now
        self.report(peer)

    def report(self, peer: str) -> None:
        """Reports a change to a device."""
        self._events.append(PersonChanged(peer))

    def report_problem(self, peer: str, refused: Refused, now: float) -> None:
        """Reports a problem with a device, at most once in `REPORTED_AGAIN` seconds."""
        place = (peer, refused.key)
        if now - self._reported.get(place, -REPORTED_AGAIN) >= REPORTED_AGAIN:
            self._reported[place] = now
            self._events.append(Problem(peer, refused))

    def tick(self, now: float) -> None:
        """Marks devices as away after `AWAY_AFTER` seconds without a message."""
        for peer, known in self:
            if self.is_present(peer) and now - known.last_heard > AWAY_AFTER:
                self.set_presence(peer, Presence.AWAY, now)

    def _may_send(self, peer: str, known: Peer, now: float) -> bool:
        """Whether a message may be read now; mutes a device that sends too many."""
        if now < known.muted_until:
            return False
        if known.messages.spend(now):
            return True
        self._mute(peer, known, now)
        return False

    def _mute(self, peer: str, known: Peer, now: float) -> None:
        """Drops a device's messages for `MUTED_FOR` seconds."""
        known.muted_until = now + MUTED_FOR
        self._events.append(Muted(peer))
