"""The values of a live game: what is proposed, who is there, and what a room reports."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from realmino.together.fair import Refused

BEAT: Final = 2.0
"""Seconds between two signs of life."""
AWAY_AFTER: Final = 6.0
"""Seconds without a sign of life after which a person counts as away."""
LONGEST_MESSAGE: Final = 4_096
"""Characters of a message."""
MOST_SEATS: Final = 8


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


class Vote(Enum):
    """What can be agreed on in a game."""

    BOT = "bot"
    """A bot plays on for somebody who is away."""
    UNDO = "undo"
    """A choice is taken back."""


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

    @property
    def owners(self) -> tuple[int, ...]:
        """The owner of each seat; owners are numbered by their first seats, the leader is 0."""
        raise NotImplementedError

    @property
    def devices(self) -> tuple[str, ...]:
        """The devices with a seat, by owner."""
        raise NotImplementedError

    @property
    def free(self) -> list[int]:
        """The seats for people that nobody has taken."""
        raise NotImplementedError


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


class LobbyChanged(NamedTuple):
    """The plan, the seats or who is ready."""


class Started(NamedTuple):
    """A game begins: ``Room.letter`` and ``Room.owner`` are there."""


class LetterCame(NamedTuple):
    """``Room.letter`` has moves or a deal that are new here. With ``is_shorter``, choices have
    been taken back, by agreement."""

    is_shorter: bool = False


class PersonChanged(NamedTuple):
    """Somebody came, is away, is back, has gone, or has another name or route."""

    peer: str


class Gestured(NamedTuple):
    """Somebody's gesture."""

    peer: str
    gesture: Gesture


class UndoAsked(NamedTuple):
    """Somebody wants to take back a choice: `Room.answer_undo` answers."""

    peer: str


class UndoDone(NamedTuple):
    """The request for an undo is over; ``is_agreed`` says whether the choice is taken back."""

    is_agreed: bool


class VoteChanged(NamedTuple):
    """Votes for a bot in somebody's place changed, or the vote is over: see `Room.votes`."""

    owner: int


class Muted(NamedTuple):
    """A device sends too much or nonsense; its messages are dropped for a while."""

    peer: str


class OtherVersion(NamedTuple):
    """A device has a page of another version, so it can't be understood."""

    peer: str
    is_newer: bool


class Problem(NamedTuple):
    """Something that a device sent was refused; ``together-refused-KEY`` says why.

    The key ``forked``: the device goes on with another game from here on; ours stays.
    """

    peer: str
    refused: Refused


class RematchAsked(NamedTuple):
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
