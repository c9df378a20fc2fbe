"""Starting a game between players who are far apart: an invitation, answers, the first letter.

The invitation fixes the seats and the inviter's anchor. Each friend answers with their own anchor.
Links for the first deal are revealed only once all anchors are known, so nobody can choose a secret
after seeing what the others' secrets would deal. By link, a single friend answers with link 1 right
away: both anchors are fixed then, and it saves a message.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import count

from realmino.game import Game
from realmino.together.fair import (
    BOT,
    CHAIN_LENGTH,
    SECRET_SIZE,
    Chance,
    Giving,
    Link,
    Refused,
    earlier_value,
    joint_hash,
    link,
    start_token,
)
from realmino.together.fields import link_fields, names_text, read_names
from realmino.together.letter import (
    PERSON,
    Letter,
    check_kinds,
    decode_with_checksum,
    encode_with_checksum,
    parse_start,
)

_HASH = 9
"""The number of bytes in an answer that identify its invitation."""


@dataclass(frozen=True)
class Invitation:
    """The game that owner 0 offers to the others; raises `Refused` for impossible seats."""

    start: Game
    """A game without moves: rules, or a position to continue from."""
    owners: tuple[int, ...]
    """Each seat's owner; owner 0 invites."""
    anchor: bytes
    """Owner 0's anchor."""
    giving: Giving = Giving.PAIR
    is_dynasty: bool = False
    kinds: str = ""
    """A letter for each seat: p for a person, or a bot's first letter."""
    names: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        people = {*self.owners} - {BOT}
        if len(self.owners) != self.start.rules.players or people != {*range(len(people))}:
            raise Refused("bad-owners")
        if len(people) < 2 or len(self.anchor) != SECRET_SIZE:
            raise Refused("bad-owners")
        object.__setattr__(self, "kinds", check_kinds(self.owners, self.kinds))
        object.__setattr__(self, "names", self.names if any(self.names) else ())

    @property
    def guests(self) -> range:
        """The owners who have to answer."""
        return range(1, len({*self.owners} - {BOT}))

    @property
    def first_link(self) -> int:
        """The link number in an answer: 0, the anchor, or 1 if nobody else has to answer.

        It's 0 if the game starts with a choice.
        """
        is_pair = self.giving is Giving.PAIR and len(self.guests) == 1
        return 1 if self.start.state.pending_deal and is_pair else 0

    @cached_property
    def hash(self) -> bytes:
        """The hash by which an answer refers to this invitation. It doesn't depend on names."""
        return joint_hash(b"realmino invitation", self._encoded().encode())[:_HASH]

    def seats(self, owner: int) -> list[int]:
        """An owner's seats."""
        return [seat for seat, other in enumerate(self.owners) if other == owner]

    def accept(self, owner: int, secret: bytes, name: str = "") -> "Acceptance":
        """The answer from the guest ``owner``; raises `Refused` if there's no such guest."""
        if owner not in self.guests:
            raise Refused("no-seat")
        return Acceptance(
            self.hash, owner, Link(self.first_link, link(secret, self.first_link)), name
        )

    def check(self, letter: Letter, answer: "Acceptance") -> None:
        """Raises `Refused` unless a first letter is from this game and includes a guest's answer.

        Only owner 0, who may be the first to choose, can have chosen, and nobody can have left.
        """
        chance = letter.chance
        same = (
            start_token(letter.games[0]) == start_token(self.start)
            and (chance.giving, chance.owners) == (self.giving, self.owners)
            and (letter.is_dynasty, letter.kinds) == (self.is_dynasty, self.kinds)
            and chance.anchors[0] == self.anchor
            and chance.anchors[answer.owner] == earlier_value(answer.revealed, 0)
        )
        others = (letter.player_of(at, seat) for at, seat, _ in letter.choices())
        is_first = not chance.agreements and not any(others)
        if not same or not is_first or answer.invitation != self.hash:
            raise Refused("other-game")

    def _encoded(self) -> str:
        chance = [self.giving.value << 1 | self.is_dynasty, len(self.owners), *self.owners]
        return encode_with_checksum(
            start_token(self.start), bytes(chance) + self.anchor + self.kinds.encode()
        )

    def to_text(self) -> str:
        """A link's fragment, without ``#``."""
        return f"with={self._encoded()}{names_text(self.names)}&k={self.kinds}"

    @staticmethod
    def parse(text: str) -> "Invitation":
        """The invitation in a message; raises `Refused`."""
        fields = link_fields(text)
        if "with" not in fields:
            raise Refused("no-invitation")
        token, data = decode_with_checksum(fields["with"])
        if len(data) < 2:
            raise Refused("damaged")
        flags, seats = data[:2]
        owners, rest = tuple(data[2 : 2 + seats]), data[2 + seats :]
        if flags > 3 or len(rest) != SECRET_SIZE + seats or not rest[SECRET_SIZE:].isascii():
            raise Refused("damaged")
        return Invitation(
            parse_start(token),
            owners,
            rest[:SECRET_SIZE],
            Giving(flags >> 1),
            bool(flags & 1),
            rest[SECRET_SIZE:].decode(),
            read_names(fields, seats),
        )


