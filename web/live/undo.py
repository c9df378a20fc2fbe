"""A request to undo a choice, and the devices' answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from live.messages import UndoRequest
from realmino.together.agreements import UNDO_LIMIT, Agreement, Agreements, Change
from realmino.together.fair import Refused
from realmino.together.letter import Letter

UNDO_TIME: Final = 30.0
"""Seconds after which an unanswered request ends."""
UNDO_PAUSE: Final = 15.0
"""The minimum time between a device's requests, in seconds."""


class UndoGame(Protocol):
    """The part of a game that an undo needs."""

    letter: Letter
    owner: int
    now: float

    @property
    def remaining_owners(self) -> Sequence[int]:
        """The owners who haven't left."""

    def is_available(self, owner: int) -> bool:
        """Whether an owner is present."""


class UndoVote:
    """The open request, if any, and its answers.

    A device whose player agrees makes no choice until the request is decided.
    """

    def __init__(self, game: UndoGame) -> None:
        self.request: UndoRequest | None = None
        self.refused: UndoRequest | None = None
        """The last request that this player refused, until its sender knows."""
        self.answers: dict[int, bool] = {}
        """The other devices' answers, by owner."""
        self._game = game
        self._since = 0.0
        self._agreed_at: int | None = None
        self._closed = ""
        self._asked: dict[int, float] = {}

    @property
    def requested_agreements(self) -> Agreements:
        """The agreements of the open request."""
        return self.request.agreements if self.request else ()

    @property
    def is_frozen(self) -> bool:
        """Whether this player has agreed to an undecided request."""
        return self.request is not None and self.request.agrees is True

    def is_granted(self, proposed: Agreements) -> bool:
        """Whether this player agrees to this undo in the current game."""
        return proposed == self.requested_agreements and self._agreed_at == self._game.letter.number

    def ask(self, id: str) -> None:
        """Asks to undo the last choice. Raises `Refused` if there is none or somebody is away."""
        game = self._game
        proposed = last_undo(game.letter, game.owner)
        if self.request:
            raise Refused("undo-open")
        if (
            not all(map(game.is_available, game.remaining_owners))
            or game.owner not in game.remaining_owners
        ):
            raise Refused("someone-away")
        self.request, self.answers = UndoRequest(id, proposed, True), {}
        self._since, self._agreed_at = game.now, game.letter.number

    def answer(self, agrees: bool) -> None:
        """Answers the open request."""
        if self.request and self.request.agrees is None:
            self.request = self.request._replace(agrees=agrees)
            self._agreed_at = self._game.letter.number if agrees else None

    def update(self, owner: int, peer: str, undo: UndoRequest | None, is_same: bool) -> bool:
        """Handles an owner's view of an undo request; returns whether the request is new.

        ``is_same`` says whether the owner has the same letter as this device.
        """
        known, refused = self.request, self.refused
        if refused and refused.id.startswith(f"{peer}:") and (not undo or undo.id != refused.id):
            self.refused = None
        if known is None:
            return undo is not None and self._begin(owner, peer, undo)
        if undo is not None and undo.id == known.id:
            if undo.agrees is not None and undo.agreements == known.agreements:
                self.answers[owner] = undo.agrees
        elif known.id.startswith(f"{peer}:") and (is_same or known.agrees is not True):
            self.answers[owner] = False
        return False

    def _begin(self, owner: int, peer: str, undo: UndoRequest) -> bool:
        """Opens another device's request, if it is valid and not too frequent."""
        game = self._game
        is_request = undo.agrees is True and undo.id.startswith(f"{peer}:")
        if not is_request or undo.id == self._closed or game.owner not in game.remaining_owners:
            return False
        if game.now - self._asked.get(owner, game.now - UNDO_PAUSE) < UNDO_PAUSE:
            return False
        try:
            if undo.agreements != last_undo(game.letter, owner):
                return False
        except Refused:
            return False
        self._asked[owner] = self._since = game.now
        self.request, self.answers = undo._replace(agrees=None), {owner: True}
        return True

    def close(self) -> bool:
        """Ends a request that can't succeed any more; returns whether it did."""
        undo, game = self.request, self._game
        if undo is None:
            return False
        refused = undo.agrees is False or False in self.answers.values()
        away = not all(map(game.is_available, game.remaining_owners))
        stale = undo.agrees and self._agreed_at != game.letter.number
        late = game.now - self._since > UNDO_TIME
        is_other = undo.agreements[:-1] != game.letter.chance.agreements
        if not (refused or away or stale or late or is_other or game.letter.due):
            return False
        self.drop()
        return True

    def carried_out(self) -> None:
        """Forgets the open request after the undo. Another one may follow immediately."""
        self._asked.clear()
        self.drop()

    def drop(self) -> None:
        """Forgets the open request and the consent to it."""
        if self.request and self.request.agrees is False:
            self.refused = self.request
        self._closed = self.request.id if self.request else self._closed
        self.request, self.answers, self._agreed_at = None, {}, None


def last_undo(letter: Letter, owner: int) -> Agreements:
    """The agreements with an undo of an owner's last choice; raises `Refused` without one."""
    deals, floor, agreements = letter.deals, 0, letter.chance.agreements
    if letter.due or len(agreements) >= UNDO_LIMIT:
        raise Refused("no-undo")
    if deals:
        floor = deals[-1].at + len(deals[-1].draws)
    floor = max([floor, *(at for what, _, at in agreements if what is not Change.UNDO)])
    for at, seat, _ in reversed([*letter.choices()]):
        if at >= floor and letter.chance.owners_at(at)[seat] == owner:
            return (*agreements, Agreement(Change.UNDO, 0, at))
    raise Refused("no-undo")
