"""A room with its connection and its clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import js

from browser.events import start_task
from live.carrier import (
    CarrierEvent,
    Closed,
    Connection,
    Full,
    Joined,
    Noisy,
    Opened,
    OpenInAnotherTab,
    Received,
    Removed,
)
from live.room import Room
from live.values import LetterReceived, Muted, Problem, RoomEvent, Started
from live.view_carrier import Carrier
from realmino.together.fair import Refused


def now() -> float:
    """The time in seconds, from a monotonic clock."""
    return float(js.performance.now()) / 1_000


class OpenRoom:
    """The room for a code, and its connection, which stays open until `leave`.

    ``room`` is the room, or a function that creates it from this device's name and the time in
    seconds. ``report`` receives the room's events, and ``changed`` is called after them and every
    second. Messages are sent after ``wait_until_stored``, which waits until everything is stored.
    """

    def __init__(
        self,
        code: str,
        room: Room | Callable[[str, float], Room],
        report: Callable[[RoomEvent], None],
        changed: Callable[[], None],
        wait_until_stored: Callable[[], Awaitable[None]],
    ) -> None:
        self.code = code
        self.room = room if isinstance(room, Room) else None
        self.is_joined = False
        """Whether this device can look for the others."""
        self.is_online = False
        """Whether a relay responds."""
        self.is_full = False
        self._removed_by = ""
        self._blocked: tuple[str, ...] = ()
        self._chosen_at = now()
        self._create_room = room
        self._report = report
        self._changed = changed
        self._wait_until_stored = wait_until_stored
        self._is_open = True
        self._is_sending = self._is_working = False
        self._carrier = Carrier(code, self._handle)
        start_task(self._tick())

    @property
    def was_removed(self) -> bool:
        """Whether the leader has removed this device.

        Until this device has met another, it trusts every removal message.
        """
        room = self.room
        if room is None or not self._removed_by:
            return room is not None and room.me in room.removed
        return self._removed_by == room.leader or len(room.people) == 1

    @property
    def since_choice(self) -> float:
        """Seconds since the game last changed or was opened here."""
        return now() - self._chosen_at

    def _handle(self, event: CarrierEvent) -> None:
        room, was_online = self.room, self.is_online
        match event:
            case Joined(me):
                self.is_joined = True
                if room is None and not isinstance(self._create_room, Room):
                    self.room = self._create_room(me, now())
            case Connection(is_online):
                self.is_online = is_online
                if is_online and room:
                    room.reached(now())
            case Full():
                self.is_full = True
            case Removed(by):
                self._removed_by = by
            case OpenInAnotherTab() if room:
                self._report(Problem(room.me, Refused("same-device")))
            case Noisy(peer):
                self._report(Muted(peer))
            case Opened(peer, route) if room:
                self.is_full = False
                room.opened(peer, route, now())
            case Closed(peer) if room:
                room.closed(peer, now())
            case Received(peer, text) if room:
                room.received(peer, text, now())
        is_news = isinstance(event, Joined | Full | Removed) or self.is_online != was_online
        self.pump(is_news=is_news)

    async def _tick(self) -> None:
        while self._is_open:
            if self.room:
                self.room.tick(now())
            self.pump()
            await asyncio.sleep(1)

    def pump(self, *, is_news: bool = True) -> None:
        """Reports the room's events, and sends its messages.

        Without ``is_news``, ``changed`` is called only after an event, because updating for every
        heartbeat of seven friends would keep the device busy.
        """
        if not self._is_open:
            return
        events = self.room.take_events() if self.room else []
        for event in events:
            if isinstance(event, Started | LetterReceived):
                self._chosen_at = now()
            self._report(event)
        if self.room and self.room.removed != self._blocked:
            self._blocked = self.room.removed
            self._carrier.block(self._blocked)
        if self.room and self.room.has_work and not self._is_working:
            self._is_working = True
            start_task(self._work(self.room))
        if events or is_news:
            self._changed()
        if self.room and not self._is_sending:
            self._is_sending = True
            start_task(self._send(self.room))

    async def _work(self, room: Room) -> None:
        """Replays long letters while the page stays responsive."""
        try:
            while self._is_open and room.has_work:
                room.work()
                self.pump(is_news=False)
                await asyncio.sleep(0)
        finally:
            self._is_working = False

    async def _send(self, room: Room) -> None:
        """Sends the room's messages once the choices in them are stored."""
        try:
            while sending := room.take_outbox():
                await self._wait_until_stored()
                for sent in sending:
                    self._carrier.send(sent.text, sent.to)
        finally:
            self._is_sending = False

    def leave(self, *, for_good: bool = False) -> None:
        """Closes the connection; ``for_good`` also leaves the room."""
        if not self._is_open:
            return
        self._is_open = False
        if self.room and for_good:
            self.room.leave()
            for sent in self.room.take_outbox():
                self._carrier.send(sent.text, sent.to)
        self._carrier.leave()
