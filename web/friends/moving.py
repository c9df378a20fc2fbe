"""Moves a seat to the player's other device, with its letter and secret in one link.

If the game hasn't begun, the link has an invitation instead of a letter.
"""

from dataclasses import replace

from friends.pending import Pending
from friends.shared import Shared
from realmino.together.fair import CHAIN_LENGTH, SECRET_SIZE, Link, Refused, link
from realmino.together.fields import link_fields
from realmino.together.invitation import Acceptance, Invitation, Lobby
from realmino.together.letter import Letter, decode_with_checksum, encode_with_checksum

_UNSENT = 128
"""Added to the owner if friends haven't been sent the letter yet."""
_ANSWER = 2 + SECRET_SIZE
"""An answer's bytes: its owner, and its link's number and value."""


def seat_text(shared: Shared) -> str:
    """The fragment of a seat's private link, without ``#``."""
    data = bytes([shared.owner | (0 if shared.sent else _UNSENT)]) + shared.secret
    return f"{_field(data)}&{shared.letter.to_text()}"


def read_seat(text: str) -> Shared:
    """The seat in a private link; raises `Refused` if the secret isn't the seat's."""
    letter = Letter.parse(text)
    first, secret, rest = _unpack(text)
    owner = first % _UNSENT
    if rest or owner >= len(letter.chance.links):
        raise Refused("damaged")
    letter.chance.reveal(owner, Link(CHAIN_LENGTH, secret))
    return Shared(letter, owner, secret, sent=first < _UNSENT)


def pending_text(pending: Pending) -> str:
    """The fragment of the private link for a game that hasn't begun, without ``#``."""
    invitation, answers = pending.invitation, pending.lobby.answers
    names = [*invitation.names] or [""] * len(invitation.owners)
    for answer in (pending.answer, *answers):
        if answer:
            names[invitation.seats(answer.owner)[0]] = answer.name
    data = bytes([pending.owner]) + pending.secret
    data += b"".join(
        bytes([one.owner, one.revealed.number]) + one.revealed.value for one in answers
    )
    return f"{_field(data)}&{replace(invitation, names=tuple(names)).to_text()}"


def read_pending(text: str) -> Pending:
    """The seat in that kind of link; raises `Refused` if the secret isn't the invitation's."""
    invitation = Invitation.parse(text)
    owner, secret, rest = _unpack(text)
    parts = [rest[place : place + _ANSWER] for place in range(0, len(rest), _ANSWER)]
    guests = [owner] if owner else [part[0] for part in parts]
    if len(rest) % _ANSWER or (owner and rest) or not {*guests} <= {*invitation.guests}:
        raise Refused("damaged")
    names = [*invitation.names] or [""] * len(invitation.owners)
    own = {guest: names[invitation.seats(guest)[0]] for guest in guests}
    for guest in guests:
        names[invitation.seats(guest)[0]] = ""
    lobby = Lobby(replace(invitation, names=tuple(names)))
    if owner:
        return Pending(lobby, secret, invitation.accept(owner, secret, own[owner]))
    if link(secret, 0) != invitation.anchor:
        raise Refused("other-secret")
    for guest, number, *value in parts:
        answer = Acceptance(invitation.hash, guest, Link(number, bytes(value)), own[guest])
        lobby = lobby.add(answer)
    return Pending(lobby, secret)


def _field(data: bytes) -> str:
    return f"_s={encode_with_checksum('', data).removeprefix('.')}"


def _unpack(text: str) -> tuple[int, bytes, bytes]:
    """The first byte, the secret and the rest of a private link's field."""
    _, data = decode_with_checksum(f".{link_fields(text).get('_s', '')}")
    if len(data) < 1 + SECRET_SIZE:
        raise Refused("damaged")
    return data[0], data[1 : 1 + SECRET_SIZE], data[1 + SECRET_SIZE :]


def merged_seat(local: Shared | None, seat: Shared) -> Shared | None:
    """The game on the device after a seat moves there; None if another seat is played there."""
    if local is None:
        return seat
    if local.owner != seat.owner:
        return None
    known = replace(local, secret=seat.secret, is_moved=True)
    return replace(known.read(seat.letter), sent=known.sent and seat.sent, is_moved=False)


def merged_pending(local: Pending | None, seat: Pending) -> Pending | None:
    """Like `merged_seat`, before a game begins; raises `Refused` if two friends have one seat."""
    if local is None:
        return seat
    if (local.owner, local.secret) != (seat.owner, seat.secret):
        return None
    lobby = local.lobby
    for answer in seat.lobby.answers:
        lobby = lobby.add(answer)
    return replace(seat, lobby=lobby)
