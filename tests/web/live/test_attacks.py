"""Attacks on live games that somebody with an altered page could make.

`docs/fair.md` lists what attackers can and can't do.
"""

from dataclasses import replace

import pytest

from live import waiting
from live.messages import message
from live.values import Muted, Plan, VersionFound
from realmino.together.agreements import Agreement, Change
from realmino.together.letter import Letter, LetterReplay
from tests.together import first_letter
from tests.together import play as play_letter
from tests.web.live.attackers import (
    K2,
    K3,
    begun,
    device_to_move,
    first,
    played_alone,
    send,
    separate,
    silence,
    unite,
    until_not_last,
    vote_and_play,
)
from tests.web.live.rooms import Devices, agree, finish, refusal, room_letter

# Nobody plays for a present person


@pytest.mark.parametrize("plan", [K2, K3], ids=["two", "three"])
@pytest.mark.parametrize("restarts", [False, True], ids=["running", "restarted"])
def test_playing_the_rest_alone_changes_nothing_for_others(plan: Plan, restarts: bool) -> None:
    devices = begun(plan)
    cheat = device_to_move(devices)
    room = devices.vanish(cheat)
    stolen = played_alone(room)
    assert room.shared
    devices.pass_time(8)
    before = devices.letters()[0]
    for number in range(12):
        devices.now += 1
        for victim in [*devices.rooms]:
            if restarts:
                devices.reload(victim)
            here = {"number": 10**6 + number, "owner": room.shared.owner, "letter": "x"}
            devices.receive(cheat, victim, message("here", here))
            devices.receive(cheat, victim, message("letter", stolen.to_text(0)))
            devices.rooms[victim].tick(devices.now)
            devices.collect(victim)
    devices.deliver()
    assert devices.letters() == [before] * len(devices.rooms)
    assert restarts or VersionFound(cheat) in devices.events[next(iter(devices.rooms))]


def test_the_player_continues_a_game_in_which_a_bot_played() -> None:
    devices = begun(K2)
    separate(devices, "ann", "ben")
    devices.pass_time(8)
    vote_and_play(devices, "ben", 12)
    before, ahead = devices.letters()
    assert ahead.number > before.number
    unite(devices, "ann", "ben")
    ann = devices.rooms["ann"]
    assert ann.letter == before
    assert ann.version_question == "ben"
    assert ann.versions["ben"].letter.game == ahead.game
    assert ann.switch("ben").letter == before
    devices.collect("ann")
    devices.pass_time(5)
    assert agree(devices)
    assert not ann.versions
    finish(devices)


def test_a_player_keeps_the_game_and_the_other_can_return() -> None:
    devices = begun(K2)
    separate(devices, "ann", "ben")
    devices.pass_time(8)
    vote_and_play(devices, "ben", 12)
    before, ahead = devices.letters()
    unite(devices, "ann", "ben")
    ann, ben = devices.rooms["ann"], devices.rooms["ben"]
    assert not ben.version_question
    assert ann.reject("ben").letter.game == ahead.game
    devices.collect("ann")
    devices.pass_time(8)
    assert ann.letter == before
    assert [room.version_question for room in (ann, ben)] == ["", "ann"]
    assert ben.versions["ann"].reason == "kept"
    assert ben.switch("ann").letter.game == ahead.game
    devices.collect("ben")
    devices.pass_time(5)
    assert agree(devices)
    finish(devices)


def test_both_can_keep_their_games_and_play_on_with_a_bot() -> None:
    devices = begun(K2)
    separate(devices, "ann", "ben")
    devices.pass_time(8)
    vote_and_play(devices, "ben", 12)
    unite(devices, "ann", "ben")
    for name in ("ann", "ben"):
        room = devices.rooms[name]
        room.reject(room.version_question)
        devices.collect(name)
        devices.pass_time(8)
    for name in ("ann", "ben"):
        vote_and_play(devices, name, 200)
        devices.deliver()
        assert room_letter(devices.rooms[name]).is_over
        assert not devices.rooms[name].version_question


def test_a_device_without_a_connection_lets_nobody_be_replaced() -> None:
    devices = begun(K2)
    separate(devices, "ann", "ben")
    devices.offline.add("ben")
    devices.pass_time(8)
    ann, ben = devices.rooms["ann"], devices.rooms["ben"]
    assert (ann.can_reach, ben.can_reach) == (True, False)
    for _ in range(2):
        devices.choose("ben")
    for owner in range(2):
        assert refusal(devices, "ben", lambda room, owner=owner: room.vote(owner, True)) == (  # type: ignore[misc]
            "no-connection"
        )
    devices.offline.clear()
    unite(devices, "ann", "ben")
    assert agree(devices)
    finish(devices)


def test_a_player_leaves_the_seat_to_a_bot_and_comes_back() -> None:
    devices = begun(K3)
    ben = devices.rooms["ben"]
    devices.act("ben", lambda room: room.let_bot_play(True))
    devices.pass_time(3)
    devices.play(9)
    assert agree(devices)
    assert ben.has_handed_over
    assert [agreement.change for agreement in room_letter(ben).chance.agreements] == [Change.LEFT]
    devices.act("ben", lambda room: room.let_bot_play(False))
    devices.pass_time(3)
    devices.play(6)
    changes = [agreement.change for agreement in room_letter(ben).chance.agreements]
    assert changes == [Change.LEFT, Change.BACK]
    letter = finish(devices)
    assert not letter.due


