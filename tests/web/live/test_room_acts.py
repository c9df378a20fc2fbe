"""A device in a live game: undo, rematch, gestures, and senseless messages."""

import pytest

from friends.shared import Shared
from live.messages import VERSION, message
from live.room import Room
from live.values import (
    Gesture,
    Gestured,
    LetterReceived,
    Muted,
    OtherVersion,
    Plan,
    Presence,
    RematchAsked,
    UndoAsked,
    UndoDone,
)
from realmino.together.fair import Giving, Refused
from realmino.together.invitation import invite
from realmino.together.letter import Letter
from tests.together import first_letter, play
from tests.together import secret as link_secret
from tests.web.live.rooms import (
    Devices,
    agree,
    device_secret,
    finish,
    problems,
    refusal,
    room_letter,
)

K2, K3 = Plan("K2", "pp"), Plan("K3", "ppp")


# Undo


def ask_undo(devices: Devices) -> tuple[str, Letter]:
    """Makes a choice and asks to undo it; returns the device and the letter before."""
    before = devices.letters()[0]
    name = next(name for name in devices.rooms if devices.choose(name))
    devices.deliver()
    devices.act(name, Room.request_undo)
    devices.deliver()
    return name, before


def test_a_choice_is_undone_if_everyone_agrees() -> None:
    devices = Devices(K3, 3)
    devices.start()
    asker, before = ask_undo(devices)
    others = [name for name in devices.rooms if name != asker]
    for name in others:
        assert UndoAsked(asker) in devices.events[name]
        assert devices.rooms[name].undo_asked_by == asker
    assert refusal(devices, asker, lambda room: room.play(before)) == "undo-open"
    devices.act(others[0], lambda room: room.answer_undo(True))
    devices.pass_time(3)
    assert not devices.letters()[0].chance.agreements
    devices.act(others[1], lambda room: room.answer_undo(True))
    devices.deliver()
    assert agree(devices)
    assert devices.letters()[0].game == before.game
    for name, room in devices.rooms.items():
        assert UndoDone(True) in devices.events[name]
        assert LetterReceived(True) in devices.events[name]
        assert not room.undo_asked_by
    finish(devices)


def test_one_refusal_keeps_the_choice() -> None:
    devices = Devices(K3, 3)
    devices.start()
    asker, before = ask_undo(devices)
    yes, no = (name for name in devices.rooms if name != asker)
    devices.act(yes, lambda room: room.answer_undo(True))
    devices.act(no, lambda room: room.answer_undo(False))
    devices.pass_time(3)
    assert agree(devices)
    assert devices.letters()[0].number == before.number + 1
    for name, room in devices.rooms.items():
        assert UndoDone(False) in devices.events[name]
        assert not room.undo_asked_by
    devices.pass_time(15)  # between two requests
    devices.act(asker, Room.request_undo)
    devices.deliver()
    assert devices.rooms[no].undo_asked_by == asker
    devices.act(yes, lambda room: room.answer_undo(True))
    devices.act(no, lambda room: room.answer_undo(True))
    devices.deliver()
    assert devices.letters()[0].game == before.game
    finish(devices)


def test_a_request_that_nobody_answers_ends() -> None:
    devices = Devices(K2)
    devices.start()
    asker, _ = ask_undo(devices)
    devices.pass_time(40)
    assert UndoDone(False) in devices.events[asker]
    assert not any(room.undo_asked_by for room in devices.rooms.values())
    finish(devices)


def test_a_request_ends_when_somebody_is_away_or_plays_on() -> None:
    devices = Devices(K2)
    devices.start()
    asker, _ = ask_undo(devices)
    other = next(name for name in devices.rooms if name != asker)
    assert devices.choose(other)
    devices.deliver()
    assert UndoDone(False) in devices.events[asker]
    asker, _ = ask_undo(devices)
    other = next(name for name in devices.rooms if name != asker)
    devices.vanish(other)
    devices.pass_time(10)
    assert not devices.rooms[asker].undo_asked_by
    with pytest.raises(Refused, match=r"someone-away|no-undo"):
        devices.rooms[asker].request_undo()


