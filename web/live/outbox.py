"""The messages that a device sends to the others in its room."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from live.messages import Here, message
from live.people import BEAT, Budget
from live.values import Gesture, Sent
from realmino.together.fair import Refused

GESTURE_PAUSE: Final = 1.0
"""The minimum time between a device's gestures, in seconds."""


class Outbox:
    """The messages to send, and the heartbeat's schedule. ``here`` returns its content."""

    def __init__(self, here: Callable[[], Here], now: float) -> None:
        self.number = 0
        """The last heartbeat's number."""
        self.is_changed = True
        """Whether the device's state has changed."""
        self.is_closed = False
        """Whether this device has left and sends nothing more."""
        self._here = here
        self._waiting: list[Sent] = []
        self._budget = Budget(5, 30)
        self._plan: Mapping[str, Any] = {}
        self._beat_at = now - BEAT
        self._gesture_at = now

    def send(self, kind: str, content: object, to: str | None = None) -> None:
        """Adds a message for the device ``to``, or for all."""
        if not self.is_closed:
            self._waiting.append(Sent(message(kind, content), to))

    def send_here(self, to: str | None = None) -> None:
        """Adds a heartbeat."""
        self.number += 1
        self.send("here", self._here()._replace(number=self.number).to_data(), to)

    def send_gesture(self, gesture: Gesture, now: float) -> None:
        """Adds a gesture; raises `Refused` if one has just been sent."""
        if now - self._gesture_at < GESTURE_PAUSE:
            raise Refused("too-soon")
        self._gesture_at = now
        self.send("gesture", gesture.value)

    def close(self) -> None:
        """Adds the last message."""
        self.send("bye", 1)
        self.is_closed = True

    def tick(self, now: float) -> None:
        """Schedules a heartbeat `BEAT` seconds after the last one to all devices."""
        if now - self._beat_at >= BEAT:
            self.is_changed = True

    def take(self, plan: Mapping[str, Any] | None, now: float) -> list[Sent]:
        """The messages to send; each is returned once.

        ``plan`` is the room's plan if this device leads and is in the lobby, otherwise None.
        """
        if self.is_closed:
            self.is_changed = False
        elif plan is not None and plan != self._plan and self._budget.spend(now):
            self._plan = plan
            self.send("plan", plan)
            self.is_changed = True
        if self.is_changed and self._budget.spend(now):
            self.is_changed = False
            self._beat_at = now
            self.send_here()
        sent, self._waiting = self._waiting, []
        return sent
