"""A live game as one device knows it: messages in, messages out; no clock and no browser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from live.consent import Consent
from live.exchange import Exchange, step_of
from live.gathering import Gathering
from live.messages import message
from live.values import Gesture, LobbyChanged, Person, Plan, VoteChanged
from realmino.together.fair import Refused
from realmino.together.letter import Letter


class Room(Exchange):
    """A live game as one device knows it. ``now`` is in seconds, on any clock that never goes back.

    After every call, carry out `take_outbox` and `take_events`, and store `to_data` *before* the
    messages are sent: a device that sends a choice and then forgets it can't go on.
    Methods for the player raise `Refused`, whose message is ``together-refused-KEY``.
    """

    # To show

    @property
    def owner(self) -> int | None:
        """This device's number in the game."""
        return self._game.owner if self._game else None

    @property
    def secret(self) -> bytes:
        """This device's secret of the game."""
        return self._game_secret

    @property
    def is_starting(self) -> bool:
        """Whether the answers of all devices are being collected."""
        return self._game is None and self._lobby.starting is not None

    @property
    def people(self) -> Mapping[str, Person]:
        """The devices heard of, this one first."""
        own = Person(self._name, is_ready=self._lobby.is_ready, wants_rematch=self._wants_rematch)
        people = {self._me: own, **{peer: known.person for peer, known in self._people}}
        owner_of_seats = self._game.letter.chance.owners if self._game else ()
        hash, game = self._lobby.hash, self._identity()
        for _, known in self._people:
            known.person.is_ready = bool(hash) and known.here.ready == hash
            known.person.wants_rematch = bool(game) and known.here.rematch == game
        for peer, person in people.items():
            if self._game:
                person.owner = self._owner_of(peer)
                person.seats = _places(owner_of_seats, person.owner)
            else:
                person.owner = None
                person.seats = _places(self.plan.peers if self.plan else (), peer)
        return people

    # In the lobby

    def propose(self, plan: Plan) -> None:
        """Changes the game, the kinds of the seats and the coach; as the leader only.

        People keep their seats as far as there still are some.
        """
        self._in_lobby().propose(plan)

    def sit(self, seat: int, name: str = "") -> None:
        """Takes a free seat for a person at this device, by default under the device's name."""
        self._in_lobby().sit(seat, name)
        self._is_changed = True

    def stand(self, seat: int) -> None:
        """Gives up a seat of this device; the leader may free any seat."""
        self._in_lobby().stand(seat)
        self._is_changed = True

    def ready(self, is_ready: bool) -> None:
        """Says whether this device agrees to the plan as it is; every change takes it back."""
        lobby = self._in_lobby()
        if lobby.plan is None or (is_ready and self._me not in lobby.plan.devices):
            raise Refused("not-now")
        lobby.ready = lobby.hash if is_ready else ""
        if self.is_leader and not is_ready:
            lobby.restart()
        self._is_changed = True
        self._events.append(LobbyChanged())
        self._go_on()

    def start(self) -> None:
        """Starts the game; as the leader only, when all who have a seat are ready."""
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
        """Whether this device makes the next choice, for a person or a bot here, and now."""
        return self._game is not None and self._game.may_choose

    def play(self, letter: Letter) -> None:
        """Takes the letter after choices made here, with `Letter.play`, and sends it.

        Shows this device's link by itself as soon as a deal is due, so `letter` may differ after.
        """
        game = self._playing()
        if game.is_frozen:
            raise Refused("undo-open")
        if not game.may_choose or letter.identity != game.letter.identity:
            raise Refused("not-now")
        after = game.letter
        for at, seat, action in letter.choices():
            if at >= game.letter.number:
                if after.due or after.player_of(at, seat) != game.owner:
                    raise Refused("not-now")
                after = after.play(action)
        if game.undo:
            self.answer_undo(False)
        game.letter = self._shown = after
        self._is_changed = True
        self._go_on()
        self._send_letter()

    def vote(self, owner: int, is_bot: bool) -> None:
        """Votes for a bot in the place of an owner who is away, or for waiting.

        It counts when the game waits for this owner and all others who are there agree. It's also
        how to agree to what the others have agreed on without this device.
        """
        game = self._playing()
        steps = [step_of(game, other) for other in game.offered]
        is_offered = any(step and step.owner == owner for step in steps)
        if is_bot and game.is_there(owner) and not is_offered:
            raise Refused("not-away")
        if is_bot:
            game.bots.add(owner)
        else:
            game.take_back_vote(owner)
        self._is_changed = True
        self._events.append(VoteChanged(owner))
        self._go_on()

    @property
    def waiting_for(self) -> list[int]:
        """The owners who are away and without whom the game can't go on now, at most one."""
        owner = self._game.waits_for if self._game else None
        return [] if owner is None else [owner]

    @property
    def votes(self) -> dict[int, bool]:
        """Owners who vote for a bot in the place of the one waited for; False is not yet."""
        return self._game.votes() if self._game else {}

    @property
    def may_undo(self) -> bool:
        """Whether there is a choice for which an undo may be requested."""
        try:
            return self._game is not None and self._game.undo_point() >= 0
        except Refused:
            return False

    def request_undo(self) -> None:
        """Asks all to take back this device's last choice, and what followed, up to the deal."""
        self._playing().request_undo(f"{self._me}:{self._number}")
        self._undo_at = self._now
        self._is_changed = True
        self._go_on()

    def answer_undo(self, agrees: bool) -> None:
        """Answers such a request."""
        self._playing().answer_undo(agrees)
        self._is_changed = True
        self._go_on()

    def gesture(self, gesture: Gesture) -> None:
        """Shows a gesture to all; at most one a second."""
        if self._now - self._gesture_at < 1:
            raise Refused("not-now")
        self._gesture_at = self._now
        self._send(message("gesture", gesture.value))

    def rematch(self) -> None:
        """Asks for another game; when all who are there have, it opens a lobby with the same seats.

        The seats move on by one, so that somebody else begins.
        """
        if not self._playing().letter.is_over:
            raise Refused("not-now")
        self._wants_rematch = True
        self._is_changed = True
        self._go_on()

    def leave(self) -> None:
        """Says goodbye; the game stays stored and can be returned to."""
        self._send(message("bye", 1))
        self._has_left = True

    # To store

    def to_data(self) -> dict[str, Any]:
        """The values to store, for JSON; with the secret."""
        lobby, game = self._lobby, self._game
        values: dict[str, Any] = {
            "me": self._me,
            "name": self._name,
            "secret": self._secret.hex(),
            "plan": lobby.plan.to_data() if lobby.plan else None,
            "leader": lobby.leader,
            "term": lobby.term,
            "answered": [*lobby.answered],
        }
        if game:
            values |= {
                "letter": game.letter.to_text(20_000),
                "owner": game.owner,
                "owners": [*self._owners],
                "game_secret": self._game_secret.hex(),
            }
        return values

    @staticmethod
    def of_data(data: Mapping[str, Any], now: float = 0) -> Room:
        """The room of stored values, after a reload; ValueError for others."""
        try:
            secret = bytes.fromhex(data["secret"])
            room = Room(str(data["me"]), str(data["name"]), secret, now=now)
            plan = Plan.of_data(data["plan"]) if data["plan"] else None
            round, hash = data["answered"]
            room._lobby.restore(plan, str(data["leader"]), int(data["term"]), (int(round), hash))
            if "letter" in data:
                owners = tuple(map(str, data["owners"]))
                letter, secret = Letter.parse(data["letter"]), bytes.fromhex(data["game_secret"])
                room._begin(letter, int(data["owner"]), owners, secret)
                room._events.clear()
                room._expect(owners)
        except (KeyError, TypeError, IndexError):
            raise ValueError("not a room") from None
        return room


def _places(values: Sequence[object], value: object) -> list[int]:
    """The places of a value."""
    return [place for place, other in enumerate(values) if other == value]
