"""Other versions of a live game, which this player can compare and switch to."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from realmino.together.letter import Letter

GRACE_SECONDS: Final = 4.0
"""Seconds to wait for a message that explains another version before it counts."""


@dataclass
class Version:
    """An owner's other version of the game."""

    letter: Letter
    reason: str
    """Why it can't be merged: a value in `VERSIONS`, or ``kept`` if its owner rejects ours."""
    since: float
    is_rejected: bool = False
    """Whether this player has rejected it."""


class Versions:
    """The other owners' versions that can't be merged with ours."""

    def __init__(self) -> None:
        self.by_owner: dict[int, Version] = {}
        self._declined: set[int] = set()
        self.rejected_by: set[int] = set()
        """The owners who have rejected our version."""

    def note(self, owner: int, letter: Letter, reason: str, now: float) -> None:
        """Records an owner's version."""
        is_declined = owner in self._declined  # never ask the same question twice
        known = self.by_owner.setdefault(owner, Version(letter, reason, now, is_declined))
        known.letter, known.reason = letter, reason

    def reject(self, owner: int) -> Letter:
        """Rejects an owner's version, and returns it."""
        self._declined.add(owner)
        self.by_owner[owner].is_rejected = True
        return self.by_owner[owner].letter

    def drop(self, owner: int) -> None:
        """Records that an owner has our version."""
        self.by_owner.pop(owner, None)

    def clear(self) -> None:
        """Forgets everything, after a switch to another version."""
        self.by_owner.clear()
        self._declined.clear()
        self.rejected_by.clear()

    def questions(self, now: float) -> list[int]:
        """The owners whose versions this player has to decide about."""
        return [
            owner
            for owner, version in self.by_owner.items()
            if not version.is_rejected and now - version.since >= GRACE_SECONDS
        ]

    @property
    def rejected_owners(self) -> tuple[int, ...]:
        """The owners whose versions this player has rejected."""
        return tuple(owner for owner, known in self.by_owner.items() if known.is_rejected)


def may_add(ours: Letter, received: Letter) -> bool:
    """Whether a letter may contain something new."""
    links = zip(received.chance.links, ours.chance.links, strict=True)
    return (
        received.number > ours.number
        or len(received.chance.agreements) > len(ours.chance.agreements)
        or any(theirs.number > known.number for theirs, known in links)
    )


def is_confirmed(
    ours: Letter, newer: Letter, present: Collection[int], latest: Mapping[int, Letter]
) -> bool:
    """Whether the present owners' own ``latest`` letters contain their new choices."""
    known = {*ours.choices()}
    return all(
        player in latest and choice in {*latest[player].choices()}
        for choice in newer.choices()
        if choice not in known
        if (player := newer.player_of(choice[0], choice[1])) in present
    )
