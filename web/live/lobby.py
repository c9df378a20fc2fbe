"""A room's lobby: the leader's plan, the seats, who is ready, and the start of a game.

The leader can only propose a game. A device joins only if all players, including its own, were
ready for exactly this game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from live.messages import Here
from live.starting import Starting
from live.values import MOST_ROUNDS, LobbyChanged, Plan, Problem, RoomEvent, short_name
from realmino.together.fair import SECRET_SIZE, Giving, Refused, joint_hash
from realmino.together.invitation import Invitation, invite
from realmino.together.letter import PERSON, Letter


class RoomLobby:
    """A device's knowledge of the lobby. ``present`` returns the other present devices."""

    def __init__(
        self,
        me: str,
        name: str,
        secret: bytes,
        events: list[RoomEvent],
        present: Callable[[], Mapping[str, Here]],
    ) -> None:
        self.me = me
        self.name = name
        self.plan: Plan | None = None
        self.leader = ""
        self.term = 0
        """Increases with each change of leader."""
        self.seats: dict[int, str] = {}
        """The seats wanted by people on this device, with their names."""
        self.ready = ""
        """The hash of the plan that this device is ready for; empty if it isn't."""
        self.starting: Starting | None = None
        """The game that is starting, if any."""
        self.answered: tuple[int, str] = (-1, "")
        """The last round for which this device used its secret, and the invitation's hash."""
        self._secret = secret
        self._events = events
        self._present = present
        self._held_seats: set[int] = set()
        self._freed_seats: set[tuple[str, int]] = set()
        self._returned_seats: set[int] = set()
        self._cancelled_start: Starting | None = None

    def reset(self) -> None:
        """Resets readiness and the start after a game."""
        self.seats, self.ready = {}, ""
        self.starting = self._cancelled_start = None
        self._held_seats.clear()
        self._freed_seats.clear()
        self._returned_seats.clear()

    def restore(self, plan: Plan | None, leader: str, term: int, answered: tuple[int, str]) -> None:
        """Restores stored values."""
        self.plan, self.leader, self.term, self.answered = plan, leader, term, answered
        if plan:
            self._confirm_seats()

    # Values

    @property
    def is_leader(self) -> bool:
        """Whether this device leads the room."""
        return self.leader == self.me

    @property
    def hash(self) -> str:
        """The hash of the plan; empty without one."""
        return self.plan.hash(self.leader) if self.plan else ""

    @property
    def is_ready(self) -> bool:
        """Whether this device is ready for the current plan."""
        return self.ready != "" and self.ready == self.hash

    def secret(self, round: int) -> bytes:
        """This device's secret for one of the room's games."""
        data = round.to_bytes(2, "big")
        return joint_hash(b"realmino room", self._secret, data)[:SECRET_SIZE]

    def to_data(self) -> dict[str, Any]:
        """The leader's message: its plan, term and invitation."""
        assert self.plan
        starting = self.starting
        invitation = replace(starting.invitation, names=()).to_text() if starting else ""
        return {"plan": self.plan.to_data(), "term": self.term, "with": invitation}

    # The leader

    def lead(self, plan: Plan) -> None:
        """Makes this device the leader, with a plan."""
        self.leader = self.me
        self.term += 1
        self._set(plan)

    def propose(self, plan: Plan) -> None:
        """Changes the plan but keeps the people; cancels an unfinished start."""
        if not self.is_leader or self.plan is None:
            raise Refused("not-leader")
        self._set(plan.with_people_from(self._with_unused_round()))

    def _with_unused_round(self) -> Plan:
        """The plan, with a new round if this one's secret was used."""
        assert self.plan
        if self.answered[0] < self.plan.round:
            return self.plan
        return replace(self.plan, round=min(self.answered[0] + 1, MOST_ROUNDS - 1))

    def _set(self, plan: Plan) -> None:
        if plan == self.plan:
            return
        self.plan = plan
        self._cancel_start()
        self._confirm_seats()
        self._events.append(LobbyChanged())

    def _cancel_start(self) -> None:
        """Cancels a start. Its first letter may still arrive if the leader has sent it."""
        if self.starting and self.starting.answer:
            self._cancelled_start = self.starting
        self.starting = None

    def seat_all(self) -> None:
        """As the leader, assigns everyone the free seats they want."""
        if not self.is_leader or self.plan is None or self.starting:
            return
        plan = self.plan
        for peer, here in [*self._present().items(), (self.me, Here(0, seats=self._own_seats()))]:
            wanted = dict(here.seats)
            self._freed_seats -= {
                (p, seat) for p, seat in self._freed_seats if p == peer and seat not in wanted
            }
            for seat, owner in enumerate(plan.peers):
                if owner == peer and seat not in wanted and here.plan == self.hash:
                    plan = plan.with_device(seat, "")
            for seat, name in wanted.items():
                is_free = seat in plan.free_seats or plan.peers[seat : seat + 1] == (peer,)
                if is_free and seat >= 0 and (peer, seat) not in self._freed_seats:
                    plan = plan.with_device(seat, peer, short_name(name) or here.name)
        self._set(plan)

    def _own_seats(self) -> tuple[tuple[int, str], ...]:
        return tuple(self.seats.items())

    def start(self) -> None:
        """Invites everyone with a seat; raises `Refused` if they aren't all ready."""
        plan = self.plan
        if not self.is_leader or plan is None:
            raise Refused("not-leader")
        present = self._present()
        others = [peer for peer in plan.devices if peer != self.me]
        if not others or self.me not in plan.devices:
            raise Refused("too-few")
        if plan.free_seats or any(
            peer not in present or present[peer].ready != self.hash for peer in others
        ):
            raise Refused("not-ready")
        if self.starting:
            return
        if self.answered[0] >= plan.round:
            self._set(self._with_unused_round())
            raise Refused("not-ready")
        invitation = self._invitation(self.secret(plan.round))
        self.starting = Starting(plan, self.me, invitation)
        self.answered = (plan.round, invitation.hash.hex())
        self._events.append(LobbyChanged())

    def _invitation(self, secret: bytes) -> Invitation:
        assert self.plan
        owners = self.plan.owner_of_seats(self.leader)
        return invite(
            self.plan.code,
            owners,
            secret,
            Giving.ALL,
            self.plan.is_dynasty,
            self.plan.kinds,
            self.plan.names,
        )

    def give_up(self) -> None:
        """As the leader, cancels a start that can't succeed because somebody has left."""
        starting, present = self.starting, self._present()
        if not starting or not self.is_leader:
            return
        for peer in starting.owners[1:]:
            is_ready = peer in present and present[peer].ready == self.hash
            if not is_ready and peer not in starting.answers:
                self.restart()
                return

    def restart(self) -> None:
        """As the leader, cancels a start."""
        if self.starting:
            self._set(self._with_unused_round())

    def take_over(self) -> None:
        """Takes over from a leader who has left."""
        if self.plan:
            plan = self._with_unused_round()
            self.lead(replace(plan, round=min(plan.round + 1, MOST_ROUNDS - 1)))

    # The others

    def read_plan(self, peer: str, data: Mapping[str, Any]) -> None:
        """Accepts a plan. Raises `Refused` if it isn't the leader's, ValueError if it's invalid."""
        plan, term, present = Plan.from_data(data["plan"]), int(data["term"]), self._present()
        if peer != self.leader:
            follows = self.leader in present and present[self.leader].plan == plan.hash(peer)
            if self.is_leader:
                if not self._is_followed(peer, plan, term):
                    return
            elif self.leader and not follows and (self.leader in present or term < self.term):
                raise Refused("two-leaders")
            self._cancel_start()
        self.leader, self.term = peer, term
        self._set(plan)
        text = str(data.get("with", ""))
        if text:
            received = replace(Invitation.parse(text), names=plan.names)
            if self.starting is None or self.starting.invitation.hash != received.hash:
                self._cancel_start()
                self.starting = Starting(plan, peer, received)

    def _is_followed(self, peer: str, plan: Plan, term: int) -> bool:
        """Whether the others got a new leader while this device was disconnected."""
        assert self.plan
        others = [here.plan for other, here in self._present().items() if other != peer]
        if others:
            return all(hash == plan.hash(peer) for hash in others)
        return peer in self.plan.devices and (term, peer) > (self.term, self.me)

    def lacks(self, peer: str, here: Here) -> bool:
        """Whether this device leads, and another one doesn't know the plan or the start."""
        starting = self.starting
        is_unanswered = starting is not None and peer in starting.owners and not here.answer
        return self.is_leader and (here.plan != self.hash or is_unanswered)

    @property
    def starting_owners(self) -> set[str]:
        """The devices in a game that is starting, or whose first letter may still arrive."""
        starts = filter(None, (self.starting, self._cancelled_start))
        return {owner for start in starts for owner in start.owners}

    def _confirm_seats(self) -> None:
        """Records the seats this device has been given.

        Drops requests for seats that it can't have any more.
        """
        assert self.plan
        for seat, peer in enumerate(self.plan.peers):
            if peer == self.me and seat not in self._returned_seats:
                self.seats.setdefault(seat, self.plan.names[seat])
                self._held_seats.add(seat)
            elif seat in self.seats and (
                peer or seat in self._held_seats or self.plan.kinds[seat] != PERSON
            ):
                del self.seats[seat]
                if peer:
                    self._events.append(Problem(peer, Refused("seat-taken")))
        self.seats = {
            seat: name for seat, name in self.seats.items() if seat < len(self.plan.kinds)
        }
        mine = {seat for seat, peer in enumerate(self.plan.peers) if peer == self.me}
        self._held_seats &= mine
        self._returned_seats &= mine

    def request_seat(self, seat: int, name: str) -> None:
        """Asks for a seat."""
        if self.plan is None or self.starting:
            raise Refused("started")
        if not 0 <= seat < len(self.plan.kinds) or self.plan.kinds[seat] != PERSON:
            raise Refused("no-seat")
        if self.plan.peers[seat] not in ("", self.me):
            raise Refused("seat-taken")
        self._returned_seats.discard(seat)
        self.seats[seat] = short_name(name) or self.name
        self.seat_all()

    def free_seat(self, seat: int) -> None:
        """Frees one of this device's seats; the leader may free any seat."""
        if self.plan is None or self.starting:
            raise Refused("started")
        if self.seats.pop(seat, None) is not None:
            self._returned_seats.add(seat)
        else:
            if not self.is_leader:
                raise Refused("not-leader")
            if not 0 <= seat < len(self.plan.peers) or not self.plan.peers[seat]:
                raise Refused("no-seat")
            self._freed_seats.add((self.plan.peers[seat], seat))
            self._set(self.plan.with_device(seat, ""))
        self.seat_all()
        if self.is_leader and self.plan.peers[seat : seat + 1] == (self.me,):
            self._set(self.plan.with_device(seat, ""))

    def set_ready(self, is_ready: bool) -> None:
        """Sets whether this device agrees to the plan."""
        self.ready = self.hash if is_ready else ""
        if is_ready:
            self._cancelled_start = None
        elif self.is_leader:
            self.restart()

    def respond(self) -> bool:
        """Answers the invitation if everyone was ready for it; returns whether it did."""
        plan, starting = self.plan, self.starting
        if not plan or not starting or self.is_leader or starting.answer:
            return False
        if self.me not in plan.devices or not self.is_ready:
            return False
        present = self._present()
        others = [peer for peer in plan.devices if peer not in (self.me, self.leader)]
        if any(peer not in present or present[peer].ready != self.ready for peer in others):
            return False
        invitation, hash = starting.invitation, starting.invitation.hash.hex()
        promised = replace(self._invitation(b""), anchor=invitation.anchor)
        is_used = self.answered >= (plan.round, "") and self.answered != (plan.round, hash)
        if promised != invitation or is_used:
            self.ready = ""
            raise Refused("other-plan")
        self.answered = (plan.round, hash)
        owner = starting.owners.index(self.me)
        starting.answer = invitation.accept(owner, self.secret(plan.round))
        return True

    def update(self, peer: str, here: Here) -> None:
        """Handles a device's heartbeat."""
        for starting in (self.starting, self._cancelled_start):
            if starting and here.answer:
                starting.add_answer(peer, here.answer)
        self.seat_all()

    def first_letter(self) -> Letter | None:
        """The first letter, if this device leads and all answers have arrived; otherwise None."""
        lobby = self.starting.lobby() if self.starting else None
        if lobby is None or not self.is_leader or not self.plan:
            return None
        return lobby.letter(self.secret(self.plan.round))

    def starting_with(self, letter: Letter) -> Starting | None:
        """The start to which a first letter belongs, or None."""
        for starting in (self.starting, self._cancelled_start):
            if starting and starting.is_first(letter):
                return starting
        return None
