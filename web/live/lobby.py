"""What the waiting room shows, and how the leader changes the game there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from live.page import Device, ShownSeat, WaitingRoom, may_have
from live.room import Room
from live.values import Person, Plan, Presence
from realmino import NotationError, Rules
from realmino.pieces.variants import OPTIONS
from realmino.together.letter import PERSON as PERSON_LETTER
from table.match import FRIEND, PERSON, Match
from together.page import with_friends
from together.shared import KIND_OF

NO_GESTURES: Final[Mapping[str, str]] = {}


def plan_like(match: Match) -> Plan:
    """The plan for the set-up form's game, with letters for people and bots."""
    kinds = (seat.kind for seat in with_friends(match.seats))
    letters = (PERSON_LETTER if kind in (PERSON, FRIEND) else kind[0] for kind in kinds)
    return Plan(match.game.rules.code, "".join(letters), match.dynasty)


def changed(plan: Plan, act: str, given: Mapping[str, str]) -> Plan:
    """The plan after the leader has changed the field ``act`` of the waiting room.

    ``given`` has the new ``value``, whether a box is ``on``, and for a player's kind the ``seat``.
    """
    code, kinds = plan.code, plan.kinds
    dynasty, coach = plan.is_dynasty, plan.allow_coach
    value, is_on = given["value"], bool(given["on"])
    match act:
        case "set-game" | "set-players":
            game, players = code[0], int(code[1])
            game, players = (value, players) if act == "set-game" else (game, int(value))
            code = code_of(game, players, code[2:])
            kinds = f"{kinds}{PERSON_LETTER * int(code[1])}"[: int(code[1])]
        case "set-variant":
            letters = code[2:].replace(value, "") + (value if is_on else "")
            code = code_of(code[0], int(code[1]), letters)
        case "set-kind":
            seat = int(given["seat"])
            kinds = f"{kinds[:seat]}{value[0]}{kinds[seat + 1 :]}"
        case "set-dynasty":
            dynasty = is_on
        case "set-coach":
            coach = is_on
    return Plan(code, kinds, dynasty, coach)


def code_of(game: str, players: int, letters: str) -> str:
    """The code of the rules closest to a game, a number of players and letters of variants."""
    least, most = (3, 8) if game == "W" else (2, 4)
    players = min(max(players, least), most)
    plain = Rules.parse(f"{game}{players}")
    kept = "".join(letter for letter in OPTIONS if letter in letters and may_have(plain, letter))
    try:
        return Rules.parse(f"{plain.code}{kept}").code
    except NotationError:
        return plain.code


def devices(room: Room, gestures: Mapping[str, str] = NO_GESTURES) -> list[Device]:
    """How the devices of a room are shown, with their gestures."""
    people = room.people.items()
    return [_device(room, peer, person, gestures.get(peer, "")) for peer, person in people]


def _device(room: Room, peer: str, person: Person, gesture: str) -> Device:
    is_me = peer == room.me
    path = "direct" if is_me else person.route or "looking"
    if person.presence is not Presence.PRESENT:
        path = "away"
    plan = room.plan
    is_ready = person.is_ready or (peer == room.leader and bool(plan and not plan.free))
    return Device(person.name, path, is_me, is_ready and not room.letter, gesture)


def waiting_room(room: Room, plan: Plan, code: str, link: str, can_share: bool) -> WaitingRoom:
    """The waiting room, as this device knows it."""
    me, people = room.me, room.people
    rules = Rules.parse(plan.code)
    places = []
    for seat, letter in enumerate(plan.kinds):
        peer = plan.peers[seat] if seat < len(plan.peers) else ""
        # A friend who has a seat may not have reached this device yet.
        name = (plan.names[seat] or room.name_of(peer)) if peer else ""
        places.append(ShownSeat(rules.colours[seat], KIND_OF[letter], name, peer == me))
    others = [peer for peer in plan.devices if peer not in (me, "")]
    are_ready = all(peer in people and people[peer].is_ready for peer in others)
    may_start = not plan.free and are_ready and bool(others)
    may_start = may_start if room.is_leader else me in plan.peers
    may_start = may_start and not room.is_starting
    return WaitingRoom(
        code,
        link,
        rules,
        plan.is_dynasty,
        places,
        devices(room),
        plan.allow_coach,
        room.is_leader,
        people[me].is_ready,
        may_start,
        can_share,
    )
