"""The recent rooms, and how long the steps into a room take."""

from datetime import date, timedelta

import pytest

from live import recent
from live.carrier import Route
from live.joining import PATIENCE, Patience, WaitStep, wait_step
from live.recent import MOST, RecentRoom
from live.room import Room

DAY = date(2026, 12, 3)
CODES = [f"{letter * 12}" for letter in "ABCDEF"]


def test_keeps_the_newest_rooms_each_once() -> None:
    rooms: list[RecentRoom] = []
    for number, code in enumerate(CODES):
        rooms = recent.added(rooms, code, DAY + timedelta(number))
    assert len(rooms) == MOST
    assert [room.code for room in rooms] == CODES[:0:-1]
    again = recent.added(rooms, CODES[3], DAY + timedelta(9))
    assert [room.code for room in again] == [CODES[3], CODES[5], CODES[4], CODES[2], CODES[1]]
    assert recent.parse(recent.to_text(again)) == again


@pytest.mark.parametrize("text", [None, "", "{}", "[1]", "[[1, 2]]", '[["A", "x"]]', "nonsense"])
def test_reads_no_room_from_anything_else(text: str | None) -> None:
    assert recent.parse(text) == []


def test_drops_codes_that_are_none() -> None:
    assert recent.parse('[["AAAABBBBCCCC", "2026-12-03"], ["AB", "2026-12-03"]]') == [
        RecentRoom("AAAABBBBCCCC", DAY)
    ]


def test_knows_which_step_into_a_room_a_device_is_at() -> None:
    room = Room("ben", "Ben", bytes(18))
    assert wait_step(None, True) is WaitStep.RELAY
    assert wait_step(room, False) is WaitStep.RELAY
    assert wait_step(room, True) is WaitStep.PEOPLE
    room.opened("ann", Route.DIRECT, 1.0)
    assert wait_step(room, False) is WaitStep.LINK


def test_each_step_may_take_a_while() -> None:
    patience = Patience(100.0)
    assert not patience.is_over(WaitStep.RELAY, 100.0 + PATIENCE - 1)
    assert patience.is_over(WaitStep.RELAY, 100.0 + 2 * PATIENCE)
    assert not patience.is_over(WaitStep.PEOPLE, 100.0 + 2 * PATIENCE)
    assert patience.is_over(WaitStep.PEOPLE, 100.0 + 3 * PATIENCE)
