"""A room with its connection and its clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import js

from browser.events import start_task
from live.carrier import CarrierEvent, Closed, Connection, Joined, Noisy, Opened, Received
from live.room import Room
from live.values import Muted, RoomEvent
from live.view_carrier import Carrier


def now() -> float:
    """The time in seconds, by a clock that never goes back."""
    return float(js.performance.now()) / 1_000


class OpenRoom:
    """The room of a code and its connection, until `leave`.

    ``make`` is the room, or makes it from this device's name and the time in seconds. ``report``
    gets the room's events, and ``changed`` is called after these and each second. ``kept`` waits
    until everything is stored; messages are sent after that.
    """

    def __init__(
        self,
        code: str,
        make: Room | Callable[[str, float], Room],
        report: Callable[[RoomEvent], None],
        changed: Callable[[], None],
        kept: Callable[[], Awaitable[None]],
    ) -> None:
        self.code = code
        self.room = make if isinstance(make, Room) else None
        self.is_online = bool(js.navigator.onLine)
        self._make = make
        self._report = report
        self._changed = changed
        self._kept = kept
        self._is_open = True
        self._is_sending = False
        self._carrier = Carrier(code, self._received)
        start_task(self._tick())

    def _received(self, event: CarrierEvent) -> None:
        room = self.room
        match event:
            case Joined(me):
                if room is None and not isinstance(self._make, Room):
                    self.room = self._make(me, now())
            case Connection(is_online):
                self.is_online = is_online
            case Noisy(peer):
                self._report(Muted(peer))
            case Opened(peer, route) if room:
                room.opened(peer, route, now())
            case Closed(peer) if room:
                room.closed(peer, now())
            case Received(peer, text) if room:
                room.received(peer, text, now())
        self.pump(is_news=isinstance(event, Joined | Connection))

    async def _tick(self) -> None:
        while self._is_open:
            if self.room:
                self.room.tick(now())
            self.pump()
            await asyncio.sleep(1)

    def pump(self, *, is_news: bool = True) -> None:
        """Reports the room's events, and sends its messages.

        Without ``is_news``, ``changed`` is called only after an event: showing every sign of life
        of seven friends, one in two seconds each, would keep the device busy.
        """
        if not self._is_open:
            return
        events = self.room.take_events() if self.room else []
        for event in events:
            self._report(event)
        if events or is_news:
            self._changed()
        if self.room and not self._is_sending:
            self._is_sending = True
            start_task(self._send(self.room))

    async def _send(self, room: Room) -> None:
        """Sends the room's messages once the choices in them are stored."""
        try:
            while sending := room.take_outbox():
                await self._kept()
                for sent in sending:
                    self._carrier.send(sent.text, sent.to)
        finally:
            self._is_sending = False

    def leave(self, *, for_good: bool = False) -> None:
        """Closes the connection; ``for_good`` leaves the room on purpose."""
        if not self._is_open:
            return
        self._is_open = False
        if self.room and for_good:
            self.room.leave()
            for sent in self.room.take_outbox():
                self._carrier.send(sent.text, sent.to)
        self._carrier.leave()
