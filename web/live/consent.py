"""What the devices of a live game agree on, and which of the others' letters a device accepts.

A device believes nobody who claims that everyone has agreed: it asks each of the others. A device
that sends a letter with further agreements says with it that it agrees to them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from live.messages import UndoRequest
from realmino.together.agreements import MOST_UNDOS, Agreement, Agreements, Change, absent
from realmino.together.fair import Refused
from realmino.together.letter import Letter, merged

HOLD: Final = 3.0
"""Seconds for which a withdrawn vote still binds, since the others may have acted on it."""


class Consent:
    """A game and what each owner says about it. ``is_present`` is for the other owners."""

    def __init__(
        self, letter: Letter, owner: int, secret: bytes, is_present: Callable[[int], bool]
    ) -> None:
        self.letter = letter
        self.owner = owner
        self.bots: set[int] = set()
        """The owners for whom the player here wants a bot to play."""
        self.wishes_back: set[int] = set()
        """The owners who want their seats back."""
        self.offered: dict[int, Letter] = {}
        """By owner: a letter with agreements that this device hasn't consented to."""
        self.undo: UndoRequest | None = None
        """The open undo request."""
        self.refused_undo: UndoRequest | None = None
        """The last undo request that the player here refused, until its sender knows."""
        self.is_settled = False
        """Whether everyone present has had time to send a sign of life."""
        self.now = 0.0
        """The time in seconds."""
        self._secret = secret
        self._is_present = is_present
        self._latest: dict[int, Letter] = {}
        self._first: dict[int, Agreements] = {}
        self._hopeless: dict[int, tuple[Letter, Letter]] = {}
        self._votes: dict[int, Agreements] = {}
        self._given: dict[Agreements, int] = {}
        self._answers: dict[int, bool] = {}
        self._closed = ""
        self._hold_until = 0.0

    # State

    @property
    def agreements(self) -> Agreements:
        """The agreements of the letter."""
        return self.letter.chance.agreements

    @property
    def remaining(self) -> tuple[int, ...]:
        """The owners who haven't left."""
        return self.letter.chance.present(self.letter.number)

    @property
    def has_left(self) -> bool:
        """Whether a bot plays this device's seats."""
        return self.owner not in self.remaining

    def others(self) -> list[int]:
        """The other owners who are present and haven't left."""
        return [owner for owner in self.remaining if owner != self.owner and self.is_there(owner)]

    def is_there(self, owner: int) -> bool:
        """Whether an owner's device is present; this one always is."""
        return owner == self.owner or self._is_present(owner)

    @property
    def is_frozen(self) -> bool:
        """Whether this device has agreed to an undo that isn't decided yet, so it may not act."""
        return self.undo is not None and self.undo.agrees is True

    @property
    def may_choose(self) -> bool:
        """Whether this device has to make the next choice now."""
        letter = self.letter
        is_ours = not letter.due and letter.waits_for == self.owner
        return is_ours and not self.has_left and not self.is_frozen and self.now >= self._hold_until

    @property
    def waits_for(self) -> int | None:
        """The owner who is away and has to act next, if any."""
        owner = self.letter.waits_for
        return None if owner is None or self.is_there(owner) else owner

    # Votes for a bot

    @property
    def vote(self) -> Agreements:
        """The agreements that this device votes for, with a bot for the absent owner, or none."""
        owner = self.waits_for
        if owner is None or owner not in self.bots or self.has_left:
            return ()
        return (*self.agreements, Agreement(Change.LEFT, owner, self.letter.number))

    def votes(self) -> dict[int, bool]:
        """For each owner present, whether they vote for a bot in place of the absent one."""
        owner = self.waits_for
        if owner is None:
            return {}
        wanted = (*self.agreements, Agreement(Change.LEFT, owner, self.letter.number))
        votes = {other: self._is_for(other, wanted) for other in self.others()}
        return {self.owner: owner in self.bots, **votes}

    def heard_vote(self, owner: int, vote: Agreements) -> bool:
        """Notes an owner's vote; returns whether it has changed."""
        changed = self._votes.get(owner, ()) != vote
        self._votes[owner] = vote
        return changed

    def _is_for(self, owner: int, wanted: Agreements) -> bool:
        latest = self._latest.get(owner)
        has = latest is not None and latest.chance.agreements[: len(wanted)] == wanted
        is_for_undo = self.undo is not None and self.undo.agreements == wanted
        agrees = is_for_undo and self._answers.get(owner, False)
        return has or agrees or self._votes.get(owner) == wanted

    def take_back_vote(self, owner: int) -> None:
        """Withdraws the vote for a bot. For `HOLD` seconds, this device makes no move."""
        if owner in self.bots:
            self.bots.discard(owner)
            self._hold_until = self.now + HOLD

    # Undo

    def undo_point(self) -> int:
        """The number of moves before this device's last choice; raises `Refused` without one."""
        letter = self.letter
        deals, floor = letter.deals, 0
        if letter.due or self.is_frozen or len(self.agreements) >= MOST_UNDOS:
            raise Refused("no-undo")
        if deals:
            floor = deals[-1].at + len(deals[-1].draws)
        floor = max([floor, *(at for what, _, at in self.agreements if what is not Change.UNDO)])
        for at, seat, _ in reversed([*letter.choices()]):
            if at >= floor and letter.chance.owners_at(at)[seat] == self.owner:
                return at
        raise Refused("no-undo")

    def request_undo(self, id: str) -> None:
        """Asks to undo the last choice. Raises `Refused` if there is none or somebody is away."""
        at = self.undo_point()
        if len(self.others()) < len(self.remaining) - 1 or self.has_left:
            raise Refused("someone-away")
        wanted = (*self.agreements, Agreement(Change.UNDO, 0, at))
        self.undo, self._answers = UndoRequest(id, wanted, True), {}
        self._given[wanted] = self.letter.number

    def answer_undo(self, agrees: bool) -> None:
        """Answers the open request, or consents to an undo that the others have already made."""
        if self.undo is not None and self.undo.agrees is None:
            self.undo = self.undo._replace(agrees=agrees)
            if agrees:
                self._given[self.undo.agreements] = self.letter.number
            return
        for letter in self.offered.values():
            wanted = letter.chance.agreements[: len(self.agreements) + 1]
            if agrees and wanted[-1].change is Change.UNDO:
                self._given[wanted] = self.letter.number

    def heard_undo(self, owner: int, peer: str, undo: UndoRequest | None, is_same: bool) -> bool:
        """Notes what an owner says about an undo; returns whether it's a new request.

        ``is_same``: whether the owner has the same letter as this device.
        """
        known, refused = self.undo, self.refused_undo
        if refused and refused.id.startswith(f"{peer}:") and (not undo or undo.id != refused.id):
            self.refused_undo = None
        if self.has_left:
            return False
        if known is None:
            if undo is None or undo.id == self._closed or undo.agrees is not True:
                return False
            if not undo.id.startswith(f"{peer}:") or not self._is_possible(undo.agreements):
                return False
            self.undo, self._answers = undo._replace(agrees=None), {owner: True}
            return True
        if undo is not None and undo.id == known.id:
            if undo.agrees is not None and undo.agreements == known.agreements:
                self._answers[owner] = undo.agrees
        elif known.id.startswith(f"{peer}:") and (is_same or known.agrees is not True):
            self._answers[owner] = False
        return False

    def _is_possible(self, wanted: Agreements) -> bool:
        if wanted[:-1] != self.agreements or wanted[-1].change is not Change.UNDO:
            return False
        try:
            return self.letter.agree(wanted[-1]).number < self.letter.number
        except Refused:
            return False

    def close_undo(self) -> bool:
        """Ends a request that can't succeed any more; returns whether it has."""
        undo = self.undo
        if undo is None or not undo.agreements:
            return False
        refused = undo.agrees is False or False in self._answers.values()
        away = any(not self.is_there(owner) for owner in self.remaining)
        stale = undo.agrees and self._given.get(undo.agreements) != self.letter.number
        is_possible = not self.letter.due and self._is_possible(undo.agreements)
        if is_possible and not (refused or away or stale):
            return False
        if undo.agrees is False:
            self.refused_undo = undo
        self.drop_undo()
        return True

    def drop_undo(self) -> None:
        """Forgets the open request."""
        self._closed = self.undo.id if self.undo else self._closed
        self.undo, self._answers = None, {}

    # Actions

    def act(self) -> bool:
        """Carries out agreements and gives due links; returns whether the letter has changed."""
        before = self.letter
        for wanted in filter(None, (self.vote, self.undo.agreements if self.undo else ())):
            if wanted[-1].change is Change.LEFT:
                self._given.setdefault(wanted, self.letter.number)
            if wanted[:-1] == self.agreements and self._accepts(wanted):
                self._agree(wanted[-1])
        if self.now >= self._hold_until and not self.is_frozen:
            self._let_back()
            self.letter = self.letter.give(self.owner, self._secret)
        return self.letter is not before

    def _let_back(self) -> None:
        """Returns seats to owners who are back. Only the owner who chooses next does that."""
        if self.letter.due or self.letter.waits_for != self.owner or self.has_left:
            return
        for owner in sorted(absent(self.agreements, self.letter.number) & self.wishes_back):
            if self.is_there(owner):
                self._agree(Agreement(Change.BACK, owner, self.letter.number))

    def _agree(self, agreement: Agreement) -> None:
        try:
            self.letter = self.letter.agree(agreement)
        except Refused:  # as many agreements as there may be
            return
        if agreement.change is Change.LEFT:
            self.bots.discard(agreement.owner)
            self.wishes_back.discard(agreement.owner)

    # Letters of the others

    def come_together(self) -> None:
        """Notes that this device has met others after being alone."""
        self._first.clear()
        self.is_settled = False

    def read(self, sender: int, came: Letter) -> bool:
        """Takes a letter; returns whether ours has changed.

        Raises `Refused`: with the key ``not-agreed`` if the player here has to agree first, and
        everything that `merged` raises.
        """
        if came.identity == self.letter.identity:
            self._latest[sender] = came
            self._first.setdefault(sender, came.chance.agreements)
        return self._read(sender, came)

    def _read(self, sender: int, came: Letter) -> bool:
        self.offered.pop(sender, None)
        before, theirs = self.letter, came.chance.agreements
        agreed = self._agreed(theirs)
        if theirs[: len(agreed)] == agreed != theirs:
            merged(before, came, [self.owner], theirs)
            self.offered[sender] = came
            raise Refused("not-agreed")
        letter = merged(before, came, [self.owner], agreed)
        is_new = letter.number != before.number or letter.chance != before.chance
        if is_new and self._is_confirmed(letter, sender):
            self.letter = letter
            self.bots -= {owner for _, owner, _ in theirs[len(before.chance.agreements) :]}
        return self.letter is not before

    def read_again(self) -> bool:
        """Takes what has become acceptable in earlier letters; returns whether ours has changed."""
        is_new = False
        for sender, came in self._latest.items():
            tried = (came, self.letter)
            if self._may_add(came) and self._hopeless.get(sender) != tried:
                try:
                    is_new |= self._read(sender, came)
                except Refused as refused:
                    if refused.key != "not-agreed":
                        self._hopeless[sender] = tried
        return is_new

    def _may_add(self, came: Letter) -> bool:
        ours = self.letter
        links = zip(came.chance.links, ours.chance.links, strict=True)
        return (
            came.number > ours.number
            or len(came.chance.agreements) > len(ours.chance.agreements)
            or any(theirs.number > known.number for theirs, known in links)
        )

    def _is_confirmed(self, letter: Letter, sender: int) -> bool:
        """Whether every new choice came from its own player's device, or that device is away."""
        known = {*self.letter.choices()}
        for choice in letter.choices():
            if choice in known:
                continue
            player = letter.player_of(choice[0], choice[1])
            if player in (sender, self.owner) or not self.is_there(player):
                continue
            latest = self._latest.get(player)
            if latest is None or choice not in {*latest.choices()}:
                return False
        return True

    def _agreed(self, theirs: Agreements) -> Agreements:
        """The most of some agreements, from the first, that this device accepts now."""
        agreed = self.agreements
        if theirs[: len(agreed)] != agreed:
            return agreed
        while len(agreed) < len(theirs) and self._accepts(theirs[: len(agreed) + 1]):
            agreed = theirs[: len(agreed) + 1]
        return agreed

    def _accepts(self, wanted: Agreements) -> bool:
        """Whether everyone who has to agree does, including this device."""
        change, owner, at = wanted[-1]
        away = absent(wanted, at)
        voters = [
            other
            for other in range(len(self.letter.chance.links))
            if other not in away and other != self.owner
            if change is Change.UNDO or self.is_there(other)
        ]
        if change is Change.BACK and (owner == self.owner or owner in self.wishes_back):
            return True
        if not all(self._is_for(other, wanted) for other in voters):
            return False
        if self.owner in absent(wanted[:-1], at):
            return bool(voters)
        return self._consents(wanted) or self._was_apart(wanted, voters)

    def _consents(self, wanted: Agreements) -> bool:
        """Whether the player here agrees."""
        change, owner, at = wanted[-1]
        if change is Change.LEFT and owner in self.bots:
            return True
        if change is Change.BACK:
            return self._is_for(owner, wanted)
        if wanted not in self._given:
            return False
        if change is Change.UNDO:
            return self._given[wanted] == self.letter.number
        if self.now >= self._hold_until:
            return False
        later = [choice for choice in self.letter.choices() if choice[0] >= at]
        return all(self.letter.player_of(at, seat) == owner for at, seat, _ in later)

    def _was_apart(self, wanted: Agreements, voters: list[int]) -> bool:
        """Whether all others had agreed before this device came back."""
        change, owner, _ = wanted[-1]
        if not self.is_settled or not voters:
            return False
        if change is Change.LEFT and owner != self.owner and self.is_there(owner):
            return False
        return all(self._first.get(other, ())[: len(wanted)] == wanted for other in voters)
