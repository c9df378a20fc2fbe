"""Attacks on the people in a room: their leader, seats, time and patience."""

from dataclasses import replace
from typing import Any

import pytest

from friends.shared import Shared
from live.carrier import Route
from live.messages import message
from live.room import Room
from live.values import MOST_PEOPLE, MOST_ROUNDS, Muted, UndoAsked
from realmino.together.agreements import Agreement, Change
from realmino.together.fair import BOT, Giving, Refused, to_base64
from realmino.together.letter import Letter, LetterReplay
from realmino.together.merging import merged
from tests.together import first_letter, play, secret
from tests.web.live.attackers import (
    K2,
    K3,
    all_ready,
    begun,
    first,
    numbers,
    owner_number,
    pulse,
    send,
    send_heartbeat,
    sent_agreements,
    silence,
    undo,
    until,
    until_not_last,
)
from tests.web.live.rooms import Devices, device_secret, problems, room_letter, stored

LEFT = Change.LEFT


# The lobby and the start


def test_different_plans_for_different_people_start_no_game() -> None:
    devices = all_ready(K3)
    ann = devices.rooms["ann"]
    plan = ann.plan
    assert plan
    silence(devices, "ann")
    plans = {"ben": replace(plan, allow_coach=True), "cat": replace(plan, is_dynasty=True)}
    for name, other in plans.items():
        devices.receive("ann", name, message("plan", {"plan": other.to_data(), "term": 1}))
        devices.act(name, lambda room: room.set_ready(True))
    devices.deliver()
    for name, other in plans.items():
        ann._lobby.plan = other
        text = ann._lobby._invitation(device_secret("ann")).to_text()
        content = {"plan": other.to_data(), "term": 1, "with": text}
        devices.receive("ann", name, message("plan", content))
    devices.deliver()
    for room in devices.rooms.values():
        starting = room._lobby.starting
        assert starting
        assert starting.answer is None


def test_the_leader_cannot_remove_a_player_while_the_game_starts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise, Cat's device would ignore Ben and accept his choices from the leader."""
    devices = all_ready(K3)
    lobby = devices.rooms["ann"]._lobby
    with monkeypatch.context() as patch:
        patch.setattr(lobby, "first_letter", lambda: None)
        devices.act("ann", Room.start)
        devices.deliver()
        devices.receive("ann", "cat", message("out", ["ben"]))
    devices.pass_time(10)
    cat = devices.rooms["cat"]
    assert cat.letter
    assert "ben" in cat.people
    assert cat._game
    assert cat._game.consent.is_available(owner_number(devices, "ben"))


def test_a_bot_can_replace_a_player_whose_game_did_not_begin() -> None:
    """Cat answers Ann and Ben differently, so only Ann's game begins."""
    devices = all_ready(K3)
    silence(devices, "cat")
    devices.act("ann", Room.start)
    devices.deliver()
    lobby = devices.rooms["ben"]._lobby
    assert lobby.starting
    number = lobby.starting.owners.index("cat")
    for name, own in (("ann", b"1" * 18), ("ben", b"2" * 18)):
        answer = lobby.starting.invitation.accept(number, own).to_text()
        send_heartbeat(devices, "cat", name, plan=lobby.hash, ready=lobby.hash, answer=answer)
    devices.deliver()
    ann, ben = devices.rooms["ann"], devices.rooms["ben"]
    assert ben.letter is None
    ann_owner, ben_owner = owner_number(devices, "ann"), lobby.starting.owners.index("ben")
    for _ in range(7):
        send_heartbeat(devices, "cat", "ann", owner=number)
        devices.pass_time(1)
    assert ann.waiting_for == [ben_owner]
    agreements = (Agreement(LEFT, ben_owner, 0),)
    send_heartbeat(devices, "cat", "ann", owner=number, vote=sent_agreements(agreements))
    devices.act("ann", lambda room: room.vote(ben_owner, True))
    letter = room_letter(ann)
    assert letter.chance.agreements == agreements
    assert letter.chance.present_owners(letter.number) == (ann_owner, number)


def change_seats(devices: Devices, seconds: int) -> None:
    """Mal takes or leaves a seat 18 times a second, so the leader sends many plans."""
    devices.add("mal")
    devices.deliver()
    silence(devices, "mal")
    plan = message("plan", {"plan": K3.to_data(), "term": 50})
    for beat in range(seconds * 18):
        devices.now += 1 / 18
        hash, seats = devices.rooms["ann"]._lobby.hash, [[2, "m"]] if beat % 2 else []
        send_heartbeat(devices, "mal", "ann", plan=hash, seats=seats)
        if beat % 18 == 0:
            for name in ("ann", "ben", "cat"):
                devices.receive("mal", name, plan)
            pulse(devices)
        devices.deliver()


