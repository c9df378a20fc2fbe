"""Moving a seat of a game by link to another device."""

from dataclasses import replace

import pytest

from friends.moving import (
    merged_pending,
    merged_seat,
    pending_text,
    read_pending,
    read_seat,
    seat_text,
)
from friends.pending import Pending
from friends.shared import Duty, Shared
from realmino import Game
from realmino.together.fair import Refused
from realmino.together.letter import Letter
from table.model.match import FRIEND, PERSON
from tests.web.friends.test_pending import added, answered, invited
from tests.web.friends.test_shared import KINDS, Device, begun


def kinds(shared: Shared) -> list[str]:
    return [seat.kind for seat in shared.match().seats]


def moved(device: Device) -> Shared:
    """A device's seat once it has moved away, with the choices on the device's table."""
    letter = device.shared.with_draft(*device.match.games)
    sent = device.shared.sent and letter.number == device.shared.letter.number
    return replace(device.shared, letter=letter, sent=sent, is_moved=True)


def test_a_seat_is_played_on_the_device_it_moved_to() -> None:
    ann, _ = begun("K2", KINDS["K2"])
    here = moved(ann)
    there = merged_seat(None, read_seat(f"https://example.org/#{seat_text(here)}"))
    assert there
    assert kinds(there) == [PERSON, FRIEND]
    assert kinds(here) == [FRIEND, FRIEND]
    assert there.duty(*there.match().games) is ann.duty
    assert here.duty(*here.match().games) is Duty.MOVED
    assert here.waits_for(here.match()) in ("Ann", "Guest 1")
    assert not here.is_mine(*here.match().games)


def test_a_seat_that_has_moved_is_still_your_own() -> None:
    _, ben = begun("K2", KINDS["K2"])
    assert ben.shared.own_seat == moved(ben).own_seat == "b"
    there = read_seat(seat_text(moved(ben)))
    assert there.own_seat == "b"


def test_unsent_choices_move_too() -> None:
    devices = begun("K2", KINDS["K2"])
    ann = next(device for device in devices if device.duty is Duty.CHOOSE)
    before = ann.shared.letter.number
    ann.choose()
    there = Device(read_seat(seat_text(moved(ann))), 0)
    assert there.shared.letter.number > before
    assert there.duty is Duty.SEND


def test_the_device_that_a_seat_left_follows_the_game() -> None:
    devices = begun("K2", KINDS["K2"])
    ann = next(device for device in devices if device.duty is Duty.CHOOSE)
    here, there = moved(ann), Device(read_seat(seat_text(moved(ann))), 0)
    there.choose()
    assert here.read(Letter.parse(there.send())).letter == there.shared.letter
    with pytest.raises(Refused, match="played-for-you"):
        ann.shared.read(there.shared.letter)


def test_a_seat_can_come_back() -> None:
    devices = begun("K2", KINDS["K2"])
    ann = next(device for device in devices if device.duty is Duty.CHOOSE)
    here, there = moved(ann), Device(read_seat(seat_text(moved(ann))), 0)
    there.choose()
    there.send()
    back = merged_seat(here, read_seat(seat_text(there.shared)))
    assert back
    assert back.letter == there.shared.letter
    assert not back.is_moved
    assert PERSON in kinds(back)


def test_a_device_has_one_seat() -> None:
    ann, ben = begun("K2", KINDS["K2"])
    assert merged_seat(ben.shared, read_seat(seat_text(ann.shared))) is None


def test_a_secret_for_another_seat_is_refused() -> None:
    ann, ben = begun("K2", KINDS["K2"])
    for text in (
        seat_text(replace(ann.shared, secret=ben.shared.secret)),
        seat_text(replace(ann.shared, owner=5)),
        seat_text(replace(ann.shared, secret=b"short")),
        ann.shared.letter.to_text(),
    ):
        with pytest.raises(Refused, match=r"damaged|other-secret"):
            read_seat(text)


def test_the_stored_game_knows_that_its_seat_has_moved() -> None:
    here = moved(begun("K2", KINDS["K2"])[0])
    assert Shared.from_data(here.to_data(here.match())).is_moved


# A game that has not begun


def early(seat: Pending) -> Pending:
    """The seat on the device that opens its private link."""
    return read_pending(f"https://example.org/#{pending_text(seat)}")


def test_an_invitation_moves_with_its_answers() -> None:
    ann = invited(Game("K3"))
    ben, cat = answered(ann, 1, "Ben", 2), answered(ann, 2, "Cat", 3)
    for seat in (ann, added(ann, ben), added(ann, ben, cat)):
        assert early(seat) == seat
    there = added(early(added(ann, ben)), cat)
    letter = there.lobby.letter(there.secret)
    assert letter.names == ("Ann", "Ben", "Cat")
    shared = cat.started_game(letter)
    assert shared
    assert shared.owner == 2


def test_an_answer_moves_too_and_is_the_same_one() -> None:
    ann = invited(Game("K3"))
    ben, cat = answered(ann, 1, "Ben", 2), answered(ann, 2, "", 3)
    assert (early(ben), early(cat)) == (ben, cat)
    again = Pending(replace(ann.lobby, invitation=added(ann, ben).open_invitation), cat.secret)
    assert early(replace(again, answer=cat.answer)).invitation.names == ("Ann", "Ben", "")
    letter = added(ann, early(ben), early(cat)).lobby.letter(ann.secret)
    assert early(ben).started_game(letter) == ben.started_game(letter)


def test_a_device_only_watches_after_its_invitation_moved() -> None:
    ann = invited(Game("K3"))
    ben, cat = answered(ann, 1, "Ben", 2), answered(ann, 2, "Cat", 3)
    full = added(ann, ben, cat)
    letter = full.lobby.letter(ann.secret)
    for seat in (full, ben):
        left = replace(seat, is_moved=True)
        assert Pending.from_data(left.to_data()) == left
        assert left.waits_for == "Ann"
        shared = left.started_game(letter)
        assert shared
        assert shared.duty(*shared.match().games) is Duty.MOVED
    assert full.waits_for == ""


def test_an_invitation_comes_back_with_the_answers_of_both_devices() -> None:
    ann = invited(Game("K3"))
    ben, cat = answered(ann, 1, "Ben", 2), answered(ann, 2, "Cat", 3)
    here = replace(added(ann, ben), is_moved=True)
    assert merged_pending(here, early(added(ann, cat))) == added(ann, ben, cat)
    assert merged_pending(None, ann) == ann
    assert merged_pending(ben, early(ann)) is None
    assert merged_pending(ben, early(answered(ann, 1, "Ben", 4))) is None
    with pytest.raises(Refused, match="seat-taken"):
        merged_pending(here, early(added(ann, answered(ann, 1, "Dan", 4))))


def test_a_private_link_that_fits_no_invitation_is_refused() -> None:
    ann = invited(Game("K3"))
    ben = answered(ann, 1, "Ben", 2)
    for text in (
        pending_text(replace(ann, secret=ben.secret)),
        pending_text(replace(ann, secret=b"short")),
        pending_text(replace(ben, secret=ben.secret + b"more")),
        pending_text(ben).replace("_s=", "_u="),
        ann.invitation.to_text(),
        pending_text(ann).replace("with=", "without="),
    ):
        with pytest.raises(Refused, match=r"damaged|other-secret|no-invitation"):
            read_pending(text)
