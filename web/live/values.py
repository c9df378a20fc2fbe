"""The values of a live game: the proposed game, the people in the room, and its events."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from enum import Enum
from typing import Any, Final, NamedTuple

from realmino import NotationError, Rules
from realmino.together.fair import BOT, Refused, joint_hash
from realmino.together.letter import KINDS, PERSON
from table.model.names import clean

LONGEST_MESSAGE: Final = 4_096
"""The maximum number of characters in a message."""
MOST_SEATS: Final = 8
MOST_PEOPLE: Final = 16
"""The maximum number of other devices in a room; more are ignored."""
MOST_REMOVED: Final = 48
"""The maximum number of devices that a leader can block; the oldest may then come back."""
MOST_ROUNDS: Final = 1_000
LONGEST_NAME: Final = 40
"""The maximum number of code points in a name, so eight names fit into a message."""
LONGEST_ID: Final = 64
"""The maximum number of characters in the carrier's name for a device."""


def short_name(name: str) -> str:
    """A name without control characters, cut to `LONGEST_NAME`."""
    return clean(name)[:LONGEST_NAME].strip()


class Presence(Enum):
    """Whether a person's device is in the room."""

    PRESENT = "present"
    AWAY = "away"
    """No heartbeat for `AWAY_AFTER` seconds, or the connection is closed."""
    GONE = "gone"
    """Has left the room deliberately."""


class Gesture(Enum):
    """A gesture that people can show each other. There's no free chat."""

    WELL_PLAYED = "well"
    THINKING = "thinking"
    OOPS = "oops"


class Sent(NamedTuple):
    """A message to send to the device ``to``, or to all if it's None."""

    text: str
    to: str | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """The proposed game and its seats. Raises `Refused` for an impossible plan.

    Only the leader changes the plan. A person who is ready agrees to exactly this plan.
    """

    code: str
    """The code of the rules, such as ``K4hm``."""
    kinds: str
    """A letter for each seat: `PERSON`, or a bot's first letter."""
    is_dynasty: bool = False
    allow_coach: bool = False
    peers: tuple[str, ...] = ()
    """The device at each seat; empty for bots and free seats."""
    names: tuple[str, ...] = ()
    """The name of the person at each seat."""
    round: int = 0
    """The number of earlier games and failed starts in the room."""

    def __post_init__(self) -> None:
        seats = len(self.kinds)
        nobody = ("",) * seats
        object.__setattr__(self, "peers", self.peers or nobody)
        object.__setattr__(self, "names", self.names or nobody)
        try:
            is_possible = Rules.parse(self.code).players == seats
        except NotationError:
            is_possible = False
        people = [kind == PERSON for kind in self.kinds]
        is_possible = is_possible and {*self.kinds} <= {*KINDS}
        if not is_possible or not 0 <= self.round < MOST_ROUNDS:
            raise Refused("bad-owners")
        if len(self.peers) != seats or len(self.names) != seats:
            raise Refused("bad-owners")
        if any(peer and not is_person for peer, is_person in zip(self.peers, people, strict=True)):
            raise Refused("bad-owners")

    @property
    def devices(self) -> tuple[str, ...]:
        """The devices with a seat, in order of their first seats."""
        return tuple(dict.fromkeys(filter(None, self.peers)))

    @property
    def free_seats(self) -> list[int]:
        """The free seats for people."""
        places = zip(self.kinds, self.peers, strict=True)
        return [seat for seat, (kind, peer) in enumerate(places) if kind == PERSON and not peer]

    def owners(self, leader: str) -> tuple[str, ...]:
        """The devices in owner order; the leader is owner 0."""
        others = (peer for peer in self.devices if peer != leader)
        return (leader, *others)

    def owner_of_seats(self, leader: str) -> tuple[int, ...]:
        """The owner of each seat, `BOT` for a bot."""
        owners = self.owners(leader)
        return tuple(owners.index(peer) if peer else BOT for peer in self.peers)

    def with_device(self, seat: int, peer: str, name: str = "") -> Plan:
        """The plan with a device at a seat; an empty ``peer`` frees the seat."""
        peers, names = [*self.peers], [*self.names]
        peers[seat], names[seat] = peer, name
        return replace(self, peers=tuple(peers), names=tuple(names))

    def with_people_from(self, other: Plan) -> Plan:
        """The plan with another plan's people, where it has seats for them."""
        plan = replace(self, peers=(), names=(), round=other.round)
        for seat, (peer, name) in enumerate(zip(other.peers, other.names, strict=True)):
            if peer and seat < len(plan.kinds) and plan.kinds[seat] == PERSON:
                plan = plan.with_device(seat, peer, name)
        return plan

    def rotated(self) -> Plan:
        """The plan for the next game, in which everyone moves to the previous seat."""

        def moved(values: tuple[str, ...]) -> tuple[str, ...]:
            return (*values[1:], values[0])

        kinds = "".join(moved(tuple(self.kinds)))
        return replace(
            self,
            kinds=kinds,
            peers=moved(self.peers),
            names=moved(self.names),
            round=min(self.round + 1, MOST_ROUNDS - 1),
        )

    def hash(self, leader: str) -> str:
        """The hash of this plan and its leader, to which people agree."""
        data = json.dumps([leader, self.to_data()], sort_keys=True)
        return joint_hash(b"realmino plan", data.encode())[:9].hex()

    def to_data(self) -> dict[str, Any]:
        """The plan for JSON."""
        return asdict(self)

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> Plan:
        """The plan from JSON values. Raises ValueError, perhaps `Refused`, if they are invalid."""
        try:
            return Plan(
                str(data["code"]),
                str(data["kinds"]),
                data["is_dynasty"] is True,
                data["allow_coach"] is True,
                tuple(str(peer)[:LONGEST_ID] for peer in data["peers"][:MOST_SEATS]),
                tuple(short_name(str(name)) for name in data["names"][:MOST_SEATS]),
                int(data["round"]),
            )
        except (KeyError, TypeError):
            raise ValueError("not a plan") from None


