"""The first wait: what a device that joins a room has reached, and which step is slow."""

from __future__ import annotations

from enum import Enum
from typing import Final

from live.room import Room

PATIENCE: Final = 10.0
"""Seconds after which a step is called slow, or a room empty."""


class WaitStep(Enum):
    """A step on the way into a room."""

    RELAY = "relay"
    """The frame loads and a relay answers."""
    PEOPLE = "people"
    """Somebody in the room is found."""
    LINK = "link"
    """They can be reached and have sent the game."""


def wait_step(room: Room | None, is_online: bool) -> WaitStep:
    """The step that a device is at."""
    if room and len(room.people) > 1:
        return WaitStep.LINK
    return WaitStep.PEOPLE if room and is_online else WaitStep.RELAY


class Patience:
    """Measures how long the same step has lasted."""

    def __init__(self, now: float) -> None:
        self._step: WaitStep | None = None
        self._since = now

    def is_over(self, step: WaitStep, now: float) -> bool:
        """Whether a step has lasted longer than `PATIENCE` seconds."""
        if step is not self._step:
            self._step, self._since = step, now
        return now - self._since >= PATIENCE
