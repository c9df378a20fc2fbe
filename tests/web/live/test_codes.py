"""The codes of rooms, as people read them out and type them."""

from live import codes


def test_reads_a_new_code_however_it_is_typed() -> None:
    code = codes.new_code()
    for typed in (code, codes.shown(code), code.lower(), f" {codes.shown(code).replace('-', ' ')}"):
        assert codes.read(typed) == code


def test_treats_letters_that_look_alike_as_the_same() -> None:
    assert codes.read("O0I1-L1AB-CDEF") == "001111ABCDEF"


def test_finds_no_code_in_anything_else() -> None:
    for text in ("", "K7QM", "K7QM-3XPA-9RTU", "K7QM-3XPA-9RTD-K7QM", "#room="):
        assert not codes.read(text), text


def test_codes_differ() -> None:
    assert len({codes.new_code() for _ in range(100)}) == 100
