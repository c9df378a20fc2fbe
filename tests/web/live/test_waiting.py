"""The waiting room: its contents, and the leader's changes."""

import pytest

from browser.messages import say
from live import waiting
from live.carrier import Route
from live.page import WaitStep
from live.page_waiting import WaitingRoom
from live.room import Room
from live.values import Plan
from live.waiting import PATIENCE_SECONDS, Patience, wait_step
from realmino import Game
from table.model.match import Match
from tests.web.fixtures import seats


def given(value: str = "", seat: str = "", on: str = "") -> dict[str, str]:
    return {"value": value, "seat": seat, "on": on}


def test_takes_the_game_of_the_form_with_a_free_seat_for_a_friend() -> None:
    match = Match(seats("pss"), "far", (Game("K3h"),))
    assert waiting.plan_like(match) == Plan("K3h", "pps")
    dynasty = Match(seats("pss"), "far", (Game("K3h"),), dynasty=True)
    assert waiting.plan_like(dynasty).is_dynasty


@pytest.mark.parametrize(
    ("act", "values", "code", "kinds"),
    [
        ("set-players", given("4"), "K4", "pspp"),
        ("set-game", given("W"), "W3", "psp"),
        ("set-variant", given("d", on="on"), "K2d", "ps"),
        ("set-variant", given("h", on="on"), "K2h", "ps"),
        ("set-kind", given("duke", seat="1"), "K2", "pd"),
    ],
)
def test_the_leader_changes_the_game(
    act: str, values: dict[str, str], code: str, kinds: str
) -> None:
    assert waiting.after_change(Plan("K2", "ps"), act, values) == Plan(code, kinds)


def test_drops_variants_that_the_game_does_not_have() -> None:
    assert waiting.after_change(Plan("K2dh", "pp"), "set-players", given("3")).code == "K3h"
    assert waiting.after_change(Plan("W6t", "pppppp"), "set-players", given("5")).code == "W5"
    assert waiting.after_change(Plan("K2h", "pp"), "set-variant", given("h")).code == "K2"


def test_the_leader_allows_the_coach_and_chooses_a_dynasty() -> None:
    coached = waiting.after_change(Plan("K2", "pp"), "set-coach", given(on="on"))
    assert (coached.allow_coach, coached.is_dynasty) == (True, False)
    both = waiting.after_change(coached, "set-dynasty", given(on="on"))
    assert (both.allow_coach, both.is_dynasty) == (True, True)
    larger = waiting.after_change(both, "set-players", given("3"))
    assert (larger.allow_coach, larger.is_dynasty) == (True, True)
    assert not waiting.after_change(both, "set-dynasty", given()).is_dynasty


def test_a_friend_with_a_seat_may_not_have_been_reached_yet() -> None:
    plan = Plan("K3", "ppp", peers=("ann", "ben", "cat"), names=("Ann", "Ben", ""))
    guest = Room("ben", "Ben", bytes([1]) * 18)
    guest.opened("ann", Route.DIRECT, 0)
    shown = waiting.waiting_room(guest, plan, "code", "link")
    assert [seat.name for seat in shown.places] == ["Ann", "Ben", "?"]
    leader = Room("ann", "Ann", bytes(18), plan)
    assert not waiting.waiting_room(leader, plan, "code", "link").may_start


def test_a_room_shows_who_is_present_and_when_the_game_can_start() -> None:
    leader = Room("ann", "Ann", bytes(18), Plan("K2", "pp"))
    guest = Room("ben", "Ben", bytes([1]) * 18)
    leader.request_seat(0)
    leader.opened("ben", Route.RELAY, 1.0)
    guest.opened("ann", Route.RELAY, 1.0)
    exchange(leader, guest)
    guest.request_seat(1)
    exchange(leader, guest)
    waiting = shown(leader)
    assert [(place.name, place.is_mine) for place in waiting.places] == [
        ("Ann", True),
        ("Ben", False),
    ]
    assert [(device.name, device.path) for device in waiting.devices] == [
        ("Ann", "direct"),
        ("Ben", "relay"),
    ]
    assert not waiting.may_start
    assert waiting.why == say("live-why-ready", names=["Ben"])
    assert shown(guest).may_start, "and so be ready"
    assert shown(guest).why == say("live-why-me")
    guest.set_ready(True)
    exchange(leader, guest)
    assert shown(leader).may_start
    assert not shown(leader).why
    assert shown(guest).is_ready
    assert shown(guest).why == say("live-why-start", name="Ann")