def test_a_deal_is_never_undone() -> None:
    devices = Devices(K2)
    devices.start()
    assert refusal(devices, "ann", Room.request_undo) == "no-undo"
    devices.play(4)
    for name in devices.rooms:
        assert refusal(devices, name, Room.request_undo) == "no-undo"


# The end, gestures, and a game that began by link


def test_a_rematch_has_another_first_seat_and_other_secrets() -> None:
    devices = Devices(K2)
    devices.start()
    first = finish(devices)
    devices.act("ben", Room.rematch)
    devices.deliver()
    assert RematchAsked("ben") in devices.events["ann"]
    assert devices.rooms["ann"].people["ben"].wants_rematch
    devices.act("ann", Room.rematch)
    devices.pass_time(3)
    for room in devices.rooms.values():
        assert room.letter is None
        assert room.plan is not None
        assert room.plan.peers == ("ben", "ann")
    devices.act("ben", lambda room: room.set_ready(True))
    devices.pass_time(1)
    devices.act("ann", Room.start)
    devices.pass_time(3)
    second = finish(devices)
    assert not {*first.chance.anchors} & {*second.chance.anchors}
    assert second.names == ("Ben", "Ann")


def test_a_late_request_for_a_rematch_leads_into_the_lobby() -> None:
    devices = Devices(K3, 3)
    devices.start()
    finish(devices)
    cat = devices.vanish("cat")
    devices.pass_time(8)
    for name in ("ann", "ben"):
        devices.act(name, Room.rematch)
    devices.pass_time(3)
    assert devices.rooms["ann"].plan.free_seats == [1]  # type: ignore[union-attr]
    devices.connect("cat", cat)
    devices.pass_time(3)
    devices.act("cat", Room.rematch)
    devices.pass_time(3)
    assert devices.rooms["cat"].letter is None
    assert devices.rooms["cat"].plan == devices.rooms["ann"].plan


def test_shows_a_gesture_at_most_once_a_second() -> None:
    devices = Devices(K2)
    devices.pass_time(2)
    devices.act("ann", lambda room: room.gesture(Gesture.OOPS))
    devices.deliver()
    assert Gestured("ann", Gesture.OOPS) in devices.events["ben"]
    assert refusal(devices, "ann", lambda room: room.gesture(Gesture.OOPS)) == "too-soon"


def test_a_game_by_link_continues_live() -> None:
    letter = play(first_letter("K2", (0, 1), names=("Ann", "Ben")), 12)
    devices = Devices(count=0)
    for owner, name in enumerate(("ann", "ben")):
        shared = Shared(letter, owner, link_secret(owner))
        room = Room(name, name, shared.secret, shared=shared, now=devices.now)
        devices.connect(name, room)
        assert [room.has_seen(0), room.has_seen(1)] == [owner == 0, owner == 1]
    devices.pass_time(3)
    assert devices.rooms["ann"].people["ben"].owner == 1
    assert devices.rooms["ann"].has_seen(1)
    whole = finish(devices)
    assert whole.chance.giving is Giving.PAIR
    assert whole.identity == letter.identity


# Messages that no honest device sends


def test_reports_a_page_of_another_version() -> None:
    devices = Devices(K2)
    newer = VERSION + 1
    devices.receive("ben", "ann", f'{{"v":{newer},"here":{{}}}}')
    devices.receive("ben", "ann", f'{{"v":{newer},"other":{{}}}}')
    assert devices.events["ann"].count(OtherVersion("ben", True)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "1",
        "null",
        '{"v":2}',
        '{"v":"1"}',
        '{"v":2,"here":1}',
        '{"v":2,"here":{"number":"x"}}',
        '{"v":2,"here":{"number":1e999}}',
        '{"v":2,"here":{"number":5,"seats":[[1]]}}',
        '{"v":2,"here":{"number":5,"undo":[1,2]}}',
        '{"v":2,"here":{"number":5,"vote":"____"}}',
        '{"v":2,"plan":{"plan":{"code":"K9","kinds":"pp"},"term":9}}',
        '{"v":2,"plan":{"plan":{"code":"K2","kinds":"pp","peers":5,"names":5},"term":9}}',
        '{"v":2,"plan":[]}',
        '{"v":2,"letter":7}',
        '{"v":2,"letter":"g=K2"}',
        '{"v":2,"gesture":"bite"}',
        '{"v":2,"gesture":{}}',
        "[" * 4_000,
    ],
)
def test_nonsense_changes_nothing(text: str) -> None:
    for is_started in (False, True):
        devices = Devices(K2)
        if is_started:
            devices.start()
        devices.pass_time(1)
        room = devices.rooms["ann"]
        before = (room.letter, room.plan, room.leader)
        for _ in range(50):
            devices.now += 0.2
            devices.receive("ben", "ann", text)
        assert (room.letter, room.plan, room.leader) == before


