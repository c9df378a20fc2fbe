"""The dialog's contents before a game, and the leader's changes in the waiting room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from browser.messages import say
from friends.page import with_friends
from live.page import Device, WaitStep
from live.page_waiting import ShownSeat, WaitingRoom
from live.room import Room
from live.values import Person, Plan, Presence
from realmino import Rules
from realmino.pieces.variants import available_options, player_counts
from realmino.together.letter import PERSON as PERSON_LETTER
from table.model.match import KIND_OF, LETTER_OF, Match

PATIENCE_SECONDS: Final = 10.0
"""Seconds after which a step counts as slow, or a room as empty."""
NO_GESTURES: Final[Mapping[str, str]] = {}


class Patience:
    """Measures how long the same step has lasted."""

    def __init__(self, now: float) -> None:
        self._step: WaitStep | None = None
        self._since = now

    def is_over(self, step: WaitStep, now: float) -> bool:
        """Whether a step has lasted longer than `PATIENCE_SECONDS` seconds."""
        if step is not self._step:
            self._step, self._since = step, now
        return now - self._since >= PATIENCE_SECONDS


def wait_step(room: Room | None, is_online: bool) -> WaitStep:
    """A device's current step."""
    if room and len(room.people) > 1:
        return WaitStep.LINK
    return WaitStep.PEOPLE if room and is_online else WaitStep.RELAY


def plan_like(match: Match) -> Plan:
    """The plan for the set-up form's game."""
    kinds = (seat.kind for seat in with_friends(match.seats))
    letters = "".join(LETTER_OF[kind] for kind in kinds)
    return Plan(match.game.rules.code, letters, match.dynasty)


def after_change(plan: Plan, act: str, fields: Mapping[str, str]) -> Plan:
    """The plan after the leader has changed the field ``act`` of the waiting room.

    ``fields`` has the new ``value``, whether a box is ``on``, and the ``seat`` for a player's kind.
    """
    code, kinds = plan.code, plan.kinds
    dynasty, coach = plan.is_dynasty, plan.allow_coach
    value, is_on = fields["value"], bool(fields["on"])
    match act:
        case "set-game" | "set-players":
            game, players = code[0], int(code[1])
            game, players = (value, players) if act == "set-game" else (game, int(value))
            code = closest_code(game, players, code[2:])
            kinds = f"{kinds}{PERSON_LETTER * int(code[1])}"[: int(code[1])]
        case "set-variant":
            letters = code[2:].replace(value, "") + (value if is_on else "")
            code = closest_code(code[0], int(code[1]), letters)
        case "set-kind":
            seat = int(fields["seat"])
            kinds = f"{kinds[:seat]}{LETTER_OF[value]}{kinds[seat + 1 :]}"
        case "set-dynasty":
            dynasty = is_on
        case "set-coach":
            coach = is_on
    return Plan(code, kinds, dynasty, coach)


def closest_code(game: str, players: int, letters: str) -> str:
    """The rules code closest to a game, number of players and variants."""
    counts = player_counts(game)
    plain = f"{game}{min(max(players, counts[0]), counts[-1])}"
    return plain + "".join(
        sorted(letter for letter in available_options(plain) if letter in letters)
    )


def devices(room: Room, gestures: Mapping[str, str] = NO_GESTURES, asked: str = "") -> list[Device]:
    """A room's devices for display, with their gestures; in a game, only players' devices.

    ``asked`` is the device that the leader may be about to remove.
    """
    return [
        _device(room, peer, person, gestures.get(peer, ""), asked)
        for peer, person in room.people.items()
        if not (room.letter and watches(person))
    ]


def watchers(room: Room) -> int:
    """The number of present people who only watch."""
    people = room.people.values()
    return sum(1 for person in people if watches(person) and person.presence is Presence.PRESENT)


def is_met(room: Room) -> bool:
    """Whether somebody else is present."""
    others = (person for peer, person in room.people.items() if peer != room.me)
    return any(person.presence is Presence.PRESENT for person in others)


