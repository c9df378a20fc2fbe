"""A game with friends elsewhere as this device knows it, and what is to be done next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any, Final

from realmino import Game
from realmino.together.fair import BOT
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
    """A person or a bot here chooses."""
    TURN_OVER = auto()
    """The next deal needs this device's secret."""
    SEND = auto()
    """Friends need the new letter."""
    WAIT = auto()
    """It is a friend's turn, who has the letter."""
    OVER = auto()


@dataclass(frozen=True, slots=True)
class Shared:
    """The last letter known, and what only this device has.

    The match on the table may have further choices, which are not in the letter yet.
    """

    letter: Letter
    owner: int
    secret: bytes
    sent: bool = True
    """Whether friends have been sent the letter, or it came from them."""
    invitation: str = ""
    """What answers to the invitation refer to, so that one that comes again opens the game."""

    def drafted(self, game: Game) -> Letter:
        """The letter with the choices on the table, which nobody else knows yet."""
        return replace(self.letter, games=(replace(game, undone=()),))

    def is_mine(self, game: Game) -> bool:
        """Whether this device has to do something in a position."""
        return self.drafted(game).waits_for == self.owner

    def duty(self, game: Game) -> Duty:
        """What this device has to do in the position on the table."""
        drafted = self.drafted(game)
        has_draft = game.number > self.letter.game.number
        if game.is_over:
            return Duty.SEND if has_draft or not self.sent else Duty.OVER
        is_deal = game.state.pending_deal is not None
        if drafted.waits_for == self.owner and not (is_deal and has_draft):
            return Duty.TURN_OVER if is_deal else Duty.CHOOSE
        return Duty.SEND if has_draft or not self.sent else Duty.WAIT

    def told(self, game: Game) -> Shared:
        """With the choices on the table in the letter, and this device's part of the next deal."""
        drafted = self.drafted(game)
        letter = drafted.give(self.owner, self.secret)
        return replace(self, letter=letter, sent=self.sent and is_same(letter, self.letter))

    def read(self, came: Letter) -> Shared:
        """With what a friend's letter adds; raises `Refused`."""
        letter = merged(self.letter, came, [self.owner])
        return replace(self, letter=letter, sent=self.sent or is_same(letter, came))

    def waits_for(self, match: Match) -> str:
        """The name of the friend whose turn it is; empty if it is this device's."""
        owner = self.drafted(match.game).waits_for
        if owner is None or owner == self.owner:
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
        return Match(seats, f"{FAR}{letter.identity[:9].hex()}", letter.games)

    def _kind(self, place: int) -> str:
        owner = self.letter.chance.owners_at(self.letter.number)[place]
        if owner == BOT:
            kind = KIND_OF[self.letter.kinds[place]]
            return STAND_IN if kind == PERSON else kind
        return PERSON if owner == self.owner else FRIEND

    def to_data(self, match: Match) -> dict[str, Any]:
        """The stored values; a finished game needs no secret."""
        return {
            "waits": self.waits_for(match),
            "letter": self.letter.to_text(MAX_TEXT),
            "owner": self.owner,
            "sent": self.sent,
            "invitation": self.invitation,
            **({} if match.is_over and self.sent else {"secret": self.secret.hex()}),
        }

    @staticmethod
    def of_data(data: Mapping[str, Any]) -> Shared:
        """The game of stored values; ValueError for others."""
        letter = Letter.parse(str(data["letter"]))
        secret = bytes.fromhex(str(data.get("secret", "")))
        invitation = str(data.get("invitation", ""))
        return Shared(letter, int(data["owner"]), secret, bool(data["sent"]), invitation)


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
