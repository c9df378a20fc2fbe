"""A live game as one device knows it: messages in, messages out; no clock and no browser."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from live.carrier import Route
from live.values import Gesture, Person, Plan, RoomEvent, Sent
from realmino.together.letter import Letter


class Room:
    """A live game as one device knows it. ``now`` is in seconds, on any clock that never goes back.

    After every call, carry out `take_outbox` and `take_events`, and store `to_data` *before* the
    messages are sent: a device that sends a choice and then forgets it can't go on.
    Methods for the player raise `Refused`, whose message is ``together-refused-KEY``.
    """

    letter: Letter | None = None
    """None in the lobby."""
    owner: int | None = None
    """This device in the game."""
    plan: Plan | None = None
    """None in a room whose leader hasn't been heard of yet."""
    leader: str = ""
    """The device that sets the plan and starts the game."""

    def __init__(
        self,
        me: str,
        name: str,
        secret: bytes,
        plan: Plan | None = None,
        shared: tuple[Letter, int] | None = None,
        now: float = 0,
    ) -> None:
        """A room that this device opens with a plan, or joins without one.

        ``me`` is the carrier's name for this device, ``secret`` is `SIZE` random bytes. With
        ``shared``, a letter and this device's owner, a game by link goes on live; its secret must
        be that of the game.
        """

    # From the carrier

    def opened(self, peer: str, route: Route, now: float) -> None:
        """A device can be reached, perhaps again or in another way."""

    def closed(self, peer: str, now: float) -> None:
        """A device can't be reached any more."""

    def received(self, peer: str, text: str, now: float) -> None:
        """Reads a message; ``peer`` is certain, ``text`` may be anything."""

    def tick(self, now: float) -> None:
        """Sends signs of life and notices who is away; call it at least once a second."""

    # In the lobby

    def propose(self, plan: Plan) -> None:
        """Changes the game, the kinds of the seats and the coach; as the leader only.

        People keep their seats as far as there still are some.
        """

    def sit(self, seat: int, name: str = "") -> None:
        """Takes a free seat for a person at this device, by default under the device's name."""

    def stand(self, seat: int) -> None:
        """Gives up a seat of this device; the leader may free any seat."""

    def ready(self, is_ready: bool) -> None:
        """Says whether this device agrees to the plan as it is; every change takes it back."""

    def start(self) -> None:
        """Starts the game; as the leader only, when all who have a seat are ready."""

    # In the game

    @property
    def may_choose(self) -> bool:
        """Whether this device makes the next choice, for a person or a bot here, and now."""
        raise NotImplementedError

    def play(self, letter: Letter) -> None:
        """Takes the letter after choices made here, with `Letter.play`, and sends it.

        Shows this device's link by itself as soon as a deal is due, so `letter` may differ after.
        """

    def vote(self, owner: int, is_bot: bool) -> None:
        """Votes for a bot in the place of an owner who is away, or for waiting.

        It counts when the game waits for this owner and all others who are there agree.
        """

    @property
    def waiting_for(self) -> list[int]:
        """The owners who are away and without whom the game can't go on now, at most one."""
        raise NotImplementedError

    @property
    def votes(self) -> dict[int, bool]:
        """Owners who vote for a bot in the place of the one waited for; False is not yet."""
        raise NotImplementedError

    def request_undo(self) -> None:
        """Asks all to take back this device's last choice, and what followed, up to the deal."""

    def answer_undo(self, agrees: bool) -> None:
        """Answers such a request."""

    @property
    def undo_asked_by(self) -> str:
        """The device whose request isn't answered by all yet; empty for none."""
        raise NotImplementedError

    def gesture(self, gesture: Gesture) -> None:
        """Shows a gesture to all; at most one a second."""

    def rematch(self) -> None:
        """Asks for another game; when all who are there have, it opens a lobby with the same seats.

        The seats move on by one, so that somebody else begins.
        """

    def leave(self) -> None:
        """Says goodbye; the game stays stored and can be returned to."""

    # To carry out and to show

    def take_outbox(self) -> list[Sent]:
        """The messages to send, once."""
        raise NotImplementedError

    def take_events(self) -> list[RoomEvent]:
        """What has happened, once."""
        raise NotImplementedError

    @property
    def is_leader(self) -> bool:
        """Whether this device is the leader."""
        raise NotImplementedError

    @property
    def people(self) -> Mapping[str, Person]:
        """The devices heard of, this one first."""
        raise NotImplementedError

    def to_data(self) -> dict[str, Any]:
        """The values to store, for JSON; with the secret."""
        raise NotImplementedError

    @staticmethod
    def of_data(data: Mapping[str, Any], now: float = 0) -> Room:
        """The room of stored values, after a reload; ValueError for others."""
        raise NotImplementedError