def test_a_leader_alone_reads_why_the_game_cannot_start() -> None:
    leader = Room("ann", "Ann", bytes(18), Plan("K2", "pp"))
    assert shown(leader).why == say("live-why-alone")
    assert shown(leader, is_online=False).why == say("live-why-offline")


def test_lists_free_seats_and_people_without_one() -> None:
    leader, guest = pair(Plan("K3", "ppp"))
    assert shown(leader).why == say("live-why-seat")
    leader.request_seat(0)
    exchange(leader, guest)
    assert shown(leader).why == say("live-why-free", seats=2)
    assert shown(guest).why == say("live-why-seat")
    leader.request_seat(1)
    leader.request_seat(2)
    exchange(leader, guest)
    assert shown(leader).why == say("live-why-few")
    assert shown(guest).why == say("live-why-taken")


def test_names_absent_players() -> None:
    leader, guest = pair(Plan("K2", "pp"))
    leader.request_seat(0)
    exchange(leader, guest)
    guest.request_seat(1)
    exchange(leader, guest)
    leader.closed("ben", 2.0)
    assert shown(leader).why == say("live-why-away", names=["Ben"])


def test_only_the_leader_may_remove_the_others_and_is_asked_again() -> None:
    leader, guest = pair(Plan("K2", "pp"))
    assert [device.peer for device in shown(leader).devices] == ["", "ben"]
    assert [device.is_asked for device in shown(leader, asked="ben").devices] == [False, True]
    assert [device.peer for device in shown(guest).devices] == ["", ""]


def test_a_device_that_leaves_is_shown_as_away() -> None:
    leader, _ = pair(Plan("K2", "pp"))
    leader.closed("ben", 2.0)
    assert [device.path for device in waiting.devices(leader)] == ["direct", "away"]


def test_a_device_that_has_not_been_reached_has_no_name_yet() -> None:
    leader = Room("ann", "Ann", bytes(18), Plan("K2", "pp"))
    leader.closed("ben", 1.0)
    leader.opened("cat", Route.DIRECT, 1.0)
    assert {device.name for device in waiting.devices(leader)} <= {"Ann", "?"}


def pair(plan: Plan) -> tuple[Room, Room]:
    """Ann's room with this plan, and the room of Ben, who has joined it."""
    leader = Room("ann", "Ann", bytes(18), plan)
    guest = Room("ben", "Ben", bytes([1]) * 18)
    leader.opened("ben", Route.DIRECT, 1.0)
    guest.opened("ann", Route.DIRECT, 1.0)
    exchange(leader, guest)
    return leader, guest


def shown(room: Room, *, is_online: bool = True, asked: str = "") -> WaitingRoom:
    assert room.plan
    code = "K7QM3XPA9RTD"
    return waiting.waiting_room(
        room, room.plan, code, f"#room={code}", is_online=is_online, asked=asked
    )


def exchange(one: Room, other: Room) -> None:
    """Delivers messages and their replies between Ann and Ben."""
    pairs = ((one, "ann", other), (other, "ben", one))
    for _ in range(10):
        for sender, name, receiver in pairs:
            for sent in sender.take_outbox():
                receiver.received(name, sent.text, 1.5)


def test_determines_the_current_step_into_a_room() -> None:
    room = Room("ben", "Ben", bytes(18))
    assert wait_step(None, True) is WaitStep.RELAY
    assert wait_step(room, False) is WaitStep.RELAY
    assert wait_step(room, True) is WaitStep.PEOPLE
    room.opened("ann", Route.DIRECT, 1.0)
    assert wait_step(room, False) is WaitStep.LINK


def test_each_step_may_take_a_while() -> None:
    patience = Patience(100.0)
    assert not patience.is_over(WaitStep.RELAY, 100.0 + PATIENCE_SECONDS - 1)
    assert patience.is_over(WaitStep.RELAY, 100.0 + 2 * PATIENCE_SECONDS)
    assert not patience.is_over(WaitStep.PEOPLE, 100.0 + 2 * PATIENCE_SECONDS)
    assert patience.is_over(WaitStep.PEOPLE, 100.0 + 3 * PATIENCE_SECONDS)
