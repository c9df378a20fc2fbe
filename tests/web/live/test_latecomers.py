"""Devices that arrive late and watch, and devices that the leader removes."""

from live.messages import message
from live.room import Room
from live.values import Plan, Started
from tests.web.live.rooms import Devices, agree, finish, refusal, room_letter

K2, K3 = Plan("K2", "pp"), Plan("K3", "ppp")


def test_a_device_that_comes_too_late_can_watch() -> None:
    devices = Devices(K2)
    devices.start()
    devices.play(5)
    cat = devices.add("cat")
    devices.pass_time(3)
    assert cat.is_latecomer
    assert cat.letter is None
    devices.act("cat", Room.watch)
    devices.pass_time(3)
    assert agree(devices)
    assert Started() in devices.events["cat"]
    assert not cat.may_choose
    assert cat.people["cat"].owner is devices.rooms["ann"].people["cat"].owner is None
    assert devices.rooms["ann"].votes == {}
    finish(devices)


def test_a_watcher_follows_one_version_when_there_are_two() -> None:
    devices = Devices(Plan("K2", "pp"))
    devices.start()
    devices.play(6)
    cat = devices.add("cat")
    devices.act("cat", Room.watch)
    devices.pass_time(3)
    devices.broken_links.add(frozenset(("ann", "ben")))
    for one, other in (("ann", "ben"), ("ben", "ann")):
        devices.rooms[one].closed(other, devices.now)
    for _ in range(6):
        devices.play(3)
        for name in ("ann", "ben"):
            for owner in devices.rooms[name].waiting_for:
                devices.act(name, lambda room, owner=owner: room.vote(owner, True))  # type: ignore[misc]
        devices.deliver()
    ann, ben, watched = (room_letter(devices.rooms[name]) for name in ("ann", "ben", "cat"))
    assert ann.chance != ben.chance
    assert watched.chance.agreements in (ann.chance.agreements, ben.chance.agreements)
    assert not cat.version_question


def test_the_leader_removes_a_device_permanently() -> None:
    devices = Devices(K3, 3)
    devices.pass_time(3)
    devices.act("cat", lambda room: room.request_seat(2))
    devices.deliver()
    assert refusal(devices, "ben", lambda room: room.remove("cat")) == "not-leader"
    assert refusal(devices, "ann", lambda room: room.remove("ann")) == "not-now"
    devices.act("ann", lambda room: room.remove("cat"))
    devices.deliver()
    cat = devices.rooms["cat"]
    assert "cat" in cat.removed
    for name in ("ann", "ben"):
        room = devices.rooms[name]
        assert room.removed == ("cat",)
        assert "cat" not in room.people
        assert room.plan
        assert room.plan.peers[2] == ""
    for name in ("ann", "ben"):
        devices.reload(name)
    devices.connect("cat", cat)
    devices.pass_time(3)
    assert "cat" not in devices.rooms["ann"].people
    devices.add("dan")
    devices.pass_time(3)
    assert devices.rooms["dan"].removed == ("cat",)


def test_only_the_leader_removes_and_never_a_player() -> None:
    devices = Devices(K2)
    devices.start()
    devices.receive("ben", "ann", message("out", ["ann"]))
    assert "ann" not in devices.rooms["ann"].removed
    devices.receive("ann", "ben", message("out", ["ben", "x" * 999]))
    assert "ben" not in devices.rooms["ben"].removed
    assert refusal(devices, "ann", lambda room: room.remove("ben")) == "not-now"
    finish(devices)
