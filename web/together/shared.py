"""A game with friends elsewhere as this device knows it, and what is to be done next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any, Final

from browser.messages import say
from realmino import Game
from realmino.together.fair import BOT, proof
from realmino.together.letter import Letter, merged
from table import words
from table.limits import MAX_TEXT
from table.match import FAR, FRIEND, KINDS, PERSON, Match, Seat

KIND_OF: Final = {kind[0]: kind for kind in KINDS}
"""The kinds of players by their letters in links."""
STAND_IN: Final = "knight"
"""The bot in the place of somebody who has left."""


class Duty(Enum):
    """What this device has to do."""

    CHOOSE = auto()
    """A person or a bot here chooses, or goes on to the next game of a Dynasty."""
    TURN_OVER = auto()
    """The next deal needs this device's secret."""
    SEND = auto()
    """Friends need the new letter."""
    WAIT = auto()
    """It is a friend's turn, who has the letter."""
    MOVED = auto()
    """Nothing: the seat is played on another device of the same person."""
    OVER = auto()


@dataclass(frozen=True, slots=True)
class Shared:
    """The last letter known, and what only this device has.

    The match on the table may have further choices, which are not in the letter yet. Methods take
    its games.
    """

    letter: Letter
    owner: int
    secret: bytes
    sent: bool = True
    """Whether friends have been sent the letter, or it came from them."""
    invitation: str = ""
    """What answers to the invitation refer to, so that one that comes again opens the game."""
    is_moved: bool = False
    """Whether the person plays on another device now, so that this one only looks on."""

    def drafted(self, *games: Game) -> Letter:
        """The letter with the choices on the table, which nobody else knows yet."""
        if len(games) < len(self.letter.games):
            return self.letter  # the next game of a Dynasty has begun meanwhile
        return replace(self.letter, games=(*games[:-1], replace(games[-1], undone=())))

    def known(self, *games: Game) -> Game | None:
        """The game on the table as the letter has it; None if it has not begun there."""
        return self.letter.games[len(games) - 1] if len(games) <= len(self.letter.games) else None

    def is_mine(self, *games: Game) -> bool:
        """Whether this device has to do something in a position."""
        return not self.is_moved and self.drafted(*games).waits_for == self.owner

    def duty(self, *games: Game) -> Duty:
        """What this device has to do in the position on the table."""
        drafted = self.drafted(*games)
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

    def told(self, *games: Game) -> Shared:
        """With the choices on the table in the letter, and this device's part of the next deal."""
        letter = self.drafted(*games)
        letter = letter if self.is_moved else letter.give(self.owner, self.secret)
        return replace(self, letter=letter, sent=self.sent and is_same(letter, self.letter))

    def read(self, came: Letter) -> Shared:
        """With what a friend's letter adds; raises `Refused`."""
        letter = merged(self.letter, came, [] if self.is_moved else [self.owner])
        return replace(self, letter=letter, sent=self.sent or is_same(letter, came))

    def waits_for(self, match: Match) -> str:
        """The name of the friend whose turn it is; empty if it is this device's."""
        owner = self.drafted(*match.games).waits_for
        if owner is None or (owner == self.owner and not self.is_moved):
            return ""
        return name_of(match, self.letter, owner)

    def match(self) -> Match:
        """The match of the letter, as it is on this device's table."""
        letter = self.letter
        colours = letter.game.rules.colours
        names = letter.names or [""] * len(colours)
        seats = tuple(
            Seat(colour, name, self._kind(place))
            for place, (colour, name) in enumerate(zip(colours, names, strict=True))
        )
        seed = f"{FAR}{letter.identity[:9].hex()}"
        return Match(seats, seed, letter.games, letter.is_dynasty)

    def _kind(self, place: int) -> str:
        owner = self.letter.chance.owners_at(self.letter.number)[place]
        if owner == BOT:
            kind = KIND_OF[self.letter.kinds[place]]
            return STAND_IN if kind == PERSON else kind
        return PERSON if owner == self.owner and not self.is_moved else FRIEND

    def to_data(self, match: Match) -> dict[str, Any]:
        """The stored values; a finished game needs no secret."""
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
    def of_data(data: Mapping[str, Any]) -> Shared:
        """The game of stored values; ValueError for others."""
        letter = Letter.parse(str(data["letter"]))
        secret = bytes.fromhex(str(data.get("secret", "")))
        invitation = str(data.get("invitation", ""))
        owner, sent, is_moved = int(data["owner"]), bool(data["sent"]), bool(data.get("moved"))
        return Shared(letter, owner, secret, sent, invitation, is_moved)


def is_same(one: Letter, other: Letter) -> bool:
    """Whether two letters of a game say the same."""
    return one.number == other.number and one.chance == other.chance


def name_of(match: Match, letter: Letter, owner: int) -> str:
    """The name of an owner: that of the first of the seats."""
    return words.called(match.seats[letter.chance.owners.index(owner)])


def names_of(match: Match, letter: Letter) -> Sequence[str]:
    """The names of all owners."""
    owners = dict.fromkeys(owner for owner in letter.chance.owners if owner != BOT)
    return [name_of(match, letter, owner) for owner in owners]


def proof_text(match: Match, letter: Letter) -> str:
    """Proves all deals from the letter's text alone, and says so; raises `Refused`."""
    known = Letter.parse(letter.to_text())
    deals = sum(1 for _ in proof(known.games, known.chance))
    return say("far-proof-text", deals=deals, names=names_of(match, known))
