"""A seat that moves to another device of its player: its letter and secret in one link."""

from dataclasses import replace

from realmino.together.fair import LENGTH, SIZE, Link, Refused
from realmino.together.fields import fields_of
from realmino.together.letter import Letter, sealed, unsealed
from together.shared import Shared

_UNSENT = 128
"""Added to the owner if friends haven't been sent the letter yet."""


def seat_text(shared: Shared) -> str:
    """The fragment of the private link of a seat, without ``#``."""
    data = bytes([shared.owner | (0 if shared.sent else _UNSENT)]) + shared.secret
    return f"_s={sealed('', data).removeprefix('.')}&{shared.letter.to_text()}"


def read_seat(text: str) -> Shared:
    """The seat of such a link. Raises `Refused` if its secret isn't that of the seat."""
    letter = Letter.parse(text)
    _, data = unsealed(f".{fields_of(text).get('_s', '')}")
    if len(data) != 1 + SIZE:
        raise Refused("damaged")
    owner, secret = data[0] % _UNSENT, data[1:]
    if owner >= len(letter.chance.links):
        raise Refused("damaged")
    letter.chance.told(owner, Link(LENGTH, secret))
    return Shared(letter, owner, secret, sent=data[0] < _UNSENT)


def arrived(here: Shared | None, seat: Shared) -> Shared | None:
    """The game on the device to which a seat moves; None if another seat is played there."""
    if here is None:
        return seat
    if here.owner != seat.owner:
        return None
    known = replace(here, secret=seat.secret, is_moved=True)
    return replace(known.read(seat.letter), sent=known.sent and seat.sent, is_moved=False)
