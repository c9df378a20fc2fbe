"""The page reads or refuses changed private links with correct checksums."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given

from friends.moving import pending_text, read_pending, read_seat, seat_text
from friends.pending import Pending
from friends.shared import Shared
from realmino.together.fair import Refused
from realmino.together.invitation import Lobby, invite
from tests.core.together.test_parsers import changed, changes, resealed
from tests.together import first_letter, play, secret

SHARED = Shared(play(first_letter("K3", (0, 1, 2)), 14), 1, secret(1))
INVITATION = invite("K4", (0, 1, 15, 2), secret(0), kinds="ppkp", names=("Ann", "", "", ""))
BEN = INVITATION.accept(1, secret(1), "Ben")
PENDING = Pending(Lobby(INVITATION).add(BEN), secret(0))


@pytest.mark.parametrize("field", ["_s", "_t"])
@given(edits=changes)
def test_a_seat_is_read_or_refused(field: str, edits: Any) -> None:
    text = resealed(seat_text(SHARED), field, lambda begin, data: (begin, changed(data, edits)))
    with suppress(Refused):
        seat = read_seat(text)
        assert seat.match()
        assert seat.duty(*seat.letter.games)


@pytest.mark.parametrize("field", ["_s", "with"])
@given(edits=changes)
def test_a_seat_in_a_game_that_has_not_begun_is_read_or_refused(field: str, edits: Any) -> None:
    old = pending_text(PENDING)
    text = resealed(old, field, lambda begin, data: (begin, changed(data, edits)))
    with suppress(Refused):
        pending = read_pending(text)
        assert pending.match()
        assert Pending.from_data(pending.to_data()) == pending