@dataclass(frozen=True)
class Acceptance:
    """A guest's answer to an invitation."""

    invitation: bytes
    """The invitation's hash."""
    owner: int
    revealed: Link
    """The guest's anchor or link 1 (`Invitation.first_link`)."""
    name: str = ""

    def to_text(self) -> str:
        """A link's fragment, without ``#``."""
        data = self.invitation + bytes([self.owner, self.revealed.number]) + self.revealed.value
        text = f"join={encode_with_checksum('', data).removeprefix('.')}"
        return f"{text}{names_text([self.name])}&k={PERSON}"

    @staticmethod
    def parse(text: str) -> "Acceptance":
        """The answer in a message; raises `Refused`."""
        fields = link_fields(text)
        if "join" not in fields:
            raise Refused("no-answer")
        _, data = decode_with_checksum(f".{fields['join']}")
        if len(data) != _HASH + 2 + SECRET_SIZE or data[_HASH + 1] > CHAIN_LENGTH:
            raise Refused("damaged")
        owner, number = data[_HASH : _HASH + 2]
        name, *_ = (*read_names(fields, 1), "")
        return Acceptance(data[:_HASH], owner, Link(number, data[_HASH + 2 :]), name)


@dataclass(frozen=True)
class Lobby:
    """The answers to an invitation, on the inviter's device."""

    invitation: Invitation
    answers: tuple[Acceptance, ...] = field(default=())
    """In owner order."""

    @property
    def missing_guests(self) -> list[int]:
        """The guests who haven't answered yet."""
        answered = {answer.owner for answer in self.answers}
        return [owner for owner in self.invitation.guests if owner not in answered]

    @property
    def is_complete(self) -> bool:
        """Whether the game can start."""
        return not self.missing_guests

    def add(self, answer: Acceptance) -> "Lobby":
        """The lobby with an answer added; the same answer may be added twice.

        Raises `Refused` for an answer to another invitation, and for a second answer for a seat.
        The first one counts, since choosing among answers would be choosing among deals.
        """
        if answer.invitation != self.invitation.hash or answer.owner not in self.invitation.guests:
            raise Refused("other-invitation")
        if answer.revealed.number != self.invitation.first_link:
            raise Refused("damaged")
        for earlier_answer in self.answers:
            if earlier_answer.owner == answer.owner:
                if earlier_answer.revealed != answer.revealed:
                    raise Refused("seat-taken")
                return self
        anchors = [
            self.invitation.anchor,
            *(earlier_value(other.revealed, 0) for other in self.answers),
        ]
        if earlier_value(answer.revealed, 0) in anchors:
            raise Refused("same-anchor")
        answers = sorted([*self.answers, answer], key=lambda other: other.owner)
        return replace(self, answers=tuple(answers))

    def letter(self, secret: bytes) -> Letter:
        """The first letter, with the inviter's link 1; `Refused` while an answer is missing."""
        if self.missing_guests:
            raise Refused("not-answered")
        invitation = self.invitation
        links = (Link(0, invitation.anchor), *(answer.revealed for answer in self.answers))
        chance = Chance(invitation.giving, invitation.owners, links)
        games, names = (invitation.start,), self._names()
        letter = Letter(games, chance, invitation.is_dynasty, invitation.kinds, names)
        return letter.give(0, secret)

    def _names(self) -> tuple[str, ...]:
        """The seats' names, with each guest's own name at the first of their seats."""
        names = [*self.invitation.names] or [""] * len(self.invitation.owners)
        for answer in self.answers:
            if answer.name:
                names[self.invitation.seats(answer.owner)[0]] = answer.name
        return tuple(names)

    def to_text(self) -> str:
        """The invitation and the answers, one per line."""
        answers = (answer.to_text() for answer in self.answers)
        return "\n".join([self.invitation.to_text(), *answers])

    @staticmethod
    def parse(text: str) -> "Lobby":
        """The lobby in a text from `to_text`; raises `Refused`."""
        first, *others = text.split("\n")
        lobby = Lobby(Invitation.parse(first))
        for line in others:
            lobby = lobby.add(Acceptance.parse(line))
        return lobby


def seat_owners(players: Sequence[str], own: str, friend: str) -> tuple[int, ...]:
    """The seats' owners: 0 for each ``own``, a new owner for each ``friend``, otherwise `BOT`.

    >>> seat_owners(["you", "friend", "duke", "friend"], "you", "friend")
    (0, 1, 15, 2)
    """
    guests = count(1)
    return tuple(
        0 if player == own else next(guests) if player == friend else BOT for player in players
    )


def invite(
    token: str,
    owners: Sequence[int],
    secret: bytes,
    giving: Giving = Giving.PAIR,
    is_dynasty: bool = False,
    kinds: str = "",
    names: Sequence[str] = (),
) -> Invitation:
    """An invitation to a game that starts with rules, or with a position in brackets."""
    start = parse_start(token)
    return Invitation(
        start, tuple(owners), link(secret, 0), giving, is_dynasty, kinds, tuple(names)
    )
