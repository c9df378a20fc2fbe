"""The values of a live game: what is proposed, who is there, and what a room reports."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from enum import Enum
from typing import Any, Final, NamedTuple

from realmino import NotationError, Rules
from realmino.together.fair import BOT, Refused, hashed
from realmino.together.letter import PERSON
from table.names import clean

BEAT: Final = 2.0
"""Seconds between two signs of life."""
AWAY_AFTER: Final = 6.0
"""Seconds without a sign of life after which a person counts as away."""
LONGEST_MESSAGE: Final = 4_096
"""Characters of a message."""
MOST_SEATS: Final = 8
MOST_PEOPLE: Final = 16
"""Devices in a room; more are ignored."""
MOST_ROUNDS: Final = 1_000
LONGEST_NAME: Final = 40
"""Code points of a name, so that eight fit into a message."""
LONGEST_ID: Final = 64
"""Characters of the name that the carrier has for a device."""


def short_name(name: str) -> str:
    """A name that is clean and not too long for a message."""
    return clean(name)[:LONGEST_NAME].strip()


class Presence(Enum):
    """Whether a person's device is there."""

    PRESENT = "present"
    AWAY = "away"
    """Not heard of for `AWAY_AFTER` seconds, or the connection is closed."""
    GONE = "gone"
    """Has said goodbye."""


class Gesture(Enum):
    """What people can tell one another; there's no free chat."""

    WELL_PLAYED = "well"
    THINKING = "thinking"
    OOPS = "oops"


class Sent(NamedTuple):
    """A message to carry out. ``to`` is a device, or None for all."""

    text: str
    to: str | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """The game that is proposed, and who sits where. Raises `Refused` for an impossible one.

    Only the leader changes it. Whoever is ready agrees to exactly this plan.
    """

    code: str
    """Of the rules."""
    kinds: str
    """For each seat, `PERSON` or the first letter of a bot's name."""
    is_dynasty: bool = False
    allow_coach: bool = False
    peers: tuple[str, ...] = ()
    """The device at each seat; empty for a bot and for a seat that is free."""
    names: tuple[str, ...] = ()
    """The name of the person at each seat."""
    round: int = 0
    """Counts the games of a room, and starts that failed."""

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
        if not is_possible or not self.kinds.isalpha() or not 0 <= self.round < MOST_ROUNDS:
            raise Refused("bad-owners")
        if len(self.peers) != seats or len(self.names) != seats:
            raise Refused("bad-owners")
        if any(peer and not is_person for peer, is_person in zip(self.peers, people, strict=True)):
            raise Refused("bad-owners")

    @property
    def devices(self) -> tuple[str, ...]:
        """The devices with a seat, by their first seats."""
        return tuple(dict.fromkeys(filter(None, self.peers)))

    @property
    def free(self) -> list[int]:
        """The seats for people that nobody has taken."""
        places = zip(self.kinds, self.peers, strict=True)
        return [seat for seat, (kind, peer) in enumerate(places) if kind == PERSON and not peer]

    def owners(self, leader: str) -> tuple[str, ...]:
        """The devices by their numbers as owners; the leader is 0."""
        others = (peer for peer in self.devices if peer != leader)
        return (leader, *others)

    def owner_of_seats(self, leader: str) -> tuple[int, ...]:
        """The owner of each seat, `BOT` for a bot."""
        owners = self.owners(leader)
        return tuple(owners.index(peer) if peer else BOT for peer in self.peers)

    def seated(self, seat: int, peer: str, name: str = "") -> Plan:
        """The plan with a device at a seat, or with nobody."""
        peers, names = [*self.peers], [*self.names]
        peers[seat], names[seat] = peer, name
        return replace(self, peers=tuple(peers), names=tuple(names))

    def with_seats_of(self, other: Plan) -> Plan:
        """The plan with the people of another one, as far as it has seats for them."""
        plan = replace(self, peers=(), names=(), round=other.round)
        for seat, (peer, name) in enumerate(zip(other.peers, other.names, strict=True)):
            if peer and seat < len(plan.kinds) and plan.kinds[seat] == PERSON:
                plan = plan.seated(seat, peer, name)
        return plan

    def rotated(self) -> Plan:
        """The plan for the next round, with everyone one seat further on."""

        def moved(values: tuple[str, ...]) -> tuple[str, ...]:
            return (*values[1:], values[0])

        kinds = "".join(moved(tuple(self.kinds)))
        return replace(
            self,
            kinds=kinds,
            peers=moved(self.peers),
            names=moved(self.names),
            round=self.round + 1,
        )

    def hash(self, leader: str) -> str:
        """What people are ready for."""
        data = json.dumps([leader, self.to_data()], sort_keys=True)
        return hashed(b"realmino plan", data.encode())[:9].hex()

    def to_data(self) -> dict[str, Any]:
        """The plan for JSON."""
        return asdict(self)

    @staticmethod
    def of_data(data: Mapping[str, Any]) -> Plan:
        """The plan of such values; ValueError, also as `Refused`, for others."""
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
    """A device in the room, which may have several seats; never this one's secret."""

    name: str
    route: str = ""
    """``direct`` or ``relay``; empty for this device itself."""
    presence: Presence = Presence.PRESENT
    since: float = 0
    """When that changed."""
    is_ready: bool = False
    """In the lobby: whether they agree to the plan as it is here."""
    wants_rematch: bool = False
    owner: int | None = None
    """In a game."""
    seats: Sequence[int] = ()


# What a room reports


@dataclass(frozen=True, slots=True)
class LobbyChanged:
    """The plan, the seats or who is ready."""


@dataclass(frozen=True, slots=True)
class Started:
    """A game begins: ``Room.letter`` and ``Room.owner`` are there."""


@dataclass(frozen=True, slots=True)
class LetterCame:
    """``Room.letter`` has moves or a deal that are new here. With ``is_shorter``, choices have
    been taken back, by agreement."""

    is_shorter: bool = False


@dataclass(frozen=True, slots=True)
class PersonChanged:
    """Somebody came, is away, is back, has gone, or has another name or route."""

    peer: str


@dataclass(frozen=True, slots=True)
class Gestured:
    """Somebody's gesture."""

    peer: str
    gesture: Gesture


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """Somebody wants to take back a choice: `Room.answer_undo` answers."""

    peer: str


@dataclass(frozen=True, slots=True)
class UndoDone:
    """The request for an undo is over; ``is_agreed`` says whether the choice is taken back."""

    is_agreed: bool


@dataclass(frozen=True, slots=True)
class VoteChanged:
    """Votes for a bot in somebody's place changed, or the vote is over: see `Room.votes`."""

    owner: int


@dataclass(frozen=True, slots=True)
class Muted:
    """A device sends too much or nonsense; its messages are dropped for a while."""

    peer: str


@dataclass(frozen=True, slots=True)
class OtherVersion:
    """A device has a page of another version, so it can't be understood."""

    peer: str
    is_newer: bool


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that a device sent was refused; ``together-refused-KEY`` says why.

    The key ``forked``: the device goes on with another game from here on; ours stays.
    """

    peer: str
    refused: Refused


@dataclass(frozen=True, slots=True)
class RematchAsked:
    """Somebody wants to play again; when all have asked, `LobbyChanged` shows the new lobby."""

    peer: str


RoomEvent = (
    LobbyChanged
    | Started
    | LetterCame
    | PersonChanged
    | Gestured
    | UndoAsked
    | UndoDone
    | VoteChanged
    | Muted
    | OtherVersion
    | Problem
    | RematchAsked
)
