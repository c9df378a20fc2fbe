"""A game with friends as this device knows it, and what to do next in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any, Final

from browser.messages import say
from realmino import Game
from realmino.pieces.variants import SEATS
from realmino.together.fair import BOT, Refused, proof
from realmino.together.letter import Letter
from realmino.together.merging import merged
from table.model.limits import MAX_TEXT
from table.model.match import FRIEND, FRIENDS_SEED, KIND_OF, PERSON, Match, Seat
from table.wording import words

STAND_IN: Final = "knight"
"""The bot that plays for somebody who has left."""


class Duty(Enum):
    """What a device has to do next."""

    CHOOSE = auto()
    """Make a choice, or continue to the next game of a Dynasty."""
    TURN_OVER = auto()
    """Add this device's part to the next deal."""
    SEND = auto()
    """Send the new letter to friends."""
    WAIT = auto()
    """Nothing: it's the turn of a friend, who has the letter."""
    MOVED = auto()
    """Nothing: the seat's player uses another device now."""
    OVER = auto()


class Hinted(Enum):
    """A bubble that explains a player's first turn by link, by its number."""

    SEND = 1
    """Explains the button below the table."""
    NEXT = 2
    """Explains what happens next, once the turn is sent."""

    @property
    def number(self) -> int:
        """The bubble's number, from 1."""
        return self.value


@dataclass(frozen=True, slots=True)
class Shared:
    """A game as this device knows it: its last letter, and this device's own data.

    The table may show choices that aren't in the letter yet, so methods take the table's games.
    """

    letter: Letter
    owner: int
    secret: bytes
    sent: bool = True
    """Whether friends have the letter, because it was sent to them or came from them."""
    invitation: str = ""
    """The invitation's hash, by which a repeated answer opens this game."""
    is_moved: bool = False
    """Whether the player now uses another device, and this one only watches."""

    @property
    def own_seat(self) -> str:
        """The letter of the person's first seat."""
        return SEATS[self.letter.chance.owners.index(self.owner)]

    def with_draft(self, *games: Game) -> Letter:
        """The letter plus the choices on the table that nobody else knows yet."""
        if len(games) < len(self.letter.games):
            return self.letter  # a Dynasty's next game has begun in the meantime
        if games[-1] is self.letter.game:
            return self.letter
        return replace(self.letter, games=(*games[:-1], replace(games[-1], undone=())))

    def known_game(self, *games: Game) -> Game | None:
        """The letter's version of the game on the table; None if it hasn't begun there."""
        return self.letter.games[len(games) - 1] if len(games) <= len(self.letter.games) else None

    def is_mine(self, *games: Game) -> bool:
        """Whether this device has to act in the position on the table."""
        return not self.is_moved and self.with_draft(*games).waits_for == self.owner

    def duty(self, *games: Game) -> Duty:
        """What this device has to do in the position on the table."""
        drafted = self.with_draft(*games)
        has_draft = drafted.number > self.letter.number
        is_current = len(games) == len(drafted.games)
        if self.is_moved:
            return Duty.OVER if drafted.is_over else Duty.MOVED
        if drafted.waits_for == self.owner and not (drafted.due and has_draft):
            return Duty.TURN_OVER if drafted.due and is_current else Duty.CHOOSE
        if has_draft or not self.sent:
            return Duty.SEND
        if not is_current:
            return Duty.CHOOSE
        return Duty.OVER if drafted.is_over else Duty.WAIT

    def revealed(self, *games: Game) -> Shared:
        """Adds the table's choices and this device's part of the next deal to the letter."""
        letter = self.with_draft(*games)
        letter = letter if self.is_moved else letter.give(self.owner, self.secret)
        return replace(self, letter=letter, sent=self.sent and is_same(letter, self.letter))

    def read(self, received: Letter) -> Shared:
        """Merges a friend's letter; raises `Refused`."""
        letter = merged(self.letter, received, [] if self.is_moved else [self.owner])
        return replace(self, letter=letter, sent=self.sent or is_same(letter, received))

    def continues(self, received: Letter) -> bool:
        """Whether a letter is from this version of the game, so `read` accepts it."""
        try:
            self.read(received)
        except Refused:
            return False
        return True

    def waits_for(self, match: Match) -> str:
        """The name of the friend who is next; empty if it's this device or the game is over."""
        owner = self.with_draft(*match.games).waits_for
        if owner is None or (owner == self.owner and not self.is_moved):
            return ""
        return owner_name(match, self.letter, owner)

    def match(self) -> Match:
        """The letter's match for this device's table."""
        letter = self.letter
        colours = letter.game.rules.colours
        names = letter.names or [""] * len(colours)
        seats = tuple(
            Seat(colour, name, self._kind(index))
            for index, (colour, name) in enumerate(zip(colours, names, strict=True))
        )
        seed = f"{FRIENDS_SEED}{letter.identity[:9].hex()}"
        return Match(seats, seed, letter.games, letter.is_dynasty)

    def _kind(self, place: int) -> str:
        owner = self.letter.chance.owners_at(self.letter.number)[place]
        if owner == BOT:
            kind = KIND_OF[self.letter.kinds[place]]
            return STAND_IN if kind == PERSON else kind
        return PERSON if owner == self.owner and not self.is_moved else FRIEND

    def to_data(self, match: Match) -> dict[str, Any]:
        """The values to store. A finished game that has been sent needs no secret."""
        return {
            "waits": self.waits_for(match),
            "letter": self.letter.to_text(MAX_TEXT),
            "owner": self.owner,
            "sent": self.sent,
            "invitation": self.invitation,
            **({"moved": True} if self.is_moved else {}),
            **({} if match.is_over and self.sent else {"secret": self.secret.hex()}),
        }

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> Shared:
        """The game from stored values; raises ValueError if they are invalid."""
        letter = Letter.parse(str(data["letter"]))
        secret = bytes.fromhex(str(data.get("secret", "")))
        invitation = str(data.get("invitation", ""))
        owner, sent, is_moved = int(data["owner"]), bool(data["sent"]), bool(data.get("moved"))
        return Shared(letter, owner, secret, sent, invitation, is_moved)


def is_same(one: Letter, other: Letter) -> bool:
    """Whether two letters of a game have the same content."""
    return one.number == other.number and one.chance == other.chance


def owner_name(match: Match, letter: Letter, owner: int) -> str:
    """An owner's name: the name at their first seat."""
    return words.seat_name(match.seats[letter.chance.owners.index(owner)])


def owner_names(match: Match, letter: Letter) -> Sequence[str]:
    """All owners' names."""
    owners = dict.fromkeys(owner for owner in letter.chance.owners if owner != BOT)
    return [owner_name(match, letter, owner) for owner in owners]


def proof_text(match: Match, letter: Letter) -> str:
    """Proves all deals from the letter's text alone and returns a sentence; raises `Refused`."""
    known = Letter.parse(letter.to_text())
    deals = sum(1 for _ in proof(known.games, known.chance))
    return say("friends-proof-text", deals=deals, names=owner_names(match, known))


def hint_to_show(duty: Duty, seen: int, shown: Hinted | None) -> Hinted | None:
    """The bubble to show now, if any. ``seen`` were closed earlier; ``shown`` is the last one."""
    if duty is Duty.SEND:
        return Hinted.SEND if seen < 1 or shown is Hinted.SEND else None
    if duty is Duty.WAIT and (seen == 1 or (shown and seen < 2) or shown is Hinted.NEXT):
        return Hinted.NEXT
    return None
