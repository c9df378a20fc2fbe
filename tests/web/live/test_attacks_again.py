"""Faults that another outside tester found in live games: stale questions and stuck games."""

import pytest

from live.messages import message
from live.room import Room
from live.values import Plan, VersionFound
from realmino.together.agreements import Agreement, Change
from realmino.together.fair import Refused
from tests.web.live.attackers import all_ready, begun, device_to_move, separate
from tests.web.live.rooms import Devices, agree, finish, room_letter

K2, K3 = Plan("K2", "pp"), Plan("K3", "ppp")


def test_a_changed_version_is_compared_again() -> None:
    devices = begun(K2, 16)
    room, letter = devices.rooms["ann"], room_letter(devices.rooms["ann"])
    assert room.shared
    own = room.shared.owner
    devices.vanish("ben")
    seen = letter.agree(Agreement(Change.LEFT, own, letter.number))
    devices.receive("ben", "ann", message("letter", seen.to_text(0)))
    devices.pass_time(5)
    compared = room.versions["ben"].letter
    other = letter.agree(Agreement(Change.LEFT, own, letter.number - 1))
    devices.receive("ben", "ann", message("letter", other.to_text(0)))
    assert room.versions["ben"].letter != compared
    with pytest.raises(Refused, match="other-version"):
        room.switch("ben", compared)
    assert room.letter == letter
    room.switch("ben", room.versions["ben"].letter)


def test_a_question_disappears_with_its_version() -> None:
    """However the version goes away: by a switch, a rejection, or a letter like ours."""
    for end in ("switch", "reject", "letter"):
        devices = begun(K2, 16)
        room, letter = devices.rooms["ann"], room_letter(devices.rooms["ann"])
        devices.vanish("ben")
        assert room.shared
        other = letter.agree(Agreement(Change.LEFT, room.shared.owner, letter.number))
        devices.receive("ben", "ann", message("letter", other.to_text(0)))
        devices.pass_time(5)
        assert room.version_question == "ben"
        if end == "letter":
            devices.receive("ben", "ann", message("letter", letter.to_text(0)))
        else:
            getattr(room, end)("ben")
            assert VersionFound("ben") in room.take_events(), end
        assert room.version_question == "", end


def test_a_lost_invitation_is_sent_again() -> None:
    devices = all_ready(K3)
    devices.act("ann", Room.start)
    devices.in_transit = [
        one for one in devices.in_transit if one[1] != "ben" or '"plan"' not in one[2]
    ]
    devices.pass_time(10)
    assert agree(devices)
    assert devices.letters()[0].number


def test_both_leaders_agree_after_a_broken_connection() -> None:
    devices = Devices(K3, 3)
    devices.pass_time(3)
    for other in ("ann", "cat"):
        separate(devices, "ben", other)
    devices.pass_time(14)
    assert devices.rooms["ben"].leader == "ben"
    devices.broken_links.clear()
    for other in ("ann", "cat"):
        devices.open("ben", other)
    devices.pass_time(10)
    assert {room.leader for room in devices.rooms.values()} == {"ann"}


def test_a_returning_player_without_the_game_blocks_no_rematch() -> None:
    devices = begun(K3, 10_000)
    devices.act("cat", Room.leave)
    devices.deliver()
    devices.vanish("cat")
    devices.pass_time(3)
    devices.add("cat")
    devices.pass_time(8)
    for name in ("ann", "ben"):
        devices.act(name, Room.rematch)
    devices.pass_time(3)
    assert all(room.letter is None for room in devices.rooms.values())


def test_a_bot_that_is_taken_back_too_late_asks_nothing() -> None:
    devices = begun(K2)
    chooser = device_to_move(devices)
    other = next(name for name in devices.rooms if name != chooser)
    devices.act(other, lambda room: room.let_bot_play(True))
    for one in [one for one in devices.in_transit if one[1] == chooser]:
        devices.in_transit.remove(one)
        devices.receive(*one)
    devices.act(other, lambda room: room.let_bot_play(False))
    devices.pass_time(12)
    assert not any(room.versions for room in devices.rooms.values())
    assert agree(devices)
    finish(devices)
