"""How a device of a live game reacts to messages, to silence and to its player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

from live.carrier import Route
from live.consent import Consent
from live.endpoint import Endpoint
from live.messages import Here, OtherPageVersion, message, read
from live.people import Peer
from live.values import (
    AWAY_AFTER,
    BEAT,
    LONGEST_ID,
    LONGEST_MESSAGE,
    MOST_REMOVED,
    Gesture,
    Gestured,
    LetterCame,
    LobbyChanged,
    OtherVersion,
    Presence,
    RematchAsked,
    UndoAsked,
    UndoDone,
    VersionFound,
    VoteChanged,
)
from realmino.together.fair import Giving, Refused
from realmino.together.letter import Letter, LetterReplay

SLICE: Final = 60
"""Choices of letters to replay at a time: some 30 ms in a browser."""


class Exchange(Endpoint):
    """The part of a `Room` that deals with the other devices."""

    @property
    def undo_asked_by(self) -> str:
        """The device whose undo request not everyone has answered yet; empty if there is none."""
        request = self._game.undo.request if self._game else None
        return request.id.rpartition(":")[0] if request else ""

    # Events of the carrier

    def opened(self, peer: str, route: Route, now: float) -> None:
        """Notes that a device can be reached, perhaps again or by another route."""
        self._set_time(now)
        if peer == self._me or self._has_left or peer in self._removed:
            return
        known = self._people.opened(peer, route, now)
        if known is None:
            return
        self._is_back(peer)
        self._send(message("here", self._here().to_data()), peer)
        if self._game:
            self._send_letter(peer)
        elif self.is_leader:
            self._send(message("plan", self._lobby.to_data()), peer)
        if self.is_leader and self._removed:
            self._send(message("out", [*self._removed]), peer)
        self._go_on()

    def reached(self, now: float) -> None:
        """Notes that a relay answers."""
        self._set_time(now)
        self._reached_at = now

    def closed(self, peer: str, now: float) -> None:
        """Notes that a device can't be reached any more."""
        self._set_time(now)
        self._people.set_presence(peer, Presence.AWAY, now)
        self._go_on()

    def received(self, peer: str, text: str, now: float) -> None:
        """Reads a message. ``peer`` is certainly its sender; ``text`` may be anything."""
        self._set_time(now)
        if self._has_left or peer in self._removed:
            return
        if peer == self._me:
            self._report(peer, Refused("same-device"))
            return
        known = self._people.known(peer, now=now)
        if known is None:
            return
        if known.person.presence is not Presence.GONE:
            self._people.heard(peer, known, now)  # also if it sends too much
        if not self._people.may_speak(peer, known, now):
            return
        if len(text) > LONGEST_MESSAGE:
            self._people.mute(peer, known, now)
            return
        with self._reading(peer):
            kind, content = read(text)
            if known.person.presence is Presence.GONE:
                return
            self._is_back(peer)
            self._read(peer, known, kind, content)
            self._go_on()

    @contextmanager
    def _reading(self, peer: str) -> Iterator[None]:
        """Handles the errors of messages. Whatever a device sends, nothing worse happens."""
        known = self._people.peers.get(peer)
        try:
            yield
        except OtherPageVersion as version:
            if known and not known.is_of_other_version:
                known.is_of_other_version = True
                self._events.append(OtherVersion(peer, version.is_newer))
        except Refused as refused:
            self._report(peer, refused)
        except Exception:  # a message that we didn't think of counts against its sender, too
            if known:
                self._people.complain(peer, known, self._now)

    def _set_time(self, now: float) -> None:
        self._now = now
        if self._game:
            self._game.now = now

    def tick(self, now: float) -> None:
        """Sends signs of life and notices who is away. Call it at least once a second."""
        self._set_time(now)
        self._people.tick(now)
        self._go_on()
        self._note_questions()
        if now - self._beat_at >= BEAT:
            self._is_changed = True

    def _note_questions(self) -> None:
        """Reports versions that the player here has to decide about, or not any more."""
        questions = self._game.versions.questions(self._now) if self._game else []
        before, self._questions = self._questions, questions
        for owner in {*before} ^ {*questions}:
            if owner < len(self._owners):
                self._events.append(VersionFound(self._owners[owner]))

    def _is_back(self, peer: str) -> None:
        """Notes that a device is present, perhaps again."""
        owner = self._owner_of(peer)
        if self._game is None or owner is None:
            return
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
                self._read_text(peer, known, str(content))
            case "out" if peer == self.leader and known.removed.spend(self._now):
                self._remove_all(str(each)[:LONGEST_ID] for each in content)
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
            if self._lobby.lacks(peer, here) and known.sent.spend(self._now):
                self._send(message("plan", self._lobby.to_data()), peer)
            return
        if here.rematch != before.rematch and here.rematch == self._identity():
            self._events.append(RematchAsked(peer))
        self._hear_owner(peer, here)
        if here.letter != self._text()[1] and known.sent.spend(self._now):
            self._send_letter(peer)

    def _hear_owner(self, peer: str, here: Here) -> None:
        """Handles what a device says about the game."""
        game = self._game
        assert game
        is_from_link = game.letter.chance.giving is Giving.PAIR
        absent = [o for o, known in enumerate(self._owners) if not self._people.is_present(known)]
        if is_from_link and here.owner in {*absent} - {game.owner} and peer not in self._owners:
            owners = [*self._owners]
            owners[here.owner] = peer
            self._owners = self._people.players = tuple(owners)
            self._people.report(peer)
        owner = self._owner_of(peer)
        if owner is None:
            return
        if game.heard_vote(owner, here.vote) and game.waits_for is not None:
            self._events.append(VoteChanged(game.waits_for))
        game.heard_wishes(owner, here.wants_bot, here.wants_back)
        game.heard_rejected(owner, here.rejected)
        if game.undo.hear(owner, peer, here.undo, here.letter == self._text()[1]):
            self._events.append(UndoAsked(peer))

    def _read_plan(self, peer: str, content: Any) -> None:
        if self._game:
            is_ours = peer in self._owners and self._game.letter.is_over and self._wants_rematch
            if not is_ours:
                return
            self._lobby.leader = ""
            self._end_game()
        self._lobby.read_plan(peer, content)

    def _remove_all(self, peers: Iterable[str]) -> None:
        """Keeps out devices that the leader has removed, except those with a seat in the game."""
        starting = self._lobby.starting
        players = {self.leader, *self._owners, *(starting.owners if starting else ())}
        removed = [peer for peer in peers if peer not in players]
        self._removed = tuple(removed)[-MOST_REMOVED:]
        for peer in self._removed:
            self._people.remove(peer)
        self._events.append(LobbyChanged())

    def _read_text(self, peer: str, known: Peer, text: str) -> None:
        """Reads a letter's text, but only from a device that plays: replaying takes time."""
        known.last_text = text
        game = self._game
        if game is None and peer in self._lobby.starting_owners:
            self._early[peer] = text  # until all answers are known
            return
        is_watched = game is None and self._is_watching and known.here.owner >= 0
        if is_watched or (game and self._owner_of(peer) is not None):
            self._replay(peer, known, text)

    def _replay(self, peer: str, known: Peer, text: str) -> None:
        letter = self.letter
        if letter and text == self._text()[0]:
            self._take(peer, letter)
            return
        if peer in self._replays.peers():  # it is finished first, which saves most of the next one
            known.last_text = ""
            return
        replay = LetterReplay(text, letter)
        if letter and replay.identity != letter.identity:
            return
        if not known.choices.spend(self._now, replay.left):
            known.last_text = ""  # it may come again later
            return
        self._replays.add(peer, replay)
        self.work()

    @property
    def has_work(self) -> bool:
        """Whether letters are waiting for `work`."""
        return bool(self._replays)

    def work(self) -> None:
        """Replays a slice of the letters that have come."""
        left = SLICE
        for peer in self._replays.peers():
            with self._reading(peer):
                left, letter = self._replays.advance(peer, left)
                if letter:
                    self._take(peer, letter)
        self._go_on()

    def _take(self, peer: str, came: Letter) -> None:
        """Takes a letter that has been replayed."""
        if self._game is None:
            if self._is_watching:
                self._watch(came)
            return
        owner = self._owner_of(peer)
        if owner is not None and came.identity == self._game.letter.identity:
            self._game.read(owner, came)

    def _begin_early(self) -> bool:
        """Begins the game of a first letter if all the answers in it are known; returns whether."""
        for peer, text in [*self._early.items()]:
            is_first = False
            with self._reading(peer):
                replay = LetterReplay(text)
                is_first = not replay.left  # a first letter has no choices
                letter = replay.letter() if is_first else None
                starting = self._lobby.starting_with(letter) if letter else None
                if letter and starting:
                    self._begin_with(starting, letter)
                    return True
            if not is_first:
                del self._early[peer]
        return False

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
        if leader and leader.person.presence is not Presence.PRESENT and self.can_reach:
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
        if self._begin_early():
            return
        if letter and lobby.starting:
            self._begin_with(lobby.starting, letter)
            self._send_letter()

    def _go_on_in_game(self, game: Consent) -> None:
        letter = game.letter
        while game.read_again() or game.act():
            pass
        wanted = game.undo.wanted
        if wanted and game.agreements[: len(wanted)] == wanted:
            game.undo.carried_out()
            self._events.append(UndoDone(True))
            self._is_changed = True
        elif game.undo.close():
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
        if self._game.is_watching:
            return
        identity, owners = self._identity(), self._present_owners()
        owners = [peer for peer in owners if self._people.peers[peer].here.owner >= 0]
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


def _extends(letter: Letter, before: Letter) -> bool:
    """Whether a letter has all the moves of an earlier one."""
    games = zip(before.games, letter.games, strict=False)
    return len(letter.games) >= len(before.games) and all(
        new.moves[: old.number] == old.moves for old, new in games
    )
