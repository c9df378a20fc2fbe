"""Agreements during a game: a bot replaces an owner, an owner returns, or moves are undone."""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Final, NamedTuple

MAX_AGREEMENTS: Final = 60
"""Maximum agreements in a game."""
UNDO_LIMIT: Final = 40
"""Once there are this many agreements, undo is disabled, to leave room for the other kinds."""
AGREEMENT_BYTES: Final = 3
"""The number of bytes in an agreement."""


class Change(Enum):
    """What an agreement changes, after a number of moves (counted over all games)."""

    LEFT = 0
    """A bot plays the owner's seats, and the owner reveals no links, not even for a due deal."""
    BACK = 1
    """The owner plays and reveals links again."""
    UNDO = 2
    """The choices after that number of moves are undone."""


class Agreement(NamedTuple):
    """Something that all present owners have agreed on."""

    change: Change
    owner: int
    """The owner who leaves or returns; 0 for an undo."""
    at: int
    """The number of moves before it in all games, including draws."""


Agreements = tuple[Agreement, ...]


def absent_owners(agreements: Iterable[Agreement], number: int) -> set[int]:
    """The owners who are absent after ``number`` moves."""
    owners: set[int] = set()
    for change, owner, at in agreements:
        if at <= number and change is Change.LEFT:
            owners.add(owner)
        elif at <= number and change is Change.BACK:
            owners.discard(owner)
    return owners


def are_consistent(agreements: Sequence[Agreement], owners: int) -> bool:
    """Whether agreements are consistent, given the number of owners.

    A present owner can leave unless they're the last one; only an absent owner can return. An undo
    never goes back past an earlier agreement of another kind.
    """
    absent_owners: set[int] = set()
    floor = last = 0
    for change, owner, at in agreements:
        if change is Change.UNDO:
            is_consistent = owner == 0 and at >= floor
        else:
            is_leaving = change is Change.LEFT
            is_consistent = at >= last and owner < owners and (owner in absent_owners) != is_leaving
            absent_owners ^= {owner}
            floor = at
        last = at
        if not is_consistent or len(absent_owners) == owners:
            return False
    return len(agreements) <= MAX_AGREEMENTS


def to_bytes(agreements: Sequence[Agreement]) -> bytes:
    """Three bytes per agreement: change and owner in half a byte each, then the number of moves."""
    return b"".join(
        bytes([change.value << 4 | owner]) + at.to_bytes(2, "big")
        for change, owner, at in agreements
    )


def from_bytes(data: bytes) -> Agreements:
    """The agreements in bytes from `to_bytes`; raises ValueError for any other bytes."""
    starts = range(0, len(data), AGREEMENT_BYTES)
    return tuple(
        Agreement(
            Change(data[start] >> 4),
            data[start] & 15,
            int.from_bytes(data[start + 1 : start + AGREEMENT_BYTES], "big"),
        )
        for start in starts
    )
