"""A room's game: its owners, and what this player has seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from friends.shared import Shared
from live.conflicts import Version
from live.consent import WATCHER, Consent
from live.messages import Here
from live.people import AWAY_AFTER, People
from live.values import (
    LetterReceived,
    Plan,
    RematchAsked,
    RoomEvent,
    UndoAsked,
    UndoDone,
    VersionFound,
    VoteChanged,
)
from realmino.together.fair import BOT, Giving, Refused, joint_hash
from realmino.together.letter import Letter


class PlayedGame:
    """A game and its owners' devices. It shares ``people`` and ``events`` with the room."""

    def __init__(
        self,
        shared: Shared,
        owners: tuple[str, ...],
        people: People,
        events: list[RoomEvent],
        now: float,
    ) -> None:
        self.consent = Consent(shared.letter, shared.owner, shared.secret, self._is_present)
        self.consent.now = now
        self.wants_rematch = False
        self._secret = shared.secret
        self._owners = owners
        self._people = people
        self._events = events
        self._begun_at = now
        self._shown = shared.letter
        self._questions: list[int] = []
        self._text = self._hash = ""
        self._text_of: Letter | None = None
        people.players = owners

    # Values

    @property
    def owners(self) -> tuple[str, ...]:
        """The devices by owner number; empty for one that has never been in the room."""
        return self._owners

    @property
    def letter(self) -> Letter:
        """The game as this device knows it."""
        return self.consent.letter

    @property
    def identity(self) -> str:
        """The game's identity in messages."""
        return self.letter.identity[:9].hex()

    @property
    def shared(self) -> Shared:
        """The game, with this device's own data."""
        consent = self.consent
        return Shared(consent.letter, consent.owner, self._secret, is_moved=consent.is_watching)

    @property
    def text(self) -> str:
        """The letter as text."""
        self._write()
        return self._text

    @property
    def hash(self) -> str:
        """The hash of the letter's text."""
        self._write()
        return self._hash

    def _write(self) -> None:
        if self._text_of is not self.letter:
            self._text_of = self.letter
            self._text = self.letter.to_text(0)
            self._hash = joint_hash(b"realmino letter", self._text.encode())[:9].hex()

    def heartbeat(self, here: Here) -> Here:
        """A heartbeat with this device's state in the game."""
        consent = self.consent
        return here._replace(
            owner=consent.owner,
            letter=self.hash,
            vote=consent.vote,
            undo=consent.undo.request or consent.undo.refused,
            wants_bot=consent.wants_bot,
            wants_back=consent.wants_back,
            rejected=consent.versions.rejected_owners,
            rematch=self.identity if self.wants_rematch else "",
        )

    def plan(self) -> Plan:
        """The plan for a game that began by link."""
        letter = self.letter
        owners = letter.chance.owners
        peers = tuple("" if owner == BOT else self._owners[owner] for owner in owners)
        code = letter.games[0].rules.code
        return Plan(code, letter.kinds, letter.is_dynasty, False, peers, letter.names)

    # The owners

    def owner(self, peer: str) -> int | None:
        """A device's owner number; None if it has no seat."""
        return self._owners.index(peer) if peer in self._owners else None

    def seats(self, owner: int | None) -> list[int]:
        """The seats of an owner."""
        return indexes_of(self.letter.chance.owners, owner)

    def expect(self, me: str) -> None:
        """Adds the other owners' devices as absent."""
        letter = self.letter
        names = letter.names or [""] * len(letter.chance.owners)
        for owner, peer in enumerate(self._owners):
            if peer and peer != me:
                name = names[letter.chance.owners.index(owner)]
                self._people.find_or_add(peer, name, self.consent.now)

    def _is_present(self, owner: int) -> bool:
        peer = self._owners[owner]
        if not self._people.is_present(peer):
            return False
        is_new = self.consent.now - self._begun_at < AWAY_AFTER
        return is_new or self._people.peers[peer].here.owner >= 0

    def record_presence(self, peer: str) -> bool:
        """Records that a device is present, perhaps again; returns whether that ended a vote."""
        owner = self.owner(peer)
        if owner is None or owner not in self.consent.bots:
            return False
        self.consent.withdraw_vote(owner)
        self._events.append(VoteChanged(owner))
        return True

    # Other devices

    def update(self, peer: str, here: Here, before: Here) -> None:
        """Handles a device's heartbeat."""
        if here.rematch != before.rematch and here.rematch == self.identity:
            self._events.append(RematchAsked(peer))
        self._adopt(peer, here)
        owner, consent = self.owner(peer), self.consent
        if owner is None:
            return
        if consent.record_vote(owner, here.vote) and consent.waits_for is not None:
            self._events.append(VoteChanged(consent.waits_for))
        consent.record_requests(owner, here.wants_bot, here.wants_back)
        consent.record_rejections(owner, here.rejected)
        if consent.undo.update(owner, peer, here.undo, here.letter == self.hash):
            self._events.append(UndoAsked(peer))

    def _adopt(self, peer: str, here: Here) -> None:
        """Assigns a free owner's place to a device, in a game that began by link."""
        is_from_link = self.letter.chance.giving is Giving.PAIR
        absent = [o for o, known in enumerate(self._owners) if not self._people.is_present(known)]
        is_free = here.owner in {*absent} - {self.consent.owner}
        if is_from_link and is_free and peer not in self._owners:
            owners = [*self._owners]
            owners[here.owner] = peer
            self._owners = self._people.players = tuple(owners)
            self._people.report(peer)

    def take(self, peer: str, received: Letter) -> None:
        """Merges a replayed letter; raises `Refused`."""
        owner = self.owner(peer)
        if owner is not None and received.identity == self.letter.identity:
            self.consent.read(owner, received)

    # This player's actions

    def played(self, letter: Letter) -> Letter:
        """Our letter plus new choices made here, from another letter; raises `Refused`."""
        consent = self.consent
        if consent.undo.is_frozen:
            raise Refused("undo-open")
        if not consent.may_choose or letter.identity != self.letter.identity:
            raise Refused("not-now")
        after = self.letter
        for at, seat, action in letter.choices():
            if at >= self.letter.number:
                if after.due or after.player_of(at, seat) != consent.owner:
                    raise Refused("not-now")
                after = after.play(action)
        return after

    def set_letter(self, letter: Letter) -> None:
        """Replaces the letter with one that this player has already seen."""
        self.consent.letter = self._shown = letter

    def vote(self, owner: int, is_bot: bool) -> None:
        """Votes to let a bot play for an absent owner, or to wait; raises `Refused`."""
        if is_bot and self.consent.is_available(owner):
            raise Refused("not-away")
        if is_bot:
            self.consent.bots.add(owner)
        else:
            self.consent.withdraw_vote(owner)
        self._events.append(VoteChanged(owner))

    def let_bot_play(self, is_bot: bool) -> None:
        """Lets a bot play this device's seats, or takes them back; raises `Refused`."""
        if self.consent.is_watching or (is_bot and len(self.consent.remaining_owners) < 2):
            raise Refused("not-now")
        self.consent.set_bot(is_bot)

    def ask_rematch(self) -> None:
        """Asks for a rematch; raises `Refused` before the end."""
        if not self.letter.is_over:
            raise Refused("not-now")
        self.wants_rematch = True

    @property
    def undo_asked_by(self) -> str:
        """The device with an open undo request; empty if there is none."""
        request = self.consent.undo.request
        return request.id.rpartition(":")[0] if request else ""

    # Other versions

    @property
    def version_question(self) -> str:
        """The device whose version this player has to decide about; empty if none."""
        known = self.consent.versions.by_owner  # one may have disappeared since the last question
        return next((self._owners[owner] for owner in self._questions if owner in known), "")

    @property
    def versions(self) -> Mapping[str, Version]:
        """The other versions, by device."""
        found = self.consent.versions.by_owner.items()
        return {self._owners[owner]: version for owner, version in found}

    def note_questions(self) -> None:
        """Reports new and withdrawn questions about versions."""
        questions = self.consent.versions.questions(self.consent.now)
        before, self._questions = self._questions, questions
        for owner in {*before} ^ {*questions}:
            self._events.append(VersionFound(self._owners[owner]))

    def switch(self, peer: str, seen: Letter | None) -> Shared:
        """Switches to another device's version, if it's still the one ``seen``; returns ours."""
        before, owner = self.shared, self._versions_owner(peer)
        if seen not in (None, self.consent.versions.by_owner[owner].letter):
            raise Refused("other-version")
        self.consent.switch(owner)
        self.note_questions()
        return before

    def reject(self, peer: str) -> Shared:
        """Rejects another device's version, and returns it."""
        other = self.consent.versions.reject(self._versions_owner(peer))
        self.note_questions()
        return replace(self.shared, letter=other)

    def _versions_owner(self, peer: str) -> int:
        owner = self.owner(peer)
        if owner is None or owner not in self.consent.versions.by_owner:
            raise Refused("not-now")
        return owner

    # Consequences

    def apply_consequences(self) -> bool:
        """Does everything that is now possible; returns whether this device's state has changed."""
        consent, letter = self.consent, self.letter
        while consent.read_again() or consent.act():
            pass
        proposed, is_closed = consent.undo.requested_agreements, False
        if proposed and consent.agreements[: len(proposed)] == proposed:
            consent.undo.carried_out()
            self._events.append(UndoDone(True))
            is_closed = True
        elif consent.undo.close():
            self._events.append(UndoDone(False))
            is_closed = True
        if self._shown is not self.letter:
            is_shorter = not _extends(self.letter, self._shown)
            self._shown = self.letter
            self._events.append(LetterReceived(is_shorter))
        return is_closed or self.letter is not letter

    def rematch_plan(self, me: str, plan: Plan | None) -> Plan | None:
        """The plan for a rematch that everyone present wants, if this device should lead it.

        The first present owner leads. ``plan`` is the game's own, if it began in the room.
        """
        consent, people = self.consent, self._people
        if not self.wants_rematch or not self.letter.is_over or consent.is_watching:
            return None
        present = [peer for peer in self._owners if people.is_present(peer)]
        owners = [peer for peer in present if people.peers[peer].here.owner >= 0]
        if not all(people.peers[peer].here.rematch == self.identity for peer in owners):
            return None
        if not owners or consent.owner > min(map(self._owners.index, owners)):
            return None
        plan = plan or self.plan()
        peers = tuple(peer if peer in (me, *owners) else "" for peer in plan.peers)
        return replace(plan, peers=peers).rotated()


def watched_game(letter: Letter, people: People) -> tuple[Shared, tuple[str, ...]]:
    """A game to watch, with its owners' devices."""
    owners = [""] * len(letter.chance.links)
    for peer, known in people:
        if 0 <= known.here.owner < len(owners):
            owners[known.here.owner] = peer
    seats = letter.chance.owners
    names = ("" if seat == BOT else people.name(owners[seat]) for seat in seats)
    letter = letter.with_links(letter.chance, names=tuple(names))
    return Shared(letter, WATCHER, b"", is_moved=True), tuple(owners)


def indexes_of(values: Sequence[object], value: object) -> list[int]:
    """The indexes of a value."""
    return [index for index, other in enumerate(values) if other == value]


def _extends(letter: Letter, before: Letter) -> bool:
    """Whether a letter contains all of an earlier letter's moves."""
    games = zip(before.games, letter.games, strict=False)
    return len(letter.games) >= len(before.games) and all(
        new.moves[: old.number] == old.moves for old, new in games
    )