@dataclass(slots=True)
class Person:
    """A device in the room, which may have several seats."""

    name: str
    route: str = ""
    """``direct`` or ``relay``; empty for this device, and before a connection."""
    presence: Presence = Presence.PRESENT
    since: float = 0
    """The time of the last change of presence, in seconds."""
    is_ready: bool = False
    """In the lobby, whether the person agrees to the plan that this device knows."""
    wants_rematch: bool = False
    owner: int | None = None
    """The device's owner number in the game; None in the lobby."""
    seats: Sequence[int] = ()


# What a room reports


@dataclass(frozen=True, slots=True)
class LobbyChanged:
    """The plan, a seat or somebody's readiness has changed."""


@dataclass(frozen=True, slots=True)
class Started:
    """A game begins: `Room.letter` and `Room.owner` are set from now on."""


@dataclass(frozen=True, slots=True)
class LetterReceived:
    """`Room.letter` has new moves or a new deal. With ``is_shorter``, choices were undone."""

    is_shorter: bool = False


@dataclass(frozen=True, slots=True)
class PersonChanged:
    """Somebody joined, left, went away or returned, or has another name or route."""

    peer: str


@dataclass(frozen=True, slots=True)
class Gestured:
    """Somebody shows a gesture."""

    peer: str
    gesture: Gesture


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """Somebody asks for an undo; answer with `Room.answer_undo`."""

    peer: str


@dataclass(frozen=True, slots=True)
class UndoDone:
    """An undo request has ended; with ``is_agreed``, the choice was undone."""

    is_agreed: bool


@dataclass(frozen=True, slots=True)
class VoteChanged:
    """The votes for a bot in an owner's place have changed or ended; see `Room.votes`."""

    owner: int


@dataclass(frozen=True, slots=True)
class Muted:
    """A device sent too many or invalid messages, so they are dropped for a while."""

    peer: str


@dataclass(frozen=True, slots=True)
class OtherVersion:
    """A device has another version of the page, whose messages this one can't read."""

    peer: str
    is_newer: bool


@dataclass(frozen=True, slots=True)
class Problem:
    """A device's message was refused; the text ``together-refused-KEY`` explains why."""

    peer: str
    refused: Refused


@dataclass(frozen=True, slots=True)
class VersionFound:
    """A device's other version of the game has appeared or gone; see `Room.versions`."""

    peer: str


@dataclass(frozen=True, slots=True)
class RematchAsked:
    """Somebody wants a rematch; once all have asked, `LobbyChanged` announces the new lobby."""

    peer: str


RoomEvent = (
    LobbyChanged
    | Started
    | LetterReceived
    | PersonChanged
    | Gestured
    | UndoAsked
    | UndoDone
    | VoteChanged
    | Muted
    | OtherVersion
    | Problem
    | VersionFound
    | RematchAsked
)
