"""Agreements between a live game's devices, and which letters a device accepts.

A device never relies on a claim that everyone has agreed: it asks each of the others, and its own
player. Sending a letter with new agreements means agreeing to them. Without its player's consent, a
device never replaces a choice or lets a bot play. A letter that does so is another version of the
game, and the player decides which one to continue.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from live.conflicts import Versions, is_confirmed, may_add
from live.undo import UndoVote
from realmino.together.agreements import UNDO_LIMIT, Agreement, Agreements, Change, absent_owners
from realmino.together.fair import Refused
from realmino.together.letter import Letter
from realmino.together.merging import VERSIONS, merged, switch_version

HOLD_SECONDS: Final = 3.0
"""Seconds for which a withdrawn vote stays binding, because others may have acted on it."""
WATCHER: Final = -1
"""A watching device's owner number."""


class Consent:
    """A game and the owners' statements about it. ``is_present`` is for other owners."""

    def __init__(
        self, letter: Letter, owner: int, secret: bytes, is_present: Callable[[int], bool]
    ) -> None:
        self.letter = letter
        self.owner = owner
        self.bots: set[int] = set()
        """The absent owners for whom this player wants a bot to play."""
        self.wants_bot = False
        """Whether this player wants a bot to play this device's seats."""
        self.bot_requests: set[int] = set()
        """The owners who want a bot for their own seats."""
        self.return_requests: set[int] = set()
        """The owners who want their seats back."""
        self.undo = UndoVote(self)
        self.versions = Versions()
        self.now = 0.0
        """The time in seconds."""
        self._secret = secret
        self._is_present = is_present
        self._latest: dict[int, Letter] = {}
        self._last_attempts: dict[int, tuple[object, ...]] = {}
        self._votes: dict[int, Agreements] = {}
        self._own_votes: set[Agreements] = set()
        self._hold_until = 0.0
        self._handed_over_until = 0.0
        self._followed: int | None = None

    # State

    @property
    def agreements(self) -> Agreements:
        """The letter's agreements."""
        return self.letter.chance.agreements

    @property
    def remaining_owners(self) -> tuple[int, ...]:
        """The owners who haven't left."""
        return self.letter.chance.present_owners(self.letter.number)

    @property
    def is_watching(self) -> bool:
        """Whether nobody plays on this device."""
        return self.owner == WATCHER

    @property
    def has_left(self) -> bool:
        """Whether a bot plays this device's seats."""
        return not self.is_watching and self.owner not in self.remaining_owners

    @property
    def wants_back(self) -> bool:
        """Whether this player wants the seats back from a bot."""
        return self.has_left and not self.wants_bot

    def others(self) -> list[int]:
        """The other owners who are present and haven't left."""
        return [
            owner
            for owner in self.remaining_owners
            if owner != self.owner and self.is_available(owner)
        ]

    def is_available(self, owner: int) -> bool:
        """Whether an owner is present and plays this version; always true for this device."""
        is_elsewhere = owner in self.versions.rejected_owners
        return owner == self.owner or (self._is_present(owner) and not is_elsewhere)

    @property
    def may_choose(self) -> bool:
        """Whether this device has to make the next choice now."""
        letter = self.letter
        is_ours = not letter.due and letter.waits_for == self.owner
        return (
            is_ours
            and not self.has_left
            and not self.undo.is_frozen
            and self.now >= self._hold_until
        )

    @property
    def waits_for(self) -> int | None:
        """The absent owner who has to act next, if any."""
        owner = self.letter.waits_for
        return None if owner is None or self.is_available(owner) else owner

    # Votes for a bot

    @property
    def vote(self) -> Agreements:
        """The agreements that this device votes for: a bot for the absent owner, or none."""
        owner = self.waits_for
        if owner is None or owner not in self.bots or self.has_left or self.is_watching:
            return ()
        return (*self.agreements, Agreement(Change.LEFT, owner, self.letter.number))

    def votes(self) -> dict[int, bool]:
        """Whether each present owner votes for a bot in the absent one's place."""
        owner = self.waits_for
        if owner is None or self.is_watching:
            return {}
        proposed = (*self.agreements, Agreement(Change.LEFT, owner, self.letter.number))
        votes = {other: self._is_for(other, proposed) for other in self.others()}
        return {self.owner: owner in self.bots, **votes}

    def record_vote(self, owner: int, vote: Agreements) -> bool:
        """Records an owner's vote; returns whether it has changed."""
        changed = self._votes.get(owner, ()) != vote
        self._votes[owner] = vote
        return changed

    def _is_for(self, owner: int, proposed: Agreements) -> bool:
        latest = self._latest.get(owner)
        has = latest is not None and latest.chance.agreements[: len(proposed)] == proposed
        agrees = self.undo.requested_agreements == proposed and self.undo.answers.get(owner, False)
        return has or agrees or self._votes.get(owner) == proposed

    def withdraw_vote(self, owner: int) -> None:
        """Withdraws the vote for a bot. This device then makes no move for `HOLD_SECONDS`."""
        if owner in self.bots:
            self.bots.discard(owner)
            self._hold_until = self.now + HOLD_SECONDS

    def record_requests(self, owner: int, bot: bool, back: bool) -> None:
        """Records whether an owner wants a bot to play, or the seats back."""
        for requests, wants in ((self.bot_requests, bot), (self.return_requests, back)):
            if wants:
                requests.add(owner)
            else:
                requests.discard(owner)

    # Actions

    def act(self) -> bool:
        """Carries out agreements and reveals due links; returns whether the letter has changed."""
        before = self.letter
        for proposed in filter(None, (self.vote, self.undo.requested_agreements)):
            if proposed[-1].change is Change.LEFT:
                self._own_votes.add(proposed)
            if proposed[:-1] == self.agreements and self._accepts(proposed):
                self._agree(proposed[-1])
        if self.now >= self._hold_until and not self.undo.is_frozen:
            self._change_seats()
            self.letter = self.letter.give(self.owner, self._secret)
        return self.letter is not before

    def _change_seats(self) -> None:
        """Gives seats back to returning owners, and lets bots play for owners who want that.

        Only the owner who chooses next does so, and never while a deal is due.
        """
        number = self.letter.number
        self.wants_bot &= self.remaining_owners != (self.owner,)  # nobody could play then
        if self.letter.due or self.letter.waits_for != self.owner or self.has_left:
            return
        changed = {owner for _, owner, at in self.agreements if at == number}
        for owner in sorted(
            (absent_owners(self.agreements, number) & self.return_requests) - changed
        ):
            if self.is_available(owner):
                self._agree(Agreement(Change.BACK, owner, number))
        if len(self.agreements) >= UNDO_LIMIT:
            return  # reserves room for votes
        for owner in self.remaining_owners:
            may_leave = (
                len(self.remaining_owners) > 1 and not self.has_left and owner not in changed
            )
            wants = self.wants_bot if owner == self.owner else owner in self.bot_requests
            if may_leave and wants:
                self._agree(Agreement(Change.LEFT, owner, number))

    def _wants_bot_for(self, owner: int) -> bool:
        """Whether an owner wants a bot to play their seats."""
        if owner != self.owner:
            return owner in self.bot_requests
        return self.wants_bot or self.now < self._handed_over_until

    def set_bot(self, is_bot: bool) -> None:
        """Lets a bot play the seats here, or takes them back.

        A request for a bot stays binding for `HOLD_SECONDS`, because another device may have acted
        on it. After that, this device wants the seats back.
        """
        if self.wants_bot and not is_bot:
            self._handed_over_until = self.now + HOLD_SECONDS
        self.wants_bot = is_bot

    def _agree(self, agreement: Agreement) -> None:
        try:
            self.letter = self.letter.agree(agreement)
        except Refused:  # there are too many agreements
            return
        if agreement.change is Change.LEFT:
            self.bots.discard(agreement.owner)
            self.return_requests.discard(agreement.owner)

    # Letters of the others

    def read(self, sender: int, received: Letter) -> None:
        """Merges a letter or records it as a version; raises `Refused` for another game's."""
        if (
            received.identity != self.letter.identity
            or received.is_dynasty != self.letter.is_dynasty
        ):
            raise Refused("other-game")
        self._latest[sender] = received
        self._read_letter(sender, received)

    def _read_letter(self, sender: int, received: Letter) -> None:
        try:
            self._merge(sender, received)
        except Refused as refused:
            if refused.key not in VERSIONS:
                raise
            if self.is_watching:
                self._follow(sender, received)
            else:
                self.versions.note(sender, received, refused.key, self.now)
            return
        is_other = received.number != self.letter.number or received.chance != self.letter.chance
        if is_other and sender in self.versions.rejected_by:
            self.versions.note(sender, received, "kept", self.now)
        else:
            self.versions.drop(sender)

    def _merge(self, sender: int, received: Letter) -> None:
        """Merges a letter into ours. Raises `Refused` for another version."""
        before, theirs = self.letter, received.chance.agreements
        agreed = theirs if self.is_watching else self._acceptable_agreements(theirs)
        if theirs[: len(agreed)] == agreed != theirs:
            merged(before, received, [self.owner], theirs)
            raise Refused("not-agreed")
        letter = merged(before, received, [self.owner], agreed)
        is_new = letter.number != before.number or letter.chance != before.chance
        others = {*range(len(letter.chance.links))} - {sender, self.owner}
        present = {*filter(self.is_available, others)}
        if is_new and is_confirmed(before, letter, present, self._latest):
            self.letter = letter
            self.bots -= {owner for _, owner, _ in theirs[len(before.chance.agreements) :]}

    def _follow(self, sender: int, received: Letter) -> None:
        """As a watcher, follows one of several owners with different versions."""
        if self._followed is None or not self.is_available(self._followed):
            self._followed = sender
        if self._followed == sender:
            self.letter = switch_version(self.letter, received)

    def read_again(self) -> bool:
        """Merges earlier letters that have become acceptable; returns whether ours has changed."""
        before = self.letter
        for sender, received in self._latest.items():
            if not may_add(self.letter, received) and sender not in self.versions.by_owner:
                continue
            attempt = (received, self._circumstances())
            if self._last_attempts.get(sender) != attempt:
                self._last_attempts[sender] = attempt
                self._read_letter(sender, received)
        return self.letter is not before

    def _circumstances(self) -> tuple[object, ...]:
        """Everything that determines whether a letter can be merged."""
        owners = range(len(self.letter.chance.links))
        return (
            id(self.letter),
            tuple(filter(self.is_available, owners)),
            *map(frozenset, (self.bots, self.bot_requests, self.return_requests)),
            self.wants_bot,
            tuple(self._votes.items()),
            self.undo.request,
            tuple(self.undo.answers.items()),
            self.now >= self._hold_until,
            tuple(map(id, self._latest.values())),
        )

    def _acceptable_agreements(self, theirs: Agreements) -> Agreements:
        """The longest prefix of some agreements that this device accepts now."""
        agreed = self.agreements
        if theirs[: len(agreed)] != agreed:
            return agreed
        while len(agreed) < len(theirs) and self._accepts(theirs[: len(agreed) + 1]):
            agreed = theirs[: len(agreed) + 1]
        return agreed

    def _accepts(self, proposed: Agreements) -> bool:
        """Whether everyone needed agrees, including this device."""
        change, _, at = proposed[-1]
        away = absent_owners(proposed, at)
        # Otherwise, it would replace a choice, or be influenced by the deal.
        is_timely = at > self.letter.number or (at == self.letter.number and not self.letter.due)
        if is_timely and self._is_requested(proposed):
            return True
        voters = [
            other
            for other in range(len(self.letter.chance.links))
            if other not in away and other != self.owner
            if change is Change.UNDO or self.is_available(other)
        ]
        if not all(self._is_for(other, proposed) for other in voters):
            return False
        if self.owner in absent_owners(proposed[:-1], at):
            return bool(voters)
        return self._consents(proposed)

    def _is_requested(self, proposed: Agreements) -> bool:
        """Whether the owner concerned wants to leave or come back."""
        change, owner, _ = proposed[-1]
        if change is Change.UNDO:
            return False
        if change is Change.LEFT:
            is_requested = self._wants_bot_for(owner)
        else:
            is_requested = self.wants_back if owner == self.owner else owner in self.return_requests
        return is_requested or (owner != self.owner and self._is_for(owner, proposed))

    def _consents(self, proposed: Agreements) -> bool:
        """Whether this player agrees to exactly this."""
        change, owner, at = proposed[-1]
        if change is Change.UNDO:
            return self.undo.is_granted(proposed)
        is_binding = owner in self.bots or self.now < self._hold_until
        if proposed not in self._own_votes or not is_binding:
            return False
        later = [choice for choice in self.letter.choices() if choice[0] >= at]
        return all(self.letter.player_of(at, seat) == owner for at, seat, _ in later)

    # Other versions

    def record_rejections(self, owner: int, rejected: tuple[int, ...]) -> None:
        """Records whose versions another owner has rejected."""
        if (self.owner in rejected) != (owner in self.versions.rejected_by):
            self.versions.rejected_by ^= {owner}
            if latest := self._latest.get(owner):
                self._read_letter(owner, latest)

    def switch(self, owner: int) -> None:
        """Switches to an owner's version."""
        self.letter = switch_version(self.letter, self.versions.by_owner[owner].letter)
        self.versions.clear()
        self._own_votes.clear()
        self.bots.clear()
        self.wants_bot = False
        self.undo.drop()
        for sender, received in self._latest.items():
            self._read_letter(sender, received)