def test_a_stranger_never_leads_a_room_whose_leader_is_there() -> None:
    devices = Devices(K3, 3)
    devices.pass_time(3)
    change_seats(devices, 14)
    assert {room.leader for room in devices.rooms.values()} == {"ann"}
    assert Muted("ann") not in devices.events["ben"]


def test_a_stranger_who_answers_first_can_lead_a_newcomer() -> None:
    """That's possible: until Ann answers, Ben can't know that she leads the room."""
    devices = Devices(K2, 1)
    devices.pass_time(2)
    ben = Room("ben", "Ben", device_secret("ben"), now=devices.now)
    ben.opened("mal", Route.RELAY, devices.now)
    ben.received("mal", message("plan", {"plan": K2.to_data(), "term": 1}), devices.now)
    devices.connect("ben", ben)
    devices.pass_time(5)
    assert ben.leader == "mal"
    assert {*ben.people} == {"ben", "mal", "ann"}
    assert problems(devices, "ben") == ["two-leaders"]
    devices.receive("mal", "ben", message("out", ["ann"]))
    assert {*ben.people} == {"ben", "mal"}
    assert devices.rooms["ann"].leader == "ann"


def test_a_disconnected_leader_and_the_others_agree_on_one_leader() -> None:
    devices = Devices(K3, 3)
    devices.pass_time(3)
    for name in ("ben", "cat"):
        devices.broken_links.add(frozenset(("ann", name)))
        devices.rooms["ann"].closed(name, devices.now)
        devices.rooms[name].closed("ann", devices.now)
    devices.pass_time(15)
    devices.broken_links.clear()
    for name in ("ben", "cat"):
        devices.open("ann", name)
    devices.pass_time(20)
    assert len({room.leader for room in devices.rooms.values()}) == 1


def test_strangers_do_not_push_a_player_out_of_the_game() -> None:
    devices = begun(K2, 3)
    ben = silence(devices, "ben")
    devices.pass_time(8)
    ann = devices.rooms["ann"]
    for number in range(MOST_PEOPLE + 5):
        ann.opened(f"stranger{number}", Route.RELAY, devices.now)
    devices.collect("ann")
    assert len(ann.people) == MOST_PEOPLE + 1
    devices.connect("ben", stored(ben, devices.now))
    devices.pass_time(3)
    assert ann._people.is_present("ben")


# Exceptions


def test_an_early_letter_raises_nothing() -> None:
    devices = all_ready(K3)
    silence(devices, "cat")
    devices.act("ann", Room.start)
    devices.deliver()
    devices.receive("cat", "ben", message("letter", "_t=\ud800." + to_base64(b"12345678")))
    devices.rooms["ben"].tick(devices.now + 1)
    assert devices.rooms["ben"].letter is None


def test_a_plan_of_the_last_round_raises_nothing() -> None:
    room = Room("ben", "Ben", device_secret("ben"), now=0)
    room.opened("mal", Route.RELAY, 0)
    plan = replace(K2, round=MOST_ROUNDS - 1).to_data()
    room.received("mal", message("plan", {"plan": plan, "term": 1}), 1)
    room.closed("mal", 2)
    for now in range(3, 14):
        room.reached(now)
        room.tick(now)
    assert room.is_leader


# Time spent on others' messages


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[LetterReplay]:
    """The replays of every choice so far."""
    calls: list[LetterReplay] = []
    advance = LetterReplay.advance

    def counted(replay: LetterReplay) -> None:
        calls.append(replay)
        advance(replay)

    monkeypatch.setattr(LetterReplay, "advance", counted)
    return calls


def test_an_early_letter_is_not_replayed(replayed: list[LetterReplay]) -> None:
    letter = play(first_letter("K4", (0, 1, 2, 1), Giving.ALL, is_dynasty=True))
    devices = all_ready(K3)
    silence(devices, "cat")
    devices.act("ann", Room.start)
    devices.deliver()
    ben = devices.rooms["ben"]
    ben.received("cat", message("letter", letter.to_text(0)), devices.now)
    for _ in range(20):
        devices.now += 0.05
        send_heartbeat(devices, "cat", "ben", ready=ben._lobby.hash)
    assert not replayed


def test_a_watcher_replays_no_more_than_a_player(
    replayed: list[LetterReplay], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: LetterReplay) -> None:
        raise Refused("damaged")

    monkeypatch.setattr(LetterReplay, "letter", fail)  # so the watcher begins no game
    text = play(first_letter("K2", (0, 1), Giving.ALL, is_dynasty=True)).to_text(0)
    room = Room("cat", "Cat", device_secret("cat"), now=0)
    room.opened("ben", Route.DIRECT, 0)
    room.received("ben", message("here", {"number": 1, "owner": 1}), 0)
    room.watch()
    for number in range(60):
        room.received("ben", message("letter", f"{text}&x={number}"), number / 4)
        while room.has_work:
            room.work()
    assert 1_900 < len(replayed) <= 2_000 + 15 * 40


