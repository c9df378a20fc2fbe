"""A room's progress: from the lobby to a game, and back to the lobby for a rematch."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from friends.shared import Shared
from live.lobby import RoomLobby
from live.messages import Here
from live.outbox import Outbox
from live.people import AWAY_AFTER, Peer, People
from live.played import PlayedGame, watched_game
from live.replays import Replays, first_letter
from live.starting import Starting
from live.values import (
    LONGEST_ID,
    Gesture,
    Gestured,
    LobbyChanged,
    Presence,
    RoomEvent,
    Started,
)
from realmino.together.fair import Refused
from realmino.together.letter import Letter


class RoomProgress:
    """A room's game, if any, and changes to the room by messages and time.

    It shares its parts with the room; ``me`` is this device.
    """

    def __init__(
        self,
        me: str,
        people: People,
        lobby: RoomLobby,
        outbox: Outbox,
        events: list[RoomEvent],
        now: float,
    ) -> None:
        self.game: PlayedGame | None = None
        self.is_watching = False
        """Whether this device watches a game, or waits to see it."""
        self._replays = Replays()
        self._me = me
        self._people = people
        self._lobby = lobby
        self._outbox = outbox
        self._events = events
        self.now = now

    def set_time(self, now: float) -> None:
        """Sets the time in seconds."""
        self.now = now
        if self.game:
            self.game.consent.now = now

    # The others

    def record_presence(self, peer: str) -> None:
        """Records that a device is present, perhaps again."""
        if self.game and self.game.record_presence(peer):
            self._outbox.is_changed = True

    def read(self, peer: str, known: Peer, kind: str, content: Any) -> None:
        """Handles a device's message."""
        match kind:
            case "here":
                here = Here.from_data(content)
                if here.number > known.here.number:
                    self._update(peer, known, here)
            case "plan" if known.plans.spend(self.now):
                self._read_plan(peer, content)
            case "letter" if content != known.last_text and known.letters.spend(self.now):
                self._read_letter(peer, known, str(content))
            case "out" if peer == self._lobby.leader and known.removed.spend(self.now):
                self.remove(str(each)[:LONGEST_ID] for each in content)
            case "gesture" if known.gestures.spend(self.now):
                self._events.append(Gestured(peer, Gesture(content)))
            case "bye":
                self._people.set_presence(peer, Presence.GONE, self.now)

    def _update(self, peer: str, known: Peer, here: Here) -> None:
        """Handles a device's heartbeat."""
        before = known.here
        self._people.update(peer, known, here)
        self._lobby.update(peer, here)
        if self.game:
            self.game.update(peer, here, before)
            if here.letter != self.game.hash and known.sent.spend(self.now):
                self.send_letter(peer)
            return
        if here.ready != before.ready:
            self._events.append(LobbyChanged())
        if self._lobby.lacks(peer, here) and known.sent.spend(self.now):
            self._outbox.send("plan", self._lobby.to_data(), peer)

    def _read_plan(self, peer: str, content: Any) -> None:
        if game := self.game:
            if peer not in game.owners or not game.letter.is_over or not game.wants_rematch:
                return
            self._lobby.leader = ""
            self._end_game()
        self._lobby.read_plan(peer, content)

    def _read_letter(self, peer: str, known: Peer, text: str) -> None:
        """Reads a letter, but only from a player's device, because replaying takes time."""
        known.last_text = text
        game = self.game
        if game is None and peer in self._lobby.starting_owners:
            self._replays.early[peer] = text  # until all answers are known
            return
        is_watched = game is None and self.is_watching and known.here.owner >= 0
        if not is_watched and (game is None or game.owner(peer) is None):
            return
        if game and text == game.text:
            game.take(peer, game.letter)
        elif self._replays.add(peer, known, text, game.letter if game else None, self.now):
            self.work()

    @property
    def has_work(self) -> bool:
        """Whether letters are waiting for `work`."""
        return bool(self._replays)

    def work(self) -> None:
        """Replays a slice of the received letters."""
        self._replays.work(partial(self._people.reading, now=self.now), self._take)
        self.apply_consequences()

    def _take(self, peer: str, received: Letter) -> None:
        """Merges a replayed letter."""
        if self.game:
            self.game.take(peer, received)
        elif self.is_watching:
            self.begin(*watched_game(received, self._people))

    def send_letter(self, to: str | None = None) -> None:
        """Sends the game to the device ``to``, or to all."""
        assert self.game
        self._outbox.send("letter", self.game.text, to)

    def remove(self, peers: Iterable[str]) -> None:
        """Blocks devices that the leader has removed, except players' devices."""
        starting = self._lobby.starting
        owners = self.game.owners if self.game else ()
        players = {self._lobby.leader, *owners, *(starting.owners if starting else ())}
        self._people.remove(peer for peer in peers if peer not in players)
        self._events.append(LobbyChanged())

    # Consequences

    def apply_consequences(self) -> None:
        """Carries out the consequences of a message, an action here, or time."""
        if self._outbox.is_closed:
            return
        if self.game is None:
            self._update_lobby()
        if self.game is not None:
            self._update_game(self.game)

    def _update_lobby(self) -> None:
        lobby = self._lobby
        if self._leads_next():
            lobby.take_over()
            self._outbox.is_changed = True
        lobby.give_up()
        lobby.seat_all()
        try:
            self._outbox.is_changed |= lobby.respond()
            letter = lobby.first_letter()
        except Refused as refused:
            self._people.report_problem(self._lobby.leader, refused, self.now)
            return
        if not self._begin_early() and letter and lobby.starting:
            self._begin_with(lobby.starting, letter)
            self.send_letter()

    def _leads_next(self) -> bool:
        """Whether the leader has left and this device should take over."""
        leader = self._people.peers.get(self._lobby.leader)
        if leader is None or leader.person.presence is Presence.PRESENT:
            return False
        if not self._people.can_reach(self.now) or self.now - leader.person.since < AWAY_AFTER:
            return False
        present, hash = self._people.heartbeats(), self._lobby.hash
        return all(peer > self._me for peer, here in present.items() if here.plan == hash)

    def _update_game(self, game: PlayedGame) -> None:
        letter = game.letter
        self._outbox.is_changed |= game.apply_consequences()
        if game.letter is not letter:
            self.send_letter()
        if plan := game.rematch_plan(self._me, self._lobby.plan):
            self._end_game()
            self._lobby.lead(plan)

    def begin(self, shared: Shared, owners: tuple[str, ...]) -> None:
        """Starts a game."""
        self.game = PlayedGame(shared, owners, self._people, self._events, self.now)
        self._people.removed = tuple(peer for peer in self._people.removed if peer not in owners)
        self._replays.clear()
        self._outbox.is_changed = True
        self._events.append(Started())

    def _begin_with(self, starting: Starting, letter: Letter) -> None:
        """Starts a game with its first letter."""
        letter = letter.with_links(letter.chance, names=starting.plan.names)
        owner, secret = starting.owners.index(self._me), self._lobby.secret(starting.plan.round)
        self._lobby.answered = (starting.plan.round, "begun")
        self.begin(Shared(letter, owner, secret), starting.owners)

    def _begin_early(self) -> bool:
        """Starts an early letter's game if all its answers are known; returns whether it did."""
        for peer, text in [*self._replays.early.items()]:
            letter = None
            with self._people.reading(peer, self.now):
                letter = first_letter(text)
                starting = self._lobby.starting_with(letter) if letter else None
                if letter and starting:
                    self._begin_with(starting, letter)
                    return True
            if letter is None:
                del self._replays.early[peer]
        return False

    def _end_game(self) -> None:
        self.game = None
        self._people.players = ()
        self._outbox.is_changed = True
        self.is_watching = False
        self._lobby.reset()
