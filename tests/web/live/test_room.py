"""A device in a live game: lobby, start, play, people who leave, and votes."""

import pytest

from live.messages import message
from live.room import Room
from live.values import (
    PersonChanged,
    Plan,
    Presence,
    Started,
    VersionFound,
    VoteChanged,
)
from realmino.together.agreements import Agreement, Change
from realmino.together.fair import BOT, Giving, proof
from tests.depth import ordinary_first
from tests.web.live.rooms import (
    NAMES,
    Devices,
    agree,
    finish,
    problems,
    refusal,
    room_letter,
    stored,
)

K2, K3 = Plan("K2", "pp"), Plan("K3", "ppp")


# The lobby and the start


GAMES: list[tuple[str, str, list[str]]] = [
    ("K2", "pp", ["ann", "ben"]),
    ("K4", "pppd", ["ben", "ann", "ben"]),
    ("K4", "dppp", ["", "cat", "ann", "ben"]),
    ("Q2", "pp", ["ben", "ann"]),
    ("W8t", "pppppprr", ["ann", "ben", "cat", "cat", "ann", "dan"]),
    ("W8", "pppppppp", [*NAMES]),
]
"""The rules code, the kinds of seats, and the device at each seat."""


@pytest.mark.parametrize(("code", "kinds", "seats"), ordinary_first(GAMES, GAMES[:2]))
def test_devices_play_a_whole_game(code: str, kinds: str, seats: list[str]) -> None:
    devices = Devices(Plan(code, kinds, allow_coach=True), len({*filter(None, seats)}))
    devices.start(seats)
    first = devices.letters()[0]
    assert first.chance.giving is Giving.ALL
    assert first.names == tuple(name.title() for name in [*seats, *[""] * 8][: len(kinds)])
    for name, room in devices.rooms.items():
        assert Started() in devices.events[name]
        assert [*room.people[name].seats] == [
            at for at, at_seat in enumerate(seats) if at_seat == name
        ]
    letter = finish(devices)
    assert {deal.givers for deal in proof(letter.games, letter.chance)} == {
        tuple(range(len(devices.rooms)))
    }
    assert letter.chance.owners[0] == BOT or kinds[0] == "p"
    assert all(not problems(devices, name) for name in devices.rooms)


@pytest.mark.deep
def test_a_dynasty_is_played_to_its_end() -> None:
    devices = Devices(Plan("K2", "pp", is_dynasty=True))
    devices.start()
    assert len(finish(devices).games) == 3


def test_only_the_leader_plans_and_starts() -> None:
    devices = Devices(K2)
    devices.deliver()
    assert devices.rooms["ben"].leader == "ann"
    assert refusal(devices, "ben", Room.start) == "not-leader"
    assert refusal(devices, "ben", lambda room: room.propose(K3)) == "not-leader"
    assert refusal(devices, "ann", Room.start) == "too-few"
    devices.act("ann", lambda room: room.request_seat(0))
    devices.act("ben", lambda room: room.request_seat(1))
    devices.deliver()
    assert refusal(devices, "ann", Room.start) == "not-ready"
    assert refusal(devices, "ben", lambda room: room.request_seat(0)) == "seat-taken"
    assert refusal(devices, "ben", lambda room: room.request_seat(2)) == "no-seat"
    assert refusal(devices, "ben", lambda room: room.free_seat(0)) == "not-leader"


def test_after_any_change_of_the_plan_nobody_is_ready() -> None:
    devices = Devices(K2)
    devices.deliver()
    for seat, name in enumerate(("ann", "ben")):
        devices.act(name, lambda room, seat=seat: room.request_seat(seat))  # type: ignore[misc]
    devices.deliver()
    devices.act("ben", lambda room: room.set_ready(True))
    devices.deliver()
    assert devices.rooms["ann"].people["ben"].is_ready
    devices.act("ann", lambda room: room.propose(Plan("K2", "pp", allow_coach=True)))
    devices.deliver()
    assert devices.rooms["ben"].plan == devices.rooms["ann"].plan
    assert devices.rooms["ben"].plan.peers == ("ann", "ben")  # type: ignore[union-attr]
    assert not devices.rooms["ann"].people["ben"].is_ready
    assert not devices.rooms["ben"].people["ben"].is_ready
    assert refusal(devices, "ann", Room.start) == "not-ready"


def test_people_leave_seats_and_the_leader_frees_them() -> None:
    devices = Devices(K3)
    devices.deliver()
    devices.act("ben", lambda room: room.request_seat(1, "Bea"))
    devices.act("ben", lambda room: room.request_seat(2))
    devices.deliver()
    plan = devices.rooms["ann"].plan
    assert plan is not None
    assert (plan.peers, plan.names) == (("", "ben", "ben"), ("", "Bea", "Ben"))
    devices.act("ben", lambda room: room.free_seat(2))
    devices.deliver()
    devices.act("ann", lambda room: room.free_seat(1))
    devices.pass_time(5)
    for room in devices.rooms.values():
        assert room.plan is not None
        assert room.plan.free_seats == [0, 1, 2]


