"""What people agree on during a game: that a bot plays for somebody, the way back, an undo."""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Final, NamedTuple

MOST: Final = 60
"""Agreements in a game."""
MOST_UNDOS: Final = 40
"""How many agreements there may be for a further undo, so that there's room for the others."""
BYTES: Final = 3
"""Bytes of an agreement."""


class Change(Enum):
    """What an agreement changes. It concerns what comes after a number of moves in all games."""

    LEFT = 0
    """A bot plays the owner's seats, and the owner gives no chance to a deal that is due."""
    BACK = 1
    """The owner plays and gives chance again."""
    UNDO = 2
    """Choices after it are taken back."""


class Agreement(NamedTuple):
    """Something that all who were there have agreed on."""

    change: Change
    owner: int
    """0 for an undo, which is nobody's."""
    at: int
    """The number of moves in all games before it, including draws."""


Agreements = tuple[Agreement, ...]


def absent(agreements: Iterable[Agreement], number: int) -> set[int]:
    """The owners who have left when ``number`` moves have been made."""
    away: set[int] = set()
    for change, owner, at in agreements:
        if at <= number and change is Change.LEFT:
            away.add(owner)
        elif at <= number and change is Change.BACK:
            away.discard(owner)
    return away


def are_possible(agreements: Sequence[Agreement], owners: int) -> bool:
    """Whether agreements fit together: only those who are there leave, and never the last of them.

    Undos follow one another in any order, but none goes back beyond another agreement.
    """
    away: set[int] = set()
    floor = last = 0
    for change, owner, at in agreements:
        if change is Change.UNDO:
            is_possible = owner == 0 and at >= floor
        else:
            is_leaving = change is Change.LEFT
            is_possible = at >= last and owner < owners and (owner in away) != is_leaving
            away ^= {owner}
            floor = at
        last = at
        if not is_possible or len(away) == owners:
            return False
    return len(agreements) <= MOST


def to_bytes(agreements: Sequence[Agreement]) -> bytes:
    """Three bytes for each: the change and the owner in half a byte each, the number of moves."""
    return b"".join(
        bytes([change.value << 4 | owner]) + at.to_bytes(2, "big")
        for change, owner, at in agreements
    )


def of_bytes(data: bytes) -> Agreements:
    """The agreements of such bytes; ValueError for others."""
    places = range(0, len(data), BYTES)
    return tuple(
        Agreement(
            Change(data[place] >> 4),
            data[place] & 15,
            int.from_bytes(data[place + 1 : place + BYTES], "big"),
        )
        for place in places
    )
