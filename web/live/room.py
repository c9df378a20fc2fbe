"""A live game as one device knows it, without a clock, random numbers or a browser."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from friends.shared import Shared
from live.carrier import Route
from live.conflicts import Version
from live.lobby import RoomLobby
from live.messages import Here, read
from live.outbox import Outbox
from live.people import People
from live.played import PlayedGame, indexes_of
from live.progress import RoomProgress
from live.values import (
    Gesture,
    LobbyChanged,
    Person,
    Plan,
    Presence,
    RoomEvent,
    Sent,
    short_name,
)
from realmino.together.fair import Refused
from realmino.together.letter import Letter


class Room:
    """A live game as one device knows it.

    ``now`` is in seconds, from any monotonic clock. After every call, send the messages from
    `take_outbox` and handle the events from `take_events`. Store `to_data` *before* you send the
    messages: a device that sends a choice and then forgets it can't continue. Methods for the
    player raise `Refused`; the message ``together-refused-KEY`` explains why.
    """

    def __init__(
        self,
        me: str,
        name: str,
        secret: bytes,
        plan: Plan | None = None,
        shared: Shared | None = None,
        now: float = 0,
    ) -> None:
        """Opens a room with a plan, or joins one without a plan.

        ``me`` is the carrier's name for this device, and ``secret`` is `SECRET_SIZE` random bytes.
        With ``shared``, a game by link continues live.
        """
        self.me = me
        self._name = short_name(name)
        self._secret = secret
        self._events: list[RoomEvent] = []
        self._people = People(self._events, now)
        self._lobby = RoomLobby(me, self._name, secret, self._events, self._people.heartbeats)
        self._outbox = Outbox(self._heartbeat, now)
        self._progress = RoomProgress(
            me, self._people, self._lobby, self._outbox, self._events, now
        )
        if plan:
            self._lobby.lead(plan)
        if shared:
            owners = [""] * len(shared.letter.chance.links)
            owners[shared.owner] = me
            self._progress.begin(shared, tuple(owners))

    # What to send and to show

    def take_outbox(self) -> list[Sent]:
        """The messages to send; each is returned once."""
        leads = self._game is None and self.is_leader
        return self._outbox.take(self._lobby.to_data() if leads else None, self._progress.now)

    def take_events(self) -> list[RoomEvent]:
        """The events since the last call."""
        events = [*dict.fromkeys(self._events)]
        self._events.clear()
        return events

    def _heartbeat(self) -> Here:
        here, lobby = Here(0, self._name), self._lobby
        if lobby.starting and lobby.starting.answer:
            here = here._replace(answer=lobby.starting.answer.to_text())
        if self._game:
            return self._game.heartbeat(here)
        return here._replace(plan=lobby.hash, ready=lobby.ready, seats=(*lobby.seats.items(),))

    @property
    def _game(self) -> PlayedGame | None:
        return self._progress.game

    @property
    def letter(self) -> Letter | None:
        """The game; None in the lobby."""
        return self._game.letter if self._game else None

    @property
    def shared(self) -> Shared | None:
        """The game, with this device's own data; None in the lobby."""
        return self._game.shared if self._game else None

    @property
    def plan(self) -> Plan | None:
        """The plan; None until the leader has sent it."""
        return self._lobby.plan

    @property
    def leader(self) -> str:
        """The device that sets the plan and starts the game."""
        return self._lobby.leader

    @property
    def is_leader(self) -> bool:
        """Whether this device is the leader."""
        return self._lobby.is_leader

    @property
    def is_starting(self) -> bool:
        """Whether a game is starting, so the devices' answers are being collected."""
        return self._game is None and self._lobby.starting is not None

    @property
    def can_reach(self) -> bool:
        """Whether this device has recently reached a relay or another device.

        Otherwise, it knows nothing about the others, so its player can't change the game.
        """
        return self._people.can_reach(self._progress.now)

    @property
    def people(self) -> Mapping[str, Person]:
        """The known devices, this one first."""
        hash, game = self._lobby.hash, self._game
        is_asked = game is not None and game.wants_rematch
        own = Person(self._name, is_ready=self._lobby.is_ready, wants_rematch=is_asked)
        people = {self.me: self._with_seats(self.me, own)}
        for peer, known in self._people:
            said = replace(
                known.person,
                is_ready=hash != "" and known.here.ready == hash,
                wants_rematch=game is not None and known.here.rematch == game.identity,
            )
            people[peer] = self._with_seats(peer, said)
        return people

    def peer_name(self, peer: str) -> str:
        """The name of a device's person; ``?`` until it has been reached."""
        people = self.people
        return people[peer].name if peer in people else "?"

    def _with_seats(self, peer: str, person: Person) -> Person:
        """A person with their current seats."""
        if self._game:
            owner = self._game.owner(peer)
            return replace(person, owner=owner, seats=self._game.seats(owner))
        return replace(person, seats=indexes_of(self.plan.peers if self.plan else (), peer))

    # Carrier events

    def opened(self, peer: str, route: Route, now: float) -> None:
        """Records that a device can be reached, perhaps again or by another route."""
        self._progress.set_time(now)
        if peer == self.me or self._outbox.is_closed or peer in self.removed:
            return
        if self._people.opened(peer, route, now) is None:
            return
        self._progress.record_presence(peer)
        self._outbox.send_here(peer)
        if self._game:
            self._progress.send_letter(peer)
        elif self.is_leader:
            self._outbox.send("plan", self._lobby.to_data(), peer)
        if self.is_leader and self.removed:
            self._outbox.send("out", [*self.removed], peer)
        self._progress.apply_consequences()

    def reached(self, now: float) -> None:
        """Records that a relay responds."""
        self._progress.set_time(now)
        self._people.reached(now)

    def closed(self, peer: str, now: float) -> None:
        """Records that a device can't be reached any more."""
        self._progress.set_time(now)
        self._people.set_presence(peer, Presence.AWAY, now)
        self._progress.apply_consequences()

    def received(self, peer: str, text: str, now: float) -> None:
        """Reads a message. ``peer`` is the verified sender; ``text`` may be anything."""
        self._progress.set_time(now)
        if self._outbox.is_closed or peer in self.removed:
            return
        if peer == self.me:
            self._people.report_problem(peer, Refused("same-device"), now)
            return
        known = self._people.sender(peer, len(text), now)
        if known is None:
            return
        with self._people.reading(peer, now):
            kind, content = read(text)
            if known.person.presence is Presence.GONE:
                return
            self._progress.record_presence(peer)
            self._progress.read(peer, known, kind, content)
            self._progress.apply_consequences()

    def tick(self, now: float) -> None:
        """Sends heartbeats and detects absent devices. Call it at least once a second."""
        self._progress.set_time(now)
        self._people.tick(now)
        self._progress.apply_consequences()
        if self._game:
            self._game.note_questions()
        self._outbox.tick(now)

    @property
    def has_work(self) -> bool:
        """Whether letters are waiting for `work`."""
        return self._progress.has_work

    def work(self) -> None:
        """Replays a slice of the received letters."""
        self._progress.work()

    # Latecomers, and removing devices

    @property
    def is_latecomer(self) -> bool:
        """Whether the others are playing a game in which this device has no seat."""
        if self._game or self._lobby.starting or self._lobby.is_leader:
            return False
        playing = {peer for peer, here in self._people.heartbeats().items() if here.owner >= 0}
        return self.leader in playing or (bool(playing) and self.plan is None)

    @property
    def is_watching(self) -> bool:
        """Whether this device watches a game, or waits to see it."""
        return self._progress.is_watching

    def watch(self) -> None:
        """Watches the others' game."""
        self._in_lobby()
        self._progress.is_watching = True
        for _, known in self._people:
            known.last_text = ""
        self._outbox.is_changed = True

    @property
    def removed(self) -> tuple[str, ...]:
        """The devices that the leader has removed."""
        return self._people.removed

    def remove(self, peer: str) -> None:
        """Removes a device permanently. Only the leader may, and not a player's device."""
        if not self.is_leader:
            raise Refused("not-leader")
        if peer == self.me or (self._game and peer in self._game.owners):
            raise Refused("not-now")
        if self._game is None and self.plan:
            for seat in indexes_of(self.plan.peers, peer):
                self.free_seat(seat)
        self._outbox.send("out", [*self.removed, peer])
        self._progress.remove([*self.removed, peer])
        self._on_change()

    # In the lobby

    def propose(self, plan: Plan) -> None:
        """Changes the game, the seats' kinds and the coach. Only the leader may.

        People keep their seats if the new plan has them.
        """
        self._in_lobby().propose(plan)

    def request_seat(self, seat: int, name: str = "") -> None:
        """Takes a free seat for a person on this device, by default with the device's name."""
        self._in_lobby().request_seat(seat, name)
        self._outbox.is_changed = True

    def free_seat(self, seat: int) -> None:
        """Frees one of this device's seats; the leader may free any seat."""
        self._in_lobby().free_seat(seat)
        self._outbox.is_changed = True

    def set_ready(self, is_ready: bool) -> None:
        """Sets whether this device agrees to the current plan. Any change of the plan resets it."""
        lobby = self._in_lobby()
        if lobby.plan is None or (is_ready and self.me not in lobby.plan.devices):
            raise Refused("not-now")
        lobby.set_ready(is_ready)
        self._events.append(LobbyChanged())
        self._on_change()

    def start(self) -> None:
        """Starts the game. Only the leader may, once everyone with a seat is ready."""
        self._in_lobby().start()
        self._on_change()

    def _in_lobby(self) -> RoomLobby:
        if self._game:
            raise Refused("started")
        return self._lobby

    # In the game

    def _playing(self) -> PlayedGame:
        if self._game is None:
            raise Refused("not-now")
        return self._game

    @contextmanager
    def _action(self) -> Iterator[PlayedGame]:
        """The game, for this player's action; carries out the consequences afterwards."""
        yield self._playing()
        self._on_change()

    def _on_change(self) -> None:
        self._outbox.is_changed = True
        self._progress.apply_consequences()

    @property
    def may_choose(self) -> bool:
        """Whether this device has to make the next choice now, for a person or a bot."""
        return self._game is not None and self._game.consent.may_choose

    def play(self, letter: Letter) -> None:
        """Accepts and sends a letter with choices made here (by `Letter.play`).

        If a deal is then due, it also adds this device's link to `self.letter`.
        """
        with self._action() as game:
            after = game.played(letter)
            if game.consent.undo.request:
                self.answer_undo(False)
            game.set_letter(after)
        self._progress.send_letter()

    def vote(self, owner: int, is_bot: bool) -> None:
        """Votes to let a bot play for an absent owner, or to wait.

        The bot plays once the game waits for this owner and everyone present has voted for it.
        """
        with self._action() as game:
            if is_bot and not self.can_reach:
                raise Refused("no-connection")
            game.vote(owner, is_bot)

    @property
    def has_handed_over(self) -> bool:
        """Whether this player wants a bot to play."""
        return self._game is not None and self._game.consent.wants_bot

    def let_bot_play(self, is_bot: bool) -> None:
        """Lets a bot play this device's seats from the next choice, or takes them back."""
        with self._action() as game:
            game.let_bot_play(is_bot)

    @property
    def waiting_for(self) -> list[int]:
        """The absent owner who has to act next, as a list with at most one element."""
        owner = self._game.consent.waits_for if self._game else None
        return [] if owner is None else [owner]

    def has_seen(self, owner: int) -> bool:
        """Whether an owner's device has ever joined the room of a game that began by link."""
        return self._playing().owners[owner] != ""

    @property
    def votes(self) -> dict[int, bool]:
        """Whether each present owner votes for a bot in the absent one's place."""
        return self._game.consent.votes() if self._game else {}

    @property
    def undo_asked_by(self) -> str:
        """The device with an open undo request; empty if there is none."""
        return self._game.undo_asked_by if self._game else ""

    def request_undo(self) -> None:
        """Asks everyone to undo this device's last choice since the last deal, and later ones."""
        with self._action() as game:
            game.consent.undo.ask(f"{self.me}:{self._outbox.number}")

    def answer_undo(self, agrees: bool) -> None:
        """Allows or refuses the requested undo."""
        with self._action() as game:
            game.consent.undo.answer(agrees)

    def gesture(self, gesture: Gesture) -> None:
        """Shows a gesture to everyone, at most once a second."""
        self._outbox.send_gesture(gesture, self._progress.now)

    def rematch(self) -> None:
        """Asks for a rematch. Once everyone present has asked, a lobby opens with the same people.

        Everyone moves along one seat, so someone else goes first.
        """
        with self._action() as game:
            game.ask_rematch()

    def leave(self) -> None:
        """Leaves the room. The game stays stored, and the player can return to it."""
        self._outbox.close()

    # Other versions of the game

    @property
    def versions(self) -> Mapping[str, Version]:
        """Other versions of the game, by device. Nothing changes until the player decides."""
        return self._game.versions if self._game else {}

    @property
    def version_question(self) -> str:
        """The device whose version this player has to decide about; empty if none."""
        return self._game.version_question if self._game else ""

    def switch(self, peer: str, seen: Letter | None = None) -> Shared:
        """Switches to another device's version, if it's still the one ``seen``; returns ours."""
        with self._action() as game:
            before = game.switch(peer, seen)
        self._progress.send_letter()
        return before

    def reject(self, peer: str) -> Shared:
        """Rejects another device's version, and returns it."""
        with self._action() as game:
            other = game.reject(peer)
        self._progress.send_letter()
        return other

    # Storage

    def to_data(self) -> dict[str, Any]:
        """The values to store as JSON, including the room's secret, but not `shared`."""
        lobby, game = self._lobby, self._game
        values: dict[str, Any] = {
            "me": self.me,
            "name": self._name,
            "secret": self._secret.hex(),
            "plan": lobby.plan.to_data() if lobby.plan else None,
            "leader": lobby.leader,
            "term": lobby.term,
            "answered": [*lobby.answered],
            "removed": [*self.removed],
        }
        if game:
            values["owners"] = [*game.owners]
            values["wants_bot"] = game.consent.wants_bot
        return values

    @staticmethod
    def from_data(data: Mapping[str, Any], shared: Shared | None = None, now: float = 0) -> Room:
        """The room from stored values, with its game. Raises ValueError if they are invalid."""
        try:
            secret = bytes.fromhex(data["secret"])
            room = Room(str(data["me"]), str(data["name"]), secret, now=now)
            plan = Plan.from_data(data["plan"]) if data["plan"] else None
            round, hash = data["answered"]
            room._lobby.restore(plan, str(data["leader"]), int(data["term"]), (int(round), hash))
            room._people.removed = tuple(map(str, data.get("removed", ())))
            if "letter" in data:  # earlier versions stored the game here too
                secret = bytes.fromhex(data["game_secret"])
                shared = Shared(Letter.parse(data["letter"]), int(data["owner"]), secret)
            if "owners" in data and shared:
                room._progress.begin(shared, tuple(map(str, data["owners"])))
                room._events.clear()
                game = room._playing()
                game.expect(room.me)
                game.consent.wants_bot = data.get("wants_bot") is True
        except (KeyError, TypeError, IndexError):
            raise ValueError("not a room") from None
        return room