def test_nobody_leaves_while_a_deal_is_due() -> None:
    """Somebody who has seen the other links could otherwise get another line."""
    devices = begun(K3, 0)
    while not room_letter(devices.rooms["ann"]).due:
        name = device_to_move(devices)
        assert devices.choose(name)
        if not room_letter(devices.rooms[name]).due:
            devices.deliver()
        else:
            break
    devices.act("ben", lambda room: room.let_bot_play(True))
    devices.deliver()
    letter = room_letter(devices.rooms["ann"])
    assert not letter.due
    (left,) = letter.chance.agreements or (Agreement(Change.LEFT, 0, letter.number),)
    assert left.at >= letter.deals[-1].at + len(letter.deals[-1].draws)
    finish(devices)


def test_only_the_absent_players_device_refuses_the_choice() -> None:
    devices = begun(K3, 0)
    victim = device_to_move(devices)
    cheat, other = (name for name in devices.rooms if name != victim)
    before = room_letter(devices.rooms[victim])
    room = devices.vanish(victim)
    devices.pass_time(8)
    send(devices, cheat, other, first(before))
    assert room_letter(devices.rooms[other]).number == before.number + 1
    devices.connect(victim, room)
    devices.pass_time(8)
    assert room.letter == before
    assert room.versions[other].reason == "played-for-you"
    assert room.version_question == other


# Messages that no honest device sends


def test_a_plan_with_an_unknown_kind_of_player_is_refused() -> None:
    devices = Devices(K3, 3)
    devices.pass_time(3)
    ben = devices.rooms["ben"]
    assert ben.plan
    plan = ben.plan.to_data() | {"kinds": "ppz"}
    devices.receive("ann", "ben", message("plan", {"plan": plan, "term": 1, "with": ""}))
    assert ben.plan.kinds == "ppp"
    assert waiting.waiting_room(ben, ben.plan, "K7QM3XPA9RTD", "")


@pytest.mark.parametrize("agreements", ["", "AAAB", "EAAB", "____"])
def test_an_undo_request_shows_its_sender(agreements: str) -> None:
    devices = begun(K2)
    before = devices.letters()
    for number in range(30):
        here = {"number": 10**6 + number, "owner": 1, "undo": [f"ben:{number}", agreements, True]}
        devices.now += 0.2
        devices.receive("ben", "ann", message("here", here))
    assert devices.letters() == before
    assert not devices.rooms["ann"].undo_asked_by
    assert Muted("ben") in devices.events["ann"]


def test_games_of_strangers_and_other_games_are_not_replayed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    devices = begun(K2)
    foreign = play_letter(first_letter("W8", tuple(range(8)), is_dynasty=True)).to_text(0)
    replayed = []
    advance = LetterReplay.advance

    def counted(replay: LetterReplay) -> None:
        replayed.append(replay)
        advance(replay)

    monkeypatch.setattr(LetterReplay, "advance", counted)
    for sender in ("eve", "ben"):
        for number in range(50):
            devices.now += 0.2
            devices.receive(sender, "ann", message("letter", f"{foreign}&x={number}"))
    assert not replayed


def test_a_player_cannot_keep_a_device_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A device replays 2,000 of a player's choices immediately, then 40 a second, in slices."""
    devices = begun(K2)
    room = devices.rooms["ben"]
    stolen = played_alone(room).to_text(0)
    ann = devices.rooms["ann"]
    replayed = 0
    advance = LetterReplay.advance

    def counted(replay: LetterReplay) -> None:
        nonlocal replayed
        replayed += 1
        advance(replay)

    monkeypatch.setattr(LetterReplay, "advance", counted)
    for number in range(1_000):
        devices.now += 0.2
        before = replayed
        ann.received("ben", message("letter", f"{stolen}&x={number}"), devices.now)
        assert replayed - before <= 60
        while ann.has_work:
            before = replayed
            ann.work()
            assert replayed - before <= 60
    assert 2_000 < replayed <= 2_000 + 200 * 40


def test_an_unexpected_error_counts_against_the_sender(monkeypatch: pytest.MonkeyPatch) -> None:
    devices = begun(K2)
    ann = devices.rooms["ann"]

    def fail(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(ann._game, "update", fail)
    before = ann.letter
    for number in range(30):
        devices.now += 0.2
        devices.receive("ben", "ann", message("here", {"number": 10**6 + number, "owner": 1}))
    assert ann.letter is before
    assert Muted("ben") in devices.events["ann"]


def test_a_letter_from_another_kind_of_game_raises_no_error() -> None:
    """A game and a Dynasty have the same identity."""
    devices = begun(K2, 1)
    until_not_last(devices)
    letter = room_letter(devices.rooms["ann"])
    silence(devices, "ben")
    send(devices, "ben", "ann", first(replace(letter, is_dynasty=True)))
    devices.rooms["ann"].tick(devices.now + 1)
    assert room_letter(devices.rooms["ann"]) == letter


def test_more_games_than_four_a_second_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    devices = begun(K2, 3)
    text = room_letter(devices.rooms["ben"]).to_text(0)
    read: list[str] = []

    def noted(text: str, known: Letter) -> LetterReplay:
        read.append(text)
        return LetterReplay(text, known)

    monkeypatch.setattr("live.replays.LetterReplay", noted)
    silence(devices, "ben")
    counts = []
    for second in range(3):
        for number in range(15):
            devices.receive("ben", "ann", message("letter", f"{text}&x={second}-{number}"))
        counts.append(len(read))
        devices.now += 1
    assert counts == [10, 14, 18]
    assert Muted("ben") not in devices.events["ann"]