def watches(person: Person) -> bool:
    """Whether a person has no seat in the game."""
    return person.owner is None or person.owner < 0


def _device(room: Room, peer: str, person: Person, gesture: str, asked: str) -> Device:
    is_me = peer == room.me
    path = "direct" if is_me else person.route or "looking"
    if person.presence is not Presence.PRESENT:
        path = "looking" if not person.route and not person.name else "away"
    plan = room.plan
    is_ready = person.is_ready or (peer == room.leader and bool(plan and not plan.free_seats))
    is_ready = is_ready and not room.letter
    removable = peer if room.is_leader and not is_me and not room.letter else ""
    name = person.name or "?"
    return Device(name, path, is_me, is_ready, gesture, removable, asked == peer)


def waiting_room(
    room: Room,
    plan: Plan,
    code: str,
    link: str,
    *,
    is_online: bool = True,
    can_share: bool = False,
    is_wide: bool = False,
    asked: str = "",
) -> WaitingRoom:
    """The waiting room, as this device knows it; if ``is_online``, a relay responds."""
    me, people = room.me, room.people
    rules = Rules.parse(plan.code)
    places = []
    for seat, letter in enumerate(plan.kinds):
        peer = plan.peers[seat] if seat < len(plan.peers) else ""
        # A friend with a seat may not have reached this device yet.
        name = (plan.names[seat] or room.peer_name(peer)) if peer else ""
        places.append(ShownSeat(rules.colours[seat], KIND_OF[letter], name, peer == me))
    why = reason(room, plan, is_online)
    may_start = not why if room.is_leader else me in plan.peers and not room.is_starting
    return WaitingRoom(
        code,
        link,
        rules,
        plan.is_dynasty,
        places,
        devices(room, asked=asked),
        plan.allow_coach,
        room.is_leader,
        people[me].is_ready,
        may_start,
        why,
        can_share,
        is_wide,
    )


def reason(room: Room, plan: Plan, is_online: bool) -> str:
    """Why the game hasn't started yet; empty if the leader can start it now."""
    if room.is_starting:
        return say("live-why-starting")
    if room.is_leader:
        return _leaders_reason(room, plan, is_online)
    if room.me not in plan.devices:
        return say("live-why-seat" if plan.free_seats else "live-why-taken")
    if not room.people[room.me].is_ready:
        return say("live-why-me")
    if away := _absent_names(room, (room.leader,)):
        return say("live-why-away", names=away)
    if plan.free_seats:
        return say("live-why-seats", seats=len(plan.free_seats))
    others = [peer for peer in plan.devices if peer not in (room.me, room.leader)]
    return _waits_for(room, others) or say("live-why-start", name=room.peer_name(room.leader))


def _leaders_reason(room: Room, plan: Plan, is_online: bool) -> str:
    others = [peer for peer in plan.devices if peer != room.me]
    present = [peer for peer in room.people if peer != room.me and not _absent_names(room, (peer,))]
    if not present and not others:
        return say("live-why-alone" if is_online else "live-why-offline")
    if room.me not in plan.devices:
        return say("live-why-seat")
    if plan.free_seats:
        return say("live-why-free", seats=len(plan.free_seats))
    return _waits_for(room, others) if others else say("live-why-few")


def _waits_for(room: Room, peers: Sequence[str]) -> str:
    """A sentence about the devices that the game waits for; empty for none."""
    if away := _absent_names(room, peers):
        return say("live-why-away", names=away)
    unready = [room.peer_name(peer) for peer in peers if not room.people[peer].is_ready]
    return say("live-why-ready", names=unready) if unready else ""


def _absent_names(room: Room, peers: Sequence[str]) -> list[str]:
    """The names of absent devices."""
    people = room.people
    return [
        room.peer_name(peer)
        for peer in peers
        if peer not in people or people[peer].presence is not Presence.PRESENT
    ]
