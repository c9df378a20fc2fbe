"""A live game as one device knows it, without a clock, random numbers or a browser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from live.consent import Consent
from live.exchange import Exchange
from live.gathering import Gathering
from live.messages import message
from live.undo import last_undo
from live.values import Gesture, LobbyChanged, Person, Plan, VoteChanged
from live.versions import Version
from realmino.together.fair import Refused
from realmino.together.letter import Letter
from together.shared import Shared


class Room(Exchange):
    """A live game as one device knows it.

    ``now`` is in seconds, by any clock that never goes back. After every call, send the messages
    of `take_outbox` and handle the events of `take_events`. Store `to_data` *before* you send the
    messages: a device that sends a choice and then forgets it can't continue. Methods for the
    player raise `Refused`; the message ``together-refused-KEY`` says why.
    """

    # What to show

    @property
    def me(self) -> str:
        """The carrier's name for this device."""
        return self._me

    @property
    def shared(self) -> Shared | None:
        """The game, with what only this device knows of it; None in the lobby."""
        game = self._game
        if game is None:
            return None
        return Shared(game.letter, game.owner, self._game_secret, is_moved=game.is_watching)

    @property
    def is_starting(self) -> bool:
        """Whether a game is starting: the devices' answers are being collected."""
        return self._game is None and self._lobby.starting is not None

    @property
    def people(self) -> Mapping[str, Person]:
        """The known devices, this one first."""
        hash, game = self._lobby.hash, self._identity()
        own = Person(self._name, is_ready=self._lobby.is_ready, wants_rematch=self._wants_rematch)
        people = {self._me: self._seated(self._me, own)}
        for peer, known in self._people:
            said = replace(
                known.person,
                is_ready=hash != "" and known.here.ready == hash,
                wants_rematch=game != "" and known.here.rematch == game,
            )
            people[peer] = self._seated(peer, said)
        return people

    def name_of(self, peer: str) -> str:
        """The name of the person at a device; ``?`` until it has been reached."""
        people = self.people
        return people[peer].name if peer in people else "?"

    def _seated(self, peer: str, person: Person) -> Person:
        """A person with the seats they have now."""
        if self._game:
            owner = self._owner_of(peer)
            seats = _places(self._game.letter.chance.owners, owner)
            return replace(person, owner=owner, seats=seats)
        return replace(person, seats=_places(self.plan.peers if self.plan else (), peer))

    # Coming late, and removing devices

    @property
    def is_latecomer(self) -> bool:
        """Whether the others in the room play a game in which this device has no seat."""
        if self._game or self._lobby.starting or self._lobby.is_leader:
            return False
        playing = {peer for peer, here in self._present().items() if here.owner >= 0}
        return self.leader in playing or (bool(playing) and self.plan is None)

    @property
    def is_watching(self) -> bool:
        """Whether this device watches a game, or waits to see it."""
        return self._is_watching

    def watch(self) -> None:
        """Watches the game that the others play."""
        self._in_lobby()
        self._is_watching = True
        for _, known in self._people:
            known.last_text = ""
        self._is_changed = True

    @property
    def removed(self) -> tuple[str, ...]:
        """The devices that the leader has removed."""
        return self._removed

    def remove(self, peer: str) -> None:
        """Removes a device from the room for good. Only the leader may, and not a player's."""
        if not self.is_leader:
            raise Refused("not-leader")
        if peer == self._me or peer in self._owners:
            raise Refused("not-now")
        if self._game is None and self.plan:
            for seat in _places(self.plan.peers, peer):
                self.stand(seat)
        self._send(message("out", [*self._removed, peer]))
        self._remove_all([*self._removed, peer])
        self._is_changed = True
        self._go_on()

    # In the lobby

    def propose(self, plan: Plan) -> None:
        """Changes the game, the kinds of the seats and the coach. Only the leader may.

        People keep their seats as far as the new plan has them.
        """
        self._in_lobby().propose(plan)

    def sit(self, seat: int, name: str = "") -> None:
        """Takes a free seat for a person on this device, by default with the device's name."""
        self._in_lobby().sit(seat, name)
        self._is_changed = True

    def stand(self, seat: int) -> None:
        """Frees a seat of this device; the leader may free any seat."""
        self._in_lobby().stand(seat)
        self._is_changed = True

    def ready(self, is_ready: bool) -> None:
        """Sets whether this device agrees to the current plan. Any change of the plan resets it."""
        lobby = self._in_lobby()
        if lobby.plan is None or (is_ready and self._me not in lobby.plan.devices):
            raise Refused("not-now")
        lobby.get_ready(is_ready)
        self._is_changed = True
        self._events.append(LobbyChanged())
        self._go_on()

    def start(self) -> None:
        """Starts the game. Only the leader may, once everyone with a seat is ready."""
        self._in_lobby().start()
        self._is_changed = True
        self._go_on()

    def _in_lobby(self) -> Gathering:
        if self._game:
            raise Refused("not-now")
        return self._lobby

    # In the game

    def _playing(self) -> Consent:
        if self._game is None:
            raise Refused("not-now")
        return self._game

    @property
    def may_choose(self) -> bool:
        """Whether this device has to make the next choice now, for a person or a bot."""
        return self._game is not None and self._game.may_choose

    def play(self, letter: Letter) -> None:
        """Takes and sends a letter with the choices made here (by `Letter.play`).

        If a deal is then due, it also gives this device's link, so `self.letter` may have more.
        """
        game = self._playing()
        if game.undo.is_frozen:
            raise Refused("undo-open")
        if not game.may_choose or letter.identity != game.letter.identity:
            raise Refused("not-now")
        after = game.letter
        for at, seat, action in letter.choices():
            if at >= game.letter.number:
                if after.due or after.player_of(at, seat) != game.owner:
                    raise Refused("not-now")
                after = after.play(action)
        if game.undo.request:
            self.answer_undo(False)
        game.letter = self._shown = after
        self._is_changed = True
        self._go_on()
        self._send_letter()

    def vote(self, owner: int, is_bot: bool) -> None:
        """Votes to let a bot play for an owner who is away, or to wait.

        The bot plays once the game waits for this owner and everyone present has voted for it.
        """
        game = self._playing()
        if is_bot and not self.can_reach:
            raise Refused("no-connection")
        if is_bot and game.is_there(owner):
            raise Refused("not-away")
        if is_bot:
            game.bots.add(owner)
        else:
            game.take_back_vote(owner)
        self._is_changed = True
        self._events.append(VoteChanged(owner))
        self._go_on()

    @property
    def has_handed_over(self) -> bool:
        """Whether the player here wants a bot to play."""
        return self._game is not None and self._game.wants_bot

    def let_bot_play(self, is_bot: bool) -> None:
        """Has a bot play this device's seats from the next choice on, or takes them back."""
        game = self._playing()
        if game.is_watching or (is_bot and len(game.remaining) < 2):
            raise Refused("not-now")
        game.hand_over(is_bot)
        self._is_changed = True
        self._go_on()

    # Other versions of the game

    @property
    def versions(self) -> Mapping[str, Version]:
        """By device: other versions of the game. Nothing changes until the player decides."""
        if self._game is None:
            return {}
        found = self._game.versions.by_owner.items()
        return {self._owners[owner]: version for owner, version in found}

    @property
    def version_question(self) -> str:
        """The device whose version the player here has to decide about; empty if none."""
        return next((self._owners[owner] for owner in self._questions), "")

    def switch(self, peer: str, seen: Letter | None = None) -> Shared:
        """Continues another device's version, if it's still the one ``seen``; returns ours."""
        game, before, owner = self._playing(), self.shared, self._versions_owner(peer)
        if seen not in (None, game.versions.by_owner[owner].letter):
            raise Refused("other-version")
        game.switch(owner)
        self._decided()
        assert before
        return before

    def reject(self, peer: str) -> Shared:
        """Decides against another device's version of the game, and returns it."""
        other = self._playing().versions.reject(self._versions_owner(peer))
        self._decided()
        assert self.shared
        return replace(self.shared, letter=other)

    def _versions_owner(self, peer: str) -> int:
        owner = self._owner_of(peer)
        if owner is None or owner not in self._playing().versions.by_owner:
            raise Refused("not-now")
        return owner

    def _decided(self) -> None:
        self._is_changed = True
        self._note_questions()
        self._go_on()
        self._send_letter()

    @property
    def waiting_for(self) -> list[int]:
        """The owner who is away and has to act next, if any: a list of at most one."""
        owner = self._game.waits_for if self._game else None
        return [] if owner is None else [owner]

    def has_seen(self, owner: int) -> bool:
        """Whether an owner's device has ever joined the room of a game that began by link."""
        return self._owners[owner] != ""

    @property
    def votes(self) -> dict[int, bool]:
        """For each owner present, whether they vote for a bot in place of the absent one."""
        return self._game.votes() if self._game else {}

    @property
    def may_undo(self) -> bool:
        """Whether this device can ask to undo a choice."""
        try:
            return self._game is not None and bool(last_undo(self._game.letter, self._game.owner))
        except Refused:
            return False

    def request_undo(self) -> None:
        """Asks everyone to undo this device's last choice since the last deal, and all after it."""
        self._playing().undo.ask(f"{self._me}:{self._number}")
        self._is_changed = True
        self._go_on()

    def answer_undo(self, agrees: bool) -> None:
        """Allows or refuses the undo that somebody has asked for."""
        self._playing().undo.answer(agrees)
        self._is_changed = True
        self._go_on()

    def gesture(self, gesture: Gesture) -> None:
        """Shows a gesture to everyone, at most once a second."""
        if self._now - self._gesture_at < 1:
            raise Refused("not-now")
        self._gesture_at = self._now
        self._send(message("gesture", gesture.value))

    def rematch(self) -> None:
        """Asks for a rematch. Once everyone present has asked, a lobby opens with the same people.

        Everyone moves by one seat, so that somebody else goes first.
        """
        if not self._playing().letter.is_over:
            raise Refused("not-now")
        self._wants_rematch = True
        self._is_changed = True
        self._go_on()

    def leave(self) -> None:
        """Leaves the room. The game stays stored, and the player can return to it."""
        self._send(message("bye", 1))
        self._has_left = True

    # To store

    def to_data(self) -> dict[str, Any]:
        """The values to store as JSON, including the room's secret, but not `shared`."""
        lobby, game = self._lobby, self._game
        values: dict[str, Any] = {
            "me": self._me,
            "name": self._name,
            "secret": self._secret.hex(),
            "plan": lobby.plan.to_data() if lobby.plan else None,
            "leader": lobby.leader,
            "term": lobby.term,
            "answered": [*lobby.answered],
            "removed": [*self._removed],
        }
        if game:
            values["owners"] = [*self._owners]
            values["wants_bot"] = game.wants_bot
        return values

    @staticmethod
    def of_data(data: Mapping[str, Any], shared: Shared | None = None, now: float = 0) -> Room:
        """The room of stored values, with its game. Raises ValueError for any others."""
        try:
            secret = bytes.fromhex(data["secret"])
            room = Room(str(data["me"]), str(data["name"]), secret, now=now)
            plan = Plan.of_data(data["plan"]) if data["plan"] else None
            round, hash = data["answered"]
            room._lobby.restore(plan, str(data["leader"]), int(data["term"]), (int(round), hash))
            room._removed = tuple(map(str, data.get("removed", ())))
            if "letter" in data:  # earlier pages stored the game here, too
                secret = bytes.fromhex(data["game_secret"])
                shared = Shared(Letter.parse(data["letter"]), int(data["owner"]), secret)
            if "owners" in data and shared:
                owners = tuple(map(str, data["owners"]))
                room._begin(shared, owners)
                room._events.clear()
                room._expect(owners)
                assert room._game
                room._game.wants_bot = data.get("wants_bot") is True
        except (KeyError, TypeError, IndexError):
            raise ValueError("not a room") from None
        return room


def _places(values: Sequence[object], value: object) -> list[int]:
    """The indexes at which a value occurs."""
    return [place for place, other in enumerate(values) if other == value]
