"""Attackers' actions in live games, and helpers that play up to the right moment."""

from collections.abc import Callable, Sequence
from itertools import count

from live.messages import message
from live.room import Room
from live.values import Plan
from realmino.together.agreements import Agreement, Change, to_bytes
from realmino.together.fair import to_base64
from realmino.together.letter import Letter
from tests.web.live.rooms import Devices, room_letter

K2, K3 = Plan("K2", "pp"), Plan("K3", "ppp")
numbers = count(10**6)
"""Heartbeat numbers, which are higher than those of honest devices."""


# Situations


def begun(plan: Plan, moves: int = 12) -> Devices:
    """Returns devices that have played for a while."""
    devices = Devices(plan, len(plan.kinds))
    devices.start()
    devices.play(moves)
    return devices


def all_ready(plan: Plan, devices: Devices | None = None) -> Devices:
    """Returns devices that each have a seat and are ready."""
    devices = devices or Devices(plan, len(plan.kinds))
    devices.pass_time(3)
    for seat, name in enumerate(devices.rooms):
        devices.act(name, lambda room, seat=seat: room.request_seat(seat))  # type: ignore[misc]
    devices.pass_time(3)
    for name in devices.rooms:
        devices.act(name, lambda room: room.set_ready(True))
    devices.pass_time(3)
    return devices


def device_to_move(devices: Devices) -> str:
    """Returns the device that chooses next."""
    return next(name for name, room in devices.rooms.items() if room.may_choose)


def until(devices: Devices, is_it: Callable[[str, Letter], bool]) -> str:
    """Plays until it is a device's turn and ``is_it`` is true; returns the device."""
    for seed in range(250):
        name = device_to_move(devices)
        if is_it(name, room_letter(devices.rooms[name])):
            return name
        devices.play(1, str(seed))
    raise LookupError("no such position")


def until_after(devices: Devices, name: str, owner: int) -> Letter:
    """Plays until a device, then an owner, are to choose; returns the letter before both."""

    def is_it(chooser: str, letter: Letter) -> bool:
        after = first(letter)
        return chooser == name and not after.due and after.waits_for == owner

    return room_letter(devices.rooms[until(devices, is_it)])


def until_last(devices: Devices, name: str = "") -> str:
    """Plays until a device, or the named one, makes the last choice before a deal."""
    return until(devices, lambda chooser, letter: name in ("", chooser) and bool(first(letter).due))


def until_not_last(devices: Devices, name: str = "") -> str:
    """Plays until a device, or the named one, chooses and no deal follows."""
    return until(devices, lambda chooser, letter: name in ("", chooser) and not first(letter).due)


def owner_number(devices: Devices, name: str) -> int:
    """Returns a device's number as an owner."""
    shared = devices.rooms[name].shared
    assert shared
    return shared.owner


def first(letter: Letter) -> Letter:
    """Returns the letter after the first legal choice."""
    return letter.play(letter.game.state.legal_actions()[0])


def played_alone(room: Room) -> Letter:
    """Returns a game's letter after one device plays the rest for everyone."""
    assert room.shared
    letter, own = room.shared.letter, room.shared.owner
    for owner in range(len(letter.chance.links)):
        if owner != own:
            letter = letter.agree(Agreement(Change.LEFT, owner, letter.number))
    while not letter.is_over:
        letter = letter.give(own, room.shared.secret) if letter.due else first(letter)
    return letter


# The network


def separate(devices: Devices, one: str, other: str) -> None:
    """Breaks the connection between two devices, which still reach the relay."""
    devices.broken_links.add(frozenset((one, other)))
    for here, there in ((one, other), (other, one)):
        devices.rooms[here].closed(there, devices.now)


def unite(devices: Devices, one: str, other: str) -> None:
    """Restores the connection between two devices."""
    devices.broken_links.discard(frozenset((one, other)))
    devices.open(one, other)
    devices.pass_time(8)


def pulse(devices: Devices) -> None:
    """Ticks all devices without letting time pass."""
    for name, room in devices.rooms.items():
        room.reached(devices.now)
        room.tick(devices.now)
        devices.collect(name)
    devices.deliver()


# The attacker


def silence(devices: Devices, name: str) -> Room:
    """Stops a device's page, so it sends only the test's messages; returns its room."""
    room = devices.vanish(name)
    devices.in_transit.clear()
    devices.now += 0.2
    return room


def send_heartbeat(devices: Devices, sender: str, receiver: str, **values: object) -> None:
    """Sends a device's heartbeat with these values."""
    content = {"number": next(numbers), "name": sender.title(), **values}
    devices.receive(sender, receiver, message("here", content))


def send(devices: Devices, sender: str, receiver: str, letter: Letter) -> None:
    """Sends a letter from one device to another."""
    devices.receive(sender, receiver, message("letter", letter.to_text(0)))


def sent_agreements(agreements: Sequence[Agreement]) -> str:
    """Returns agreements in a heartbeat's format."""
    return to_base64(to_bytes(agreements))


def undo(devices: Devices, name: str, at: int, id: str = "1") -> dict[str, object]:
    """Returns a heartbeat's values that request an undo back to a number of moves."""
    room = devices.rooms[name]
    assert room._game
    agreements = (*room_letter(room).chance.agreements, Agreement(Change.UNDO, 0, at))
    request = [f"{name}:{id}", sent_agreements(agreements), True]
    return {"owner": owner_number(devices, name), "letter": room._game.hash, "undo": request}


def vote_and_play(devices: Devices, name: str, moves: int) -> None:
    """Makes a device continue with bots for all absent players."""
    room = devices.rooms[name]
    for _ in range(moves):
        for owner in room.waiting_for:
            devices.act(name, lambda room, owner=owner: room.vote(owner, True))  # type: ignore[misc]
        devices.choose(name)
