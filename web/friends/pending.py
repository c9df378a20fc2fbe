"""A game that hasn't begun: an invitation with its answers, or this device's answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from browser.messages import say
from friends.shared import Shared
from realmino import Game
from realmino.together.fair import BOT, Refused, start_token
from realmino.together.invitation import Acceptance, Invitation, Lobby, invite, seat_owners
from realmino.together.letter import Letter
from table.model.match import FRIEND, FRIENDS_SEED, KIND_OF, LETTER_OF, PERSON, Match, Seat


def invitation_to(
    start: Game, kinds: tuple[str, ...], name: str, secret: bytes, is_dynasty: bool = False
) -> Invitation:
    """An invitation by the person at the `PERSON` seats to one friend for each `FRIEND` seat.

    ``start`` is a game without moves, which may begin at any position.
    """
    owners = seat_owners(kinds, PERSON, FRIEND)
    letters = "".join(LETTER_OF[kind] for kind in kinds)
    names = [name if kind == PERSON else "" for kind in kinds]
    begin = start_token(start)
    return invite(begin, owners, secret, is_dynasty=is_dynasty, kinds=letters, names=names)


@dataclass(frozen=True, slots=True)
class Pending:
    """What this device knows about a game that hasn't begun."""

    lobby: Lobby
    secret: bytes
    answer: Acceptance | None = None
    """This device's answer; None on the inviting device."""
    is_moved: bool = False
    """Whether the person continues it on another device."""

    @property
    def owner(self) -> int:
        """The owner who plays on this device."""
        return self.answer.owner if self.answer else 0

    @property
    def invitation(self) -> Invitation:
        """The invitation."""
        return self.lobby.invitation

    @property
    def inviter(self) -> str:
        """The inviting person's name."""
        return inviter_name(self.invitation)

    @property
    def open_invitation(self) -> Invitation:
        """The invitation, with the names of friends who have answered; see `answered_names`."""
        names = [*self.invitation.names] or [""] * len(self.invitation.owners)
        for answer in self.lobby.answers:
            seat = self.invitation.seats(answer.owner)[0]
            names[seat] = answer.name or say("friends-kind-friend")
        return replace(self.invitation, names=tuple(names))

    def has_lost_seat(self, letter: Letter) -> bool:
        """Whether the game has begun with somebody else in this device's seat."""
        is_same = letter.chance.anchors[0] == self.invitation.anchor
        return bool(self.answer) and is_same and self.started_game(letter) is None

    @property
    def waits_for(self) -> str:
        """The name of the person this device waits for; empty if it can start the game."""
        if self.answer or self.is_moved:
            return self.inviter
        return "" if self.lobby.is_complete else say("friends-kind-friend")

    def match(self) -> Match:
        """A match without a deal, for the list of saved games."""
        invitation, own = self.invitation, self.owner
        seats = []
        for index, owner in enumerate(invitation.owners):
            kind = KIND_OF[invitation.kinds[index]]
            if owner not in (BOT, own):
                kind = FRIEND
            name = invitation.names[index] if invitation.names else ""
            if self.answer and owner == own:
                name = self.answer.name
            seats.append(Seat(invitation.start.rules.colours[index], name, kind))
        seed = f"{FRIENDS_SEED}{invitation.hash.hex()}"
        return Match(tuple(seats), seed, (invitation.start,), invitation.is_dynasty)

    def started_game(self, letter: Letter) -> Shared | None:
        """The game that a first letter starts; None if the letter is another game's."""
        try:
            if self.answer:
                self.invitation.check(letter, self.answer)
            elif letter.identity != self.lobby.letter(self.secret).identity:
                return None
        except Refused:
            return None
        invitation, owner = self.invitation.hash.hex(), self.owner
        return Shared(letter, owner, self.secret, owner != 0, invitation, self.is_moved)

    def to_data(self) -> dict[str, Any]:
        """The values to store."""
        return {
            "waits": self.waits_for,
            "lobby": self.lobby.to_text(),
            "answer": self.answer.to_text() if self.answer else "",
            "secret": self.secret.hex(),
            **({"moved": True} if self.is_moved else {}),
        }

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> Pending:
        """The game from stored values; raises ValueError if they are invalid."""
        own = str(data["answer"])
        answer = Acceptance.parse(own) if own else None
        lobby, secret = Lobby.parse(str(data["lobby"])), bytes.fromhex(str(data["secret"]))
        return Pending(lobby, secret, answer, bool(data.get("moved")))


def answered_names(invitation: Invitation) -> dict[int, str]:
    """The names of the friends who have already answered, by owner."""
    names = invitation.names or [""] * len(invitation.owners)
    named = {owner: names[invitation.seats(owner)[0]] for owner in invitation.guests}
    return {owner: name for owner, name in named.items() if name}


def inviter_name(invitation: Invitation) -> str:
    """The inviting person's name, or else their colour's."""
    seat = invitation.seats(0)[0]
    named = invitation.names[seat] if invitation.names else ""
    return named or say(f"colour-{invitation.start.rules.colours[seat]}")