def test_gives_a_seat_to_one_of_two_who_want_it() -> None:
    devices = Devices(K2, 3)
    devices.deliver()
    devices.act("ben", lambda room: room.request_seat(1))
    devices.act("cat", lambda room: room.request_seat(1))
    devices.pass_time(3)
    plans = [room.plan for room in devices.rooms.values()]
    assert [plan.peers for plan in plans if plan] == [("", "ben")] * 3
    assert problems(devices, "cat") == ["seat-taken"]


def test_somebody_else_leads_when_the_leader_goes() -> None:
    devices = Devices(K3, 3)
    devices.deliver()
    devices.act("ben", lambda room: room.request_seat(1))
    devices.deliver()
    devices.act("ann", Room.leave)
    devices.deliver()
    devices.vanish("ann")
    devices.pass_time(5)
    assert devices.rooms["cat"].leader == "ann"
    devices.pass_time(10)
    assert [room.leader for room in devices.rooms.values()] == ["ben", "ben"]
    devices.act("ben", lambda room: room.propose(K2))
    devices.act("cat", lambda room: room.request_seat(0))
    devices.deliver()
    devices.act("cat", lambda room: room.set_ready(True))
    devices.deliver()
    devices.act("ben", Room.start)
    devices.deliver()
    finish(devices)


def test_a_second_leader_is_refused() -> None:
    devices = Devices(K2)
    devices.add("cat", Plan("Q2", "pp"))
    devices.pass_time(3)
    assert "two-leaders" in problems(devices, "ben")
    plan = devices.rooms["ben"].plan
    assert plan is not None
    assert plan.code == "K2"


# People who go and come back


def test_a_silent_device_is_away_after_six_seconds() -> None:
    devices = Devices(K2)
    devices.start()
    devices.vanish("ben")
    devices.pass_time(5)
    before = devices.rooms["ann"].people["ben"].presence
    devices.pass_time(2)
    after = devices.rooms["ann"].people["ben"].presence
    assert (before, after) == (Presence.PRESENT, Presence.AWAY)


def test_a_reloaded_device_has_its_seat_at_once() -> None:
    devices = Devices(K3, 3)
    devices.start()
    devices.play(10)
    devices.reload("ben")
    devices.deliver()
    assert devices.rooms["ann"].people["ben"].presence is Presence.PRESENT
    assert agree(devices)
    finish(devices)


def test_the_next_sign_of_life_repairs_a_lost_choice() -> None:
    devices = Devices(K2)
    devices.start()
    for name in ("ann", "ben"):
        if devices.choose(name):
            break
    devices.in_transit.clear()
    assert not agree(devices)
    devices.pass_time(3)
    assert agree(devices)


def go_away(devices: Devices, name: str) -> Room:
    """Makes a device vanish and plays until the game waits for it; returns its room."""
    room = devices.vanish(name)
    devices.pass_time(8)
    devices.play()
    return room


def owner_number(devices: Devices, name: str) -> int:
    """Returns a device's number as an owner."""
    shared = devices.rooms[name].shared
    assert shared
    return shared.owner


def test_a_bot_plays_on_when_all_others_agree_and_the_owner_comes_back() -> None:
    devices = Devices(K3, 3)
    devices.start()
    devices.play(5)
    ben = owner_number(devices, "ben")
    assert refusal(devices, "ann", lambda room: room.vote(ben, True)) == "not-away"
    room = go_away(devices, "ben")
    assert devices.rooms["ann"].waiting_for == [ben]
    devices.act("ann", lambda room: room.vote(ben, True))
    devices.deliver()
    assert devices.rooms["cat"].votes == {
        owner_number(devices, "ann"): True,
        owner_number(devices, "cat"): False,
    }
    assert VoteChanged(ben) in devices.events["cat"]
    assert not room_letter(devices.rooms["ann"]).chance.agreements
    devices.act("cat", lambda room: room.vote(ben, True))
    devices.deliver()
    letter = room_letter(devices.rooms["ann"])
    assert [agreement.change for agreement in letter.chance.agreements] == [Change.LEFT]
    devices.play(12)
    assert agree(devices)
    devices.connect("ben", stored(room, devices.now))
    devices.pass_time(10)
    ben_here = devices.rooms["ben"]
    before = room_letter(ben_here)
    assert not before.chance.agreements
    peer = ben_here.version_question
    assert ben_here.versions[peer].reason == "not-agreed"
    assert ben_here.switch(peer).letter == before
    devices.collect("ben")
    devices.pass_time(3)
    assert not ben_here.versions
    devices.play(6)
    devices.pass_time(3)
    assert agree(devices)
    changes = [agreement.change for agreement in devices.letters()[0].chance.agreements]
    assert changes == [Change.LEFT, Change.BACK]
    assert room_letter(devices.rooms["ben"]).chance.owners_at(10_000).count(ben) == 1
    finish(devices)


