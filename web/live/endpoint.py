"""What a device of a live game knows, and what it sends to the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from live.consent import WATCHER, Consent
from live.gathering import Gathering
from live.messages import Here, message
from live.people import Budget, People
from live.replays import Replays
from live.starting import Starting
from live.values import (
    AWAY_AFTER,
    BEAT,
    Plan,
    Problem,
    RoomEvent,
    Sent,
    Started,
    short_name,
)
from realmino.together.fair import BOT, Refused, hashed
from realmino.together.letter import Letter
from together.shared import Shared

REPORTED_AGAIN: Final = 10.0
"""The same problem with a device is reported again after this many seconds."""


class Endpoint:
    """The part of a `Room` that knows who is present and what to send."""

    def __init__(
        self,
        me: str,
        name: str,
        secret: bytes,
        plan: Plan | None = None,
        shared: Shared | None = None,
        now: float = 0,
    ) -> None:
        """A room that this device opens with a plan, or joins without one.

        ``me`` is the carrier's name for this device, and ``secret`` is `SIZE` random bytes. With
        ``shared``, a game by link continues live.
        """
        self._me = me
        self._name = short_name(name)
        self._secret = secret
        self._now = now
        self._outbox: list[Sent] = []
        self._events: list[RoomEvent] = []
        self._people = People(self._events)
        self._lobby = Gathering(me, self._name, secret, self._events, self._present)
        self._game: Consent | None = None
        self._game_secret = secret
        self._owners: tuple[str, ...] = ()
        self._number = 0
        self._beat_at = now - BEAT
        self._reached_at = now - AWAY_AFTER
        self._begun_at = self._gesture_at = now
        self._may_send = Budget(5, 30)
        self._wants_rematch = self._has_left = False
        self._is_changed = True
        self._sent_plan: dict[str, Any] = {}
        self._shown: Letter | None = None
        self._is_watching = False
        self._removed: tuple[str, ...] = ()
        self._early: dict[str, str] = {}
        self._replays = Replays()
        self._questions: list[int] = []
        self._letter_text = ("", "")
        self._text_of: Letter | None = None
        self._reported: dict[tuple[str, str], float] = {}
        if plan:
            self._lobby.lead(plan)
        if shared:
            owners = [""] * len(shared.letter.chance.links)
            owners[shared.owner] = me
            self._begin(shared, tuple(owners))

    @property
    def letter(self) -> Letter | None:
        """The game; None in the lobby."""
        return self._game.letter if self._game else None

    @property
    def plan(self) -> Plan | None:
        """The plan; None until the room's leader has sent it."""
        return self._lobby.plan

    @property
    def leader(self) -> str:
        """The device that sets the plan and starts the game."""
        return self._lobby.leader

    @property
    def is_leader(self) -> bool:
        """Whether this device is the leader."""
        return self._lobby.is_leader

    def _begin(self, shared: Shared, owners: tuple[str, ...]) -> None:
        self._game = Consent(shared.letter, shared.owner, shared.secret, self._is_owner_there)
        self._game.now = self._now
        self._game_secret = shared.secret
        self._owners = self._people.players = owners
        self._removed = tuple(peer for peer in self._removed if peer not in owners)
        self._begun_at = self._now
        self._shown = shared.letter
        self._wants_rematch = False
        self._replays.clear()
        self._early.clear()
        self._is_changed = True
        self._events.append(Started())

    def _begin_with(self, starting: Starting, letter: Letter) -> None:
        """Begins the game of a start, with its first letter."""
        letter = letter.with_links(letter.chance, names=starting.plan.names)
        owner, secret = starting.owners.index(self._me), self._lobby.secret(starting.plan.round)
        self._lobby.answered = (starting.plan.round, "begun")
        self._begin(Shared(letter, owner, secret), starting.owners)

    def _watch(self, letter: Letter) -> None:
        """Begins to watch a game."""
        owners = [""] * len(letter.chance.links)
        for peer, known in self._people:
            if 0 <= known.here.owner < len(owners):
                owners[known.here.owner] = peer
        seats = letter.chance.owners
        names = ("" if seat == BOT else self._people.name(owners[seat]) for seat in seats)
        letter = letter.with_links(letter.chance, names=tuple(names))
        self._begin(Shared(letter, WATCHER, b"", is_moved=True), tuple(owners))

    def _end_game(self) -> None:
        self._game = self._shown = None
        self._owners = self._people.players = ()
        self._wants_rematch = False
        self._is_changed = True
        self._is_watching = False
        self._lobby.begin_anew()

    def _expect(self, owners: tuple[str, ...]) -> None:
        """Adds the other devices of a game as people who are away."""
        assert self._game
        letter = self._game.letter
        names = letter.names or [""] * len(letter.chance.owners)
        for owner, peer in enumerate(owners):
            if peer and peer != self._me:
                self._people.known(peer, names[letter.chance.owners.index(owner)], self._now)

    def _plan_of(self, letter: Letter) -> Plan:
        """The plan of a game that began by link."""
        owners = letter.chance.owners
        peers = tuple("" if owner == BOT else self._owners[owner] for owner in owners)
        code = letter.games[0].rules.code
        return Plan(code, letter.kinds, letter.is_dynasty, False, peers, letter.names)

    # People

    def _owner_of(self, peer: str) -> int | None:
        return self._owners.index(peer) if peer in self._owners else None

    def _is_owner_there(self, owner: int) -> bool:
        known = self._people.peers.get(self._owners[owner])
        if known is None or not self._people.is_present(self._owners[owner]):
            return False
        return known.here.owner >= 0 or self._now - self._begun_at < AWAY_AFTER

    def _present(self) -> Mapping[str, Here]:
        return {peer: known.here for peer, known in self._people if self._people.is_present(peer)}

    @property
    def can_reach(self) -> bool:
        """Whether this device has reached a relay or another device in the last seconds.

        Otherwise it knows nothing about the others, so its player can't change the game.
        """
        is_recent = self._now - self._reached_at < AWAY_AFTER
        return is_recent or any(self._people.is_present(peer) for peer, _ in self._people)

    def _present_owners(self) -> list[str]:
        return [peer for peer in self._owners if self._people.is_present(peer)]

    # Messages

    def _identity(self) -> str:
        return self._game.letter.identity[:9].hex() if self._game else ""

    def _text(self) -> tuple[str, str]:
        """The letter's text and its hash; both are empty without a game."""
        letter = self.letter
        if letter is None:
            return "", ""
        text, hash = self._letter_text
        if self._text_of is not letter:
            text = letter.to_text(0)
            hash = hash_of(text)
            self._letter_text, self._text_of = (text, hash), letter
        return text, hash

    def _here(self) -> Here:
        self._number += 1
        game, lobby = self._game, self._lobby
        answer = lobby.starting.answer if lobby.starting else None
        return Here(
            number=self._number,
            name=self._name,
            plan="" if game else lobby.hash,
            ready="" if game else lobby.ready,
            seats=() if game else tuple(lobby.seats.items()),
            answer=answer.to_text() if answer else "",
            owner=game.owner if game else WATCHER,
            letter=self._text()[1],
            vote=game.vote if game else (),
            undo=game.undo.request or game.undo.refused if game else None,
            wants_bot=game is not None and game.wants_bot,
            wants_back=game is not None and game.wants_back,
            rejected=game.versions.rejected if game else (),
            rematch=self._identity() if self._wants_rematch else "",
        )

    def _send(self, text: str, to: str | None = None) -> None:
        if not self._has_left:
            self._outbox.append(Sent(text, to))

    def _send_letter(self, to: str | None = None) -> None:
        self._send(message("letter", self._text()[0]), to)

    @property
    def _has_new_plan(self) -> bool:
        in_lobby = self._game is None and self.is_leader
        return in_lobby and self._lobby.to_data() != self._sent_plan

    def take_outbox(self) -> list[Sent]:
        """The messages to send; each is returned once."""
        if self._has_left:
            self._is_changed = False
        elif self._has_new_plan and self._may_send.spend(self._now):
            self._sent_plan = self._lobby.to_data()
            self._send(message("plan", self._sent_plan))
            self._is_changed = True
        if self._is_changed and self._may_send.spend(self._now):
            self._is_changed = False
            self._beat_at = self._now
            self._send(message("here", self._here().to_data()))
        sent, self._outbox = self._outbox, []
        return sent

    def take_events(self) -> list[RoomEvent]:
        """The events since the last call."""
        events = [*dict.fromkeys(self._events)]
        self._events.clear()
        return events

    def _report(self, peer: str, refused: Refused) -> None:
        """Reports a problem with a device, at most once in `REPORTED_AGAIN` seconds."""
        place = (peer, refused.key)
        if self._now - self._reported.get(place, -REPORTED_AGAIN) >= REPORTED_AGAIN:
            self._reported[place] = self._now
            self._events.append(Problem(peer, refused))


def hash_of(text: str) -> str:
    return hashed(b"realmino letter", text.encode())[:9].hex()
