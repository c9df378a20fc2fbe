"""Room codes in all the ways people type them, and the list of recent rooms."""

from datetime import date, timedelta

import pytest

from live import codes

DAY = date(2026, 12, 3)
CODES = [f"{letter * 12}" for letter in "ABCDEF"]


def test_reads_a_new_code_however_it_is_typed() -> None:
    code = codes.new_code()
    for typed in (
        code,
        codes.grouped_code(code),
        code.lower(),
        f" {codes.grouped_code(code).replace('-', ' ')}",
    ):
        assert codes.read(typed) == code


def test_treats_letters_that_look_alike_as_the_same() -> None:
    assert codes.read("O0I1-L1AB-CDEF") == "001111ABCDEF"


def test_finds_no_code_in_anything_else() -> None:
    for text in ("", "K7QM", "K7QM-3XPA-9RTU", "K7QM-3XPA-9RTD-K7QM", "#room="):
        assert not codes.read(text), text


def test_codes_differ() -> None:
    assert len({codes.new_code() for _ in range(100)}) == 100


def test_keeps_the_newest_rooms_each_once() -> None:
    rooms: list[codes.RecentRoom] = []
    for number, code in enumerate(CODES):
        rooms = codes.with_room(rooms, code, DAY + timedelta(number))
    assert len(rooms) == codes.MOST_RECENT
    assert [room.code for room in rooms] == CODES[:0:-1]
    again = codes.with_room(rooms, CODES[3], DAY + timedelta(9))
    assert [room.code for room in again] == [CODES[3], CODES[5], CODES[4], CODES[2], CODES[1]]
    assert codes.rooms_in(codes.rooms_text(again)) == again


@pytest.mark.parametrize("text", [None, "", "{}", "[1]", "[[1, 2]]", '[["A", "x"]]', "nonsense"])
def test_reads_no_room_from_anything_else(text: str | None) -> None:
    assert codes.rooms_in(text) == []


def test_drops_codes_that_are_none() -> None:
    assert codes.rooms_in('[["AAAABBBBCCCC", "2026-12-03"], ["AB", "2026-12-03"]]') == [
        codes.RecentRoom("AAAABBBBCCCC", DAY)
    ]