@pytest.fixture(scope="module")
def long_game() -> Letter:
    """A long game before Cat's choice, so that comparing two versions takes time."""
    letter = play(first_letter("W8t", (0, 1, 2, *[BOT] * 5), is_dynasty=True), 300)
    while letter.waits_for != 2 or letter.due:
        letter = play(letter, letter.number + 1)
    return letter


@pytest.mark.parametrize("kind", ["not agreed", "unconfirmed", "undo"])
def test_a_letter_is_not_compared_again_at_each_message(
    kind: str, long_game: Letter, monkeypatch: pytest.MonkeyPatch
) -> None:
    devices = Devices(None, 0)
    for number, name in enumerate(("ann", "ben", "cat")):
        devices.add(name, shared=Shared(long_game, number, secret(number)))
    devices.pass_time(5)
    said = undo(devices, "ben", [*long_game.choices()][-1][0])
    if kind != "undo":
        del said["undo"]
    silence(devices, "ben")
    assert devices.rooms["ann"].people["ben"].owner == 1
    if kind == "not agreed":
        send(devices, "ben", "ann", long_game.agree(Agreement(LEFT, 0, long_game.number)))
    elif kind == "unconfirmed":
        send(devices, "ben", "ann", first(long_game))
    compared = []

    def counted(known: Letter, *more: Any) -> Letter:
        compared.append(known)
        return merged(known, *more)

    monkeypatch.setattr("live.consent.merged", counted)
    for _ in range(20):
        devices.now += 0.05
        send_heartbeat(devices, "ben", "ann", **said, wants_bot=False)
        said = {**said, "number": next(numbers)}
    assert len(compared) <= 3


# Endless questions, and innocent people


def test_requests_use_up_no_agreements_and_block_no_other_player() -> None:
    """Ben alternates between asking for a bot and for his seats back."""
    devices = begun(K3, 0)
    until(devices, lambda name, letter: name == "ann")
    number = owner_number(devices, "ben")
    silence(devices, "ben")
    for is_back in [False, True] * 20:
        devices.now += 0.05
        for name in ("ann", "cat"):
            requests = {"wants_bot": not is_back, "wants_back": is_back}
            send_heartbeat(devices, "ben", name, owner=number, letter="x", **requests)
            send_heartbeat(devices, "ben", name, owner=number, wants_bot=True, wants_back=True)
    devices.deliver()
    assert len(room_letter(devices.rooms["ann"]).chance.agreements) < 5
    assert not {Muted("ann"), Muted("cat")} & {*devices.events["ann"], *devices.events["cat"]}


def test_an_undo_request_to_one_device_does_not_freeze_it() -> None:
    devices = begun(K3, 0)
    until_not_last(devices, "ben")
    devices.choose("ben")
    devices.deliver()
    request = undo(devices, "ben", room_letter(devices.rooms["ben"]).number - 1)
    silence(devices, "ben")
    send_heartbeat(devices, "ben", "ann", **request)
    assert devices.rooms["ann"].undo_asked_by == "ben"
    devices.act("ann", lambda room: room.answer_undo(True))
    for _ in range(60):
        devices.now += 1
        send_heartbeat(devices, "ben", "ann", owner=request["owner"], letter="other")
        send_heartbeat(devices, "ben", "cat", owner=request["owner"], letter=request["letter"])
        pulse(devices)
    assert not devices.rooms["ann"].undo_asked_by


def test_a_refused_undo_is_not_asked_for_again_and_again() -> None:
    devices = begun(K2, 0)
    until_not_last(devices, "ben")
    devices.choose("ben")
    devices.deliver()
    at = room_letter(devices.rooms["ben"]).number - 1
    requests = [undo(devices, "ben", at, str(number)) for number in range(60)]
    silence(devices, "ben")
    asked = 0
    for request in requests:
        devices.now += 1
        send_heartbeat(devices, "ben", "ann", **request)
        if UndoAsked("ben") in devices.events["ann"]:
            asked += 1
            devices.events["ann"].clear()
            devices.act("ann", lambda room: room.answer_undo(False))
    assert 0 < asked <= 4


def test_a_rejected_version_is_not_asked_about_again() -> None:
    devices = begun(K2, 6)
    ann, number = devices.rooms["ann"], owner_number(devices, "ben")
    letter = room_letter(ann)
    silence(devices, "ben")
    other = letter.agree(Agreement(LEFT, owner_number(devices, "ann"), letter.number))
    asked = 0
    for _ in range(10):
        send(devices, "ben", "ann", other)
        for _ in range(6):
            devices.now += 1
            send_heartbeat(devices, "ben", "ann", owner=number)
            pulse(devices)
        if ann.version_question:
            asked += 1
            ann.reject("ben")
            devices.collect("ann")
        send(devices, "ben", "ann", room_letter(ann))
    assert asked == 1