def test_a_flood_is_dropped_and_its_sender_named() -> None:
    devices = Devices(K2)
    devices.start()
    for _ in range(1_000):
        devices.receive("ben", "ann", '{"v":2,"gesture":"oops"}')
    assert devices.events["ann"].count(Muted("ben")) == 1
    assert devices.events["ann"].count(Gestured("ben", Gesture.OOPS)) <= 2
    devices.pass_time(20)
    devices.receive("ben", "ann", '{"v":2,"letter":"' + "x" * 1_000_000)
    assert devices.events["ann"].count(Muted("ben")) == 2
    devices.pass_time(20)
    finish(devices)


def test_nobody_can_play_for_somebody_who_is_present() -> None:
    devices = Devices(K3, 3)
    devices.start()
    letter = devices.letters()[0]
    victim = next(name for name, room in devices.rooms.items() if room.may_choose)
    cheat, other = (name for name in devices.rooms if name != victim)
    forged = letter.play(letter.game.state.legal_actions()[0])
    for receiver in (victim, other):
        devices.receive(cheat, receiver, message("letter", forged.to_text(0)))
        assert room_letter(devices.rooms[receiver]) == letter
    assert devices.rooms[victim].versions[cheat].reason == "played-for-you"
    devices.pass_time(8)
    finish(devices)


def test_a_second_window_with_the_same_key_is_noticed() -> None:
    devices = Devices(K2)
    devices.receive("ann", "ann", message("bye", 1))
    assert problems(devices, "ann") == ["same-device"]


def test_refuses_to_start_a_game_without_everyones_agreement() -> None:
    devices = Devices(K2)
    devices.start()
    devices = Devices(K2)
    devices.pass_time(3)
    for seat, name in enumerate(("ann", "ben")):
        devices.act(name, lambda room, seat=seat: room.request_seat(seat))  # type: ignore[misc]
    devices.pass_time(3)
    devices.act("ben", lambda room: room.set_ready(True))
    devices.pass_time(1)
    plan = devices.rooms["ann"].plan
    assert plan is not None
    invitation = invite("Q2", (0, 1), device_secret("eve"), Giving.ALL)
    data = {"plan": plan.to_data(), "term": 1, "with": invitation.to_text()}
    devices.receive("ann", "ben", message("plan", data))
    assert problems(devices, "ben") == ["other-plan"]
    assert not devices.rooms["ben"].people["ben"].is_ready


# Display and storage


def test_people_are_a_snapshot() -> None:
    devices = Devices(K2)
    devices.start()
    before = devices.rooms["ann"].people["ben"]
    devices.vanish("ben")
    devices.pass_time(8)
    after = devices.rooms["ann"].people["ben"]
    assert (before.presence, after.presence) == (Presence.PRESENT, Presence.AWAY)
    assert (before.seats, after.owner) == ([1], 1)


def test_a_room_is_stored_without_its_game() -> None:
    devices = Devices(K2)
    devices.start()
    room = devices.rooms["ben"]
    data = room.to_data()
    assert "letter" not in data
    assert Room.from_data(data, room.shared).letter == room.letter
    assert Room.from_data(data).letter is None


def test_a_room_that_was_stored_with_its_game_opens() -> None:
    devices = Devices(K2)
    devices.start()
    room = devices.rooms["ben"]
    shared = room.shared
    assert shared
    game = {
        "letter": shared.letter.to_text(20_000),
        "owner": shared.owner,
        "game_secret": shared.secret.hex(),
    }
    assert Room.from_data(room.to_data() | game).shared == shared
