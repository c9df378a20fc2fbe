"""The codes of rooms: 60 random bits in Crockford's base 32, whose letters are hard to confuse."""

from __future__ import annotations

from os import urandom
from typing import Final

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH: Final = 12
_GROUP: Final = 4
_MISREAD: Final = str.maketrans("OIL", "011")


def new_code() -> str:
    """A new random code."""
    return code_of(urandom(LENGTH))


def code_of(random: bytes) -> str:
    """The code made from the first `LENGTH` of at least as many random bytes."""
    return "".join(LETTERS[byte % len(LETTERS)] for byte in random[:LENGTH])


def shown(code: str) -> str:
    """A code in groups of four, which are easy to read out.

    >>> shown("K7QM3XPA9RTD")
    'K7QM-3XPA-9RTD'
    """
    return "-".join(code[start : start + _GROUP] for start in range(0, LENGTH, _GROUP))


def read(text: str) -> str:
    """The code in what somebody has typed or in a link; empty if there is none.

    >>> read("k7qm 3xpa 9rtd"), read("https://example.org/#room=K7QM3XPA9RTD"), read("K7QM")
    ('K7QM3XPA9RTD', 'K7QM3XPA9RTD', '')
    """
    typed = text.rpartition("room=")[2].upper().translate(_MISREAD)
    code = "".join(letter for letter in typed if letter not in " -\t\n")
    is_code = len(code) == LENGTH and not {*code} - {*LETTERS}
    return code if is_code else ""
