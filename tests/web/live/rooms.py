"""Rooms on several simulated devices, with a network and a clock."""

import json
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest

from live.carrier import Route
from live.room import Room
from live.values import Plan, Problem, RoomEvent
from realmino.together.fair import SECRET_SIZE, Refused, proof
from realmino.together.letter import Letter

NAMES = ("ann", "ben", "cat", "dan", "eve", "fay", "gus", "hal")
"""The devices' names in the carrier."""


def device_secret(name: str) -> bytes:
    """Returns a device's secret."""
    return name.encode().ljust(SECRET_SIZE, b"!")


class Devices:
    """Rooms of several devices; the test delivers messages and lets time pass."""

    def __init__(self, plan: Plan | None = None, count: int = 2) -> None:
        self.now = 100.0
        self.rooms: dict[str, Room] = {}
        self.in_transit: list[tuple[str, str, str]] = []
        """Sender, receiver and text of each message in transit."""
        self.broken_links: set[frozenset[str]] = set()
        """Pairs of devices that can't reach each other."""
        self.offline: set[str] = set()
        """Devices that can't reach a relay."""
        self.events: dict[str, list[RoomEvent]] = {}
        for name in NAMES[:count]:
            self.add(name, plan if name == NAMES[0] else None)

    def add(self, name: str, plan: Plan | None = None, **more: Any) -> Room:
        """Adds a device, which all others can reach."""
        room = Room(name, name.title(), device_secret(name), plan, now=self.now, **more)
        self.connect(name, room)
        return room

    def connect(self, name: str, room: Room) -> None:
        """Connects or reconnects a device."""
        self.rooms[name] = room
        self.events.setdefault(name, [])
        for other in self.rooms:
            self.open(name, other)

    def open(self, one: str, other: str) -> None:
        """Connects two devices, unless their connection is cut."""
        if one != other and frozenset((one, other)) not in self.broken_links:
            for here, there in ((one, other), (other, one)):
                self.rooms[here].opened(there, Route.DIRECT, self.now)
                self.collect(here)

    def collect(self, name: str) -> None:
        """Collects a device's events and sends its messages."""
        room = self.rooms[name]
        while room.has_work:
            room.work()
        self.events[name] += room.take_events()
        for text, to in room.take_outbox():
            for other in self.rooms:
                if other != name and to in (None, other) and self.is_linked(name, other):
                    self.in_transit.append((name, other, text))

    def is_linked(self, one: str, other: str) -> bool:
        """Whether messages reach one device from the other."""
        return frozenset((one, other)) not in self.broken_links

    def act(self, name: str, act: Callable[[Room], None]) -> None:
        """A player does something."""
        act(self.rooms[name])
        self.collect(name)

    def deliver(self) -> None:
        """Delivers all messages, and the replies to them."""
        for _ in range(2_000):
            if not self.in_transit:
                return
            sender, receiver, text = self.in_transit.pop(0)
            self.receive(sender, receiver, text)
        raise AssertionError("messages without end")

    def receive(self, sender: str, receiver: str, text: str) -> None:
        """One message arrives."""
        if receiver in self.rooms:
            self.rooms[receiver].received(sender, text, self.now)
            self.collect(receiver)

    def pass_time(self, seconds: float) -> None:
        """Time passes for all devices, and messages arrive."""
        for _ in range(round(seconds)):
            self.now += 1
            for name in [*self.rooms]:
                if name not in self.offline:
                    self.rooms[name].reached(self.now)
                self.rooms[name].tick(self.now)
                self.collect(name)
            self.deliver()

    def vanish(self, name: str) -> Room:
        """A device vanishes without a message; returns its room."""
        room = self.rooms.pop(name)
        self.in_transit = [
            (sender, to, text) for sender, to, text in self.in_transit if name not in (sender, to)
        ]
        return room

    def reload(self, name: str) -> Room:
        """A device restarts from its stored data."""
        room = stored(self.vanish(name), self.now)
        self.connect(name, room)
        return room

    def start(self, seats: Iterable[str] = ()) -> None:
        """Everyone takes seats and gets ready, and the game starts."""
        self.pass_time(3)
        for seat, name in enumerate(seats or self.rooms):
            if name:
                self.act(name, lambda room, seat=seat: room.request_seat(seat))  # type: ignore[misc]
        self.pass_time(3)
        plan = self.rooms[NAMES[0]].plan
        for name in plan.devices if plan else ():
            self.act(name, lambda room: room.set_ready(True))
        self.pass_time(3)
        self.act(NAMES[0], Room.start)
        self.pass_time(3)

    def choose(self, name: str, pick: int = 0) -> bool:
        """Makes a choice for a device if it may choose; returns whether it did."""
        room = self.rooms[name]
        if not room.may_choose:
            return False
        letter = room_letter(room)
        actions = letter.game.state.legal_actions()
        action = actions[pick % len(actions)]
        self.act(name, lambda room: room.play(letter.play(action)))
        return True

    def play(self, moves: int = 10_000, seed: str = "") -> None:
        """Plays a number of choices, or to the end, while all messages arrive."""
        random = Random(seed)
        for _ in range(moves):
            self.now += 0.5
            for name in self.rooms:
                if self.choose(name, random.randrange(10**6)):
                    break
            else:
                return
            self.deliver()

    def letters(self) -> list[Letter]:
        """The devices' letters."""
        return [room_letter(room) for room in self.rooms.values()]


def stored(room: Room, now: float) -> Room:
    """Returns the room after storing and restoring it."""
    return Room.from_data(json.loads(json.dumps(room.to_data())), room.shared, now)


def room_letter(room: Room) -> Letter:
    """Returns the letter of a room during a game."""
    assert room.letter
    return room.letter


def agree(devices: Devices) -> bool:
    """Returns whether all devices have the same game."""
    return len({letter.to_text() for letter in devices.letters()}) == 1


def finish(devices: Devices) -> Letter:
    """Plays to the end; returns the letter after checking that all agree and it is proven."""
    devices.play()
    assert agree(devices)
    letter = devices.letters()[0]
    assert letter.is_over
    assert len([*proof(letter.games, letter.chance)]) == letter.last_deal
    return letter


def refusal(devices: Devices, name: str, act: Callable[[Room], None]) -> str:
    """Returns the key of a device's reason for refusing its player's action."""
    with pytest.raises(Refused) as refused:
        devices.act(name, act)
    return refused.value.key


def problems(devices: Devices, name: str) -> list[str]:
    """Returns the problems that a device has reported."""
    return [event.refused.key for event in devices.events[name] if isinstance(event, Problem)]
