"""Parsers read changed texts with correct checksums as valid values, or raise `Refused`.

Each kind of text that `docs/fair.md` describes is written, changed byte by byte and encoded again,
as somebody who knows the format could do.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmino.together.agreements import Agreement, Change
from realmino.together.fair import BOT, Chance, Giving, Refused, from_base64, to_base64
from realmino.together.invitation import Acceptance, Invitation, Lobby, invite
from realmino.together.letter import (
    Letter,
    LetterReplay,
    decode_with_checksum,
    encode_with_checksum,
)
from tests.together import first_letter, play, secret

INVITATION = invite("K4hm", (0, 1, BOT, 2), secret(0), kinds="ppkp", names=("Ann", "", "", ""))
ANSWER = INVITATION.accept(1, secret(1), "Ben")
LETTER = play(first_letter("K3", (0, 1, BOT), Giving.ALL), 20)
LEFT = LETTER.agree(Agreement(Change.LEFT, 1, LETTER.number))
DYNASTY = play(first_letter("K2", (0, 1), is_dynasty=True), 70)

Change_ = Callable[[str, bytes], tuple[str, bytes]]


def resealed(text: str, field: str, change: Change_) -> str:
    """Returns a text with changed bytes in a field and a correct checksum."""
    fields = dict(part.partition("=")[::2] for part in text.split("&"))
    begin, data = decode_with_checksum(
        fields[field] if "." in fields[field] else f".{fields[field]}"
    )
    value = encode_with_checksum(*change(begin, data))
    fields[field] = value if begin else value.removeprefix(".")
    return "&".join(f"{name}={value}" for name, value in fields.items())


def parse_letter(text: str) -> object:
    """Reads a letter like a device that knows another letter of the same game."""
    replay = LetterReplay(text, LETTER)
    while replay.left:
        replay.advance()
    assert replay.letter() == Letter.parse(text)
    return Letter.parse(text).to_text()


PARSERS: dict[str, tuple[str, str, Callable[[str], object]]] = {
    "letter": (LETTER.to_text(), "_t", parse_letter),
    "letter with agreements": (LEFT.to_text(), "_t", parse_letter),
    "letter of a Dynasty": (DYNASTY.to_text(), "_t", parse_letter),
    "invitation": (INVITATION.to_text(), "with", lambda text: Invitation.parse(text).to_text()),
    "lobby": (INVITATION.to_text(), "with", lambda text: Lobby.parse(text).to_text()),
    "answer": (ANSWER.to_text(), "join", lambda text: Acceptance.parse(text).to_text()),
}

changes = st.lists(
    st.tuples(st.integers(0, 10**6), st.integers(0, 255), st.sampled_from(["set", "add", "cut"])),
    min_size=1,
    max_size=4,
)
"""Changes to bytes: a place, a new value, and whether to set, add or remove a byte."""
begins = st.sampled_from(["", "K2", "K4hm", "W8t", "[K2 / /]", "K9", "\0", "_" * 50])


def changed(data: bytes, edits: list[tuple[int, int, str]]) -> bytes:
    """Returns bytes with these changes."""
    new = bytearray(data)
    for place, value, kind in edits:
        # Half of the changes hit the header, which contains the counts.
        at = place // 2 % (len(new) or 1) if place % 2 else place // 2 % min(12, len(new) or 1)
        if kind == "add":
            new.insert(at, value)
        elif new and kind == "set":
            new[at] = value
        elif new:
            del new[at]
    return bytes(new)


@pytest.mark.parametrize("name", PARSERS)
@given(edits=changes, begin=st.none() | begins)
def test_a_resealed_text_is_read_or_refused(name: str, edits: Any, begin: str | None) -> None:
    text, field, parse = PARSERS[name]
    forged = resealed(
        text, field, lambda old, data: (old if begin is None else begin, changed(data, edits))
    )
    with suppress(Refused):  # nothing else may be raised
        parse(forged)


@given(edits=changes)
def test_a_changed_header_of_a_record_is_read_or_refused(edits: Any) -> None:
    for chance in (LETTER.chance, LEFT.chance):
        data = from_base64(str(chance))
        try:
            read = Chance.parse(to_base64(changed(data, edits)))
        except Refused:
            continue
        assert Chance.parse(str(read)) == read


@given(kinds=st.text("pqzrsP\0é", min_size=4, max_size=4))
def test_an_invitation_has_known_kinds_of_players(kinds: str) -> None:
    with suppress(Refused):
        invitation = invite("K4", (0, 1, BOT, 2), secret(0), kinds=kinds)
        assert {*invitation.kinds} <= {*"pskdqgr"}


def test_a_known_letter_saves_replaying_its_choices() -> None:
    later = play(LETTER, 40)
    replay = LetterReplay(later.to_text(), LETTER)
    assert replay.left == later.code.choices - LETTER.code.choices
    while replay.left:
        replay.advance()
    assert replay.letter() == later
    assert replay.letter().code == later.code
    assert LetterReplay(LETTER.to_text(), later).left == LETTER.code.choices
    assert LetterReplay(later.to_text(), DYNASTY).left == later.code.choices
