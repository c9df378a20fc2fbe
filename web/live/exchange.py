"""How a device of a live game reacts to messages, to silence and to its player."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from live.carrier import Route
from live.consent import Consent
from live.endpoint import Endpoint, hash_of
from live.messages import Here, OtherPageVersion, message, read
from live.people import Peer
from live.values import (
    AWAY_AFTER,
    BEAT,
    LONGEST_MESSAGE,
    Gesture,
    Gestured,
    LetterCame,
    LobbyChanged,
    OtherVersion,
    Presence,
    RematchAsked,
    UndoAsked,
    UndoDone,
    VoteChanged,
)
from realmino.together.agreements import Agreement, Change
from realmino.together.fair import Refused
from realmino.together.letter import Letter
from together.shared import Shared

UNDO_TIME: Final = 30.0
"""An undo request that not everyone has answered ends after this many seconds."""
CONFLICTS: Final = ("forked", "played-for-you", "other-agreement")
"""Why another device's game can't be reconciled with ours."""


class Exchange(Endpoint):
    """The part of a `Room` that deals with the other devices."""

    @property
    def undo_asked_by(self) -> str:
        """The device whose undo request not everyone has answered yet; empty if there is none."""
        game = self._game
        if game is None:
            return ""
        if game.undo:
            return game.undo.id.rpartition(":")[0]
        for owner in game.offered:
            step = step_of(game, owner)
            if step and step.change is Change.UNDO:
                return self._owners[owner]
        return ""

    # Events of the carrier

    def opened(self, peer: str, route: Route, now: float) -> None:
        """Notes that a device can be reached, perhaps again or by another route."""
        self._set_time(now)
        if peer == self._me or self._has_left:
            return
        was_alone = not self._present_owners()
        known = self._people.opened(peer, route, now)
        if known is None:
            return
        self._is_back(peer, was_alone)
        self._send(message("here", self._here().to_data()), peer)
        if self._game:
            self._send_letter(peer)
        elif self.is_leader:
            self._send(message("plan", self._lobby.to_data()), peer)
        self._go_on()

    def closed(self, peer: str, now: float) -> None:
        """Notes that a device can't be reached any more."""
        self._set_time(now)
        self._people.set_presence(peer, Presence.AWAY, now)
        self._go_on()

    def received(self, peer: str, text: str, now: float) -> None:
        """Reads a message. ``peer`` is certainly its sender; ``text`` may be anything."""
        self._set_time(now)
        if self._has_left:
            return
        if peer == self._me:
            self._report(peer, Refused("same-device"))
            return
        known = self._people.known(peer, now=now)
        if known is None or not self._people.may_speak(peer, known, now):
            return
        if len(text) > LONGEST_MESSAGE:
            self._people.mute(peer, known, now)
            return
        try:
            kind, content = read(text)
            if known.person.presence is Presence.GONE:
                return
            was_alone = not self._present_owners()
            self._people.heard(peer, known, now)
            self._is_back(peer, was_alone)
            self._read(peer, known, kind, content)
        except OtherPageVersion as version:
            if not known.is_of_other_version:
                known.is_of_other_version = True
                self._events.append(OtherVersion(peer, version.is_newer))
        except Refused as refused:
            self._report(peer, refused)
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError):
            self._people.complain(peer, known, now)
        self._go_on()

    def _set_time(self, now: float) -> None:
        self._now = now
        if self._game:
            self._game.now = now

    def tick(self, now: float) -> None:
        """Sends signs of life and notices who is away. Call it at least once a second."""
        self._set_time(now)
        self._people.tick(now)
        game = self._game
        if game:
            game.is_settled = now - self._together_at >= AWAY_AFTER
            if game.undo and self.undo_asked_by == self._me and now - self._undo_at > UNDO_TIME:
                game.drop_undo()
                self._events.append(UndoDone(False))
                self._is_changed = True
        self._go_on()
        if now - self._beat_at >= BEAT:
            self._is_changed = True

    def _is_back(self, peer: str, was_alone: bool) -> None:
        """Notes that a device is present, perhaps again."""
        owner = self._owner_of(peer)
        if self._game is None or owner is None:
            return
        if was_alone:
            self._together_at = self._now
            self._game.come_together()
        if owner in self._game.bots:
            self._game.take_back_vote(owner)
            self._is_changed = True
            self._events.append(VoteChanged(owner))

    def _read(self, peer: str, known: Peer, kind: str, content: Any) -> None:
        match kind:
            case "here":
                here = Here.of_data(content)
                if here.number > known.here.number:
                    before, known.here = known.here, here
                    self._hear(peer, known, before)
            case "plan" if known.plans.spend(self._now):
                self._read_plan(peer, content)
            case "letter" if content != known.last_text and known.letters.spend(self._now):
                known.last_text = str(content)
                self._read_letter(peer, known, self._parsed(known.last_text))
            case "gesture" if known.gestures.spend(self._now):
                self._events.append(Gestured(peer, Gesture(content)))
            case "bye":
                self._people.set_presence(peer, Presence.GONE, self._now)

    def _hear(self, peer: str, known: Peer, before: Here) -> None:
        """Handles what a device says about itself."""
        here = known.here
        if here.name and here.name != known.person.name:
            known.person.name = here.name
            self._people.report(peer)
        self._lobby.hear(peer, here)
        if self._game is None:
            if here.ready != before.ready:
                self._events.append(LobbyChanged())
            if self.is_leader and here.plan != self._lobby.hash and known.sent.spend(self._now):
                self._send(message("plan", self._lobby.to_data()), peer)
            return
        if here.rematch != before.rematch and here.rematch == self._identity():
            self._events.append(RematchAsked(peer))
        self._hear_owner(peer, here)
        is_other = here.letter not in (self._text()[1], known.conflict)
        if is_other and known.sent.spend(self._now):
            self._send_letter(peer)

    def _hear_owner(self, peer: str, here: Here) -> None:
        """Handles what a device says about the game."""
        game = self._game
        assert game
        free = [owner for owner, known in enumerate(self._owners) if not known]
        if here.owner in free and peer not in self._owners:  # a game that began by link
            owners = [*self._owners]
            owners[here.owner] = peer
            self._owners = tuple(owners)
            self._people.report(peer)
        owner = self._owner_of(peer)
        if owner is None:
            return
        if game.heard_vote(owner, here.vote) and game.waits_for is not None:
            self._events.append(VoteChanged(game.waits_for))
        if here.wants_back:
            game.wishes_back.add(owner)
        else:
            game.wishes_back.discard(owner)
        if game.heard_undo(owner, peer, here.undo, here.letter == self._text()[1]):
            self._events.append(UndoAsked(peer))

    def _read_plan(self, peer: str, content: Any) -> None:
        if self._game:
            is_ours = peer in self._owners and self._game.letter.is_over and self._wants_rematch
            if not is_ours:
                return
            self._lobby.leader = ""
            self._end_game()
        is_there = self._people.is_present(self.leader) or self.is_leader
        self._lobby.read_plan(peer, content, is_there)

    def _read_letter(self, peer: str, known: Peer, came: Letter) -> None:
        game = self._game
        if game is None:
            self._early = came
            if not self._begin_with(came) and self._lobby.starting is None:
                known.last_text = ""
                raise Refused("room-started")
            return
        owner = self._owner_of(peer)
        if owner is None or came.identity != game.letter.identity:
            return
        offered = step_of(game, owner)
        try:
            game.read(owner, came)
        except Refused as refused:
            if refused.key == "not-agreed":
                if step_of(game, owner) != offered:
                    self._report_offer(owner, peer)
                return
            if refused.key in CONFLICTS:
                known.conflict = hash_of(came.to_text(0))
            raise

    def _parsed(self, text: str) -> Letter:
        """The letter of a text. Takes about 10 ms unless it's the last one or ours."""
        own = self.letter
        if own and text == self._text()[0]:
            return own
        if self._last_parsed is None or self._last_parsed[0] != text:
            self._last_parsed = text, Letter.parse(text)
        return self._last_parsed[1]

    def _begin_with(self, came: Letter) -> bool:
        """Begins the game of a first letter if all the answers in it are known; returns whether."""
        starting = self._lobby.starting_with(came)
        if starting is None:
            return False
        self._lobby.starting, self._early = starting, None
        letter = replace(came, names=starting.plan.names)
        owner, secret = starting.owners.index(self._me), self._lobby.secret(starting.plan.round)
        self._begin(Shared(letter, owner, secret), starting.owners)
        return True

    def _report_offer(self, owner: int, peer: str) -> None:
        """Reports what the others have agreed on without this device."""
        assert self._game
        step = step_of(self._game, owner)
        if step is not None:
            is_undo = step.change is Change.UNDO
            self._events.append(UndoAsked(peer) if is_undo else VoteChanged(step.owner))

    # Consequences

    def _go_on(self) -> None:
        """Does what follows from a message, from an action here or from the passing of time."""
        if self._has_left:
            return
        if self._game is None:
            self._go_on_in_lobby()
        if self._game is not None:
            self._go_on_in_game(self._game)

    def _go_on_in_lobby(self) -> None:
        lobby, leader = self._lobby, self._people.peers.get(self.leader)
        if leader and leader.person.presence is not Presence.PRESENT:
            others = [peer for peer, here in self._present().items() if here.plan == lobby.hash]
            is_next = min([self._me, *others]) == self._me
            if is_next and self._now - leader.person.since >= AWAY_AFTER:
                lobby.take_over()
                self._is_changed = True
        lobby.give_up()
        lobby.seat_all()
        try:
            self._is_changed |= lobby.respond()
            letter = lobby.first_letter()
        except Refused as refused:
            self._report(self.leader, refused)
            return
        if self._early and self._begin_with(self._early):
            return
        if letter and lobby.starting and lobby.plan:
            secret = lobby.secret(lobby.plan.round)
            self._begin(Shared(letter, 0, secret), lobby.starting.owners)
            self._send_letter()

    def _go_on_in_game(self, game: Consent) -> None:
        letter = game.letter
        while game.read_again() or game.act():
            pass
        undo = game.undo
        if undo and game.agreements[: len(undo.agreements)] == undo.agreements:
            game.drop_undo()
            self._events.append(UndoDone(True))
            self._is_changed = True
        elif game.close_undo():
            self._events.append(UndoDone(False))
            self._is_changed = True
        if game.letter is not letter:
            self._is_changed = True
            self._send_letter()
        if self._shown is not game.letter:
            is_shorter = self._shown is not None and not _extends(game.letter, self._shown)
            self._shown = game.letter
            self._events.append(LetterCame(is_shorter))
        if self._wants_rematch and game.letter.is_over:
            self._begin_rematch()

    def _begin_rematch(self) -> None:
        """Opens a lobby once everyone present wants a rematch; the first owner present leads it."""
        assert self._game
        identity, owners = self._identity(), self._present_owners()
        if not all(self._people.peers[peer].here.rematch == identity for peer in owners):
            return
        if not owners or self._game.owner > min(map(self._owners.index, owners)):
            return
        letter, there = self._game.letter, {self._me, *owners}
        plan = self.plan or self._plan_of(letter)
        peers = tuple(peer if peer in there else "" for peer in plan.peers)
        plan = replace(plan, peers=peers).rotated()
        self._end_game()
        self._lobby.lead(plan)


def step_of(game: Consent, owner: int) -> Agreement | None:
    """The next agreement that an owner's letter offers; None if it offers none."""
    if owner not in game.offered:
        return None
    agreements = game.offered[owner].chance.agreements
    return agreements[len(game.agreements)] if len(agreements) > len(game.agreements) else None


def _extends(letter: Letter, before: Letter) -> bool:
    """Whether a letter has all the moves of an earlier one."""
    games = zip(before.games, letter.games, strict=False)
    return len(letter.games) >= len(before.games) and all(
        new.moves[: old.number] == old.moves for old, new in games
    )