def test_one_vote_to_wait_keeps_the_bot_out() -> None:
    devices = Devices(K3, 3)
    devices.start()
    devices.play(5)
    ben = owner_number(devices, "ben")
    room = go_away(devices, "ben")
    devices.act("ann", lambda room: room.vote(ben, True))
    devices.act("cat", lambda room: room.vote(ben, True))
    devices.act("cat", lambda room: room.vote(ben, False))
    devices.in_transit.clear()
    devices.pass_time(9)
    assert not any(letter.chance.agreements for letter in devices.letters())
    devices.connect("ben", room)
    devices.pass_time(3)
    assert not any(letter.chance.agreements for letter in devices.letters())
    devices.pass_time(3)
    finish(devices)


def test_a_withdrawn_vote_does_not_count_later() -> None:
    """A device that withheld its vote can't use the others' old votes against somebody present."""
    devices = Devices(K3, 3)
    devices.start()
    devices.play(5)
    ben = owner_number(devices, "ben")
    room = go_away(devices, "ben")
    devices.act("ann", lambda room: room.vote(ben, True))
    devices.deliver()
    devices.connect("ben", room)
    devices.pass_time(5)
    letter = room_letter(devices.rooms["cat"])
    late = letter.agree(Agreement(Change.LEFT, ben, letter.number))
    devices.receive("cat", "ann", message("letter", late.to_text(0)))
    devices.pass_time(8)
    assert not room_letter(devices.rooms["ann"]).chance.agreements
    assert not room_letter(devices.rooms["ben"]).chance.agreements


def test_the_last_one_plays_on_alone_with_bots() -> None:
    devices = Devices(K2)
    devices.start()
    devices.play(4)
    ben = owner_number(devices, "ben")
    go_away(devices, "ben")
    devices.act("ann", lambda room: room.vote(ben, True))
    letter = finish(devices)
    ann = owner_number(devices, "ann")
    assert [*proof(letter.games, letter.chance)][-1].givers == (ann,)


def test_one_device_cannot_claim_that_all_have_agreed() -> None:
    """A device is trusted only if everyone else present agrees."""
    devices = Devices(K3, 3)
    devices.start()
    devices.play(5)
    ben = owner_number(devices, "ben")
    go_away(devices, "ben")
    cheat = room_letter(devices.rooms["ann"])
    forged = cheat.agree(Agreement(Change.LEFT, ben, cheat.number))
    devices.receive("ann", "cat", message("letter", forged.to_text(0)))
    devices.pass_time(20)
    assert not room_letter(devices.rooms["cat"]).chance.agreements
    devices.act("cat", lambda room: room.vote(ben, True))
    assert room_letter(devices.rooms["cat"]).chance.agreements


def test_halves_that_meet_again_ask_which_game_to_continue() -> None:
    devices = Devices(Plan("K4", "pppp"), 4)
    devices.start()
    devices.play(6)
    for one in ("ann", "ben"):
        for other in ("cat", "dan"):
            devices.broken_links.add(frozenset((one, other)))
    devices.pass_time(8)
    for _ in range(8):
        devices.play(4)
        for name, room in devices.rooms.items():
            for owner in room.waiting_for:
                devices.act(name, lambda room, owner=owner: room.vote(owner, True))  # type: ignore[misc]
        devices.deliver()
    devices.play(8)
    before = devices.letters()
    assert before[0] == before[1] != before[2] == before[3]
    devices.broken_links.clear()
    for one in ("ann", "ben"):
        for other in ("cat", "dan"):
            devices.open(one, other)
    devices.pass_time(20)
    assert devices.letters() == before
    ann = devices.rooms["ann"]
    assert ann.version_question in ("cat", "dan")
    for name in ("cat", "dan"):
        assert VersionFound(devices.rooms[name].version_question) in devices.events[name]
        room = devices.rooms[name]
        room.switch(room.version_question)
        devices.collect(name)
    devices.pass_time(20)
    assert agree(devices)
    assert not any(room.versions for room in devices.rooms.values())
    finish(devices)


def test_a_name_is_reported_when_it_arrives() -> None:
    devices = Devices(K2)
    assert devices.rooms["ann"].people["ben"].name != "Ben"
    devices.events["ann"].clear()
    devices.deliver()
    assert devices.rooms["ann"].people["ben"].name == "Ben"
    assert PersonChanged("ben") in devices.events["ann"]
