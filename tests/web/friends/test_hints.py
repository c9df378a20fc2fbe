"""The two bubbles that explain a player's first turn by link."""

from friends.shared import Duty, Hinted, hint_to_show


def test_the_first_turn_has_two_bubbles() -> None:
    assert hint_to_show(Duty.CHOOSE, 0, None) is None
    assert hint_to_show(Duty.SEND, 0, None) is Hinted.SEND
    assert hint_to_show(Duty.WAIT, 0, Hinted.SEND) is Hinted.NEXT, (
        "sent without an answer to the first"
    )
    assert hint_to_show(Duty.WAIT, 1, Hinted.SEND) is Hinted.NEXT
    assert hint_to_show(Duty.WAIT, 1, None) is Hinted.NEXT, "after a reload"


def test_finished_bubbles_do_not_appear_again() -> None:
    assert hint_to_show(Duty.SEND, 1, None) is None
    assert hint_to_show(Duty.SEND, 2, None) is None
    assert hint_to_show(Duty.WAIT, 2, Hinted.SEND) is None, "the first one was skipped"
    assert hint_to_show(Duty.WAIT, 2, None) is None


def test_a_bubble_stays_while_its_button_does() -> None:
    assert hint_to_show(Duty.SEND, 1, Hinted.SEND) is Hinted.SEND
    assert hint_to_show(Duty.WAIT, 2, Hinted.NEXT) is Hinted.NEXT
    assert hint_to_show(Duty.CHOOSE, 0, Hinted.SEND) is None, "the turn was undone"


def test_a_player_who_waits_first_sees_no_bubble() -> None:
    assert hint_to_show(Duty.WAIT, 0, None) is None
    assert hint_to_show(Duty.OVER, 0, None) is None
